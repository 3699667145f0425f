"""Codes and features are the numbers that they were, as long as their version is the same."""

from copy import deepcopy

import pytest

from astrarium.games import catalogue
from tests.golden.encodings import difference, pinned, read

GAMES = ("gaia", "race", "federation")


@pytest.mark.parametrize("game", GAMES)
def test_codes_and_features_are_as_their_version_promises(game: str) -> None:
    assert difference(read(game), pinned(game)) == ""


@pytest.mark.parametrize("game", GAMES)
def test_the_pins_are_of_the_versions_that_are_played(game: str) -> None:
    rules = catalogue.rules_of(game)
    then = read(game)
    assert then["codes"]["version"] == rules.action_space().version == rules.codes_version
    assert {rules.feature_space(players).version for players in range(2, rules.max_players + 1)} == {
        then["features"]["version"]
    }
    assert len(then["codes"]["games"]) >= 5


def test_what_differs_is_named() -> None:
    then = read("race")
    assert difference(then, then) == ""
    name, digits = next(iter(then["codes"]["games"].items()))
    now = deepcopy(then)
    now["codes"]["games"][name] = digits[:8] + "zzzz" + digits[12:]
    assert difference(then, now) == f"codes of {name} differ after action 2, under version 1"
    now = deepcopy(then)
    now["features"]["games"][name] = then["features"]["games"][name][:-4]
    actions = len(digits) // 4 - 1
    assert difference(then, now) == f"features of {name} differ after action {actions}, under version 1"
    now["features"]["names"]["2"] = ""
    assert difference(then, now) == "the names of features are others, under version 1"
