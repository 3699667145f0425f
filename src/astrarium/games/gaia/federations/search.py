"""The search for legal federations (GP-FED-21): which clusters, and with how many satellites.

Let ``f(S)`` be the least number of satellites that link the clusters ``S`` and touch no other own cluster,
and ``g(S)`` the least number if other own clusters may be touched and crossed. ``g(S)`` is also the least
``f(U)`` over all ``U`` that contain ``S``: what a cheapest link of ``S`` touches makes up such a ``U``, and a
link of ``U`` links ``S``. A set is *enough* if its value suffices. It is *sound* if it is enough and ``f(S) =
g(S)`` is within the budget. It is legal if it is sound and nothing can be spared: no set inside it that is
enough has a smaller ``g``, whatever a link of that set takes along (R-92).

The search builds connected sets of satellites together with exactly the clusters that they touch, cheapest
first: by one more satellite, by joining two that meet on a satellite, by joining two that meet in a cluster.
What it builds can be part of a legal federation only if

- it contains no set that is enough and known to need fewer satellites, since the whole would contain it too;
- no other way, across whatever clusters, links the same clusters to the same last hex with fewer, since the
  whole could then be linked with fewer.

Both prune hard. Every cluster is worth at least 1, so a handful reaches the threshold; and satellites that go
far touch a further cluster or lose against the way across it. A sound set that is left has its smallest sets
that are enough looked at one by one.

By version 1 of the rules a set was compared only with sound ones (``lenient``).
"""

from astrarium.games.gaia.federations.links import Links, clusters
from astrarium.games.gaia.federations.parts import HOPELESS, Choice, Part, Tip
from astrarium.games.gaia.federations.sets import Sets
from astrarium.games.gaia.map.hexes import around, members


class Search:
    """The parts of federations on one map; with a base, which every federation contains, it is cluster 0."""

    homes: list[int]
    worth: list[int]
    pieces: int
    threshold: int
    budget: int
    based: bool
    lenient: bool
    eligible: int
    richest: int
    links: Links
    ways: list[list[int]]
    apart: list[list[int]]
    zones: dict[int, int]
    parts: dict[int, Part]
    linked: list[Part]
    pending: list[dict[int, int]]
    tips: list[list[Tip]]
    enough: Sets
    found: list[Choice]
    smaller: list[tuple[int, int]]

    def __init__(
        self,
        pieces: int,
        values: list[int],
        free: int,
        threshold: int,
        budget: int,
        base: int,
        base_value: int,
        lenient: bool,
    ) -> None:
        self.pieces = pieces & ~base
        self.threshold = threshold
        self.budget = budget
        self.based = base != 0
        self.lenient = lenient
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
        self.eligible = 0
        # The most value that one satellite more can bring.
        self.richest = 0
        self.links = Links(self.homes, free)
        self.ways = []
        self.apart = []
        self.zones = {}
        self.parts = {}
        # Those of them that have a cost, in the same order: a few of very many.
        self.linked = []
        self.pending = [{} for _ in range(budget + 1)]
        self.tips = [[] for _ in range(budget + 1)]
        # Sets that are enough and need fewer satellites than all that is still to come.
        self.enough = Sets()
        self.found = []
        # Those of them that are not legal themselves, with a number of satellites that will do.
        self.smaller = []

    def territory(self, mask: int) -> int:
        """The hexes of a set of clusters."""
        hexes = 0
        for i in members(mask):
            hexes |= self.homes[i]
        return hexes

    def value(self, mask: int) -> int:
        """The power value of a set of clusters (GP-FED-02)."""
        value = 0
        for i in members(mask):
            value += self.worth[i]
        return value

    def run(self, eligible: int) -> None:
        """Find every legal set among the eligible clusters; the others can only stand in the way."""
        self.eligible = eligible
        if self.value(eligible) < self.threshold:
            return
        for i in members(eligible):
            if self.worth[i] >= self.threshold and (i == 0 or not self.based):
                self.found.append(self._choice(1 << i, 0, self.worth[i]))
                self.enough.add(1 << i)
        if self.budget < 1 or (self.based and self.enough.all):
            return
        self._survey()
        # Every tree has a middle, a satellite or cluster from which no branch holds more than half of its
        # satellites. Only branches have to grow; the rest is joining them in the middle.
        half = self.budget // 2
        for c in range(1, self.budget + 1):
            if 1 < c <= half + 1:
                self._grow(c)
            self._settle(c)

    def _survey(self) -> None:
        """Measure the ways from each cluster, and sort the free hexes by the clusters that they touch."""
        count = len(self.homes)
        for i in range(count):
            self.links.extend(1 << i, self.budget)
            self.ways.append(self.links.rows[1 << i].layers)
            self.apart.append([0] * count)
            for j in range(i):
                steps = self.links.least(1 << i | 1 << j, self.budget)
                self.apart[i][j] = steps
                self.apart[j][i] = steps
        touching = 0
        for rim in self.links.rims:
            touching |= rim
        for place in members(touching):
            mask = 0
            for i, rim in enumerate(self.links.rims):
                if rim >> place & 1:
                    mask |= 1 << i
            if not mask & ~self.eligible:
                self.zones[mask] = self.zones.get(mask, 0) | 1 << place
        for mask, zone in self.zones.items():
            self.pending[1][mask] = zone
            self.richest = max(self.richest, self.value(mask))

    def _grow(self, c: int) -> None:
        """Put one more satellite next to the last one or to a cluster of the part."""
        pending = self.pending[c]
        for part in self.parts.values():
            if not part.live:
                continue
            near = around(part.fresh) & self.links.free if part.fresh else 0
            part.fresh = 0
            if part.cost == c - 1:
                near |= part.rim
            near &= ~part.seen
            calm = near & part.calm
            if calm:
                pending[part.mask] = pending.get(part.mask, 0) | calm
                near ^= calm
            if near:
                for mask, zone in self.zones.items():
                    hit = near & zone
                    if hit:
                        union = part.mask | mask
                        pending[union] = pending.get(union, 0) | hit

    def _settle(self, c: int) -> None:
        """Take in all that can be linked with ``c`` satellites."""
        enough: list[int] = []
        for mask, hexes in self.pending[c].items():
            if hexes == HOPELESS:
                continue
            part = self.parts.get(mask)
            if part is None:
                part = self._part(mask)
                self.parts[mask] = part
            hexes &= ~part.seen
            if not part.live or not hexes:
                continue
            if part.cost == 0 and (part.enough or c <= part.bound):
                within = self._complete(part, c)
                if within:
                    enough.append(within)
                    continue
            hexes &= self.links.free
            part.seen |= hexes
            part.fresh = self._useful(part, hexes, c)
            if part.fresh and c > 1:
                self._branch(part, c)
        self._bury(enough)

    def _part(self, mask: int) -> Part:
        part = Part(mask, len(self.parts), not self._contains(mask, self.enough))
        if part.live:
            part.value = self.value(mask)
            part.enough = part.value >= self.threshold and (not self.based or mask & 1 == 1)
            part.bound = self._chain(mask)
            inside = self.territory(mask)
            part.rim = around(inside) & self.links.free
            part.calm = self.links.free & ~around(self.links.land & ~inside)
        return part

    def _contains(self, mask: int, enough: Sets) -> bool:
        """Whether one of these sets lies in this set, to which the base will come anyway."""
        return enough.any_within(mask | 1 if self.based else mask)

    def _chain(self, mask: int) -> int:
        """A number of satellites that surely links a set: one cluster after another, the nearest first."""
        rest = members(mask)
        near = self.apart[rest.pop()]
        total = 0
        while rest:
            best = 0
            for k in range(1, len(rest)):
                if near[rest[k]] < near[rest[best]]:
                    best = k
            nearest = rest.pop(best)
            total += near[nearest]
            near = [min(a, b) for a, b in zip(near, self.apart[nearest])]
        return total

    def _complete(self, part: Part, c: int) -> int:
        """Take note that ``c`` satellites link a part; a set in it that is enough ends what contains it.

        While value or base are missing, there is none. If other clusters offer a shorter way (GP-FED-12), it is
        the part itself; otherwise one that can spare a cluster and a satellite (R-92), or a legal federation.
        """
        if not part.enough:
            part.cost = c
            part.bound = c
            self._attach(part, c)
            return 0
        if c <= part.bound:
            part.bound = self.links.least(part.mask, c - 1)
        if part.bound < c:
            return 0 if self.lenient else self._smaller(part.mask, part.bound)
        if not self.lenient:
            within = self._spared(part.mask, part.value - self.threshold, 0, c)
            if within:
                return self._smaller(within, self.links.least(within, c - 1))
        self.found.append(self._choice(part.mask, c, part.value))
        return part.mask

    def _spared(self, mask: int, surplus: int, first: int, c: int) -> int:
        """A smallest set that is enough, without clusters from ``first`` on, and needs less than ``c``, or 0.

        A larger set never needs fewer satellites, so the smallest ones tell for all.
        """
        smallest = True
        for i in members(mask):
            if self.worth[i] > surplus or (self.based and i == 0):
                continue
            smallest = False
            if i >= first:
                within = self._spared(mask ^ 1 << i, surplus - self.worth[i], i + 1, c)
                if within:
                    return within
        return mask if smallest and self.links.least(mask, c - 1) < c else 0

    def _attach(self, part: Part, c: int) -> None:
        """Parts that share a cluster make a larger one, which needs the satellites of both."""
        place = len(self.linked)
        while place and self.linked[place - 1].number > part.number:
            place -= 1
        self.linked.insert(place, part)
        for other in self.linked:
            shared = part.mask & other.mask
            total = other.cost + c
            if not shared or total > self.budget:
                continue
            if shared != part.mask and shared != other.mask:
                # The shared cluster is the hex where they meet; it says that the union is linked.
                pending = self.pending[total]
                union = part.mask | other.mask
                pending[union] = pending.get(union, 0) | self.homes[shared.bit_length() - 1]

    def _branch(self, part: Part, c: int) -> None:
        """Parts that meet on a satellite make a larger one, which needs that satellite only once."""
        mask = part.mask
        fresh = part.fresh
        for b in range(2, min(c, self.budget + 1 - c) + 1):
            pending = self.pending[b + c - 1]
            # The satellites that are left bring no more than the rest of the value.
            least = self.threshold - (self.budget + 1 - b - c) * self.richest
            for tip in self.tips[b]:
                if tip.value + part.value < least:
                    continue
                # Small numbers first: a set of hexes is a long one.
                union = mask | tip.mask
                if union == mask or union == tip.mask:
                    continue
                hit = fresh & tip.hexes
                if hit:
                    known = pending.get(union)
                    if known is None:
                        pending[union] = hit if self.value(union) >= least else HOPELESS
                    elif known:
                        pending[union] = known | hit
        self.tips[c].append(Tip(part, part.fresh))

    def _useful(self, part: Part, hexes: int, c: int) -> int:
        """Keep the hexes that no shorter way reaches and from which the budget reaches a further cluster."""
        slack = c - 1 - part.bound
        left = self.budget + 1 - c
        ahead = 0
        for i, way in enumerate(self.ways):
            if part.mask >> i & 1:
                if slack > 0:
                    hexes &= ~way[slack - 1]
            elif self.eligible >> i & 1:
                ahead |= way[left - 1]
        return hexes & ahead

    def _smaller(self, mask: int, satellites: int) -> int:
        """Take note of a set that is enough with so many satellites."""
        self.smaller.append((mask, satellites))
        return mask

    def _choice(self, mask: int, satellites: int, value: int) -> Choice:
        return Choice(self.territory(mask) & self.pieces, satellites, value)

    def _bury(self, enough: list[int]) -> None:
        """Nothing that contains a set which is enough and needs more satellites is legal (GP-FED-11)."""
        if not enough:
            return
        new = Sets()
        for each in enough:
            self.enough.add(each)
            new.add(each)
        for part in self.parts.values():
            if part.live and self._contains(part.mask, new):
                part.live = False
        self.linked = [part for part in self.linked if part.live]
        for b in range(len(self.tips)):
            self.tips[b] = [tip for tip in self.tips[b] if tip.part.live]
