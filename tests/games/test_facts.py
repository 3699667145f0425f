"""Each game tells all that its rules know as facts, under names that are promised."""

import re
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import astrarium
from astrarium.games import catalogue
from astrarium.games.federation.components.components import DEFAULT
from astrarium.games.race.invariants import OWN_CARDS
from tests import kit
from tests.games.facts import NO_FACTS_OF

SOURCE = Path(catalogue.__file__).parent
ROOT = Path(__file__).parents[2]
GAMES = tuple(catalogue.names())

# A position of Gaia Project is not restored quickly, so fewer values are tried in each.
TABLES: dict[str, tuple[str, int, dict[str, Any], int]] = {
    "Automa": ("gaia", 1, {"difficulty": "automaechtig"}, 4),
    "Ivits and Taklons": ("gaia", 2, {"factions": ["ivits", "taklons"]}, 4),
    "Lantids": ("gaia", 3, {"factions": ["lantids", "gleens", "itars"], "map": "variable", "rotate": True}, 4),
    "robot": ("race", 1, {}, 40),
    "draft": ("race", 2, {"duel": True, "draft": True}, 40),
    "own cards": ("race", 4, {"cards": OWN_CARDS}, 40),
    "two": ("federation", 2, {}, 40),
    "four": ("federation", 4, {"setup": "first_game"}, 40),
}


@pytest.mark.parametrize("table", TABLES)
def test_every_value_of_a_position_matters_to_its_hash(table: str) -> None:
    game, players, options, tries = TABLES[table]
    subject = kit.Subject(game, players, options, no_facts=NO_FACTS_OF[game], tries=tries, every=5)
    kit.check(subject, seeds=range(2), checks=[kit.facts])


def facts_of(game: str) -> ModuleType:
    return import_module(f"astrarium.games.{game}.state.facts")


def test_every_fact_of_gaia_project_has_its_name() -> None:
    facts = facts_of("gaia")
    state = astrarium.new("gaia", 1, 1, {}).position
    told = facts.facts(state)
    assert len(told) == len(facts.FACTS)
    assert [len(seat) for seat in told[facts.FACTS.index("seats")]] == [len(facts.SEAT_FACTS)] * 2
    assert len(told[facts.FACTS.index("automa")]) == len(facts.AUTOMA_FACTS)


def test_every_fact_of_race_for_the_galaxy_has_its_name() -> None:
    facts = facts_of("race")
    state = astrarium.new("race", 1, 1, {}).position
    told = facts.facts(state)
    assert len(told) == len(facts.FACTS)
    assert [len(seat) for seat in told[facts.FACTS.index("seats")]] == [len(facts.SEAT_FACTS)]
    assert [len(pile) for pile in told[facts.FACTS.index("piles")]] == [len(facts.PILE_FACTS)]
    assert len(told[facts.FACTS.index("robot")]) == len(facts.ROBOT_FACTS)


def test_every_fact_of_federation_has_its_name() -> None:
    facts = facts_of("federation")
    state = astrarium.new("federation", 2, 1, {}).position
    told = facts.facts(state)
    assert len(told) == len(facts.FACTS)
    assert [len(seat) for seat in told[facts.FACTS.index("seats")]] == [len(facts.SEAT_FACTS)] * 2


@pytest.mark.parametrize("game", GAMES)
def test_the_page_on_records_names_what_is_promised(game: str) -> None:
    """A promise that was changed unawares would be noticed here."""
    page = " ".join((ROOT / "docs" / "records.md").read_text(encoding="utf-8").split())
    facts = facts_of(game)
    for name in dir(facts):
        if name.endswith("FACTS"):
            assert ", ".join(f"`{fact}`" for fact in getattr(facts, name)) + "." in page


def kinds_in(game: str) -> set[str]:
    """The kinds of steps that the code of a game names: those it pushes, and those it asks seats about."""
    found: set[str] = set()
    for path in (SOURCE / game).rglob("*.py"):
        found |= set(re.findall(r'\b(?:push|Step)\(\s*"(\w+)"', path.read_text(encoding="utf-8")))
    return found | catalogue.rules_of(game).decisions.keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_step_has_a_promised_word_of_its_own(game: str) -> None:
    steps = facts_of(game).STEPS
    assert kinds_in(game) <= steps.keys()
    words = [promised[0] for promised in steps.values()]
    assert len(set(words)) == len(words)


def test_every_effect_of_federation_has_a_name_of_its_own() -> None:
    names = [effect.name for effect in DEFAULT.effects]
    assert len(set(names)) == len(names) > 150
    assert "specialist:1A1/1" in names
