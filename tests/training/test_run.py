"""A run of training: the same again by its seed, and the same whether it was stopped or not."""

from pathlib import Path

import numpy as np
import pytest

from astrarium.games.race.components.printed import ACTIONS
from astrarium.games.race.errors import BadWeights
from astrarium.games.race.strategy.inputs import HEADS, INPUTS, SEAT, SEAT_NUMBERS, Sparse
from astrarium.games.race.strategy.network import WEIGHTS as SHIPPED
from astrarium.games.race.strategy.network import read_weights
from astrarium.games.race.strategy.self_play import Lesson
from astrarium.kernel import BadOption
from astrarium.training.games import TABLES, table
from astrarium.training.learner import UNITS, Learner, unpacked
from astrarium.training.lessons import Lessons
from astrarium.training.run import CHECKPOINT, CURVE, WEIGHTS, Plan, Run, learning_on

TINY = Plan(seed=3, part=4, teacher=8, window=8)


def trained(folder: Path, games: int) -> Run:
    run = Run(folder, TINY)
    for _ in run.parts(games):
        pass
    return run


def told(folder: Path) -> list[str]:
    """The curve without its times."""
    return [line.partition(',"seconds"')[0] for line in (folder / CURVE).read_text().splitlines()]


def test_a_run_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = trained(tmp_path / "whole", 12)
    trained(tmp_path / "stopped", 8)
    # A run that was killed has played a part of its games, and has told of a part that is in no checkpoint.
    with (tmp_path / "stopped" / CURVE).open("a") as curve:
        curve.write('{"part":2,"games":12,"lessons":1,"loss":9,"calls":9,"seconds":1}\n')
    again = trained(tmp_path / "stopped", 12)
    assert whole.done == again.done == 3
    for name, array in whole.learner.arrays().items():
        assert np.array_equal(array, again.learner.arrays()[name]), name
    assert (tmp_path / "whole" / WEIGHTS).read_bytes() == (tmp_path / "stopped" / WEIGHTS).read_bytes()
    assert told(tmp_path / "whole") == told(tmp_path / "stopped")


def test_the_end_of_a_run_leaves_the_run_as_it_is(tmp_path: Path) -> None:
    run = trained(tmp_path, 12)
    before = (tmp_path / CHECKPOINT).read_bytes()
    while_it_ran = (tmp_path / WEIGHTS).read_bytes()
    run.finish()
    shipped = (tmp_path / WEIGHTS).read_bytes()
    assert (tmp_path / CHECKPOINT).read_bytes() == before
    assert shipped != while_it_ran
    Run(tmp_path, TINY).finish()
    assert (tmp_path / WEIGHTS).read_bytes() == shipped


def test_a_folder_belongs_to_one_plan(tmp_path: Path) -> None:
    Run(tmp_path, TINY)
    assert (tmp_path / CHECKPOINT).exists()
    with pytest.raises(BadOption, match="another plan"):
        Run(tmp_path, Plan(seed=4, part=4, teacher=8, window=8))


def test_lessons_that_nobody_learns_from_any_more_are_not_kept(tmp_path: Path) -> None:
    trained(tmp_path, 12)
    assert [path.name for path in sorted(tmp_path.glob("part-*"))] == ["part-00001.npz", "part-00002.npz"]


def test_a_run_can_learn_on_from_the_network_of_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = learning_on(seed=3, part=4, generation=4, window=8)
    run = Run(tmp_path, plan)
    assert (tmp_path / WEIGHTS).read_bytes() == SHIPPED.read_bytes()
    # Whatever is shipped meanwhile, every fit of the run begins with the same network.
    monkeypatch.setattr("astrarium.training.run.SHIPPED", tmp_path / "none")
    for number in (1, 2):
        begun = Run(tmp_path, plan)
        for _ in begun.parts(4 * number):
            pass
        assert begun.learner.step > 0
        weights = unpacked((tmp_path / WEIGHTS).read_bytes())["mean.units"]
        start = run.learner.weights["units"]
        assert 0 < np.abs(weights - start).mean() < 0.2 * np.abs(start).mean()


def test_packed_weights_of_another_network_are_refused() -> None:
    packed = Learner(5).packed()
    again = Learner(6)
    again.restore(unpacked(packed))
    assert again.packed() == packed
    with pytest.raises(BadWeights, match="another network"):
        unpacked(b"RGV0" + packed[4:])
    with pytest.raises(BadWeights, match="cut off"):
        unpacked(packed[:-2])


def lesson(place: int, target: float) -> Lesson:
    inputs = Sparse()
    inputs.mark(place)
    found = Lesson(inputs, 0, 0, [place % 7])
    found.target = target
    return found


def test_learning_tells_good_from_bad() -> None:
    learner = Learner(1)
    lessons = Lessons.of([lesson(SEAT_NUMBERS + place, 0.9 if place % 2 else 0.1) for place in range(20)])
    before = learner.loss(lessons)
    learner.learn(lessons, 150, 5e-3, np.random.default_rng(1))
    after = learner.loss(lessons)
    assert after[0] < 0.45 < before[0]
    assert after[1] < before[1]


def test_what_stands_twice_in_a_lesson_is_added() -> None:
    inputs = Sparse()
    inputs.number(3, 0.5)
    inputs.number(3, 0.25)
    dense = Lessons.of([lesson(2, 0), Lesson(inputs, 1, 0, [])]).dense(np.array([1, 0]), 5)
    assert dense.tolist() == [[0, 0, 0, 0.75, 0], [0, 0, 1, 0, 0]]


def test_the_shares_of_tables_make_a_hundred() -> None:
    assert sum(share for share, _, _ in TABLES) == 100
    assert table(99) == TABLES[-1][1:]


def test_packed_weights_are_read_back_as_a_network() -> None:
    packed = Learner(5).packed()
    network = read_weights(packed)
    assert len(packed) < 1_000_000
    assert (network.hidden.units, len(network.hidden.rows)) == (UNITS, INPUTS)
    assert (network.calls.units, len(network.calls.rows)) == (len(ACTIONS), SEAT)
    assert len(network.heads) == HEADS
