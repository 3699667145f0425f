"""The end of a round (EOR)."""

import pytest

from astrarium.games.federation.components.ids import PLANET_IDS
from astrarium.kernel.errors import NothingToUndo
from astrarium.kernel.rng import Rng
from tests.rules.federation.table import Table, table


def laws(game: Table) -> list[str]:
    """The laws of the round, left and right."""
    shown = game.game.view(None)["laws"]
    return [shown["left"]["law"], shown["right"]["law"]]


def next_laws(game: Table) -> list[str | None]:
    """The laws of the next round, where they lie open already."""
    shown = game.game.view(None)["laws"]
    return [shown["left"]["next"], shown["right"]["next"]]


def numbers(text: str) -> list[int]:
    """Laws by their numbers."""
    return [PLANET_IDS.index(word) for word in text.split()]


def lay(game: Table, wing: int, gone: str, stack: str) -> None:
    """The laws of a wing that are gone, and those in the stack, the top first."""
    game.state.law_discards[wing] = numbers(gone)
    game.state.law_stacks[wing] = numbers(stack)[::-1]
    game.check()


@pytest.mark.rule("FD-EOR-01")
def test_ambassadors_and_dice_come_back() -> None:
    game = table("die=4 1a@s31 1b$s21 2@outer 3@s11 die@s11", "1a@s32", "", "", phase="executive")
    shown = game.game.view(None)
    assert [seat["ambassadors"] for seat in shown["seats"]] == [["1a", "1b", "2", "3"]] * 4
    assert [space["owner"] for space in shown["senate"]["spaces"]] == [None] * 18
    assert shown["senate"]["outer"] == []
    assert (shown["seats"][0]["die"], shown["seats"][0]["die_at"]) == (4, None)


@pytest.mark.rule("FD-EOR-02")
def test_used_tokens_and_a_placed_special_ambassador_leave_the_game() -> None:
    game = table("special@s31 1a@s32:v1_ship tokens=f_gold", "special", "", "", phase="executive")
    shown = game.game.view(None)
    assert shown["tokens_gone"] == ["v1_ship"]
    assert shown["seats"][0]["tokens"] == ["f_gold"]
    assert [seat["special_ambassador"] for seat in shown["seats"]] == ["gone", "held", None, None]


@pytest.mark.rule("FD-EOR-03")
def test_level_tokens_are_discarded_but_not_the_bonuses_for_the_game() -> None:
    game = table("level=3 level_game=1 1a@s31", "", "", "", phase="executive")
    assert game.points(0) == {"floor:3": 5}
    assert game.level(0) == 2


@pytest.mark.rule("FD-EOR-04")
def test_both_laws_are_laid_aside_face_up() -> None:
    game = table("1a@s31", "", "", "", laws="neo atal", phase="executive")
    shown = game.game.view(1)["laws"]
    assert (shown["left"]["discarded"], shown["right"]["discarded"]) == (["neo"], ["atal"])
    assert shown["passed"] == ["neo"]


@pytest.mark.rule("FD-EOR-05")
def test_the_next_law_of_each_stack_is_revealed() -> None:
    game = table("", "", laws="neo six_moons")
    lay(game, 0, "", "atal arratuin six_moons e81216")
    lay(game, 1, "", "neo arratuin atal e81216")
    game.finish_round()
    assert (laws(game), next_laws(game)) == (["atal", "neo"], [None, None])
    assert [len(stack) for stack in game.state.law_stacks] == [3, 3]


@pytest.mark.rule("FD-EOR-05")
def test_an_equal_law_on_the_right_is_shuffled_back() -> None:
    found: set[int] = set()
    for seed in range(12):
        game = table("", "", laws="neo six_moons")
        game.state.rng = Rng(seed)
        lay(game, 0, "", "atal arratuin six_moons e81216")
        lay(game, 1, "", "atal arratuin neo e81216")
        game.finish_round()
        assert laws(game) == ["atal", "arratuin"]
        rest = game.state.law_stacks[1]
        assert sorted(rest) == sorted(numbers("neo atal e81216"))
        found.add(rest.index(PLANET_IDS.index("atal")))
    assert found == {0, 1, 2}


@pytest.mark.rule("FD-EOR-06", "FD-EOR-09")
def test_before_round_four_the_laws_of_round_five_are_shown_too() -> None:
    game = table("", "", round=3, laws="neo arratuin")
    lay(game, 0, "e81216 arratuin", "six_moons atal")
    lay(game, 1, "e81216 atal", "neo six_moons")
    game.finish_round()
    assert (laws(game), next_laws(game)) == (["six_moons", "neo"], ["atal", "six_moons"])
    game.finish_round()
    assert game.state.round == 5
    assert (laws(game), next_laws(game)) == (["atal", "six_moons"], [None, None])


@pytest.mark.rule("FD-EOR-06", "FD-EX-29")
def test_equal_laws_of_the_last_round_swap_the_right_ones() -> None:
    game = table("", "", round=3, laws="neo arratuin")
    # Left a = Six Moons, b = Atal; right c = Neo, d = Atal.
    lay(game, 0, "e81216 arratuin", "six_moons atal")
    lay(game, 1, "e81216 six_moons", "neo atal")
    game.finish_round()
    assert (laws(game), next_laws(game)) == (["six_moons", "atal"], ["atal", "neo"])
    game.finish_round()
    assert laws(game) == ["atal", "neo"]


@pytest.mark.rule("FD-EOR-06")
def test_in_round_four_an_equal_pair_is_parted_first() -> None:
    game = table("", "", round=3, laws="neo arratuin")
    lay(game, 0, "e81216 arratuin", "six_moons atal")
    lay(game, 1, "e81216 neo", "six_moons atal")
    game.finish_round()
    assert (laws(game), next_laws(game)) == (["six_moons", "atal"], ["atal", "six_moons"])


@pytest.mark.rule("FD-EOR-07")
def test_the_holder_of_the_pawn_begins_the_next_round() -> None:
    game = table("1a@s31", "", "", "", first=1, president=3, phase="executive")
    assert (game.state.round, game.state.first, game.asked()) == (2, 3, "turn 3")


@pytest.mark.rule("FD-EOR-08")
def test_after_round_five_comes_the_final_scoring() -> None:
    game = table("1a@s31", "", "", "", round=5, phase="executive")
    assert game.game.is_over
    kinds = game.kinds()
    assert "laws" not in kinds
    assert game.state.law_stacks == [[], []]
    assert "final:ships" in game.points(0)


@pytest.mark.rule("FD-EOR-09")
def test_after_round_four_nothing_is_revealed() -> None:
    game = table("1a@s31", "", "", "", round=4, laws="neo atal", next_laws="e81216 six_moons", phase="executive")
    assert (game.state.round, laws(game)) == (5, ["e81216", "six_moons"])
    assert game.state.law_stacks == [[], []]


@pytest.mark.rule("FD-EOR-05")
@pytest.mark.parametrize("version", [1, 2])
def test_nothing_is_taken_back_once_the_laws_of_the_next_round_lie_open(version: int) -> None:
    game = table("", "", "", "", version=version).finish_round()
    for seat in range(4):
        with pytest.raises(NothingToUndo):
            game.game.undo(seat)
