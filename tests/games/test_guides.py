"""The first games that the browser client teaches with: the decisions for which its guides have words."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import astrarium

COURSES = (Path(__file__).parents[2] / "web" / "src" / "games").glob("*/course.json")
TABLES: dict[str, dict[str, Any]] = {path.parent.name: json.loads(path.read_text("utf-8")) for path in COURSES}
GAMES_PLAYED = 8


def kinds_met(name: str, table: dict[str, Any], chance: int) -> set[str]:
    """The decisions of the first seat in the rounds of the guide, played at random."""
    rng = random.Random(chance)
    game = astrarium.new(name, table["players"], table["seed"], table["options"])
    met = set()
    while not game.is_over and game.view(0)["round"] <= table["rounds"]:
        seat = game.to_act[0]
        decision = game.decision(0)
        if decision is not None:
            met.add(decision.kind)
        game.apply(seat, rng.choice(game.legal_actions(seat)))
    return met


@pytest.mark.parametrize("name", sorted(TABLES))
def test_every_decision_of_the_first_rounds_is_one_that_the_guide_speaks_of(name: str) -> None:
    table = TABLES[name]
    met = set().union(*(kinds_met(name, table, chance) for chance in range(GAMES_PLAYED)))
    assert met
    assert met <= set(table["kinds"])
