"""What is remembered of people for a moment, so that a move needs no look into the database for who makes it."""

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from time import monotonic
from typing import Final, Generic, TypeVar

import msgspec

from astrarium.server.people.person import Person
from astrarium.server.people.sessions import Ended

REMEMBERED: Final = 5000
FRESH: Final = 5.0
"""Seconds for which a person or a session is not asked for again. Other processes tell at once what has ended, but
one that cannot be heard, or a command of the host, may have ended it unheard."""

T = TypeVar("T")


class Memory:
    """The people and sessions that were asked for a moment ago. Any thread may end one."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.ends = 0
        """How often something was ended: what was read before the last time may be out of date."""
        self._lock = Lock()
        self._people: _Fresh[Person] = _Fresh(clock)
        self._sessions: _Fresh[str] = _Fresh(clock)
        self._ended: _Fresh[str] = _Fresh(lambda: 0.0)

    def person(self, person: str) -> Person | None:
        """The person of that id."""
        return self._people.get(person)

    def in_session(self, session: str) -> Person | None:
        """The person whose session it is."""
        person = self._sessions.get(session)
        found = self._people.get(person) if person is not None else None
        return msgspec.structs.replace(found, session=session) if found is not None else None

    def is_ended(self, session: str) -> bool:
        """Whether the session is known to have ended."""
        return self._ended.get(session) is not None

    def keep(self, person: Person) -> Person:
        """Remember a person."""
        self._people.put(person.id, msgspec.structs.replace(person, session=""))
        return person

    def keep_session(self, session: str, person: Person, ends: int) -> None:
        """Remember that a session is a person's, unless something ended since ``ends`` was read."""
        with self._lock:
            if ends == self.ends:
                self.keep(person)
                self._sessions.put(session, person.id)

    def note_ended(self, session: str) -> None:
        """Remember that there is no such session."""
        self._ended.put(session, session)

    def end(self, ended: Ended) -> None:
        """Forget a person and sessions that are no more."""
        with self._lock:
            self.ends += 1
            self._people.drop(ended.person)
            for session in ended.sessions:
                self._sessions.drop(session)
                self.note_ended(session)


class _Fresh(Generic[T]):
    """Values by their keys, for a while and so many at most."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._values: OrderedDict[str, tuple[float, T]] = OrderedDict()

    def get(self, key: str) -> T | None:
        kept = self._values.get(key)
        return kept[1] if kept is not None and kept[0] > self._clock() else None

    def put(self, key: str, value: T) -> None:
        self._values.pop(key, None)
        self._values[key] = (self._clock() + FRESH, value)
        if len(self._values) > REMEMBERED:
            self._values.popitem(last=False)

    def drop(self, key: str) -> None:
        self._values.pop(key, None)
