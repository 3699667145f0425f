"""Two actions a round for two players (RG-DUEL)."""

import pytest

from astrarium import BadOption
from tests.rules.race.table import Table, real, table

ALL = ["explore_5", "explore_1_1", "develop", "settle", "consume_trade", "consume_2x", "produce"]


def duel(first: str, second: str, phase: str = "", deck: str = "") -> Table:
    return table(first, second, phase=phase, deck=deck, duel=True)


def begun(game: Table) -> list[tuple[str, int]]:
    """Play the round to its end, doing little: its phases, and the how manieth of its kind each was."""
    events = list(game.events)
    game.finish_round()
    found = [event.data for event in events + game.events if event.kind == "phase"]
    return [(data["phase"], data["nth"]) for data in found]


@pytest.mark.rule("RG-DUEL-01")
def test_each_chooses_two_actions_and_shows_them_together() -> None:
    game = duel("old_earth", "new_sparta").play("0 action develop", "0 action settle", "1 action explore_5")
    assert game.asked() == "actions 1"
    assert game.seat(0).actions == []
    game.play("1 action produce")
    shown = [data["actions"] for data in game.happened("actions")]
    assert shown == [["develop", "settle"], ["explore_5", "produce"]]


@pytest.mark.rule("RG-DUEL-01")
def test_two_beginners_choose_one_action() -> None:
    game = table("old_earth", "new_sparta").play("0 action develop", "1 action develop")
    assert game.asked() == "develop 0 1"


@pytest.mark.rule("RG-DUEL-01")
@pytest.mark.parametrize("players", [1, 3, 4, 5])
def test_a_duel_is_for_two(players: int) -> None:
    with pytest.raises(BadOption, match="RG-DUEL-01"):
        real(players, duel=True)


@pytest.mark.rule("RG-DUEL-02")
def test_any_two_different_cards_and_two_doubles() -> None:
    game = duel("old_earth", "new_sparta")
    found = set()
    for first in ALL[:-1]:
        half = Table(game.game.clone()).play(f"0 action {first}")
        found |= {(first, line.removeprefix("action ")) for line in half.legal(0)}
    pairs = {(first, second) for i, first in enumerate(ALL) for second in ALL[i + 1 :]}
    assert found == pairs | {("develop", "develop"), ("settle", "settle")}


@pytest.mark.rule("RG-DUEL-02")
@pytest.mark.parametrize("name", ["explore_5", "explore_1_1", "consume_trade", "consume_2x"])
def test_other_doubles_are_refused(name: str) -> None:
    game = duel("old_earth", "new_sparta").play(f"0 action {name}")
    assert game.refused(f"0 action {name}") == "RG-DUEL-02"


@pytest.mark.rule("RG-DUEL-03")
@pytest.mark.rule("RG-EX-18")
def test_both_explore_cards_look_at_eight_and_keep_two() -> None:
    game = duel("old_earth | actions: explore_5 explore_1_1", "new_sparta | actions: develop settle", "I")
    assert (len(game.drawn(0)), game.owes(0)) == (8, 2)
    assert (len(game.drawn(1)), game.owes(1)) == (2, 1)
    game.play(f"0 keep {game.drawn(0)[0]} {game.drawn(0)[1]}", f"1 keep {game.drawn(1)[0]}")
    assert game.asked() == "actions 0 1"  # one Explore phase, not two


@pytest.mark.rule("RG-DUEL-04")
def test_develop_twice_is_two_whole_phases_with_the_bonus_in_both() -> None:
    game = duel(
        "interstellar_bank public_works | hand: investment_credits expedition_force 1 | actions: develop develop",
        "new_sparta | hand: 2 | actions: explore_5 produce",
        "II",
        "gem_world spice_world comet_zone mining_world",
    )
    assert "gem_world" in game.hand(0)
    game.play("0 develop investment_credits", "1 nothing")
    # Free with the bonus; a card for placing it, and the next phase begins with a card from the bank.
    assert game.drew(0) == 2
    assert game.asked() == "develop 0 1"
    game.play("0 develop expedition_force", "1 nothing")
    assert game.tableau(0)[2:] == ["investment_credits", "expedition_force"]
    assert len(game.hand(0)) == 1 + 4


@pytest.mark.rule("RG-DUEL-04")
def test_settle_twice_is_two_whole_phases_with_the_bonus_in_both() -> None:
    game = duel(
        "new_sparta | hand: former_penal_colony rebel_miners | actions: settle settle",
        "old_earth | actions: explore_5 produce",
        "III",
        "gem_world spice_world comet_zone",
    )
    game.play("0 settle former_penal_colony", "1 nothing", "0 settle rebel_miners", "1 nothing")
    assert game.tableau(0) == ["new_sparta", "former_penal_colony", "rebel_miners"]
    assert game.hand(0) == ["comet_zone", "spice_world"]  # the first card became the windfall good


@pytest.mark.rule("RG-DUEL-04")
def test_goals_are_looked_at_after_each_of_the_two_phases() -> None:
    game = table(
        "old_earth public_works investment_credits drop_ships | hand: expedition_force 1 | actions: develop develop",
        "new_sparta | actions: settle produce",
        phase="II",
        goals="greatest_infrastructure",
        duel=True,
    )
    game.play("0 develop expedition_force", "1 nothing")
    assert game.asked() == "develop 0 1"
    assert game.holders("greatest_infrastructure") == [0]


@pytest.mark.rule("RG-DUEL-05")
@pytest.mark.rule("RG-EX-46")
def test_who_chose_develop_once_has_the_bonus_in_the_first_phase_only() -> None:
    game = duel(
        "old_earth | hand: public_works interstellar_bank 3 | actions: develop develop",
        "new_sparta | hand: public_works interstellar_bank 3 | actions: develop produce",
        "II",
    )
    game.play("0 develop public_works", "1 develop public_works")
    assert (len(game.hand(0)), len(game.hand(1))) == (4, 4)
    game.play("0 develop interstellar_bank", "1 develop interstellar_bank")
    assert game.owes(0) == 1
    game.pay(0)
    assert game.owes(1) == 2
    game.pay(1)
    assert game.tableau(1) == ["new_sparta", "public_works", "interstellar_bank"]


@pytest.mark.rule("RG-DUEL-05")
def test_who_chose_settle_once_draws_for_the_first_phase_only() -> None:
    game = duel(
        "old_earth | hand: 1 | actions: settle settle",
        "new_sparta | hand: rebel_miners former_penal_colony | actions: settle produce",
        "III",
        "gem_world spice_world comet_zone",
    )
    game.play("0 nothing", "1 settle rebel_miners")
    assert game.drew(1) == 1
    game.play("0 nothing", "1 settle former_penal_colony")
    assert game.drew(1) == 0
    assert game.tableau(1) == ["new_sparta", "rebel_miners", "former_penal_colony"]


@pytest.mark.rule("RG-DUEL-05")
def test_a_bonus_not_used_in_the_first_phase_is_not_kept() -> None:
    game = duel(
        "old_earth | hand: 1 | actions: develop develop",
        "new_sparta | hand: public_works 1 | actions: develop produce",
        "II",
    )
    game.play("0 nothing", "1 nothing", "0 nothing", "1 develop public_works")
    assert game.hand(1) == []


@pytest.mark.rule("RG-DUEL-05")
def test_both_who_chose_it_twice_have_the_bonus_twice() -> None:
    game = duel(
        "old_earth | hand: public_works investment_credits | actions: develop develop",
        "new_sparta | hand: public_works investment_credits | actions: develop develop",
        "II",
    )
    game.play("0 develop public_works", "1 develop public_works")
    game.play("0 develop investment_credits", "1 develop investment_credits")
    for seat in (0, 1):
        assert len(game.tableau(seat)) == 3
        assert len(game.hand(seat)) == 1  # drawn by Public Works in the second phase


@pytest.mark.rule("RG-DUEL-06")
def test_cards_of_the_first_phase_work_in_the_second() -> None:
    game = duel(
        "old_earth | hand: investment_credits replicant_robots 3 | actions: develop develop",
        "new_sparta | actions: explore_5 produce",
        "II",
    )
    game.play("0 develop investment_credits", "1 nothing", "0 develop replicant_robots", "1 nothing")
    assert game.owes(0) == 2  # 4, less 1 for the bonus, less 1 for the card placed a phase ago


@pytest.mark.rule("RG-DUEL-06")
def test_military_of_the_first_phase_counts_in_the_second() -> None:
    game = duel(
        "new_sparta | hand: former_penal_colony hive_world | actions: settle settle",
        "old_earth | actions: explore_5 produce",
        "III",
    )
    assert game.refused("0 settle hive_world") == "RG-MIL-01"
    game.play("0 settle former_penal_colony", "1 nothing", "0 settle hive_world", "1 nothing")
    assert game.tableau(0) == ["new_sparta", "former_penal_colony", "hive_world"]


@pytest.mark.rule("RG-DUEL-07")
def test_both_consume_cards_sell_one_good_and_double_the_rest() -> None:
    game = duel(
        "expanding_colony gem_world* comet_zone* | actions: consume_trade consume_2x",
        "new_sparta | actions: explore_5 produce",
        "IV",
    )
    assert game.asked() == "sell 0"
    game.play("0 sell comet_zone")
    assert len(game.hand(0)) == 3  # not doubled
    assert game.chips(0) == 2
    assert game.goods(0) == []


@pytest.mark.rule("RG-DUEL-08")
@pytest.mark.parametrize(
    ("first", "second", "phases"),
    [
        ("develop develop", "explore_5 settle", [("I", 1), ("II", 1), ("II", 2), ("III", 1)]),
        ("develop settle", "develop settle", [("II", 1), ("III", 1)]),
        ("develop develop", "develop develop", [("II", 1), ("II", 2)]),
        ("develop develop", "settle settle", [("II", 1), ("II", 2), ("III", 1), ("III", 2)]),
        ("explore_5 explore_1_1", "consume_trade consume_2x", [("I", 1), ("IV", 1)]),
        ("explore_5 produce", "explore_1_1 produce", [("I", 1), ("V", 1)]),
    ],
)
def test_a_phase_comes_as_often_as_one_of_them_chose_it(
    first: str, second: str, phases: list[tuple[str, int]]
) -> None:
    game = duel("old_earth | hand: 1", "new_sparta | hand: 1")
    lines = [f"0 action {name}" for name in first.split()] + [f"1 action {name}" for name in second.split()]
    assert begun(game.play(*lines)) == phases
