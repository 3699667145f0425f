"""What happens to a seat is told to the webhook of its person, if they are not looking at the table."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from astrarium.server.live.notice_queue import Notice
from astrarium.server.live.seat_notices import SeatNotices
from tests.server.seating import OPEN, Seat, by_turn, hall, join, sit_down, until, watch_seats
from tests.server.visiting import Place

Told = list[tuple[str, Notice]]


@pytest.fixture
def here(database: str, tmp_path: Path) -> Iterator[Place]:
    with hall(database, tmp_path, sweep=3600.0) as found:
        yield found


@pytest.fixture
def told(here: Place) -> Told:
    """Notices are noted instead of sent."""
    found: Told = []
    for hook in here.client.app.state.host.after_commit:
        owner = getattr(hook, "__self__", None)
        if isinstance(owner, SeatNotices):
            owner.notices.tell = lambda webhook, notice: found.append((webhook, notice))  # type: ignore[method-assign]
    return found


def friday(here: Place) -> tuple[Seat, Seat]:
    """Two people with webhooks, the one who is to act first."""
    one = sit_down(here, OPEN, title="Friday")
    other = join(here, one.table, 1)
    for number, person in enumerate((one, other)):
        person.visitor.put("/api/me", {"webhook": f"https://{number}.example/hook"})
    first, second = by_turn(one, other)
    return first, second


def hears(told: Told, seat: Seat, what: str) -> None:
    """The person of a seat is told something, and nobody else is."""
    number = seat.state["seat"]
    notice = Notice(
        table=seat.table,
        game="gaia",
        title="Friday",
        seat=number,
        path=f"/table/{seat.table}",
        what=what,  # type: ignore[arg-type]
    )
    until(lambda: [one for one in told if one[1].what == what])
    assert [one for one in told if one[1].what == what] == [(f"https://{number}.example/hook", notice)]


def test_a_turn_that_begins(here: Place, told: Told) -> None:
    first, second = friday(here)
    while not second.look()["position"]["actions"]:
        first.look()
        first.act(first.legal()[0])
    hears(told, second, "turn")


def test_a_vote_for_a_bot_and_the_bot_that_stands_in(here: Place, told: Told) -> None:
    mover, waiter = friday(here)
    path = f"{waiter.path}/seats/{mover.state['seat']}/bot"
    waiter.visitor.post(path, {})
    waiter.visitor.post(path, {})
    hears(told, mover, "vote")
    here.time.pass_by(300)
    watch_seats(here)
    hears(told, mover, "stand-in")


def test_a_wish_that_the_game_ends(here: Place, told: Told) -> None:
    mover, waiter = friday(here)
    mover.visitor.post(f"{mover.path}/abandon")
    mover.visitor.post(f"{mover.path}/abandon")
    hears(told, waiter, "ending")


def test_whoever_leaves_by_themselves_or_is_looking_is_told_nothing(here: Place, told: Told) -> None:
    mover, waiter = friday(here)
    host = here.client.app.state.host
    with host.live.watching(waiter.table, waiter.visitor.come_in()["id"]):
        mover.visitor.post(f"{mover.path}/abandon")
    mover.visitor.post(f"{mover.path}/seats/{mover.state['seat']}/bot", {})
    waiter.look()
    assert [one for one in told if one[1].what != "turn"] == []
