"""How the levels choose: what rivals may call is weighed, and a closer look counts more than what was foreseen."""

import pytest

from astrarium.games.race.strategy.predicted_calls import likely_calls
from astrarium.games.race.strategy.table_ahead import TableAhead
from astrarium.games.race.strategy.thinker import Manner, RaceThinker, choices, ordered
from astrarium.kernel import Rng
from tests.games.race.test_network import at_actions, network


@pytest.mark.parametrize(("players", "options"), [(2, {}), (2, {"duel": True}), (4, {})])
@pytest.mark.parametrize("few", [0, 2])
def test_what_rivals_may_call_makes_one(players: int, options: dict[str, object], few: int) -> None:
    scenes = likely_calls(at_actions(players, options, 2), 0, network(), Rng(1), few)
    assert sum(weight for _, weight in scenes) == pytest.approx(1)
    assert not few or len(scenes) == few
    for calls, _ in scenes:
        assert [len(actions) for actions in calls] == [0, *[2 if options else 1] * (players - 1)]


def test_a_few_rolls_of_the_robot_are_the_same_for_equal_dice() -> None:
    state = at_actions(1, {}, 2)
    ahead = TableAhead(state, 0, network())
    few = [ahead.value_against_robot([2, 3], Rng(5), 2) for _ in range(2)]
    assert few[0] == few[1]
    assert 0 < ahead.value_against_robot([2, 3], Rng(5)) < 1


def test_what_was_played_counts_more_than_what_was_foreseen() -> None:
    foreseen = [0.5, 0.52, 0.49]
    assert ordered([0, 1, 2], [0.0, 0.0, 0.0], foreseen, 1) == [1, 0, 2]
    assert ordered([0, 1, 2], [4 * 0.55, 4 * 0.5, 4 * 0.5], foreseen, 4)[0] == 0


@pytest.mark.parametrize("options", [{}, {"duel": True}])
def test_a_position_is_worth_what_its_best_choice_is(options: dict[str, object]) -> None:
    state = at_actions(2, options, 3)
    thinker = RaceThinker(network(), Manner(1, scenes=2))
    values = thinker.judge(TableAhead(state, 0, network()), choices(state, 0), Rng(3), 2)
    assert thinker.worth(state, 0, Rng(3)) == max(values)
