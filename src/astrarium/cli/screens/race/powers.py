"""The powers and scoring rows of Race for the Galaxy in words, made from their data."""

from collections.abc import Callable
from typing import Any

from astrarium.cli.words import Words
from astrarium.games.race.components.card import Card
from astrarium.games.race.components.powers import (
    ANY,
    GOOD_IDS,
    KEYWORD_IDS,
    MODE_IDS,
    NO_MODE,
    PER_IDS,
    POWER_IDS,
    ROW_IDS,
    SYMBOL_IDS,
    Match,
    Power,
    Scoring,
)


class PowerWords:
    """Puts the vocabulary of cards into the words of one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def short(self, power: Power) -> str:
        """A power in as few letters as can be understood."""
        return self.words.text(f"short-{POWER_IDS[power.kind]}", **self._values(power, self.words.short))

    def full(self, power: Power) -> str:
        """A power as a sentence."""
        return self.words.text(f"power-{POWER_IDS[power.kind]}", **self._values(power, self.words.name))

    def rows(self, card: Card) -> list[tuple[str, str]]:
        """The rows of a card that have powers, each with all of them in short."""
        return [
            (ROW_IDS[row], ", ".join(self.short(power) for power in powers))
            for row, powers in enumerate(card.rows)
            if powers
        ]

    def scoring(self, row: Scoring) -> str:
        """A line of what a development with a question mark counts."""
        if row.per >= 0:
            return self.words.text(f"per-{PER_IDS[row.per]}", vp=row.vp)
        return self.words.text("per-card", vp=row.vp, match=self.match(row.match))

    def match(self, match: Match) -> str:
        """What a card must be, test by test."""
        words = self.words
        parts = [words.text("match-world")] if match.world else []
        if match.development:
            parts.append(words.text("match-development"))
        if match.military:
            parts.append(words.text("match-military"))
        if match.good != ANY:
            parts.append(words.name("good", GOOD_IDS[match.good]))
        if match.mode != NO_MODE:
            parts.append(words.name("mode", MODE_IDS[match.mode]))
        if match.keyword >= 0:
            parts.append(words.name("keyword", KEYWORD_IDS[match.keyword]))
        if match.symbol >= 0:
            parts.append(words.name("symbol", SYMBOL_IDS[match.symbol]))
        if match.cost >= 0:
            parts.append(words.text("match-cost", cost=match.cost))
        if match.row >= 0:
            parts.append(words.text("match-row", row=ROW_IDS[match.row]))
        if match.card:
            parts.append(words.name("card", match.card))
        return ", ".join(parts)

    def _values(self, power: Power, name: Callable[[str, str], str]) -> dict[str, Any]:
        kind = GOOD_IDS[power.good] if power.good != ANY else "any"
        return {
            "amount": power.amount,
            "signed": f"{power.amount:+}",
            "cards": power.cards,
            "goods": power.goods,
            "times": power.times,
            "kind": "here" if power.here else kind,
            "good": name("good", kind),
            "target": self._target(power, name),
            "gain": self.words.amounts({"vp": power.vp, "cards": power.cards}),
            "priced": "yes" if power.priced else "no",
            "match": self.match(power.match),
        }

    def _target(self, power: Power, name: Callable[[str, str], str]) -> str:
        if power.keyword >= 0:
            return name("keyword", KEYWORD_IDS[power.keyword])
        if power.symbol >= 0:
            return name("symbol", SYMBOL_IDS[power.symbol])
        return name("good", GOOD_IDS[power.good]) if power.good != ANY else ""
