"""Scoring (SCORE)."""

import pytest

from astrarium.games.race.scoring import card_points
from tests.rules.race.table import Table, table


def details(game: Table, development: str) -> dict[str, int]:
    """What a development of seat 0 scores, by cause."""
    player = game.seat(0)
    found = card_points(game.state.switches.table, player.tableau, player.chips, len(game.goods(0)))
    return found[game.tableau(0).index(development)]


@pytest.mark.rule("RG-SCORE-01")
def test_printed_points_chips_question_marks_and_goals_add_up() -> None:
    game = table("old_earth gem_world rebel_base merchant_guild | chips: 7 | goal_vp: 3", "new_sparta")
    # Printed 2 + 1 + 6; the Guild 2 for one production world; 7 chips; 3 for a goal.
    assert game.score(0) == 9 + 2 + 7 + 3
    assert game.score(1) == 1


@pytest.mark.rule("RG-SCORE-01")
def test_a_printed_minus_counts() -> None:
    assert table("doomed_world", "new_sparta").score(0) == -1


@pytest.mark.rule("RG-SCORE-02")
def test_a_card_scores_by_the_first_row_that_it_fits() -> None:
    # A Rebel military world is worth 2 to the Imperium, and not 1 more as a military world.
    game = table("galactic_imperium rebel_base new_sparta", "old_earth")
    assert details(game, "galactic_imperium") == {"rebel_base": 2, "new_sparta": 1}
    # A Genes world that is military scores once for the League.
    game = table("pan_galactic_league hive_world", "old_earth")
    assert details(game, "pan_galactic_league") == {"hive_world": 2}


@pytest.mark.rule("RG-SCORE-02")
def test_a_development_counts_itself_where_it_fits() -> None:
    game = table("galactic_federation public_works", "old_earth")
    assert details(game, "galactic_federation") == {"galactic_federation": 2, "public_works": 1}


@pytest.mark.rule("RG-SCORE-03")
def test_question_marks_score_independently() -> None:
    game = table("merchant_guild galactic_federation gem_world", "old_earth")
    assert details(game, "merchant_guild") == {"gem_world": 2}
    assert details(game, "galactic_federation") == {"merchant_guild": 2, "galactic_federation": 2}
    # One card may score for several.
    game = table("pan_galactic_league imperium_lords hive_world", "old_earth")
    assert details(game, "pan_galactic_league") == {"hive_world": 2}
    assert details(game, "imperium_lords") == {"imperium_lords": 2, "hive_world": 1}


@pytest.mark.rule("RG-SCORE-04")
def test_rows_that_name_a_card_need_it_in_the_own_tableau() -> None:
    game = table("mining_league mining_robots", "mining_conglomerate old_earth")
    assert details(game, "mining_league") == {"mining_robots": 2}
    game = table("galactic_genome_project | hand: genetics_lab", "old_earth")
    assert details(game, "galactic_genome_project").get("genetics_lab") is None


@pytest.mark.rule("RG-SCORE-05")
def test_the_highest_total_wins() -> None:
    game = table("old_earth | chips: 11", "new_sparta | chips: 13", phase="end", pool=0)
    assert game.game.scores() == [13, 14]
    assert game.game.winners() == [1]


@pytest.mark.rule("RG-SCORE-05")
@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        ("old_earth | chips: 12 | hand: 3", "new_earth | chips: 11 | hand: 4", [1]),
        ("old_earth | chips: 12 | hand: 3", "new_earth* | chips: 11 | hand: 2", [0, 1]),
        ("old_earth | chips: 12 | hand: 3", "new_earth* | chips: 11 | hand: 3", [1]),
        # Only the sum counts, and only in a tie.
        ("old_earth | chips: 12 | hand: 10", "new_earth | chips: 11 | hand: 2", [0]),
        ("old_earth | chips: 11 | hand: 10", "new_earth | chips: 12 | hand: 0", [1]),
    ],
)
def test_hand_cards_and_goods_break_a_tie(first: str, second: str, winners: list[int]) -> None:
    game = table(first, second, phase="end")
    # One chip more would be needed for the end; the question is only who would win now.
    assert game.game.rules.winners(game.state) == winners


@pytest.mark.rule("RG-SCORE-06")
def test_the_tie_break_looks_at_the_hand_after_the_discard() -> None:
    cards = "gem_world comet_zone mining_world spice_world artist_colony asteroid_belt hive_world rebel_base"
    # Old Earth has 2 points and Tourist World 2: both have 14. Twelve cards in hand would beat eleven.
    game = table(f"old_earth | chips: 12 | hand: {cards} 4", "tourist_world | chips: 12 | hand: 10", phase="end")
    game.play("0 discard gem_world comet_zone")
    assert game.game.is_over
    assert game.game.scores() == [14, 14]
    assert (len(game.hand(0)), len(game.hand(1))) == (10, 10)
    assert game.game.winners() == [0, 1]


@pytest.mark.rule("RG-SCORE-06")
def test_hand_cards_and_goods_score_nothing() -> None:
    plain = table("old_earth gem_world", "new_sparta").score(0)
    assert table("old_earth gem_world* | hand: rebel_base 5", "new_sparta").score(0) == plain == 3


@pytest.mark.rule("RG-EX-34")
def test_example_of_pan_galactic_league() -> None:
    game = table("pan_galactic_league contact_specialist avian_uplift_race rebel_miners gem_world", "old_earth")
    assert details(game, "pan_galactic_league") == {
        "avian_uplift_race": 2,
        "rebel_miners": 1,
        "contact_specialist": 3,
    }
