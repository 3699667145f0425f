"""Planning the next choice while others have still to make theirs."""

from astrarium.games.race.components.powers import DEVELOP, ROW_IDS, SETTLE
from astrarium.games.race.components.printed import ACTIONS
from astrarium.games.race.flow import is_last_round
from astrarium.games.race.state.state import State

PLACING = {DEVELOP: "develop", SETTLE: "settle"}


def ahead(state: State, seat: int) -> State | None:
    """The seat's next choice in secret: a card for the next phase that places one, or else its next action.

    Only what is certain for the seat is looked at: its own action while the others choose theirs, afterwards the
    phases that were called (RG-ROUND-03). What others have chosen takes no part in it.
    """
    kinds = [step.kind for step in state.agenda]
    if "round_end" not in kinds:
        return None
    row = next_placing(state, seat)
    if row is None and is_last_round(state):
        return None
    planned = state.clone()
    if state.phase == "actions":
        planned.seats[seat].actions = sorted(state.seats[seat].secret)
    for player in planned.seats:
        player.secret = []
    planned.agenda = planned.agenda[: kinds.index("round_end") + 1]
    if row is None:
        planned.phase = "actions"
        planned.push("actions_revealed")
        planned.push("actions", (seat,))
    else:
        planned.phase = ROW_IDS[row]
        planned.push("revealed")
        planned.push(PLACING[row], (seat,))
    return planned


def next_placing(state: State, seat: int) -> int | None:
    """The row of the next phase of this round in which cards are placed, as far as the seat knows that it comes."""
    if state.phase == "actions":
        rows = [ACTIONS[action].row for action in sorted(state.seats[seat].secret)]
    else:
        rows = [step.args[0] for step in reversed(state.agenda) if step.kind == "phase"]
    return next((row for row in rows if row in PLACING), None)
