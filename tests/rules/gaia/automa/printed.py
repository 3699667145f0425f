"""What is printed on the decision cards and faction cards, as the tests expect it."""

from typing import NamedTuple


class Printed(NamedTuple):
    """A decision card, part by part."""

    green: bool
    slot: int
    red_x: bool
    booster: str
    action: str
    vp: int
    final: str
    range: int
    arrow: str
    side: str
    number: int


CARDS = {
    "1": Printed(True, 1, True, "left", "upgrade", 1, "upper", 4, "down", "right", 1),
    "2": Printed(True, 2, True, "middle", "upgrade", 1, "lower", 2, "down", "right", 2),
    "3": Printed(False, 3, True, "right", "highest", 1, "upper", 2, "down", "right", 3),
    "4": Printed(True, 4, False, "left", "mine", 1, "none", 2, "up", "left", 4),
    "5": Printed(True, 5, True, "middle", "power", 1, "lower", 2, "up", "left", 5),
    "6": Printed(False, 1, False, "right", "mine", 3, "upper", 2, "down", "left", 1),
    "7": Printed(True, 2, False, "right", "random", 0, "upper", 2, "down", "right", 4),
    "8": Printed(False, 3, True, "middle", "mine", 3, "lower", 4, "up", "left", 1),
    "9": Printed(False, 4, False, "right", "faction", 0, "lower", 2, "up", "left", 2),
    "10": Printed(False, 5, True, "left", "upgrade", 3, "upper", 2, "up", "left", 3),
    "11": Printed(False, 1, False, "middle", "upgrade", 2, "lower", 4, "down", "right", 1),
    "12": Printed(False, 2, True, "right", "power", 3, "upper", 2, "up", "left", 1),
    "13": Printed(True, 3, False, "right", "faction", 0, "none", 2, "up", "left", 2),
    "14": Printed(False, 4, False, "middle", "power", 3, "lower", 2, "up", "left", 3),
    "15": Printed(False, 5, False, "left", "highest", 1, "upper", 2, "up", "right", 2),
    "16": Printed(False, 1, True, "left", "power", 3, "upper", 2, "down", "right", 3),
    "17": Printed(False, 2, False, "left", "random", 2, "lower", 2, "down", "right", 5),
}

FACTIONS = {
    "terrans": "terra",
    "xenos": "desert",
    "taklons": "swamp",
    "hadsch_hallas": "oxide",
    "geodens": "volcanic",
    "firaks": "titanium",
    "itars": "ice",
}
"""The factions that the Automa can play, and their home types."""


def other_than(card: str, *choice: str) -> str:
    """The first of some cards that is not this one."""
    return next(other for other in choice if other != card)
