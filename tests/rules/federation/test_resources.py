"""Crystals, diamonds and the symbols of the game (RES, SYM)."""

import pytest

from astrarium.games.federation.components.components import DEFAULT
from tests.rules.federation.table import Table, table

PLACED = "1a@outer 1b@outer 2@outer 3@outer"


def chooses(text: str) -> dict[str, str]:
    """The free shop offers something else on level 1."""
    return {"data": f'[arratuin.shop.1]\nlevel_1 = "{text}"\n'}


# RES


@pytest.mark.rule("FD-RES-01")
def test_a_diamond_is_no_crystal() -> None:
    game = table("L=10 miner=n2a", "", asteroids="a3 a2 a1 a4").play("0 place 1a vote s32", "0 move n3a")
    assert (game.reserve(0), game.asked()) == ("10L 1G", "turn 1")
    game = table("G=4", "", round=5, phase="executive").play("0 law left")
    assert "final:crystals" not in game.points(0)


@pytest.mark.rule("FD-RES-02", "FD-RES-04")
def test_ten_crystals_are_the_limit_and_the_owner_chooses_what_goes() -> None:
    game = table("L=5 C=4", "").play("0 place 1a vote s11", "0 shop 1")
    assert (game.asked(), game.legal(0)) == ("discard 0", ["discard lavandium", "discard copernium"])
    game.play("0 discard copernium")
    assert (game.reserve(0), game.asked()) == ("7L 3C", "turn 1")


@pytest.mark.rule("FD-RES-02")
def test_of_one_kind_the_surplus_goes_by_itself() -> None:
    game = table("L=9", "").play("0 place 1a vote outer")
    assert game.reserve(0) == "9L 1O"
    game = table("L=9", "").play("0 place 1a vote s11", "0 shop 1")
    assert (game.reserve(0), game.asked()) == ("10L", "turn 1")


@pytest.mark.rule("FD-RES-02")
def test_several_crystals_above_the_limit_go_one_by_one() -> None:
    game = table("C=5 O=5", "").play("0 place 1a vote s11", "0 shop 1")
    assert game.asked() == "discard 0"
    assert game.refused("0 discard gold") == "FD-RES-04"
    game.play("0 discard lavandium", "0 discard oceanium")
    assert game.reserve(0) == "1L 5C 4O"


@pytest.mark.rule("FD-RES-03", "FD-RES-04")
def test_five_diamonds_are_the_limit() -> None:
    asteroids = "a3 a2 a1 a4"
    game = table("G=4 miner=n2a", "", asteroids=asteroids).play("0 place 1a vote s32", "0 move n3a")
    assert game.reserve(0) == "5G"
    game = table("G=5 miner=n2a", "", asteroids=asteroids).play("0 place 1a vote s32", "0 move n3a")
    assert (game.reserve(0), game.asked()) == ("5G", "turn 1")


@pytest.mark.rule("FD-RES-04")
def test_resources_may_be_discarded_without_need() -> None:
    game = table("L=1 G=1", "").play("0 discard lavandium", "0 discard gold")
    assert (game.reserve(0), game.asked()) == ("", "turn 0")
    assert game.refused("0 discard lavandium") == "FD-RES-04"
    assert game.refused("1 discard lavandium") == "FD-TRN-01"


@pytest.mark.rule("FD-RES-05", "FD-SYM-08")
@pytest.mark.parametrize(
    ("space", "lines"),
    [("s13", ["spy officers_quarters"]), ("s15", []), ("s11", ["shop 2", "choose ship"]), ("s11", ["shop 3"])],
)
def test_oceanium_may_be_paid_for_lavandium_or_copernium(space: str, lines: list[str]) -> None:
    game = table("O=1", "").play(f"0 place 1a vote {space}", *[f"0 {line}" for line in lines])
    assert game.seat(0).reserve[2] == 0


@pytest.mark.rule("FD-RES-05", "FD-SYM-08")
def test_whether_oceanium_is_paid_is_the_payers_choice() -> None:
    game = table("C=1 O=1", "").play("0 place 1a vote s15")
    assert (game.asked(), game.legal(0)) == ("pay 0", ["pay 1C", "pay 1O"])
    assert game.refused("0 pay 1C 1O") == "FD-RES-05"
    assert game.refused("0 pay 1L") == "FD-RES-05"
    game.play("0 pay 1O")
    assert (game.reserve(0), game.seat(0).die) == ("1C", 2)


@pytest.mark.rule("FD-RES-05")
def test_oceanium_may_replace_several_crystals_of_a_cost() -> None:
    # The shipyard costs one of each.
    game = table("L=1 C=1 O=3", "").play("0 place 1a vote s22", "0 build shipyard")
    assert game.legal(0) == ["pay 1L 1C 1O", "pay 1L 2O", "pay 1C 2O", "pay 3O"]
    game.play("0 pay 3O")
    assert game.reserve(0) == "1L 1C"


@pytest.mark.rule("FD-RES-06")
def test_nothing_replaces_oceanium() -> None:
    assert table("L=5 C=5 G=5", "").refused("0 place 1a vote s33") == "FD-SEN-08"
    assert table("O=1", "").can("0 place 1a vote s33")


@pytest.mark.rule("FD-RES-06")
def test_nothing_replaces_a_diamond() -> None:
    # The fourth megastructure costs two diamonds.
    game = table("O=10 G=1", "").play("0 place 1a vote s22")
    assert game.refused("0 build mega4") == "FD-E81-01"
    game = table("G=2", "").play("0 place 1a vote s22")
    assert game.reserve(0) == ""


@pytest.mark.rule("FD-RES-06")
def test_copernium_does_not_replace_lavandium() -> None:
    assert table("C=5 G=2", "").refused("0 place 1a vote s13") == "FD-SEN-08"
    assert table("L=5 G=2", "").refused("0 place 1a vote s15") == "FD-SEN-08"


@pytest.mark.rule("FD-RES-07")
@pytest.mark.parametrize(
    ("before", "what", "after"), [("L=1", "lavandium", "1C"), ("C=1", "copernium", "1O"), ("O=1", "oceanium", "1G")]
)
def test_each_resource_turns_into_the_next_dearer_one(before: str, what: str, after: str) -> None:
    game = table(f"{before} built=transmutation_chamber", "", phase="executive").play(f"0 convert {what}")
    assert game.reserve(0) == after


@pytest.mark.rule("FD-RES-07")
def test_nothing_is_dearer_than_a_diamond() -> None:
    game = table("L=1 G=1 built=transmutation_chamber", "", phase="executive")
    assert game.legal(0) == ["convert lavandium", "skip"]
    assert game.refused("0 convert gold") == "FD-PRD-02"


@pytest.mark.rule("FD-RES-08")
def test_the_supply_never_runs_out() -> None:
    game = table("L=8", "L=10", "L=10", "").play("0 place 1a vote s11", "0 shop 1")
    taken = sum(game.seat(seat).reserve[0] for seat in range(4))
    assert taken == 30 > DEFAULT.resource_tokens[0]


@pytest.mark.rule("FD-RES-09")
def test_paying_makes_room_for_what_is_bought() -> None:
    # The fourth shop takes an oceanium and gives, on level 2, a copernium and a diamond.
    game = table("L=9 O=1 shops=4", "").play("0 place 1a vote s11", "0 shop 4")
    assert (game.reserve(0), game.asked()) == ("9L 1C 1G", "turn 1")
    # The third takes a copernium and gives two oceanium: one too many.
    game = table("L=9 C=1", "").play("0 place 1a vote s11", "0 shop 3", "0 choose oceanium")
    assert game.asked() == "discard 0"
    game.play("0 discard lavandium")
    assert game.reserve(0) == "8L 2O"


# SYM


@pytest.mark.rule("FD-SYM-01")
@pytest.mark.parametrize("crystal", ["lavandium", "copernium", "oceanium"])
def test_a_crystal_of_choice_is_any_of_the_three(crystal: str) -> None:
    options = chooses("1 lavandium or 1 copernium or 1 oceanium")
    game = table("", "", options=options).play("0 place 1a vote s11")
    assert game.legal(0) == ["choose lavandium", "choose copernium", "choose oceanium"]
    assert game.refused("0 choose gold") == "FD-ATA-08"
    game.play(f"0 choose {crystal}")
    assert game.reserve(0) == {"lavandium": "1L", "copernium": "1C", "oceanium": "1O"}[crystal]


@pytest.mark.rule("FD-SYM-01")
def test_a_discount_saves_a_crystal_of_choice() -> None:
    game = table("L=1 C=1 O=1 has=1B1", "").play("0 place 1a vote s22", "0 use 1B1", "0 build shipyard")
    assert game.legal(0) == ["pay 1L 1C", "pay 1L 1O", "pay 1C 1O"]


@pytest.mark.rule("FD-SYM-02")
def test_a_free_income_needs_no_robot() -> None:
    game = table("", "", atal="1B3").play("0 place 1a vote s14", "0 hire 1B3")
    assert game.asked() == "income 0"
    assert game.refused("0 income transporter") == "FD-SYM-02"
    game.play("0 income shipyard")
    assert (game.seat(0).hangar, game.influence(0, "e81216"), game.asked()) == (2, 0, "turn 1")


@pytest.mark.rule("FD-SYM-03")
@pytest.mark.parametrize("project", ["neo", "six_moons", "atal", "arratuin", "e81216", "missions", "general"])
def test_a_project_of_choice_advances(project: str) -> None:
    game = table("tokens=v5_project", "").play("0 place 1a cover outer", f"0 project {project}")
    assert (game.project(project), sum(game.state.projects)) == (1, 1)
    assert game.seat(0).contributions == (1 if project == "general" else 0)


@pytest.mark.rule("FD-SYM-04")
def test_a_plain_marker_goes_on_the_corresponding_mission_and_a_general_one_anywhere() -> None:
    game = table("", "").play("0 place 1a fund s21")
    assert game.markers(0) == ["m6"]
    game = table("markers=m6,m1 ships=0", "").play("0 place 1a vote s12")
    assert len(game.legal(0)) == 10
    assert game.refused("0 marker m6") == "FD-SYM-04"
    game.play("0 marker m9")
    assert game.markers(0) == ["m1", "m6", "m9"]


@pytest.mark.rule("FD-SYM-05")
@pytest.mark.parametrize(("before", "after"), [("", 1), ("die=1", 2), ("die=5", 6), ("die=6", 6)])
def test_die_plus_one_brings_the_die_or_raises_it(before: str, after: int) -> None:
    game = table(f"{before} tokens=f_die", "").play("0 place 1a cover outer")
    assert game.seat(0).die == after


@pytest.mark.rule("FD-SYM-06")
def test_level_bonuses_last_for_the_round_or_for_the_game() -> None:
    game = table("1b@outer 2@outer 3@outer has=2A1 degree=2 level_game=3", PLACED, president=0)
    game.play("0 use 2A1")
    assert game.level(0) == 6
    game.play("0 place 1a vote outer", "0 law left")
    assert (game.state.round, game.level(0)) == (2, 4)


@pytest.mark.rule("FD-SYM-07")
@pytest.mark.parametrize(
    ("seat", "line", "degree"),
    [("", "place 1a vote s21", 2), ("tokens=f_degree", "place 1a cover outer", 1)],
)
def test_degrees_are_spaces_of_the_marker(seat: str, line: str, degree: int) -> None:
    assert table(f"{seat} degree=0", "").play(f"0 {line}").seat(0).degree == degree
    assert table(f"{seat} degree=4", "").play(f"0 {line}").seat(0).degree == 4 + degree


@pytest.mark.rule("FD-SYM-09")
def test_effects_come_at_once_or_at_the_end_of_the_round_or_game() -> None:
    game = table("", "", atal="1C1").play("0 place 1a vote s14", "0 hire 1C1")
    assert (game.seat(0).degree, game.specialists(0)) == (1, {"1C1": "used"})
    game = table("L=3 C=3 built=military_academy", "", "", "", phase="executive")
    assert game.seat(0).degree == 1
    assert [game.points(seat) for seat in range(4)] == [{}] * 4
    game = table("ships=3", "", round=5, phase="executive").play("0 law left")
    assert game.points(0) == {"final:ships": 3}


@pytest.mark.rule("FD-SYM-09")
def test_effects_of_any_moment_come_once_in_the_game() -> None:
    game = table("has=1A1", "").play("0 use 1A1")
    assert game.specialists(0) == {"1A1": "used"}
    assert game.refused("0 use 1A1") == "FD-ATA-05"
    game.finish_round()
    assert game.specialists(0) == {"1A1": "used"}


@pytest.mark.rule("FD-SYM-10")
@pytest.mark.parametrize(("players", "medals"), [(2, 2), (3, 3), (4, 4)])
def test_numbers_in_a_symbol_are_numbers_of_players(players: int, medals: int) -> None:
    game = table(*[""] * players)
    assert len(game.medals_left("neo")) == medals
    assert game.state.medals_left == [medals, medals]


@pytest.mark.rule("FD-SYM-11")
def test_a_medal_of_choice_is_any_of_seven() -> None:
    game = table("", "", turn=1).play("1 place 1a vote s26")
    kinds = ["neo", "six_moons", "atal", "arratuin", "e81216", "accreditation", "intrigue"]
    assert game.legal(1) == [f"medal {kind}" for kind in kinds]
    game.play("1 medal intrigue")
    assert game.medals(1) == ["intrigue"]


@pytest.mark.rule("FD-SYM-12", "FD-EX-37")
def test_colours_are_counted_and_not_tokens() -> None:
    # Purple twice with the new one, green and blue.
    game = hired("3A2")
    assert game.points(0) == {"specialist:3A2": 9}
    game = hired("3A3")
    assert game.points(0) == {"specialist:3A3": 8}


def hired(name: str) -> Table:
    """The fourth specialist, after a purple, a green and a blue one."""
    return table("used=1A1,1B1,1D1", "", atal=name).play("0 place 1a vote s14", f"0 hire {name}")
