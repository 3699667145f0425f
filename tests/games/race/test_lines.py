"""What the greedy bot plays in Race for the Galaxy: positions in which a sensible player does not hesitate."""

from typing import Any

import pytest

import astrarium
from astrarium.arena.match import play_match
from astrarium.bots import bot_named
from astrarium.kernel import Game, Perspective, Rng
from tests.rules.race.table import Table, table

OTHER = "epsilon_eridani"


def chosen(at: Table, seat: int = 0) -> str:
    """What the bot does."""
    return str(bot_named("greedy").choose(Perspective(at.game, seat), Rng(1)))


def all_chosen(at: Table, seat: int, verb: str) -> set[str]:
    """The cards that the bot chooses one by one."""
    found: set[str] = set()
    while at.asked() and seat in at.game.to_act:
        action = chosen(at, seat)
        if not action.startswith(verb):
            break
        found.add(action.split()[1])
        at.game.apply(seat, action)
    return found


def test_with_an_empty_hand_and_no_goods_it_explores() -> None:
    assert chosen(table("new_sparta", OTHER)).startswith("action explore")


def test_a_dear_good_and_no_cards_are_sold() -> None:
    assert chosen(table("new_sparta alien_robotic_factory*", OTHER)) == "action consume_trade"


def test_many_goods_and_powers_that_take_them_are_consumed_for_twice_the_chips() -> None:
    seat = "old_earth gem_world* spice_world* consumer_markets earths_lost_colony* free_trade_association"
    assert chosen(table(seat, OTHER, round=8)) == "action consume_2x"


def test_empty_worlds_and_powers_that_wait_for_goods_call_produce() -> None:
    seat = "old_earth gem_world spice_world consumer_markets earths_lost_colony free_trade_association | hand: 6"
    assert chosen(table(seat, OTHER, round=8)) == "action produce"


def test_a_world_that_military_conquers_for_nothing_calls_settle() -> None:
    assert chosen(table("new_sparta drop_ships space_marines | hand: rebel_base", OTHER)) == "action settle"


def test_a_development_that_scores_calls_develop() -> None:
    seat = "old_earth expedition_force export_duties public_works colony_ship | hand: galactic_federation 7"
    assert chosen(table(seat, OTHER, round=6)) == "action develop"


def test_it_places_what_it_can_afford() -> None:
    seat = "new_sparta drop_ships space_marines | hand: rebel_base gem_world public_works | actions: settle"
    assert chosen(table(seat, OTHER, phase="III")) == "settle rebel_base"


def test_it_pays_with_what_it_needs_least() -> None:
    seat = "new_sparta space_marines | hand: public_works rebel_base rebel_outpost drop_ships 3 | actions: develop"
    at = table(seat, OTHER, phase="II")
    at.play("0 develop drop_ships", "1 nothing")
    paid = all_chosen(at, 0, "pay")
    assert paid
    assert not paid & {"rebel_base", "rebel_outpost"}


def test_it_keeps_what_fits() -> None:
    at = table(
        "new_sparta drop_ships space_marines | actions: explore_5",
        OTHER,
        phase="I",
        deck="rebel_base destroyed_world comet_zone lost_alien_warship pilgrimage_world public_works new_vinland",
    )
    kept = all_chosen(at, 0, "keep")
    assert kept <= {"rebel_base", "lost_alien_warship"}


def test_a_world_is_conquered_rather_than_paid_for() -> None:
    at = table("new_sparta drop_ships contact_specialist | hand: rebel_miners 5", OTHER, phase="III")
    at.play("0 settle rebel_miners", "1 nothing")
    assert "rebel_miners" in at.tableau(0) or chosen(at) == "conquer"


def test_the_dearest_good_is_sold() -> None:
    at = table("old_earth gem_world* alien_robotic_factory* | actions: consume_trade", OTHER, phase="IV")
    assert chosen(at) == "sell alien_robotic_factory"


def test_in_the_last_round_points_are_placed_whatever_they_cost() -> None:
    long = "gem_world spice_world expedition_force export_duties new_survivalists space_port colony_ship comet_zone"
    at = table(
        "old_earth | hand: investment_credits consumer_markets 8 | actions: develop",
        f"{OTHER} {long} space_marines public_works mining_robots",
        phase="II",
    )
    assert chosen(at) == "develop consumer_markets"


@pytest.mark.parametrize(
    ("bots", "options"),
    [
        (["greedy"], {}),
        (["greedy"] * 2, {"duel": True}),
        (["greedy"] * 2, {"draft": True}),
        (["greedy"] * 3, {"setup": "first_game", "expansion": False}),
        (["greedy"] * 5, {}),
    ],
)
def test_it_plays_every_kind_of_game_in_a_sensible_time(bots: list[str], options: dict[str, Any]) -> None:
    result = play_match("race", bots, 3, options)
    assert min(result.scores) > 10
    assert result.decisions < 180 * len(bots)


@pytest.mark.parametrize("seed", range(3))
def test_it_beats_chance(seed: int) -> None:
    result = play_match("race", ["random", "greedy", "random"], seed)
    assert result.winners == [1]
    assert result.scores[1] > max(result.scores[0], result.scores[2]) + 10


def test_every_line_is_legal_from_its_first_action_to_its_last() -> None:
    for players, options in ((1, {}), (2, {"draft": True}), (4, {})):
        walk(astrarium.new("race", players, 7, options))


def walk(game: Game) -> None:
    """Play every first line to its end, in games in which others play at random now and then."""
    rng = Rng(3)
    while not game.is_over:
        seat = game.to_act[0]
        lines = game.rules.lines(game.position, seat)
        assert len(lines) == 1
        trial = game.clone()
        for action in lines[0]:
            assert action in trial.legal_actions(seat)
            trial.apply(seat, action)
        legal = game.legal_actions(seat)
        game.apply(seat, lines[0][0] if rng.below(3) else legal[rng.below(len(legal))])


@pytest.mark.parametrize(("seed", "expansion"), [(361, True), (450, True), (562, True), (162, False)])
def test_two_that_wait_for_each_other_come_to_an_end(seed: int, expansion: bool) -> None:
    """Each counted on the other to call Explore, for ever."""
    result = play_match("race", ["greedy", "greedy"], seed, {"expansion": expansion})
    assert result.decisions < 400
