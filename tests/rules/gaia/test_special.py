"""Special actions: the orange octagons of one's own (SPEC)."""

import pytest

from astrarium.games.gaia.components import components as c
from astrarium.games.gaia.components import ids
from tests.rules.gaia.table import Table, table

FACTION_VERBS = ("swap", "downgrade", "station", "lowest")

# Whoever owns the octagon, the action, and how it is answered.
OWNED = [
    ("geodens academy_right@0x0", "special academy", []),
    ("geodens power=4/0/0 tile=charge_4", "special charge_4", []),
    ("geodens tile=vp_7<adv_qic_credits", "special adv_qic_credits", []),
    ("geodens tile=vp_7<adv_3_ore", "special adv_3_ore", []),
    ("geodens tile=vp_7<adv_3_knowledge", "special adv_3_knowledge", []),
    ("geodens booster=terraform mine@0x0", "special terraform", ["build 1x0"]),
    ("geodens booster=range mine@0x0", "special range", ["build 4x0"]),
    ("ambas institute@0x0 mine@0x1", "swap 0x1", []),
    ("firaks institute@0x0 lab@0x1 lab@0x2", "downgrade 0x1", ["advance sci"]),
    ("ivits institute@0x0", "station 0x1", []),
    ("bescods", "lowest sci", []),
]
SPECIALS = [line for _, line, _ in OWNED]


def owner_of(seat: str, other: str = "xenos") -> Table:
    """A position with an octagon, and planets within reach of the boosters."""
    return table(seat, other, planets="1x0 desert, 4x0 volcanic", boosters="mines labs gaia")


def take(seat: str, line: str, answers: list[str]) -> Table:
    """A special action from beginning to end, while nobody else has a turn."""
    faction = seat.split()[0]
    game = owner_of(seat, "xenos passed")
    game.play(f"{faction} {line}", *[f"{faction} {answer}" for answer in answers], f"{faction} end")
    assert game.asked() == (faction, "turn")
    return game


@pytest.mark.rule("GP-SPEC-01")
@pytest.mark.parametrize(("seat", "line", "answers"), OWNED, ids=SPECIALS)
def test_a_special_action_works_once_in_a_round(seat: str, line: str, answers: list[str]) -> None:
    faction = seat.split()[0]
    game = take(seat, line, answers)
    assert game.refused(f"{faction} {line}") == "GP-SPEC-01"
    assert game.legal(faction, line.split()[0]) == []


@pytest.mark.rule("GP-SPEC-01")
@pytest.mark.parametrize(("seat", "line", "answers"), [entry for entry in OWNED if "booster" not in entry[0]])
def test_clean_up_opens_it_again(seat: str, line: str, answers: list[str]) -> None:
    faction = seat.split()[0]
    game = take(seat, line, answers).play(f"{faction} pass mines")
    if game.asked() == (faction, "income"):
        game.play(f"{faction} {game.legal(faction)[0]}")
    assert game.asked() == (faction, "turn")
    assert game.legal(faction, line.split()[0])


@pytest.mark.rule("GP-SPEC-01")
@pytest.mark.parametrize(
    ("seat", "line", "gained"),
    [
        ("geodens academy_right@0x0", "special academy", (0, 0, 0, 1)),
        ("geodens tile=vp_7<adv_qic_credits", "special adv_qic_credits", (0, 5, 0, 1)),
        ("geodens tile=vp_7<adv_3_ore", "special adv_3_ore", (3, 0, 0, 0)),
        ("geodens tile=vp_7<adv_3_knowledge", "special adv_3_knowledge", (0, 0, 3, 0)),
    ],
)
def test_a_special_action_is_free_of_charge(seat: str, line: str, gained: tuple[int, int, int, int]) -> None:
    game = table(f"{seat} ore=0 credits=0 knowledge=0 qic=0", "xenos")
    game.play(f"geodens {line}")
    geodens = game.seat("geodens")
    assert (geodens.ore, geodens.credits, geodens.knowledge, geodens.qic) == gained


@pytest.mark.rule("GP-SPEC-01")
def test_nobody_else_can_use_it() -> None:
    game = table("geodens", "xenos academy_right@0x0 tile=charge_4 booster=range")
    for line in ("academy", "charge_4", "range"):
        assert game.refused(f"geodens special {line}") == "GP-SPEC-03"


@pytest.mark.rule("GP-SPEC-01")
def test_the_octagons_of_one_seat_are_used_independently() -> None:
    game = table("geodens ore=0 qic=0 academy_right@0x0 tile=vp_7<adv_3_ore", "xenos passed")
    game.play("geodens special academy", "geodens end", "geodens special adv_3_ore")
    assert (game.seat("geodens").qic, game.seat("geodens").ore) == (1, 3)


@pytest.mark.rule("GP-SPEC-02")
@pytest.mark.parametrize("second", ["special charge_4", "power step_1", "qic types"])
def test_a_special_action_fills_the_turn(second: str) -> None:
    game = table("geodens qic=9 power=4/0/3 academy_right@0x0 tile=charge_4", "xenos", planets="1x0 volcanic")
    assert game.can(f"geodens {second}")
    game.play("geodens special academy")
    assert game.refused(f"geodens {second}") == "GP-ACT-01"


@pytest.mark.rule("GP-SPEC-02")
def test_the_mine_of_a_booster_cannot_use_the_steps_of_a_power_action() -> None:
    game = table("geodens power=0/0/3 booster=range mine@0x0", "xenos", planets="4x0 desert")
    game.play("geodens special range")
    assert game.refused("geodens power step_1") == "GP-ACT-01"


@pytest.mark.rule("GP-SPEC-02")
@pytest.mark.parametrize(
    ("seat", "line", "rule"),
    [
        ("geodens power=0/0/5 tile=charge_4", "special charge_4", "GP-SPEC-02"),
        ("geodens ore=15 tile=vp_7<adv_3_ore", "special adv_3_ore", "GP-SPEC-02"),
        ("geodens knowledge=15 tile=vp_7<adv_3_knowledge", "special adv_3_knowledge", "GP-SPEC-02"),
        ("bal_taks credits=30 academy_right@0x0", "special academy", "GP-SPEC-02"),
        ("geodens qic=0 booster=terraform mine@0x0", "special terraform", "GP-TILE-08"),
        ("geodens qic=0 booster=range mine@0x0", "special range", "GP-TILE-09"),
        ("ambas institute@0x0 station@0x1", "swap 0x1", "GP-FAC-AMB-05"),
        ("firaks institute@0x0 station@0x1", "downgrade 0x1", "GP-FAC-FIR-01"),
    ],
)
def test_a_special_action_that_would_achieve_nothing_may_not_be_chosen(seat: str, line: str, rule: str) -> None:
    game = table(seat, "xenos", planets="5x0 volcanic")
    assert game.refused(f"{seat.split()[0]} {line}") == rule


@pytest.mark.rule("GP-SPEC-02")
def test_a_special_action_may_be_chosen_if_a_part_of_it_comes() -> None:
    game = table("geodens credits=30 qic=0 tile=vp_7<adv_qic_credits", "xenos")
    game.play("geodens special adv_qic_credits")
    assert (game.seat("geodens").credits, game.seat("geodens").qic) == (30, 1)


@pytest.mark.rule("GP-SPEC-03")
def test_a_special_action_can_be_used_in_the_round_in_which_it_was_gained() -> None:
    game = table("geodens qic=4 power=4/0/0", "xenos passed")
    assert game.refused("geodens special charge_4") == "GP-SPEC-03"
    game.play("geodens qic tech", "geodens tech charge_4", "geodens skip", "geodens end", "geodens special charge_4")
    assert game.power("geodens") == (0, 4, 0)


@pytest.mark.rule("GP-SPEC-03")
def test_a_new_right_academy_works_in_the_same_round() -> None:
    game = table("geodens ore=9 credits=9 qic=0 lab@0x0", "xenos passed")
    game.play("geodens upgrade 0x0 academy_right", "geodens tech vp_7", "geodens skip", "geodens end")
    game.play("geodens special academy")
    assert game.seat("geodens").qic == 1


@pytest.mark.rule("GP-SPEC-03")
def test_a_special_action_ends_when_its_tile_is_covered() -> None:
    covered = table("geodens power=4/0/0 tile=charge_4<adv_mines", "xenos")
    assert covered.refused("geodens special charge_4") == "GP-SPEC-03"


@pytest.mark.rule("GP-SPEC-04")
@pytest.mark.parametrize(("seat", "line", "answers"), OWNED, ids=SPECIALS)
def test_these_are_special_actions_for_their_owner_alone(seat: str, line: str, answers: list[str]) -> None:
    faction = seat.split()[0]
    game = owner_of(seat)
    assert game.can(f"{faction} {line}")
    assert game.refused(f"xenos {line}") == "GP-ACT-01"
    stranger = table("terrans institute@0x0 mine@0x1 lab@0x2", "xenos", planets="1x0 desert")
    assert not stranger.can(f"terrans {line}")


@pytest.mark.rule("GP-SPEC-04")
@pytest.mark.parametrize("faction", ids.FACTION_IDS)
def test_four_factions_have_a_special_action_on_their_board(faction: str) -> None:
    pieces = "institute@0x0 mine@0x1 lab@0x2"
    other = "terrans" if faction != "terrans" and faction != "lantids" else "xenos"
    game = table(f"{faction} {pieces}", other)
    expected = {"ambas": {"swap"}, "firaks": {"downgrade"}, "ivits": {"station"}, "bescods": {"lowest"}}
    found = {text.split()[0] for text in game.legal(faction)} & set(FACTION_VERBS)
    assert found == expected.get(faction, set())


@pytest.mark.rule("GP-SPEC-04")
@pytest.mark.parametrize("faction", ["ambas", "firaks", "ivits", "bescods"])
def test_only_the_bescods_need_no_institute_for_it(faction: str) -> None:
    game = table(f"{faction} mine@0x0 mine@0x1 lab@0x2", "xenos")
    found = {text.split()[0] for text in game.legal(faction)} & set(FACTION_VERBS)
    assert found == ({"lowest"} if faction == "bescods" else set())


@pytest.mark.rule("GP-SPEC-04")
def test_no_other_tile_or_booster_has_a_special_action() -> None:
    assert [tile.id for tile in c.DEFAULT.tech if tile.action] == ["charge_4"]
    assert {tile.id for tile in c.DEFAULT.advanced if tile.action} == {
        "adv_qic_credits",
        "adv_3_ore",
        "adv_3_knowledge",
    }
    with_action = {booster.id for booster in c.DEFAULT.boosters if booster.action_steps or booster.action_range}
    assert with_action == {"terraform", "range"}
