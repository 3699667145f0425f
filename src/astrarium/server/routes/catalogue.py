"""What can be played: games, options, components, rules, bots."""

import gzip
from functools import cache, lru_cache
from typing import Any, TypeVar, cast

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromPath, FromQuery

from astrarium import __version__
from astrarium.bots import DEFAULT
from astrarium.bots.registry import offered
from astrarium.games import catalogue as games
from astrarium.games import rulebook
from astrarium.kernel import LEVELS, Option, UnknownGame
from astrarium.server.bots.thinking import BUDGETS
from astrarium.server.errors import not_found
from astrarium.server.hosting.static_files import Asked, encodings
from astrarium.server.wire import Catalogue, GameInfo, OptionInfo, RuleInfo

Told = TypeVar("Told")


@get("/api/catalogue", tags=["catalogue"], sync_to_thread=False)
def catalogue(request: Asked) -> Response[Catalogue]:
    """Games with their options, and the bots."""
    return _packed(request, _catalogue())


@get("/api/games/{game:str}/components", tags=["catalogue"], sync_to_thread=False)
def components(request: Asked, game: FromPath[str]) -> Response[dict[str, Any]]:
    """The data files of a game."""
    try:
        return _packed(request, games.rules_of(game).components())
    except UnknownGame as error:
        raise not_found(str(error)) from None


@get("/api/games/{game:str}/rules", tags=["catalogue"], sync_to_thread=False)
def rules(
    request: Asked, game: FromPath[str], language: FromQuery[str] = rulebook.ENGLISH
) -> Response[list[RuleInfo]]:
    """The rules of a game, in our own words; in English where we have none in the language."""
    return _packed(request, _rules(_known(game), _spoken(language)))


@get("/api/games/{game:str}/rules/{rule:str}", tags=["catalogue"], sync_to_thread=False)
def rule(game: FromPath[str], rule: FromPath[str], language: FromQuery[str] = rulebook.ENGLISH) -> RuleInfo:
    """One rule."""
    for found in _rules(_known(game), _spoken(language)):
        if found.id == rule.upper():
            return found
    raise not_found(f"there is no rule {rule!r}")


def _packed(request: Asked, told: Told) -> Response[Told]:
    """What is told to everybody alike travels in few bytes: there is no secret in it that its length could betray."""
    plain = msgspec.json.encode(told)
    small = "gzip" in encodings(request)
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if small else {})
    body = _gzipped(plain) if small else plain
    return Response(cast(Told, body), headers=headers, media_type=MediaType.JSON)


@lru_cache(maxsize=32)
def _gzipped(plain: bytes) -> bytes:
    return gzip.compress(plain, 9, mtime=0)


@cache
def _catalogue() -> Catalogue:
    return Catalogue(
        version=__version__,
        games=[_game(name) for name in games.names()],
        bots=offered(),
        levels=list(LEVELS),
        default_bot=DEFAULT,
        thinking=list(BUDGETS),
    )


def _game(name: str) -> GameInfo:
    found = games.rules_of(name)
    return GameInfo(
        id=found.id,
        title=found.title,
        version=found.version,
        min_players=found.min_players,
        max_players=found.max_players,
        options=[_option(option, found.field_kinds) for option in found.declared],
        answers=[_option(option, found.field_kinds) for option in found.answers],
    )


def _option(option: Option, kinds: dict[str, str]) -> OptionInfo:
    return msgspec.convert({**option.plain(), "names": kinds.get(option.name, option.name)}, OptionInfo)


def _known(game: str) -> str:
    if game not in games.names():
        raise not_found(f"there is no game {game!r}")
    return game


def _spoken(language: str) -> str:
    return language if language in rulebook.LANGUAGES else rulebook.ENGLISH


@cache
def _rules(game: str, language: str) -> list[RuleInfo]:
    found = rulebook.read_rules(rulebook.rules_text(game, language))
    english = rulebook.read_rules(rulebook.rules_text(game))
    drawn = games.rules_of(game).drawn({rule.id: rule.text for rule in english})
    return [
        RuleInfo(id=rule.id, group=rule.title, section=rule.section, text=rule.text, shows=drawn.get(rule.id, []))
        for rule in found
    ]


ROUTES: list[Any] = [catalogue, components, rules, rule]
