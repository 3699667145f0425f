"""What the families of actions share."""

from typing import Any

from astrarium.games.gaia.state.state import State
from astrarium.kernel.refusal import Refusal


def begin_action(state: State, seat: int) -> None:
    """The turn's one action begins: offers to charge follow it, then free actions again (GP-ACT-10)."""
    state.push("after_action", (), (seat,))
    state.push("offers")


def price(**amounts: int) -> dict[str, Any]:
    """A price by resource, without what is nothing."""
    return {what: amount for what, amount in amounts.items() if amount}


def not_enough(rule: str, what: str, need: int, have: int) -> Refusal:
    """Not enough of something."""
    return Refusal(rule, "short", what, need, have)


def bit(place: int) -> int:
    """The set of one hex."""
    return 1 << place
