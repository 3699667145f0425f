"""How long it takes to open a finished game that is not in memory."""

from pathlib import Path
from time import perf_counter_ns
from typing import Any, Final

import msgspec

import astrarium
from astrarium.kernel import Game, Rng
from astrarium.server.bench.client import Client
from astrarium.server.bench.processes import running_server

LONG: Final = 400
"""Actions of a long game."""

TRIED: Final = 12
"""The longest of so many random games is taken where none is long enough."""

OPENED: Final = 3
"""So often each is opened."""

GAMES: Final = (("gaia", 4), ("race", 5))


class Opening(msgspec.Struct, frozen=True):
    """A finished game, and the milliseconds until it stands before a browser."""

    game: str
    actions: int
    milliseconds: float


async def openings(folder: Path) -> list[Opening]:
    """Open a long finished game of each kind in a process that has never seen it."""
    found = []
    for name, players in GAMES:
        game = long_game(name, players)
        time = await opening_time(f"sqlite:///{folder / name}.db", game.record().dumps())
        found.append(Opening(name, game.length, time))
    return found


def long_game(name: str, players: int) -> Game:
    """A finished game of 400 actions or more, or the longest of a few: at random, by players who hate to pass."""
    longest: Game | None = None
    for seed in range(TRIED):
        game = astrarium.new(name, players, seed)
        rng = Rng(seed + 1)
        while not game.is_over:
            seat = game.to_act[0]
            legal = game.legal_actions(seat)
            lively = [action for action in legal if action.verb != "pass"] or legal
            game.apply(seat, lively[rng.below(len(lively))])
        if longest is None or game.length > longest.length:
            longest = game
        if longest.length >= LONG:
            break
    assert longest is not None
    return longest


async def opening_time(database: str, record: str) -> float:
    """Milliseconds to open the game: the middle of a few."""
    ids = []
    async with running_server(database) as place:
        client = Client(place.host, place.port)
        await client.get("/api/me")
        cookies = client.cookies
        for _ in range(OPENED + 1):
            state: dict[str, Any] = await client.post("/api/records", {"text": record})
            ids.append(state["table"]["id"])
        await client.close()
    times = []
    async with running_server(database) as place:
        client = Client(place.host, place.port)
        client.cookies = cookies
        await client.get("/api/me")
        for table in ids:
            begun = perf_counter_ns()
            await client.ask("GET", f"/api/tables/{table}")
            times.append((perf_counter_ns() - begun) / 1e6)
        await client.close()
    # The first one also loads the game's own tables, once for all.
    return sorted(times[1:])[OPENED // 2]
