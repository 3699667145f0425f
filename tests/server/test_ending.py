"""Ending a game without a result: before the start by whoever made the table, later when everybody agrees."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from astrarium.server.bots.thinking import Job, ThinkingFailed
from astrarium.server.tables.absence import FORGOTTEN
from tests.server.seating import BOT, OPEN, FirstThinker, Seat, by_turn, hall, join, sit_down, two_people
from tests.server.visiting import Place


class Silent(FirstThinker):
    """Never answers."""

    async def think(self, job: Job) -> str:
        raise ThinkingFailed("not today")


@pytest.fixture
def here(database: str, tmp_path: Path) -> Iterator[Place]:
    with hall(database, tmp_path, sweep=3600.0, thinker=Silent()) as found:
        yield found


def wish(seat: Seat, status: int = 200) -> Any:
    """Wish that the game ends."""
    return seat.visitor.post(f"{seat.path}/abandon", {}, status)


def decline(seat: Seat, status: int = 200) -> Any:
    """Wish that it goes on."""
    answer = seat.visitor.ask("DELETE", f"{seat.path}/abandon")
    assert answer.status_code == status
    return answer.json()


def test_whoever_made_the_table_does_not_end_the_game_of_others_alone(here: Place) -> None:
    one, other = two_people(here)
    state = wish(one)
    assert state["table"]["status"] == "playing"
    assert state["table"]["ending"] == {"possible": True, "asked": True} | {
        "votes": 1,
        "needed": 2,
        "mine": True,
        "seats": [0],
    }
    assert wish(one)["table"]["ending"]["votes"] == 1
    seen = other.look()["table"]
    assert seen["ending"] == {"possible": True, "asked": True} | {
        "votes": 1,
        "needed": 2,
        "mine": False,
        "seats": [0],
    }
    assert (seen["notice"], one.look()["table"]["notice"]) == ("ending", "")
    other.look()
    mover, _ = by_turn(one, other)
    mover.act(mover.legal()[0])
    assert wish(other)["table"]["status"] == "abandoned"
    assert one.look()["table"]["ending"]["possible"] is False


def test_whoever_does_not_agree_takes_the_question_away(here: Place) -> None:
    one, other = two_people(here)
    wish(one)
    assert decline(other)["table"]["ending"]["votes"] == 0
    assert wish(other)["table"]["status"] == "playing"
    assert decline(other)["table"]["ending"]["votes"] == 0


def test_everybody_who_plays_may_ask_and_nobody_else(here: Place) -> None:
    one, other = two_people(here)
    stranger = Seat(here.guest(), one.table)
    assert wish(stranger, 403)["error"]["code"] == "not-allowed"
    decline(stranger, 403)
    assert stranger.look()["table"]["ending"]["possible"] is False
    assert wish(other)["table"]["status"] == "playing"
    assert wish(one)["table"]["status"] == "abandoned"


def test_who_made_a_table_without_sitting_there_asks_all_who_play(here: Place) -> None:
    maker = here.guest()
    table = maker.post("/api/tables", {"game": "gaia", "players": 2, "seats": [OPEN, OPEN]})["table"]["id"]
    seats = [join(here, table, 0), join(here, table, 1)]
    state = maker.post(f"/api/tables/{table}/abandon")
    assert (state["table"]["status"], state["table"]["ending"]["votes"]) == ("playing", 0)
    assert seats[0].look()["table"]["notice"] == "ending"
    assert wish(seats[0])["table"]["status"] == "playing"
    assert wish(seats[1])["table"]["status"] == "abandoned"


def test_alone_with_bots_one_ends_at_once(here: Place) -> None:
    one = sit_down(here, BOT, BOT)
    assert one.look()["table"]["ending"]["needed"] == 1
    assert wish(one)["table"]["status"] == "abandoned"
    assert wish(one, 403)["error"]["code"] == "not-allowed"


def test_before_the_start_the_table_is_its_makers(here: Place) -> None:
    one = sit_down(here, OPEN, OPEN)
    other = join(here, one.table, 1)
    wish(other, 403)
    assert wish(one)["table"]["status"] == "abandoned"


def test_who_has_left_is_not_asked_but_who_was_replaced_is(here: Place) -> None:
    one = sit_down(here, OPEN, OPEN)
    seats = [one, join(here, one.table, 1), join(here, one.table, 2)]
    gone, second, third = by_turn(*seats)
    here.time.pass_by(300)
    for voter in (second, third):
        voter.visitor.post(f"{one.path}/seats/{gone.state['seat']}/bot", {})
    assert second.look()["table"]["seats"][gone.state["seat"]]["stand_in"] == "voted"
    third.visitor.post(f"{one.path}/seats/{third.state['seat']}/bot", {})
    state = wish(second)
    assert (state["table"]["status"], state["table"]["ending"]["needed"]) == ("playing", 2)
    assert wish(gone)["table"]["status"] == "abandoned"


def test_those_who_are_gone_for_days_are_not_asked(here: Place) -> None:
    one, other = two_people(here)
    wish(one)
    here.time.pass_by(FORGOTTEN / 1000 + 1)
    assert wish(one)["table"]["status"] == "abandoned"
    assert other.look()["table"]["status"] == "abandoned"


def test_by_turns_nobody_is_gone_who_still_has_time_for_a_decision(here: Place) -> None:
    """Whoever has a week for a move need not look for days, least of all while others are to move."""
    one, other = two_people(here, clock={"kind": "turns", "seconds": 7 * 86_400, "bonus": 0, "zero": "wait"})
    here.time.pass_by(6 * 86_400)
    assert wish(one)["table"]["status"] == "playing"
    here.time.pass_by(3 * 86_400)
    assert wish(one)["table"]["status"] == "playing"
    here.time.pass_by(86_400 + 1)
    assert wish(one)["table"]["status"] == "abandoned"
    assert other.look()["table"]["status"] == "abandoned"


def test_whoever_made_the_table_may_leave_it_to_a_bot(here: Place) -> None:
    one, other = two_people(here)
    state = one.visitor.post(f"{one.path}/seats/0/bot", {})
    assert (state["table"]["status"], state["table"]["seats"][0]["stand_in"]) == ("playing", "left")
    assert other.look()["table"]["ending"]["needed"] == 1
