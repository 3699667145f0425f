"""Why something may not be done, as data: words are made of it at the edge."""

from typing import Final, final

NOT_YOUR_TURN: Final = "not-your-turn"
GAME_OVER: Final = "game-over"
NOT_NOW: Final = "not-now"
NOTHING_HERE: Final = "nothing-here"
UNREADABLE: Final = "unreadable"
NO_SUCH_SEAT: Final = "no-such-seat"


@final
class Refusal:
    """A rule that forbids an action, and the numbers that are missing.

    ``reason`` is a word of a closed list (each has a sentence in the locale files), ``what`` names the thing
    concerned, ``need`` and ``have`` are the numbers that do not meet.
    """

    rule: str
    reason: str
    what: str
    need: int
    have: int

    def __init__(self, rule: str, reason: str, what: str = "", need: int = 0, have: int = 0) -> None:
        self.rule = rule
        self.reason = reason
        self.what = what
        self.need = need
        self.have = have

    def __str__(self) -> str:
        parts = [self.reason.replace("-", " ")]
        if self.what:
            parts.append(f": {self.what}")
        if self.need or self.have:
            parts.append(f" (needs {self.need}, has {self.have})")
        return f"{''.join(parts)} [{self.rule}]"

    def __repr__(self) -> str:
        return f"Refusal({self!s})"

    def __reduce__(self) -> tuple[type["Refusal"], tuple[str, str, str, int, int]]:
        return Refusal, (self.rule, self.reason, self.what, self.need, self.have)

    def plain(self) -> dict[str, object]:
        """The refusal as JSON-able data."""
        return {
            "rule": self.rule,
            "reason": self.reason,
            "what": self.what,
            "need": self.need,
            "have": self.have,
        }
