"""What is said of Race for the Galaxy: actions, news, the robot's thoughts, and what a card does."""

from collections.abc import Iterator

import pytest

import astrarium
from astrarium import Game, Rng
from astrarium.cli.words import LOCALES, Words
from astrarium.games.race.components.printed import CARD_IDS
from astrarium.games.rulebook import read_rules, rules_text
from astrarium.kernel import Event, Message
from tests.rules.race.table import table

OWN = """
[[card]]
id = "tea_house"
name = "Tea House"
world = 1
vp = 1
powers = ["consume 1 any for 2 vp"]
"""


def words(locale: str = "en") -> Words:
    return Words(locale, "race")


def walk(players: int, seed: int, **options: object) -> Iterator[tuple[Game, list[Event]]]:
    """A random game, action by action."""
    game = astrarium.new("race", players, seed, options)
    rng = Rng(seed)
    while not game.is_over:
        seat = game.to_act[0]
        actions = game.legal_actions(seat)
        yield game, game.apply(seat, actions[rng.below(len(actions))])


def whole(sentence: str) -> bool:
    return bool(sentence) and "{" not in sentence and "race-" not in sentence and "event-" not in sentence


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_that_is_said_has_words(locale: str) -> None:
    said = words(locale)
    for players, seed in ((1, 3), (2, 5)):
        for game, events in walk(players, seed):
            told = [said.tell(line.said) for line in game.tell(events, 0)]
            for thought in game.thoughts(events, 0):
                told += [said.tell(thought.title), *(said.tell(each) for each in thought.said)]
            for seat in game.to_act[:1]:
                told.append(said.tell(game.ask(seat) or Message("")))
                told += [said.tell(game.describe(seat, action)) for action in game.legal_actions(seat)]
            assert all(whole(sentence) for sentence in told), told


def test_actions_in_a_few_words() -> None:
    game = table("old_earth epsilon_eridani gem_world* comet_zone*", "new_sparta", phase="IV").game
    told = [words().tell(game.describe(0, action)) for action in game.legal_actions(0)]
    assert [sentence.split(":")[0] for sentence in told] == ["Old Earth", "Epsilon Eridani"]
    assert "Consume 1 of your goods" in told[0]
    settling = table("new_sparta | hand: gem_world 2", "old_earth", phase="III").game
    assert words().tell(settling.describe(0, settling.legal_actions(0)[0])) == "Settle: Gem World"
    assert words().tell(settling.describe(0, settling.legal_actions(0)[-1])) == "Place nothing"


def test_own_cards_are_called_as_their_author_calls_them() -> None:
    game = table("old_earth | hand: own_1 2", phase="III", cards=OWN).game
    assert "Settle: Tea House" in [words().tell(game.describe(0, action)) for action in game.legal_actions(0)]
    about = game.rules.about(game.position, 0, "hand:own_1")
    assert about is not None
    assert words().tell(about.name) == "Tea House"
    assert "RG-CUST-03" in about.rules


def test_every_rule_of_a_component_is_in_the_catalogue() -> None:
    known = {rule.id for rule in read_rules(rules_text("race"))}
    game = astrarium.new("race", 1, 1)
    view = game.view(0)
    places = [f"card:{card}" for card in CARD_IDS]
    places += [f"action:{action}" for action in ("explore_5", "produce")]
    places += [f"goal:{goal}" for goal in ("galactic_status", "production_leader")]
    places += ["cell:explore_1", "cell:produce_response"]
    for place in places:
        about = game.rules.about(game.position, 0, place)
        assert about is not None, place
        assert about.rules, place
        assert set(about.rules) <= known, place
        assert all(whole(words().tell(said)) for said in about.said), place
    assert game.rules.about(game.position, 0, "card:nonsense") is None
    assert view == game.view(0)
