"""The log: whatever a text holds, one record is one line (and a traceback below it), as text or as JSON."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from time import monotonic
from typing import Any, Final

import msgspec

from astrarium.server.hosting.request_ids import ACCESS, current_request
from astrarium.server.settings import LogFormat, LogLevel

BELOW: Final = "  | "
"""Before each line of a traceback: a line that begins with a time is always a record of its own."""

LONGEST: Final = 4_000
"""Characters of a message; a traceback may have ten times as many."""

BURST: Final = 20
WINDOW: Final = 60.0
"""Seconds in which `BURST` records of one kind are written, and the rest of them is only counted."""

KINDS: Final = 1_000


def escaped(text: str, longest: int = LONGEST) -> str:
    """A text without anything that ends a line, moves a cursor or turns the direction of reading."""
    if len(text) > longest:
        text = f"{text[:longest]}…"
    if text.isprintable():
        return text
    return "".join([letter if letter.isprintable() else _escape(letter) for letter in text])


def _escape(letter: str) -> str:
    return letter.encode("unicode_escape").decode("ascii")


class SafeFormatter(logging.Formatter):
    """What both forms of the log have in common."""

    def parts(self, record: logging.LogRecord) -> dict[str, Any]:
        """When, how bad, from where, for which request, and what."""
        left_out = getattr(record, "left_out", 0)
        more = f" ({left_out} more like this were left out)" if left_out else ""
        return {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": escaped(record.name),
            "request": current_request(),
            "message": escaped(record.getMessage()) + more,
        }

    def traceback(self, record: logging.LogRecord) -> list[str]:
        """The lines of what went wrong, each of them safe."""
        if not record.exc_info:
            return []
        text = self.formatException(record.exc_info)
        return [escaped(line) for line in text[: 10 * LONGEST].split("\n")]


class TextFormatter(SafeFormatter):
    """For people: one line, and a traceback that is set in below it."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        parts = self.parts(record)
        line = "{time} {level} {logger} [{request}] {message}".format(**parts | {"request": parts["request"] or "-"})
        return "\n".join([line, *[BELOW + each for each in self.traceback(record)]])


class JsonFormatter(SafeFormatter):
    """For programs: one object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        parts = self.parts(record)
        parts |= {name: _plain(value) for name, value in getattr(record, "fields", {}).items()}
        lines = self.traceback(record)
        if lines:
            parts["exception"] = "\n".join(lines)
        return msgspec.json.encode(parts).decode()


def _plain(value: object) -> object:
    return escaped(value) if isinstance(value, str) else value


class Repeats(logging.Filter):
    """Lets no kind of record fill the disk: beyond a burst it is counted, and told with the next one."""

    def __init__(self) -> None:
        super().__init__()
        # By kind: when its window began, how many were written in it, and how many were not.
        self._kinds: dict[tuple[str, object], tuple[float, int, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is written."""
        if record.name == ACCESS:
            return True
        kind = (record.name, record.msg if isinstance(record.msg, str) else record.lineno)
        began, written, left_out = self._kinds.get(kind, (monotonic(), 0, 0))
        if monotonic() - began > WINDOW:
            record.left_out = left_out
            began, written, left_out = monotonic(), 0, 0
        if len(self._kinds) > KINDS:
            self._kinds.clear()
        if written < BURST:
            self._kinds[kind] = (began, written + 1, left_out)
            return True
        self._kinds[kind] = (began, written, left_out + 1)
        return False


@contextmanager
def logging_as(level: LogLevel, form: LogFormat, access: bool, stream: Any = None) -> Iterator[None]:
    """Write the log to standard error, or ``stream``, as long as this lasts."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    handler.addFilter(Repeats())
    root, ours, visits = (logging.getLogger(name) for name in (None, "astrarium", ACCESS))
    before = [(logger, logger.level) for logger in (ours, visits)]
    ours.setLevel(level.upper())
    visits.setLevel(logging.INFO if access else logging.CRITICAL)
    root.addHandler(handler)
    try:
        yield
    finally:
        root.removeHandler(handler)
        for logger, was in before:
            logger.setLevel(was)
