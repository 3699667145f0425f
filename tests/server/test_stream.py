import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from astrarium.server.live.streams import WAITING, Live, Standing

TABLE = "bcdfghjkmn"


def told(chunk: bytes) -> tuple[str, Any]:
    """The id and the data of an event."""
    fields = dict(line.split(": ", 1) for line in chunk.decode().strip().split("\n") if not line.startswith(":"))
    return fields.get("id", ""), msgspec.json.decode(fields["data"]) if "data" in fields else None


class Reader:
    """Somebody at a stream; ``change`` is how the table stood when they came."""

    def __init__(
        self, live: Live, person: str = "me", seen: int | None = None, change: int = 5, over: bool = False
    ) -> None:
        async def standing() -> Standing:
            return Standing(change, over)

        self.chunks: AsyncIterator[bytes] = live.stream(TABLE, person, seen, standing, f"session of {person}")

    async def open(self) -> None:
        """Come in: the pause before the next try is told first."""
        assert (await anext(self.chunks)).startswith(b"retry:")

    async def next(self) -> tuple[str, Any]:
        async with asyncio.timeout(10):
            return told(await anext(self.chunks))

    async def close(self) -> None:
        await self.chunks.aclose()  # type: ignore[attr-defined] # it is a generator


@pytest.fixture
def live() -> Live:
    return Live(heartbeat=30)


async def after(reader: Reader, live: Live, *changes: tuple[int, Any]) -> list[tuple[str, Any]]:
    """What a reader hears next, when these changes are told meanwhile."""
    waiting = asyncio.ensure_future(reader.next())
    await asyncio.sleep(0)
    for change, what in changes:
        live.tell(TABLE, change, what)
    return [await waiting, *[await reader.next() for _ in changes[1:]]]


def run(work: Any) -> None:
    asyncio.run(work)


def test_changes_are_told_with_their_number(live: Live) -> None:
    async def work() -> None:
        reader = Reader(live, seen=5)
        await reader.open()
        heard = await after(reader, live, (6, "moves"), (7, "chat"))
        assert heard == [("6", {"change": 6, "what": "moves"}), ("7", {"change": 7, "what": "chat"})]
        await reader.close()

    run(work())


def test_who_comes_back_is_told_to_look_at_everything(live: Live) -> None:
    async def work() -> None:
        reader = Reader(live, seen=3, change=5)
        await reader.open()
        heard = [await reader.next() for _ in range(3)]
        assert [(number, data["what"]) for number, data in heard] == [("5", "moves"), ("5", "seats"), ("5", "chat")]
        await reader.close()

    run(work())


def test_what_happens_while_a_reader_comes_in_is_not_missed(live: Live) -> None:
    async def work() -> None:
        reader = Reader(live, seen=5, change=5)
        await reader.open()
        live.tell(TABLE, 6, "moves")
        assert await reader.next() == ("6", {"change": 6, "what": "moves"})
        await reader.close()

    run(work())


def test_presence_is_told_without_a_number(live: Live) -> None:
    async def work() -> None:
        one = Reader(live, "one", seen=5)
        await one.open()
        waiting = asyncio.ensure_future(one.next())
        await asyncio.sleep(0)
        other = Reader(live, "other", seen=5)
        await other.open()
        assert await waiting == ("", {"change": 5, "what": "present"})
        assert live.people(TABLE) == {"one", "other"}
        await other.close()
        assert (await one.next())[1]["what"] == "present"
        assert live.people(TABLE) == {"one"}
        await one.close()
        assert live.people(TABLE) == frozenset()
        assert live.tables() == []

    run(work())


def test_a_second_window_of_the_same_person_is_nobody_new(live: Live) -> None:
    async def work() -> None:
        one = Reader(live, "one", seen=5)
        await one.open()
        again = Reader(live, "one", seen=5)
        await again.open()
        await again.close()
        assert await after(one, live, (6, "moves")) == [("6", {"change": 6, "what": "moves"})]
        await one.close()

    run(work())


def test_a_slow_reader_is_told_to_look_at_everything(live: Live) -> None:
    async def work() -> None:
        reader = Reader(live, seen=5)
        await reader.open()
        for number in range(WAITING + 10):
            live.tell(TABLE, 6 + number, "moves")
        heard = [await reader.next() for _ in range(WAITING + 3)]
        assert [number for number, _ in heard[-3:]] == [str(6 + WAITING + 9)] * 3
        await reader.close()

    run(work())


def test_a_quiet_stream_shows_signs_of_life_and_how_far_it_is() -> None:
    async def work() -> None:
        reader = Reader(Live(heartbeat=0.01), seen=5)
        await reader.open()
        assert await reader.next() == ("", {"change": 5, "what": "alive"})
        await reader.close()

    run(work())


def test_a_change_that_nobody_told_of_is_found(live: Live) -> None:
    async def work() -> None:
        reader = Reader(live, seen=5)
        await reader.open()
        await after(reader, live, (6, "moves"))
        live.catch_up(TABLE, 6)
        live.catch_up(TABLE, 8)
        assert [(await reader.next())[0] for _ in range(3)] == ["8", "8", "8"]
        await reader.close()

    run(work())


def test_a_server_that_stops_ends_its_streams(live: Live) -> None:
    async def work() -> None:
        reader = Reader(live, seen=5)
        await reader.open()
        await after(reader, live, (6, "moves"))
        live.tell(TABLE, 7, "moves")
        live.close()
        # What was told before still arrives.
        assert (await reader.next())[0] == "7"
        with pytest.raises(StopAsyncIteration):
            await reader.next()
        assert live.tables() == []

    run(work())


def test_another_process_says_who_is_there(live: Live) -> None:
    async def work() -> None:
        reader = Reader(live, "one", seen=5)
        await reader.open()
        waiting = asyncio.ensure_future(reader.next())
        await asyncio.sleep(0)
        live.heard(TABLE, "p", frozenset({"two"}))
        assert (await waiting)[1]["what"] == "present"
        assert live.people(TABLE) == {"one", "two"}
        assert live.here(TABLE) == {"one"}
        live.heard(TABLE, "p", frozenset())
        assert live.people(TABLE) == {"one"}
        await reader.close()

    run(work())


def test_a_game_that_ends_ends_its_streams(live: Live) -> None:
    async def work() -> None:
        reader = Reader(live, seen=5)
        await reader.open()
        await after(reader, live, (6, "moves"))
        live.tell(TABLE, 7, "moves")
        live.finish(TABLE)
        assert await reader.next() == ("7", {"change": 7, "what": "moves"})
        assert await reader.next() == ("", {"change": 7, "what": "end"})
        with pytest.raises(StopAsyncIteration):
            await reader.next()
        assert live.streams == 0

    run(work())


def test_a_game_that_is_over_needs_no_stream(live: Live) -> None:
    async def work() -> None:
        reader = Reader(live, seen=3, over=True)
        await reader.open()
        heard = [(await reader.next())[1]["what"] for _ in range(4)]
        assert heard == ["moves", "seats", "chat", "end"]
        with pytest.raises(StopAsyncIteration):
            await reader.next()

    run(work())


def test_a_slow_reader_learns_everything_before_the_end(live: Live) -> None:
    async def work() -> None:
        reader = Reader(live, seen=5)
        await reader.open()
        for number in range(WAITING + 10):
            live.tell(TABLE, 6 + number, "moves")
        live.finish(TABLE)
        live.finish(TABLE)
        live.close()
        heard = [await reader.next() for _ in range(WAITING + 4)]
        assert [data["what"] for _, data in heard[-4:]] == ["moves", "seats", "chat", "end"]
        assert heard[-2][0] == str(6 + WAITING + 9)
        with pytest.raises(StopAsyncIteration):
            await reader.next()

    run(work())


def test_the_streams_of_one_session_can_be_ended(live: Live) -> None:
    async def work() -> None:
        mine, other = Reader(live, "me", seen=5), Reader(live, "other", seen=5)
        for reader in (other, mine):
            await reader.open()
        await after(mine, live, (6, "moves"))
        live.end_sessions(["session of me"])
        with pytest.raises(StopAsyncIteration):
            await mine.next()
        assert live.here(TABLE) == {"other"}
        await other.close()

    run(work())
