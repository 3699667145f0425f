"""An event: something that happened, as data. Sentences are made of it at the edge."""

from typing import Any, final

NOBODY = -1


@final
class Event:
    """What happened (``kind``), to whom (``seat``), by which rule, with which particulars.

    ``data`` is for everybody; ``secret`` is added for the seat concerned and for nobody else.
    """

    kind: str
    seat: int
    rule: str
    data: dict[str, Any]
    secret: dict[str, Any] | None

    def __init__(
        self, kind: str, seat: int, rule: str, data: dict[str, Any], secret: dict[str, Any] | None = None
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.rule = rule
        self.data = data
        self.secret = secret

    def shown_to(self, seat: int | None) -> dict[str, Any]:
        """The event as that seat may see it (``None``: a spectator), JSON-able."""
        shown: dict[str, Any] = {"kind": self.kind, "seat": self.seat, "rule": self.rule}
        shown.update(self.data)
        if self.secret is not None and seat is not None and seat == self.seat:
            shown.update(self.secret)
        return shown

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.kind, self.seat, self.rule, self.data, self.secret)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, seat={self.seat}, {self.data})"
