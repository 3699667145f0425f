"""The value network: it is asked as it was trained, and told nothing that a seat may not know."""

from random import Random

import pytest

import astrarium
from astrarium.games.race.components.printed import ACTIONS
from astrarium.games.race.errors import BadWeights
from astrarium.games.race.game import RULES
from astrarium.games.race.state.state import State
from astrarium.games.race.strategy.imagined_round import play_round, result
from astrarium.games.race.strategy.inputs import HEADS, INPUTS, SEAT, head_of
from astrarium.games.race.strategy.network import WEIGHTS, Network, read_weights, shipped
from astrarium.games.race.strategy.self_play import SelfPlay
from astrarium.games.race.strategy.table_ahead import TableAhead, robot_rolls, rows_called, rows_with_robot
from astrarium.kernel import Rng

UNITS = 8
TABLES = [
    (1, {"difficulty": "hard"}),
    (2, {}),
    (2, {"duel": True}),
    (2, {"expansion": False}),
    (2, {"draft": True}),
    (3, {}),
    (4, {"expansion": False}),
    (5, {}),
]


def weights(seed: int = 1) -> list[list[list[float]]]:
    """Weights by chance: of units, heads and calls, each with its biases in the last row."""
    chance = Random(seed)

    def rows(count: int, width: int) -> list[list[float]]:
        return [[chance.gauss(0, 0.15) for _ in range(width)] for _ in range(count)]

    return [
        [*rows(UNITS, INPUTS), *rows(1, UNITS)],
        [*rows(HEADS, UNITS), *rows(1, HEADS)],
        [*rows(len(ACTIONS), SEAT), *rows(1, len(ACTIONS))],
    ]


def network(seed: int = 1) -> Network:
    units, heads, calls = weights(seed)
    return Network(units[:-1], units[-1], heads[:-1], heads[-1], calls[:-1], calls[-1])


def at_actions(players: int, options: dict[str, object], rounds: int, seed: int = 3) -> State:
    """A position at the choice of actions, played there by the lines of a fair player."""
    game = astrarium.new("race", players, seed, options)
    state = game.position
    assert isinstance(state, State)
    play_round(RULES, state)
    for _ in range(rounds):
        for seat in state.order:
            for action in RULES.lines(state, seat)[0]:
                RULES.perform(state, seat, action, [])
        play_round(RULES, state)
    assert state.agenda
    return state


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_sums_of_the_lanes_are_those_of_the_weights(players: int, options: dict[str, object]) -> None:
    state = at_actions(players, options, 3)
    units, heads, _ = weights()
    for seat in range(players):
        ahead = TableAhead(state, seat, network())
        now = ahead.now()
        rivals = ahead.rivals_now()
        inputs = ahead.inputs(now, rivals)
        assert all(0 <= place < INPUTS for place in inputs.places)
        hidden = list(units[-1])
        for place, value in zip(inputs.places, inputs.values, strict=True):
            for unit in range(UNITS):
                hidden[unit] += units[unit][place] * value
        head = head_of(state)
        odds = heads[-1][head] + sum(max(0.0, h) * w for h, w in zip(hidden, heads[head], strict=True))
        value = ahead.value(now, rivals)
        assert value == pytest.approx(1 / (1 + 2.718281828**-odds), abs=0.01)


def test_rivals_are_told_by_what_all_can_see() -> None:
    state = at_actions(3, {}, 4)
    for seed in range(5):
        twin = state.clone()
        RULES.redraw_hidden(twin, 1, Rng(seed))
        assert twin.seats[0].hand != state.seats[0].hand
        told = []
        for one in (state, twin):
            ahead = TableAhead(one, 1, network())
            inputs = ahead.inputs(ahead.now(), ahead.rivals_now())
            told.append((inputs.places, inputs.values))
        assert told[0] == told[1]


def test_chances_of_calls_make_one() -> None:
    state = at_actions(2, {}, 2)
    ahead = TableAhead(state, 0, network())
    chances = network().call_chances(ahead.rivals_now()[0])
    assert len(chances) == len(ACTIONS)
    assert sum(chances) == pytest.approx(1)


def test_all_rolls_of_the_robot_make_one() -> None:
    state = at_actions(1, {}, 2)
    rolls = robot_rolls(state, [2, 3])
    assert sum(weight for _, weight in rolls) == pytest.approx(1)
    for dice, _ in rolls:
        rows = rows_with_robot(state, [2, 3], dice)
        assert {1, 2} <= set(rows)


def test_the_phases_of_all_seats_take_place_once_and_in_a_duel_two_twice() -> None:
    assert rows_called([[6], [0], [1]]) == [0, 5]
    assert rows_called([[2, 2], [2, 4]]) == [1, 1, 4]
    assert rows_called([[4, 5], [0, 1]]) == [0, 4]


def test_a_round_foreseen_leaves_the_position_alone() -> None:
    state = at_actions(2, {}, 3)
    before = state.plain()
    ahead = TableAhead(state, 0, network())
    for mine in range(7):
        for other in range(7):
            assert 0 < ahead.value_of([[mine], [other]]) < 1
    assert state.plain() == before


@pytest.mark.parametrize(
    ("players", "options", "learned"),
    [*((*table, False) for table in TABLES), (1, {}, True), (2, {"expansion": False}, True)],
)
def test_games_against_oneself_are_told_as_lessons(players: int, options: dict[str, object], learned: bool) -> None:
    game = astrarium.new("race", players, 11, options)
    state = game.position
    assert isinstance(state, State)
    lessons = SelfPlay(RULES, state, network(), learned, 0.02, 50, 7).play()
    if not lessons:
        assert state.round > 30
        return
    assert len(lessons) == 2 * players * state.round
    assert {lesson.target for lesson in lessons} == {result(state, seat) for seat in range(players)}
    for lesson in lessons[::2]:
        assert len(lesson.calls) == (2 if state.switches.duel else 1)
    again = astrarium.new("race", players, 11, options).position
    assert isinstance(again, State)
    repeated = SelfPlay(RULES, again, network(), learned, 0.02, 50, 7).play()
    assert [lesson.values for lesson in repeated] == [lesson.values for lesson in lessons]


def test_a_result_is_mostly_who_won() -> None:
    state = at_actions(2, {}, 2)
    state.agenda.clear()
    state.seats[0].chips, state.seats[1].chips = 60, 0
    assert result(state, 0) > 0.99
    assert result(state, 1) < 0.01


@pytest.mark.parametrize("data", [b"", b"RGV1", b"RGV0" + bytes(40), b"RGV1" + bytes(10)])
def test_weights_that_do_not_fit_are_refused(data: bytes) -> None:
    with pytest.raises(BadWeights):
        read_weights(data)


def test_the_package_has_a_network_and_it_is_small() -> None:
    assert WEIGHTS.stat().st_size < 1_000_000
    assert len(shipped().hidden.rows) == INPUTS
