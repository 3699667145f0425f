"""Corrections of the rules: games that were begun before one go on as they began."""

from typing import Final

from astrarium.kernel.switch import Switch

SWITCHES: Final[tuple[Switch, ...]] = (
    Switch(
        "contribution_surplus",
        2,
        "The crystal of a contribution always comes; if the reserve is full, its owner chooses what goes back.",
        "FD-GPR-06",
    ),
    Switch(
        "any_moment",
        2,
        "Specialists of any time may be used at every decision of an own turn, inside an action too.",
        "FD-TRN-12",
    ),
    Switch(
        "kept_back",
        2,
        "What the action of a space will cost cannot be spent between placing and paying.",
        "FD-SEN-08",
    ),
    Switch(
        "must_build",
        2,
        "An action on E81216 that specialists make possible cannot be left.",
        "FD-E81-06",
    ),
)
SWITCH_IDS: Final[tuple[str, ...]] = tuple([switch.name for switch in SWITCHES])
"""Their names, which are those of fields of the position."""
