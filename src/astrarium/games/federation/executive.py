"""The executive phase: income, upkeep, funding, floors, law (FD-EXE)."""

from typing import Any

from astrarium.games.federation.accreditation import fall_to, free_level, marker_level, payable_levels
from astrarium.games.federation.components.components import FLOOR_IDS
from astrarium.games.federation.components.ids import LEFT, RIGHT, SLOTS, SPACES, WING_IDS
from astrarium.games.federation.counting import floor_votes, funds, level, wing_votes
from astrarium.games.federation.gains import score
from astrarium.games.federation.state.state import State
from astrarium.kernel.event import NOBODY as NO_SEAT
from astrarium.kernel.event import Event
from astrarium.kernel.step import Step


def executive_phase(state: State, step: Step, events: list[Event]) -> None:
    """Five steps, each for all players before the next (FD-EXE-01, FD-EXE-17)."""
    state.phase = "executive"
    events.append(Event("executive", NO_SEAT, "FD-EXE-01", {"round": state.round}))
    state.push("end_of_round")
    state.push("vote")
    state.push("floors")
    state.push("funding")
    for seat in reversed(state.order()):
        state.push("upkeep", (), (seat,))
    for seat in reversed(state.order()):
        state.push("incomes", (), (seat,))


def forecast(state: State) -> dict[str, Any]:
    """What the phase would bring as the senate stands: how much income, who pays, what is funded, who leads."""
    left, right = wing_votes(state)
    floors: dict[str, Any] = {}
    for floor, votes in enumerate(floor_votes(state)):
        best = max(votes)
        leaders = [seat for seat in range(state.players) if best and votes[seat] == best]
        floors[FLOOR_IDS[floor]] = {"leaders": leaders, "neutral": best > 0 and votes[-1] == best}
    upkeeps = state.parts.upkeep
    return {
        "incomes": sum([player.slots.bit_count() for player in state.seats]),
        "paying": [player.seat for player in state.seats if any(upkeeps[marker_level(state, player) - 1])],
        "funding": len([space for space in range(SPACES) if funds(state, space)]),
        "floors": floors,
        "law": None if left == right else WING_IDS[LEFT if left > right else RIGHT],
    }


def incomes(state: State, step: Step, events: list[Event]) -> None:
    """The income of all own productions, from left to right (FD-EXE-02, FD-EXE-18)."""
    (seat,) = step.args
    for slot in range(SLOTS - 1, -1, -1):
        if state.seats[seat].slots >> slot & 1:
            state.push_effects(seat, state.parts.productions[state.productions[slot]].income)


def upkeep(state: State, step: Step, events: list[Event]) -> None:
    """From level 3 on a level costs something; whoever can pay nothing falls (FD-EXE-03 to -05)."""
    (seat,) = step.args
    player = state.seats[seat]
    level_now = marker_level(state, player)
    if not any(state.parts.upkeep[level_now - 1]):
        return
    if payable_levels(state, player):
        state.push("upkeep", (seat,), (seat,))
    else:
        fall_to(state, player, free_level(state, level_now), events)


def floors(state: State, step: Step, events: list[Event]) -> None:
    """On each floor the most votes score the own level; ties all score (FD-EXE-10 to -12, FD-3P-10)."""
    for floor, votes in enumerate(floor_votes(state)):
        best = max(votes)
        winners = [player for player in state.seats if votes[player.seat] == best] if best else []
        data = {"floor": floor + 1, "votes": votes[: state.players], "neutral": votes[-1]}
        events.append(Event("floor", NO_SEAT, "FD-EXE-10", data))
        for player in winners:
            cause = "floor:" + FLOOR_IDS[floor]
            score(state, player, level(state, player), cause, "FD-EXE-10", events)
