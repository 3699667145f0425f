"""Astrarium: space strategy games, whole and by the book, as a library."""

from typing import Any

from astrarium.games import catalogue
from astrarium.kernel import (
    Action,
    ActionSpace,
    AstrariumError,
    BadOption,
    BadRecord,
    Decision,
    Event,
    Features,
    FeatureSpace,
    Game,
    IllegalAction,
    Moments,
    NothingToUndo,
    PartialAction,
    Perspective,
    Record,
    Refusal,
    Rng,
    UnknownGame,
    UnreadableAction,
    showing,
)
from astrarium.kernel.game import NEWEST
from astrarium.kernel.saving import game_of_save, read_save

__version__ = "0.2.0"

__all__ = [
    "Action",
    "ActionSpace",
    "AstrariumError",
    "BadOption",
    "BadRecord",
    "Decision",
    "Event",
    "FeatureSpace",
    "Features",
    "Game",
    "IllegalAction",
    "Moments",
    "NothingToUndo",
    "PartialAction",
    "Perspective",
    "Record",
    "Refusal",
    "Rng",
    "UnknownGame",
    "UnreadableAction",
    "__version__",
    "games",
    "is_compiled",
    "load",
    "moments",
    "new",
    "replay",
]


def new(
    game: str, players: int = 2, seed: int = 0, options: dict[str, Any] | None = None, version: int = NEWEST
) -> Game:
    """A new game of ``"gaia"`` (and others as ``games()`` lists them), ready for its first decision.

    ``version`` names an older version of the rules, as a record does.
    """
    return Game.new(catalogue.rules_of(game), players, seed, options or {}, version)


def replay(record: Record | str) -> Game:
    """The game that a record, or its text, tells; ``BadRecord`` if it cannot be trusted."""
    return moments(record).game


def load(saved: bytes | str) -> Game:
    """The game that ``game.save()`` wrote, with its position and its record; quicker than to replay it."""
    parts = read_save(saved)
    try:
        rules = catalogue.rules_of(str(parts.get("game")))
    except UnknownGame as error:
        raise BadRecord(str(error)) from None
    return game_of_save(rules, parts)


def moments(record: Record | str) -> Moments:
    """The same with all that happened in it, and the way to each of its positions."""
    if isinstance(record, str):
        record = Record.loads(record)
    try:
        rules = catalogue.rules_of(record.game)
    except UnknownGame as error:
        raise BadRecord(str(error)) from None
    return Moments.of_record(rules, record)


showing.REPLAY[:] = [moments]


def games() -> list[dict[str, Any]]:
    """What can be played: id, title, players, rules version, and the options with their meaning."""
    return [catalogue.describe(name) for name in catalogue.names()]


def is_compiled() -> bool:
    """Whether the engines run compiled."""
    from astrarium.kernel import game

    return not str(game.__file__).endswith(".py")
