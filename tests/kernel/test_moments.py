"""A game as a line of moments: what came of each action, and the way back to any position."""

import pytest

from astrarium.kernel import IllegalAction, Moments, NothingToUndo, Rng
from astrarium.kernel.moments import CHECKPOINT
from tests.kernel.tables import new


def played(length: int, seed: int = 7) -> tuple[Moments, list[str]]:
    """A random game, and the hash after each of its actions, the beginning included."""
    moments = Moments(new(players=4, seed=seed, length="long"))
    hashes = [moments.game.hash()]
    rng = Rng(seed)
    while len(moments.events) < length and not moments.game.is_over:
        seat = moments.game.to_act[0]
        actions = moments.game.legal_actions(seat)
        moments.apply(seat, actions[rng.below(len(actions))])
        hashes.append(moments.game.hash())
    return moments, hashes


def test_every_position_is_found_again_on_both_sides_of_what_is_kept() -> None:
    moments, hashes = played(2 * CHECKPOINT + 3)
    assert len(hashes) > CHECKPOINT + 1
    assert [moments.at(length).hash() for length in range(len(hashes))] == hashes
    assert moments.game.hash() == hashes[-1]


def test_each_action_has_its_decision_and_its_events() -> None:
    moments = Moments(new(players=2, seed=7))
    first = moments.apply(0, "bid 4")
    second = moments.apply(1, "bid 5")
    assert moments.events == [first, second]
    assert [(step.kind, step.seats) for step in moments.decisions] == [("bid", (0, 1)), ("bid", (1,))]


def test_what_is_refused_leaves_no_moment() -> None:
    moments = Moments(new(players=2, seed=7))
    with pytest.raises(IllegalAction):
        moments.apply(0, "tow liner")
    assert (moments.events, moments.decisions) == ([], [])


def test_a_past_position_goes_on_by_itself() -> None:
    moments, hashes = played(CHECKPOINT + 5)
    past = moments.at(CHECKPOINT + 1)
    seat = past.to_act[0]
    past.apply(seat, past.legal_actions(seat)[0])
    assert moments.at(CHECKPOINT + 1).hash() == hashes[CHECKPOINT + 1]


def test_going_back_forgets_what_came_after_and_another_game_can_follow() -> None:
    moments, hashes = played(CHECKPOINT + 5)
    moments.go_back(CHECKPOINT - 1)
    assert moments.game.hash() == hashes[CHECKPOINT - 1]
    assert len(moments.events) == len(moments.decisions) == CHECKPOINT - 1
    for _ in range(3):
        seat = moments.game.to_act[0]
        moments.apply(seat, moments.game.legal_actions(seat)[-1])
    now = moments.game.hash()
    assert moments.at(CHECKPOINT + 2).hash() == now
    assert moments.at(CHECKPOINT - 1).hash() == hashes[CHECKPOINT - 1]


def test_undo_takes_back_what_the_game_itself_would() -> None:
    moments = Moments(new(players=3, seed=7))
    before = moments.game.hash()
    moments.apply(0, "bid 4")
    with pytest.raises(NothingToUndo, match=r"^somebody else has moved since$"):
        moments.undo(1)
    moments.undo(0)
    assert (moments.game.hash(), moments.events) == (before, [])
    with pytest.raises(NothingToUndo, match=r"^nothing can be taken back"):
        moments.undo(0)


def test_a_copy_goes_its_own_way() -> None:
    moments, hashes = played(CHECKPOINT + 2)
    copy = moments.clone()
    copy.go_back(1)
    assert [moments.at(length).hash() for length in range(len(hashes))] == hashes
    assert len(moments.events) == len(hashes) - 1


def test_a_game_whose_beginning_is_not_known_is_no_line_of_moments() -> None:
    game = new(players=2, seed=7)
    game.apply(0, "bid 4")
    with pytest.raises(AssertionError, match="the beginning is missing"):
        Moments(game)
