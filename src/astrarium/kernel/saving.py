"""Saved games: read back with their position, so that nothing is played again."""

from typing import Any

import msgspec

from astrarium.kernel.errors import AstrariumError, BadRecord
from astrarium.kernel.game import Game, resumed
from astrarium.kernel.moments import Moments
from astrarium.kernel.position import restored
from astrarium.kernel.record import Record
from astrarium.kernel.rules import Rules


def read_save(text: bytes | str) -> dict[str, Any]:
    """What a save holds, or ``BadRecord``."""
    try:
        parts = msgspec.json.decode(text)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise BadRecord(f"this is not a saved game: {error}") from None
    if not isinstance(parts, dict) or parts.get("astrarium") != "save":
        raise BadRecord("this is not a saved game")
    return parts


def game_of_save(rules: Rules[Any], parts: dict[str, Any]) -> Game:
    """The game of a save. Where another release stored positions otherwise, its record is played instead."""
    try:
        game = _resumed(rules, parts)
        if parts["guess"] or parts["facts"] != rules.facts_format or game.hash() == parts["hash"]:
            return game
    except (AstrariumError, LookupError, TypeError, ValueError, AttributeError) as error:
        if parts.get("guess", True):
            raise BadRecord(f"the saved position cannot be read: {error}") from None
    return Moments.of_record(rules, _record(parts)).game


def _resumed(rules: Rules[Any], parts: dict[str, Any]) -> Game:
    actions = [(int(seat), rules.parse(text)) for seat, text in parts["actions"]]
    position = restored(rules, parts["position"])
    return resumed(
        rules, position, parts["seed"], parts["options"], parts["rules"], actions, parts["settled"], parts["guess"]
    )


def _record(parts: dict[str, Any]) -> Record:
    try:
        actions = [(int(seat), str(text)) for seat, text in parts["actions"]]
        return Record(
            parts["game"],
            parts["rules"],
            parts["players"],
            parts["seed"],
            parts["options"],
            actions,
            parts["hash"],
            parts["facts"],
        )
    except (LookupError, TypeError, ValueError) as error:
        raise BadRecord(f"this saved game lacks something: {error}") from None
