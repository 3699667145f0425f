"""Sets of clusters, asked again and again whether one of them lies within another set."""

from typing import Final, final

FEW: Final = 24
"""So many are looked at one by one."""
NONE: Final[list[int]] = []


@final
class Sets:
    """Sets of clusters; many of them are found by their two lowest clusters, which the other set must have, too."""

    all: list[int]
    by_lowest: dict[int, list[int]]

    def __init__(self) -> None:
        self.all = []
        self.by_lowest = {}

    def add(self, each: int) -> None:
        """One more."""
        self.all.append(each)
        lowest = each & -each
        rest = each ^ lowest
        self.by_lowest.setdefault(lowest | rest & -rest, []).append(each)

    def any_within(self, mask: int) -> bool:
        """Whether one of them lies in this set."""
        outside = ~mask
        if len(self.all) <= FEW:
            return any(not each & outside for each in self.all)
        left = mask
        while left:
            lowest = left & -left
            left ^= lowest
            second = left
            # With the lowest cluster alone, then with each of the others.
            pair = lowest
            while True:
                for each in self.by_lowest.get(pair, NONE):
                    if not each & outside:
                        return True
                if not second:
                    break
                pair = lowest | second & -second
                second &= second - 1
        return False
