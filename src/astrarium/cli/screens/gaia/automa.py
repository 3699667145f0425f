"""The Automa of Gaia Project: what its cards say, what lies in its deck, and its faction card."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from astrarium.cli.screens.gaia.colours import STRUCTURE_LETTERS
from astrarium.cli.screens.look import BRASS, QUIET, Look
from astrarium.cli.words import Words
from astrarium.games.gaia.automa.cards import (
    CARD_IDS,
    CARDS,
    DEED_IDS,
    DIFFICULTY_IDS,
    DIRECTION_IDS,
    FACTION_CARDS,
    FINAL_WORDS,
    LOWER,
    NO_FINAL,
    UPPER,
    Card,
)
from astrarium.games.gaia.components.ids import FACTION_IDS

RANGE: Final = "range"
FINAL: Final = "final"
DIRECTION: Final = "direction"
COUNT: Final = "count"
ASKED: Final = {
    "mine": (RANGE, FINAL, DIRECTION),
    "upgrade": (DIRECTION,),
    "power": (COUNT,),
    "highest": (COUNT,),
    "random": (COUNT,),
}
"""What an action asks of the behaviour card."""
ALL: Final = (RANGE, FINAL, DIRECTION, COUNT)

View = Mapping[str, Any]


def card_named(name: str) -> Card:
    """The decision card with that number."""
    return CARDS[CARD_IDS.index(name)]


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

    def manner(self, card: Card, parts: Sequence[str] = ALL, view: View | None = None) -> str:
        """What a card says as the behaviour card; with a view the final tile is named."""
        told = {
            RANGE: self.words.text("manner-range", range=card.range),
            FINAL: self._final(card, view),
            DIRECTION: self.words.name("direction", DIRECTION_IDS[card.direction]),
            COUNT: self.words.text("manner-count", number=card.count, start="left" if card.from_left else "right"),
        }
        return ", ".join(told[part] for part in ALL if part in parts)

    def _final(self, card: Card, view: View | None) -> str:
        if card.final == NO_FINAL:
            return self.words.text("manner-no-final")
        place = self.words.name("final", FINAL_WORDS[card.final])
        if view is None:
            return self.words.text("manner-final", place=place)
        tile = view["final_tiles"][1 if card.final == LOWER else UPPER]["id"]
        return self.words.text("manner-final-tile", place=place, tile=self.words.short("final", tile))

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
        return self.words.text("solo-next", card=name, manner=self.manner(card_named(name), view=view))

    def full(self, view: View) -> RenderableType:
        """The same, its faction card, its pieces, and every card of which one knows where it is."""
        automa = view.get("automa")
        if not automa:
            return Text(self.words.text("automa-none"))
        seat = view["seats"][automa["seat"]]
        lines = [*self.brief(view)]
        if seat["faction"]:
            lines += [Text(), *self._faction(seat), self._pieces(seat)]
        lines += [Text(), self._cards(automa)]
        unknown = automa["deck"] - len(automa["known"])
        if unknown > 0:
            lines.append(Text(self.words.text("solo-unknown", count=unknown)))
        lines.append(Text(self.words.text("solo-cards", cross=self.look.tick), style=QUIET))
        if automa["closed"]:
            lines.append(Text(self.words.text("solo-closed", closed=automa["closed"]), style=QUIET))
        return Group(*lines)

    def _faction(self, seat: Mapping[str, Any]) -> list[Text]:
        faction = seat["faction"]
        card = FACTION_CARDS[FACTION_IDS.index(faction)]
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

    def _cards(self, automa: Mapping[str, Any]) -> RenderableType:
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
        for place, names in places.items():
            for name in names:
                table.add_row(*self._row(card_named(name), place), style=QUIET if place == "discards" else "")
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

    def verdict(self, view: View, mine: int) -> str:
        """Who has won, and by how much."""
        theirs = view["seats"][view["automa"]["seat"]]["vp"]
        result = "won" if mine > theirs else "level" if mine == theirs else "lost"
        return self.words.text(f"verdict-{result}", mine=mine, theirs=theirs)
