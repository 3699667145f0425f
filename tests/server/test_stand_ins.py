"""A bot stands in for somebody, who stays a member of the table and takes the seat back. Time is told by the test."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from astrarium.bots import DEFAULT
from astrarium.server.store import models
from tests.server.seating import (
    BOT,
    INVITED,
    FirstThinker,
    Seat,
    by_turn,
    hall,
    join,
    sit_down,
    two_people,
    until,
    watch_seats,
)
from tests.server.visiting import Place

LIVE = {"kind": "live", "seconds": 600, "bonus": 10, "zero": "bot"}
TURNS = {"kind": "turns", "seconds": 86_400, "bonus": 0, "zero": "bot"}


class HeldThinker(FirstThinker):
    """Thinks until it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.held = asyncio.Event()

    async def let_go(self) -> None:
        """What is being thought about is answered."""
        assert self.held is not None
        self.held.set()

    async def hold(self) -> None:
        """Think for ever again."""
        self.held = asyncio.Event()


@pytest.fixture
def thinker() -> HeldThinker:
    return HeldThinker()


@pytest.fixture
def here(database: str, tmp_path: Path, thinker: HeldThinker) -> Iterator[Place]:
    with hall(database, tmp_path, thinker=thinker, sweep=3600.0) as found:
        yield found


def leave(seat: Seat) -> Any:
    """Give one's own seat to a bot."""
    number = seat.state["seat"]
    seat.state = seat.visitor.post(f"{seat.path}/seats/{number}/bot", {})
    return seat.state


def come_back(seat: Seat, status: int = 200) -> Any:
    """Take one's seat back."""
    answer = seat.visitor.post(f"{seat.path}/seats/{seat.state['seat']}/back", {}, status)
    if status == 200:
        seat.state = answer
    return answer


def row_of(state: Any, seat: Seat) -> Any:
    return state["table"]["seats"][seat.state["seat"]]


def let_the_bot_decide(here: Place, thinker: HeldThinker, seat: Seat) -> None:
    """The bot at a seat makes the decision that it thinks about, and thinks about the next one for ever."""
    before = seat.look()["seq"]
    here.client.blocking_portal.call(thinker.let_go)
    until(lambda: seat.look()["seq"] > before)
    here.client.blocking_portal.call(thinker.hold)


def test_a_seat_is_given_away_and_taken_back(here: Place) -> None:
    one = sit_down(here, INVITED, private=True, game="race")
    [invitation] = one.visitor.get(f"{one.path}/invitations")
    mover, waiter = by_turn(one, join(here, one.table, 1, invitation["token"]))
    hand = mover.look()["position"]["view"]
    name = row_of(mover.state, mover)["name"]
    state = leave(mover)
    row = row_of(state, mover)
    assert (row["kind"], row["name"], row["person"], row["stand_in"]) == ("bot", DEFAULT, name, "left")
    assert (row["yours"], row["back"], state["table"]["notice"]) == (True, True, "stand-in")
    assert state["position"]["view"] == hand
    assert state["position"]["actions"] == []
    assert state["undo"] == {"possible": False, "reason": "not-allowed"}
    assert [table["id"] for table in mover.visitor.get("/api/tables?of=mine")["tables"]] == [mover.table]
    mover.visitor.post(f"{mover.path}/chat", {"text": "back in a minute"})
    theirs = row_of(waiter.look(), mover)
    assert (theirs["yours"], theirs["back"], theirs["person"]) == (False, False, name)
    state = come_back(mover)
    row = row_of(state, mover)
    assert (row["kind"], row["name"], row["person"], row["stand_in"], row["back"]) == ("person", name, "", "", False)
    assert state["table"]["notice"] == ""
    mover.look()
    mover.act(mover.legal()[0])


def test_a_bot_that_is_thinking_comes_too_late(here: Place, thinker: HeldThinker) -> None:
    mover, _ = by_turn(*two_people(here))
    leave(mover)
    until(lambda: thinker.jobs)
    come_back(mover)
    here.client.blocking_portal.call(thinker.let_go)
    mover.look()
    text = mover.legal()[-1]
    mover.act(text)
    assert [entry["text"] for entry in mover.look()["log"]] == [text]


def test_the_next_decision_is_theirs(here: Place, thinker: HeldThinker) -> None:
    mover, waiter = by_turn(*two_people(here))
    leave(mover)
    let_the_bot_decide(here, thinker, mover)
    assert come_back(mover)["log"][0]["seat"] == mover.state["seat"]
    while not mover.look()["position"]["actions"]:
        waiter.look()
        waiter.act(waiter.legal()[0])
    mover.act(mover.legal()[0])


def test_while_a_bot_stands_in_one_cannot_act(here: Place) -> None:
    mover, _ = by_turn(*two_people(here))
    text = mover.legal()[0]
    leave(mover)
    bodies: dict[str, dict[str, Any]] = {"moves": {"actions": [text]}, "why": {"verb": "pass"}}
    for path in ("moves", "try", "undo", "why", "hint"):
        assert mover.post(path, 403, **bodies.get(path, {}))["error"]["code"] == "not-your-seat"
    mover.visitor.put(f"{mover.path}/answers", {"charge": "never"}, 403)


def test_automatic_answers_wait_for_their_person(here: Place) -> None:
    mover, _ = by_turn(*two_people(here))
    mover.visitor.put(f"{mover.path}/answers", {"charge": "never"})
    leave(mover)
    assert come_back(mover)["answers"] == {"charge": "never"}


def test_only_ones_own_seat_is_taken_back(here: Place) -> None:
    mover, waiter = by_turn(*two_people(here))
    leave(mover)
    path = f"{mover.path}/seats/{mover.state['seat']}/back"
    assert waiter.visitor.post(path, {}, 403)["error"]["code"] == "not-your-seat"
    assert here.guest().post(path, {}, 403)["error"]["code"] == "not-your-seat"
    assert mover.visitor.post(f"{mover.path}/seats/9/back", {}, 403)["error"]["code"] == "not-your-seat"
    assert row_of(come_back(mover), mover)["kind"] == "person"
    # Asked again because the answer was lost, it is answered as before.
    assert row_of(come_back(mover), mover)["kind"] == "person"


def test_who_was_voted_out_takes_the_seat_back(here: Place) -> None:
    mover, waiter = by_turn(*two_people(here))
    here.time.pass_by(300)
    waiter.visitor.post(f"{waiter.path}/seats/{mover.state['seat']}/bot", {})
    assert mover.look()["table"]["notice"] == "stand-in"
    assert [table["notice"] for table in mover.visitor.get("/api/tables?of=mine")["tables"]] == ["stand-in"]
    assert row_of(come_back(mover), mover)["kind"] == "person"


def test_the_clock_waits_for_who_has_left(here: Place) -> None:
    mover, _ = by_turn(*two_people(here, clock=LIVE))
    here.time.pass_by(100)
    assert row_of(leave(mover), mover)["clock"] is None
    here.time.pass_by(1000)
    assert row_of(come_back(mover), mover)["clock"] == 500_000
    here.time.pass_by(1)
    assert row_of(mover.look(), mover)["clock"] == 499_000


@pytest.mark.parametrize(("clock", "back"), [(LIVE, 30_000), (LIVE | {"bonus": 60}, 60_000), (TURNS, 86_400_000)])
def test_after_zero_the_bot_makes_that_decision_and_the_next_one_has_time_again(
    here: Place, thinker: HeldThinker, clock: dict[str, Any], back: int
) -> None:
    mover, waiter = by_turn(*two_people(here, clock=clock))
    here.time.pass_by(clock["seconds"])
    watch_seats(here)
    row = row_of(mover.look(), mover)
    assert (row["stand_in"], row["back"]) == ("time", False)
    assert come_back(mover, 403)["error"]["code"] == "not-yet"
    let_the_bot_decide(here, thinker, mover)
    assert row_of(mover.state, mover)["back"] is True
    row = row_of(come_back(mover), mover)
    assert (row["kind"], row["clock"]) == ("person", back)
    while not mover.look()["position"]["actions"]:
        waiter.look()
        waiter.act(waiter.legal()[0])
    assert row_of(mover.look(), mover)["clock"] == back


@pytest.mark.parametrize("clock", [LIVE, TURNS])
def test_nobody_wins_time_by_leaving(here: Place, clock: dict[str, Any]) -> None:
    mover, _ = by_turn(*two_people(here, clock=clock))
    here.time.pass_by(clock["seconds"] - 5)
    for _ in range(3):
        leave(mover)
        assert row_of(come_back(mover), mover)["clock"] == 5000


def test_of_a_finished_game_the_result_is_theirs(here: Place, thinker: HeldThinker) -> None:
    one = sit_down(here, BOT, game="federation")
    one.look()
    leave(one)
    here.client.blocking_portal.call(thinker.let_go)
    until(lambda: one.look()["table"]["status"] == "finished")
    assert row_of(one.state, one)["yours"] is True
    assert one.state["seat"] == 0
    assert [table["id"] for table in one.visitor.get("/api/tables?of=finished")["tables"]] == [one.table]
    one.visitor.post(f"{one.path}/seats/0/back", {}, 403)


def test_hints_are_not_for_tables_to_which_somebody_may_come_back(here: Place) -> None:
    mover, waiter = by_turn(*two_people(here))
    leave(waiter)
    mover.look()
    assert mover.post("hint", 403, actions=[])["error"]["code"] == "not-allowed"


def test_another_name_is_one_where_a_bot_stands_in_too(here: Place) -> None:
    mover, waiter = by_turn(*two_people(here))
    leave(mover)
    mover.visitor.put("/api/me", {"name": "Hypatia"})
    row = row_of(waiter.look(), mover)
    assert (row["name"], row["person"]) == (DEFAULT, "Hypatia")
    assert row_of(come_back(mover), mover)["name"] == "Hypatia"


def test_others_see_a_spectator_as_before(here: Place) -> None:
    mover, _ = by_turn(*two_people(here, game="race"))
    leave(mover)
    stranger = Seat(here.guest(), mover.table)
    assert stranger.state["seat"] is None
    assert stranger.state["table"]["notice"] == ""


def test_a_seat_without_a_way_back_is_a_bots(here: Place) -> None:
    """So a seat looks whose person has deleted their account: nobody takes it back."""
    mover, waiter = by_turn(*two_people(here))
    leave(mover)
    host = here.client.app.state.host
    with host.store.write() as db:
        db.execute(update(models.seats).where(models.seats.c.kind == "bot").values(person_id=None))
    row = row_of(waiter.look(), mover)
    assert (row["kind"], row["name"], row["person"], row["stand_in"]) == ("bot", DEFAULT, "", "")
    come_back(mover, 403)
