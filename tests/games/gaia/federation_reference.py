"""Legal federations, straight from the words of GP-FED-21: slow, and nothing shared with what is tested.

``Tiny`` tries every set of satellites on 19 hexes. ``Slow`` is for whole maps: Steiner trees by the textbook, one
hex at a time, and every set of planets compared with every set inside it. Both know hexes as ``(q, r)`` only.
"""

import heapq
import random
from functools import cached_property
from itertools import combinations

Pair = tuple[int, int]
Legal = dict[frozenset[Pair], int]
"""The planets of every legal choice, without the base, and the satellites that they need."""

SIDES = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
FAR = 99


def disc(radius: int) -> list[Pair]:
    span = range(-radius, radius + 1)
    return [(q, r) for r in span for q in span if abs(q + r) <= radius]


def beside(place: Pair) -> list[Pair]:
    return [(place[0] + dq, place[1] + dr) for dq, dr in SIDES]


def groups(places: set[Pair]) -> list[frozenset[Pair]]:
    """The sets that hang together."""
    rest = set(places)
    found = []
    while rest:
        group = {rest.pop()}
        edge = set(group)
        while edge:
            edge = {near for place in edge for near in beside(place)} & rest
            group |= edge
            rest -= edge
        found.append(frozenset(group))
    return found


class Ground:
    """Own pieces and their values, free hexes, what is needed and what can be paid; the base is one piece of land."""

    def __init__(
        self,
        values: dict[Pair, int],
        free: set[Pair],
        threshold: int,
        budget: int,
        base: frozenset[Pair] = frozenset(),
        base_value: int = 0,
    ) -> None:
        self.values = values
        self.free = free
        self.threshold = threshold
        self.budget = budget
        self.base = base
        self.base_value = base_value

    def worth(self, pieces: frozenset[Pair]) -> int:
        return self.base_value + sum(value for place, value in self.values.items() if place in pieces)

    def enough(self, pieces: frozenset[Pair]) -> bool:
        return self.worth(pieces) >= self.threshold

    def parts(self, pieces: frozenset[Pair]) -> list[frozenset[Pair]]:
        """What is left of some pieces, the base aside, when one or more are left out."""
        loose = sorted(pieces - self.base)
        return [
            frozenset(some) | (pieces & self.base)
            for count in range(len(loose))
            for some in combinations(loose, count)
        ]


class Tiny(Ground):
    """A random position on 19 hexes, in which every set of satellites is tried."""

    def __init__(self, seed: int) -> None:
        chance = random.Random(seed)
        places = disc(2)
        chance.shuffle(places)
        count = chance.randint(2, 8)
        values = {place: chance.choice([1, 1, 1, 2, 2, 3]) for place in places[:count]}
        free = [place for place in places[count:] if chance.random() < 0.8][:9]
        super().__init__(values, set(free), chance.randint(3, 8), chance.randint(0, 5))
        if seed % 3 == 0:
            self.base = chance.choice(groups(set(values)))
            self.base_value = chance.randint(1, 6)
            self.values = {place: value for place, value in values.items() if place not in self.base}
        self.own = frozenset(values)

    @cached_property
    def tried(self) -> list[tuple[frozenset[Pair], list[frozenset[Pair]]]]:
        """Every set of satellites that can be paid, the fewest first, and what it makes hang together."""
        return [
            (frozenset(some), groups(set(self.own) | set(some)))
            for count in range(min(self.budget, len(self.free)) + 1)
            for some in combinations(sorted(self.free), count)
        ]

    def fewest(self, pieces: frozenset[Pair]) -> int:
        """The fewest satellites that link some pieces, whatever else they touch."""
        for satellites, linked in self.tried:
            if any(pieces <= group for group in linked):
                return len(satellites)
        return FAR

    def ways(self) -> dict[frozenset[Pair], list[frozenset[Pair]]]:
        """Of every legal set of pieces, the base included, all the sets of satellites that will do."""
        closed: dict[frozenset[Pair], list[frozenset[Pair]]] = {}
        for satellites, linked in self.tried:
            for group in linked:
                pieces = group & self.own
                if satellites <= group and self.base <= group and pieces and self.enough(pieces):
                    closed.setdefault(pieces, []).append(satellites)
        legal = {}
        for pieces, ways in closed.items():
            needed = self.fewest(pieces)
            cheapest = [way for way in ways if len(way) == needed]
            if cheapest and not self.spare(pieces, needed):
                legal[pieces] = cheapest
        return legal

    def spare(self, pieces: frozenset[Pair], needed: int) -> bool:
        """Whether something can be left out so that fewer satellites will do (R-92)."""
        return any(self.fewest(part) < needed for part in self.parts(pieces) if part and self.enough(part))

    def legal(self) -> Legal:
        return {pieces - self.base: len(ways[0]) for pieces, ways in self.ways().items()}


class Slow(Ground):
    """The same for maps of any size; what hangs together is one *land*."""

    @cached_property
    def lands(self) -> list[frozenset[Pair]]:
        loose = groups(set(self.values) - self.base)
        if not self.base:
            return loose
        joined = [land for land in loose if any(near in self.base for place in land for near in beside(place))]
        return [self.base.union(*joined), *[land for land in loose if land not in joined]]

    def legal(self) -> Legal:
        everything = range(len(self.lands))
        fewest = trees(self.lands, self.free)
        sets = [frozenset(some) for count in range(len(self.lands) + 1) for some in combinations(everything, count)]
        enough = [some for some in sets if some and self.enough(self.pieces(some)) and (not self.base or 0 in some)]
        found: Legal = {}
        for some in enough:
            needed = fewest[some]
            if needed > self.budget or any(part < some and fewest[part] < needed for part in enough):
                continue
            if self.alone(some) == needed:
                found[self.pieces(some) - self.base] = needed
        return found

    def pieces(self, some: frozenset[int]) -> frozenset[Pair]:
        return frozenset[Pair]().union(*(self.lands[i] for i in some))

    def alone(self, some: frozenset[int]) -> int:
        """The fewest satellites that link some lands and touch no other."""
        others = set(self.pieces(frozenset(range(len(self.lands))) - some))
        free = self.free - {near for place in others for near in beside(place)}
        return trees([self.lands[i] for i in sorted(some)], free)[frozenset(range(len(some)))]


def trees(lands: list[frozenset[Pair]], free: set[Pair]) -> dict[frozenset[int], int]:
    """The fewest satellites for every set of lands: Dreyfus and Wagner with the cost on the hexes."""
    number: dict[Pair, int] = {}
    for i, land in enumerate(lands):
        for place in land:
            number[place] = i
    hexes = sorted(free - set(number))
    for i, place in enumerate(hexes, len(lands)):
        number[place] = i
    cost = [0] * len(lands) + [1] * len(hexes)
    near: list[set[int]] = [set() for _ in cost]
    for place, i in number.items():
        near[i] |= {number[other] for other in beside(place) if other in number and number[other] != i}
    # The cost of a tree that holds these lands and this node, the node included.
    table: dict[int, list[int]] = {}
    for mask in range(1, 1 << len(lands)):
        least = [FAR] * len(cost)
        if mask & (mask - 1) == 0:
            least[mask.bit_length() - 1] = 0
        part = (mask - 1) & mask
        while part:
            one, other = table[part], table[mask ^ part]
            least = [min(now, a + b - c) for now, a, b, c in zip(least, one, other, cost, strict=True)]
            part = (part - 1) & mask
        queue = [(far, i) for i, far in enumerate(least) if far < FAR]
        heapq.heapify(queue)
        while queue:
            far, i = heapq.heappop(queue)
            if far > least[i]:
                continue
            for j in near[i]:
                if far + cost[j] < least[j]:
                    least[j] = far + cost[j]
                    heapq.heappush(queue, (least[j], j))
        table[mask] = least
    return {frozenset(i for i in range(len(lands)) if mask >> i & 1): min(least) for mask, least in table.items()} | {
        frozenset(): 0
    }
