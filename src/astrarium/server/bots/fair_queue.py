"""Who is next: whoever was served longest ago, so that nobody's crowd of tables keeps others waiting."""

from collections import OrderedDict
from typing import Final, Generic, TypeVar

T = TypeVar("T")

REMEMBERED: Final = 5000
"""Names whose last turn is known; one that is forgotten counts as never served."""


class FairQueue(Generic[T]):
    """Things that wait, each for a person, and each person with a share: alone, or with the guests of one address.

    Shares take turns, and so do the people of a share; what one person waits for goes in its order. So between two
    turns of one share every other that waits has one, whether it waits for one thing or for a thousand.
    """

    def __init__(self) -> None:
        self._waiting: list[tuple[str, str, T]] = []
        self._served: OrderedDict[str, int] = OrderedDict()
        self._turns = 0

    def __len__(self) -> int:
        """How many things wait."""
        return len(self._waiting)

    def put(self, share: str, person: str, thing: T) -> None:
        """Something more waits."""
        self._waiting.append((share, person, thing))

    def take(self) -> T:
        """The next thing; there must be one."""
        place = min(range(len(self._waiting)), key=self._rank)
        share, person, thing = self._waiting.pop(place)
        self.count(share, person)
        return thing

    def count(self, share: str, person: str) -> None:
        """A person of a share has had a turn."""
        self._turns += 1
        for name in (share, person):
            self._served[name] = self._turns
            self._served.move_to_end(name)
        while len(self._served) > REMEMBERED:
            self._served.popitem(last=False)

    def remove(self, thing: T) -> None:
        """Nobody waits for it any more."""
        self._waiting = [waiting for waiting in self._waiting if waiting[2] is not thing]

    def _rank(self, place: int) -> tuple[int, int, int]:
        share, person, _ = self._waiting[place]
        return self._served.get(share, 0), self._served.get(person, 0), place
