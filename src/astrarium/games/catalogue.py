"""Which games there are: our own, and those that installed packages bring; each is loaded when first asked for."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from astrarium.kernel.errors import UnknownGame
from astrarium.kernel.message import Message
from astrarium.kernel.rules import Rules

GAMES: Final[dict[str, str]] = {
    "gaia": "astrarium.games.gaia.game",
    "race": "astrarium.games.race.game",
    "federation": "astrarium.games.federation.game",
}
"""The module of each game, which holds its ``RULES``."""

GROUP: Final = "astrarium.games"


@cache
def find_guests() -> None:
    """Add the games of installed packages, by their entry points: ``mygame = "package.module"``."""
    for entry in sorted(entry_points(group=GROUP)):
        GAMES.setdefault(entry.name, entry.module)


def names() -> list[str]:
    """The ids of all games."""
    find_guests()
    return list(GAMES)


def rules_of(name: str) -> Rules[Any]:
    """The rules of a game."""
    find_guests()
    if name not in GAMES:
        said = Message("wrong-game", {"name": name, "known": ", ".join(GAMES)})
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(GAMES)}", said)
    rules: Rules[Any] = import_module(GAMES[name]).RULES
    return rules


def describe(name: str) -> dict[str, Any]:
    """The facts of a game as JSON-able data."""
    rules = rules_of(name)
    return {
        "id": rules.id,
        "title": rules.title,
        "players": [rules.min_players, rules.max_players],
        "rules_version": rules.version,
        "options": [option.plain() for option in rules.declared],
    }
