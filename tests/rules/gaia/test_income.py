"""Phase I: income (INC)."""

import pytest

import astrarium
from astrarium.games.gaia.components import components as c
from astrarium.games.gaia.state.state import State
from tests.rules.gaia.table import Table, table

POOR = "ore=0 credits=0 knowledge=0 qic=0"


def next_income(words: str, booster: str = "mines", faction: str = "geodens") -> Table:
    """The income of the next round, taken by a seat that has nothing but what is said."""
    given = "labs" if booster != "labs" else "stations"
    game = table(f"{faction} {POOR} booster={given} {words}", "xenos passed booster=gaia", boosters=booster)
    return game.play(f"{faction} pass {booster}")


def holds(game: Table, faction: str = "geodens") -> tuple[int, int, int, int]:
    """Ore, credits, knowledge and Q.I.C. of a seat."""
    player = game.seat(faction)
    return player.ore, player.credits, player.knowledge, player.qic


def row(piece: str, number: int) -> str:
    """So many pieces of a kind, side by side."""
    return " ".join(f"{piece}@{q}x0" for q in range(-3, number - 3))


@pytest.mark.rule("GP-INC-01")
def test_everybody_receives_income_before_the_first_turn() -> None:
    game = astrarium.new("gaia", 2, 1, {"factions": ["geodens", "xenos"]})
    state = game.position
    assert isinstance(state, State)
    state.boosters = [c.BOOSTER_IDS.index(name) for name in ("mines", "labs", "gaia", "stations", "range")]
    # Two mines each, and the third of the Xenos.
    for seat in (0, 1, 1, 0, 1):
        game.apply(seat, game.legal_actions(seat)[0])
    game.apply(1, "booster gaia")
    game.apply(0, "booster mines")
    assert state.round == 1
    # Geodens: 4 and 2 ore at the start; 1 from the board, 2 from two mines, 1 from the booster.
    assert (state.seats[0].ore, state.seats[0].credits, state.seats[0].knowledge) == (10, 15, 4)
    # Xenos: the third mine opens a slot without an icon, so three mines yield 2 ore.
    assert (state.seats[1].ore, state.seats[1].credits, state.seats[1].knowledge) == (7, 19, 4)


@pytest.mark.rule("GP-INC-01")
def test_income_comes_again_in_the_next_round_for_those_who_passed_early_too() -> None:
    game = table(f"geodens {POOR} booster=labs", f"xenos {POOR} passed booster=mines", boosters="gaia")
    game.play("geodens pass gaia")
    assert game.state.round == 3
    assert holds(game) == (1, 4, 1, 0)
    assert holds(game, "xenos") == (2, 0, 1, 0)


@pytest.mark.rule("GP-INC-02")
def test_income_comes_from_board_booster_uncovered_tiles_and_research() -> None:
    game = next_income("mine@0x0 tile=knowledge_credit tile=credits_4<adv_mines sci=2", booster="credits_qic")
    # Board 1 ore and 1 knowledge, mine 1 ore; booster 2 credits and 1 Q.I.C.; tile 1 knowledge and 1 credit;
    # Science 2 knowledge.
    assert holds(game) == (2, 3, 4, 1)


@pytest.mark.rule("GP-INC-02")
def test_the_booster_that_was_given_back_yields_nothing_more() -> None:
    game = table(f"geodens {POOR} booster=gaia", "xenos passed booster=labs", boosters="mines")
    game.play("geodens pass mines")
    assert holds(game) == (2, 0, 1, 0)


@pytest.mark.rule("GP-INC-02")
def test_only_the_level_reached_yields_and_not_those_below() -> None:
    assert holds(next_income("sci=4")) == (2, 0, 5, 0)


@pytest.mark.rule("GP-INC-03")
def test_an_empty_board_yields_one_ore_and_one_knowledge() -> None:
    assert holds(next_income("")) == (2, 0, 1, 0)


@pytest.mark.rule("GP-INC-03")
@pytest.mark.parametrize(
    ("pieces", "ore", "credits", "knowledge"),
    [
        (row("mine", 1), 1, 0, 0),
        (row("mine", 2), 2, 0, 0),
        (row("mine", 3), 2, 0, 0),
        (row("mine", 4), 3, 0, 0),
        (row("mine", 5), 4, 0, 0),
        (row("mine", 6), 5, 0, 0),
        (row("mine", 7), 6, 0, 0),
        (row("mine", 8), 7, 0, 0),
        (row("station", 1), 0, 3, 0),
        (row("station", 2), 0, 7, 0),
        (row("station", 3), 0, 11, 0),
        (row("station", 4), 0, 16, 0),
        (row("lab", 1), 0, 0, 1),
        (row("lab", 2), 0, 0, 2),
        (row("lab", 3), 0, 0, 3),
        ("academy_left@0x0", 0, 0, 2),
        ("academy_right@0x0", 0, 0, 0),
        ("mine@4x-1/lost", 0, 0, 0),
    ],
)
def test_each_piece_on_the_map_opens_the_icon_of_its_slot(
    pieces: str, ore: int, credits: int, knowledge: int
) -> None:
    # Beside the 1 ore of the booster and the 1 ore and 1 knowledge that nothing ever covers.
    assert holds(next_income(pieces)) == (ore + 2, credits, knowledge + 1, 0)


@pytest.mark.rule("GP-INC-03")
def test_an_institute_charges_four_and_brings_a_token() -> None:
    assert next_income("power=9/0/0 institute@0x0").power("geodens") == (6, 4, 0)


@pytest.mark.rule("GP-INC-04")
def test_a_piece_that_went_back_to_its_slot_covers_the_icon_again() -> None:
    game = table(
        f"geodens {POOR} ore=2 credits=6 booster=labs mine@0x0 mine@3x0",
        "xenos passed booster=gaia",
        boosters="mines",
    )
    game.play("geodens upgrade 0x0 station", "geodens end", "geodens pass mines")
    # Board, booster and one mine: 3 ore; the trading station: 3 credits.
    assert holds(game) == (3, 3, 1, 0)


@pytest.mark.rule("GP-INC-05")
def test_income_beyond_the_limits_is_lost() -> None:
    game = table(
        "geodens ore=14 credits=29 knowledge=15 mine@0x0 station@1x0 booster=labs",
        "xenos passed booster=gaia",
        boosters="mines",
    )
    game.play("geodens pass mines")
    assert holds(game)[:3] == (15, 30, 15)


@pytest.mark.rule("GP-INC-06")
def test_the_owner_chooses_whether_tokens_come_before_or_after_a_charge() -> None:
    game = next_income("power=0/2/0 institute@0x0", booster="tokens_ore")
    # A charge of 4, and tokens in icons of 1 and 2, in every order.
    assert set(game.legal("geodens")) == {"income 3/0/2", "income 2/0/3", "income 1/2/2", "income 0/4/1"}
    game.play("geodens income 2/0/3")
    assert game.power("geodens") == (2, 0, 3)


@pytest.mark.rule("GP-INC-07")
def test_a_charge_icon_is_never_split_around_a_token() -> None:
    game = next_income("power=0/2/0 institute@0x0")
    # Three units, the token, the fourth unit.
    assert game.refused("geodens income 0/1/2") == "GP-INC-07"


@pytest.mark.rule("GP-INC-07")
def test_two_charge_icons_may_stand_before_and_after_a_token() -> None:
    game = next_income("power=0/2/0 institute@0x0 eco=1")
    # Charge 1, token, charge 4: the first moves a token to area III, the second all that is left.
    assert "income 0/0/3" in game.legal("geodens")
    # Charge 4, token, charge 1: the second finds the new token in area I.
    assert "income 0/1/2" in game.legal("geodens")


@pytest.mark.rule("GP-INC-08")
@pytest.mark.parametrize("line", ["convert ore_credit", "convert ore_token", "burn"])
def test_there_are_no_free_actions_in_the_income_phase(line: str) -> None:
    game = next_income("ore=5 power=0/2/0 institute@0x0")
    assert game.asked() == ("geodens", "income")
    assert game.refused(f"geodens {line}") == "GP-ACT-01"


@pytest.mark.rule("GP-INC-09")
def test_nothing_is_asked_where_the_order_makes_no_difference() -> None:
    game = next_income("power=9/0/0 institute@0x0", booster="tokens_ore")
    assert game.asked() == ("geodens", "turn")
    assert game.power("geodens") == (8, 4, 0)


@pytest.mark.rule("GP-INC-09")
def test_nothing_is_asked_without_tokens_or_a_brainstone() -> None:
    game = next_income("power=1/3/0 eco=4", booster="big")
    assert game.asked() == ("geodens", "turn")
    # Charge 4 twice: the token of area I goes all the way, three follow, and the rest is lost.
    assert game.power("geodens") == (0, 0, 4)


@pytest.mark.rule("GP-INC-09")
def test_a_brainstone_makes_a_charge_a_choice() -> None:
    game = next_income("power=2/0/0 brainstone=1", booster="range", faction="taklons")
    assert set(game.legal("taklons")) == {"income 1/1/0/b2", "income 0/2/0/b1"}
    game.play("taklons income 1/1/0/b2")
    assert game.power("taklons") == (1, 1, 0)
    assert game.seat("taklons").brainstone == 2


@pytest.mark.rule("GP-INC-09")
@pytest.mark.parametrize("first", ["income 1/0/2", "income 0/0/3"])
def test_the_income_of_one_player_has_no_bearing_on_that_of_another(first: str) -> None:
    game = table(
        "geodens power=0/2/0 institute@0x0 booster=labs",
        "terrans power=0/2/0 institute@5x0 passed booster=gaia",
        boosters="mines",
    )
    game.play("geodens pass mines", f"geodens {first}")
    assert set(game.legal("terrans")) == {"income 1/0/2", "income 0/0/3"}
    game.play("terrans income 1/0/2")
    assert game.power("terrans") == (1, 0, 2)
