"""What might be tried at a place of the table, and why not; where actions are chosen."""

import pytest

from astrarium import Refusal
from tests.rules.race.table import Table, table


def tried(game: Table, *verbs: str) -> list[str]:
    """What the first seat might try, by verbs."""
    rules, position = game.game.rules, game.game.position
    return [str(action) for verb in verbs for action in rules.attempts(position, 0, verb)]


def reason(game: Table, text: str) -> Refusal:
    found = game.game.why_not(0, text)
    assert found is not None
    return found


def test_every_card_of_the_hand_is_tried_for_what_the_phase_is_about() -> None:
    game = table("old_earth | hand: gem_world public_works", "new_sparta", phase="III")
    assert tried(game, "develop", "settle", "nothing") == ["settle public_works", "settle gem_world"]
    assert reason(game, "settle public_works").rule.startswith("RG-")
    game = table("old_earth | hand: gem_world public_works", "new_sparta", phase="II")
    assert tried(game, "develop", "settle") == ["develop public_works", "develop gem_world"]


def test_worlds_are_tried_copy_by_copy_and_powers_one_by_one() -> None:
    twins = '[[card]]\nid = "twin"\nname = "Twin"\nworld = 1\ngood = "rare windfall"\ncopies = 2\n'
    seat = "own_1* own_1* old_earth epsilon_eridani | actions: consume_trade"
    game = table(seat, "new_sparta", phase="IV", cards=twins)
    assert tried(game, "sell") == ["sell own_1", "sell own_1 2", "sell old_earth", "sell epsilon_eridani"]
    game.play("0 sell own_1")
    assert tried(game, "consume") == [
        "consume own_1",
        "consume own_1",
        "consume old_earth",
        "consume epsilon_eridani",
    ]
    assert reason(game, "consume own_1").reason == "no-such-power"


def test_a_verb_of_another_decision_is_not_tried() -> None:
    game = table("old_earth | hand: gem_world", "new_sparta", phase="III")
    assert tried(game, "sell", "keep", "action", "pay") == []


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("develop public_works", ["hand:public_works"]),
        ("sell gem_world", ["tableau:gem_world"]),
        ("sell gem_world 2", ["tableau:gem_world#2"]),
        ("consume gem_world 2", ["tableau:gem_world"]),
        ("keep gem_world", ["drawn:gem_world"]),
        ("produce gem_world bonus", ["tableau:gem_world"]),
        ("action settle", ["action:settle"]),
        ("nothing", []),
        ("gamble 3", []),
    ],
)
def test_actions_are_chosen_at_their_cards_the_rest_by_buttons(text: str, places: list[str]) -> None:
    game = table("old_earth", "new_sparta", phase="III").game
    assert game.rules.places(game.position, 0, game.rules.parse(text)) == places
