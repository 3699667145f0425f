"""What the search for federations builds: parts of them, where they can go on, and what is found."""

from typing import Final

HOPELESS: Final = 0
"""The hexes of a set that cannot become worth enough with the satellites that are left."""


class Choice:
    """A legal set of planets: all its pieces but those of the base, its satellites, its whole value."""

    pieces: int
    satellites: int
    value: int

    def __init__(self, pieces: int, satellites: int, value: int) -> None:
        self.pieces = pieces
        self.satellites = satellites
        self.value = value


class Part:
    """What may become a federation: a set of clusters and the ways to link them that touch no other.

    ``enough``: it has the value and the base;
    ``number`` counts them; ``cost`` is the number of satellites that link it (0: not known yet), ``bound`` one that
    surely does, by whatever way; ``calm`` holds the hexes that touch no other cluster, ``rim`` those next to its own;
    ``seen`` the hexes on which a last satellite was tried, ``fresh`` those of the present number.
    """

    mask: int
    number: int
    live: bool
    enough: bool
    value: int
    cost: int
    bound: int
    rim: int
    calm: int
    seen: int
    fresh: int

    def __init__(self, mask: int, number: int, live: bool) -> None:
        self.mask = mask
        self.number = number
        self.live = live
        self.enough = False
        self.value = 0
        self.cost = 0
        self.bound = 0
        self.rim = 0
        self.calm = 0
        self.seen = 0
        self.fresh = 0


class Tip:
    """The hexes on which the last satellite of a part can stand, for one number of satellites; its clusters, too."""

    part: Part
    mask: int
    value: int
    hexes: int

    def __init__(self, part: Part, hexes: int) -> None:
        self.part = part
        self.mask = part.mask
        self.value = part.value
        self.hexes = hexes
