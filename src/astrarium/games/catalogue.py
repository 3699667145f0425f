"""Which games there are; each is loaded when it is first asked for."""

from importlib import import_module
from typing import Any, Final

from astrarium.kernel.errors import UnknownGame
from astrarium.kernel.rules import Rules

GAMES: Final[dict[str, str]] = {
    "gaia": "astrarium.games.gaia.game",
    "race": "astrarium.games.race.game",
    "federation": "astrarium.games.federation.game",
}


def names() -> list[str]:
    """The ids of all games."""
    return list(GAMES)


def rules_of(name: str) -> Rules[Any]:
    """The rules of a game."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(GAMES)}")
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
