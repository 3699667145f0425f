"""Laws: revealing them, and voting (FD-SET-20, FD-EXE-13 to -15, FD-EOR-04 to -09)."""

from astrarium.games.federation.components.ids import LEFT, NONE, PLANET_IDS, RIGHT, WING_IDS
from astrarium.games.federation.counting import count, wing_votes
from astrarium.games.federation.gains import score
from astrarium.games.federation.state.state import State
from astrarium.kernel.event import NOBODY as NO_SEAT
from astrarium.kernel.event import Event
from astrarium.kernel.step import Step


def reveal_laws(state: State, events: list[Event]) -> None:
    """Both laws of the round; in the last round they lie open already (FD-EOR-05, FD-EOR-06, FD-EOR-09)."""
    state.revealed = True
    rounds = state.parts.rounds
    if state.next_laws[LEFT] != NONE:
        state.laws = state.next_laws
        state.next_laws = [NONE, NONE]
    else:
        state.laws = _different(state)
        if state.round == rounds - 1:
            _reveal_last(state)
    data = {"left": PLANET_IDS[state.laws[LEFT]], "right": PLANET_IDS[state.laws[RIGHT]], "round": state.round}
    events.append(Event("laws", NO_SEAT, "FD-EOR-05", data))


def _different(state: State) -> list[int]:
    """The tops of both stacks; an equal one on the right is shuffled back under the next (FD-EOR-05)."""
    left = state.law_stacks[LEFT].pop()
    stack = state.law_stacks[RIGHT]
    right = stack.pop()
    if left == right and stack:
        aside = right
        right = stack.pop()
        stack.append(aside)
        state.rng.shuffle(stack)
    return [left, right]


def _reveal_last(state: State) -> None:
    """Before the last round its laws are shown too; if equal, the right ones swap rounds (FD-EOR-06)."""
    if not state.law_stacks[LEFT] or not state.law_stacks[RIGHT]:
        return
    state.next_laws = [state.law_stacks[LEFT].pop(), state.law_stacks[RIGHT].pop()]
    if state.next_laws[LEFT] == state.next_laws[RIGHT]:
        swapped = state.laws[RIGHT]
        state.laws[RIGHT] = state.next_laws[RIGHT]
        state.next_laws[RIGHT] = swapped


def vote(state: State, step: Step, events: list[Event]) -> None:
    """The wing with more votes passes its law; at a tie the holder of the pawn chooses (FD-EXE-13, -14)."""
    left, right = wing_votes(state)
    events.append(Event("wing-votes", NO_SEAT, "FD-EXE-13", {"left": left, "right": right}))
    if left == right and state.laws[LEFT] != state.laws[RIGHT]:
        state.push("law", (state.president,), (state.president,))
    else:
        pass_law(state, LEFT if left > right else RIGHT, events)


def pass_law(state: State, wing: int, events: list[Event]) -> None:
    """The passed law scores all players (FD-EXE-15)."""
    law = state.parts.laws[state.laws[wing]]
    state.passed.append(law.index)
    events.append(Event("law", NO_SEAT, "FD-EXE-13", {"law": law.id, "wing": WING_IDS[wing]}))
    for player in state.seats:
        for effect in law.effects:
            vp = effect.amount * count(state, player, effect.per)
            score(state, player, vp, effect.cause, effect.rule, events)


def discard_laws(state: State) -> None:
    """The laws of the round are laid aside face up (FD-EOR-04)."""
    for wing in (LEFT, RIGHT):
        state.law_discards[wing].append(state.laws[wing])
        state.laws[wing] = NONE
