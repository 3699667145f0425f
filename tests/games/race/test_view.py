"""What a view says about points and about the running decision."""

from typing import Any

import pytest

import astrarium
from tests.rules.race.table import Table, table


def decision(game: Table, seat: int | None) -> dict[str, Any]:
    """What a reader is told about the running decision."""
    found: dict[str, Any] = game.game.view(seat)["decision"]
    return found


@pytest.mark.rule("RG-SCORE-01")
@pytest.mark.rule("RG-INFO-01")
def test_a_ledger_names_every_source_of_points_to_everybody() -> None:
    # Galactic Federation counts two for itself and one for the other development; Old Earth has two points.
    game = table("old_earth galactic_federation public_works | chips: 5 | goal_vp: 3", "new_sparta refugee_world")
    for reader in (0, 1, None):
        seats = game.game.view(reader)["seats"]
        assert seats[0]["ledger"] == [
            [0, "chips", 5],
            [0, "goals", 3],
            [0, "card:old_earth", 2],
            [0, "card:galactic_federation", 3],
            [0, "card:public_works", 1],
        ]
        assert seats[1]["ledger"] == [[0, "card:new_sparta", 1], [0, "card:refugee_world", 1]]
        assert [sum(row[2] for row in seat["ledger"]) for seat in seats] == game.game.scores()


def test_a_ledger_counts_what_stands_in_play_for_question_marks() -> None:
    # A third of the chips for Galactic Renaissance, a good for Merchant Guild in the second edition.
    game = table(
        "old_earth galactic_renaissance merchant_guild gem_world* | chips: 7",
        "new_sparta doomed_world",
        edition="second",
    )
    ledger = {cause: points for _, cause, points in game.game.view(None)["seats"][0]["ledger"]}
    assert (ledger["card:galactic_renaissance"], ledger["card:merchant_guild"]) == (2, 3)
    # What has no points is left out, what costs some is not.
    assert game.game.view(None)["seats"][1]["ledger"] == [[0, "card:new_sparta", 1], [0, "card:doomed_world", -1]]


@pytest.mark.rule("RG-INFO-04")
def test_everybody_is_told_how_many_cards_are_paid_and_for_what() -> None:
    game = table("old_earth | hand: gem_world 4", "new_sparta", phase="III").play("0 settle gem_world", "1 nothing")
    told = {"kind": "pay", "seats": [0], "cards": 2, "placing": "gem_world"}
    assert [decision(game, reader) for reader in (0, 1, None)] == [told] * 3


@pytest.mark.rule("RG-INFO-04")
def test_everybody_is_told_which_power_takes_how_many_goods() -> None:
    game = table("artist_colony* gem_world* comet_zone* tourist_world", "new_sparta", phase="IV")
    assert game.asked() == "spend 0"
    told = {"kind": "spend", "seats": [0], "card": "tourist_world", "goods": 2}
    assert [decision(game, reader) for reader in (0, 1, None)] == [told] * 3
    game.play("0 spend artist_colony")
    assert decision(game, 1)["goods"] == 1


@pytest.mark.rule("RG-INFO-04")
def test_everybody_is_told_how_many_hand_cards_may_be_spent() -> None:
    game = table("deficit_spending old_earth | hand: 3", "new_sparta", phase="IV").play("0 consume deficit_spending")
    assert decision(game, 1) == {"kind": "hand_cards", "seats": [0], "cards": 2}


@pytest.mark.rule("RG-INFO-03")
def test_how_far_somebody_has_chosen_in_secret_only_the_chooser_is_told() -> None:
    game = table("old_earth | hand: 12", "new_sparta | hand: 13", phase="end")
    game.play(f"0 discard {game.hand(0)[0]}")
    assert decision(game, 0) == {"kind": "discard", "seats": [0, 1], "cards": 1}
    assert decision(game, 1) == {"kind": "discard", "seats": [0, 1], "cards": 3}
    assert decision(game, None) == {"kind": "discard", "seats": [0, 1]}


def test_what_a_development_with_a_question_mark_is_worth_is_told_by_cause() -> None:
    game = table("mining_league mining_world gem_world", "old_earth")
    points = game.game.view(1)["seats"][0]["points"]
    assert points[0] == {"mining_world": 2}
    assert points[1:] == [{"printed": 2}, {"printed": 1}]
    assert sum(sum(parts.values()) for parts in points) == game.score(0)


@pytest.mark.rule("RG-INFO-03")
def test_what_cards_of_the_hand_would_bring_only_their_owner_is_told() -> None:
    # Mining League counts the rare goods of the table, and Gem World what is printed on it.
    game = table("mining_world old_earth | hand: mining_league gem_world", "new_sparta")
    seat = game.game.view(0)["seats"][0]
    assert dict(zip(seat["hand"], seat["worth"], strict=True)) == {"mining_league": 2, "gem_world": 1}
    assert "worth" not in game.game.view(0)["seats"][1]
    assert "worth" not in game.game.view(1)["seats"][0]
    assert "worth" not in game.game.view(None)["seats"][0]


def test_goals_tell_what_they_bring_as_they_stand() -> None:
    forces = "new_sparta space_marines drop_ships"
    game = table(
        forces, forces.replace("new_sparta", "epsilon_eridani expedition_force"), goals="greatest_military:0"
    )
    goal = game.game.view(None)["goals"][0]
    assert goal["holders"] == [0]
    assert goal["vp"][0] == 5
    assert goal["vp"][1] == (3 if goal["counts"][0] == goal["counts"][1] else 0)


@pytest.mark.rule("RG-TIME-06", "RG-DUEL-01")
@pytest.mark.parametrize(("duel", "count"), [(False, 1), (True, 2)])
def test_whoever_chooses_actions_is_told_which_of_how_many(duel: bool, count: int) -> None:
    game = astrarium.new("race", 2, 3, {"duel": duel})
    while game.view(0)["decision"]["kind"] != "actions":
        game.apply(game.to_act[0], game.legal_actions(game.to_act[0])[0])
    mover, other = game.to_act
    game.apply(mover, game.legal_actions(mover)[0])
    bare = {"kind": "actions", "seats": list(game.to_act)}
    assert game.view(other)["decision"] == {**bare, "nth": 1, "count": count}
    assert game.view(mover)["decision"] == ({**bare, "nth": 2, "count": 2} if duel else bare)
    assert game.view(None)["decision"] == bare


@pytest.mark.rule("RG-MIL-09")
@pytest.mark.parametrize(("tableau", "conquerable"), [("old_earth", False), ("old_earth new_military_tactics", True)])
def test_a_price_counts_the_military_that_could_be_added(tableau: str, conquerable: bool) -> None:
    """A world of defence 3 or less is in reach for whoever can throw New Military Tactics away."""
    game = table(f"{tableau} | hand: rebel_fuel_cache", "new_sparta", phase="III")
    (price,) = game.game.view(0)["seats"][0]["prices"]
    assert price["military"] < price["defence"]
    assert price["conquerable"] is conquerable
    assert (game.game.why_not(0, "settle rebel_fuel_cache") is None) is conquerable


@pytest.mark.rule("RG-SETTLE-12")
@pytest.mark.parametrize(("hand", "payable"), [("gem_world doomed_world", False), ("gem_world 2", True)])
def test_a_price_says_whether_the_hand_can_pay_it(hand: str, payable: bool) -> None:
    game = table(f"old_earth | hand: {hand}", "new_sparta", phase="III")
    seat = game.game.view(0)["seats"][0]
    price = seat["prices"][seat["hand"].index("gem_world")]
    assert price["payable"] is payable
    assert (game.game.why_not(0, "settle gem_world") is None) is payable
