"""Which bots there are: our own, those that installed packages bring, and any class that is named in full."""

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from astrarium.bots.bot import Bot, UnknownBot
from astrarium.kernel import AstrariumError, Message
from astrarium.kernel.errors import failure_of

BOTS: Final[dict[str, str]] = {
    "random": "astrarium.bots.random:RandomBot",
    "greedy": "astrarium.bots.greedy:GreedyBot",
    "novice": "astrarium.bots.levels:Novice",
    "casual": "astrarium.bots.levels:Casual",
    "skilled": "astrarium.bots.levels:Skilled",
    "expert": "astrarium.bots.levels:Expert",
}
"""The class of each bot, loaded when the bot is first asked for: some bots need heavy libraries."""

DEFAULT: Final = "casual"
"""Who plays where nobody is named."""

ADVISER: Final = "skilled"
"""Who is asked for advice: it answers at once, and plays better than most who ask."""

IN_RUNS: Final = "random"
"""Who plays in the runs of an arena where nobody is named: they begin at once and tell how fast the engine is."""

FALLBACK: Final = "random"
"""Who plays on where a bot has failed: it needs nothing that could fail, too."""

PROGRAM: Final = "exec"
"""A program that speaks the protocol of docs/bot-protocol.md: ``exec:node bot.js``."""

GROUP: Final = "astrarium.bots"


OFFERED: Final[list[str]] = []
"""Further bots by their full names that whoever runs a server offers there."""


def offered() -> list[str]:
    """All that a server lets people choose from."""
    return bot_names() + [name for name in OFFERED if name not in registered()]


def registered() -> dict[str, str]:
    """The bots that have a short name: our own, and those of installed packages, which cannot replace them."""
    return BOTS | {name: path for name, path in guests().items() if name not in BOTS}


@cache
def guests() -> dict[str, str]:
    """The bots of installed packages, looked for once."""
    return {entry.name: entry.value for entry in sorted(entry_points(group=GROUP))}


def bot_names() -> list[str]:
    """The short names of all bots."""
    return list(registered())


def bot_named(name: str) -> Bot:
    """A new bot: by its short name, as ``package.module:Class``, or as ``exec:`` and a command.

    A module may also lie in the folder in which the program was started: ``mybot:MyBot`` is in ``mybot.py``.

    After a (further) colon the name may carry parameters.
    """
    kind, _, parameters = name.partition(":")
    if kind == PROGRAM and parameters:
        from astrarium.bots.program import ProgramBot

        return ProgramBot(parameters)
    known = registered()
    if kind in known:
        return _made(known[kind], parameters)
    path, _, parameters = parameters.partition(":")
    if path.isidentifier():
        _look_here()
        if "." in kind or (kind.isidentifier() and find_spec(kind)):
            return _made(f"{kind}:{path}", parameters)
    said = Message("wrong-bot", {"name": kind, "known": ", ".join(known)})
    text = f"there is no bot {kind!r}; there are {', '.join(known)}, package.module:Class and exec:command"
    raise UnknownBot(text, said)


def _look_here() -> None:
    """What is installed comes before what lies in this folder."""
    here = str(Path.cwd())
    if "" not in sys.path and here not in sys.path:
        sys.path.append(here)


def _made(path: str, parameters: str) -> Bot:
    module, _, name = path.partition(":")
    try:
        kind = getattr(import_module(module), name)
        bot = kind(parameters) if parameters else kind()
    except AstrariumError:
        raise
    except (Exception, SystemExit) as error:
        # The code of a guest may do anything, and be it to leave the program.
        raise UnknownBot(f"the bot {path} cannot be loaded: {failure_of(error)}") from error
    if not isinstance(bot, Bot):
        raise UnknownBot(f"{path} is no bot: it does not derive from astrarium.bots.Bot")
    return bot
