"""Federation keeps the kernel's contract, at every kind of table."""

import re
from pathlib import Path
from typing import Any

import pytest

from astrarium import Game
from astrarium.games.federation import game, invariants
from tests import kit
from tests.games.facts import NO_FACTS_OF

RULES = Path(game.__file__).parent / "rules.md"
RULE_IDS = frozenset(re.findall(r"\*\*(FD-\w+-\w+)", RULES.read_text(encoding="utf-8")))

FOUR = frozenset({"stacks", "moons", "atal", "law_stacks", "asteroids", "dead", "deep_space"})
THREE = FOUR | {"planet_tiles"}
TWO = THREE | {"room_tiles"}

TABLES: list[tuple[str, int, dict[str, Any], frozenset[str]]] = [
    ("two", 2, {}, TWO),
    ("first game for two", 2, {"setup": "first_game"}, TWO),
    ("three", 3, {}, THREE),
    ("first game for three", 3, {"setup": "first_game"}, THREE),
    ("four", 4, {}, FOUR),
    ("first game for four", 4, {"setup": "first_game"}, FOUR),
    ("literal readings", 2, {"data": invariants.CORRECTIONS[-2]}, TWO),
    ("other readings", 3, {"data": invariants.CORRECTIONS[-1]}, THREE),
]


def nothing_is_lost(played: Game) -> None:
    """Every piece is in one place, limits are kept, and the ledger adds up."""
    wrong = played.rules.check(played.position)
    assert not wrong, wrong


def subject(players: int, options: dict[str, Any], hidden: frozenset[str]) -> kit.Subject:
    return kit.Subject(
        "federation",
        players,
        options,
        invariants=nothing_is_lost,
        hidden=hidden,
        shared=frozenset({"options", "productions", "mega_tiles"}),
        no_facts=NO_FACTS_OF["federation"],
        rule_ids=RULE_IDS,
        tries=3,
        every=40 * players,
        leaks_every=2 * players - 1,
    )


@pytest.mark.parametrize(
    ("players", "options", "hidden"), [row[1:] for row in TABLES], ids=[row[0] for row in TABLES]
)
def test_the_contract(players: int, options: dict[str, Any], hidden: frozenset[str]) -> None:
    kit.check(subject(players, options, hidden), seeds=range(1))


def test_every_process_plays_the_same_game() -> None:
    kit.check_processes(kit.Subject("federation", 3), seeds=range(1))
