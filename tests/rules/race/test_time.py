"""Timing and order (TIME)."""

import pytest

from tests.rules.race.table import Table, real, table


@pytest.mark.rule("RG-TIME-01")
def test_all_are_asked_at_the_same_time() -> None:
    game = table("epsilon_eridani | hand: 2", "new_sparta | hand: 2", "old_earth | hand: 2", first=2)
    assert game.asked() == "actions 2 0 1"
    game.play("1 action explore_5", "0 action develop", "2 action settle")
    assert game.asked() == "explore 2 0 1"
    # Any order of answers will do.
    for seat in (0, 2, 1):
        game.play(f"{seat} keep {game.drawn(seat)[0]}")
    assert game.asked() == "develop 2 0 1"
    game.play("1 nothing", "2 nothing", "0 nothing")
    assert game.asked() == "settle 2 0 1"


@pytest.mark.rule("RG-TIME-01")
def test_whoever_owes_nothing_cannot_act() -> None:
    game = table("epsilon_eridani", "new_sparta")
    game.play("0 action develop")
    refusal = game.why_not("0 action settle")
    assert refusal is not None
    assert refusal.rule == "RG-TIME-01"


@pytest.mark.rule("RG-TIME-02")
@pytest.mark.parametrize("seed", range(6))
def test_the_order_is_clockwise_from_the_lowest_start_world(seed: int) -> None:
    state = real(4, seed).state
    numbers = [player.start for player in state.seats]
    first = numbers.index(min(numbers))
    assert state.order == [(first + i) % 4 for i in range(4)]


@pytest.mark.rule("RG-TIME-02")
def test_the_original_number_counts_even_when_the_world_is_gone() -> None:
    game = table("doomed_world | hand: rebel_base new_earth", "new_sparta", first=0, phase="III")
    before = game.state.order
    game.play("0 settle new_earth", "1 nothing")
    assert "doomed_world" not in game.tableau(0)
    assert (game.state.order, game.seat(0).start) == (before, 8)


@pytest.mark.rule("RG-TIME-03")
def test_the_last_cards_of_the_supply_go_in_turn_order() -> None:
    for first in (0, 1):
        game = table("merchant_guild", "rebel_underground", phase="V", deck="2", exact=True, first=first)
        assert len(game.hand(0)) == (2 if first == 0 else 1)
        assert len(game.hand(1)) == first


@pytest.mark.rule("RG-TIME-03")
def test_sacrifices_are_decided_in_turn_order() -> None:
    hand = "hand: old_earth gem_world 3"
    game = table(f"colony_ship | {hand}", "colony_ship | hand: comet_zone 3", phase="III", first=1)
    game.play("0 settle gem_world", "1 settle comet_zone")
    assert game.asked() == "way 1"
    game.play("1 sacrifice colony_ship")
    assert game.asked() == "way 0"
    # Seat 0 knows by now what seat 1 has done.
    assert game.game.view(0)["seats"][1]["tableau"] == [{"card": "comet_zone", "good": False}]


@pytest.mark.rule("RG-TIME-04")
def test_cards_are_chosen_together_and_resolved_in_order() -> None:
    game = table("old_earth | hand: gem_world 3", "new_sparta | hand: comet_zone 4", phase="III", first=1)
    assert game.asked() == "settle 1 0"
    game.play("0 settle gem_world")
    # Seat 1 is first in turn order; nothing is resolved before it has chosen as well.
    assert game.tableau(0) == ["old_earth"]
    game.play("1 settle comet_zone")
    assert game.happened("reveal") == [{"card": "comet_zone"}, {"card": "gem_world"}]
    assert game.asked() == "pay 1"
    game.pay(1)
    assert game.asked() == "pay 0"


@pytest.mark.rule("RG-TIME-05")
def test_one_takes_all_his_cards_before_the_next() -> None:
    game = table(
        "merchant_guild gem_world", "rebel_underground mining_world", phase="V", deck="2 2 2", exact=True, first=1
    )
    # Seat 1: a good and two cards; seat 0 gets what is left.
    assert (len(game.hand(1)), game.goods(1)) == (2, ["mining_world"])
    order = [event.seat for event in game.events if event.kind in ("good", "draw")]
    assert order == sorted(order, reverse=True)


@pytest.mark.rule("RG-TIME-06")
def test_secret_choices_are_shown_when_all_have_decided() -> None:
    game = table("old_earth | hand: 3", "new_sparta | hand: 3")
    game.play("0 action develop")
    assert "actions" not in game.kinds()
    game.play("1 action explore_5")
    assert game.happened("actions") == [{"actions": ["develop"]}, {"actions": ["explore_5"]}]
    game.play(f"0 keep {game.drawn(0)[0]}")
    assert "keep" not in game.kinds()
    game.play(f"1 keep {game.drawn(1)[0]}")
    assert len(game.happened("keep")) == 2
    game.play("0 nothing")
    assert game.kinds() == []
    game.play("1 nothing")
    assert game.kinds().count("nothing") == 2


@pytest.mark.rule("RG-TIME-06")
def test_discards_to_the_limit_are_secret_and_together() -> None:
    game = table("old_earth | hand: gem_world 10", "new_sparta | hand: comet_zone 10", phase="end")
    assert game.asked() == "discard 0 1"
    game.play("0 discard gem_world")
    assert (game.kinds(), game.discards(), len(game.hand(0))) == ([], [], 11)
    game.play("1 discard comet_zone")
    assert game.discards() == ["gem_world", "comet_zone"]


@pytest.mark.rule("RG-TIME-06")
def test_set_up_discards_are_secret_and_together() -> None:
    game = real(2)
    kept = game.hand(0)
    for _ in range(2):
        game.game.apply(0, game.game.legal_actions(0)[0])
    assert (game.hand(0), game.discards()) == (kept, [])
    for _ in range(2):
        game.game.apply(1, game.game.legal_actions(1)[0])
    assert (len(game.hand(0)), len(game.hand(1)), len(game.discards())) == (4, 4, 4)


@pytest.mark.rule("RG-TIME-07")
def test_what_follows_the_reveal_is_decided_one_after_the_other() -> None:
    seats = ("old_earth gem_world* comet_zone* spice_world*", "public_works mining_world* volcanic_world*")
    game = table(*seats, phase="IV", first=1)
    assert game.asked() == "spend 1"
    assert game.refused("0 spend gem_world") == "RG-TIME-01"
    game.play("1 spend mining_world")
    assert game.asked() == "spend 0"


@pytest.mark.rule("RG-TIME-07")
def test_produce_powers_are_used_one_after_the_other() -> None:
    game = table(
        "old_earth asteroid_belt refugee_world | actions: produce",
        "new_sparta empath_world destroyed_world | actions: produce",
        phase="V",
        first=1,
    )
    assert game.asked() == "produce 1"
    game.play("1 produce empath_world bonus")
    assert game.asked() == "produce 0"


@pytest.mark.rule("RG-TIME-08")
def test_explore_all_draw_then_all_choose_then_all_discard() -> None:
    game = table("old_earth", "new_sparta", deck="gem_world comet_zone mining_world spice_world", first=1)
    game.play("0 action produce", "1 action explore_1_1")
    # Seat 1 draws three, then seat 0 two.
    assert game.drawn(1) == ["comet_zone", "gem_world", "mining_world"]
    assert "spice_world" in game.drawn(0)
    assert len(game.drawn(0)) == 2
    game.play("0 keep spice_world")
    assert (game.hand(0), game.discards()) == ([], [])
    game.play("1 keep gem_world comet_zone")
    assert (game.hand(0), game.hand(1)) == (["spice_world"], ["comet_zone", "gem_world"])
    assert len(game.discards()) == 2


@pytest.mark.rule("RG-TIME-09")
def test_develop_in_steps() -> None:
    game = table(
        "interstellar_bank public_works | hand: investment_credits",
        "interstellar_bank | hand: deficit_spending 1",
        phase="II",
        first=1,
        deck="gem_world comet_zone mining_world",
        goals="greatest_infrastructure",
    )
    # The Banks draw in turn order before anybody chooses.
    assert "gem_world" in game.hand(1)
    assert game.hand(0) == ["investment_credits", "comet_zone"]
    game.play("0 develop investment_credits", "1 develop deficit_spending")
    # Seat 1 pays its two cards, then seat 0 its one, and draws for Public Works after paying.
    assert game.hand(1) == []
    assert game.hand(0) == ["mining_world"]
    assert [event.seat for event in game.events if event.kind in ("price", "placed", "draw")] == [1, 1, 0, 0, 0]


@pytest.mark.rule("RG-TIME-10")
def test_settle_each_completes_both_worlds_before_the_next() -> None:
    game = table(
        "improved_logistics | hand: refugee_world pilgrimage_world",
        "improved_logistics | hand: gem_world spice_world 6",
        phase="III",
        first=1,
    )
    game.play("0 settle refugee_world", "1 settle gem_world").pay(1)
    assert game.asked() == "second 1"
    game.play("1 settle spice_world").pay(1)
    assert game.asked() == "second 0"
    assert game.tableau(0) == ["improved_logistics", "refugee_world"]
    game.play("0 settle pilgrimage_world")
    assert game.tableau(0) == ["improved_logistics", "refugee_world", "pilgrimage_world"]


@pytest.mark.rule("RG-TIME-10")
def test_temporary_military_ends_with_the_phase() -> None:
    game = table("new_military_tactics | hand: pirate_world 1", "old_earth", phase="III IV")
    game.play("0 settle pirate_world", "1 nothing")
    assert game.tableau(0) == ["pirate_world"]
    assert game.seat(0).military == 0


@pytest.mark.rule("RG-TIME-11")
def test_consume_each_sells_and_consumes_before_the_next() -> None:
    game = table(
        "old_earth gem_world* spice_world* | actions: consume_trade",
        "epsilon_eridani comet_zone* volcanic_world* | actions: consume_trade",
        phase="IV",
        first=1,
        goals="galactic_standard_of_living",
    )
    assert game.asked() == "sell 1"
    game.play("1 sell comet_zone")
    # Epsilon Eridani has consumed the other good before seat 0 is asked to sell.
    assert (game.chips(1), game.goods(1), game.asked()) == (1, [], "sell 0")


@pytest.mark.rule("RG-TIME-12")
def test_most_produced_pays_when_all_are_done() -> None:
    game = table("mining_conglomerate volcanic_world", "old_earth artist_colony", phase="V")
    kinds = [(event.kind, event.seat) for event in game.events if event.kind in ("good", "draw")]
    assert kinds == [("good", 0), ("good", 1), ("draw", 0)]


@pytest.mark.rule("RG-TIME-13")
def test_the_round_end_in_steps() -> None:
    game = table(
        "old_earth | hand: gem_world 10",
        "new_sparta | hand: comet_zone 10",
        phase="end",
        pool=0,
        goals="budget_surplus",
    )
    game.play("0 discard gem_world")
    assert game.seat(0).goal_vp == 0
    game.play("1 discard comet_zone")
    assert [kind for kind in game.kinds() if kind in ("discard", "goal", "over")] == [
        "discard",
        "discard",
        "goal",
        "goal",
        "over",
    ]


@pytest.mark.rule("RG-TIME-14")
def test_costs_are_discarded_before_gains_are_drawn() -> None:
    # The only card that can be drawn for Public Works is the one that pays.
    game = table("public_works | hand: export_duties gem_world", "new_sparta", phase="II", exact=True)
    game.play("0 develop export_duties", "1 nothing")
    assert game.hand(0) == ["gem_world"]


@pytest.mark.rule("RG-TIME-14")
def test_payment_for_a_world_takes_part_in_the_refill_for_its_good() -> None:
    game = table("old_earth | hand: asteroid_belt gem_world comet_zone", "new_sparta", phase="III", exact=True)
    game.play("0 settle asteroid_belt", "1 nothing")
    assert game.goods(0) == ["asteroid_belt"]
    assert len(game.deck() + game.discards()) == 1


@pytest.mark.rule("RG-TIME-14")
def test_explore_discards_come_after_all_draws() -> None:
    game = table("old_earth", "new_sparta", deck="gem_world comet_zone mining_world", exact=True)
    game.play("0 action explore_5", "1 action produce")
    # Nothing is left for seat 1, although seat 0 will discard two of the three.
    assert (len(game.drawn(0)), game.drawn(1)) == (3, [])
    game.play("0 keep gem_world")
    assert game.hand(1) == []


def duel(phase: str) -> Table:
    return table(
        "investment_credits public_works export_duties | hand: space_marines 6 | actions: develop develop",
        "new_sparta | actions: produce settle",
        phase=phase,
        duel=True,
        goals="greatest_infrastructure",
    )


@pytest.mark.rule("RG-TIME-15")
def test_the_first_of_two_phases_is_finished_before_the_second() -> None:
    game = duel("II")
    game.play("0 develop space_marines", "1 nothing")
    # The goal was checked at the end of the first phase; then the second one asks.
    assert game.holders("greatest_infrastructure") == [0]
    assert (game.asked(), game.state.second) == ("develop 0 1", True)
    assert "space_marines" in game.tableau(0)


@pytest.mark.rule("RG-TIME-16")
def test_the_player_takes_his_part_before_the_robot() -> None:
    game = table(
        "rebel_underground old_earth | actions: produce settle",
        phase="V",
        robot="new_sparta | dice: produce settle_1 | economy: 1",
    )
    kinds = [event.kind for event in game.events if event.kind in ("draw", "robot-cell")]
    assert kinds[0] == "draw"
    assert "robot-cell" in kinds
