"""Gaia Project keeps the kernel's contract, at every kind of table."""

import re
from pathlib import Path
from typing import Any

import pytest

from astrarium import Game
from astrarium.games.gaia import game
from tests import kit
from tests.games.facts import NO_FACTS_OF

RULES = Path(game.__file__).parent / "rules.md"
RULE_IDS = frozenset(re.findall(r"\*\*(GP-[A-Z0-9-]+)", RULES.read_text(encoding="utf-8")))

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"automa": "xenos", "difficulty": "alptrauma"}),
    (1, {"setup": "first_game"}),
    (2, {"factions": ["terrans", "itars"]}),
    (2, {"setup": "first_game"}),
    (3, {"map": "variable", "turn_order": "passing"}),
    (4, {}),
]


def nothing_is_lost(played: Game) -> None:
    """Every piece is somewhere, and everything adds up."""
    wrong = played.rules.check(played.position)
    assert not wrong, wrong


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_the_contract(players: int, options: dict[str, Any]) -> None:
    alone = players == 1
    subject = kit.Subject(
        "gaia",
        players,
        options,
        invariants=nothing_is_lost,
        shared=frozenset({"options", "lost_near", "tech_spaces", "round_tiles", "final_tiles"}),
        no_facts=NO_FACTS_OF["gaia"],
        rule_ids=RULE_IDS,
        hidden=frozenset({"automa.deck", "automa.closed"}) if alone else frozenset(),
        reveals=frozenset({"automa-reveal"}) if alone else frozenset(),
        tries=4,
        every=40,
        leaks_every=4 * players,
    )
    kit.check(subject, seeds=range(1))


def test_every_process_plays_the_same_game() -> None:
    kit.check_processes(kit.Subject("gaia", 3), seeds=range(1))
