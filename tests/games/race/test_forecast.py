"""What a seat may expect by what all can see of it: more means and more time bring more."""

import pytest

from astrarium.games.race.strategy.forecast import Forecast, left_after, money, promised
from tests.games.race.test_network import at_actions


def means(**changes: float) -> Forecast:
    found = Forecast()
    found.cycle, found.steady, found.hand = 4.0, 1.0, 4.0
    for name, value in changes.items():
        setattr(found, name, value)
    return found


@pytest.mark.parametrize(
    "change", [{"ready": 3.0}, {"cycle": 6.0}, {"steady": 2.0}, {"hand": 6.0}, {"promised": 2.0}]
)
def test_more_means_promise_more_points(change: dict[str, float]) -> None:
    assert means(**change).points(5.0) > means().points(5.0)


def test_nothing_is_to_come_once_the_game_is_over() -> None:
    assert means(ready=3.0, promised=4.0, growth=2).points(0.0) == 0.0
    assert means().points(2.0) < means().points(6.0)


def test_the_rounds_end_with_the_tableau_or_with_the_pool() -> None:
    state = at_actions(2, {}, 4)
    assert left_after(state, state.pool, 12) == 0
    assert left_after(state, 0, 6) == 0
    assert left_after(state, state.pool, 10) < left_after(state, state.pool, 6)
    assert left_after(state, 2, 6) < left_after(state, state.pool, 6)


def test_each_further_card_is_worth_a_little_less() -> None:
    steps = [money(number + 1.0) - money(float(number)) for number in range(12)]
    assert steps == sorted(steps, reverse=True)
    assert promised([4.0, 4.0]) - promised([4.0]) < promised([4.0])
