"""Which games there are: our own, and those that installed packages bring; each is loaded when first asked for."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final
from warnings import warn

from astrarium.kernel.errors import UnknownGame, failure_of
from astrarium.kernel.message import Message
from astrarium.kernel.rules import Rules

GAMES: Final[dict[str, str]] = {
    "gaia": "astrarium.games.gaia.game",
    "race": "astrarium.games.race.game",
    "federation": "astrarium.games.federation.game",
}
"""The module of each game, which holds its ``RULES``."""

OWN: Final = tuple(GAMES)

GROUP: Final = "astrarium.games"


@cache
def find_guests() -> None:
    """Add the games of installed packages, by their entry points: ``mygame = "package.module"``."""
    for entry in sorted(entry_points(group=GROUP)):
        GAMES.setdefault(entry.name, entry.module)


def names() -> list[str]:
    """The ids of all games; one of another package that cannot be loaded is left out, with a warning."""
    find_guests()
    return [name for name in GAMES if name in OWN or _loads(name)]


def rules_of(name: str) -> Rules[Any]:
    """The rules of a game."""
    find_guests()
    if name not in GAMES:
        said = Message("wrong-game", {"name": name, "known": ", ".join(GAMES)})
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(GAMES)}", said)
    if name in OWN:
        own: Rules[Any] = import_module(GAMES[name]).RULES
        return own
    return _guest(name)


def _loads(name: str) -> bool:
    """Whether a guest can be played: one that is broken must not take all other games away."""
    try:
        rules_of(name)
    except UnknownGame as error:
        warn(str(error), RuntimeWarning, stacklevel=3)
        return False
    return True


def _guest(name: str) -> Rules[Any]:
    """The rules of a game of another package, whose code may do anything."""
    try:
        rules = import_module(GAMES[name]).RULES
    except (Exception, SystemExit) as error:
        raise UnknownGame(f"the game {name} ({GAMES[name]}) cannot be loaded: {failure_of(error)}") from error
    if not isinstance(rules, Rules):
        raise UnknownGame(f"the game {name} cannot be loaded: RULES of {GAMES[name]} are no rules")
    if rules.id != name:
        # Records name a game by its id, and must find it.
        raise UnknownGame(f"the game {name} cannot be loaded: {GAMES[name]} calls it {rules.id}")
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
