"""Federations: which planets may be joined, and where their satellites go (GP-FED-21).

Let ``f(S)`` be the least number of satellites that link the clusters ``S`` and touch no other own cluster, and
``g(S)`` the least number if other own clusters may be touched and crossed. ``g(S)`` is also the least ``f(U)``
over all ``U`` that contain ``S``: whatever a cheapest link of ``S`` touches makes up such a ``U``, and a link of
``U`` links ``S``. A set is *sound* if its value suffices and ``f(S) = g(S)`` is within the budget; it is legal if
no sound set inside it has a smaller ``g``.

``g`` never falls when a set grows. So as soon as a sound set with ``c`` satellites is known, sets that contain it
are of interest only if they need no more than ``c``: this *cap* is passed on from set to set, and a set is looked
at only if every set with one cluster less is within its own cap. What remains are the sets that are still too
small in value, few because each cluster is worth at least 1, and those that cost not a single satellite more.
"""

from typing import Final

from astrarium.games.gaia.hexes import around, members
from astrarium.games.gaia.links import Links, Row, clusters, linked

LEGAL: Final = 0
NOT_USABLE: Final = 1  # a hex without a usable piece: that hex
NOT_WHOLE: Final = 2  # an adjacent own piece is left out: that hex
TOO_LITTLE: Final = 3  # power value: what there is, what is needed
TOO_FAR: Final = 4  # satellites: the number needed (0: not known, or no way at all), the budget
MUST_INCLUDE: Final = 5  # every cheapest link touches an own piece: a hex of it, satellites
SHORTER_WAY: Final = 6  # the cheapest link crosses an own piece that is not named: a hex of it, satellites
SMALLER_ONE: Final = 7  # part of these planets will do: its satellites, a hex that it spares

# Beyond these the exact number of satellites is not worth the wait for an error message.
FAR_CLUSTERS: Final = 6
FAR_SATELLITES: Final = 24


class Choice:
    """A legal set of planets: all its pieces but those of the base, its satellites, its whole value."""

    pieces: int
    satellites: int
    value: int

    def __init__(self, pieces: int, satellites: int, value: int) -> None:
        self.pieces = pieces
        self.satellites = satellites
        self.value = value


def choices(
    pieces: int,
    values: list[int],
    free: int,
    threshold: int,
    budget: int,
    base: int = 0,
    base_value: int = 0,
) -> list[Choice]:
    """Every legal choice of planets, fewest satellites first, then least value, fewest pieces (GP-FED-21)."""
    search = Search(pieces, values, free, threshold, budget, base, base_value)
    search.run((1 << len(search.homes)) - 1)
    search.found.sort(key=_rank)
    return search.found


def _rank(choice: Choice) -> tuple[int, int, int, list[int]]:
    places = members(choice.pieces)
    return choice.satellites, choice.value, len(places), places


def spots(chosen: int, others: int, free: int, placed: int, left: int) -> int:
    """The hexes of all cheapest completions, where the next satellite may go (GP-FED-12).

    ``chosen`` holds the pieces of the choice and the base, ``others`` the usable pieces outside, which no
    satellite may touch; ``left`` is the number of satellites that remain, the fewest that complete ``placed``.
    """
    if left < 1:
        return 0
    homes = clusters(chosen | placed)
    links = Links(homes, free & ~(others | around(others)))
    everything = (1 << len(homes)) - 1
    if not links.span(everything, left):
        return 0
    row = links.rows[everything]
    return row.layers[left - row.low] & links.free


def objection(
    named: int,
    pieces: int,
    values: list[int],
    free: int,
    threshold: int,
    budget: int,
    base: int = 0,
    base_value: int = 0,
) -> tuple[int, int, int]:
    """Why these planets are no legal choice: a reason and the two numbers that its constant explains (GP-FED-21)."""
    strange = named & ~pieces
    if strange:
        return NOT_USABLE, members(strange)[0], 0
    search = Search(pieces, values, free, threshold, budget, base, base_value)
    mask = 1 if base else 0
    for i, home in enumerate(search.homes):
        mask |= 1 << i if home & named else 0
    missing = search.territory(mask) & pieces & ~named
    if missing:
        return NOT_WHOLE, members(missing)[0], 0
    value = search.value(mask)
    if value < threshold or not mask:
        return TOO_LITTLE, value, threshold
    search.run(mask)
    return search.verdict(mask)


def is_choice(
    named: int,
    pieces: int,
    values: list[int],
    free: int,
    threshold: int,
    budget: int,
    base: int = 0,
    base_value: int = 0,
) -> bool:
    """Whether these planets are a legal choice (GP-FED-21)."""
    return objection(named, pieces, values, free, threshold, budget, base, base_value)[0] == LEGAL


class Search:
    """The walk over sets of clusters, from small to large; with a base, cluster 0 is the base."""

    homes: list[int]
    worth: list[int]
    pieces: int
    threshold: int
    budget: int
    based: bool
    links: Links
    found: list[Choice]

    def __init__(
        self,
        pieces: int,
        values: list[int],
        free: int,
        threshold: int,
        budget: int,
        base: int,
        base_value: int,
    ) -> None:
        self.pieces = pieces & ~base
        self.threshold = threshold
        self.budget = budget
        self.based = base != 0
        self.homes = [base] if base else []
        for home in clusters(pieces | base):
            if home & base:
                self.homes[0] |= home
            else:
                self.homes.append(home)
        self.worth = []
        for home in self.homes:
            worth = base_value if home & base else 0
            for place in members(home & self.pieces):
                worth += values[place]
            self.worth.append(worth)
        self.links = Links(self.homes, free)
        self.found = []

    def territory(self, mask: int) -> int:
        """The hexes of a set of clusters."""
        hexes = 0
        for i in members(mask):
            hexes |= self.homes[i]
        return hexes

    def value(self, mask: int) -> int:
        """The power value of a set of clusters (GP-FED-02)."""
        return sum([self.worth[i] for i in members(mask)])

    def run(self, eligible: int) -> None:
        """Find every legal set among the eligible clusters; the others can be crossed only."""
        if self.value(eligible) < self.threshold:
            return
        level: list[int] = []
        for i in members(eligible):
            if self.worth[i] >= self.threshold and (i == 0 or not self.based):
                self._accept(1 << i, 0, self.worth[i])
                if self.based:
                    return
            elif self.budget > 0:
                self.links.single(i, self.budget, self.worth[i])
                level.append(1 << i)
        singles = level
        while level:
            level = self._next(level, singles)

    def _next(self, level: list[int], singles: list[int]) -> list[int]:
        """The sets with one cluster more; those with the base first, because they set the caps of the others."""
        larger: list[int] = []
        for with_base in (1, 0):
            for mask in level:
                if self.based and mask & 1 != with_base:
                    continue
                for bit in singles:
                    if bit > mask and self._weigh(mask, bit):
                        larger.append(mask | bit)
            if not self.based:
                break
        return larger

    def _weigh(self, mask: int, bit: int) -> bool:
        """Whether a set with one cluster more can be legal or a part of something legal."""
        cluster = bit.bit_length() - 1
        row = self.links.rows[mask]
        low = self.links.meeting(mask, cluster, row.cap)
        if low > row.cap:
            return False
        union = mask | bit
        cap = self._cap(union)
        if low > cap:
            return False
        value = row.value + self.worth[cluster]
        row = Row(low, cap, value)
        if value < self.threshold or (self.based and not mask & 1):
            self.links.fill(union, row, cap)
            return True
        self.links.fill(union, row, low)
        if self._sound(union, row):
            self._accept(union, low, value)
            row.cap = low
        else:
            self.links.fill(union, row, cap)
        return True

    def _cap(self, union: int) -> int:
        """More satellites than a sound set inside it needs make a set illegal (GP-FED-11); -1 if already too many.

        A set without the base can only serve sets with it, so what they contain counts as well.
        """
        cap = self.budget
        baseless = self.based and not union & 1
        rest = union
        while rest:
            bit = rest & -rest
            rest ^= bit
            row = self.links.rows.get(union ^ bit)
            if row is None:
                return -1
            cap = min(cap, row.cap)
            if baseless:
                row = self.links.rows.get(union ^ bit | 1)
                if row is None:
                    return -1
                cap = min(cap, row.cap)
        return cap

    def _sound(self, mask: int, row: Row) -> bool:
        """Whether some cheapest link of the set touches no cluster outside it (GP-FED-12, -21)."""
        best = row.layers[0]
        clear = best & ~around(self.links.land & ~self.territory(mask))
        if clear == best:
            return True
        if clear.bit_count() < row.low:
            return False
        return linked([self.homes[i] for i in members(mask)], clear, row.low)

    def _accept(self, mask: int, satellites: int, value: int) -> None:
        self.found.append(Choice(self.territory(mask) & self.pieces, satellites, value))

    def verdict(self, mask: int) -> tuple[int, int, int]:
        """What speaks against a set, once all sets inside it have been looked at."""
        named = self.territory(mask) & self.pieces
        least: Choice | None = None
        for choice in self.found:
            if choice.pieces == named:
                return LEGAL, 0, 0
            if least is None or choice.satellites < least.satellites:
                least = choice
        row = self.links.rows.get(mask)
        if row is not None:
            return self._detour(mask, row)
        if least is not None:
            return SMALLER_ONE, least.satellites, members(named & ~least.pieces)[0]
        return TOO_FAR, self._distance(mask), self.budget

    def _detour(self, mask: int, row: Row) -> tuple[int, int, int]:
        """The own piece that every cheapest link touches, or that a cheaper one crosses (R-85)."""
        others = self.links.land & ~self.territory(mask)
        other = members(around(row.layers[0]) & others)[0]
        inside = [self.homes[i] for i in members(mask)]
        if linked(inside, self.links.free, row.low):
            return MUST_INCLUDE, other, row.low
        return SHORTER_WAY, other, row.low

    def _distance(self, mask: int) -> int:
        """How many satellites a set needs that is beyond the budget; 0 if that is not known."""
        if mask.bit_count() > FAR_CLUSTERS:
            return 0
        links = Links(self.homes, self.links.free)
        if not links.span(mask, FAR_SATELLITES):
            return 0
        return links.rows[mask].low
