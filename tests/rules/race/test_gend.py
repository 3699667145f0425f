"""End of the game (GEND)."""

import pytest

from tests.rules.race.table import table

TEN = (
    "gem_world comet_zone mining_world spice_world new_earth artist_colony asteroid_belt hive_world "
    "rebel_base volcanic_world"
)


@pytest.mark.rule("RG-GEND-01")
def test_twelve_cards_end_the_game_at_the_end_of_the_round() -> None:
    game = table(f"new_sparta {TEN} | hand: refugee_world", "old_earth", phase="III V")
    game.play("0 settle refugee_world", "1 nothing")
    assert len(game.tableau(0)) == 12
    assert game.game.is_over
    # The Produce phase that was called came before the end.
    assert [data["phase"] for data in game.happened("phase")] == ["V"]


@pytest.mark.rule("RG-GEND-01")
def test_eleven_cards_do_not_end_it() -> None:
    game = table(f"new_sparta {TEN}", "old_earth", phase="end")
    assert len(game.tableau(0)) == 11
    assert not game.game.is_over


@pytest.mark.rule("RG-GEND-01")
def test_anybody_may_bring_about_the_end() -> None:
    game = table("old_earth", f"new_sparta {TEN} refugee_world", phase="end")
    assert game.game.is_over


@pytest.mark.rule("RG-GEND-02")
@pytest.mark.parametrize(("pool", "over"), [(2, False), (1, True), (0, True)])
def test_the_last_chip_ends_the_game(pool: int, over: bool) -> None:
    game = table("public_works gem_world* | chips: 3", "old_earth", phase="IV", pool=pool)
    assert game.chips(0) == 4
    assert game.game.is_over is over


@pytest.mark.rule("RG-GEND-03")
def test_the_last_round_is_played_to_its_end() -> None:
    game = table(
        "public_works gem_world* | hand: 10", "merchant_guild | hand: gambling_world_gs 8", phase="IV V", pool=1
    )
    # The chips are gone after Consume; Produce follows, then the discard to the hand limit.
    assert (game.state.pool, game.goods(0)) == (0, ["gem_world"])
    assert game.asked() == "discard 0 1"
    game.play("1 discard gambling_world_gs")
    assert game.asked() == "discard 0"
    game.play(f"0 discard {game.hand(0)[0]}")
    assert game.game.is_over
    assert (len(game.hand(0)), len(game.hand(1))) == (10, 10)


@pytest.mark.rule("RG-GEND-03")
def test_nobody_acts_after_the_end() -> None:
    game = table("old_earth", "new_sparta", phase="end", pool=0)
    assert game.game.is_over
    refusal = game.why_not("0 action develop")
    assert refusal is not None
    assert refusal.rule == "RG-GEND-03"


@pytest.mark.rule("RG-GEND-04")
def test_everything_earned_is_paid() -> None:
    game = table(
        "galactic_trendsetters gem_world* | chips: 0 | actions: consume_2x",
        "terraformed_world comet_zone*",
        phase="IV",
        pool=2,
    )
    assert game.chips(0) == 4
    # The second one had 22 and gets one more, although the pool was empty before its turn.
    assert game.chips(1) == 23


@pytest.mark.rule("RG-GEND-05")
def test_a_tableau_may_end_above_twelve() -> None:
    game = table(f"improved_logistics {TEN} | hand: refugee_world pilgrimage_world", "old_earth", phase="III")
    game.play("0 settle refugee_world", "1 nothing", "0 settle pilgrimage_world")
    assert len(game.tableau(0)) == 13
    assert game.game.is_over


@pytest.mark.rule("RG-GEND-06")
@pytest.mark.parametrize("pool", [0, 1, 2])
def test_the_pool_may_fall_below_nothing(pool: int) -> None:
    game = table("tourist_world gem_world* comet_zone* | chips: 0", "old_earth", phase="IV", pool=pool)
    assert game.state.pool == pool - 3
    assert game.game.is_over
