"""Work goes to several processes, and its results come back in order."""

from collections.abc import Iterator

import pytest

from astrarium.arena.pool import each_in_order, in_order


def square(number: int) -> int:
    return number * number


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
