"""Links between clusters of pieces: how few satellites join them, and on which hexes.

A cluster is a set of pieces that hang together; it is crossed at no cost. A satellite costs one. The cheapest
link of a set of clusters is a Steiner tree, found here with the recursion of Dreyfus and Wagner over sets of
clusters, all hexes at once: a row of the table holds, layer by layer, the set of hexes in some tree.

Layer ``c`` of the row of ``mask`` (bit ``i`` = cluster ``i``) holds

- the free hexes that lie in a connected set which holds these clusters and at most ``c`` satellites,
- the clusters, whole, that lie in one with at most ``c - 1`` satellites.

So a hex in layer ``a`` of one row and in layer ``b`` of another is in layer ``a + b - 1`` of their union, be
it a satellite (paid twice, needed once) or a cluster: one ``&`` for both.
"""

from astrarium.games.gaia.map.hexes import around


def clusters(pieces: int) -> list[int]:
    """Adjacent pieces hang together (GP-FED-03); the groups come in the order of their lowest hex."""
    found: list[int] = []
    while pieces:
        group = pieces & -pieces
        edge = group
        while edge:
            edge = around(edge) & pieces & ~group
            group |= edge
        found.append(group)
        pieces &= ~group
    return found


class Row:
    """The trees of a set of clusters: layers ``low``, the first with a hex, to ``top``, the last known.

    The rows of all its subsets are known, too, up to layer ``spanned``; so many satellites as ``failed`` do not link
    it.
    """

    low: int
    top: int
    spanned: int
    failed: int
    layers: list[int]

    def __init__(self) -> None:
        self.low = 0
        self.top = 0
        self.spanned = 0
        self.failed = 0
        self.layers = []


class Links:
    """The table of trees on one map; rows and layers are added when they are asked for."""

    homes: list[int]
    rims: list[int]
    free: int
    land: int
    rows: dict[int, Row]

    def __init__(self, homes: list[int], free: int) -> None:
        self.homes = homes
        self.land = 0
        for home in homes:
            self.land |= home
        self.free = free & ~self.land
        self.rims = [around(home) & self.free for home in homes]
        self.rows = {}

    def layer(self, mask: int, c: int) -> int:
        """A layer of a row that is known so far."""
        row = self.rows[mask]
        return row.layers[c - row.low] if row.low and c >= row.low else 0

    def least(self, mask: int, limit: int) -> int:
        """The fewest satellites that link two or more clusters, or ``limit + 1`` if ``limit`` are too few."""
        last = mask.bit_length() - 1
        rest = mask ^ 1 << last
        return self._meeting(rest, last, 1, limit) if self.span(rest, limit) else limit + 1

    def span(self, mask: int, limit: int) -> bool:
        """Whether so many satellites link a set; if so, the rows of all its subsets are known up to there."""
        row = self.rows.get(mask)
        if row is None:
            row = Row()
            self.rows[mask] = row
        if limit <= row.failed:
            return False
        if limit <= row.spanned:
            # No subset needs more than the whole.
            return row.low <= limit
        rest = mask
        while rest:
            less = mask ^ (rest & -rest)
            if less and not self.span(less, limit):
                row.failed = limit
                return False
            rest &= rest - 1
        if not self.extend(mask, limit):
            row.failed = limit
            return False
        row.spanned = limit
        return True

    def extend(self, mask: int, last: int) -> bool:
        """Make a row known up to a layer, all its subsets being so already; false if it is still empty."""
        row = self.rows.get(mask)
        if row is None:
            row = Row()
            self.rows[mask] = row
        if row.top < last:
            self._prolong(mask, row, last)
            row.top = last
        return 0 < row.low <= last

    def _prolong(self, mask: int, row: Row, last: int) -> None:
        rest = mask & (mask - 1)
        cluster = (mask ^ rest).bit_length() - 1
        if not row.low:
            row.low = self._meeting(rest, cluster, row.top + 1, last) if rest else 1
            if row.low > last:
                row.low = 0
                return
        first = row.low + len(row.layers)
        joined = [0] * (last - first + 1)
        if not rest and first == 1:
            joined[0] = self.homes[cluster]
        part = rest
        while part and part != mask:
            _join(self.rows[part], self.rows[mask ^ part], joined, first)
            part = (part - 1) & rest
        self._grow(row.layers, joined)

    def _meeting(self, mask: int, cluster: int, first: int, last: int) -> int:
        """The first of these layers in which the trees of a set touch one more cluster, or ``last + 1``."""
        row = self.rows[mask]
        rim = self.rims[cluster]
        for c in range(max(first, row.low), last + 1):
            if row.layers[c - row.low] & rim:
                return c
        return last + 1

    def _grow(self, layers: list[int], joined: list[int]) -> None:
        """Each further satellite takes a tree one hex on; clusters that it touches come in at no cost."""
        before = layers[-1] if layers else 0
        for found in joined:
            if before:
                found |= around(before & self.free)
            now = found & self.free | before
            met = found & self.land & ~before
            if met:
                for i, home in enumerate(self.homes):
                    if met & home:
                        now |= home | self.rims[i]
            layers.append(now)
            before = now


def _join(one: Row, two: Row, joined: list[int], first: int) -> None:
    """Trees of two sets that share a hex make a tree of their union."""
    below = one.low + two.low - 1
    layers = one.layers
    others = two.layers
    for k in range(max(0, below - first), len(joined)):
        found = joined[k]
        b = first + k - below
        for a in range(b + 1):
            found |= layers[a] & others[b - a]
        joined[k] = found
