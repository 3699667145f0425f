"""Hints: what a bot would do in the place of whoever asks. Only where nobody else could mind."""

from astrarium.bots import ADVISER
from astrarium.server.bots.thinking import Job
from astrarium.server.errors import ApiError
from astrarium.server.host import Host
from astrarium.server.people.person import Person
from astrarium.server.requests import HintAsked
from astrarium.server.tables.access import Snapshot, open_table
from astrarium.server.tables.actions import carry_out_unless_revealing
from astrarium.server.tables.moves import check_seq


def hint_job(host: Host, table: str, person: Person, ask: HintAsked) -> Job:
    """The question to the adviser: the decision that the asking seat owes after the actions it has tried."""
    with open_table(host, table, person) as snapshot:
        seat = snapshot.own_seat()
        _must_be_alone(snapshot, seat)
        snapshot.must_be("playing")
        check_seq(host, snapshot, ask.seq)
        timeline = snapshot.game()
    tried = carry_out_unless_revealing(timeline, seat, ask.actions)
    if seat not in tried.game.to_act:
        raise ApiError("not-allowed", "you owe no decision now")
    return Job.of(
        tried.game,
        [(done.seat, done.text) for done in tried.done],
        [done.events for done in tried.done],
        seat,
        ADVISER,
        # A name of its own, so that the worker keeps the table itself in memory, too.
        table=f"{table} hint",
        advice=True,
        person=person.id,
        share=person.share,
    )


def _must_be_alone(snapshot: Snapshot, seat: int) -> None:
    """Refused where another person sits, may still sit down, or may come back."""
    if any((row.kind != "bot" or row.is_stand_in) and row.seat != seat for row in snapshot.seats):
        raise ApiError("not-allowed", "hints are only for tables without other people")
