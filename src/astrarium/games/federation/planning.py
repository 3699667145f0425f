"""Planning the next turn while others move: what a turn meets lies open, or is drawn only once it is final."""

from astrarium.games.federation.state.state import State
from astrarium.games.federation.turns import may_place

TURNS = "turns"


def ahead(state: State, seat: int) -> State | None:
    """What is under way stays as it is, and the seat's turn comes next, if it has one left (FD-RND-01 to -04)."""
    kinds = [step.kind for step in state.agenda]
    if TURNS not in kinds or not may_place(state.seats[seat]):
        return None
    planned = state.clone()
    planned.agenda = planned.agenda[: kinds.index(TURNS) + 1]
    planned.push("turn", (seat,), (seat,))
    return planned
