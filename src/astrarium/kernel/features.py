"""What a seat may know as numbers: marks that are on or off, and a few quantities (docs/encodings.md)."""

from typing import Final, final

from astrarium.kernel.errors import AstrariumError

OWN: Final = "own"
"""How the marks of the seat that looks are called; the others, in turn order, are ``next1``, ``next2`` …"""

POINTS: Final = 100.0
"""Points are given in hundreds."""

NUMBERS: Final[list[int]] = []
"""The numbers of marks as far as any were asked for: a run is taken from here, so that none is made anew."""


@final
class Features:
    """What is on: ``indices`` are the numbers of the marks, each once; ``floats`` are all quantities in order."""

    indices: list[int]
    floats: list[float]

    def __init__(self) -> None:
        self.indices = []
        self.floats = []

    def upto(self, start: int, most: int, value: int) -> None:
        """The marks of a count: one for every step that it has reached."""
        if value > 0:
            end = start + (value if value < most else most)
            if end > len(NUMBERS):
                NUMBERS.extend(range(len(NUMBERS), end))
            self.indices.extend(NUMBERS[start:end])

    def members(self, start: int, members: int) -> None:
        """The marks of a set, whose members are the bits that are set."""
        place = start
        while members:
            if members & 1:
                self.indices.append(place)
            members >>= 1
            place += 1


@final
class Group:
    """Marks that belong together: ``size`` of them from ``start`` on, with a label each."""

    name: str
    start: int
    size: int
    labels: list[str]

    def __init__(self, name: str, start: int, labels: list[str]) -> None:
        self.name = name
        self.start = start
        self.size = len(labels)
        self.labels = labels


@final
class FeatureSpace:
    """Every mark and quantity by its name. ``version`` is raised whenever one gets another meaning.

    ``core`` is the number of marks before those of the board, which come last and can be left out.
    """

    version: int
    size: int
    core: int
    groups: list[Group]
    float_names: list[str]
    scales: list[float]

    def __init__(self, version: int) -> None:
        self.version = version
        self.size = 0
        self.core = 0
        self.groups = []
        self.float_names = []
        self.scales = []

    def marks(self, name: str, labels: list[str]) -> int:
        """Declare a mark for each label, ``name=label``; the number of the first."""
        return self._group(name, [f"={label}" for label in labels])

    def steps(self, name: str, most: int) -> int:
        """Declare the marks of a count, ``name>=1`` to ``name>=most``; the number of the first."""
        return self._group(name, [f">={step}" for step in range(1, most + 1)])

    def each_steps(self, names: list[str], most: int) -> int:
        """Declare the marks of counts that follow one another; the number of the first of the first."""
        start = self.size
        for name in names:
            self.steps(name, most)
        return start

    def flag(self, name: str) -> int:
        """Declare a single mark."""
        return self._group(name, [""])

    def quantity(self, name: str, scale: float) -> int:
        """Declare a quantity, which is given divided by ``scale``; its place among the floats."""
        self.float_names.append(name)
        self.scales.append(scale)
        return len(self.float_names) - 1

    def end_core(self) -> None:
        """What is declared from here on are marks of the board."""
        self.core = self.size

    def finished(self) -> "FeatureSpace":
        """The space when everything is declared; without a board all marks are its core."""
        self.core = self.core or self.size
        return self

    def group(self, name: str) -> Group:
        """The group with that name."""
        for group in self.groups:
            if group.name == name:
                return group
        raise AstrariumError(f"there are no marks called {name!r}")

    def name(self, index: int) -> str:
        """The name of a mark."""
        for group in self.groups:
            if group.start <= index < group.start + group.size:
                return group.name + group.labels[index - group.start]
        raise AstrariumError(f"marks go from 0 to {self.size - 1}, not {index}")

    def names(self) -> list[str]:
        """The names of all marks in their order, then those of the quantities: one for each entry of ``dense``."""
        found = [group.name + label for group in self.groups for label in group.labels]
        return found + self.float_names

    def told(self, features: Features) -> dict[str, float]:
        """Features as a person reads them: the names of what is on, and the quantities as they are in the game."""
        found = {self.name(index): 1.0 for index in features.indices}
        for name, value, scale in zip(self.float_names, features.floats, self.scales):
            found[name] = round(value * scale, 6)
        return found

    def dense(self, features: Features) -> list[float]:
        """Features as one long list: 0 or 1 for each mark, then the quantities."""
        found = [0.0] * self.size
        for index in features.indices:
            found[index] = 1.0
        return found + features.floats

    def _group(self, name: str, labels: list[str]) -> int:
        start = self.size
        self.groups.append(Group(name, start, labels))
        self.size += len(labels)
        return start


def seat_names(players: int) -> list[str]:
    """How the seats are called, as they sit from the seat that looks: ``own``, ``next1``, ``next2``."""
    return [OWN] + [f"next{nth}" for nth in range(1, players)]


def scores_space(players: int) -> FeatureSpace:
    """What every game has without a word of its own: the points of all seats as they stand."""
    space = FeatureSpace(1)
    for name in seat_names(players):
        space.quantity(f"{name}.score", POINTS)
    return space.finished()


def scores_features(scores: list[int], seat: int) -> Features:
    """The points of all seats, from the seat that looks on."""
    found = Features()
    for nth in range(len(scores)):
        found.floats.append(scores[(seat + nth) % len(scores)] / POINTS)
    return found
