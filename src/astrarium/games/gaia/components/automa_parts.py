"""The Automa's components: decision cards, faction cards and levels of difficulty (GP-AUTO-03, -04, -92)."""

from typing import Final

from astrarium.games.gaia.components.ids import AREA_IDS, FACTION_IDS, MOST_MINES
from astrarium.kernel.data import Entry, ids_of

UPGRADE: Final = 0
MINE: Final = 1
POWER: Final = 2
HIGHEST: Final = 3
RANDOM: Final = 4
FACTION: Final = 5
ADVANCE: Final = 6
"""Only in the action of a faction card: advance in one named area."""
DEED_IDS: Final[list[str]] = ["upgrade", "mine", "power", "highest", "random", "faction", "advance"]

LOWER: Final = 1
NO_FINAL: Final = 2
FINAL_WORDS: Final[list[str]] = ["upper", "lower", "none"]

PLACE_WORDS: Final[list[str]] = ["left", "middle", "right"]

DOWN: Final = 0
DIRECTION_IDS: Final[list[str]] = ["down", "up"]

NO_PREFERENCE: Final = 0
NEAR_HUMAN: Final = 2
PREFERENCE_WORDS: Final[list[str]] = ["", "transdim", "near_human"]


class Card:
    """A decision card; which of its parts counts depends on where it lies (GP-AUTO-03)."""

    def __init__(self, index: int, entry: Entry, boosters: int) -> None:
        self.index: int = index
        self.id: str = entry.text("id")
        self.start: bool = entry.flag("start", False)
        self.slot: int = entry.number("slot") - 1
        if not 0 <= self.slot < boosters:
            raise entry.wrong("slot", f"is none of the {boosters} boosters in the row")
        self.passes: bool = entry.flag("passes", False)
        self.booster: int = entry.word("booster", PLACE_WORDS)
        self.deed: int = entry.word("action", DEED_IDS)
        self.vp: int = entry.number("vp")
        self.final: int = entry.word("final", FINAL_WORDS)
        self.range: int = entry.number("range")
        self.direction: int = entry.word("direction", DIRECTION_IDS)
        side, _, number = entry.text("count").partition(" ")
        if side not in ("left", "right") or not number.isdigit():
            raise entry.wrong("count", f'"{side} {number}" is no side and number')
        # The arrow to the right begins at the leftmost option.
        self.from_left: bool = side == "right"
        self.count: int = int(number)


class Deed:
    """One entry of a faction card's action."""

    def __init__(self, entry: Entry, text: str) -> None:
        words = text.split()
        self.kind: int = entry.index("action", words[0], DEED_IDS)
        self.area: int = -1
        self.range: int = 0
        self.preference: int = NO_PREFERENCE
        self.downgrade: bool = False
        # The range of the mine that is built where no upgrade is possible; 0 if there is none.
        self.mine_instead: int = 0
        rest = words[1:]
        if self.kind == ADVANCE and rest == ["random"]:
            self.kind = RANDOM
        elif self.kind == ADVANCE and len(rest) == 1:
            self.area = entry.index("action", rest[0], AREA_IDS)
        elif self.kind == MINE and rest:
            self.range = _whole(entry, rest[0])
            self.preference = entry.index("action", " ".join(rest[1:]), PREFERENCE_WORDS)
        elif self.kind == UPGRADE and rest == ["or", "downgrade"]:
            self.downgrade = True
        elif self.kind == UPGRADE and rest[:2] == ["else", "mine"] and len(rest) == 3:
            self.mine_instead = _whole(entry, rest[2])
        elif rest or self.kind not in (POWER, UPGRADE):
            raise entry.wrong("action", f'"{text}" is no entry of a faction card')


def _whole(entry: Entry, word: str) -> int:
    if not word.isascii() or not word.isdecimal():
        raise entry.wrong("action", f'"{word}" is no range')
    return int(word)


class FactionCard:
    """What the Automa has in the place of a faction board (GP-AUTO-04)."""

    def __init__(self, entry: Entry, mines: int) -> None:
        self.faction: int = entry.word("id", FACTION_IDS)
        research = entry.words("research", AREA_IDS)
        self.levels: list[int] = [1 if area in research else 0 for area in range(len(AREA_IDS))]
        self.mines: int = entry.between("mines", 0, MOST_MINES) if entry.has("mines") else mines
        self.deeds: list[Deed] = [Deed(entry, text) for text in entry.texts("action")]
        self.vp: int = entry.number("vp")
        self.station_vp: int = entry.number_or("station_vp", 0)
        self.new_type_vp: int = entry.number_or("new_type_vp", 0)
        self.power_twice: bool = entry.flag("power_twice", False)
        self.lab_advances: bool = entry.flag("lab_advances", False)


class Difficulty:
    """How the starting deck and the points differ from the usual (GP-AUTO-92)."""

    def __init__(self, entry: Entry, card_ids: list[str]) -> None:
        self.id: str = entry.text("id")
        self.without: list[int] = entry.words("without", card_ids)
        self.added: list[int] = entry.words("with", card_ids)
        self.start_vp: int = entry.number("start_vp")
        self.extra_vp: int = entry.number_or("extra_vp", 0)


class AutomaParts:
    """All that the Automa of one game plays with."""

    def __init__(self, file: Entry, boosters: int) -> None:
        play = file.part("play")
        cards = file.list_of("card")
        self.card_ids: list[str] = ids_of(cards)
        self.cards: list[Card] = [Card(i, entry, boosters) for i, entry in enumerate(cards)]
        mines = play.between("mines", 0, MOST_MINES)
        self.faction_cards: dict[int, FactionCard] = {}
        for entry in file.list_of("faction"):
            card = FactionCard(entry, mines)
            self.faction_cards[card.faction] = card
        self.difficulties: list[Difficulty] = [
            Difficulty(entry, self.card_ids) for entry in file.list_of("difficulty")
        ]
        self.closed_cards: int = play.number("closed_cards")
        self.crosswise: int = play.number("crosswise")
        self.gaia_steps: int = play.number("gaia_steps")
        self.transdim_steps: int = play.number("transdim_steps")
        self.federation_deduction: int = play.number("federation_deduction")
        self.early_rounds: int = play.number("early_rounds")
