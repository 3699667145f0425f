"""What a measurement of the server tells."""

from typing import Final

import msgspec

from astrarium.server.bench.opening import Opening
from astrarium.server.bench.weight import Weight

SECOND: Final = 1_000_000_000


class Rate(msgspec.Struct, frozen=True):
    """Moves a second, and how long each took, in milliseconds."""

    moves: int
    per_second: float
    p50: float
    p99: float
    longest: float


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured, on what."""

    version: str
    compiled: bool
    python: str
    tables: int
    clients: int
    server: Rate
    bare: Rate
    ratio: float
    """The moves a second of the server, as a part of those of the yardstick."""
    openings: list[Opening]
    page: Weight | None


def rate(times: list[tuple[int, int]]) -> Rate:
    """Moves a second over the time in which moves were made, and the usual and the worst waits."""
    waits = sorted(end - begun for begun, end in times)
    count = len(waits)
    busy = sum(last - first for first, last in spans(times))
    return Rate(
        moves=count,
        per_second=count * SECOND / busy,
        p50=waits[count // 2] / 1e6,
        p99=waits[(99 * count + 99) // 100 - 1] / 1e6,
        longest=waits[-1] / 1e6,
    )


def spans(times: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The stretches of time in which something was under way."""
    found: list[tuple[int, int]] = []
    for begun, end in sorted(times):
        if found and begun <= found[-1][1] + SECOND // 10:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((begun, end))
    return found
