"""The cards before a seat and in its hand, one line for each."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from astrarium.cli.screens.look import ACT, BRASS, QUIET
from astrarium.cli.screens.race.cards import MILITARY, CardWords

View = Mapping[str, Any]


class Tableau:
    """Draws rows of cards."""

    def __init__(self, cards: CardWords) -> None:
        self.cards = cards
        self.words = cards.words

    def tableau(self, view: View, number: int, width: int) -> RenderableType:
        """What lies before a seat."""
        seat = view["seats"][number]
        table = self._table(width, ("vp", "card", "good"))
        for item, points in zip(seat["tableau"], seat["points"], strict=True):
            card = self.cards.card(view, item["card"])
            vp = f"{sum(points.values())}?" if card.scoring else str(card.vp)
            table.add_row(
                self.cards.shape(card),
                Text(vp, style=BRASS),
                self.cards.name(card),
                self.cards.good(card, item["good"]),
                self.cards.rows(card),
            )
        return table

    def hand(self, view: View, number: int, width: int) -> RenderableType:
        """What a seat holds, with what each card would cost it now."""
        seat = view["seats"][number]
        if not seat["hand"]:
            return Text(self.words.text("hand-empty"), style=QUIET)
        table = self._table(width, ("vp", "card", "price", "good"))
        for name, price in zip(seat["hand"], seat["prices"], strict=True):
            card = self.cards.card(view, name)
            table.add_row(
                self.cards.shape(card),
                Text(self.cards.vp(card), style=BRASS),
                self.cards.name(card),
                self.price(price),
                self.cards.good(card, None),
                self.cards.rows(card),
            )
        return table

    def price(self, price: Mapping[str, int]) -> Text:
        """Cards to pay, or Military against a defence; bright if the seat can meet it."""
        parts = []
        if "defence" in price:
            text = self.words.text("price-military", military=price["military"], defence=price["defence"])
            parts.append(Text(text, style=ACT if price["conquerable"] else MILITARY))
        if "cards" in price:
            text = self.words.text("price-cards", cards=price["cards"])
            parts.append(Text(text, style=ACT if price["payable"] else QUIET))
        return Text(" / ").join(parts)

    def drafted(self, view: View, number: int) -> Text:
        """How many cards of which kind a seat has drafted."""
        held = [self.cards.card(view, name) for name in view["seats"][number]["hand"]]
        worlds = [card for card in held if card.world]
        text = self.words.text(
            "drafted-so-far",
            cards=len(held),
            developments=len(held) - len(worlds),
            military=len([card for card in worlds if card.military]),
            worlds=len([card for card in worlds if not card.military]),
            starts=self.words.names("card", view["seats"][number]["starts"]),
        )
        return Text(text, style=QUIET)

    def titled(self, title: str, *what: RenderableType) -> Group:
        """Something under its title."""
        return Group(Text(self.words.text(title), style="bold"), *what)

    def _table(self, width: int, columns: Sequence[str]) -> Table:
        table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET, pad_edge=False)
        table.add_column("", no_wrap=True)
        for column in columns:
            right = column == "vp"
            table.add_column(
                self.words.text(f"column-{column}"),
                justify="right" if right else "left",
                no_wrap=column not in ("card", "good"),
                max_width=(30 if width >= 100 else 22) if column == "card" else None,
            )
        table.add_column(self.words.text("column-powers"), ratio=1)
        return table
