"""Clocks in play, and bots that play on for those who have left. Time is told by the test."""

from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from astrarium.server.notices import Notice
from astrarium.server.takeover import FORGOTTEN
from astrarium.server.timekeeping import ClockWatch
from astrarium.server.turns import TurnNotices
from tests.server.seating import BOT, OPEN, FirstThinker, Seat, hall, join, sit_down, two_people
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


def by_turn(*seats: Seat) -> list[Seat]:
    """Those who owe a decision first."""
    return sorted(seats, key=lambda seat: not seat.look()["position"]["actions"])


def clocks_of(seat: Seat) -> list[int | None]:
    return [row["clock"] for row in seat.look()["table"]["seats"]]


def look_at_the_clocks(here: Place) -> None:
    watch = ClockWatch(here.client.app.state.host)
    here.client.blocking_portal.call(watch.look)


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
    look_at_the_clocks(here)
    assert mover.look()["table"]["seats"][mine]["kind"] == "person"
    here.time.pass_by(1)
    look_at_the_clocks(here)
    state = waiter.look()
    assert state["table"]["seats"][mine]["kind"] == "bot"
    assert state["table"]["seats"][mine]["clock"] is None
    assert mover.look()["seat"] is None
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
    look_at_the_clocks(here)
    row = waiter.look()["table"]["seats"][mine]
    assert row["kind"] == "person"
    assert row["clock"] == 0
    assert row["takeover"] == {"possible": True, "votes": 0, "needed": 1, "mine": False}
    mover.look()
    mover.act(mover.legal()[0])
    assert clocks_of(mover)[mine] == 10_000


def test_the_other_person_lets_a_bot_play_on(here: Place) -> None:
    mover, waiter = by_turn(*two_people(here))
    mine = mover.state["seat"]
    state = waiter.visitor.post(f"{waiter.path}/seats/{mine}/bot", {})
    assert state["table"]["seats"][mine]["kind"] == "bot"
    assert mover.act(mover.legal()[0], status=403)["error"]["code"] == "not-your-seat"
    wait_for_a_move(waiter)


def test_all_others_must_agree(here: Place) -> None:
    one = sit_down(here, OPEN, OPEN)
    seats = [one, join(here, one.table, 1), join(here, one.table, 2)]
    gone, second, third = by_turn(*seats)
    empty = gone.state["seat"]
    path = f"{one.path}/seats/{empty}/bot"
    state = second.visitor.post(path, {})
    row = state["table"]["seats"][empty]
    assert row["kind"] == "person"
    assert row["takeover"] == {"possible": True, "votes": 1, "needed": 2, "mine": True}
    assert second.visitor.post(path, {})["table"]["seats"][empty]["takeover"]["votes"] == 1
    assert third.look()["table"]["seats"][empty]["takeover"]["mine"] is False
    state = third.visitor.post(path, {})
    assert state["table"]["seats"][empty]["kind"] == "bot"


def test_who_is_there_is_not_replaced(here: Place) -> None:
    mover, waiter = by_turn(*two_people(here))
    host = here.client.app.state.host
    with host.live.watching(mover.table, mover.visitor.come_in()["id"]):
        mine = mover.state["seat"]
        assert waiter.look()["table"]["seats"][mine]["takeover"]["possible"] is False
        waiter.visitor.post(f"{waiter.path}/seats/{mine}/bot", {}, 403)
    assert waiter.look()["table"]["seats"][mine]["takeover"]["possible"] is True


def test_who_is_not_waited_for_is_not_replaced(here: Place) -> None:
    mover, waiter = by_turn(*two_people(here))
    mover.visitor.post(f"{mover.path}/seats/{waiter.state['seat']}/bot", {}, 403)


def test_by_turns_absence_alone_is_no_reason(here: Place) -> None:
    mover, waiter = by_turn(*two_people(here, clock=TURNS | {"zero": "wait"}))
    path = f"{waiter.path}/seats/{mover.state['seat']}/bot"
    waiter.visitor.post(path, {}, 403)
    here.time.pass_by(86_400)
    assert waiter.visitor.post(path, {})["table"]["seats"][mover.state["seat"]]["kind"] == "bot"


def test_ones_own_seat_is_given_away_without_asking(here: Place) -> None:
    one = sit_down(here, BOT, BOT)
    mine = one.state["seat"]
    state = one.visitor.post(f"{one.path}/seats/{mine}/bot", {})
    assert state["table"]["seats"][mine]["kind"] == "bot"
    assert state["seat"] is None


def test_those_who_are_gone_for_days_are_not_asked(here: Place) -> None:
    one = sit_down(here, OPEN, OPEN)
    seats = [one, join(here, one.table, 1), join(here, one.table, 2)]
    gone, _, third = by_turn(*seats)
    here.time.pass_by(FORGOTTEN / 1000 + 1)
    state = third.visitor.post(f"{one.path}/seats/{gone.state['seat']}/bot", {})
    assert state["table"]["seats"][gone.state["seat"]]["kind"] == "bot"


def test_a_seat_that_is_not_there_and_one_without_a_person(here: Place) -> None:
    one = sit_down(here, BOT)
    assert one.visitor.post(f"{one.path}/seats/7/bot", {}, 404)["error"]["code"] == "not-found"
    one.visitor.post(f"{one.path}/seats/1/bot", {}, 403)


def test_a_notice_is_sent_when_the_turn_of_somebody_absent_begins(here: Place) -> None:
    app = here.client.app
    told: list[tuple[str, Notice]] = []
    one = sit_down(here, OPEN, title="Friday")
    for hook in app.state.host.after_commit:
        owner = getattr(hook, "__self__", None)
        if isinstance(owner, TurnNotices):
            # Notices are noted instead of sent.
            owner.notices.tell = lambda webhook, notice: told.append((webhook, notice))  # type: ignore[method-assign]
    other = join(here, one.table, 1)
    for number, person in enumerate((one, other)):
        person.visitor.put("/api/me", {"webhook": f"https://{number}.example/hook"})
    first, second = by_turn(one, other)
    while not second.look()["position"]["actions"]:
        first.look()
        first.act(first.legal()[0])
    seat = second.state["seat"]
    notice = Notice(table=one.table, game="gaia", title="Friday", seat=seat, path=f"/table/{one.table}")
    wait_until(lambda: (f"https://{seat}.example/hook", notice) in told)
