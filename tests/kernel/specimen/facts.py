"""The facts of a position of Salvage, as they are promised: hashes are made of them, so they stay as they are.

Attributes and kinds of steps may be called otherwise tomorrow; the names here, their order and what is told may not.
"""

from typing import Any, Final

from astrarium.kernel import Step
from tests.kernel.specimen.components import WRECKS
from tests.kernel.specimen.state import State

FACTS: Final = (
    "beacon",
    "partner",
    "hands",
    "bids",
    "deck",
    "discard",
    "stack",
    "row",
    "salvaged",
    "points",
)

NUMBER: Final = "number"
WRECK: Final = "wreck"

# For each kind of step the promised word, and what its numbers name.
STEPS: Final[dict[str, tuple[str, ...]]] = {
    "round": ("round",),
    "bid": ("bid",),
    "reveal": ("reveal",),
    "tow": ("tow", NUMBER),
    "hail": ("hail", NUMBER),
    "haul": ("haul", NUMBER, WRECK),
}


def facts(state: State) -> list[Any]:
    """What the rules know of a position, in the order of ``FACTS``; wrecks go by their names."""
    return [
        state.beacon,
        state.partner,
        state.hands,
        state.bids,
        state.deck,
        state.discard,
        [WRECKS[wreck] for wreck in state.stack],
        [WRECKS[wreck] for wreck in state.row],
        [WRECKS[wreck] for wreck in state.salvaged],
        state.points,
    ]


def step_facts(step: Step) -> list[Any]:
    """A step of the agenda: its promised word, its seats, and what its numbers name."""
    word, *kinds = STEPS[step.kind]
    return [word, step.seats, [WRECKS[arg] if kind == WRECK else arg for arg, kind in zip(step.args, kinds)]]
