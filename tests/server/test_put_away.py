"""A game under way is put away: it is among nobody's own games until it is brought back."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.seating import BOT, OPEN, Seat, hall, join, sit_down
from tests.server.visiting import Place


@pytest.fixture
def here(database: str, tmp_path: Path) -> Iterator[Place]:
    with hall(database, tmp_path) as found:
        yield found


def listed(seat: Seat, of: str) -> list[str]:
    """The tables of a list of whoever sits there."""
    return [table["id"] for table in seat.visitor.get(f"/api/tables?of={of}")["tables"]]


def ask(seat: Seat, method: str, status: int = 204) -> str:
    """Put the game away, or bring it back; the word for a refusal."""
    answer = seat.visitor.ask(method, f"{seat.path}/away", {})
    assert answer.status_code == status, answer.text
    return "" if status == 204 else str(answer.json()["error"].get("reason", ""))


def test_a_game_that_is_put_away_is_not_among_ones_own_until_it_is_brought_back(here: Place) -> None:
    seat = sit_down(here, BOT)
    assert listed(seat, "mine") == [seat.table]
    ask(seat, "PUT")
    ask(seat, "PUT")
    assert listed(seat, "mine") == []
    assert listed(seat, "away") == [seat.table]
    assert seat.look()["table"]["status"] == "playing"
    ask(seat, "DELETE")
    assert listed(seat, "mine") == [seat.table]
    assert listed(seat, "away") == []


def test_nobody_lets_other_people_wait_by_it(here: Place) -> None:
    seat = sit_down(here, OPEN)
    join(here, seat.table, 1)
    assert ask(seat, "PUT", 403) == "others-wait"
    assert listed(seat, "mine") == [seat.table]


def test_a_game_is_put_away_by_who_plays_it_alone(here: Place) -> None:
    seat = sit_down(here, BOT)
    stranger = Seat(here.guest(), seat.table)
    ask(stranger, "PUT", 403)
    assert listed(stranger, "away") == []
