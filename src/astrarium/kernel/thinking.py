"""Thinking about a decision: what a game's own player of a level is, and what it may spend."""

from typing import Final

from astrarium.kernel.action import Action
from astrarium.kernel.compat import mypyc_attr
from astrarium.kernel.perspective import Perspective
from astrarium.kernel.rng import Rng

LEVELS: Final = ("novice", "casual", "skilled", "expert")
"""The levels of play, from weak to strong."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Meter:
    """Counts what a decision costs. A node is a position that was judged; a limit of 0 is none.

    The engine knows no clock: whoever has one looks at it in a subclass. ``limit`` says also then for how many nodes
    to plan.
    """

    limit: int
    spent: int

    def __init__(self, limit: int = 0) -> None:
        self.limit = limit
        self.spent = 0

    def spend(self, nodes: int) -> bool:
        """Count some nodes more; false once nothing is left."""
        self.spent += nodes
        return not self.limit or self.spent < self.limit


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker:
    """How one level plays one game. It remembers nothing from one decision to the next."""

    @property
    def nodes(self) -> int:
        """What it spends on a decision where nobody says how much."""
        return 200

    @property
    def pace(self) -> int:
        """About how many nodes it judges in a second on one core: a budget in seconds is planned by it."""
        return 2000

    def choose(self, eyes: Perspective, rng: Rng, meter: Meter) -> Action:
        """One of the legal actions of the seat; it follows from what the seat sees, ``rng`` and the meter."""
        raise NotImplementedError
