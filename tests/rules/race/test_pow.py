"""Powers in general (RG-POW)."""

import pytest

from tests.rules.race.table import Table, table

RAIDERS = """
[[card]]
id = "raiders"
name = "Raiders"
world = 1
powers = ["military 2", "military_by_sacrifice 3"]
copies = 2

[[card]]
id = "wagons"
name = "Wagons"
development = 2
powers = ["settle_discount 2 any", "settle_free_by_sacrifice"]
"""


def settle(seat: str, deck: str = "") -> Table:
    return table(seat, "new_sparta", phase="III", deck=deck)


@pytest.mark.rule("RG-POW-01")
def test_powers_of_a_kind_add_up() -> None:
    game = settle("mining_robots replicant_robots alpha_centauri | hand: new_earth 4")
    game.play("0 settle new_earth", "1 nothing")
    assert game.owes(0) == 5 - 1 - 2 - 1


@pytest.mark.rule("RG-POW-01")
def test_a_power_changes_only_what_it_names() -> None:
    # Discounts for developments do not serve for worlds, nor those for Rare worlds for others.
    game = settle("investment_credits galactic_federation mining_robots | hand: gem_world 3")
    game.play("0 settle gem_world", "1 nothing")
    assert game.owes(0) == 2
    other = table("replicant_robots mining_robots | hand: public_works 3", "new_sparta", phase="II")
    other.play("0 develop public_works", "1 nothing")
    assert other.owes(0) == 1


@pytest.mark.rule("RG-POW-02")
@pytest.mark.rule("RG-EX-21")
def test_a_card_does_not_draw_for_itself() -> None:
    game = table("old_earth | hand: public_works 1", "new_sparta", phase="II")
    game.play("0 develop public_works", "1 nothing")
    assert game.hand(0) == []


@pytest.mark.rule("RG-POW-02")
def test_a_card_works_from_the_next_phase_on_in_the_same_round() -> None:
    game = table("old_earth | hand: replicant_robots gem_world 4", "new_sparta", phase="II III")
    game.play("0 develop replicant_robots", "1 nothing").pay(0)
    assert game.hand(0) == ["gem_world"]
    game.play("0 settle gem_world", "1 nothing")
    assert game.tableau(0) == ["old_earth", "replicant_robots", "gem_world"]


@pytest.mark.rule("RG-POW-02")
def test_a_world_settled_first_does_not_help_the_second() -> None:
    game = settle("improved_logistics space_marines | hand: former_penal_colony hive_world")
    game.play("0 settle former_penal_colony", "1 nothing")
    assert game.asked() == "second 0"
    assert game.refused("0 settle hive_world") == "RG-MIL-01"


@pytest.mark.rule("RG-POW-03")
def test_a_power_that_can_be_used_must_be() -> None:
    game = table("public_works expanding_colony gem_world* spice_world*", "new_sparta", phase="IV")
    assert game.refused("0 done") == "RG-CONS-01"
    game = table("galactic_engineers old_earth | actions: produce", "new_sparta", phase="V")
    assert game.asked() == "actions 0 1"
    game = table(
        "galactic_engineers asteroid_belt radioactive_world destroyed_world | actions: produce",
        "new_sparta",
        phase="V",
    )
    assert game.refused("0 done") == "RG-PROD-04"


@pytest.mark.rule("RG-POW-03")
def test_a_may_power_can_be_left_alone() -> None:
    game = settle("colony_ship contact_specialist drop_ships | hand: rebel_miners 1")
    game.play("0 settle rebel_miners", "1 nothing")
    assert game.legal(0) == ["conquer", "payment", "sacrifice colony_ship"]
    game.play("0 conquer")
    assert "colony_ship" in game.tableau(0)
    consume = table("deficit_spending | hand: 2", "new_sparta", phase="IV").play("0 done")
    assert (len(consume.hand(0)), consume.chips(0)) == (2, 0)


@pytest.mark.rule("RG-POW-04")
def test_a_ship_must_go_when_the_hand_cannot_pay_for_the_revealed_world() -> None:
    game = settle("old_earth colony_ship | hand: gem_world 1")
    game.play("0 settle gem_world", "1 nothing")
    assert game.tableau(0) == ["old_earth", "gem_world"]
    assert len(game.hand(0)) == 1


@pytest.mark.rule("RG-POW-04")
def test_tactics_must_be_used_when_the_revealed_world_needs_them() -> None:
    game = settle("new_military_tactics | hand: hive_world")
    game.play("0 settle hive_world", "1 nothing")
    assert game.tableau(0) == ["hive_world"]
    assert game.discards() == ["new_military_tactics"]


@pytest.mark.rule("RG-POW-05")
def test_the_order_of_powers_is_free() -> None:
    for order in (
        ["tactics new_military_tactics", "hire gem_world"],
        ["hire gem_world", "tactics new_military_tactics"],
    ):
        game = settle("new_military_tactics space_mercenaries | hand: lost_alien_warship gem_world")
        game.play("0 settle lost_alien_warship", "1 nothing", f"0 {order[0]}")
        # What is left can be done in one way only.
        assert game.tableau(0) == ["space_mercenaries", "lost_alien_warship"]
        assert game.kinds().index("sacrifice" if order[0].startswith("t") else "hire") < game.kinds().index("conquer")


@pytest.mark.rule("RG-POW-05")
def test_no_power_interrupts_another() -> None:
    game = settle("new_military_tactics space_mercenaries | hand: hive_world gem_world spice_world 1")
    game.play("0 settle hive_world", "1 nothing", "0 hire gem_world")
    assert game.asked() == "hire 0"
    assert game.refused("0 tactics new_military_tactics") == "RG-TIME-01"
    consume = table(
        "consumer_markets public_works gem_world* spice_world* new_vinland* artist_colony*",
        "doomed_world",
        phase="IV",
    )
    consume.play("0 consume consumer_markets", "0 spend gem_world")
    assert consume.asked() == "spend 0"
    assert consume.refused("0 consume public_works") == "RG-TIME-01"


@pytest.mark.rule("RG-POW-06")
def test_discounts_end_at_nothing_and_are_not_refunded() -> None:
    game = settle("replicant_robots | hand: destroyed_world 2")
    game.play("0 settle destroyed_world", "1 nothing")
    assert game.tableau(0) == ["replicant_robots", "destroyed_world"]
    assert len(game.hand(0)) == 2
    assert game.drew(0) == 0


@pytest.mark.rule("RG-POW-06")
def test_discount_left_over_does_not_serve_for_a_second_card() -> None:
    game = settle("replicant_robots improved_logistics | hand: destroyed_world mining_world 2")
    game.play("0 settle destroyed_world", "1 nothing", "0 settle mining_world")
    assert game.owes(0) == 1


@pytest.mark.rule("RG-POW-07")
def test_drawing_fills_the_hand_but_in_explore_it_adds_a_card_to_choose_from() -> None:
    game = table("star_nomad_lair | hand: 1", "new_sparta", phase="I")
    assert len(game.drawn(0)) == 3
    assert len(game.hand(0)) == 1
    game.play(f"0 keep {game.drawn(0)[0]}", f"1 keep {game.drawn(1)[0]}")
    assert len(game.hand(0)) == 2
    develop = table("interstellar_bank | hand: 1", "new_sparta", phase="II", deck="gem_world")
    assert "gem_world" in develop.hand(0)


@pytest.mark.rule("RG-POW-08")
def test_trade_powers_are_no_consume_powers() -> None:
    game = table("export_duties gem_world*", "new_sparta", phase="IV")
    assert game.goods(0) == ["gem_world"]  # nothing could consume it
    # New Economy counts itself as a development with a consume power; Export Duties has none.
    assert table("new_economy export_duties", "new_sparta").score(0) == 2 + 1
    assert table("new_economy public_works", "new_sparta").score(0) == 2 + 2 + 1


@pytest.mark.rule("RG-POW-09")
def test_a_card_thrown_away_loses_its_powers_at_once() -> None:
    game = table(
        "own_2 improved_logistics | hand: mining_world gem_world 2", "new_sparta", phase="III", cards=RAIDERS
    )
    game.play("0 settle mining_world", "1 nothing", "0 sacrifice own_2", "0 settle gem_world")
    # Without the Wagons' discount.
    assert game.tableau(0) == ["improved_logistics", "mining_world", "gem_world"]
    assert game.hand(0) == []


@pytest.mark.rule("RG-POW-09")
@pytest.mark.parametrize(
    ("raiders", "world", "allowed"),
    [
        ("own_1", "rebel_underground", True),  # 2 of the card are lost, 3 are gained
        ("own_1", "alien_robot_scout_ship", False),
        ("own_1 own_1", "rebel_base", True),  # 3 and 3
        ("own_1 own_1", "rebel_homeworld", False),
    ],
)
def test_military_of_a_card_thrown_away_is_lost_with_it(raiders: str, world: str, allowed: bool) -> None:
    game = table(f"{raiders} | hand: {world}", "new_sparta", phase="III", cards=RAIDERS)
    assert game.can(f"0 settle {world}") == allowed
    if allowed:
        game.play(f"0 settle {world}", "1 nothing")
        assert game.tableau(0) == [world]


@pytest.mark.rule("RG-POW-09")
def test_doomed_world_no_longer_explores_once_it_is_gone() -> None:
    game = settle("doomed_world | hand: gem_world").play("0 settle gem_world", "1 nothing")
    game.play("0 action explore_5", "1 action develop")
    assert len(game.drawn(0)) == 7


@pytest.mark.rule("RG-POW-10")
def test_a_discount_serves_for_every_card_of_the_phase() -> None:
    game = settle("replicant_robots improved_logistics | hand: gem_world artist_colony")
    game.play("0 settle gem_world", "1 nothing", "0 settle artist_colony")
    assert game.tableau(0)[2:] == ["gem_world", "artist_colony"]


@pytest.mark.rule("RG-POW-10")
def test_a_second_world_is_allowed_once_a_phase() -> None:
    game = settle("replicant_robots improved_logistics | hand: gem_world artist_colony empath_world")
    game.play("0 settle gem_world", "1 nothing", "0 settle artist_colony")
    assert game.asked() == "actions 0 1"
    game.play("0 action settle", "1 action settle", "0 settle empath_world", "1 nothing")
    assert game.asked() == "second 0"  # in the next phase again


@pytest.mark.rule("RG-POW-11")
@pytest.mark.rule("RG-EX-40")
def test_bad_powers_of_a_new_card_wait_as_well() -> None:
    game = settle("improved_logistics space_marines | hand: empath_world former_penal_colony 1")
    game.play("0 settle empath_world", "1 nothing").pay(0)
    assert game.can("0 settle former_penal_colony")  # Military 2, not 1
    game.play("0 settle former_penal_colony")
    assert game.tableau(0)[2:] == ["empath_world", "former_penal_colony"]
    assert game.military(0) == 2  # 2 - 1 + 1


@pytest.mark.rule("RG-POW-11")
def test_bad_powers_count_from_the_next_phase_on() -> None:
    game = settle("space_marines | hand: empath_world former_penal_colony 1")
    game.play("0 settle empath_world", "1 nothing").pay(0)
    game.play("0 action settle", "1 action settle")
    assert game.refused("0 settle former_penal_colony") == "RG-MIL-01"
