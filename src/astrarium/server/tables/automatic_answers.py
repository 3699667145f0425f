"""Automatic answers: what a seat leaves to the engine."""

from typing import Any, Final

import msgspec

from astrarium.games import catalogue
from astrarium.kernel import Action, BadOption, Game
from astrarium.server.host import Host
from astrarium.server.people.person import Person
from astrarium.server.tables.access import Snapshot, open_table
from astrarium.server.tables.actions import Carried, carry_out
from astrarium.server.tables.change import change_of
from astrarium.server.tables.played import played
from astrarium.server.tables.states import table_state
from astrarium.server.tables.timeline import Timeline
from astrarium.server.tables.write import write_table
from astrarium.server.wire import TableState

CHAIN: Final = 200
"""Automatic answers that may follow from one move."""


def set_answers(host: Host, table: str, person: Person, given: dict[str, Any]) -> TableState:
    """Set all automatic answers of one's seat; one that is due already is given at once."""
    with open_table(host, table, person) as snapshot:
        seat = snapshot.own_seat()
        row = snapshot.seats[seat]
        at = host.now()
        rows = {seat: msgspec.structs.replace(row, answers=read_answers(snapshot.table.game, given))}
        write_table(host, snapshot, change_of(snapshot.table, snapshot.seats, "seats", at, rows))
        if snapshot.table.status == "playing":
            _give(host, snapshot, at)
        return table_state(host, snapshot)


def read_answers(game: str, given: dict[str, Any]) -> dict[str, Any]:
    """The answers that are given, each with a value it may take."""
    declared = {option.name: option for option in catalogue.rules_of(game).answers}
    for name in given:
        if name not in declared:
            raise BadOption(f"there is no automatic answer {name!r}")
    return {name: declared[name].read(value) for name, value in given.items()}


def with_answers(snapshot: Snapshot, timeline: Timeline, at: int) -> Timeline:
    """The game after the seats have answered that have set automatic answers, as long as one is due."""
    settings = settings_of(snapshot)
    for _ in range(CHAIN):
        found = due(timeline, settings)
        if found is None:
            break
        timeline = carry_out(timeline, *found, at).confirmed(at)
    return timeline


def settings_of(snapshot: Snapshot) -> dict[int, dict[str, Any]]:
    """What answers for each seat in which a person plays: what was set, otherwise the default."""
    defaults = {option.name: option.default for option in catalogue.rules_of(snapshot.table.game).answers}
    return {row.seat: {**defaults, **row.answers} for row in snapshot.seats if row.kind == "person"}


def with_own_answers(carried: Carried, settings: dict[str, Any]) -> Carried:
    """What a seat tries, with the answers of its own that follow; what only ends its turn is left to it."""
    for _ in range(CHAIN):
        action = None if carried.reveals else _own(carried.shown.game, carried.seat, settings)
        if action is None:
            break
        carried = carried.then(carry_out(carried.shown, carried.seat, [str(action)]))
    return carried


def _own(game: Game, seat: int, settings: dict[str, Any]) -> Action | None:
    action = game.rules.answer(game.position, seat, settings) if seat in game.to_act else None
    ends = action is not None and action.verb in game.rules.closing
    return None if action is None or ends or game.why_not(seat, action) is not None else action


def due(timeline: Timeline, settings: dict[int, dict[str, object]]) -> tuple[int, list[str]] | None:
    """The first automatic answer that is due: the seat, and what it does.

    Among several people no secret is answered for anybody: how soon one has chosen would tell what there was.
    """
    game = timeline.game
    if not game.to_act or (len(settings) > 1 and game.position.agenda[-1].kind in game.rules.secret):
        return None
    last = timeline.done[-1].seat if timeline.done else -1
    for seat in game.to_act:
        if seat not in settings:
            continue
        waits = game.rules.answers_after_others if seat == last else ()
        known = {name: value for name, value in settings[seat].items() if name not in waits}
        action = game.rules.answer(game.position, seat, known)
        if action is not None and game.why_not(seat, action) is None:
            return seat, [str(action)]
    return None


def _give(host: Host, snapshot: Snapshot, at: int) -> None:
    game = snapshot.game()
    draft = with_answers(snapshot, game, at)
    if draft is not game:
        write_table(host, snapshot, played(snapshot, draft, at), draft)
