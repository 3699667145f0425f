"""A change of a table: what is written of it, and what everybody else is told."""

from typing import Any

import msgspec
from msgspec import Struct, field

from astrarium.server.tables.rows import SeatRow, TableRow
from astrarium.server.wire import What


class TableChange(Struct, kw_only=True, frozen=True):
    """How a table stood and how it stands then, who acted, and the moves to be added."""

    before: TableRow
    after: TableRow
    """With the number of this change."""
    seats_before: list[SeatRow]
    seats: list[SeatRow]
    what: What
    at: int
    moves: list[dict[str, Any]] = field(default_factory=list)
    post: dict[str, Any] | None = None
    """The key that makes a repetition of these moves harmless."""
    undone: bool = False
    """The seat that acted took something back."""
    started: bool = False

    @property
    def acted(self) -> list[int]:
        """The seats that acted, in order."""
        return [move["seat"] for move in self.moves]


def change_of(
    table: TableRow,
    seats: list[SeatRow],
    what: What,
    at: int,
    rows: dict[int, SeatRow] | None = None,
    **columns: Any,
) -> TableChange:
    """The change that gives some seats other rows, and the table other values."""
    return TableChange(
        before=table,
        after=msgspec.structs.replace(table, change=table.change + 1, **columns),
        seats_before=seats,
        seats=[(rows or {}).get(row.seat, row) for row in seats],
        what=what,
        at=at,
    )
