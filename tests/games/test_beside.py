"""What stands beside rules: numbers of the game as it stands, and components; every rule there is in the book."""

import random
from typing import Any

import pytest

import astrarium
from astrarium.cli.words import Words
from astrarium.games import catalogue, rulebook
from astrarium.games.rulebook import LANGUAGES
from astrarium.kernel import Message

GAMES = [("gaia", 2), ("gaia", 1), ("race", 3), ("race", 1), ("federation", 2), ("federation", 4)]


def rules_of(game: str) -> dict[str, str]:
    """The English words of all rules, by their ids."""
    return {rule.id: rule.text for rule in rulebook.read_rules(rulebook.rules_text(game))}


def played(game: str, players: int, actions: int) -> Any:
    """A game after so many random actions."""
    rng = random.Random(players)
    found = astrarium.new(game, players=players, seed=5)
    for _ in range(actions):
        if found.is_over:
            break
        seat = found.to_act[0]
        found.apply(seat, rng.choice(found.legal_actions(seat)))
    return found


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_what_rules_come_to_stands_beside_rules_that_there_are(game: str, players: int) -> None:
    book = rules_of(game)
    for length in (0, 30, 120):
        now = played(game, players, length)
        for seat in (None, *range(players)):
            for beside in now.now(seat):
                assert beside.rules
                assert set(beside.rules) <= set(book)


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(game: str, players: int, language: str) -> None:
    words = Words(language, game)
    names = [f"P{seat}" for seat in range(players)]
    for beside in played(game, players, 60).now(0):
        said = words.tell(beside.said, names)
        assert said
        assert beside.said.id not in said
        assert "{" not in said


def test_a_spectator_is_told_nothing_of_a_hand() -> None:
    game = played("race", 3, 40)
    assert "now-hand" in {beside.said.id for beside in game.now(0)}
    assert "now-hand" not in {beside.said.id for beside in game.now(None)}
    # What another holds changes nothing that one is told.
    other = game.determinize(0, astrarium.kernel.rng.Rng(9))
    assert other.now(0) == game.now(0)


@pytest.mark.parametrize(
    ("game", "rule", "place"),
    [
        ("gaia", "GP-TILE-03", "tech:big_4"),
        ("gaia", "GP-TILE-08", "booster:terraform"),
        ("gaia", "GP-BOARD-05", "octagon:tech"),
        ("race", "RG-MIL-06", "card:contact_specialist"),
        ("race", "RG-SETTLE-09", "card:colony_ship"),
        ("federation", "FD-SP-2B1", "specialist:2B1"),
        ("federation", "FD-MIS-20", "mission:m1"),
    ],
)
def test_components_are_drawn_beside_their_rules(game: str, rule: str, place: str) -> None:
    book = rules_of(game)
    drawn = catalogue.rules_of(game).drawn(book)
    assert place in drawn[rule]
    assert set(drawn) <= set(book)


def test_the_range_is_that_of_the_reader() -> None:
    game = astrarium.new("gaia", players=2, seed=3, options={"factions": ["terrans", "xenos"]})
    [said] = [beside.said for beside in game.now(0) if "GP-BUILD-06" in beside.rules]
    assert said == Message("now-range", {"range": 1})
