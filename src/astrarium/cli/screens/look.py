"""What every screen shares: the marks of the seats, and whether there are colours and box lines at all."""

from typing import Final

from rich import box

ACT: Final = "#5fe0cf"
"""The one colour that says 'you may'."""
BRASS: Final = "#e6bd6c"
"""Points, and the round that is being played."""
QUIET: Final = "#8f9bb5"
WARN: Final = "#f5bd5c"

FULL: Final = "●■▲◆⬟"
HOLLOW: Final = "○□△◇⬠"


class Look:
    """A plain look is for screen readers, scripts and files: letters and digits only."""

    def __init__(self, plain: bool = False, colour: bool = True) -> None:
        self.plain = plain
        self.colour = colour and not plain

    def mark(self, seat: int) -> str:
        """The sign of a seat, so that colour is never alone."""
        return str(seat + 1) if self.plain else FULL[seat]

    def small_mark(self, seat: int) -> str:
        """The sign of a small piece of a seat."""
        return str(seat + 1) if self.plain else HOLLOW[seat]

    @property
    def table_box(self) -> box.Box | None:
        """The lines of a table."""
        return None if self.plain else box.SIMPLE_HEAD

    @property
    def pointer(self) -> str:
        """The sign before whoever is to act."""
        return ">" if self.plain else "▶"

    @property
    def tick(self) -> str:
        """The sign of what is done or taken."""
        return "x" if self.plain else "✕"

    @property
    def dot(self) -> str:
        """What stands between two small facts."""
        return "; " if self.plain else " · "
