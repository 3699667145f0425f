"""What becomes of a position if only one seat goes on: others decline, skip their turns, and choose what is first."""

from typing import Final

from astrarium.games.gaia.state.state import AUTOMA, State
from astrarium.games.gaia.verbs import GaiaAction
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.rules import Rules

REFUSED: Final[dict[str, str]] = {"charge": "decline", "exchange": "done", "redeem": "done", "closing": "end"}
"""What others answer where they may do without."""
RUNAWAY: Final = 2000


def lean(state: State) -> State:
    """A copy to plan in: where points once came from is left out, as it would be copied a thousand times."""
    copy = state.clone()
    for player in copy.seats:
        player.ledger = []
    return copy


def after(rules: Rules[State], state: State, seat: int, line: list[Action]) -> State:
    """A copy of the position in which a seat has played a line and nothing else has happened yet."""
    copy = state.clone()
    events: list[Event] = []
    for number, action in enumerate(line):
        if number:
            run(rules, copy, events)
        rules.perform(copy, seat, action, events)
    run(rules, copy, events)
    return copy


def run(rules: Rules[State], state: State, events: list[Event]) -> None:
    """What happens by itself, up to the next decision or a turn of the Automa, whose cards nobody knows."""
    agenda = state.agenda
    for _ in range(RUNAWAY):
        if not agenda or agenda[-1].seats or agenda[-1].kind == "automa_turn":
            return
        rules.run(state, agenda.pop(), events)
    raise AssertionError("gaia: the flow does not come to a decision")


def go_on(rules: Rules[State], state: State, seat: int) -> None:
    """Go on, without the others, until the seat owes a decision or the game is over; changes the position."""
    events: list[Event] = []
    for _ in range(RUNAWAY):
        run(rules, state, events)
        if not state.agenda:
            return
        step = state.agenda[-1]
        if seat in step.seats:
            return
        if step.kind in ("turn", "automa_turn"):
            state.agenda.pop()
            if state.seats[seat].passed:
                # Nobody is waited for once the seat has passed: the round ends for all.
                other = step.seats[0] if step.seats else AUTOMA
                state.seats[other].passed = True
                state.passed_order.append(other)
            continue
        other = step.seats[0]
        answer = GaiaAction(REFUSED[step.kind]) if step.kind in REFUSED else rules.legal(state, other)[0]
        rules.perform(state, other, answer, events)
    raise AssertionError("gaia: a position without the others comes to no end")
