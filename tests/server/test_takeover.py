"""Clocks in play, and the consent that a bot stands in for somebody who has left. Time is told by the test."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from astrarium.server.people.person import Person
from astrarium.server.routes import stream
from astrarium.server.tables.absence import FORGOTTEN
from tests.server.seating import BOT, OPEN, FirstThinker, Seat, by_turn, hall, join, sit_down, two_people, watch_seats
from tests.server.visiting import Place

LIVE = {"kind": "live", "seconds": 600, "bonus": 10, "zero": "wait"}
LIVE_BOT = LIVE | {"zero": "bot"}
TURNS = {"kind": "turns", "seconds": 86_400, "bonus": 0, "zero": "bot"}


@pytest.fixture
def thinker() -> FirstThinker:
    return FirstThinker()


@pytest.fixture
def here(database: str, tmp_path: Path, thinker: FirstThinker) -> Iterator[Place]:
    with hall(database, tmp_path, thinker=thinker, sweep=3600.0) as found:
        yield found


def clocks_of(seat: Seat) -> list[int | None]:
    return [row["clock"] for row in seat.look()["table"]["seats"]]


def test_a_live_clock_runs_for_whoever_owes_a_decision(here: Place) -> None:
    mover, waiter = by_turn(*two_people(here, clock=LIVE))
    here.time.pass_by(30)
    mine, theirs = mover.state["seat"], waiter.state["seat"]
    assert clocks_of(mover)[mine] == 570_000
    assert clocks_of(mover)[theirs] == 600_000
    mover.act(mover.legal()[0])
    assert clocks_of(mover)[mine] == 580_000
    here.time.pass_by(5)
    after = clocks_of(waiter)
    assert after[theirs] == (595_000 if waiter.state["position"]["actions"] else 600_000)


def test_the_answer_to_a_move_tells_the_new_clocks(here: Place) -> None:
    mover, _ = by_turn(*two_people(here, clock=LIVE))
    here.time.pass_by(30)
    answer = mover.act(mover.legal()[0])
    assert [row["clock"] for row in answer["state"]["table"]["seats"]] == clocks_of(mover)


def test_taking_back_returns_the_bonus(here: Place) -> None:
    mover, _ = by_turn(*two_people(here, clock=LIVE))
    mine = mover.state["seat"]
    mover.act(mover.legal()[0])
    assert clocks_of(mover)[mine] == 610_000
    mover.post("undo")
    assert clocks_of(mover)[mine] == 600_000


def test_without_a_clock_none_is_shown(here: Place) -> None:
    one, _ = two_people(here)
    here.time.pass_by(1_000_000)
    assert clocks_of(one) == [None, None]


def test_a_clock_does_not_run_before_the_start(here: Place) -> None:
    one = sit_down(here, OPEN, clock=LIVE)
    here.time.pass_by(1000)
    join(here, one.table, 1)
    assert clocks_of(one) == [600_000, 600_000]


@pytest.mark.parametrize("clock", [LIVE_BOT, TURNS])
def test_at_zero_a_bot_plays_on_where_that_was_agreed(here: Place, clock: dict[str, Any]) -> None:
    mover, waiter = by_turn(*two_people(here, clock=clock))
    mine = mover.state["seat"]
    here.time.pass_by(clock["seconds"] - 1)
    watch_seats(here)
    assert mover.look()["table"]["seats"][mine]["kind"] == "person"
    here.time.pass_by(1)
    watch_seats(here)
    state = waiter.look()
    assert state["table"]["seats"][mine]["kind"] == "bot"
    assert state["table"]["seats"][mine]["stand_in"] == "time"
    assert state["table"]["seats"][mine]["clock"] is None
    wait_for_a_move(waiter)


def wait_for_a_move(seat: Seat) -> None:
    """A bot's move is made by the server on its own; each look lets it go on."""
    wait_until(lambda: seat.look()["seq"] > 0)


def wait_until(holds: Callable[[], bool]) -> None:
    """What the server does on its own comes to pass while it is asked other things."""
    end = monotonic() + 30
    while not holds():
        assert monotonic() < end
        sleep(0.001)


def test_at_zero_nothing_happens_where_the_table_waits(here: Place) -> None:
    mover, waiter = by_turn(*two_people(here, clock=LIVE))
    mine = mover.state["seat"]
    here.time.pass_by(700)
    watch_seats(here)
    row = waiter.look()["table"]["seats"][mine]
    assert row["kind"] == "person"
    assert row["clock"] == 0
    assert row["takeover"] == {"possible": True, "votes": 0, "needed": 1, "mine": False, "left": 0, "away": 700_000}
    mover.look()
    mover.act(mover.legal()[0])
    assert clocks_of(mover)[mine] == 10_000


def vote(voter: Seat, seat: int, status: int = 200) -> Any:
    """Somebody agrees that a bot plays on for a seat."""
    return voter.visitor.post(f"{voter.path}/seats/{seat}/bot", {}, status)


def seat_of(state: Any, seat: int) -> Any:
    return state["table"]["seats"][seat]


def test_nobody_is_replaced_at_once(here: Place) -> None:
    """The connection of the one who is to move has just closed, and the other one votes: the game waits."""
    mover, waiter = by_turn(*two_people(here))
    mine = mover.state["seat"]
    row = seat_of(vote(waiter, mine), mine)
    assert row["kind"] == "person"
    assert row["takeover"] == {"possible": True, "votes": 1, "needed": 1, "mine": True, "left": 300_000, "away": 0}
    here.time.pass_by(299)
    watch_seats(here)
    assert seat_of(waiter.look(), mine)["takeover"]["left"] == 1000
    here.time.pass_by(1)
    watch_seats(here)
    assert seat_of(waiter.look(), mine)["kind"] == "bot"
    assert mover.act(mover.legal()[0], status=403)["error"]["code"] == "not-your-seat"
    wait_for_a_move(waiter)


def test_a_vote_after_the_grace_takes_effect_at_once(here: Place) -> None:
    mover, waiter = by_turn(*two_people(here))
    here.time.pass_by(300)
    assert seat_of(vote(waiter, mover.state["seat"]), mover.state["seat"])["stand_in"] == "voted"


@pytest.mark.parametrize("how", ["looks", "listens", "speaks", "moves"])
def test_coming_back_takes_the_votes_away(here: Place, how: str) -> None:
    mover, waiter = by_turn(*two_people(here))
    mine = mover.state["seat"]
    text = mover.legal()[0]
    vote(waiter, mine)
    here.time.pass_by(290)
    if how == "looks":
        mover.look()
    elif how == "listens":
        listen(here, mover)
    elif how == "speaks":
        mover.visitor.post(f"{mover.path}/chat", {"text": "I am here"})
    else:
        mover.act(text)
    assert waiter.look()["table"]["seats"][mine]["takeover"]["votes"] == 0
    here.time.pass_by(10)
    watch_seats(here)
    assert seat_of(waiter.look(), mine)["kind"] == "person"


def listen(here: Place, seat: Seat) -> None:
    """Open the stream, and close it again."""
    host = here.client.app.state.host
    person = host_person(here, seat)
    here.client.blocking_portal.call(partial(host.run, stream._standing, host, seat.table, person))
    with host.live.watching(seat.table, person.id):
        pass


def host_person(here: Place, seat: Seat) -> Person:
    me = seat.visitor.come_in()
    return Person(me["id"], me["name"], guest=True)


def test_the_grace_begins_when_somebody_goes(here: Place) -> None:
    mover, waiter = by_turn(*two_people(here))
    mine = mover.state["seat"]
    host = here.client.app.state.host
    with host.live.watching(mover.table, mover.visitor.come_in()["id"]):
        here.time.pass_by(10_000)
        assert seat_of(waiter.look(), mine)["takeover"]["possible"] is False
    assert seat_of(vote(waiter, mine), mine)["takeover"]["left"] == 300_000


def test_a_vote_is_taken_back(here: Place) -> None:
    mover, waiter = by_turn(*two_people(here))
    mine = mover.state["seat"]
    vote(waiter, mine)
    waiter.visitor.ask("DELETE", f"{waiter.path}/seats/{mine}/bot")
    here.time.pass_by(1000)
    watch_seats(here)
    row = seat_of(waiter.look(), mine)
    assert (row["kind"], row["takeover"]["votes"]) == ("person", 0)


def test_all_others_must_agree(here: Place) -> None:
    one = sit_down(here, OPEN, OPEN)
    seats = [one, join(here, one.table, 1), join(here, one.table, 2)]
    gone, second, third = by_turn(*seats)
    empty = gone.state["seat"]
    here.time.pass_by(300)
    row = seat_of(vote(second, empty), empty)
    assert row["kind"] == "person"
    assert row["takeover"] == {"possible": True, "votes": 1, "needed": 2, "mine": True, "left": 0, "away": 300_000}
    assert seat_of(vote(second, empty), empty)["takeover"]["votes"] == 1
    watch_seats(here)
    assert seat_of(third.look(), empty)["kind"] == "person"
    assert seat_of(third.look(), empty)["takeover"]["mine"] is False
    assert seat_of(vote(third, empty), empty)["kind"] == "bot"


def test_who_is_there_is_not_replaced(here: Place) -> None:
    mover, waiter = by_turn(*two_people(here))
    host = here.client.app.state.host
    mine = mover.state["seat"]
    with host.live.watching(mover.table, mover.visitor.come_in()["id"]):
        assert seat_of(waiter.look(), mine)["takeover"]["possible"] is False
        vote(waiter, mine, 403)
    assert seat_of(waiter.look(), mine)["takeover"]["possible"] is True


def test_who_is_not_waited_for_is_not_replaced(here: Place) -> None:
    mover, waiter = by_turn(*two_people(here))
    vote(mover, waiter.state["seat"], 403)


def test_by_turns_the_clock_is_the_grace(here: Place) -> None:
    mover, waiter = by_turn(*two_people(here, clock=TURNS | {"zero": "wait"}))
    mine = mover.state["seat"]
    here.time.pass_by(3600)
    assert seat_of(vote(waiter, mine), mine)["takeover"]["left"] == 82_800_000
    here.time.pass_by(82_799)
    watch_seats(here)
    assert seat_of(waiter.look(), mine)["kind"] == "person"
    here.time.pass_by(1)
    watch_seats(here)
    assert seat_of(waiter.look(), mine)["kind"] == "bot"


def test_by_turns_nobody_is_voted_out_who_is_there_and_has_time(here: Place) -> None:
    mover, waiter = by_turn(*two_people(here, clock=TURNS | {"zero": "wait"}))
    with here.client.app.state.host.live.watching(mover.table, mover.visitor.come_in()["id"]):
        vote(waiter, mover.state["seat"], 403)


def test_at_zero_a_look_does_not_take_the_votes_away_but_a_move_does(here: Place) -> None:
    one = sit_down(here, OPEN, OPEN, clock=LIVE)
    gone, second, third = by_turn(one, join(here, one.table, 1), join(here, one.table, 2))
    empty = gone.state["seat"]
    here.time.pass_by(600)
    vote(second, empty)
    gone.look()
    assert seat_of(third.look(), empty)["takeover"]["votes"] == 1
    assert gone.look()["table"]["notice"] == "vote"
    gone.act(gone.legal()[0])
    assert seat_of(third.look(), empty)["takeover"]["votes"] == 0


def test_those_who_are_gone_for_days_are_not_asked(here: Place) -> None:
    one = sit_down(here, OPEN, OPEN)
    gone, _, third = by_turn(one, join(here, one.table, 1), join(here, one.table, 2))
    here.time.pass_by(FORGOTTEN / 1000 + 1)
    assert seat_of(vote(third, gone.state["seat"]), gone.state["seat"])["kind"] == "bot"


def test_who_has_been_there_lately_is_asked_however_old_the_last_move_is(here: Place) -> None:
    one = sit_down(here, OPEN, OPEN)
    gone, second, third = by_turn(one, join(here, one.table, 1), join(here, one.table, 2))
    here.time.pass_by(FORGOTTEN / 1000 - 60)
    second.look()
    here.time.pass_by(120)
    assert seat_of(vote(third, gone.state["seat"]), gone.state["seat"])["kind"] == "person"
    assert seat_of(vote(second, gone.state["seat"]), gone.state["seat"])["kind"] == "bot"


def test_a_seat_that_is_not_there_and_one_without_a_person(here: Place) -> None:
    one = sit_down(here, BOT)
    assert one.visitor.post(f"{one.path}/seats/7/bot", {}, 404)["error"]["code"] == "not-found"
    one.visitor.post(f"{one.path}/seats/1/bot", {}, 403)
