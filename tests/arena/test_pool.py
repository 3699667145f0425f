"""Work goes to several processes, and its results come back in order."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from astrarium.arena import pool
from astrarium.arena.pool import each_in_order, in_order


def square(number: int) -> int:
    return number * number


def square_but_die_once(item: tuple[int, Path]) -> int:
    """The first process that is given 5 is killed by it."""
    number, mark = item
    if number == 5 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_a_killed_process_costs_time_only(tmp_path: Path) -> None:
    items = [(number, tmp_path / "killed") for number in range(12)]
    assert list(each_in_order(square_but_die_once, items, 12, 2)) == [number * number for number in range(12)]
    assert (tmp_path / "killed").exists()


def test_work_that_kills_every_process_is_given_up() -> None:
    with pytest.raises(BrokenProcessPool):
        list(in_order(die, 4, 2))


def square_but_die(number: int) -> int:
    """Whoever is given 5 dies, every time."""
    return number * number if number != 5 else die(number)


def minus(number: int) -> int:
    return -number


def test_an_item_that_kills_whoever_does_it_costs_no_other() -> None:
    expected = [number * number if number != 5 else -5 for number in range(12)]
    assert list(in_order(square_but_die, 12, 2, minus)) == expected


STOPPED = """
import sys, time
from astrarium.arena.pool import in_order
from tests.arena.test_pool import sleepy
try:
    for number in in_order(sleepy, 100, 2):
        print(number, flush=True)
except KeyboardInterrupt:
    print("stopped")
"""


def sleepy(number: int) -> int:
    if number >= 3:
        time.sleep(60)
    return number


def signalled(number: int) -> str:
    """What a run says that gets a signal in the middle, until the last of its processes has closed the line."""
    process = subprocess.Popen(
        [sys.executable, "-c", STOPPED], stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2]
    )
    assert process.stdout is not None
    told = [process.stdout.readline() for _ in range(3)]
    process.send_signal(number)
    # The work that is under way would take a minute; the test has less time than that.
    rest, _ = process.communicate(timeout=30)
    return "".join([*told, rest])


def test_ctrl_c_keeps_what_is_finished_and_waits_for_nobody() -> None:
    assert signalled(signal.SIGINT) == "0\n1\n2\nstopped\n"


def test_a_run_that_is_killed_leaves_no_process_behind() -> None:
    assert signalled(signal.SIGKILL) == "0\n1\n2\n"


@pytest.mark.parametrize("processes", [1, 2])
def test_results_come_in_the_order_of_the_items(processes: int) -> None:
    assert list(each_in_order(square, iter([5, 3, 9, 3]), 4, processes)) == [25, 9, 81, 9]
    assert list(in_order(square, 5, processes)) == [0, 1, 4, 9, 16]


@pytest.mark.parametrize("processes", [1, 2])
def test_there_may_be_more_or_fewer_items_than_was_thought(processes: int) -> None:
    assert list(each_in_order(square, iter(range(40)), 3, processes)) == [number * number for number in range(40)]
    assert list(each_in_order(square, iter([]), 3, processes)) == []


@pytest.mark.parametrize("processes", [1, 2])
def test_items_are_taken_as_they_are_needed(processes: int) -> None:
    taken: list[int] = []

    def items() -> Iterator[int]:
        for number in range(1000):
            taken.append(number)
            yield number

    results = each_in_order(square, items(), 1000, processes)
    assert [next(results), next(results)] == [0, 1]
    assert len(taken) < 100
    results.close()


class Broken(ProcessPoolExecutor):
    """A pool that has lost a process before anything is given to it."""

    def submit(self, *args: Any, **kwargs: Any) -> Any:
        raise BrokenProcessPool("a process has died")


def test_a_process_that_dies_before_its_work_is_sent_costs_time_only(monkeypatch: pytest.MonkeyPatch) -> None:
    first = iter([Broken])
    monkeypatch.setattr(pool, "ProcessPoolExecutor", lambda *args: next(first, ProcessPoolExecutor)(*args))
    assert list(in_order(square, 4, 2)) == [0, 1, 4, 9]
