"""Phase III: turns and actions (ACT)."""

import pytest

from tests.rules.gaia.table import Table, table

CLUSTER = "institute@0x0 station@1x0 station@0x1"


def turn(game: Table) -> str:
    """Whose turn it is."""
    faction, kind = game.asked()
    assert kind == "turn"
    return faction


@pytest.mark.rule("GP-ACT-01")
def test_turns_go_round_clockwise_until_all_have_passed() -> None:
    game = table("geodens power=0/0/8", "xenos power=0/0/8", "terrans power=0/0/8", boosters="mines labs gaia")
    order = []
    for line in ("power ore_2", "power credits_7", "power knowledge_2"):
        order.append(turn(game))
        game.play(f"{order[-1]} {line}", f"{order[-1]} end")
    game.play("geodens pass mines")
    order.append(turn(game))
    game.play("xenos pass labs")
    order.append(turn(game))
    assert order == ["geodens", "xenos", "terrans", "xenos", "terrans"]
    game.play("terrans pass gaia")
    assert game.state.round == 3


@pytest.mark.rule("GP-ACT-01")
@pytest.mark.parametrize(
    ("turn_order", "expected"),
    [("clockwise", ["xenos", "terrans", "geodens"]), ("passing", ["xenos", "geodens", "terrans"])],
)
def test_the_next_round_follows_the_seats_or_the_order_of_passing(turn_order: str, expected: list[str]) -> None:
    game = table(
        "geodens booster=gaia",
        "xenos booster=stations",
        "terrans booster=range power=0/0/8",
        boosters="mines labs ore_knowledge",
        turn="xenos",
        options={"turn_order": turn_order},
    )
    game.play("xenos pass mines", "terrans power ore_2", "terrans end", "geodens pass labs", "terrans pass gaia")
    order = []
    for booster in ("range", "stations", "ore_knowledge"):
        order.append(turn(game))
        game.play(f"{order[-1]} pass {booster}")
    assert order == expected


@pytest.mark.rule("GP-ACT-01")
def test_a_turn_has_one_action() -> None:
    game = table("geodens power=0/0/8", "xenos")
    game.play("geodens power ore_2")
    assert game.refused("geodens power credits_7") == "GP-ACT-01"
    assert game.refused("geodens pass mines") == "GP-ACT-01"
    game.play("geodens end")
    assert turn(game) == "xenos"


@pytest.mark.rule("GP-ACT-02")
def test_there_are_eight_kinds_of_action() -> None:
    game = table(
        f"geodens power=0/0/8 gaia_level=1 formers=1 {CLUSTER} tile=charge_4 tile=vp_7 power=4/0/4",
        "xenos",
        planets="2x0 volcanic, 0x2 transdim",
        boosters="mines",
    )
    assert game.can("geodens build 2x0")
    assert game.can("geodens project 0x2")
    assert game.can("geodens upgrade 1x0 lab")
    assert game.can("geodens federation 0x0 1x0 0x1")
    assert game.can("geodens research sci")
    assert game.can("geodens power ore_2")
    assert game.can("geodens qic types")
    assert game.can("geodens special charge_4")
    assert game.can("geodens pass mines")
    verbs = {text.split()[0] for text in game.legal("geodens")}
    actions = {"build", "project", "upgrade", "federation", "research", "power", "qic", "special", "pass"}
    assert verbs == actions | {"convert"}


@pytest.mark.rule("GP-ACT-03")
def test_the_same_action_may_be_taken_again_on_later_turns() -> None:
    game = table("geodens knowledge=8", "xenos passed")
    game.play("geodens research sci", "geodens end", "geodens research sci", "geodens end")
    assert game.seat("geodens").levels[5] == 2


@pytest.mark.rule("GP-ACT-04")
def test_whoever_has_passed_gets_no_further_turn_in_the_round() -> None:
    game = table("geodens", "xenos power=0/0/8", boosters="mines labs gaia")
    game.play("geodens pass mines", "xenos power ore_2", "xenos end")
    assert turn(game) == "xenos"
    assert game.refused("geodens research sci") == "GP-ACT-01"
    game.play("xenos pass labs")
    assert game.state.round == 3
    assert turn(game) == "geodens"


@pytest.mark.rule("GP-ACT-05")
def test_whoever_cannot_act_has_to_pass() -> None:
    game = table("geodens ore=0 credits=0 knowledge=0 qic=0 power=1/1/0", "xenos", boosters="mines labs gaia")
    assert game.legal("geodens") == ["pass mines", "pass labs", "pass gaia"]


@pytest.mark.rule("GP-ACT-05")
def test_passing_is_possible_even_for_those_who_could_act_and_only_once_in_a_round() -> None:
    game = table("geodens power=0/0/8", "xenos", boosters="mines labs gaia")
    assert game.can("geodens pass mines")
    game.play("geodens pass mines")
    assert game.refused("geodens pass labs") == "GP-ACT-01"


@pytest.mark.rule("GP-ACT-06")
def test_free_actions_come_before_the_action_and_after_it() -> None:
    game = table("geodens ore=4 credits=0 knowledge=4 power=0/0/0", "xenos")
    game.play("geodens convert ore_credit", "geodens research sci", "geodens convert ore_token", "geodens end")
    assert (game.seat("geodens").ore, game.seat("geodens").credits) == (2, 1)
    assert game.power("geodens") == (1, 0, 0)
    assert turn(game) == "xenos"


@pytest.mark.rule("GP-ACT-06")
@pytest.mark.parametrize(
    ("lines", "kind"),
    [
        (["power steps_2"], "mine"),
        (["special terraform"], "mine"),
        (["qic tech"], "tech"),
        (["qic tech", "tech credits_4"], "advance"),
        (["upgrade 1x0 lab"], "tech"),
        (["research nav"], "lost"),
        (["qic rescore"], "rescore"),
        (["project 0x-1"], "pay"),
        (["federation 0x0 1x0 -2x1 0x1"], "pay"),
        (["federation 0x0 1x0 -2x1 0x1", "pay 1/0/0"], "satellite"),
        (["federation 0x0 1x0 -2x1 0x1", "pay 1/0/0", "satellite -1x0"], "token"),
    ],
)
def test_no_free_action_comes_in_the_midst_of_an_action(lines: list[str], kind: str) -> None:
    game = table(
        "geodens ore=9 qic=6 power=4/2/5 nav=4 gaia_level=4 formers=1 token=vp7_ore booster=terraform "
        "tile=vp_7 institute@0x0 station@1x0 mine@0x1 mine@-2x1",
        "xenos",
        planets="2x0 volcanic, 0x-1 transdim",
    )
    assert game.can("geodens convert ore_token")
    game.play(*[f"geodens {line}" for line in lines])
    assert game.asked() == ("geodens", kind)
    for free in ("convert ore_token", "convert power_credit", "burn"):
        assert game.refused(f"geodens {free}") == "GP-ACT-01"


@pytest.mark.rule("GP-ACT-07")
@pytest.mark.parametrize(
    ("seat", "line", "rule"),
    [
        ("geodens ore=1 credits=1 mine@0x0", "build 1x0", "GP-BUILD-01"),
        ("geodens ore=2 credits=5 mine@0x0", "upgrade 0x0 station", "GP-UPG-03"),
        ("geodens knowledge=3", "research sci", "GP-RES-01"),
        ("geodens power=9/9/3", "power ore_2", "GP-BOARD-02"),
        ("geodens ore=9 power=0/0/5 credits=1 mine@0x0", "power steps_2", "GP-BOARD-04"),
        ("geodens power=2/0/0 gaia_level=4 formers=1 mine@0x0", "project 2x0", "GP-PROJ-07"),
    ],
)
def test_an_action_that_cannot_be_done_and_paid_whole_cannot_be_begun(seat: str, line: str, rule: str) -> None:
    game = table(seat, "xenos", planets="1x0 volcanic, 2x0 transdim")
    assert game.refused(f"geodens {line}") == rule


@pytest.mark.rule("GP-ACT-08")
def test_the_others_can_only_charge_while_somebody_is_at_turn() -> None:
    game = table("geodens mine@0x0", "xenos power=4/0/4 mine@3x0", planets="1x0 volcanic, 2x0 desert")
    for line in ("build 2x0", "power ore_2", "convert power_credit", "pass mines", "charge"):
        assert game.refused(f"xenos {line}") == "GP-ACT-01"
    game.play("geodens build 1x0")
    assert game.legal("xenos") == ["charge", "decline"]
    assert game.legal("geodens") == []


@pytest.mark.rule("GP-ACT-09")
def test_payments_from_several_sides_stand_side_by_side() -> None:
    game = table(
        "gleens vp=0 mine@0x0 tile=gaia_vp tile=vp_7<adv_mine",
        "terrans",
        planets="1x0 gaia",
        round_tile="mine_2",
    )
    game.play("gleens build 1x0")
    assert game.points("gleens") == {"round:mine_2": 2, "tech:gaia_vp": 3, "tech:adv_mine": 3, "faction": 2}
    assert game.seat("gleens").vp == 10


@pytest.mark.rule("GP-ACT-09")
def test_where_a_charge_meets_a_new_token_the_owner_chooses_the_order() -> None:
    game = table("xenos mine@0x0", "taklons power=1/0/0 brainstone=3 institute@3x0", planets="1x0 desert")
    game.play("xenos build 1x0")
    assert game.legal("taklons") == ["charge token_first", "charge token_last", "decline"]


@pytest.mark.rule("GP-ACT-10")
def test_a_turn_runs_from_free_actions_over_the_action_and_charging_to_free_actions() -> None:
    game = table(
        "geodens mine@0x0",
        "xenos power=4/0/0 mine@3x0",
        "terrans power=4/0/0 mine@2x1",
        planets="1x0 volcanic",
    )
    asked = [game.asked()]
    for line in (
        "geodens convert ore_credit",
        "geodens build 1x0",
        "xenos charge",
        "terrans decline",
        "geodens convert ore_credit",
        "geodens end",
    ):
        game.play(line)
        asked.append(game.asked())
    assert asked == [
        ("geodens", "turn"),
        ("geodens", "turn"),
        ("xenos", "charge"),
        ("terrans", "charge"),
        ("geodens", "closing"),
        ("geodens", "closing"),
        ("xenos", "turn"),
    ]


@pytest.mark.rule("GP-ACT-10")
def test_a_pass_ends_the_turn_at_once() -> None:
    game = table("geodens ore=9 power=0/4/4", "xenos", boosters="mines labs gaia")
    game.play("geodens pass mines")
    assert game.asked() == ("xenos", "turn")
    assert game.refused("geodens convert ore_credit") == "GP-ACT-01"


@pytest.mark.rule("GP-ACT-10")
def test_without_a_free_action_to_take_the_turn_ends_by_itself() -> None:
    poor = "geodens ore=0 credits=0 knowledge=4 qic=0 power=1/1/0 terra=0"
    assert table(poor, "xenos").play("geodens research sci").asked() == ("xenos", "turn")
    # The 2 ore of Terraforming could be exchanged.
    assert table(poor, "xenos").play("geodens research terra").asked() == ("geodens", "closing")


@pytest.mark.rule("GP-ACT-11")
def test_an_upgrade_is_paid_and_placed_before_its_tile_and_the_tile_comes_before_its_advance() -> None:
    game = table(
        "geodens ore=3 credits=5 terra=4 token=vp8_qic tile=vp_7 station@0x0 station@1x0",
        "xenos",
        round_tile="research_2",
    )
    game.state.advanced[0] = 8
    assert game.seat("geodens").ore == 3
    game.play("geodens upgrade 0x0 lab")
    assert (game.seat("geodens").ore, game.seat("geodens").credits) == (0, 0)
    assert game.seat("geodens").built[2:4] == [1, 1]
    game.play("geodens tech adv_stations over vp_7")
    assert game.kinds() == ["flip", "advanced-tech", "points"]
    # The trading station that has become a lab counts no more.
    assert game.points("geodens") == {"tech:adv_stations": 4}
    game.play("geodens advance nav")
    assert game.kinds() == ["advance", "gain", "points"]


@pytest.mark.rule("GP-ACT-11")
def test_an_advance_moves_up_then_charges_for_level_three_then_takes_its_bonus_then_scores() -> None:
    game = table("geodens knowledge=4 qic=0 nav=2 power=3/0/0", "xenos", round_tile="research_2")
    game.play("geodens research nav")
    assert game.kinds() == ["advance", "charge", "gain", "points"]
    assert game.seat("geodens").qic == 1


@pytest.mark.rule("GP-ACT-11")
def test_a_token_is_turned_over_before_the_step_to_level_five() -> None:
    game = table("geodens knowledge=4 ai=4 token=vp7_ore", "xenos", round_tile="research_2")
    game.play("geodens research ai")
    assert game.kinds() == ["flip", "advance", "gain", "points"]


@pytest.mark.rule("GP-ACT-11")
def test_the_tile_for_research_already_pays_for_the_advance_that_comes_with_it() -> None:
    game = table("geodens qic=4 nav=4 token=vp8_qic tile=vp_7", "xenos")
    game.play("geodens qic tech", "geodens tech adv_research over vp_7", "geodens advance sci")
    assert game.points("geodens") == {"tech:adv_research": 2}


@pytest.mark.rule("GP-ACT-11")
def test_the_lost_planet_is_placed_before_the_others_may_charge_for_the_lab() -> None:
    game = table("geodens station@0x0 nav=4 token=vp7_ore", "xenos power=4/0/0 mine@0x2", round_tile="mine_2")
    game.play("geodens upgrade 0x0 lab", "geodens tech knowledge_per_type", "geodens advance nav")
    assert game.asked() == ("geodens", "lost")
    game.play("geodens lost 4x-1")
    assert game.points("geodens") == {"round:mine_2": 2}
    assert game.asked() == ("xenos", "charge")


@pytest.mark.rule("GP-ACT-11")
def test_the_federation_token_of_terraforming_is_gained_at_once() -> None:
    game = table("geodens vp=0 knowledge=4 terra=4 token=vp7_ore", "xenos", round_tile="federation_5")
    game.state.terraforming_token = 1
    game.play("geodens research terra")
    assert game.points("geodens") == {"round:federation_5": 5, "federation:vp8_qic": 8}
    # Turned over for the level is the token owned before, not the new one.
    assert game.seat("geodens").green == [0, 1]
    assert game.asked() == ("geodens", "closing")


@pytest.mark.rule("GP-ACT-12")
@pytest.mark.parametrize(
    ("seat", "line", "rule"),
    [
        ("geodens qic=2 token=vp8_qic", "qic rescore", "GP-BOARD-02"),
        ("geodens qic=3", "qic tech", "GP-BOARD-02"),
        ("geodens power=4/0/2", "power tokens_2", "GP-BOARD-02"),
        ("geodens knowledge=3 sci=4 token=vp6_knowledge", "research sci", "GP-RES-01"),
    ],
)
def test_an_action_is_never_paid_with_its_own_proceeds(seat: str, line: str, rule: str) -> None:
    assert table(seat, "xenos").refused(f"geodens {line}") == rule
