from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.seating import Seat, hall, two_people
from tests.server.visiting import Place


@pytest.fixture
def host(database: str, tmp_path: Path) -> Iterator[Place]:
    with hall(database, tmp_path) as found:
        yield found


def set_up(one: Seat, other: Seat) -> None:
    """Factions chosen; the first seat has placed a mine, and the second places two in a row."""
    for seat in (one, other, one):
        seat.look()
        seat.act(seat.legal()[0])
    other.look()


def log_of(state: dict[str, Any]) -> list[tuple[int, str]]:
    return [(entry["number"], entry["text"]) for entry in state["log"]]


def test_an_action_is_taken_back_and_the_moves_still_grow(host: Place) -> None:
    one, other = two_people(host)
    text, better = one.legal()[:2]
    before = one.state["position"]
    assert one.state["undo"] == {"possible": False, "reason": "nothing"}
    one.act(text)
    assert one.state["undo"] == {"possible": True, "reason": ""}
    answer = one.post("undo")
    assert answer["seq"] == 2
    assert answer["state"]["log"] == []
    assert answer["state"]["cut"] == 1
    assert answer["state"]["position"] == before
    one.act(better)
    assert one.state["seq"] == 3
    assert log_of(one.look()) == [(1, better)]
    assert log_of(other.look()) == [(1, better)]


def test_a_reader_is_told_what_to_throw_away(host: Place) -> None:
    one, other = two_people(host)
    set_up(one, other)
    first, second = other.legal()[:2]
    other.act(first)
    one.look()
    known = one.state["seq"]
    other.post("undo")
    other.act(second)
    seen = one.look(since=known)
    assert seen["cut"] == 4
    assert log_of(seen) == [(4, second)]
    # Asked by the number of the last entry, it is the same.
    assert log_of(one.look(since=4)) == [(4, second)]
    assert one.state["cut"] == 4


def test_undo_goes_back_as_far_as_nobody_else_has_moved(host: Place) -> None:
    one, other = two_people(host)
    set_up(one, other)
    other.act(*other.legal()[:2])
    other.post("undo")
    other.post("undo")
    assert other.state["undo"] == {"possible": False, "reason": "others-moved"}
    assert other.post("undo", 403)["error"]["code"] == "not-allowed"
    assert other.look()["position"]["to_act"] == [1]
    assert [entry["seat"] for entry in other.state["log"]] == [0, 1, 0]


def test_what_others_have_answered_cannot_be_taken_back(host: Place) -> None:
    one, other = two_people(host)
    one.act(one.legal()[0])
    other.look()
    other.act(other.legal()[0])
    one.look()
    assert one.state["undo"]["reason"] == "others-moved"
    assert one.post("undo", 403)["error"]["code"] == "not-allowed"


def test_a_repeated_undo_takes_back_one_action(host: Place) -> None:
    one, other = two_people(host)
    set_up(one, other)
    other.act(*other.legal()[:2])
    seq = other.state["seq"]
    first = other.post("undo", key="u", seq=seq)
    again = other.post("undo", key="u", seq=seq)
    assert first["seq"] == again["seq"] == seq + 1
    assert len(other.look()["log"]) == 4


def test_a_stale_undo_is_refused(host: Place) -> None:
    one, _ = two_people(host)
    one.act(one.legal()[0])
    assert one.post("undo", 409, seq=0)["error"]["code"] == "stale"
    assert len(one.look()["log"]) == 1


def test_a_spectator_is_told_that_undo_is_not_theirs(host: Place) -> None:
    one, _ = two_people(host)
    one.act(one.legal()[0])
    assert Seat(host.guest(), one.table).state["undo"] == {"possible": False, "reason": "not-allowed"}
