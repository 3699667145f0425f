"""What an action is that somebody names: the game's own, or a reason why it may not be done."""

from typing import Any

from astrarium.kernel.action import Action
from astrarium.kernel.errors import UnreadableAction
from astrarium.kernel.position import Position
from astrarium.kernel.refusal import UNREADABLE, Refusal
from astrarium.kernel.rules import Rules


def judged(
    rules: Rules[Any], position: Position, seat: int, action: Action | str, listing: list[Action] | None
) -> Action | Refusal:
    """The action as the game itself would make it, or why the seat, which owes a decision, may not do it.

    ``listing`` is what is legal for the seat, if it was listed already.
    """
    if isinstance(action, str):
        read = _read(rules, action)
    else:
        if listing is not None:
            listed = _in_listing(listing, action)
            if listed is not None:
                return listed
        read = _well_formed(rules, action)
        if isinstance(read, Refusal):
            listed = _in_listing(rules.legal(position, seat), action)
            return read if listed is None else listed
    if isinstance(read, Refusal):
        return read
    refusal = rules.why_not(position, seat, read)
    return read if refusal is None else refusal


def _read(rules: Rules[Any], text: str) -> Action | Refusal:
    try:
        return rules.parse(text)
    except UnreadableAction as error:
        return Refusal(rules.turn_rule, UNREADABLE, str(error))


def _in_listing(listing: list[Action], action: Action) -> Action | None:
    for listed in listing:
        if listed == action:
            return listed
    return None


def _well_formed(rules: Rules[Any], action: Action) -> Action | Refusal:
    """An action made by hand is asked about only if its notation reads back as it.

    So the rules never meet numbers that mean nothing, and every record can be read again.
    """
    try:
        text = str(action)
    except LookupError:
        # A notation names things by looking them up.
        return Refusal(rules.turn_rule, UNREADABLE, f"{action.verb} {action.args}")
    read = _read(rules, text)
    if isinstance(read, Action) and read != action:
        return Refusal(rules.turn_rule, UNREADABLE, text)
    return read
