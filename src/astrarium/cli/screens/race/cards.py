"""The cards of Race for the Galaxy for a reader: their signs, a line about each, and their whole text."""

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from astrarium.cli.screens.look import BRASS, QUIET, Look
from astrarium.cli.words import Words
from astrarium.games.race.components.card import Card
from astrarium.games.race.components.card_table import CardTable, table_of
from astrarium.games.race.components.powers import GOOD_IDS, KEYWORD_IDS, MODE_IDS, NO_MODE, ROW_IDS, SYMBOL_IDS
from astrarium.games.race.components.printed import PRINTED
from astrarium.games.race.components.saying import power_said, scoring_said
from astrarium.games.race.verbs import NAMES, NUMBERS

GOOD_COLOURS: Final = {"novelty": "#6cc5f0", "rare": "#d69a6a", "genes": "#7bc96f", "alien": "#f2d64b"}
MILITARY: Final = "#f08a7a"
FEW: Final = 12
"""So many cards are named when a search finds more than one."""

View = Mapping[str, Any]


class CardWords:
    """Knows the cards of a game by the names that views and actions use."""

    def __init__(self, words: Words, look: Look) -> None:
        self.words = words
        self.look = look

    def table(self, view: View) -> CardTable:
        """All cards of the game; the players' own are learned by name."""
        options = view["options"]
        table = table_of(options)
        for card in table.cards[PRINTED:]:
            self.words.learn("card", NAMES[card.index], card.name)
            self.words.learn("card", card.key, card.name)
        return table

    def card(self, view: View, name: str) -> Card:
        """A card by its name in views and actions."""
        return self.table(view).cards[NUMBERS[name]]

    def name(self, card: Card) -> str:
        """What a card is called."""
        return self.words.name("card", card.id)

    def shape(self, card: Card) -> Text:
        """The sign of the kind of card, with its cost or defence."""
        if not card.world:
            return Text(("d" if self.look.plain else "◇") + str(card.cost))
        if card.military:
            return Text(("m" if self.look.plain else "△") + str(card.cost), style=MILITARY)
        return Text(("w" if self.look.plain else "○") + str(card.cost))

    def vp(self, card: Card) -> str:
        """The printed points."""
        return "?" if card.scoring and not card.vp else str(card.vp)

    def good(self, card: Card, lies: bool | None) -> Text:
        """The kind of a world's good, how it comes, and whether one lies there (``None``: not in play)."""
        if card.mode == NO_MODE:
            return Text()
        kind = GOOD_IDS[card.good]
        mode = self.words.short("mode", MODE_IDS[card.mode])
        text = Text(f"{self.words.short('good', kind)} {mode}", style=GOOD_COLOURS[kind])
        if lies is None:
            return text
        signs = ("[x] ", "[ ] ") if self.look.plain else ("● ", "○ ")
        return Text(signs[0] if lies else signs[1], style=GOOD_COLOURS[kind]).append_text(text)

    def powers(self, card: Card) -> list[tuple[str, str]]:
        """The rows of a card that have powers, each with all of them in short."""
        return [
            (ROW_IDS[row], ", ".join(self.words.tell(power_said(power, short=True)) for power in powers))
            for row, powers in enumerate(card.rows)
            if powers
        ]

    def rows(self, card: Card) -> Text:
        """The powers in short, each row after the number of its phase."""
        text = Text()
        for row, powers in self.powers(card):
            if text:
                text.append("; " if self.look.plain else "  ")
            text.append(row, BRASS)
            text.append(f" {powers}")
        return text

    def line(self, card: Card) -> str:
        """All about a card in one line, without its name where the notation has it."""
        parts = [self.shape(card).plain, self.words.text("points-short", vp=self.vp(card))]
        if self.words.locale != "en" or card.own:
            parts.insert(0, self.name(card))
        if card.mode != NO_MODE:
            parts.append(self.good(card, None).plain)
        parts += [f"{row} {powers}" for row, powers in self.powers(card)]
        return self.look.dot.join(parts)

    def find(self, view: View, line: str) -> RenderableType:
        """The card that a few letters mean, or the names of those that they may mean."""
        table = self.table(view)
        words = line.lower().replace("_", " ").split()
        if not words:
            return Text(self.words.text("lookup-which"))
        exact = "_".join(words)
        if exact in NUMBERS and NUMBERS[exact] < len(table.cards):
            return self.full(table.cards[NUMBERS[exact]])
        found = [card for card in table.cards if self._answers(card, words)]
        if len({card.name for card in found}) == 1:
            return self.full(found[-1])
        if not found:
            return Text(self.words.text("lookup-none", text=line))
        lines = [Text(self.words.text("lookup-many", count=len(found)), style=QUIET)]
        for card in found[:FEW]:
            lines.append(Text.assemble(" ", self.shape(card), f" {self.name(card)} ", (NAMES[card.index], QUIET)))
        return Group(*lines)

    def _answers(self, card: Card, words: list[str]) -> bool:
        own = f"{self.name(card)} {card.id.replace('_', ' ')}".lower().replace("-", " ").split()
        return all(any(mine.startswith(word) for mine in own) for word in words)

    def full(self, card: Card) -> RenderableType:
        """The whole text of a card."""
        words = self.words
        title = Text(self.name(card), style=f"bold {BRASS}")
        if words.locale != "en":
            title.append(f"  {card.name}", QUIET)
        facts = [self._kind(card)]
        if not card.scoring or card.vp:
            facts.append(words.text("amount-vp", amount=card.vp))
        if card.mode != NO_MODE:
            good = words.name("good", GOOD_IDS[card.good])
            facts.append(f"{good}, {words.name('mode', MODE_IDS[card.mode])}")
        facts += [words.name("keyword", KEYWORD_IDS[keyword]) for keyword in card.keywords]
        facts += [words.name("symbol", SYMBOL_IDS[symbol]) for symbol in card.symbols]
        if card.start >= 0:
            facts.append(words.text("printed-start", number=card.start))
        lines = [title, Text(self.look.dot.join(facts))]
        for row, powers in enumerate(card.rows):
            for power in powers:
                lines.append(Text.assemble((f"{ROW_IDS[row]:>4} ", f"bold {BRASS}"), words.tell(power_said(power))))
        for scoring in card.scoring:
            lines.append(Text.assemble((f"{'?':>4} ", f"bold {BRASS}"), words.tell(scoring_said(scoring))))
        if card.start_hand:
            lines.append(Text("     " + words.text("printed-start-hand", cards=card.start_hand)))
        if len(lines) == 2:
            lines.append(Text("     " + words.text("printed-no-powers"), style=QUIET))
        return Group(*lines)

    def _kind(self, card: Card) -> str:
        if not card.world:
            return self.words.text("printed-development", cost=card.cost)
        return self.words.text("printed-military" if card.military else "printed-world", cost=card.cost)

    def legend(self) -> Text:
        """What the signs mean."""
        signs = ("w", "m", "d", "[x]") if self.look.plain else ("○", "△", "◇", "●")
        text = self.words.text("legend", world=signs[0], military=signs[1], development=signs[2], good=signs[3])
        return Text(text, style=QUIET)
