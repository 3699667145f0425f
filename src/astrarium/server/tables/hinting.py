"""Hints: what a bot would do in the place of whoever asks. Only where nobody else could mind."""

from typing import Final

from astrarium.server.asks import HintAsked
from astrarium.server.host import Host
from astrarium.server.people import Person
from astrarium.server.problems import Trouble
from astrarium.server.tables.moving import check_seq
from astrarium.server.tables.reading import Snapshot, looking
from astrarium.server.tables.trying import play_on
from astrarium.server.thinking import Job

ADVISER: Final = "greedy"
"""The bot that is asked for advice."""


def hint_job(host: Host, table: str, person: Person, ask: HintAsked) -> Job:
    """The question to the adviser: the decision that the asking seat owes after the actions it has tried."""
    with looking(host, table, person) as snapshot:
        seat = snapshot.own_seat()
        _must_be_alone(snapshot, seat)
        snapshot.must_be("playing")
        check_seq(host, snapshot, ask.seq)
        timeline = snapshot.game()
        game = timeline.game.clone()
        done = [(each.seat, each.text) for each in timeline.done]
    play_on(game, seat, ask.actions)
    if seat not in game.to_act:
        raise Trouble("not-allowed", "you owe no decision now")
    return Job(
        # A name of its own, so that the worker keeps the table itself in memory, too.
        table=f"{table} hint",
        game=snapshot.table.game,
        players=snapshot.table.players,
        seed=snapshot.table.seed,
        options=snapshot.table.options,
        actions=[*done, *[(seat, text) for text in ask.actions]],
        seat=seat,
        bot=ADVISER,
        advice=True,
    )


def _must_be_alone(snapshot: Snapshot, seat: int) -> None:
    """Refused where another person sits, or may still sit down."""
    if any(row.kind != "bot" and row.seat != seat for row in snapshot.seats):
        raise Trouble("not-allowed", "hints are only for tables without other people")
