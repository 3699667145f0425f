"""Players that are programs. They know games only by the kernel's contract."""

from astrarium.bots.bot import FREE, Bot, BotFailed, Budget, Chair, UnknownBot
from astrarium.bots.dice import dice
from astrarium.bots.registry import ADVISER, DEFAULT, FALLBACK, bot_named, bot_names
from astrarium.bots.seated import SeatedBot

__all__ = [
    "ADVISER",
    "DEFAULT",
    "FALLBACK",
    "FREE",
    "Bot",
    "BotFailed",
    "Budget",
    "Chair",
    "SeatedBot",
    "UnknownBot",
    "bot_named",
    "bot_names",
    "dice",
]
