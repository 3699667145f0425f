"""Links between clusters of pieces: how few satellites join them, and on which hexes.

A cluster is a set of pieces that hang together; it is crossed at no cost. A satellite costs one. The cheapest
link of a set of clusters is a Steiner tree, found here with the recursion of Dreyfus and Wagner over sets of
clusters, all hexes at once: a row of the table holds, layer by layer, the set of hexes in some tree.

Layer ``c`` of the row of ``mask`` (bit ``i`` = cluster ``i``) holds

- the free hexes that lie in a connected set which holds these clusters and at most ``c`` satellites,
- the clusters, whole, that lie in one with at most ``c - 1`` satellites.

So a hex in layer ``a`` of one row and in layer ``b`` of another is in layer ``a + b - 1`` of their union, be it a
satellite (paid twice, needed once) or a cluster: one ``&`` for both.
"""

from astrarium.games.gaia.hexes import around


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
    """The trees that link one set of clusters; ``layers[0]`` is the layer ``low``, the first that is not empty."""

    low: int
    cap: int
    value: int
    layers: list[int]

    def __init__(self, low: int, cap: int, value: int) -> None:
        self.low = low
        self.cap = cap
        self.value = value
        self.layers = []


class Links:
    """The table of trees on one map: rows are added by the caller, smaller sets before larger ones."""

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

    def single(self, cluster: int, cap: int, value: int) -> None:
        """Add the row of one cluster: what lies within so many satellites of it."""
        row = Row(1, cap, value)
        row.layers.append(self.homes[cluster] | self.rims[cluster])
        self.rows[1 << cluster] = row
        self._grow(row, [0] * (cap - 1))

    def meeting(self, mask: int, cluster: int, cap: int) -> int:
        """The fewest satellites that link a set with one more cluster, or ``cap + 1`` if ``cap`` are too few."""
        row = self.rows[mask]
        rim = self.rims[cluster]
        for c in range(row.low, cap + 1):
            if row.layers[c - row.low] & rim:
                return c
        return cap + 1

    def fill(self, mask: int, row: Row, last: int) -> None:
        """Add to a row the layers that it lacks, up to ``last``."""
        first = row.low + len(row.layers)
        if first > last:
            return
        joined = [0] * (last - first + 1)
        rest = mask & (mask - 1)
        part = rest
        while part:
            self._join(self.rows[part], self.rows[mask ^ part], joined, first)
            part = (part - 1) & rest
        self.rows[mask] = row
        self._grow(row, joined)

    def _join(self, one: Row, two: Row, joined: list[int], first: int) -> None:
        """Trees of two sets that share a hex make a tree of their union."""
        low = one.low
        low_two = two.low
        layers = one.layers
        layers_two = two.layers
        c = max(first, low + low_two - 1)
        last = first + len(joined)
        while c < last:
            found = joined[c - first]
            a = 0
            b = c + 1 - low - low_two
            while b >= 0:
                found |= layers[a] & layers_two[b]
                a += 1
                b -= 1
            joined[c - first] = found
            c += 1

    def _grow(self, row: Row, joined: list[int]) -> None:
        """Each further satellite takes a tree one hex on; clusters that it touches come in at no cost."""
        layers = row.layers
        before = layers[-1] if layers else 0
        for found in joined:
            if before:
                found |= around(before & self.free) | before
            now = found & self.free | before
            met = found & self.land & ~before
            if met:
                for i, home in enumerate(self.homes):
                    if met & home:
                        now |= home | self.rims[i]
            layers.append(now)
            before = now

    def span(self, mask: int, cap: int) -> bool:
        """Add the rows of all subsets of a set, itself included, if ``cap`` satellites can link it."""
        part = -mask & mask
        while part:
            rest = part & (part - 1)
            cluster = (part ^ rest).bit_length() - 1
            if not rest:
                self.single(cluster, cap, 0)
            else:
                low = self.meeting(rest, cluster, cap)
                if low > cap:
                    return False
                self.fill(part, Row(low, cap, 0), cap)
            part = (part - mask) & mask
        return True


def linked(homes: list[int], free: int, cap: int) -> bool:
    """Whether so many satellites on these free hexes can link all these clusters."""
    links = Links(homes, free)
    last = len(homes) - 1
    rest = (1 << last) - 1
    return links.span(rest, cap) and links.meeting(rest, last, cap) <= cap
