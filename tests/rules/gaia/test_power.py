"""The power cycle (POWER), and the worked examples that turn on power, charging and tiles (EX)."""

import pytest

from astrarium.games.gaia import power
from astrarium.games.gaia.components import components as c
from astrarium.games.gaia.components import ids
from tests.rules.gaia.table import Table, table

# Institute, two stations and a mine (GP-EX-12): joining the first three takes two satellites.
SCATTERED = "institute@0x0 station@1x1 station@-2x0"
SCATTERED_FEDERATION = "federation -2x0 0x0 1x1"


@pytest.mark.rule("GP-POWER-01")
def test_only_power_in_area_three_can_be_spent() -> None:
    full = table("geodens power=5/5/0 gaia=5", "xenos")
    assert full.refused("geodens convert power_credit") == "GP-FREE-01"
    ready = table("geodens power=0/0/1", "xenos")
    ready.play("geodens convert power_credit")
    assert ready.power("geodens") == (1, 0, 0)


@pytest.mark.rule("GP-POWER-02")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("4/0/0", (0, 4, 0)),
        ("6/2/1", (2, 6, 1)),
        ("2/1/0", (0, 1, 2)),
        ("0/5/1", (0, 1, 5)),
        ("1/3/0", (0, 1, 3)),
    ],
)
def test_a_charge_empties_area_one_before_it_touches_area_two(before: str, after: tuple[int, int, int]) -> None:
    game = table(f"geodens power={before} tile=charge_4", "xenos")
    game.play("geodens special charge_4")
    assert game.power("geodens") == after


@pytest.mark.rule("GP-POWER-03")
def test_what_a_charge_cannot_move_is_lost_and_the_gaia_area_stays_untouched() -> None:
    game = table("geodens power=1/0/2 gaia=4 tile=charge_4", "xenos")
    game.play("geodens special charge_4")
    assert game.power("geodens") == (0, 0, 3)
    assert game.seat("geodens").gaia == 4


@pytest.mark.rule("GP-POWER-04")
def test_spent_tokens_move_from_area_three_to_area_one() -> None:
    game = table("geodens power=1/2/5", "xenos")
    game.play("geodens power ore_2")
    assert game.power("geodens") == (5, 2, 1)


@pytest.mark.rule("GP-POWER-04")
def test_too_few_tokens_in_area_three_cannot_pay() -> None:
    game = table("geodens power=9/9/3", "xenos")
    assert game.refused("geodens power ore_2") == "GP-BOARD-02"


@pytest.mark.rule("GP-POWER-05")
@pytest.mark.parametrize(
    ("line", "after"),
    [("convert ore_token", (2, 2, 3)), ("power tokens_2", (6, 2, 0)), ("research gaia", (4, 2, 3))],
)
def test_gained_tokens_enter_area_one(line: str, after: tuple[int, int, int]) -> None:
    game = table("geodens power=1/2/3 gaia_level=1", "xenos")
    game.play(f"geodens {line}")
    assert game.power("geodens") == after


@pytest.mark.rule("GP-POWER-06")
def test_tokens_to_discard_come_from_any_mix_of_the_three_areas() -> None:
    game = table(f"geodens power=2/1/1 {SCATTERED}", "xenos")
    game.play(f"geodens {SCATTERED_FEDERATION}")
    assert set(game.legal("geodens")) == {"pay 2/0/0", "pay 1/1/0", "pay 1/0/1", "pay 0/1/1"}
    assert game.refused("geodens pay 0/2/0") == "GP-POWER-06"
    assert game.refused("geodens pay 1/0/0") == "GP-POWER-06"
    game.play("geodens pay 0/1/1")
    assert game.power("geodens") == (2, 0, 0)
    assert game.seat("geodens").gaia == 0


@pytest.mark.rule("GP-POWER-06")
def test_tokens_in_the_gaia_area_cannot_be_discarded() -> None:
    game = table(f"geodens power=1/0/0 gaia=6 {SCATTERED}", "xenos")
    assert game.refused(f"geodens {SCATTERED_FEDERATION}") == "GP-FED-04"


@pytest.mark.rule("GP-POWER-07")
def test_tokens_in_the_gaia_area_come_back_in_the_next_gaia_phase() -> None:
    game = table(
        "geodens power=2/2/2 gaia_level=4 formers=1 mine@0x0",
        "xenos passed",
        planets="1x0 transdim",
        boosters="mines",
    )
    game.play("geodens project 1x0", "geodens pay 1/1/1", "geodens end")
    assert game.power("geodens") == (1, 1, 1)
    assert game.seat("geodens").gaia == 3
    game.play("geodens pass mines")
    assert game.power("geodens") == (4, 1, 1)
    assert game.seat("geodens").gaia == 0


@pytest.mark.rule("GP-POWER-08")
def test_the_number_of_power_tokens_has_no_limit() -> None:
    game = table("geodens power=40/40/3", "xenos")
    game.play("geodens power tokens_2", "geodens convert ore_token")
    assert game.power("geodens") == (46, 40, 0)


@pytest.mark.rule("GP-POWER-09")
def test_the_charge_for_level_three_cannot_be_refused() -> None:
    game = table("geodens power=0/3/0 sci=2", "xenos")
    game.play("geodens research sci")
    assert game.asked() == ("geodens", "closing")
    assert game.power("geodens") == (0, 0, 3)


@pytest.mark.rule("GP-POWER-09")
def test_a_passive_charge_may_be_declined() -> None:
    game = table("geodens mine@0x0", "xenos vp=5 power=4/0/0 institute@3x0", planets="1x0 volcanic")
    game.play("geodens build 1x0", "xenos decline")
    assert game.power("xenos") == (4, 0, 0)
    assert game.seat("xenos").vp == 5


@pytest.mark.rule("GP-POWER-09")
def test_the_advance_of_a_tech_tile_may_be_declined() -> None:
    game = table("geodens qic=4 sci=2 power=0/3/0", "xenos")
    game.play("geodens qic tech", "geodens tech knowledge_credit", "geodens skip")
    assert game.seat("geodens").levels[ids.SCIENCE] == 2
    assert game.power("geodens") == (0, 3, 0)


@pytest.mark.rule("GP-POWER-10")
def test_a_price_that_the_brainstone_covers_takes_no_token_along() -> None:
    game = table("taklons power=0/0/4 brainstone=3", "xenos")
    game.play("taklons convert power_ore", "taklons spend brainstone")
    assert game.power("taklons") == (0, 0, 4)
    assert game.seat("taklons").brainstone == 1


@pytest.mark.rule("GP-POWER-10")
def test_a_price_that_tokens_cover_takes_no_brainstone_along() -> None:
    game = table("taklons power=0/0/4 brainstone=3", "xenos")
    game.play("taklons power ore_2", "taklons spend tokens")
    assert game.power("taklons") == (4, 0, 0)
    assert game.seat("taklons").brainstone == 3


@pytest.mark.rule("GP-EX-01")
def test_charging_four_with_one_token_in_each_of_the_first_two_areas() -> None:
    game = table("geodens power=1/1/0 tile=charge_4", "xenos")
    game.play("geodens special charge_4")
    assert game.power("geodens") == (0, 0, 2)
    assert [event.data for event in game.events if event.kind == "charge"] == [{"units": 3}]


@pytest.mark.rule("GP-EX-02")
def test_spending_two_of_three() -> None:
    game = table("geodens power=0/1/3", "xenos")
    game.play("geodens convert power_credit", "geodens convert power_credit")
    assert game.power("geodens") == (2, 1, 1)


@pytest.mark.rule("GP-EX-02")
def test_two_cannot_be_spent_with_one_token_in_area_three() -> None:
    game = table("geodens power=5/5/1", "xenos")
    assert power.spendable(game.seat("geodens")) == 1
    game.play("geodens convert power_credit")
    assert game.refused("geodens convert power_credit") == "GP-FREE-01"


@pytest.mark.rule("GP-EX-03")
@pytest.mark.parametrize(("paid", "after"), [("2/0/0", (0, 2, 1)), ("0/1/1", (2, 1, 0)), ("1/1/0", (1, 1, 1))])
def test_a_token_gained_and_two_discarded(paid: str, after: tuple[int, int, int]) -> None:
    game = table(f"geodens power=1/2/1 gaia=3 {SCATTERED}", "xenos")
    game.play("geodens convert ore_token")
    assert game.power("geodens") == (2, 2, 1)
    game.play(f"geodens {SCATTERED_FEDERATION}", f"geodens pay {paid}")
    assert game.power("geodens") == after
    assert game.seat("geodens").gaia == 3


@pytest.mark.rule("GP-EX-04")
@pytest.mark.parametrize("after", ["1/0/2", "0/0/3"])
def test_a_charge_icon_and_a_token_icon_in_either_order(after: str) -> None:
    game = table("geodens power=0/2/0 institute@0x0", "xenos passed", boosters="mines")
    game.play("geodens pass mines")
    assert set(game.legal("geodens")) == {"income 1/0/2", "income 0/0/3"}
    game.play(f"geodens income {after}")
    assert "/".join(str(area) for area in game.power("geodens")) == after


@pytest.mark.rule("GP-EX-16")
def test_four_power_buy_two_ore_once_in_a_round() -> None:
    game = table("geodens ore=3 power=0/0/8", "xenos power=0/0/8")
    game.play("geodens power ore_2", "geodens end")
    assert game.seat("geodens").ore == 5
    assert game.power("geodens") == (4, 0, 4)
    assert game.refused("xenos power ore_2") == "GP-BOARD-01"


@pytest.mark.rule("GP-EX-17")
def test_a_mine_offers_one_power_to_a_mine_and_three_to_an_institute() -> None:
    game = table(
        "ivits institute@0x0",
        "xenos vp=10 power=4/0/0 mine@3x0",
        "itars vp=10 power=4/0/0 mine@1x1 institute@1x2",
        planets="1x0 oxide",
    )
    game.play("ivits build 1x0", "xenos charge")
    assert game.power("xenos") == (3, 1, 0)
    assert game.seat("xenos").vp == 10
    game.play("itars charge")
    assert game.power("itars") == (1, 3, 0)
    assert game.seat("itars").vp == 8


def offered_three(seat: str) -> Table:
    """Xenos build beside the institute of another seat."""
    return table("xenos mine@0x0", f"{seat} institute@3x0", planets="1x0 desert").play("xenos build 1x0")


@pytest.mark.rule("GP-EX-18")
def test_who_has_room_for_one_charges_one_for_nothing() -> None:
    game = offered_three("geodens vp=10 power=0/1/5").play("geodens charge")
    assert game.power("geodens") == (0, 0, 6)
    assert game.seat("geodens").vp == 10


@pytest.mark.rule("GP-EX-19")
@pytest.mark.parametrize(("vp", "after"), [(1, (2, 2, 0)), (0, (3, 1, 0))])
def test_who_has_one_point_charges_two_and_who_has_none_charges_one(vp: int, after: tuple[int, int, int]) -> None:
    game = offered_three(f"geodens vp={vp} power=4/0/0").play("geodens charge")
    assert game.power("geodens") == after
    assert game.seat("geodens").vp == 0


@pytest.mark.rule("GP-EX-22")
@pytest.mark.parametrize(
    ("choice", "gained"),
    [
        (["ore", "credits"], {"ore": 1, "credits": 1}),
        (["qic"], {"qic": 1}),
        (["knowledge"], {"knowledge": 1}),
        (["credits"] * 4, {"credits": 4}),
    ],
)
def test_terrans_with_institute_turn_four_returning_tokens_into_goods(
    choice: list[str], gained: dict[str, int]
) -> None:
    game = table("terrans power=0/0/3 gaia=4 institute@0x0", "xenos passed", boosters="mines")
    game.play("terrans pass mines", "terrans income 1/0/3")
    assert game.asked() == ("terrans", "redeem")
    before = {what: getattr(game.seat("terrans"), what) for what in ("ore", "credits", "knowledge", "qic")}
    game.play(*[f"terrans redeem {what}" for what in choice])
    after = {what: getattr(game.seat("terrans"), what) for what in before}
    assert after == {what: before[what] + gained.get(what, 0) for what in before}
    assert game.power("terrans") == (1, 4, 3)
    assert game.asked() == ("terrans", "turn")


@pytest.mark.rule("GP-EX-23")
def test_hadsch_hallas_with_institute_turn_three_credits_into_an_ore() -> None:
    game = table("hadsch_hallas credits=3 ore=0 institute@0x0", "xenos")
    game.play("hadsch_hallas convert credits_ore")
    assert (game.seat("hadsch_hallas").credits, game.seat("hadsch_hallas").ore) == (0, 1)


@pytest.mark.rule("GP-EX-25")
def test_a_paid_advance_and_one_with_a_tile_score_four_in_a_research_round() -> None:
    game = table("geodens knowledge=4 qic=4", "xenos passed", round_tile="research_2")
    game.play(
        "geodens research sci",
        "geodens end",
        "geodens qic tech",
        "geodens tech credits_4",
        "geodens advance sci",
    )
    assert game.points("geodens") == {"round:research_2": 4}


@pytest.mark.rule("GP-EX-26")
def test_a_token_gives_at_once_can_be_turned_over_and_scores_again() -> None:
    game = table("geodens vp=10 knowledge=4 qic=3 sci=4 institute@0x0 station@1x0 station@0x1", "xenos passed")
    game.play("geodens federation 0x0 1x0 0x1", "geodens token vp6_knowledge")
    assert (game.seat("geodens").vp, game.seat("geodens").knowledge) == (16, 6)
    game.play("geodens end", "geodens research sci", "geodens end")
    assert game.seat("geodens").green == [0]
    # 6 knowledge, 4 of them paid, 9 from level 5 of Science.
    assert game.seat("geodens").knowledge == 11
    game.play("geodens qic rescore", "geodens rescore vp6_knowledge")
    assert (game.seat("geodens").vp, game.seat("geodens").knowledge) == (22, 13)
    assert (len(game.seat("geodens").tokens), game.seat("geodens").green) == (1, [0])


@pytest.mark.rule("GP-EX-29")
def test_gleens_score_nine_for_a_mine_on_a_gaia_planet() -> None:
    game = table("gleens vp=10 mine@0x0 tile=gaia_vp", "terrans", planets="1x0 gaia", round_tile="gaia_4")
    game.play("gleens build 1x0")
    assert game.points("gleens") == {"round:gaia_4": 4, "tech:gaia_vp": 3, "faction": 2}
    assert game.seat("gleens").vp == 19


@pytest.mark.rule("GP-EX-30")
@pytest.mark.parametrize(("ore", "after"), [(3, 7), (13, 15)])
def test_ore_for_four_sectors_one_of_them_with_the_lost_planet_only(ore: int, after: int) -> None:
    pieces = "mine@0x0 mine@1x0 mine@3x0 mine@-3x0 mine@0x3/lost"
    game = table(f"geodens ore={ore} qic=4 eco=4 token=vp8_qic tile=vp_7 {pieces}", "xenos")
    game.state.advanced[ids.ECONOMY] = c.ADVANCED_IDS.index("adv_sector_ore")
    game.state.advanced[ids.SCIENCE] = -1
    game.play("geodens qic tech", "geodens tech adv_sector_ore over vp_7")
    assert game.seat("geodens").ore == after


BRAINSTONE_AND_TWO = "taklons power=0/0/2 brainstone=3 mine@0x0"


@pytest.mark.rule("GP-EX-42")
@pytest.mark.parametrize(
    ("line", "answers", "after", "stone"),
    [
        ("convert power_credit", ["spend tokens"], (1, 0, 1), 3),
        ("convert power_credit", ["spend brainstone"], (0, 0, 2), 1),
        ("convert power_ore", [], (0, 0, 2), 1),
        ("power ore_2", [], (1, 0, 1), 1),
        ("power steps_2", [], (2, 0, 0), 1),
    ],
)
def test_what_the_brainstone_and_two_tokens_pay(
    line: str, answers: list[str], after: tuple[int, int, int], stone: int
) -> None:
    game = table(BRAINSTONE_AND_TWO, "xenos", planets="1x0 swamp")
    game.play(f"taklons {line}", *[f"taklons {answer}" for answer in answers])
    assert game.power("taklons") == after
    assert game.seat("taklons").brainstone == stone


@pytest.mark.rule("GP-EX-42")
def test_the_brainstone_and_two_tokens_cannot_pay_six() -> None:
    game = table(BRAINSTONE_AND_TWO, "xenos")
    assert power.spendable(game.seat("taklons")) == 5
    assert game.refused("taklons power knowledge_3") == "GP-BOARD-02"


@pytest.mark.rule("GP-EX-43")
@pytest.mark.parametrize(
    ("line", "after", "gained"),
    [
        ("power knowledge_3", (4, 0, 0), ("knowledge", 3)),
        ("convert power_ore", (2, 0, 2), ("ore", 1)),
        ("convert power_credit", (1, 0, 3), ("credits", 1)),
    ],
)
def test_nevlas_with_institute_lose_what_an_odd_price_leaves_over(
    line: str, after: tuple[int, int, int], gained: tuple[str, int]
) -> None:
    game = table("nevlas ore=0 credits=0 knowledge=0 qic=0 power=0/0/4 institute@0x0", "xenos")
    game.play(f"nevlas {line}")
    nevlas = game.seat("nevlas")
    assert game.power("nevlas") == after
    assert nevlas.ore + nevlas.credits + nevlas.knowledge + nevlas.qic == gained[1]
    assert getattr(nevlas, gained[0]) == gained[1]


@pytest.mark.rule("GP-EX-46")
def test_a_lab_and_the_lost_planet_are_charged_for_one_after_the_other() -> None:
    game = table(
        "xenos station@0x0 nav=4 token=vp7_ore",
        "geodens vp=1 power=2/2/0 mine@0x2 institute@5x-1",
    )
    game.play("xenos upgrade 0x0 lab", "xenos tech knowledge_per_type", "xenos advance nav", "xenos lost 4x-1")
    game.play("geodens charge")
    assert game.power("geodens") == (1, 3, 0)
    assert game.seat("geodens").vp == 1
    game.play("geodens charge")
    assert game.power("geodens") == (0, 3, 1)
    assert game.seat("geodens").vp == 0


@pytest.mark.rule("GP-EX-47")
@pytest.mark.parametrize(
    ("answer", "after", "vp"),
    [("charge token_first", (0, 0, 6), 9), ("charge token_last", (1, 0, 5), 10), ("decline", (0, 0, 5), 10)],
)
def test_taklons_with_institute_add_a_token_before_or_after_the_charge(
    answer: str, after: tuple[int, int, int], vp: int
) -> None:
    game = offered_three("taklons vp=10 power=0/0/5 brainstone=3").play(f"taklons {answer}")
    assert game.power("taklons") == after
    assert game.seat("taklons").brainstone == 3
    assert game.seat("taklons").vp == vp


def itars_with_nine_in_the_gaia_area() -> Table:
    """The Itars' Gaia phase, with two tokens in area III and nothing in areas I and II."""
    game = table("itars power=0/0/0 gaia=9 sci=2 institute@0x0", "xenos passed", boosters="mines")
    return game.play("itars pass mines", "itars income 0/0/2")


@pytest.mark.rule("GP-EX-48")
def test_itars_exchange_eight_of_nine_tokens_and_the_ninth_comes_home() -> None:
    game = itars_with_nine_in_the_gaia_area()
    for tile in ("vp_7", "credits_4"):
        assert game.asked() == ("itars", "exchange")
        game.play("itars exchange", f"itars tech {tile}", "itars skip")
    assert game.asked() == ("itars", "turn")
    assert game.power("itars") == (1, 0, 2)
    assert game.seat("itars").gaia == 0
    assert len(game.seat("itars").tiles) == 2


@pytest.mark.rule("GP-EX-48")
def test_a_charge_from_the_first_exchange_does_not_reach_the_gaia_area() -> None:
    game = itars_with_nine_in_the_gaia_area()
    game.play("itars exchange", "itars tech credits_4", "itars advance sci")
    assert game.seat("itars").levels[ids.SCIENCE] == 3
    assert game.power("itars") == (0, 0, 2)
    assert game.seat("itars").gaia == 5
    game.play("itars done")
    assert game.power("itars") == (5, 0, 2)
