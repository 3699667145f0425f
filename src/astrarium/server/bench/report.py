"""What a measurement of the server tells."""

from typing import Final, Literal

import msgspec

from astrarium.server.bench.opening import Opening
from astrarium.server.bench.weight import Weight

SECOND: Final = 1_000_000_000

Database = Literal["sqlite", "postgresql"]


class Rate(msgspec.Struct, frozen=True, kw_only=True):
    """Moves a second, how long each took, and the processor time for each, in milliseconds."""

    moves: int
    per_second: float
    p50: float
    p99: float
    longest: float
    processor: float | None
    """Of the processes that were asked, without those of the database; none where the system does not tell."""


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """Moves alone, beside the yardstick in the same run."""

    database: Database
    processes: int
    server: Rate
    bare: Rate
    ratio: float | None
    """The processor time of a move, in times that of the yardstick: stable where moves a second are not."""


class MixedLoad(msgspec.Struct, frozen=True, kw_only=True):
    """Moves among all else that players do: looking, trying, talking, and watching by streams."""

    database: Database
    tables: int
    streams: int
    rate: Rate
    """Of the moves; the processor time for each is that of everything."""
    requests: int
    events: int
    """That the streams were told."""
    processor: float | None
    """Milliseconds for a request, of whatever kind."""
    memory: int | None
    """Bytes: the most that the server has had."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured, on what."""

    version: str
    compiled: bool
    python: str
    tables: int
    clients: int
    comparisons: list[Comparison]
    mixed: list[MixedLoad]
    openings: list[Opening]
    page: Weight | None


def rate(times: list[tuple[int, int]], processor: float | None) -> Rate:
    """Moves a second over the time in which moves were made, and the usual and the worst waits.

    ``processor``: the seconds of processor time for all of them.
    """
    waits = sorted(end - begun for begun, end in times)
    count = len(waits)
    busy = sum(last - first for first, last in spans(times))
    return Rate(
        moves=count,
        per_second=count * SECOND / busy,
        p50=waits[count // 2] / 1e6,
        p99=waits[(99 * count + 99) // 100 - 1] / 1e6,
        longest=waits[-1] / 1e6,
        processor=None if processor is None else processor * 1000 / count,
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
