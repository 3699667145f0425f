"""Games of the past: replayed, exported, imported, and played on from."""

from typing import Any

from astrarium import moments
from astrarium.server.errors import ApiError, not_found
from astrarium.server.host import Host
from astrarium.server.people.person import Person
from astrarium.server.requests import Fork, NewRecord, NewSeat
from astrarium.server.tables import seen_positions as positions
from astrarium.server.tables.access import open_table
from astrarium.server.tables.create import lay_table
from astrarium.server.tables.timeline import Timeline
from astrarium.server.wire import Clock, Replayed


def replayed(host: Host, table: str, person: Person, number: int) -> Replayed:
    """The position after so many actions, through the eyes of one's seat, and the action that led to it."""
    with open_table(host, table, person) as snapshot:
        timeline = snapshot.game()
        if not 0 <= number <= len(timeline.done):
            raise not_found("there is no such move")
        return Replayed(
            position=positions.position(timeline.moments.at(number), snapshot.seat, listing=False),
            entry=positions.entry(timeline, number, snapshot.seat) if number else None,
            length=len(timeline.done),
        )


def overlay(host: Host, table: str, person: Person, name: str, number: int) -> dict[str, Any]:
    """What can be laid over the board after so many actions (-1: now), as one's seat may know it."""
    with open_table(host, table, person) as snapshot:
        timeline = snapshot.game()
        if number > len(timeline.done):
            raise not_found("there is no such move")
        game = timeline.game if number < 0 else timeline.moments.at(number)
        found = game.overlay(snapshot.seat, name)
    if found is None:
        raise not_found("there is no such overlay")
    return found


def exported(host: Host, table: str, person: Person) -> str:
    """The record of a finished game; that of a running one would tell its seed, and with it all that is hidden."""
    with open_table(host, table, person) as snapshot:
        snapshot.must_be("finished")
        return snapshot.game().game.record().dumps()


def import_record(host: Host, person: Person, ask: NewRecord) -> str:
    """A table of the game that a record tells, finished or to be played on; its id."""
    timeline = Timeline.of(moments(ask.text), host.now())
    seats = ask.seats or _usual(timeline)
    return lay_table(host, person, timeline, seats, ask.title, ask.private, Clock(), practice=True)


def fork(host: Host, table: str, person: Person, ask: Fork) -> str:
    """A table that goes on from a position of a finished game; its id."""
    with open_table(host, table, person) as snapshot:
        snapshot.must_be("finished")
        told = snapshot.game().moments.clone()
    if ask.at > told.game.length:
        raise not_found("there is no such move")
    told.go_back(ask.at)
    timeline = Timeline.of(told, host.now())
    if timeline.game.is_over:
        raise ApiError("not-allowed", "the game is over there")
    seats = ask.seats or _usual(timeline)
    return lay_table(host, person, timeline, seats, ask.title, ask.private, ask.clock, practice=True)


def _usual(timeline: Timeline) -> list[NewSeat]:
    """Nobody sits at a game that is over; otherwise whoever makes the table, against bots."""
    game = timeline.game
    if game.is_over:
        return [NewSeat(kind="open") for _ in range(game.players)]
    mine = game.to_act[0]
    return [NewSeat(kind="person" if seat == mine else "bot") for seat in range(game.players)]
