"""Thinking is shared out fairly: one person's crowd of tables delays another's bot by about one decision."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from astrarium.server.bots.fair_queue import FairQueue
from astrarium.server.bots.thinking import Thinker
from tests.server.seating import BOT, FirstThinker, hall, sit_down
from tests.server.test_thinking import STRANGE, job
from tests.server.visiting import Place


def served(queue: FairQueue[str]) -> list[str]:
    """All that wait, in the order of their turns."""
    return [queue.take() for _ in range(len(queue))]


def test_one_person_is_served_in_order() -> None:
    queue: FairQueue[str] = FairQueue()
    for thing in "abc":
        queue.put("one", "one", thing)
    assert served(queue) == ["a", "b", "c"]


def test_people_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(4):
        queue.put("many", "many", f"m{number}")
    queue.put("few", "few", "f0")
    queue.put("few", "few", "f1")
    assert served(queue) == ["m0", "f0", "m1", "f1", "m2", "m3"]


def test_who_comes_late_waits_for_one_turn_of_a_crowd() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(1000):
        queue.put("crowd", "crowd", f"c{number}")
    for _ in range(3):
        assert queue.take().startswith("c")
        queue.put("late", "late", "mine")
        assert queue.take() == "mine"


def test_many_guests_of_one_address_are_one_share() -> None:
    queue: FairQueue[str] = FairQueue()
    for guest in range(50):
        queue.put("address", f"guest {guest}", f"g{guest}")
    for _ in range(2):
        queue.put("account", "account", "mine")
    assert served(queue)[:5] == ["g0", "mine", "g1", "mine", "g2"]


def test_within_a_share_people_take_turns_too() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        queue.put("address", "greedy", f"g{number}")
    queue.put("address", "modest", "m")
    assert served(queue) == ["g0", "m", "g1", "g2"]


def test_what_nobody_waits_for_is_left_out() -> None:
    queue: FairQueue[str] = FairQueue()
    things = ["a", "b"]
    for thing in things:
        queue.put("one", "one", thing)
    queue.remove(things[0])
    assert served(queue) == ["b"]


@pytest.mark.parametrize("advice", [False, True])
def test_fifty_tables_of_one_do_not_delay_the_bot_of_another(advice: bool) -> None:
    """A hint waits in the same queue."""

    async def ask() -> list[str]:
        thinker = Thinker(1, 60.0, STRANGE)
        order: list[str] = []

        async def think(person: str, table: str, advice: bool = False) -> None:
            await thinker.think(job("random", table=table, person=person, share=person, advice=advice))
            order.append(person)

        try:
            crowd = [asyncio.create_task(think("crowd", f"c{number}")) for number in range(50)]
            await asyncio.sleep(0)
            assert thinker.waiting == 49
            for number in range(4):
                await think("other", "mine", advice)
                # One decision of the crowd was under way, and no other came before.
                assert order.count("crowd") <= number + 1
            await asyncio.gather(*crowd)
            return order
        finally:
            await thinker.stop()

    assert len(asyncio.run(ask())) == 54


def test_slow_bots_of_many_tables_keep_nobody_from_a_quick_answer() -> None:
    """Each table has its turn, and none of them is given up for having waited."""

    async def ask() -> tuple[list[str], int]:
        thinker = Thinker(1, 3.0, STRANGE)
        try:
            await thinker.think(job("random", table="warm"))
            crowd = [thinker.think(job("slow", table=f"s{n}", person=f"p{n}", share=f"p{n}")) for n in range(40)]
            found = await asyncio.gather(*crowd)
            return list(found), len(thinker._failed)
        finally:
            await thinker.stop()

    found, failed = asyncio.run(ask())
    # Together they took longer than one may, but each by itself did not.
    assert (len(found), failed) == (40, 0)


def test_who_gives_up_while_waiting_takes_no_worker_along() -> None:
    async def ask() -> int:
        thinker = Thinker(1, 60.0, STRANGE)
        try:
            first = asyncio.create_task(thinker.think(job("random", table="a")))
            gone = [asyncio.create_task(thinker.think(job("random", table=f"g{number}"))) for number in range(5)]
            await asyncio.sleep(0)
            for task in gone:
                task.cancel()
            await first
            await asyncio.gather(*gone, return_exceptions=True)
            await thinker.think(job("random", table="b"))
            return len(thinker._free) + thinker.waiting
        finally:
            await thinker.stop()

    assert asyncio.run(ask()) == 1


@pytest.fixture
def host(database: str, tmp_path: Path) -> Iterator[tuple[Place, FirstThinker]]:
    thinker = FirstThinker()
    with hall(database, tmp_path, thinker=thinker) as found:
        yield found, thinker


def test_a_bot_thinks_on_behalf_of_whoever_made_its_table(host: tuple[Place, FirstThinker]) -> None:
    place, thinker = host
    one, other = sit_down(place, BOT), sit_down(place, BOT)
    other.visitor.post("/api/account", {"name": "Oksana", "password": "correct horse battery"})
    for seat in (one, other):
        while not thinker.jobs or thinker.jobs[-1].table != seat.table:
            seat.act(seat.legal()[0])
            seat.wait()
        me = seat.visitor.get("/api/me")["id"]
        assert thinker.jobs[-1].person == me
        guest = seat is one
        assert thinker.jobs[-1].share.startswith("address:") is guest
        assert (thinker.jobs[-1].share == f"person:{me}") is not guest


def test_a_hint_is_asked_on_behalf_of_whoever_asks(host: tuple[Place, FirstThinker]) -> None:
    place, thinker = host
    one = sit_down(place, BOT)
    one.post("hint")
    assert thinker.jobs[-1].advice
    assert thinker.jobs[-1].person == one.visitor.get("/api/me")["id"]
    assert thinker.jobs[-1].share.startswith("address:")
