"""The actions of Gaia Project for a reader: what each means, which come first, where on the map they are."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from astrarium.cli.screens.gaia_effects import Effects
from astrarium.cli.words import Words
from astrarium.games.gaia.components import AREA_IDS

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
LIT: Final = ("place", "build", "project", "lost", "station", "satellite")
"""The verbs whose hexes are worth showing on the map."""

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

    def rank(self, text: str, quote: Mapping[str, Any]) -> tuple[int, ...]:
        """Verbs in the order above; of federations the cheapest first."""
        verb, *rest = text.split()
        place = ORDER.index(verb) if verb in ORDER else 0
        if verb == "federation":
            return place, len(rest)
        return (place,)

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
        return ""

    def _hex(self, name: str, view: View) -> str:
        for place in view["map"]["hexes"]:
            if place["at"] == name:
                sector = self.words.name("sector", place["sector"])
                if not place["planet"]:
                    return sector
                return f"{self.words.name('planet', place['planet'])}, {sector}"
        return ""

    def _area(self, area: str, view: View) -> str:
        seat = view["decision"]["seat"] if view["decision"] else view["to_act"][0]
        level = view["seats"][seat]["levels"][area] + 1
        effect = self.effects.level(AREA_IDS.index(area), min(level, 5))
        return self.words.text("to-level", area=self.words.name("area", area), level=level, effect=effect)

    def _upgrade(self, rest: list[str], view: View) -> str:
        return f"{self.words.name('structure', rest[1])}: {self._hex(rest[0], view)}"

    def _faction(self, rest: list[str], view: View) -> str:
        return self.effects.faction(rest[0])

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
        return self.effects.tech(rest[0])

    def _special(self, rest: list[str], view: View) -> str:
        return self.words.name("special", rest[0])

    def _convert(self, rest: list[str], view: View) -> str:
        return self.effects.conversion(rest[0])

    def _redeem(self, rest: list[str], view: View) -> str:
        return self.words.name("resource", rest[0])
