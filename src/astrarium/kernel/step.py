"""What is still to happen: the items of a position's agenda."""

from typing import Any, final


@final
class Step:
    """Something pending: a decision that seats owe, or, with no seats, something that happens by itself.

    Steps are never changed, so clones share them. ``args`` are the whole numbers the step needs.
    """

    kind: str
    seats: tuple[int, ...]
    args: tuple[int, ...]

    def __init__(self, kind: str, seats: tuple[int, ...] = (), args: tuple[int, ...] = ()) -> None:
        self.kind = kind
        self.seats = seats
        self.args = args

    def without(self, seat: int) -> "Step":
        """The same decision once ``seat`` has made its part of it."""
        return Step(self.kind, tuple([other for other in self.seats if other != seat]), self.args)

    def plain(self) -> list[Any]:
        """The step as JSON-able data; numbers too large for JSON go as text."""
        return [self.kind, list(self.seats), [str(arg) if abs(arg) >> 53 else arg for arg in self.args]]

    @staticmethod
    def restore(plain: list[Any]) -> "Step":
        """The step whose ``plain()`` this was."""
        return Step(plain[0], tuple(plain[1]), tuple([int(arg) for arg in plain[2]]))

    def __reduce__(self) -> tuple[Any, ...]:
        return Step, (self.kind, self.seats, self.args)

    def __repr__(self) -> str:
        return f"Step({self.kind!r}, {self.seats}, {self.args})"
