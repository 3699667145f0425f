"""What a transaction has changed at a table."""

from msgspec import Struct, field

from astrarium.server.tables.rows import SeatRow, TableRow
from astrarium.server.wire import What


class Written(Struct, kw_only=True):
    """A change of a table: how it stood before, who acted, and who owes a decision now."""

    table: TableRow
    seats: list[SeatRow]
    what: What
    change: int
    at: int
    acted: list[int] = field(default_factory=list)
    """The seats that acted, in order."""
    undone: bool = False
    """The one that acted took something back."""
    to_act: list[int] = field(default_factory=list)
    status: str = "playing"
    started: bool = False
