"""The actions of Gaia Project for a reader: which come first, what they cost, where on the map they are."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from astrarium.cli.words import Words

# What a beginner looks for first; free actions and passing come last.
ORDER: Final = (
    "build",
    "project",
    "upgrade",
    "federation",
    "research",
    "power",
    "qic",
    "special",
    "swap",
    "downgrade",
    "station",
    "lowest",
    "charge",
    "decline",
    "end",
    "done",
    "pass",
    "convert",
    "burn",
)
LIT: Final = ("place", "build", "project", "lost", "satellite")
"""The verbs whose hexes are worth showing on the map."""

WORTH: Final = {"ore": 3, "credits": 1, "tokens": 1, "qic": 5}
"""Roughly what is dearer than what, to list cheap things first."""


class ActionWords:
    """Reads notation; it knows no rule."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def places(self, texts: Sequence[str]) -> frozenset[str]:
        """The hexes at which the actions would do something."""
        found = set()
        for text in texts:
            verb, *rest = text.split()
            if verb in LIT and rest:
                found.add(rest[0])
        return frozenset(found)

    def place(self, verb: str) -> int:
        """Verbs in the order above, others before them."""
        return ORDER.index(verb) if verb in ORDER else 0

    def worth(self, text: str, quote: Callable[[], Mapping[str, Any]]) -> int:
        """Cheap planets come first; the engine lists the sensible federations first by itself."""
        if text.split(" ", 1)[0] not in ("build", "project", "station", "lost"):
            return 0
        return sum(WORTH.get(what, 0) * amount for what, amount in quote().items())

    def price(self, quote: Mapping[str, Any]) -> str:
        """What an action costs; terraforming steps are paid in ore already, charging is paid in points."""
        if "charged" in quote:
            return self.words.text("charge-price", charged=quote["charged"], vp=quote.get("vp", 0))
        price = self.words.amounts({what: number for what, number in quote.items() if what != "steps"})
        if not price:
            return ""
        if quote.get("steps"):
            price = self.words.text("with-steps", price=price, steps=quote["steps"])
        return self.words.text("costs", price=price)
