"""People at a table of a server within a test: they look, act, and play whole games."""

import asyncio
import random
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from astrarium.server.bots.thinking import Job
from astrarium.server.tables.seat_watch import SeatWatch
from tests.server.visiting import Place, Visitor, place

State = dict[str, Any]

ME = {"kind": "person"}
OPEN = {"kind": "open"}
INVITED = {"kind": "invited"}
PATIENCE = 60.0
BOT = {"kind": "bot", "bot": "random"}


class FirstThinker:
    """Thinks of the first legal action, here and at once; ``held`` keeps it from answering."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.held: asyncio.Event | None = None

    async def think(self, job: Job) -> str:
        """The first legal action."""
        self.jobs.append(job)
        if self.held is not None:
            await self.held.wait()
        return job.legal[0]

    async def stop(self) -> None:
        """Nothing is left to end."""


class Seat:
    """Somebody at a table, with what they saw of it last."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor = visitor
        self.table = table
        self.path = f"/api/tables/{table}"
        self.state = self.look()

    def look(self, since: int = 0) -> State:
        """How the table stands."""
        self.state = self.visitor.get(f"{self.path}?since={since}")
        return self.state

    def legal(self) -> list[str]:
        """What may be done, as of the last look."""
        return [action["text"] for action in self.state["position"]["actions"]]

    def wait(self) -> State:
        """Look until there is something to do, or the game is over."""
        until(lambda: self.look(self.state["seq"])["position"]["actions"] or self.state["position"]["over"])
        return self.state

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        """Send something about the position that was seen last, with a new key."""
        given = {"seq": self.state["seq"], "key": uuid.uuid4().hex} | body
        answer = self.visitor.post(f"{self.path}/{path}", given, status)
        if status == 200 and path in ("moves", "undo"):
            self.state = answer["state"]
        return answer

    def act(self, *texts: str, status: int = 200, **body: Any) -> Any:
        """Act upon what was seen last."""
        return self.post("moves", status, actions=list(texts), **body)


def until(condition: Callable[[], Any]) -> None:
    """Wait for something that other threads bring about."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it does not happen"
        time.sleep(0.005)


@contextmanager
def hall(database: str, folder: Path, **settings: Any) -> Iterator[Place]:
    """A server on a database whose bots take the first legal action."""
    with place(folder, settings.pop("thinker", FirstThinker()), database=database, **settings) as found:
        yield found


def sit_down(host: Place, *others: dict[str, str], game: str = "gaia", seed: int | None = 3, **more: Any) -> Seat:
    """A guest at a new table, in the first seat, with the other seats as told."""
    visitor = host.guest()
    body = {"game": game, "players": len(others) + 1, "seats": [ME, *others], "seed": seed} | more
    return Seat(visitor, visitor.post("/api/tables", body)["table"]["id"])


def join(host: Place, table: str, seat: int, token: str = "") -> Seat:
    """Another guest sits down."""
    visitor = host.guest()
    visitor.post(f"/api/tables/{table}/seats/{seat}", {"invitation": token})
    return Seat(visitor, table)


def two_people(host: Place, **more: Any) -> tuple[Seat, Seat]:
    """Two guests at a table that has just begun."""
    one = sit_down(host, OPEN, **more)
    other = join(host, one.table, 1)
    one.look()
    return one, other


def ask_everything(*seats: Seat) -> None:
    """Nothing is answered by itself for those at a table of Gaia Project that usually is."""
    for seat in seats:
        off = {"end_after_charges": False, "only_advance": False}
        seat.visitor.put(f"{seat.path}/answers", {**seat.look()["answers"], **off})


def by_turn(*seats: Seat) -> list[Seat]:
    """Those who owe a decision first."""
    return sorted(seats, key=lambda seat: not seat.look()["position"]["actions"])


def give_up(*seats: Seat) -> None:
    """All who play agree that their game ends."""
    for seat in seats:
        seat.visitor.post(f"{seat.path}/abandon")


def watch_seats(host: Place) -> None:
    """The server looks at clocks and votes, as it does once a second."""
    watch = SeatWatch(host.client.app.state.host)
    host.client.blocking_portal.call(watch.look)


def play(seats: list[Seat], moves: int = 10_000, chance: int = 1) -> None:
    """Random moves of people until so many are made, or the game is over."""
    rng = random.Random(chance)
    for _ in range(moves):
        # Whoever has something to do has looked, or learns it now.
        movers = [seat for seat in seats if seat.look(seat.state["seq"])["position"]["actions"]]
        if not movers:
            assert seats[0].state["table"]["status"] == "finished"
            return
        movers[0].act(rng.choice(movers[0].legal()))
