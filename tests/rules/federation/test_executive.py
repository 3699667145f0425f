"""The executive phase (EXE)."""

from typing import Any

import pytest

from tests.rules.federation.table import Table, table

STEPS = {
    "ships": "income",
    "pay": "upkeep",
    "project": "funding",
    "floor": "floors",
    "wing-votes": "law",
    "law": "law",
}


def executive(*seats: str, **position: Any) -> Table:
    """The executive phase, up to its first decision or to the next round."""
    return table(*seats, phase="executive", **position)


def floors(game: Table) -> list[list[int]]:
    """The votes of the seats on floors 1 to 3, as they were counted."""
    return [event.data["votes"] for event in game.events if event.kind == "floor"]


def passed(game: Table) -> list[str]:
    """The laws passed, with their wings."""
    return [f"{event.data['law']} {event.data['wing']}" for event in game.events if event.kind == "law"]


# EXE: income


@pytest.mark.rule("FD-EXE-01")
def test_five_steps_follow_each_other() -> None:
    game = executive("built=shipyard degree=7 C=1 1a$s31 2@s32", "", "", "")
    before = game.events
    game.play("0 upkeep 4")
    steps = [STEPS[event.kind] for event in before + game.events if event.kind in STEPS]
    assert list(dict.fromkeys(steps)) == ["income", "upkeep", "funding", "floors", "law"]


@pytest.mark.rule("FD-EXE-02")
def test_income_comes_from_all_own_productions_from_left_to_right() -> None:
    built = "built=alteration_incubator,military_academy,transmutation_chamber,shipyard"
    game = executive(f"{built} L=1", "", "", "")
    assert (game.kinds(), game.asked()) == (["executive", "ships"], "convert 0")
    game.play("0 convert lavandium")
    assert game.kinds()[:3] == ["convert", "degree", "token"]
    assert (game.reserve(0), game.seat(0).hangar, game.seat(0).degree) == ("1C", 2, 1)


@pytest.mark.rule("FD-EXE-02")
def test_income_goes_round_from_who_began_the_round() -> None:
    built = "built=military_academy"
    game = executive(built, built, built, built, first=2, president=1)
    assert [event.seat for event in game.events if event.kind == "degree"] == [2, 3, 0, 1]


@pytest.mark.rule("FD-EXE-02")
def test_only_own_productions_bring_income() -> None:
    game = executive("built=military_academy", "", "", "")
    assert [game.seat(seat).degree for seat in range(4)] == [1, 0, 0, 0]


@pytest.mark.rule("FD-EXE-02")
def test_income_that_needs_a_choice_may_be_declined() -> None:
    game = executive("built=transmutation_chamber L=1", "", "", "").play("0 skip")
    assert game.reserve(0) == "1L"
    game = executive("built=transporter", "", "", "", productions="transporter").play("0 skip")
    assert (game.seat(0).moon, game.miner(0)) == (0, "n0")


@pytest.mark.rule("FD-EXE-18")
def test_what_income_triggers_comes_before_the_next_production() -> None:
    game = executive("built=military_academy,alteration_incubator degree=9", "", "", "", deep="ds7 ds8 ds3 ds4 ds6")
    assert (game.seat(0).degree, game.medals(0), game.tokens(0)) == (10, ["accreditation"], [])
    assert game.asked() == "deep 0"
    game.play("0 deep ds8", "0 build shipyard")
    assert game.seat(0).hangar == 2
    assert len(game.tokens(0)) == 1


# EXE: upkeep


@pytest.mark.rule("FD-EXE-03")
@pytest.mark.parametrize(
    ("degree", "reserve", "paid"),
    [(5, "L=1", 3), (6, "L=1", 3), (7, "C=1", 4), (8, "C=1", 4), (9, "O=1", 5), (10, "O=1 deep=ds7", 5)],
)
def test_a_level_from_three_on_costs_a_crystal(degree: int, reserve: str, paid: int) -> None:
    game = executive(f"degree={degree} {reserve} medals=accreditation", "", "", "")
    assert game.asked() == "upkeep 0"
    game.play(f"0 upkeep {paid}")
    assert (game.reserve(0), game.seat(0).degree) == ("", degree)


@pytest.mark.rule("FD-EXE-03")
@pytest.mark.parametrize("degree", [0, 2, 3, 4])
def test_levels_one_and_two_cost_nothing(degree: int) -> None:
    game = executive(f"degree={degree} L=1 C=1 O=1", "", "", "")
    assert game.asked() == "law 0"
    assert (game.reserve(0), game.seat(0).degree) == ("1L 1C 1O", degree)


@pytest.mark.rule("FD-EXE-03", "FD-EXE-06", "FD-EX-10")
@pytest.mark.parametrize("crystal", ["C", "O"])
def test_level_four_is_kept_for_copernium_or_oceanium(crystal: str) -> None:
    game = executive(f"degree=8 {crystal}=1 medals=accreditation", "", "", "").play("0 upkeep 4")
    assert (game.reserve(0), game.level(0), game.seat(0).degree) == ("", 4, 8)


@pytest.mark.rule("FD-EXE-04", "FD-EXE-05", "FD-EX-11")
def test_who_cannot_pay_falls_to_the_level_he_pays_for() -> None:
    game = executive("degree=8 L=1 medals=accreditation", "", "", "")
    assert game.legal(0) == ["upkeep 3", "upkeep 2"]
    assert game.refused("0 upkeep 4") == "FD-EXE-04"
    game.play("0 upkeep 3")
    assert (game.reserve(0), game.seat(0).degree) == ("", 5)
    game = executive("degree=8 medals=accreditation", "", "", "")
    assert (game.asked(), game.seat(0).degree) == ("law 0", 3)


@pytest.mark.rule("FD-EXE-04", "FD-EX-31")
def test_a_diamond_replaces_nothing_in_the_upkeep() -> None:
    game = executive("degree=9 C=1 G=1 medals=accreditation", "", "", "")
    assert game.legal(0) == ["upkeep 4", "upkeep 2"]
    game.play("0 upkeep 4")
    assert (game.reserve(0), game.seat(0).degree) == ("1G", 7)


@pytest.mark.rule("FD-EXE-04", "FD-EXE-05")
def test_who_will_not_pay_falls_to_level_two() -> None:
    game = executive("degree=9 L=1 C=1 O=1 medals=accreditation", "", "", "")
    assert game.legal(0) == ["upkeep 5", "upkeep 4", "upkeep 3", "upkeep 2"]
    assert game.refused("0 upkeep 1") == "FD-EXE-05"
    game.play("0 upkeep 2")
    assert (game.reserve(0), game.seat(0).degree, game.level(0)) == ("1L 1C 1O", 3, 2)


@pytest.mark.rule("FD-EXE-03")
def test_nobody_pays_for_a_level_above_his_own() -> None:
    game = executive("degree=5 L=1 C=1", "", "", "")
    assert game.refused("0 upkeep 4") == "FD-EXE-03"


@pytest.mark.rule("FD-EXE-06")
def test_oceanium_may_replace_the_crystal_of_the_upkeep() -> None:
    game = executive("degree=5 L=1 O=1", "", "", "").play("0 upkeep 3")
    assert game.legal(0) == ["pay 1L", "pay 1O"]
    game.play("0 pay 1O")
    assert game.reserve(0) == "1L"


# EXE: funding


@pytest.mark.rule("FD-EXE-07")
def test_each_funding_symbol_advances_the_project_of_its_column() -> None:
    game = executive("1a$s31 1b$s11 2$s22 3@s32", "2$s21 1a@s13 3$s36", "", "")
    assert [game.project(name) for name in ("neo", "six_moons", "missions")] == [3, 1, 1]
    assert [game.project(name) for name in ("arratuin", "e81216", "atal", "general")] == [0, 0, 0, 0]
    order = [event.data["project"] for event in game.events if event.kind == "project"]
    assert order == ["neo", "neo", "neo", "six_moons", "missions"]


@pytest.mark.rule("FD-EXE-08")
def test_a_column_is_funded_from_the_top_down() -> None:
    game = executive("1a$s14", "1a$s34", "1a$s24", "2@s31")
    assert [event.seat for event in game.events if event.kind == "project"] == [1, 2, 0]


@pytest.mark.rule("FD-EXE-08", "FD-EXE-09", "FD-EX-22")
def test_surplus_goes_to_the_general_project_and_to_the_owner_of_the_token() -> None:
    game = executive("1a$s31 2@s22", "1a$s11", "", "", projects="neo=6")
    assert (game.project("neo"), game.project("general")) == (7, 1)
    assert [game.seat(seat).contributions for seat in (0, 1)] == [0, 1]
    assert [game.reserve(seat) for seat in (0, 1)] == ["", "1L"]
    # The other way round it is the first seat's token that is too many.
    game = executive("1a$s11 2@s22", "1a$s31", "", "", projects="neo=6")
    assert [game.seat(seat).contributions for seat in (0, 1)] == [1, 0]


@pytest.mark.rule("FD-EXE-09", "FD-GPR-02", "FD-GPR-05", "FD-EX-33")
def test_all_tokens_above_a_funded_project_fund_the_general_one() -> None:
    game = executive("1a$s31 1b$s11 2@s22", "1a$s21", "", "", projects="neo=7")
    assert (game.project("neo"), game.project("general")) == (7, 3)
    assert [game.seat(seat).contributions for seat in (0, 1)] == [2, 1]
    assert [game.reserve(seat) for seat in (0, 1)] == ["1L 1C", "1L"]
    gains = [(event.seat, event.data["what"]) for event in game.events if event.kind == "gain"]
    assert gains == [(0, "lavandium"), (1, "lavandium"), (0, "copernium")]


# EXE: floors


@pytest.mark.rule("FD-EXE-10")
def test_the_most_votes_on_a_floor_score_the_own_level() -> None:
    game = executive("degree=4 3@s31 1a@s11", "2@s32", "degree=0 1a@s12 2@s16", "level=1 1b@s22")
    assert floors(game) == [[1, 0, 3, 0], [0, 0, 0, 1], [3, 2, 0, 0]]
    assert [game.points(seat) for seat in range(4)] == [{"floor:3": 2}, {}, {"floor:1": 1}, {"floor:2": 2}]


@pytest.mark.rule("FD-EXE-10")
def test_tokens_and_dice_of_a_floor_are_added() -> None:
    game = executive("degree=3 1a@s31 2@s36", "die=4 1a@s33 die@s33", "3@s32 1a@s35", "")
    assert floors(game)[2] == [3, 5, 4, 0]
    assert [game.points(seat) for seat in range(4)] == [{}, {"floor:3": 1}, {}, {}]


@pytest.mark.rule("FD-EXE-11")
def test_a_player_may_win_several_floors() -> None:
    game = executive("degree=4 2@s31 1a@s21 3@s11", "1a@s32 2@s12", "", "")
    assert game.points(0) == {"floor:1": 2, "floor:2": 2, "floor:3": 2}
    assert game.points(1) == {}


@pytest.mark.rule("FD-EXE-11")
def test_all_tied_players_score_their_own_levels() -> None:
    game = executive("degree=3 2@s31", "2@s32 degree=0", "1a@s33 1b@s35 level=2", "1a@s36")
    assert [game.points(seat).get("floor:3") for seat in range(4)] == [2, 1, 3, None]


@pytest.mark.rule("FD-EXE-10", "FD-EX-23")
def test_a_die_may_bring_a_tie_over_the_neutral_votes() -> None:
    game = executive(
        "degree=3 die=2 3@s31 die@s31", "3@s33 2@s34", "", round=4, blocks="pb4", next_laws="atal arratuin"
    )
    assert floors(game)[2] == [5, 5, 0]
    assert [event.data["neutral"] for event in game.events if event.kind == "floor"] == [4, 0, 4]
    assert [game.points(seat).get("floor:3") for seat in range(3)] == [2, 1, None]


@pytest.mark.rule("FD-EXE-12")
def test_a_floor_without_votes_scores_nobody() -> None:
    game = executive("degree=3 2$s31 1a$s21", "2@s11", "", "")
    assert floors(game) == [[0, 2, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
    assert [game.points(seat) for seat in range(4)] == [{}, {"floor:1": 1}, {}, {}]


# EXE: law


@pytest.mark.rule("FD-EXE-13", "FD-EXE-15", "FD-EX-05")
def test_the_law_of_the_stronger_wing_is_passed_and_scores_all() -> None:
    game = executive("3@s34 2@s24 used=1A1,1B1,1C1", "2@s36 used=1A2", "3@s31 2@s32", "used=1B2,1D1", laws="neo atal")
    assert [event.data for event in game.events if event.kind == "wing-votes"] == [{"left": 5, "right": 7}]
    assert passed(game) == ["atal right"]
    assert [game.points(seat).get("law:atal", 0) for seat in range(4)] == [6, 2, 0, 4]


@pytest.mark.rule("FD-EXE-15")
@pytest.mark.parametrize(
    ("law", "seat", "influence"),
    [
        ("neo", "miner=n4b", 4),
        ("six_moons", "moon=5", 5),
        ("atal", "used=1A1,1B1,1E1", 3),
        ("arratuin", "shops=1,2:2,4", 4),
        ("e81216", "built=shipyard,mega2,mega3", 5),
    ],
)
def test_every_law_scores_twice_the_influence_on_its_planet(law: str, seat: str, influence: int) -> None:
    other = "atal" if law == "neo" else "neo"
    game = executive("1a@s31", seat, "", "", laws=f"{law} {other}")
    assert passed(game) == [f"{law} left"]
    assert game.points(1) == {f"law:{law}": 2 * influence}
    assert game.points(2) == {}


@pytest.mark.rule("FD-EXE-14")
def test_the_holder_of_the_pawn_decides_a_tie_of_the_wings() -> None:
    game = executive("2@s31", "2@s36 miner=n2a", "", "", laws="neo atal", president=3)
    assert game.asked() == "law 3"
    assert game.refused("0 law left") == "FD-TRN-01"
    game.play("3 law left")
    assert passed(game) == ["neo left"]
    assert game.points(1)["law:neo"] == 4


@pytest.mark.rule("FD-EXE-14")
def test_no_votes_at_all_are_a_tie() -> None:
    game = executive("", "used=1A1", "", "", laws="neo atal", president=2)
    assert game.legal(2) == ["law left", "law right"]
    game.play("2 law right")
    assert (passed(game), game.points(1)) == (["atal right"], {"law:atal": 2})


@pytest.mark.rule("FD-EXE-14")
def test_a_pawn_that_changed_hands_in_this_round_decides() -> None:
    placed = "1b@outer 2@outer 3@outer"
    game = table(f"1a@outer {placed}", placed, first=0, turn=1).play("1 place 1a fund s26", "1 medal neo")
    assert game.asked() == "law 1"


@pytest.mark.rule("FD-EXE-16")
def test_tokens_on_the_outer_module_count_nowhere() -> None:
    game = executive("3@outer 2$outer", "1a@outer:v4_oceanium", "1a@outer:f_gold", "", laws="neo atal")
    assert floors(game) == [[0, 0, 0, 0]] * 3
    assert sum(game.state.projects) == 0
    assert game.asked() == "law 0"
    assert [game.points(seat) for seat in range(4)] == [{}] * 4


@pytest.mark.rule("FD-EXE-17", "FD-EX-41")
def test_a_floor_is_won_with_the_level_after_the_upkeep() -> None:
    game = executive("degree=7 2@s31", "", "", "")
    assert game.points(0) == {"floor:3": 2}


@pytest.mark.rule("FD-EXE-17")
def test_the_law_counts_the_influence_after_the_income() -> None:
    game = executive("built=transporter miner=n1a 1a@s31", "", "", "", productions="transporter", laws="neo atal")
    game.play("0 transport n2b")
    assert game.points(0) == {"floor:3": 1, "law:neo": 4}


@pytest.mark.rule("FD-EXE-17")
def test_all_receive_income_before_anybody_pays() -> None:
    replicator = "built=lavandium_replicator degree=5"
    game = executive(replicator, replicator, "", "", productions="lavandium_replicator")
    assert game.asked() == "upkeep 0"
    assert [game.reserve(seat) for seat in (0, 1)] == ["1L", "1L"]
