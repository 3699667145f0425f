"""The actions of Race for the Galaxy for a reader: what each means and what it costs."""

from collections.abc import Mapping
from typing import Any, Final

from astrarium.cli.screens.race.cards import CardWords
from astrarium.games.race.components.powers import CONSUME, GOOD_IDS, PRODUCE

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
        if verb == "gamble":
            return ""
        if not rest:
            return ""
        card = self.cards.card(view, rest[0])
        if verb in OF_HAND:
            return self.cards.line(card)
        second = int(rest[1]) - 1 if len(rest) > 1 and rest[1].isdecimal() else 0
        parts = [self.cards.name(card)] if self.words.locale != "en" or card.own else []
        if verb in ("consume", "draw"):
            row = card.rows[CONSUME if verb == "consume" else PRODUCE]
            if second < len(row):
                parts.append(self.cards.powers.full(row[second]))
        elif verb in ("sell", "spend", "produce", "supply"):
            parts.append(self.words.name("good", GOOD_IDS[card.good]))
            if verb == "produce":
                source = self.words.text("by-bonus") if rest[1] == "bonus" else self.words.name("card", rest[1])
                parts.append(self.words.text("produced-by", source=source))
        return self.cards.look.dot.join(parts)

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
