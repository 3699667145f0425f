"""A step is never changed, only followed by another."""

import msgspec
import pytest

from astrarium.kernel import Step


def test_a_seat_that_has_chosen_leaves_and_the_others_stay_in_order() -> None:
    step = Step("bid", (2, 0, 3), (7,))
    later = step.without(0)
    assert later.plain() == ["bid", [2, 3], [7]]
    assert step.plain() == ["bid", [2, 0, 3], [7]]
    assert later.without(2).without(3).seats == ()


def test_who_is_not_asked_cannot_leave() -> None:
    assert Step("bid", (0, 1)).without(3).seats == (0, 1)


@pytest.mark.parametrize("number", [0, -1, 2**53 - 1, 2**53, -(2**53), 2**200])
def test_a_step_is_stored_exactly_however_large_its_numbers(number: int) -> None:
    stored = msgspec.json.decode(msgspec.json.encode(Step("satellites", (1,), (number, 4)).plain()))
    restored = Step.restore(stored)
    assert (restored.kind, restored.seats, restored.args) == ("satellites", (1,), (number, 4))


def test_numbers_that_a_reader_of_json_may_round_are_stored_as_text() -> None:
    step = Step("satellites", (1,), (2**53 - 1, 2**53, -(2**53)))
    assert step.plain() == ["satellites", [1], [9007199254740991, "9007199254740992", "-9007199254740992"]]


def test_a_step_can_be_printed() -> None:
    assert repr(Step("bid", (0,), (1,))) == "Step('bid', (0,), (1,))"
