# mypyc: off
"""What follows from placing an ambassador on a space, voting or funding: asked for by whoever looks at the space."""

from typing import Any, Final

import msgspec

from astrarium.games.federation.components.ids import (
    AMBASSADOR_IDS,
    COLUMNS,
    COVER,
    FLOORS,
    FUND,
    GENERAL,
    MISSION_IDS,
    NONE,
    OUTER,
    PROJECT_IDS,
    SIDE_IDS,
    SPACE_IDS,
    VOTE,
    WING_IDS,
    floor_of,
    wing_of,
)
from astrarium.games.federation.counting import floor_votes, funds, wing_votes
from astrarium.games.federation.projects import length
from astrarium.games.federation.state.player import Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.message import Message, name, seat_name

NAMED: Final = 3
"""So many of those who have votes on a floor are named."""


def overlay(state: State, seat: int | None, asked: str) -> dict[str, Any] | None:
    """``space:s21``: of every ambassador that is left, what each of its sides would do there."""
    kind, _, word = asked.partition(":")
    if kind != "space" or word not in SPACE_IDS or seat is None:
        return None
    player, space = state.seats[seat], SPACE_IDS.index(word)
    follows = {
        f"place {AMBASSADOR_IDS[ambassador]} {SIDE_IDS[side]} {word}": lines(state, player, ambassador, side, space)
        for ambassador in range(len(AMBASSADOR_IDS))
        for side in (VOTE, FUND, COVER)
    }
    return {"follows": msgspec.to_builtins(follows)}


def lines(state: State, player: Player, ambassador: int, side: int, space: int) -> list[Message]:
    """What that means for floor and wing, or for project and mission."""
    if side == COVER:
        return [Message("federation-then-cover")]
    if space == OUTER:
        return [Message("federation-no-vote-there" if side == VOTE else "federation-no-fund-there")]
    return _voting(state, player, ambassador, space) if side == VOTE else _funding(state, player, space)


def _voting(state: State, player: Player, ambassador: int, space: int) -> list[Message]:
    """The floor and the wings with the ambassador in its place (FD-EXE-10, FD-EXE-13)."""
    then = state.clone()
    then.owners[space] = player.seat
    then.ambassadors[space] = ambassador
    then.sides[space] = VOTE
    floor, wing = floor_of(space), wing_of(space)
    votes = floor_votes(then)[floor]
    order = sorted(range(len(votes)), key=lambda place: -votes[place])
    leaders = [_tallied(state, place, votes[place]) for place in order[:NAMED] if votes[place]]
    wings = wing_votes(then)
    own: dict[str, Any] = {"wing": name("wing", WING_IDS[wing]), "own": wings[wing], "other": wings[1 - wing]}
    return [
        Message("federation-then-floor", {"floor": floor + 1, "votes": list(leaders)}),
        Message("federation-then-wing", own),
    ]


def _tallied(state: State, place: int, votes: int) -> Message:
    who = seat_name(place) if place < state.players else Message("federation-neutral-name")
    return Message("federation-tallied", {"name": who, "votes": votes})


def _funding(state: State, player: Player, space: int) -> list[Message]:
    """The project of the column, or the general one where it is full already; and the mission (FD-EXE-07, -09)."""
    project = state.parts.project_in_column[space % COLUMNS]
    pending = [floor for floor in range(FLOORS) if funds(state, floor * COLUMNS + space % COLUMNS)]
    at, steps = state.projects[project] + len(pending), length(state, project)
    found = [Message("federation-then-general", {"count": player.contributions + 1})]
    if project != GENERAL and at < steps:
        names = {"project": name("project", PROJECT_IDS[project], short=True)}
        found = [Message("federation-then-project", {**names, "from": at, "to": at + 1, "length": steps})]
    mission = state.parts.actions[state.parts.space_actions[space]].mission
    if mission != NONE and not player.markers >> mission & 1:
        found.append(Message("federation-then-mission", {"mission": name("mission", MISSION_IDS[mission])}))
    return found
