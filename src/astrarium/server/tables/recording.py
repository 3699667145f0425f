"""Games of the past: replayed, exported, imported, and played on from."""

from astrarium import replay
from astrarium.kernel import Record
from astrarium.server.asks import Fork, NewRecord, NewSeat
from astrarium.server.host import Host
from astrarium.server.people import Person
from astrarium.server.problems import Trouble, not_found
from astrarium.server.tables import positions
from astrarium.server.tables.making import lay_table
from astrarium.server.tables.reading import looking
from astrarium.server.tables.timeline import Timeline
from astrarium.server.wire import Clock, Replayed


def replayed(host: Host, table: str, person: Person, number: int) -> Replayed:
    """The position after so many actions, through the eyes of one's seat, and the action that led to it."""
    with looking(host, table, person) as snapshot:
        timeline = snapshot.game()
        if not 0 <= number <= len(timeline.done):
            raise not_found("there is no such move")
        return Replayed(
            position=positions.position(timeline.at(number), snapshot.seat, listing=False),
            entry=positions.entry(timeline, number, snapshot.seat) if number else None,
            length=len(timeline.done),
        )


def exported(host: Host, table: str, person: Person) -> str:
    """The record of a finished game; that of a running one would tell its seed, and with it all that is hidden."""
    with looking(host, table, person) as snapshot:
        snapshot.must_be("finished")
        return snapshot.game().game.record().dumps()


def import_record(host: Host, person: Person, ask: NewRecord) -> str:
    """A table of the game that a record tells, finished or to be played on; its id."""
    record = Record.loads(ask.text)
    replay(record)
    timeline = _timeline(record, len(record.actions), host.now())
    seats = ask.seats or _usual(timeline)
    return lay_table(host, person, timeline, seats, ask.title, ask.private, Clock())


def fork(host: Host, table: str, person: Person, ask: Fork) -> str:
    """A table that goes on from a position of a finished game; its id."""
    with looking(host, table, person) as snapshot:
        snapshot.must_be("finished")
        record = snapshot.game().game.record()
    if ask.at > len(record.actions):
        raise not_found("there is no such move")
    timeline = _timeline(record, ask.at, host.now())
    if timeline.game.is_over:
        raise Trouble("not-allowed", "the game is over there")
    return lay_table(host, person, timeline, ask.seats or _usual(timeline), ask.title, ask.private, ask.clock)


def _timeline(record: Record, length: int, at: int) -> Timeline:
    timeline = Timeline.begin(record.game, record.players, record.seed, record.options)
    for seat, text in record.actions[:length]:
        timeline.act(seat, text, at)
    return timeline


def _usual(timeline: Timeline) -> list[NewSeat]:
    """Nobody sits at a game that is over; otherwise whoever makes the table, against bots."""
    game = timeline.game
    if game.is_over:
        return [NewSeat(kind="open") for _ in range(game.players)]
    mine = game.to_act[0]
    return [NewSeat(kind="person" if seat == mine else "bot") for seat in range(game.players)]
