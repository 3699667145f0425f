"""E81216: what a player may build, what it costs and brings (E81)."""

import pytest

from tests.rules.federation.table import Table, table

FOUR_PRODUCTIONS = "built=shipyard,transmutation_chamber,military_academy,alteration_incubator"
PLACES = {"s22", "s36"}


def e81216(*seats: str) -> Table:
    """The first of four seats performs the action of E81216."""
    others = [""] * (4 - len(seats))
    return table(*seats, *others).play("0 place 1a vote s22")


def built(game: Table, seat: int = 0) -> list[str]:
    """What a seat has built."""
    found: list[str] = game.game.view(None)["seats"][seat]["built"]
    return found


@pytest.mark.rule("FD-E81-01")
def test_one_building_of_those_that_can_be_paid() -> None:
    game = e81216("L=2 C=2 G=1")
    assert game.legal(0) == [
        *("build transmutation_chamber", "build military_academy", "build alteration_incubator"),
        *("build mega1", "build mega2"),
    ]
    for name in ("shipyard", "mega3", "mega4", "transporter", "lavandium_replicator"):
        assert game.refused(f"0 build {name}") == "FD-E81-01"
    game.play("0 build alteration_incubator")
    assert (built(game), game.reserve(0), game.asked()) == (["alteration_incubator"], "1C 1G", "turn 1")


@pytest.mark.rule("FD-E81-01")
def test_a_building_must_be_chosen_if_one_can_be_paid() -> None:
    assert e81216("L=2 C=2").refused("0 skip") == "FD-E81-01"


@pytest.mark.rule("FD-E81-01")
def test_the_only_building_that_can_be_paid_is_built_without_asking() -> None:
    game = e81216("G=2")
    assert (built(game), game.reserve(0)) == (["mega4"], "")


@pytest.mark.rule("FD-E81-01")
def test_a_megastructure_is_paid_with_its_diamond() -> None:
    game = e81216("C=3 G=2").play("0 build mega2")
    assert (built(game), game.reserve(0)) == (["mega2"], "1C 1G")


@pytest.mark.rule("FD-E81-02")
def test_nobody_builds_the_same_twice() -> None:
    game = e81216("L=5 C=4 G=2 built=transmutation_chamber,mega1")
    for name in ("transmutation_chamber", "mega1"):
        assert game.refused(f"0 build {name}") == "FD-E81-02"


@pytest.mark.rule("FD-E81-02")
def test_several_may_build_the_same() -> None:
    others = ["built=military_academy,mega2"] * 2
    game = e81216("C=3 G=1", *others)
    assert game.legal(0) == ["build military_academy", "build mega2"]
    game.play("0 build military_academy")
    assert game.game.view(None)["e81216"]["productions"][2]["robots"] == [0, 1, 2]


@pytest.mark.rule("FD-E81-03")
def test_each_building_takes_one_of_six_robots() -> None:
    game = table("C=2", f"{FOUR_PRODUCTIONS},mega1", "", "")
    assert [seat["robots"] for seat in game.game.view(None)["seats"]] == [6, 1, 6, 6]
    game.play("0 place 1a vote s22")
    assert game.game.view(None)["seats"][0]["robots"] == 5


@pytest.mark.rule("FD-E81-04")
@pytest.mark.parametrize(
    ("has", "influence"),
    [("", 0), ("shipyard", 1), ("mega1", 2), ("shipyard,military_academy,mega1", 4), ("mega1,mega2,mega3", 6)],
)
def test_influence_is_one_for_a_production_and_two_for_a_megastructure(has: str, influence: int) -> None:
    game = table(f"built={has}" if has else "", "", "", "")
    assert game.influence(0, "e81216") == influence


@pytest.mark.rule("FD-E81-04")
def test_a_new_building_raises_influence_at_once() -> None:
    assert e81216("C=2").influence(0, "e81216") == 1
    game = e81216("G=2 built=shipyard,mega1")
    # The third medal of honour asks for 5; the first is taken with 3.
    assert (game.influence(0, "e81216"), game.medals(0)) == (5, ["e81216"])


@pytest.mark.rule("FD-E81-05")
def test_a_production_gives_its_income_at_once_and_in_every_executive_phase() -> None:
    game = table("L=1 C=1", "", "", "", productions="lavandium_replicator").play("0 place 1a vote s22")
    assert (built(game), game.seat(0).reserve[0]) == (["lavandium_replicator"], 1)
    for lavandium in (2, 3):
        game.finish_round()
        assert game.seat(0).reserve[0] == lavandium
    assert game.seat(1).reserve[0] == 0


@pytest.mark.rule("FD-E81-05")
def test_a_megastructure_gives_no_income() -> None:
    game = table("built=mega4 used=1B1,1D1", "", "", "", phase="executive")
    assert (game.reserve(0), game.seat(0).vp, game.asked()) == ("", 0, "law 0")


@pytest.mark.rule("FD-E81-06")
def test_without_a_robot_the_action_is_closed() -> None:
    rich = "L=4 C=4 O=2 G=5"
    game = table(f"{rich} {FOUR_PRODUCTIONS},mega1,mega2", "", "", "")
    assert not PLACES & game.spaces(0)
    assert game.refused("0 place 1a vote s22") == "FD-SEN-10"
    game.play("0 place 1a vote s13")
    if game.asked() == "pay 0":
        game.play("0 pay 1L")
    assert "spy e81216" not in game.legal(0, "spy")
    assert game.refused("0 spy e81216") == "FD-SPY-05"


@pytest.mark.rule("FD-E81-06")
@pytest.mark.parametrize("purse", ["", "L=9", "C=1", "O=1", "C=1 G=1"])
def test_with_nothing_to_pay_for_the_action_is_closed(purse: str) -> None:
    game = table(purse, "", "", "")
    assert not PLACES & game.spaces(0)
    assert not game.can("0 place 1a vote s36")


@pytest.mark.rule("FD-E81-06")
def test_what_can_be_paid_but_is_built_already_does_not_open_it() -> None:
    assert not PLACES & table("C=2 built=military_academy", "", "", "").spaces(0)
    assert table("C=2 L=1 built=military_academy", "", "", "").spaces(0) >= PLACES


@pytest.mark.rule("FD-E81-06")
def test_the_bonus_of_the_placed_token_may_pay() -> None:
    game = table("C=1", "", "", "")
    assert game.spaces(0, "3", "fund") >= PLACES
    game.play("0 place 3 fund s22")
    assert (built(game), game.reserve(0)) == (["military_academy"], "")


@pytest.mark.rule("FD-E81-06")
def test_a_specialist_may_help_to_pay() -> None:
    game = table("C=1 has=1B1", "", "", "")
    assert game.spaces(0) >= PLACES
    game.play("0 place 1a vote s22")
    # The space was open through it alone, and its action is not optional.
    assert game.legal(0) == ["use 1B1"]
    game.play("0 use 1B1")
    assert game.legal(0) == ["build transmutation_chamber", "build military_academy"]
    game.play("0 build military_academy")
    assert (built(game), game.reserve(0)) == (["military_academy"], "")


@pytest.mark.rule("FD-E81-06")
def test_an_action_that_only_a_specialist_opened_cannot_be_left() -> None:
    game = table("C=1 has=1B1", "", "", "").play("0 place 1a vote s22")
    assert game.refused("0 skip") == "FD-E81-06"
    # Nor by way of a spy.
    game = table("L=1 C=1 has=1B1", "", "", "").play("0 place 1a vote s25", "0 spy e81216")
    assert game.legal(0) == ["use 1B1"]
    before = table("C=1 has=1B1", "", "", "", version=1).play("0 place 1a vote s22")
    assert before.legal(0) == ["skip", "use 1B1"]


@pytest.mark.rule("FD-E81-06")
def test_where_two_specialists_are_needed_both_must_be_used() -> None:
    game = table("has=1B1,2B1", "", "", "").play("0 place 1a vote s22")
    assert game.legal(0) == ["use 1B1", "use 2B1"]
    game.play("0 use 1B1")
    assert game.legal(0) == ["use 2B1"]
    # With a discount of three every production is free.
    game.play("0 use 2B1")
    names = ["shipyard", "transmutation_chamber", "military_academy", "alteration_incubator"]
    assert game.legal(0) == [f"build {name}" for name in names]


@pytest.mark.rule("FD-E81-06", "FD-MIS-32")
def test_in_a_mission_nobody_is_made_to_use_a_specialist() -> None:
    game = table("C=1 has=1B1 degree=5 markers=m5", "", "", "").play("0 place 1a vote outer", "0 mission m5")
    # The oceanium of the outer module and a copernium pay for most, so they must build.
    assert game.refused("0 skip") == "FD-E81-01"
    game = table("has=1B1 degree=5 markers=m5", "", "", "").play("0 place 1a vote outer", "0 mission m5")
    assert game.legal(0) == ["skip", "use 1B1"]
    game.play("0 skip")
    assert (game.done(0), built(game), game.asked()) == (["m5"], [], "turn 1")
