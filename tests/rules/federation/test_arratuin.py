"""Arratuin: trading in the shops (ARR)."""

import pytest

from tests.rules.federation.table import Table, table

ALL_MARKERS = "markers=" + ",".join(f"m{number}" for number in range(1, 13))
COSTS = {"1": "", "2": "1L", "3": "1C", "4": "1O", "5": "1L", "6": "1L 1C"}


def arratuin(*seats: str) -> Table:
    """The first of four seats performs the action of Arratuin."""
    others = [""] * (4 - len(seats))
    return table(*seats, *others).play("0 place 1a vote s11")


def purse(cost: str) -> str:
    """A cost as what a seat has: ``1L 1C`` is ``L=1 C=1``."""
    return " ".join(f"{part[1]}={part[0]}" for part in cost.split())


def discs(game: Table, seat: int = 0) -> dict[str, int]:
    """The levels of a seat's discs by shop."""
    found: dict[str, int] = game.game.view(None)["seats"][seat]["discs"]
    return found


@pytest.mark.rule("FD-ARR-01")
def test_there_are_six_shops() -> None:
    game = arratuin("L=2 C=2 O=2")
    assert game.legal(0) == [f"shop {number}" for number in range(1, 7)]
    for number in (7, 9):
        assert game.refused(f"0 shop {number}") == "FD-ARR-01"


@pytest.mark.rule("FD-ARR-01")
def test_a_shop_may_hold_a_disc_of_each_player() -> None:
    game = arratuin("", "shops=1", "shops=1:2", "shops=1")
    assert game.game.view(None)["arratuin"][0]["discs"] == [1, 1, 2, 1]


@pytest.mark.rule("FD-ARR-02")
def test_the_first_trade_pays_the_cost_for_level_1() -> None:
    game = arratuin("O=1").play("0 shop 4")
    assert (game.reserve(0), discs(game)) == ("1G", {"4": 1})


@pytest.mark.rule("FD-ARR-02", "FD-ARR-06")
@pytest.mark.parametrize("shop", ["2", "3", "4", "5", "6"])
def test_a_shop_whose_cost_cannot_be_paid_is_closed(shop: str) -> None:
    cost = COSTS[shop]
    assert arratuin(purse(cost)).can(f"0 shop {shop}")
    # A golden diamond stands for nothing, and nothing stands for oceanium.
    others = {"2": "C=1", "3": "L=1", "4": "L=1 C=1", "5": "C=1", "6": "L=2"}[shop]
    assert arratuin(f"{others} G=1").refused(f"0 shop {shop}") == "FD-ARR-02"


@pytest.mark.rule("FD-ARR-02")
def test_oceanium_may_pay_in_place_of_lavandium_and_copernium() -> None:
    game = arratuin("L=1 C=1 O=2").play("0 shop 6")
    assert game.legal(0) == ["pay 1L 1C", "pay 1L 1O", "pay 1C 1O", "pay 2O"]
    game.play("0 pay 1C 1O")
    assert (game.reserve(0), game.points(0)) == ("1L 1O", {"shop:6": 3})


@pytest.mark.rule("FD-ARR-03")
def test_the_second_trade_costs_the_same_and_lifts_the_disc_to_level_2() -> None:
    game = arratuin("O=1 shops=4").play("0 shop 4")
    assert (game.reserve(0), discs(game)) == ("1C 1G", {"4": 2})
    assert arratuin("shops=6:1 L=2").refused("0 shop 6") == "FD-ARR-02"


@pytest.mark.rule("FD-ARR-04")
def test_later_trades_give_level_2_again_without_more_influence() -> None:
    game = arratuin("L=1 C=1 shops=6:2").play("0 shop 6")
    assert (game.points(0), game.reserve(0), discs(game)) == ({"shop:6": 5}, "", {"6": 2})
    assert game.influence(0, "arratuin") == 2
    assert arratuin("L=1 shops=4:2").refused("0 shop 4") == "FD-ARR-02"


@pytest.mark.rule("FD-ARR-05")
def test_of_two_kinds_of_bonus_level_1_gives_one() -> None:
    game = arratuin("C=1").play("0 shop 3")
    assert (game.asked(), game.legal(0)) == ("choose 0", ["choose oceanium", "choose degree"])
    assert game.refused("0 choose ship") == "FD-ATA-08"
    oceanium = Table(game.game.clone()).play("0 choose oceanium")
    assert (oceanium.reserve(0), oceanium.seat(0).degree) == ("2O", 0)
    degrees = Table(game.game.clone()).play("0 choose degree")
    assert (degrees.reserve(0), degrees.seat(0).degree) == ("", 2)


@pytest.mark.rule("FD-ARR-05")
@pytest.mark.parametrize(("mixed", "ships", "markers"), [("2 0", 3, 0), ("1 1", 2, 1), ("0 2", 1, 2)])
def test_level_2_gives_any_mixture(mixed: str, ships: int, markers: int) -> None:
    game = arratuin("L=1 shops=2").play("0 shop 2")
    assert game.legal(0) == ["mix 2 0", "mix 1 1", "mix 0 2"]
    for other in ("1 0", "2 1", "0 3"):
        assert game.refused(f"0 mix {other}") == "FD-ARR-05"
    game.play(f"0 mix {mixed}", *[f"0 marker m{number}" for number in range(1, markers + 1)])
    assert game.seat(0).hangar == ships
    assert game.markers(0) == [f"m{number}" for number in range(1, markers + 1)]


@pytest.mark.rule("FD-ARR-06")
@pytest.mark.parametrize(
    ("shop", "level", "gain"),
    [
        ("1", 1, "2L"),
        ("1", 2, "2L 1C"),
        ("4", 1, "1G"),
        ("4", 2, "1C 1G"),
    ],
)
def test_resources_of_the_shops(shop: str, level: int, gain: str) -> None:
    before = f"shops={shop}:{level - 1}" if level > 1 else ""
    game = arratuin(f"{purse(COSTS[shop])} {before}")
    if game.asked() == "arratuin 0":
        game.play(f"0 shop {shop}")
    assert game.reserve(0) == gain


@pytest.mark.rule("FD-ARR-06")
def test_the_other_bonuses_of_the_shops() -> None:
    ship = arratuin("L=1").play("0 shop 2", "0 choose ship")
    assert (ship.seat(0).hangar, ship.markers(0)) == (2, [])
    marker = arratuin("L=1").play("0 shop 2", "0 choose marker", "0 marker m8")
    assert (marker.seat(0).hangar, marker.markers(0)) == (1, ["m8"])
    assert arratuin("L=1").play("0 shop 5").seat(0).die == 1
    assert arratuin("L=1 shops=5").play("0 shop 5").seat(0).die == 2
    assert arratuin("L=1 C=1").play("0 shop 6").points(0) == {"shop:6": 3}
    assert arratuin("L=1 C=1 shops=6").play("0 shop 6").points(0) == {"shop:6": 5}


@pytest.mark.rule("FD-ARR-06")
def test_a_bonus_that_is_impossible_is_not_offered_or_lost() -> None:
    full = arratuin("L=1 ships=5").play("0 shop 2")
    assert full.asked() == "marker 0"
    nothing = arratuin(f"L=1 ships=5 {ALL_MARKERS}").play("0 shop 2")
    assert (discs(nothing), nothing.seat(0).hangar) == ({"2": 1}, 5)


@pytest.mark.rule("FD-ARR-07")
@pytest.mark.parametrize(
    ("shops", "influence"),
    [("1", 1), ("1:2", 2), ("1,2,3", 3), ("1,2:2,6:2", 5), ("1:2,2:2,3:2,4:2,5:2,6:2", 12)],
)
def test_influence_is_the_sum_of_the_levels(shops: str, influence: int) -> None:
    assert table(f"shops={shops}", "", "", "").influence(0, "arratuin") == influence


@pytest.mark.rule("FD-ARR-07")
def test_each_step_of_a_disc_is_one_influence() -> None:
    game = arratuin("")
    assert game.influence(0, "arratuin") == 1
    game = arratuin("shops=1")
    assert game.influence(0, "arratuin") == 2
    game = arratuin("shops=1:2")
    assert game.influence(0, "arratuin") == 2


@pytest.mark.rule("FD-ARR-08")
@pytest.mark.parametrize("seat", ["", "shops=1:2", "shops=1:2,2:2,3:2,4:2,5:2,6:2"])
def test_the_action_is_always_possible(seat: str) -> None:
    game = table(seat, "", "", "")
    assert {"s11", "s35"} <= game.spaces(0)
    # With an empty reserve the free shop is the only one.
    game.play("0 place 1a vote s35")
    assert game.reserve(0) == ("2L 1C" if seat else "2L")


@pytest.mark.rule("FD-EX-07")
def test_example_three_units_for_one_copernium() -> None:
    game = arratuin("C=1 shops=3")
    assert game.influence(0, "arratuin") == 1
    game.play("0 shop 3")
    assert game.legal(0) == ["mix 3 0", "mix 2 1", "mix 1 2", "mix 0 3"]
    results = []
    for text in game.legal(0):
        copy = Table(game.game.clone()).play(f"0 {text}")
        assert copy.influence(0, "arratuin") == 2
        results.append((copy.reserve(0), copy.seat(0).degree))
    assert results == [("3O", 0), ("2O", 1), ("1O", 2), ("", 3)]
