"""Scripts played at tables of a server, and at the yardstick: when each move was sent, and when its answer came."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter_ns

import msgspec

from astrarium.server.bench.client import Client
from astrarium.server.bench.processes import Running
from astrarium.server.bench.report import SECOND
from astrarium.server.bench.scripts import Script

Times = list[tuple[int, int]]
"""Of each move: when it was sent, and when the answer came, in nanoseconds."""

Post = Callable[[int, str], Awaitable[None]]
"""Sends an action of a seat."""


class Played:
    """One table of a measurement: its script, and how to send the actions of it."""

    def __init__(self, script: Script, post: Post) -> None:
        self._post = post
        self._left = iter(script.actions)

    async def next(self) -> tuple[int, int] | None:
        """Send the next action; when, and when the answer came. None if there is no more."""
        action = next(self._left, None)
        if action is None:
            return None
        return await self.send(*action)

    async def send(self, seat: int, text: str) -> tuple[int, int]:
        """Send an action."""
        begun = perf_counter_ns()
        await self._post(seat, text)
        return begun, perf_counter_ns()


class SeatedTable(Played):
    """A table of the server, and the people who sit there."""

    def __init__(self, script: Script, people: list[Client], table: str) -> None:
        super().__init__(script, self._move)
        self.people = people
        self.path = f"/api/tables/{table}"
        self.done = 0

    async def _move(self, seat: int, text: str) -> None:
        body = {"seq": self.done, "key": f"move-{self.done}", "actions": [text]}
        await self.people[seat].ask("POST", f"{self.path}/moves", msgspec.json.encode(body))
        self.done += 1


async def seated(script: Script, places: Sequence[Running], number: int) -> tuple[str, list[Client]]:
    """A new table for a script, and its people: each comes through another process, if there are several."""
    people = [Client(*_place(places, number + seat)) for seat in range(script.players)]
    for person in people:
        await person.get("/api/me")
    seats = [{"kind": "person"}] + [{"kind": "open"}] * (script.players - 1)
    new = {"game": script.game, "players": script.players, "seed": script.seed, "seats": seats}
    table = str((await people[0].post("/api/tables", new))["table"]["id"])
    for seat in range(1, script.players):
        await people[seat].post(f"/api/tables/{table}/seats/{seat}", {})
    return table, people


def inserting(script: Script, places: Sequence[Running], number: int) -> tuple[Played, Client]:
    """A table of the yardstick, which has neither people nor rules."""
    client = Client(*_place(places, number))
    done = 0

    async def post(seat: int, text: str) -> None:
        nonlocal done
        body = msgspec.json.encode({"seq": done, "key": f"move-{done}", "actions": [text]})
        await client.ask("POST", f"/{number}", body)
        done += 1

    return Played(script, post), client


async def play(tables: Sequence[Played], clients: int, seconds: float) -> Times:
    """Play at all tables with so many moves under way at once, until the time is over."""
    times: Times = []
    end = perf_counter_ns() + int(seconds * SECOND)

    async def work(mine: list[Played]) -> None:
        while mine:
            for table in list(mine):
                if perf_counter_ns() >= end:
                    return
                moved = await table.next()
                if moved is None:
                    mine.remove(table)
                else:
                    times.append(moved)

    await asyncio.gather(*(work(list(tables[number::clients])) for number in range(clients)))
    return times


def _place(places: Sequence[Running], number: int) -> tuple[str, int]:
    place = places[number % len(places)]
    return place.host, place.port
