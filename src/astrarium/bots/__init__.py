"""Players that are programs. They know games only by the kernel's contract."""

from astrarium.bots.bot import Bot, UnknownBot, bot_named, bot_names

__all__ = ["Bot", "UnknownBot", "bot_named", "bot_names"]
