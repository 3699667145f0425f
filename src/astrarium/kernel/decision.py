"""A decision as it is told to who owes it."""

from typing import Any, final


@final
class Decision:
    """What a seat owes now: a kind of choice, and the numbers that belong to it."""

    kind: str
    seat: int
    args: tuple[int, ...]

    def __init__(self, kind: str, seat: int, args: tuple[int, ...]) -> None:
        self.kind = kind
        self.seat = seat
        self.args = args

    def __reduce__(self) -> tuple[Any, ...]:
        return Decision, (self.kind, self.seat, self.args)

    def __repr__(self) -> str:
        return f"Decision({self.kind!r}, seat={self.seat}, args={self.args})"
