"""What a bot is: the contract between a program and whoever seats it."""

from typing import Any

import msgspec

from astrarium.kernel.action import Action
from astrarium.kernel.errors import AstrariumError
from astrarium.kernel.perspective import Perspective
from astrarium.kernel.rng import Rng


class UnknownBot(AstrariumError):
    """A bot that is not installed, or a parameter that it does not take."""


class BotFailed(AstrariumError):
    """A bot that gave no answer, or none that counts."""


class Budget(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a bot may spend on one decision: seconds, or nodes (positions looked at), or, with neither, what it likes.

    Nodes are counted the same on every machine, so a match with them can be repeated; seconds cannot. One that is
    ``usual`` is no invitation: a bot spends what it always does, and only nobody waits longer than the seconds.
    """

    seconds: float | None = None
    nodes: int | None = None
    usual: bool = False

    @staticmethod
    def read(text: str) -> "Budget":
        """A budget as it is given on the command line: ``2s`` or ``500ms``, or ``400`` for nodes."""
        for unit, part in (("ms", 0.001), ("s", 1.0)):
            number = text.removesuffix(unit)
            if number != text and number.replace(".", "", 1).isdecimal():
                return Budget(seconds=float(number) * part)
        if text.isdecimal() and int(text):
            return Budget(nodes=int(text))
        raise UnknownBot(f"a budget is seconds (2s, 500ms) or a number of nodes (400), not {text!r}")


FREE = Budget()
"""No limit: a bot spends what it thinks right."""


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """Where a bot sits: the game as everybody may know it before it begins, and the seat."""

    game: str
    version: int
    players: int
    seat: int
    options: dict[str, Any]


class Bot:
    """A player that is a program.

    One instance sits in one seat of one game, so it may remember what it likes. But what it remembers is a cache: an
    instance that is lost is made anew, told everything again, and must then choose as the lost one would have. So it
    chooses by what it was told, what it sees, and ``rng``, and by nothing else.

    A subclass is made with the text that followed the colon in its name (``search:400``), usually none.
    """

    def __init__(self, parameters: str = "") -> None:
        if parameters:
            raise UnknownBot(f"this bot takes no parameters, but was given {parameters!r}")

    def sit(self, chair: Chair) -> None:
        """Take the seat; told once, before anything else."""

    def told(self, events: list[dict[str, Any]]) -> None:
        """Learn what happened, as the seat may see it: after every action at the table, those of the bot included."""

    def choose(self, eyes: Perspective, rng: Rng, budget: Budget = FREE) -> Action:
        """One of the legal actions of the seat."""
        raise NotImplementedError

    def leave(self) -> None:
        """The game is over, or somebody else sits here now."""
