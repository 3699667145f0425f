"""A place in a file where faults can be planted, and a mutant: one fault planted."""

from dataclasses import dataclass
from hashlib import blake2b
from random import Random


@dataclass(frozen=True)
class Place:
    """Bytes `start` to `end` of a file may become any of `changes`; lines `first` to `last` reach it."""

    kind: str
    start: int
    end: int
    first: int
    last: int
    changes: tuple[str, ...]


@dataclass(frozen=True)
class Mutant:
    """One change of one file; `path` is below the package, `text` the line where it stands."""

    path: str
    kind: str
    line: int
    first: int
    last: int
    text: str
    before: str
    after: str
    source: bytes
    changed: bytes

    @property
    def id(self) -> str:
        """The same as long as the file and the change are."""
        told = self.path.encode() + b"\0" + self.source + b"\0" + self.changed
        return blake2b(told, digest_size=8).hexdigest()

    @property
    def change(self) -> str:
        """What stands there, and what was put there instead."""
        return f"{shortened(self.before)} → {shortened(self.after)}"


def mutant(path: str, source: bytes, place: Place, random: Random) -> Mutant:
    """One of the changes of a place, made."""
    after = random.choice(place.changes)
    line = source.count(b"\n", 0, place.start)
    return Mutant(
        path,
        place.kind,
        line + 1,
        place.first,
        place.last,
        source.splitlines()[line].decode().strip(),
        source[place.start : place.end].decode(),
        after,
        source,
        source[: place.start] + after.encode() + source[place.end :],
    )


def shortened(text: str) -> str:
    """On one line, and not longer than a line shows."""
    text = " ".join(text.split())
    return text if len(text) <= 60 else text[:57] + "…"
