"""What belongs to the robot of the solo game."""

from typing import Any, final

from astrarium.games.race.state.player import NO_CARD


@final
class Robot:
    """The solo opponent: a stack, a tableau without powers, two tracks, and the overlays on its mat."""

    def __init__(self) -> None:
        self.start: int = NO_CARD
        self.credit: int = 0
        self.economy: int = 0
        # The action that a robot face stands for.
        self.counter: int = 0
        # Six-cost counters still beside the mat, and those in its tableau.
        self.counters: int = 0
        self.placed_counters: int = 0
        self.chips: int = 0
        self.stack: list[int] = []
        self.tableau: list[int] = []
        self.overlays: list[int] = []
        # The columns of the mat on which its dice lie this round.
        self.dice: list[int] = []

    # Written by `python -m build_tools.fields` from the fields above: change them there.

    def clone(self) -> "Robot":
        """An independent copy; what never changes is shared."""
        copy = Robot()
        copy.start = self.start
        copy.credit = self.credit
        copy.economy = self.economy
        copy.counter = self.counter
        copy.counters = self.counters
        copy.placed_counters = self.placed_counters
        copy.chips = self.chips
        copy.stack = self.stack[:]
        copy.tableau = self.tableau[:]
        copy.overlays = self.overlays[:]
        copy.dice = self.dice[:]
        return copy

    def plain(self) -> dict[str, Any]:
        """All of it as JSON-able data in a fixed order."""
        plain: dict[str, Any] = {}
        plain["start"] = self.start
        plain["credit"] = self.credit
        plain["economy"] = self.economy
        plain["counter"] = self.counter
        plain["counters"] = self.counters
        plain["placed_counters"] = self.placed_counters
        plain["chips"] = self.chips
        plain["stack"] = self.stack
        plain["tableau"] = self.tableau
        plain["overlays"] = self.overlays
        plain["dice"] = self.dice
        return plain

    def adopt(self, plain: dict[str, Any]) -> None:
        """Take over what ``plain`` wrote."""
        self.start = plain["start"]
        self.credit = plain["credit"]
        self.economy = plain["economy"]
        self.counter = plain["counter"]
        self.counters = plain["counters"]
        self.placed_counters = plain["placed_counters"]
        self.chips = plain["chips"]
        self.stack = list(plain["stack"])
        self.tableau = list(plain["tableau"])
        self.overlays = list(plain["overlays"])
        self.dice = list(plain["dice"])

    @staticmethod
    def restore(plain: dict[str, Any]) -> "Robot":
        """The robot whose ``plain()`` this was."""
        restored = Robot()
        restored.adopt(plain)
        return restored

    # End of what is written.
