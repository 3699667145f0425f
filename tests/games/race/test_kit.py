"""Race for the Galaxy keeps the kernel's contract, at every kind of table."""

import re
from pathlib import Path
from typing import Any

import pytest

from astrarium import Game
from astrarium.games.race import game, invariants
from tests import kit
from tests.games.facts import NO_FACTS_OF

RULES = Path(game.__file__).parent / "rules.md"
RULE_IDS = frozenset(re.findall(r"\*\*(RG-\w+-\d+)", RULES.read_text(encoding="utf-8")))

PILES = frozenset({"piles.deck", "piles.discards"})
TABLE = PILES | {"agenda", "seats.hand", "seats.goods", "seats.secret", "seats.drawn"}
DRAFT = TABLE | {"seats.starts", "rejected", "picks"}
SOLO = PILES | {"seats.goods", "robot.stack"}

TABLES: list[tuple[str, int, dict[str, Any], frozenset[str], int]] = [
    ("easy robot", 1, {"difficulty": "easy"}, SOLO, 6),
    ("hard robot", 1, {"difficulty": "hard"}, SOLO, 6),
    ("base for two", 2, {"expansion": False}, TABLE, 2),
    ("storm for two", 2, {}, TABLE, 1),
    ("duel", 2, {"duel": True}, TABLE, 1),
    ("own cards", 2, {"cards": invariants.OWN_CARDS}, TABLE, 1),
    ("draft for two", 2, {"draft": True, "duel": True}, DRAFT, 1),
    ("draft for three", 3, {"draft": True, "edition": "second"}, DRAFT, 1),
    ("first game for three", 3, {"setup": "first_game"}, TABLE, 1),
    ("base for four", 4, {"expansion": False}, TABLE, 1),
    ("storm for five", 5, {}, TABLE, 1),
]


def nothing_is_lost(played: Game) -> None:
    """Every card is in one place, and chips and goods add up."""
    wrong = played.rules.check(played.position)
    assert not wrong, wrong


def subject(players: int, options: dict[str, Any], hidden: frozenset[str]) -> kit.Subject:
    return kit.Subject(
        "race",
        players,
        options,
        invariants=nothing_is_lost,
        hidden=hidden,
        # Actions and cards thrown away or turned over are seen by all, and soon gone again.
        reveals=frozenset({"actions", "robot-dice", "robot-flip", "gamble", "sacrifice"}),
        shared=frozenset({"options", "switches", "order", "goals", "rejected", "picks"}),
        no_facts=NO_FACTS_OF["race"],
        rule_ids=RULE_IDS,
        tries=4,
        every=20 * players,
        leaks_every=1 if players == 1 else 2 * players - 2,
    )


@pytest.mark.parametrize(
    ("players", "options", "hidden", "seeds"), [row[1:] for row in TABLES], ids=[row[0] for row in TABLES]
)
def test_the_contract(players: int, options: dict[str, Any], hidden: frozenset[str], seeds: int) -> None:
    kit.check(subject(players, options, hidden), seeds=range(seeds))


def test_every_process_plays_the_same_game() -> None:
    kit.check_processes(kit.Subject("race", 3), seeds=range(1))
    kit.check_processes(kit.Subject("race", 1), seeds=range(1))
