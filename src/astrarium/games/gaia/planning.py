"""A turn ahead: the position as if it were a seat's turn now, for somebody who plans while others move."""

from astrarium.games.gaia.state.state import State

TURNS = "turns"


def ahead(state: State, seat: int) -> State | None:
    """What is under way stays as it is, and the seat's turn comes next; nobody plans who has passed (GP-ACT-04)."""
    kinds = [step.kind for step in state.agenda]
    if state.phase != "actions" or state.seats[seat].passed or TURNS not in kinds:
        return None
    planned = state.clone()
    planned.agenda = planned.agenda[: kinds.index(TURNS) + 1]
    planned.push("turn", (seat,))
    return planned
