"""What the robot does in every phase (RG-SOLO-22 to -37, -49, -50, -52, -53, -58)."""

from typing import Any

import pytest

from astrarium.games.race.verbs import card_name
from tests.rules.race.table import Table, table

# No overlay lies on the mat of Ancient Race; it starts without credit and economy.
PLAIN = "ancient_race"


def after(phase: str, robot: str, seat: str = "old_earth", deck: str = "", **options: Any) -> Table:
    """The table at the end of a round in which the player did as little as possible."""
    return table(seat, phase=phase, robot=robot, deck=deck, **options).finish_round()


def tableau(game: Table) -> list[str]:
    return [card_name(card) for card in game.robot.tableau]


def stack(game: Table) -> list[str]:
    return [card_name(card) for card in game.robot.stack]


def numbers(game: Table) -> tuple[int, int, int]:
    """Credit, economy and chips of the robot."""
    return game.robot.credit, game.robot.economy, game.robot.chips


@pytest.mark.rule("RG-SOLO-22")
def test_the_robot_draws_unseen_from_the_common_deck() -> None:
    robot = f"{PLAIN} | stack: rebel_base | credit: 0 | dice: explore_1 produce"
    game = after("I", robot, deck="3 gem_world spice_world")
    # The player looked at two cards first.
    assert len(game.robot.stack) == 2
    assert game.happened("robot-draws") == [{"cards": 1}]
    event = next(event for event in game.events if event.kind == "robot-draws")
    assert event.secret is None
    assert game.game.view(0)["robot"]["stack"] == 2


@pytest.mark.rule("RG-SOLO-23")
@pytest.mark.parametrize(("credit", "left"), [(1, 3), (2, 4), (3, 4), (4, 4)])
def test_credit_beyond_four_is_lost(credit: int, left: int) -> None:
    assert after("IV", f"{PLAIN} | credit: {credit} | dice: consume_trade settle_1").robot.credit == left


@pytest.mark.rule("RG-SOLO-23")
@pytest.mark.parametrize(("economy", "left"), [(4, 5), (5, 5)])
def test_economy_beyond_five_is_lost(economy: int, left: int) -> None:
    assert after("V", f"{PLAIN} | economy: {economy} | dice: produce settle_1").robot.economy == left


@pytest.mark.rule("RG-SOLO-24")
def test_flipping_discards_every_miss_and_stops_at_the_first_hit() -> None:
    robot = f"{PLAIN} | counters: 0 | credit: 1 | stack: gem_world rebel_base public_works spice_world"
    game = after("II", f"{robot} | dice: develop_1 produce", deck="drop_ships")
    assert tableau(game) == [PLAIN, "public_works"]
    assert stack(game) == ["spice_world", "drop_ships"]
    assert game.discards() == ["gem_world", "rebel_base"]
    flips = [(data["card"], data["hit"]) for data in game.happened("robot-flip")]
    assert flips == [("gem_world", False), ("rebel_base", False), ("public_works", True)]


@pytest.mark.rule("RG-SOLO-24")
def test_flipping_ends_with_the_stack() -> None:
    robot = f"{PLAIN} | stack: public_works rebel_base | dice: settle_1 produce"
    game = after("III", robot, deck="space_marines drop_ships rebel_miners gem_world")
    assert (tableau(game), stack(game)) == ([PLAIN], [])
    assert game.discards() == ["public_works", "rebel_base", "space_marines", "drop_ships", "rebel_miners"]
    assert game.deck()[0] == "gem_world"


@pytest.mark.rule("RG-SOLO-25")
@pytest.mark.parametrize(("dice", "cards"), [("explore_1 produce", 1), ("explore_1 explore_2", 3)])
def test_explore_actions_bring_cards_and_one_credit(dice: str, cards: int) -> None:
    game = after("I", f"{PLAIN} | credit: 1 | dice: {dice}")
    assert (len(game.robot.stack), game.robot.credit) == (cards, 2)


@pytest.mark.rule("RG-SOLO-26")
@pytest.mark.parametrize("actions", ["explore_5 settle", "explore_5 explore_1_1"])
def test_an_explore_response_brings_one_card(actions: str) -> None:
    game = after("I", f"{PLAIN} | credit: 1 | dice: develop_1 produce", f"old_earth | actions: {actions}")
    assert (len(game.robot.stack), game.robot.credit) == (1, 1)


@pytest.mark.rule("RG-SOLO-26")
def test_beside_one_explore_die_there_is_no_response() -> None:
    seat = "old_earth | actions: explore_5 explore_1_1"
    game = after("I", f"{PLAIN} | credit: 0 | dice: explore_1 produce", seat)
    assert (len(game.robot.stack), game.robot.credit) == (1, 1)


@pytest.mark.rule("RG-SOLO-27")
@pytest.mark.parametrize(
    ("dice", "credit", "placed", "left"),
    [
        ("develop_1 produce", 1, 0, 1),
        ("develop_1 produce", 2, 1, 0),
        ("develop_1 produce", 4, 1, 2),
        ("settle_1 produce", 2, 0, 2),
        ("settle_1 produce", 3, 1, 0),
        ("settle_1 produce", 4, 1, 1),
    ],
)
def test_a_six_cost_counter_comes_before_all_else(dice: str, credit: int, placed: int, left: int) -> None:
    robot = f"{PLAIN} | stack: gem_world | credit: {credit} | counters: 2 | dice: {dice}"
    game = after("II", robot, "old_earth | actions: develop produce", deck="spice_world")
    assert (game.robot.placed_counters, game.robot.counters, game.robot.credit) == (placed, 2 - placed, left)
    if placed:
        # Neither drawn nor flipped.
        assert stack(game) == ["gem_world"]
        assert game.discards() == []


@pytest.mark.rule("RG-SOLO-27")
def test_without_counters_the_robot_develops_as_usual() -> None:
    robot = f"{PLAIN} | stack: public_works | credit: 4 | counters: 0 | dice: develop_1 produce"
    game = after("II", robot)
    assert tableau(game) == [PLAIN, "public_works"]
    assert game.robot.credit == 4


@pytest.mark.rule("RG-SOLO-27")
def test_a_counter_counts_as_a_card_of_the_tableau() -> None:
    worlds = "gem_world spice_world comet_zone mining_world new_earth distant_world artist_colony refugee_world"
    robot = f"{PLAIN} {worlds} space_port | credit: 4 | counters: 2 | dice: develop_1 develop_2"
    game = after("II", robot)
    # Ten cards and two counters.
    assert game.robot.placed_counters == 2
    assert game.game.is_over


@pytest.mark.rule("RG-SOLO-28")
@pytest.mark.parametrize(
    ("credit", "placed", "left", "misses"),
    [(1, "galactic_federation", 0, ["gem_world"]), (0, "public_works", 0, ["gem_world", "galactic_federation"])],
)
def test_a_develop_action_needs_credit_for_a_six_cost_development(
    credit: int, placed: str, left: int, misses: list[str]
) -> None:
    robot = f"{PLAIN} | stack: gem_world galactic_federation public_works | credit: {credit} | counters: 0"
    game = after("II", f"{robot} | dice: develop_1 produce", deck="spice_world")
    assert tableau(game) == [PLAIN, placed]
    assert game.robot.credit == left
    assert game.discards() == misses
    assert stack(game)[-1] == "spice_world"


@pytest.mark.rule("RG-SOLO-28")
def test_a_cheap_development_is_free() -> None:
    robot = f"{PLAIN} | stack: consumer_markets | credit: 0 | counters: 0 | dice: develop_1 produce"
    game = after("II", robot, deck="spice_world")
    assert (tableau(game), stack(game), game.robot.credit) == ([PLAIN, "consumer_markets"], ["spice_world"], 0)


@pytest.mark.rule("RG-SOLO-28")
def test_the_robot_may_place_a_second_copy_of_a_development() -> None:
    robot = f"{PLAIN} public_works | stack: public_works | counters: 0 | dice: develop_1 produce"
    assert tableau(after("II", robot)) == [PLAIN, "public_works", "public_works"]


@pytest.mark.rule("RG-SOLO-29")
@pytest.mark.parametrize("card", ["public_works", "galactic_federation"])
def test_a_develop_response_costs_one_credit_for_any_development(card: str) -> None:
    robot = f"{PLAIN} | stack: gem_world {card} | credit: 1 | counters: 0 | dice: settle_1 produce"
    game = after("II", robot, "old_earth | actions: develop produce", deck="spice_world")
    assert (tableau(game), stack(game), game.robot.credit) == ([PLAIN, card], [], 0)
    assert game.deck()[0] == "spice_world"


@pytest.mark.rule("RG-SOLO-29")
def test_a_develop_response_without_credit_does_nothing() -> None:
    robot = f"{PLAIN} | stack: public_works | credit: 0 | counters: 2 | dice: settle_1 produce"
    game = after("II", robot, "old_earth | actions: develop produce", deck="spice_world")
    assert (tableau(game), stack(game), game.discards()) == ([PLAIN], ["public_works"], [])


@pytest.mark.rule("RG-SOLO-29")
def test_a_develop_response_without_a_hit_costs_nothing() -> None:
    robot = f"{PLAIN} | stack: gem_world | credit: 2 | counters: 0 | dice: settle_1 produce"
    game = after("II", robot, "old_earth | actions: develop produce")
    assert (tableau(game), stack(game), game.robot.credit) == ([PLAIN], [], 2)


@pytest.mark.rule("RG-SOLO-30")
def test_a_settle_action_draws_three_and_flips_for_a_world_to_pay_for() -> None:
    robot = f"{PLAIN} | stack: rebel_base public_works | credit: 0 | dice: settle_1 produce"
    game = after("III", robot, deck="gem_world spice_world comet_zone mining_world")
    assert tableau(game) == [PLAIN, "gem_world"]
    assert stack(game) == ["spice_world", "comet_zone"]
    assert game.robot.credit == 0


@pytest.mark.rule("RG-SOLO-31")
@pytest.mark.parametrize(
    ("credit", "worlds", "cards", "left"), [(0, [], ["rebel_base"], 0), (1, ["gem_world"], ["spice_world"], 0)]
)
def test_a_settle_response_needs_credit(credit: int, worlds: list[str], cards: list[str], left: int) -> None:
    robot = f"{PLAIN} | stack: rebel_base | credit: {credit} | dice: develop_1 produce"
    game = after("III", robot, "old_earth | actions: settle produce", deck="gem_world spice_world comet_zone")
    assert tableau(game) == [PLAIN, *worlds]
    assert stack(game) == cards
    assert game.robot.credit == left


@pytest.mark.rule("RG-SOLO-31")
def test_a_settle_response_without_a_hit_costs_nothing() -> None:
    robot = f"{PLAIN} | credit: 3 | dice: develop_1 produce"
    game = after("III", robot, "old_earth | actions: settle produce", deck="public_works rebel_base")
    assert (tableau(game), stack(game), game.robot.credit) == ([PLAIN], [], 3)


@pytest.mark.rule("RG-SOLO-32")
@pytest.mark.rule("RG-SOLO-50")
@pytest.mark.parametrize(
    ("actions", "dice", "cells"),
    [
        ("develop develop", "settle_1 produce", ["develop_response", "develop_response"]),
        ("develop develop", "develop_1 produce", ["develop", "develop_response"]),
        ("develop produce", "develop_1 develop_2", ["develop", "develop"]),
        ("explore_5 produce", "develop_1 settle_1", ["develop"]),
        ("develop develop", "develop_1 develop_2", ["develop", "develop"]),
    ],
)
def test_develop_takes_place_as_often_as_the_busier_side_chose_it(actions: str, dice: str, cells: list[str]) -> None:
    game = after("II", f"{PLAIN} | counters: 0 | dice: {dice}", f"old_earth | actions: {actions}")
    assert [data["cell"] for data in game.happened("robot-cell")] == cells


@pytest.mark.rule("RG-SOLO-50")
@pytest.mark.parametrize(
    ("actions", "dice", "prices"),
    [
        ("develop develop", "develop_1 produce", [1, 1]),
        ("develop produce", "develop_1 develop_2", [1, 2]),
        ("explore_5 produce", "develop_1 develop_2", [2, 2]),
    ],
)
def test_the_player_has_the_bonus_in_the_first_phases(actions: str, dice: str, prices: list[int]) -> None:
    seat = f"old_earth | hand: colony_ship space_marines 6 | actions: {actions}"
    game = table(seat, phase="II", robot=f"{PLAIN} | counters: 0 | dice: {dice}")
    paid = []
    for card in ("colony_ship", "space_marines"):
        game.play(f"0 develop {card}")
        paid.append(game.happened("price", 0)[0]["cards"])
        game.pay(0)
    assert paid == prices


@pytest.mark.rule("RG-SOLO-33")
@pytest.mark.parametrize("economy", [0, 3])
def test_a_trade_action_brings_two_credit_and_points(economy: int) -> None:
    game = after("IV", f"{PLAIN} | credit: 1 | economy: {economy} | dice: consume_trade develop_1")
    assert numbers(game) == (3, economy, economy)
    assert game.state.pool == 24 - economy


@pytest.mark.rule("RG-SOLO-34")
@pytest.mark.parametrize("economy", [0, 3])
def test_a_2x_action_brings_twice_the_economy_and_then_raises_it(economy: int) -> None:
    game = after("IV", f"{PLAIN} | credit: 1 | economy: {economy} | dice: develop_1 consume_2x")
    assert numbers(game) == (1, economy + 1, 2 * economy)


@pytest.mark.rule("RG-SOLO-35")
def test_both_consume_actions_together() -> None:
    game = after("IV", f"{PLAIN} | credit: 0 | economy: 4 | dice: consume_trade consume_2x")
    assert numbers(game) == (2, 5, 8)


@pytest.mark.rule("RG-SOLO-36")
@pytest.mark.parametrize("actions", ["consume_trade produce", "consume_2x produce", "consume_trade consume_2x"])
def test_a_consume_response_brings_the_economy_once(actions: str) -> None:
    robot = f"{PLAIN} | credit: 1 | economy: 2 | dice: develop_1 settle_1"
    assert numbers(after("IV", robot, f"old_earth | actions: {actions}")) == (1, 2, 2)


@pytest.mark.rule("RG-SOLO-37")
def test_a_produce_action_raises_the_economy_and_a_response_does_not() -> None:
    assert numbers(after("V", f"{PLAIN} | economy: 1 | dice: develop_1 produce")) == (0, 2, 0)
    seat = "old_earth | actions: develop produce"
    assert numbers(after("V", f"{PLAIN} | economy: 1 | dice: develop_1 settle_1", seat)) == (0, 1, 0)


@pytest.mark.rule("RG-SOLO-49")
def test_two_explore_dice_use_both_cells_and_one_the_left_wherever_it_lies() -> None:
    assert len(after("I", f"{PLAIN} | dice: explore_1 explore_2").robot.stack) == 3
    game = after("I", f"{PLAIN} | credit: 0 | dice: explore_2 produce")
    assert (len(game.robot.stack), game.robot.credit) == (1, 1)


@pytest.mark.rule("RG-SOLO-52")
def test_cards_of_the_robot_have_no_powers_goods_or_military() -> None:
    # Terraforming Robots would draw for a world, Alpha Centauri make it cheaper, Pre-Sentient Race have a good.
    robot = f"{PLAIN} terraforming_robots alpha_centauri | stack: pre_sentient_race | dice: settle_1 produce"
    game = after("III", robot, deck="gem_world spice_world comet_zone new_earth")
    assert tableau(game)[-1] == "pre_sentient_race"
    assert stack(game) == ["gem_world", "spice_world", "comet_zone"]
    assert game.deck()[0] == "new_earth"


@pytest.mark.rule("RG-SOLO-52")
def test_one_rare_good_is_more_than_the_robot_produces() -> None:
    robot = f"{PLAIN} mining_world | dice: produce develop_1"
    game = table("old_earth mining_conglomerate comet_zone", phase="V", robot=robot)
    # One card for the good on Comet Zone and two for having produced most.
    assert len(game.hand(0)) == 3


@pytest.mark.rule("RG-SOLO-53")
def test_a_refill_in_the_middle_of_a_draw_of_the_robot() -> None:
    robot = f"{PLAIN} | dice: settle_1 produce"
    game = table(
        "old_earth", phase="III", robot=robot, deck="rebel_base", discards="public_works space_marines", exact=True
    ).play("0 nothing")
    assert game.happened("robot-draws") == [{"cards": 3}]
    assert (game.deck(), sorted(game.discards())) == ([], ["public_works", "rebel_base", "space_marines"])


@pytest.mark.rule("RG-SOLO-53")
def test_the_robot_draws_what_there_is() -> None:
    game = table("old_earth", phase="III", robot=f"{PLAIN} | dice: settle_1 produce", deck="rebel_base", exact=True)
    game.play("0 nothing")
    assert game.happened("robot-draws") == [{"cards": 1}]


@pytest.mark.rule("RG-SOLO-53")
def test_player_and_robot_share_the_pool() -> None:
    seat = "old_earth | actions: consume_2x produce | chips: 5"
    game = after("IV", f"{PLAIN} | economy: 3 | chips: 6 | dice: consume_trade develop_1", seat)
    assert game.robot.chips == 9
    assert game.state.pool == 24 - 5 - 9


@pytest.mark.rule("RG-SOLO-58")
def test_an_empty_stack_is_no_problem() -> None:
    robot = f"{PLAIN} | credit: 1 | counters: 0 | dice: settle_1 produce"
    game = after("II", robot, "old_earth | actions: develop produce", deck="public_works")
    assert (tableau(game), game.robot.credit, game.deck()[0]) == ([PLAIN], 1, "public_works")
