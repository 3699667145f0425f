"""The actions of Race for the Galaxy for a reader: what each means and what it costs."""

from collections.abc import Mapping
from typing import Any, Final

from astrarium.cli.screens.race.cards import CardWords

LAST: Final = ("nothing", "enough", "done")
"""What ends a decision without doing anything stands behind the rest."""
OF_HAND: Final = ("start", "discard", "draft", "keep", "develop", "settle", "pay", "hire", "sacrifice", "tactics")

View = Mapping[str, Any]


class ActionWords:
    """Reads notation; it knows no rule."""

    def __init__(self, cards: CardWords) -> None:
        self.cards = cards
        self.words = cards.words

    def place(self, verb: str) -> int:
        """Doing something comes before doing nothing."""
        return 1 if verb in LAST else 0

    def describe(self, text: str, view: View) -> str:
        """A few words after the notation."""
        verb, *rest = text.split()
        if verb == "action":
            return self.words.name("bonus", rest[0])
        if not rest:
            return ""
        # A card of the hand in one line tells more than its name; the rest the engine says.
        return self.cards.line(self.cards.card(view, rest[0])) if verb in OF_HAND else ""

    def price(self, quote: Mapping[str, Any]) -> str:
        """Cards to pay, the Military that meets a defence, or the cards of a sale."""
        parts = []
        if "drawn" in quote:
            parts.append(self.words.text("brings", cards=quote["drawn"]))
        if "defence" in quote:
            parts.append(self.words.text("against", military=quote["military"], defence=quote["defence"]))
        if "cards" in quote:
            price = self.words.text("amount-cards", amount=quote["cards"])
            parts.append(self.words.text("costs", price=price) if quote["cards"] else self.words.text("free"))
        return self.cards.look.dot.join(parts)
