"""Goals: how tiles are won, held and lost (GOAL)."""

import pytest

from tests.rules.race.table import Table, real, table

A = {
    5: "drop_ships space_marines",
    6: "drop_ships space_marines expedition_force",
    8: "drop_ships space_marines expedition_force new_sparta",
}
B = {
    0: "gem_world",
    6: "drop_ships space_marines expedition_force",
    7: "drop_ships space_marines expedition_force epsilon_eridani",
    8: "drop_ships space_marines expedition_force lost_alien_warship",
}
C = {
    0: "comet_zone",
    2: "alien_robot_scout_ship former_penal_colony",
    7: "lost_alien_battle_fleet new_galactic_order separatist_colony rebel_outpost",
}
"""Tableaus with so much total Military, for three seats."""


def idle(game: Table) -> Table:
    """Nobody places anything in the running phase."""
    while game.asked().startswith(("develop", "settle")):
        game.play(f"{game.game.to_act[0]} nothing")
    return game


def check(phase: str, goal: str, *seats: str, pool: int | None = None) -> Table:
    """A phase in which nobody places anything, with a tile on the table, up to its check."""
    return idle(table(*seats, phase=phase, goals=goal, pool=pool))


def goal_vp(game: Table) -> list[int]:
    """Points of goals, by seat."""
    return [player.goal_vp for player in game.state.seats]


@pytest.mark.rule("RG-GOAL-01")
def test_two_large_and_four_small_tiles_are_in_play() -> None:
    found = set()
    for seed in range(12):
        tiles = real(3, seed).game.view(None)["goals"]
        assert [tile["most"] for tile in tiles].count(True) == 2
        assert [tile["most"] for tile in tiles].count(False) == 4
        found |= {tile["id"] for tile in tiles}
    assert len(found) == 10


@pytest.mark.rule("RG-GOAL-01")
def test_goals_can_be_left_out_and_need_the_expansion() -> None:
    assert real(3, goals=False).state.goals == []
    assert real(3, expansion=False).state.goals == []


@pytest.mark.rule("RG-GOAL-02")
def test_the_solo_game_has_no_goals() -> None:
    assert real(1).state.goals == []


@pytest.mark.rule("RG-GOAL-03")
@pytest.mark.parametrize(
    ("goal", "seat", "phases"),
    [
        ("galactic_standard_of_living", "old_earth | chips: 5", "IV"),
        ("system_diversity", "gem_world comet_zone ancient_race alien_toy_shop", "III"),
        ("overlord_discoveries", "alien_toy_shop deserted_alien_world alien_robot_sentry", "II III"),
        (
            "innovation_leader",
            "doomed_world investment_credits old_earth merchant_guild",
            "II III",
        ),
        ("galactic_status", "merchant_guild", "II"),
        ("greatest_military", A[6], "II III"),
        ("largest_industry", "gem_world comet_zone refugee_world", "III"),
        ("greatest_infrastructure", "public_works export_duties deficit_spending improved_logistics", "II"),
        ("production_leader", "gem_world comet_zone hive_world artist_colony", "III"),
    ],
)
def test_a_tile_is_looked_at_after_its_phases_only(goal: str, seat: str, phases: str) -> None:
    for phase in ("I", "II", "III", "IV", "V", "end"):
        game = table(seat, "rebel_miners", phase=phase, goals=goal)
        if phase == "I":
            kept = [game.drawn(seat)[0] for seat in (0, 1)]
            game.play(f"0 keep {kept[0]}", f"1 keep {kept[1]}")
        idle(game)
        assert game.holders(goal) == ([0] if phase in phases.split() else [])


@pytest.mark.rule("RG-GOAL-04")
def test_the_first_to_meet_it_takes_three_points() -> None:
    game = check("II", "galactic_status", "merchant_guild", "old_earth", "new_sparta")
    assert (game.holders("galactic_status"), goal_vp(game)) == ([0], [3, 0, 0])
    assert game.score(0) == 3


@pytest.mark.rule("RG-GOAL-05")
def test_several_in_the_same_phase_get_three_each() -> None:
    game = check("II", "galactic_status", "merchant_guild", "old_earth", "mining_league new_economy")
    assert (game.holders("galactic_status"), goal_vp(game)) == ([0, 2], [3, 0, 3])


@pytest.mark.rule("RG-GOAL-06")
def test_by_how_much_does_not_matter() -> None:
    game = table("old_earth | chips: 5", "new_sparta | chips: 12", phase="IV", goals="galactic_standard_of_living")
    assert goal_vp(game) == [3, 3]


@pytest.mark.rule("RG-GOAL-07")
def test_a_small_tile_is_not_won_later() -> None:
    game = check("II", "galactic_status:1", "merchant_guild", "new_economy | goal_vp: 3")
    assert (game.holders("galactic_status"), goal_vp(game)) == ([1], [0, 3])


@pytest.mark.rule("RG-GOAL-07")
def test_a_small_tile_is_not_lost() -> None:
    # Seat 0 no longer meets it, and another one does now.
    game = check(
        "III", "system_diversity:0", "old_earth | goal_vp: 3", "gem_world comet_zone ancient_race alien_toy_shop"
    )
    assert (game.holders("system_diversity"), goal_vp(game)) == ([0], [3, 0])


@pytest.mark.rule("RG-GOAL-08")
def test_the_one_ahead_of_all_others_takes_a_large_tile() -> None:
    game = check("III", "greatest_military", A[8], B[7], C[0])
    assert game.holders("greatest_military") == [0]
    # The five points come at the end of the game.
    assert goal_vp(game) == [0, 0, 0]
    game = check("III", "greatest_military", A[8], B[7], C[0], pool=0)
    assert game.game.is_over
    assert goal_vp(game) == [5, 0, 0]


@pytest.mark.rule("RG-GOAL-08")
def test_below_the_minimum_nobody_takes_it() -> None:
    assert check("III", "greatest_military", A[5], B[0], C[0]).holders("greatest_military") == []
    assert goal_vp(check("III", "greatest_military", A[5], B[0], C[0], pool=0)) == [0, 0, 0]


@pytest.mark.rule("RG-GOAL-09")
def test_a_holder_below_the_minimum_returns_it() -> None:
    game = check("III", "greatest_military:0", A[5], B[0], C[0])
    assert game.holders("greatest_military") == []


@pytest.mark.rule("RG-GOAL-09")
def test_a_thrown_away_development_costs_the_infrastructure_at_once() -> None:
    game = table(
        "colony_ship public_works export_duties deficit_spending | hand: new_earth",
        "new_sparta",
        phase="III",
        goals="greatest_infrastructure:0",
    )
    game.play("0 settle new_earth", "1 nothing")
    assert game.holders("greatest_infrastructure") == []


@pytest.mark.rule("RG-GOAL-10")
def test_whoever_gets_ahead_takes_it_in_play() -> None:
    game = table(
        A[6],
        "drop_ships space_marines expedition_force | hand: former_penal_colony",
        phase="III",
        goals="greatest_military:0",
    )
    game.play("0 nothing", "1 settle former_penal_colony")
    assert game.military(1) == 7
    assert game.holders("greatest_military") == [1]
    assert [data["goal"] for data in game.happened("goal-holder", 1)] == ["greatest_military"]


@pytest.mark.rule("RG-GOAL-11")
@pytest.mark.parametrize("holder", [0, 1])
def test_a_draw_with_the_holder_changes_nothing(holder: int) -> None:
    game = check("III", f"greatest_military:{holder}", A[6], B[6])
    assert game.holders("greatest_military") == [holder]


@pytest.mark.rule("RG-GOAL-12")
def test_a_shared_new_best_sends_the_tile_to_the_centre() -> None:
    game = check("III", "greatest_military", A[6], B[6], C[0])
    assert game.holders("greatest_military") == []
    game = check("III", "greatest_military:2", A[8], B[8], C[7])
    assert game.holders("greatest_military") == []


@pytest.mark.rule("RG-GOAL-12")
def test_a_tile_in_the_centre_is_taken_when_somebody_is_alone_in_front() -> None:
    game = table(A[6], f"{B[6]} | hand: former_penal_colony", phase="III III", goals="greatest_military")
    game.play("0 nothing", "1 nothing")
    assert game.holders("greatest_military") == []
    game.play("0 nothing", "1 settle former_penal_colony")
    assert game.holders("greatest_military") == [1]


@pytest.mark.rule("RG-GOAL-13")
def test_at_the_end_who_shares_the_best_gets_three() -> None:
    game = check("III", "greatest_military:1", A[8], B[8], C[7], pool=0)
    assert goal_vp(game) == [3, 5, 0]


@pytest.mark.rule("RG-GOAL-13")
def test_who_is_alone_in_front_of_an_unclaimed_tile_gets_three() -> None:
    # The tile was lost in Settle, and its own check did not come again.
    game = table(
        "colony_ship public_works export_duties deficit_spending improved_logistics | hand: new_earth",
        "new_sparta investment_credits mining_robots genetics_lab interstellar_bank space_marines",
        phase="III",
        goals="greatest_infrastructure:0",
        pool=0,
    )
    game.play("0 settle new_earth", "1 nothing")
    assert (game.holders("greatest_infrastructure"), goal_vp(game)) == ([], [0, 3])


@pytest.mark.rule("RG-GOAL-14")
def test_goals_are_part_of_the_score() -> None:
    game = check(
        "II",
        "greatest_military galactic_status",
        "drop_ships space_marines expedition_force",
        "merchant_guild",
        pool=0,
    )
    # Printed 2 + 1 + 1 and five for the tile; the Guild has no points of its own but the small tile and the chips.
    assert game.game.scores() == [4 + 5, 24 + 3]


@pytest.mark.rule("RG-GOAL-15")
def test_goal_points_are_no_chips() -> None:
    game = table(
        "galactic_renaissance | chips: 4 | goal_vp: 8",
        "new_sparta",
        phase="IV",
        goals="galactic_standard_of_living",
    )
    assert game.holders("galactic_standard_of_living") == []
    # One point for three of the four chips.
    assert game.score(0) == 4 + 8 + 1


@pytest.mark.rule("RG-GOAL-16")
def test_in_a_duel_tiles_are_looked_at_after_each_phase() -> None:
    game = table(
        f"{A[5]} | hand: expedition_force 4 | actions: develop develop",
        f"{B[6]} | hand: new_galactic_order 8 | actions: develop develop",
        phase="II",
        duel=True,
        goals="greatest_military",
    )
    game.play("0 nothing", "1 nothing")
    assert game.holders("greatest_military") == [1]
    assert game.state.second
    game.play("0 nothing", "1 nothing")
    assert game.holders("greatest_military") == [1]


@pytest.mark.rule("RG-GOAL-27")
def test_a_check_waits_until_all_have_finished_the_phase() -> None:
    # Seat 0 comes first and has three ALIEN cards; seat 1 gets its third one later in the same phase.
    game = table(
        "deserted_alien_world alien_robot_sentry alien_rosetta_stone_world",
        "damaged_alien_factory lost_alien_warship drop_ships | hand: alien_robot_scout_ship",
        phase="III",
        goals="overlord_discoveries",
    )
    game.play("0 nothing", "1 settle alien_robot_scout_ship")
    assert goal_vp(game) == [3, 3]


@pytest.mark.rule("RG-GOAL-27")
def test_a_phase_that_did_not_take_place_brings_no_check() -> None:
    game = table("merchant_guild", "old_earth", goals="galactic_status")
    game.play("0 action produce", "1 action settle").finish_round()
    assert game.holders("galactic_status") == []
    game.play("0 action develop", "1 action settle").finish_round()
    assert game.holders("galactic_status") == [0]


@pytest.mark.rule("RG-GOAL-27")
def test_tiles_are_independent() -> None:
    game = check(
        "II",
        "galactic_status overlord_discoveries greatest_military",
        f"{A[6]} alien_tech_institute alien_toy_shop deserted_alien_world",
        "old_earth",
    )
    assert goal_vp(game) == [6, 0]
    assert game.holders("greatest_military") == [0]


@pytest.mark.rule("RG-GOAL-28")
@pytest.mark.parametrize(
    ("holder", "military", "after"),
    [
        ("", (8, 7, 0), [0]),
        ("", (6, 6, 0), []),
        ("", (5, 0, 2), []),
        (":0", (6, 7, 0), [1]),
        (":0", (6, 6, 7), [2]),
        (":2", (8, 8, 7), []),
        (":1", (8, 8, 7), [1]),
        (":0", (5, 0, 7), [2]),
        (":0", (5, 0, 2), []),
    ],
)
def test_the_check_in_steps(holder: str, military: tuple[int, int, int], after: list[int]) -> None:
    game = check("II", f"greatest_military{holder}", A[military[0]], B[military[1]], C[military[2]])
    assert game.holders("greatest_military") == after


@pytest.mark.rule("RG-GOAL-29")
def test_the_award_for_a_tie_counts_at_the_end_of_the_game() -> None:
    # After the last check of Develop both have four developments; then seat 1 throws one away.
    four = "public_works export_duties deficit_spending improved_logistics"
    game = table(
        four,
        "colony_ship investment_credits mining_robots genetics_lab | hand: new_earth",
        phase="II III",
        goals="greatest_infrastructure:0",
        pool=0,
    )
    game.play("0 nothing", "1 nothing", "0 nothing", "1 settle new_earth")
    assert goal_vp(game) == [5, 0]


@pytest.mark.rule("RG-GOAL-30")
def test_points_are_given_beyond_the_eight_chips() -> None:
    # Five seats meet two small goals at once: ten awards, two of them with the tiles.
    seats = ["gem_world", "comet_zone", "hive_world", "spice_world", "asteroid_belt"]
    game = table(
        *[f"{world} | chips: 6 | hand: 11" for world in seats],
        phase="IV",
        goals="galactic_standard_of_living budget_surplus",
    )
    while not game.asked().startswith("actions"):
        seat = game.game.to_act[0]
        game.play(f"{seat} {game.legal(seat)[0]}")
    assert goal_vp(game) == [6] * 5
