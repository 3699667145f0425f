"""Race for the Galaxy keeps the kernel's contract, at every kind of table."""

import re
from pathlib import Path
from typing import Any

import pytest

import astrarium
from astrarium import Game
from astrarium.games.race import invariants
from tests import kit

HIDDEN = frozenset({"piles", "seats.hand", "seats.goods"})
TABLE = HIDDEN | {"seats.secret", "seats.drawn"}
DRAFT = TABLE | {"seats.starts", "rejected"}
SOLO = frozenset({"piles", "seats.goods", "robot.stack"})


def nothing_is_lost(game: Game) -> None:
    """Every card is in one place, and chips and goods add up."""
    wrong = invariants.check(game.position)
    assert not wrong, wrong


TABLES: list[tuple[int, dict[str, Any], frozenset[str]]] = [
    (1, {}, SOLO),
    (1, {"difficulty": "hard"}, SOLO),
    (2, {"expansion": False}, TABLE),
    (2, {"duel": True}, TABLE),
    (2, {"draft": True}, DRAFT),
    (2, {"cards": invariants.OWN_CARDS}, TABLE),
    (3, {"draft": True, "edition": "second"}, DRAFT),
    (3, {"setup": "first_game"}, TABLE),
    (4, {"goals": False}, TABLE),
    (5, {}, TABLE),
]


def subject(players: int, options: dict[str, Any], hidden: frozenset[str]) -> kit.Subject:
    return kit.Subject(
        "race",
        players,
        options,
        invariants=nothing_is_lost,
        hidden=hidden,
        reveals=frozenset({"robot-flip", "gamble", "sacrifice"}),
        shared=frozenset({"options", "switches", "order", "goals", "rejected", "cards", "by_id"}),
        every=40,
        tries=4,
    )


@pytest.mark.parametrize(("players", "options", "hidden"), TABLES, ids=lambda value: str(value)[:30])
def test_the_contract(players: int, options: dict[str, Any], hidden: frozenset[str]) -> None:
    kit.check(subject(players, options, hidden), seeds=range(1))
