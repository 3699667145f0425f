"""What a bot is, and which there are."""

from importlib import import_module
from typing import Final

from astrarium.kernel.action import Action
from astrarium.kernel.errors import AstrariumError
from astrarium.kernel.perspective import Perspective
from astrarium.kernel.rng import Rng

BOTS: Final[dict[str, str]] = {
    "random": "astrarium.bots.random",
    "greedy": "astrarium.bots.greedy",
}
"""The module of each bot, loaded when the bot is first asked for: some bots will need heavy libraries."""


class UnknownBot(AstrariumError):
    """A bot that is not installed, or a parameter that it does not take."""


class Bot:
    """A player that is a program.

    One bot sits in one seat of one game, so it may remember what it likes. It is given the game through the
    eyes of its seat and nothing else, and takes all its chance from ``rng``, so a match can be repeated.
    A subclass is made with the text that followed the colon in its name (``search:400``), usually none.
    """

    def __init__(self, parameters: str = "") -> None:
        if parameters:
            raise UnknownBot(f"this bot takes no parameters, but was given {parameters!r}")

    def choose(self, eyes: Perspective, rng: Rng) -> Action:
        """One of the legal actions of the seat."""
        raise NotImplementedError


def bot_names() -> list[str]:
    """The names of all bots."""
    return list(BOTS)


def bot_named(name: str) -> Bot:
    """A new bot of that name; after a colon the name may carry parameters."""
    kind, _, parameters = name.partition(":")
    if kind not in BOTS:
        raise UnknownBot(f"there is no bot {kind!r}; there are {', '.join(BOTS)}")
    bot: Bot = import_module(BOTS[kind]).BOT(parameters)
    return bot
