"""Phase I: Explore (RG-EXPL)."""

import pytest

from tests.rules.race.table import Table, table

HOARDERS = '[[card]]\nid = "hoarders"\nname = "Hoarders"\nworld = 1\npowers = ["explore_keep 5"]\n'


def explore(seat: str, other: str = "new_sparta", deck: str = "", exact: bool = False) -> Table:
    return table(seat, other, phase="I", deck=deck, exact=exact)


def numbers(game: Table, seat: int = 0) -> tuple[int, int]:
    """Cards looked at, and cards to keep."""
    return len(game.drawn(seat)), game.owes(seat)


@pytest.mark.rule("RG-EXPL-01")
def test_everybody_draws_two_and_keeps_one() -> None:
    game = explore("old_earth", "new_sparta | actions: explore_5")
    assert numbers(game) == (2, 1)


@pytest.mark.rule("RG-EXPL-02")
def test_explore_5_draws_seven_and_keeps_one() -> None:
    assert numbers(explore("old_earth | actions: explore_5")) == (7, 1)


@pytest.mark.rule("RG-EXPL-03")
def test_explore_1_1_draws_three_and_keeps_two() -> None:
    assert numbers(explore("old_earth | actions: explore_1_1")) == (3, 2)


@pytest.mark.rule("RG-EXPL-04")
@pytest.mark.parametrize(
    ("seat", "expected"),
    [
        ("galactic_survey_seti", (4, 1)),
        ("research_labs", (2, 2)),
        ("separatist_colony star_nomad_lair", (5, 1)),
        ("galactic_renaissance research_labs | actions: explore_1_1", (5, 4)),
        ("separatist_colony | actions: explore_5", (9, 1)),
    ],
)
def test_powers_add_to_the_numbers(seat: str, expected: tuple[int, int]) -> None:
    if expected == (2, 2):
        game = explore(seat)
        assert len(game.hand(0)) == 0  # no choice, but all wait for the others
        game.play(f"1 keep {game.drawn(1)[0]}")
        assert len(game.hand(0)) == 2
        return
    assert numbers(explore(seat)) == expected


@pytest.mark.rule("RG-EXPL-04")
@pytest.mark.rule("RG-EX-17")
def test_galactic_renaissance_draws_four_and_keeps_two() -> None:
    assert numbers(explore("galactic_renaissance")) == (4, 2)


@pytest.mark.rule("RG-EXPL-05")
def test_all_draw_before_anybody_discards_and_then_choose_together() -> None:
    game = explore("old_earth", "new_sparta", "gem_world spice_world comet_zone mining_world", exact=True)
    assert game.asked() == "explore 0 1"
    assert game.drawn(0) == ["gem_world", "spice_world"]
    assert game.drawn(1) == ["comet_zone", "mining_world"]
    game.play("1 keep comet_zone")
    assert game.discards() == []
    assert game.hand(1) == []
    game.play("0 keep gem_world")
    # The deck had run out, so the discards of both lie there for the next draw.
    assert sorted(game.discards()) == ["mining_world", "spice_world"]


@pytest.mark.rule("RG-EXPL-05")
def test_cards_are_drawn_in_turn_order() -> None:
    game = table("old_earth", "new_sparta", phase="I", deck="gem_world spice_world comet_zone mining_world", first=1)
    assert game.drawn(1) == ["gem_world", "spice_world"]
    assert game.drawn(0) == ["comet_zone", "mining_world"]


@pytest.mark.rule("RG-EXPL-06")
def test_the_old_hand_is_not_touched() -> None:
    game = explore("old_earth | hand: artist_colony new_vinland", deck="gem_world spice_world")
    assert game.legal(0) == ["keep gem_world", "keep spice_world"]
    assert game.refused("0 keep artist_colony") == "RG-EXPL-06"
    game.play("0 keep spice_world", f"1 keep {game.drawn(1)[0]}")
    assert set(game.hand(0)) == {"artist_colony", "new_vinland", "spice_world"}


@pytest.mark.rule("RG-EXPL-06")
def test_any_of_the_drawn_cards_may_be_kept() -> None:
    game = explore("old_earth | actions: explore_1_1", deck="gem_world spice_world comet_zone")
    for pair in ("gem_world spice_world", "gem_world comet_zone", "spice_world comet_zone"):
        copy = Table(game.game.clone()).play(f"0 keep {pair}", f"1 keep {game.drawn(1)[0]}")
        assert set(copy.hand(0)) == set(pair.split())


@pytest.mark.rule("RG-EXPL-07")
def test_what_is_not_kept_is_discarded_face_down() -> None:
    game = explore("old_earth", deck="gem_world spice_world comet_zone mining_world")
    game.play("0 keep gem_world", "1 keep mining_world")
    assert sorted(game.discards()) == ["comet_zone", "spice_world"]
    for eyes in (None, 1):
        shown = str([event.shown_to(eyes) for event in game.events]) + str(game.game.view(eyes))
        assert "spice_world" not in shown


@pytest.mark.rule("RG-EXPL-08")
def test_exactly_the_allowed_number_is_kept() -> None:
    game = explore("old_earth | actions: explore_1_1", deck="gem_world spice_world comet_zone")
    game.play("0 keep comet_zone")
    assert game.asked() == "explore 0 1"
    assert game.refused("0 done") == "RG-TIME-01"
    game.play("0 keep gem_world")
    assert game.asked() == "explore 1"
    assert game.refused("0 keep spice_world") == "RG-TIME-01"


@pytest.mark.rule("RG-EXPL-08")
def test_who_may_keep_more_than_he_draws_keeps_all() -> None:
    game = table("own_1", "new_sparta", phase="I", deck="gem_world spice_world", cards=HOARDERS)
    assert game.asked() == "explore 1"
    assert game.happened("explore", 0) == [{"look": 2, "keep": 2}]
    game.play(f"1 keep {game.drawn(1)[0]}")
    assert game.hand(0) == ["gem_world", "spice_world"]
    assert len(game.discards()) == 1


@pytest.mark.rule("RG-EXPL-08")
def test_with_few_cards_left_one_keeps_what_there_is() -> None:
    game = explore("old_earth", deck="gem_world spice_world comet_zone", exact=True)
    assert game.asked() == "explore 0"
    game.play("0 keep gem_world")
    assert game.hand(1) == ["comet_zone"]
