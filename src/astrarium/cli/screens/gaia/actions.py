"""The actions of Gaia Project for a reader: what each means, which come first, where on the map they are."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from astrarium.cli.screens.gaia.effects import Effects
from astrarium.cli.words import Words
from astrarium.games.gaia.components.ids import AREA_IDS

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

View = Mapping[str, Any]


class ActionWords:
    """Reads notation; it knows no rule."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.effects = Effects(words)

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

    def describe(self, text: str, view: View) -> str:
        """A few words after the notation."""
        verb, *rest = text.split()
        teller = getattr(self, f"_{verb}", None)
        if teller is not None:
            return str(teller(rest, view))
        if verb in ("place", "build", "project", "swap", "downgrade", "lost", "station", "satellite"):
            return self._hex(rest[0], view)
        if verb in ("advance", "research", "lowest"):
            return self._area(rest[0], view)
        if verb in ("charge", "burn", "spend", "brainstone", "special"):
            return self.words.name(verb, rest[0]) if rest else ""
        return ""

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

    def _hex(self, name: str, view: View) -> str:
        for place in view["map"]["hexes"]:
            if place["at"] == name:
                sector = self.words.name("sector", place["sector"])
                if "planet" not in place:
                    return sector
                return f"{self.words.name('planet', place['planet'])}, {sector}"
        return ""

    def _area(self, area: str, view: View) -> str:
        level = view["seats"][view["to_act"][0]]["levels"][area] + 1
        effect = self.effects.level(AREA_IDS.index(area), min(level, 5))
        return self.words.text("to-level", area=self.words.name("area", area), level=level, effect=effect)

    def _upgrade(self, rest: list[str], view: View) -> str:
        return f"{self.words.name('structure', rest[1])}: {self._hex(rest[0], view)}"

    def _faction(self, rest: list[str], view: View) -> str:
        return f"{self.effects.faction(rest[0])}; {self.words.name('about', rest[0])}"

    def _booster(self, rest: list[str], view: View) -> str:
        return self.effects.booster(rest[0])

    def _pass(self, rest: list[str], view: View) -> str:
        return self.effects.booster(rest[0]) if rest else ""

    def _power(self, rest: list[str], view: View) -> str:
        return self.effects.board_action(rest[0])

    def _qic(self, rest: list[str], view: View) -> str:
        return self.effects.board_action(rest[0])

    def _token(self, rest: list[str], view: View) -> str:
        return self.effects.token(rest[0])

    def _rescore(self, rest: list[str], view: View) -> str:
        return self.effects.token(rest[0])

    def _tech(self, rest: list[str], view: View) -> str:
        effect = self.effects.tech(rest[0])
        for area in view["research"]["areas"]:
            if area["tile"] == rest[0]:
                return self.words.text("then-area", effect=effect, area=self.words.name("area", area["id"]))
        return self.words.text("then-any", effect=effect)

    def _convert(self, rest: list[str], view: View) -> str:
        return self.effects.conversion(rest[0])

    def _redeem(self, rest: list[str], view: View) -> str:
        return self.words.name("resource", rest[0])
