"""Turns planned ahead: what may be chosen then may be chosen when the turn comes, if nothing has come between."""

import pytest

import astrarium
from astrarium import Game
from astrarium.kernel import Rng
from tests.rules.race.table import table as race


def planned(game: Game, seat: int) -> Game | None:
    """The game in which a seat plans, if there is one."""
    position = game.rules.ahead(game.position, seat)
    return None if position is None else Game(game.rules, position, game.seed, game.options, game.version)


def texts(game: Game, seat: int) -> list[str]:
    return sorted(str(action) for action in game.legal_actions(seat))


@pytest.mark.parametrize(("name", "players"), [("gaia", 3), ("race", 4), ("federation", 3)])
def test_a_plan_is_made_in_a_position_of_its_own_and_every_turn_of_it_can_be_tried(name: str, players: int) -> None:
    rng = Rng(7)
    game = astrarium.new(name, players=players, seed=7)
    kinds: set[str] = set()
    while not game.is_over:
        for seat in range(players):
            turn = None if seat in game.to_act else planned(game, seat)
            if turn is None:
                continue
            before = game.hash()
            decision = turn.decision(seat)
            assert decision is not None
            assert turn.to_act == (seat,)
            kinds.add(decision.kind)
            legal = turn.legal_actions(seat)
            turn.apply(seat, legal[rng.below(len(legal))])
            assert game.hash() == before
        mover = game.to_act[rng.below(len(game.to_act))]
        legal = game.legal_actions(mover)
        game.apply(mover, legal[rng.below(len(legal))])
    assert kinds == {"gaia": {"turn"}, "race": {"actions", "develop", "settle"}, "federation": {"turn"}}[name]
    assert planned(game, 0) is None


def test_who_waits_for_the_others_calls_plans_the_card_for_the_own_call() -> None:
    at = race("old_earth | hand: public_works 3", "new_sparta | hand: 3")
    at.play("0 action develop")
    turn = planned(at.game, 0)
    assert turn is not None
    assert "develop public_works" in texts(turn, 0)
    # What it costs is counted with the bonus of the call, which is certain.
    assert turn.view(0)["seats"][0]["actions"] == ["develop"]
    assert turn.view(1)["seats"][0].get("chosen") is None


def test_who_calls_no_placing_plans_the_next_round() -> None:
    at = race("old_earth | hand: public_works 3", "new_sparta | hand: 3")
    at.play("0 action produce")
    turn = planned(at.game, 0)
    assert turn is not None
    assert texts(turn, 0) == sorted(f"action {one}" for one in ACTIONS)


ACTIONS = ("explore_5", "explore_1_1", "develop", "settle", "consume_trade", "consume_2x", "produce")


def test_the_card_for_the_next_phase_is_planned_as_soon_as_it_is_known_to_come() -> None:
    at = race("old_earth | hand: public_works gem_world 3 | actions: settle", "new_sparta | hand: 3", phase="II III")
    at.play("0 nothing")
    turn = planned(at.game, 0)
    assert turn is not None
    assert "settle gem_world" in texts(turn, 0)
    at.play("1 nothing")
    assert set(texts(turn, 0)) == set(texts(at.game, 0))
