"""The evaluator: what a fair player would rather have is worth more."""

import pytest

from astrarium.games.race.strategy.outlook import card_worth, rounds_left
from tests.games.judging import judge_every_moment, judge_without_what_is_hidden
from tests.rules.race.table import Table, table

OTHER = "epsilon_eridani"


def judged(at: Table) -> float:
    return at.game.rules.evaluate(at.state, 0)


def worth(seat: str, *, other: str = OTHER, goals: str = "", round: int = 2) -> float:
    """What a position is worth to the first seat."""
    return judged(table(seat, other, goals=goals, round=round))


def test_chips_are_points() -> None:
    assert worth("old_earth | chips: 7") == pytest.approx(worth("old_earth | chips: 3") + 4)


def test_more_cards_in_hand_are_better_but_each_a_little_less() -> None:
    two, three, eight, nine = (worth(f"old_earth | hand: {number}") for number in (2, 3, 8, 9))
    assert three > two
    assert nine > eight
    assert three - two > nine - eight


def test_a_card_is_worth_less_when_there_is_no_time_to_use_it() -> None:
    assert card_worth(6) == card_worth(3) > card_worth(2) > card_worth(0.5) > card_worth(0) > 0


def test_a_good_is_worth_what_it_will_bring() -> None:
    empty, full = worth("old_earth alien_robotic_factory"), worth("old_earth alien_robotic_factory*")
    assert full - empty > worth("old_earth gem_world*") - worth("old_earth gem_world") > 0


def test_worlds_that_produce_are_worth_more_to_who_can_consume() -> None:
    def gain(start: str) -> float:
        return worth(f"{start} gem_world spice_world") - worth(start)

    assert gain("old_earth") > gain("new_sparta")


def test_a_question_mark_counts_what_it_scores() -> None:
    fed = worth("old_earth expedition_force export_duties galactic_federation")
    alone = worth("old_earth gem_world spice_world galactic_federation")
    bare = worth("old_earth expedition_force export_duties") - worth("old_earth gem_world spice_world")
    assert fed - alone > bare


def test_powers_are_worth_more_the_longer_the_game() -> None:
    def discount(tableau: int) -> float:
        other = "epsilon_eridani " + " ".join(LONG.split()[: tableau - 1])
        return worth("old_earth public_works", other=other) - worth("old_earth", other=other)

    assert discount(2) > discount(6) > discount(9)


LONG = "gem_world spice_world expedition_force export_duties new_survivalists drop_ships space_port colony_ship"


def test_the_game_is_nearer_its_end_the_larger_a_tableau_and_the_smaller_the_pool() -> None:
    early, late = table("old_earth", OTHER), table("old_earth", f"{OTHER} {LONG}")
    assert rounds_left(early.state) > rounds_left(late.state) > 0
    assert rounds_left(table("old_earth", OTHER, round=8, pool=3).state) < rounds_left(early.state)


def test_a_goal_that_is_led_counts() -> None:
    seat = "old_earth expedition_force export_duties public_works colony_ship"
    led = worth(seat, goals="greatest_infrastructure:0") - worth(seat)
    lost = worth(seat, goals="greatest_infrastructure:1", other=f"{OTHER} {LONG} investment_credits") - worth(
        seat, other=f"{OTHER} {LONG} investment_credits"
    )
    assert led > 2 > lost


def test_military_that_conquers_a_world_of_the_hand_is_worth_more() -> None:
    def gain(hand: str) -> float:
        return worth(f"new_sparta drop_ships | hand: {hand} 3") - worth(f"new_sparta export_duties | hand: {hand} 3")

    assert gain("rebel_base") > gain("gem_world")


def test_after_the_end_only_the_score_counts() -> None:
    at = table("old_earth | hand: 5 | chips: 4", OTHER)
    at.state.agenda.clear()
    assert judged(at) == 6


@pytest.mark.parametrize(
    ("players", "options"),
    [(1, {}), (2, {"duel": True}), (3, {"draft": True}), (4, {"expansion": False}), (5, {})],
)
def test_every_seat_can_be_judged_at_every_moment(players: int, options: dict[str, bool]) -> None:
    judge_every_moment("race", players, options)


def test_what_others_hide_changes_nothing() -> None:
    judge_without_what_is_hidden("race", 3, 80)
