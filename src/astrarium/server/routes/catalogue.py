"""What can be played: games, options, components, rules, bots."""

from functools import cache
from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from astrarium import __version__
from astrarium.bots.registry import offered
from astrarium.games import catalogue as games
from astrarium.games import rulebook
from astrarium.kernel import Option, UnknownGame
from astrarium.server.errors import not_found
from astrarium.server.wire import Catalogue, GameInfo, OptionInfo, RuleInfo


@get("/api/catalogue", tags=["catalogue"], sync_to_thread=False)
def catalogue() -> Catalogue:
    """Games with their options, and the bots."""
    return _catalogue()


@get("/api/games/{game:str}/components", tags=["catalogue"], sync_to_thread=False)
def components(game: FromPath[str]) -> dict[str, Any]:
    """The data files of a game."""
    try:
        return games.rules_of(game).components()
    except UnknownGame as error:
        raise not_found(str(error)) from None


@get("/api/games/{game:str}/rules", tags=["catalogue"], sync_to_thread=False)
def rules(game: FromPath[str], language: FromQuery[str] = rulebook.ENGLISH) -> list[RuleInfo]:
    """The rules of a game, in our own words; in English where we have none in the language."""
    return _rules(_known(game), _spoken(language))


@get("/api/games/{game:str}/rules/{rule:str}", tags=["catalogue"], sync_to_thread=False)
def rule(game: FromPath[str], rule: FromPath[str], language: FromQuery[str] = rulebook.ENGLISH) -> RuleInfo:
    """One rule."""
    for found in _rules(_known(game), _spoken(language)):
        if found.id == rule.upper():
            return found
    raise not_found(f"there is no rule {rule!r}")


@cache
def _catalogue() -> Catalogue:
    return Catalogue(version=__version__, games=[_game(name) for name in games.names()], bots=offered())


def _game(name: str) -> GameInfo:
    found = games.rules_of(name)
    return GameInfo(
        id=found.id,
        title=found.title,
        version=found.version,
        min_players=found.min_players,
        max_players=found.max_players,
        options=[_option(option) for option in found.declared],
        answers=[_option(option) for option in found.answers],
    )


def _option(option: Option) -> OptionInfo:
    return msgspec.convert(option.plain(), OptionInfo)


def _known(game: str) -> str:
    if game not in games.names():
        raise not_found(f"there is no game {game!r}")
    return game


def _spoken(language: str) -> str:
    return language if language in rulebook.LANGUAGES else rulebook.ENGLISH


@cache
def _rules(game: str, language: str) -> list[RuleInfo]:
    found = rulebook.read_rules(rulebook.rules_text(game, language))
    return [RuleInfo(id=rule.id, group=rule.title, section=rule.section, text=rule.text) for rule in found]


ROUTES: list[Any] = [catalogue, components, rules, rule]
