"""The Automa of Gaia Project: what its cards say, what lies in its deck, and its faction card."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from astrarium.cli.screens.gaia.board import parts_of
from astrarium.cli.screens.gaia.colours import STRUCTURE_LETTERS
from astrarium.cli.screens.look import BRASS, QUIET, Look
from astrarium.cli.words import Words
from astrarium.games.gaia.components.automa_parts import DEED_IDS, DIRECTION_IDS, FINAL_WORDS, Card
from astrarium.games.gaia.components.components import DIFFICULTY_IDS
from astrarium.games.gaia.components.ids import FACTION_IDS
from astrarium.games.gaia.telling.automa import card_named, manner

View = Mapping[str, Any]


class AutomaWords:
    """Draws the Automa's corner of the table."""

    def __init__(self, words: Words, look: Look) -> None:
        self.words = words
        self.look = look

    def welcome(self, view: View) -> str:
        """How the game for one is played."""
        level = view["automa"]["difficulty"]
        return self.words.text(
            "welcome-solo",
            difficulty=self.words.name("difficulty", level),
            number=DIFFICULTY_IDS.index(level) + 1,
            levels=len(DIFFICULTY_IDS),
        )

    def brief(self, view: View) -> list[RenderableType]:
        """Level, deck, and what is known of the next turn, in a few lines."""
        automa = view.get("automa")
        if not automa:
            return []
        lines = [Text(self._title(view), style=f"bold {BRASS}")]
        if not automa["deck"] and automa["action"] is None:
            return [*lines]
        facts = [self.words.text("solo-deck", deck=automa["deck"])]
        if not view["seats"][automa["seat"]]["passed"]:
            facts.append(self.words.text("solo-crosswise", crosswise=automa["crosswise"]))
            facts.append(self._next(view))
        return [*lines, Text(self.look.dot.join(facts), style=QUIET)]

    def _title(self, view: View) -> str:
        automa = view["automa"]
        faction = view["seats"][automa["seat"]]["faction"]
        difficulty = self.words.name("difficulty", automa["difficulty"])
        if not faction:
            return self.words.text("solo-nobody", difficulty=difficulty)
        return self.words.text("solo-title", faction=self.words.name("faction", faction), difficulty=difficulty)

    def _next(self, view: View) -> str:
        name = view["automa"]["action"]
        if name is None:
            return self.words.text("solo-next-two")
        return self.words.text("solo-next", card=name, manner=", ".join(self._manner(name, view)))

    def _manner(self, name: str, view: View) -> list[str]:
        tiles = [tile["id"] for tile in view["final_tiles"]]
        return [self.words.tell(aspect) for aspect in manner(card_named(parts_of(view).automa, name), tiles=tiles)]

    def full(self, view: View) -> RenderableType:
        """The same, its faction card, its pieces, and every card of which one knows where it is."""
        automa = view.get("automa")
        if not automa:
            return Text(self.words.text("automa-none"))
        seat = view["seats"][automa["seat"]]
        lines = [*self.brief(view)]
        if seat["faction"]:
            lines += [Text(), *self._faction(view, seat), self._pieces(seat)]
        lines += [Text(), self._cards(view, automa)]
        unknown = automa["deck"] - len(automa["known"])
        if unknown > 0:
            lines.append(Text(self.words.text("solo-unknown", count=unknown)))
        lines.append(Text(self.words.text("solo-cards", cross=self.look.tick), style=QUIET))
        if automa["closed"]:
            lines.append(Text(self.words.text("solo-closed", closed=automa["closed"]), style=QUIET))
        return Group(*lines)

    def _faction(self, view: View, seat: Mapping[str, Any]) -> list[Text]:
        faction = seat["faction"]
        card = parts_of(view).automa.faction_cards[FACTION_IDS.index(faction)]
        ability = f"solo-ability-{faction}"
        told = self.words.text(ability if self.words.has(ability) else "solo-ability-none")
        action = self.words.text(f"solo-action-{faction}")
        return [
            Text(self.words.text("solo-faction-action", vp=card.vp, action=action)),
            Text(self.words.text("solo-ability", ability=told)),
        ]

    def _pieces(self, seat: Mapping[str, Any]) -> Text:
        built = dict.fromkeys(STRUCTURE_LETTERS.values(), 0)
        for structure, letter in STRUCTURE_LETTERS.items():
            built[letter] += seat["built"][structure]
        text = self.words.text(
            "solo-built",
            built=" ".join(f"{letter}{number}" for letter, number in built.items()),
            satellites=seat["satellites"],
            levels=" ".join(str(level) for level in seat["levels"].values()),
        )
        return Text(text)

    def _cards(self, view: View, automa: Mapping[str, Any]) -> RenderableType:
        """One line for each card that one has seen: what it does, and how it decides."""
        played = [*automa["discards"]]
        if automa["behaviour"] is not None:
            played.append(automa["behaviour"])
        last = [automa["action"]] if automa["action"] is not None else []
        places = {"deck": automa["known"], "action": last, "discards": played}
        table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET, pad_edge=False)
        table.add_column(self.words.text("solo-column-card"), justify="right")
        for column in ("place", "deed"):
            table.add_column(self.words.text(f"solo-column-{column}"))
        table.add_column(self.words.text("column-points"), justify="right")
        table.add_column("")
        for column in ("range", "final", "direction", "count"):
            table.add_column(self.words.text(f"solo-column-{column}"))
        parts = parts_of(view).automa
        for place, names in places.items():
            for name in names:
                table.add_row(*self._row(card_named(parts, name), place), style=QUIET if place == "discards" else "")
        return table

    def _row(self, card: Card, place: str) -> list[str]:
        words = self.words
        side = "left" if card.from_left else "right"
        return [
            card.id,
            words.text(f"solo-place-{place}"),
            words.short("deed", DEED_IDS[card.deed]),
            f"+{card.vp}" if card.vp else "",
            self.look.tick if card.passes else "",
            str(card.range),
            words.name("final", FINAL_WORDS[card.final]),
            words.short("direction", DIRECTION_IDS[card.direction]),
            words.text(f"count-{side}", number=card.count),
        ]
