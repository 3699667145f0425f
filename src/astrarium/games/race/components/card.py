"""A card: what is printed on it, as the engine reads it."""

from typing import Final

from astrarium.games.race.components.files import rules_named
from astrarium.games.race.components.powers import (
    ANY,
    GOOD_IDS,
    KEYWORD_IDS,
    MODE_IDS,
    NO_MODE,
    ROW_IDS,
    SYMBOL_IDS,
    WINDFALL,
    Match,
    Power,
    Scoring,
)
from astrarium.games.race.components.reading import parse_power, parse_scoring
from astrarium.games.race.errors import BadLine, CardFault, fault, reason
from astrarium.kernel.data import Entry

MOST_POWERS: Final = 4
"""So many powers a row of a card may have; a position keeps as many bits for each card."""


class Card:
    """A card: a world that is paid for or conquered, or a development."""

    def __init__(self, index: int, entry: Entry, own: bool) -> None:
        self.index: int = index
        self.id: str = entry.text("id")
        self.key: str = self.id
        """The id that its author wrote; of a user's own card another than ``id``."""
        self.name: str = entry.text("name")
        self.own: bool = own
        self.world: bool = not entry.has("development")
        self.military: bool = entry.has("defence")
        given = [key for key in ("world", "defence", "development") if entry.has(key)]
        if len(given) != 1:
            why = "a card has exactly one of world, defence, development"
            raise fault(entry, given[0] if given else "world", reason("shape", why))
        self.shape: str = given[0]
        """The key that says what it is: world, defence or development."""
        self.cost: int = entry.number(self.shape)
        """What it costs; of a military world its defence."""
        self.vp: int = _vp(entry)
        self.good: int = ANY
        self.mode: int = NO_MODE
        if entry.has("good"):
            _read_good(self, entry)
        self.keywords: list[int] = entry.words("keywords", KEYWORD_IDS)
        self.symbols: list[int] = entry.words("symbols", SYMBOL_IDS)
        self.powers: list[Power] = [read_power(text, entry, "powers") for text in entry.texts("powers")]
        self.scoring: list[Scoring] = [read_scoring(text, entry, "scoring") for text in entry.texts("scoring")]
        self.start: int = entry.number_or("start", -1)
        self.start_hand: int = entry.number_or("start_hand", 0)
        self.preset_hand: int = entry.number_or("preset_hand", 0)
        self.copies: int = entry.unbounded_or("copies", 1)
        self.copies_with_storm: int = entry.number_or("copies_with_storm", self.copies)
        self.own_rules: list[str] = rules_named(entry, "rules")
        """The rules that speak of it by its name."""
        self.rows: list[list[Power]] = []
        self.sort_powers()

    def sort_powers(self) -> None:
        """Powers by row, for whoever asks for one row only."""
        self.rows = [[power for power in self.powers if power.row == row] for row in range(len(ROW_IDS))]

    @property
    def rules(self) -> list[str]:
        """The rules of a card: what is its own, then its powers, its good, how it is placed, how it scores."""
        found = self.own_rules + (["RG-CUST-03"] if self.own else [])
        for power in self.powers:
            found = found + power.rules()
        if self.mode != NO_MODE:
            found = found + (["RG-SETTLE-05", "RG-GOOD-04"] if self.mode == WINDFALL else ["RG-PROD-01"])
        if not self.world:
            found = [*found, "RG-DEV-04", "RG-DEV-06"]
        else:
            found = found + (["RG-MIL-01", "RG-SETTLE-04"] if self.military else ["RG-SETTLE-02"])
        if self.scoring and not self.own:
            found = [*found, "RG-SCORE-02"]
        return list(dict.fromkeys(found))

    @property
    def is_six(self) -> bool:
        """A development of cost 6 (RG-CUST-06)."""
        return not self.world and self.cost == 6

    def fits(self, match: Match) -> bool:
        """All tests of a match hold for the card."""
        if (match.world and not self.world) or (match.development and self.world):
            return False
        if match.good != ANY and self.good != match.good:
            return False
        if match.mode != NO_MODE and self.mode != match.mode:
            return False
        if match.military and not self.military:
            return False
        if match.keyword >= 0 and match.keyword not in self.keywords:
            return False
        if match.symbol >= 0 and match.symbol not in self.symbols:
            return False
        if match.cost >= 0 and (self.military or self.cost != match.cost):
            return False
        if match.row >= 0 and not self.rows[match.row]:
            return False
        return not match.card or match.card == self.id


def read_power(text: str, entry: Entry, field: str) -> Power:
    """A power of a card, or what is wrong with its line."""
    try:
        return parse_power(text, entry.where)
    except BadLine as error:
        raise fault(entry, field, error.said) from None


def read_scoring(text: str, entry: Entry, field: str) -> Scoring:
    """A scoring row of a card, or what is wrong with its line."""
    try:
        return parse_scoring(text, entry.where)
    except BadLine as error:
        raise fault(entry, field, error.said) from None


def out_of_range(entry: Entry, field: str, low: int, high: int) -> CardFault:
    """A number that is too small or too large, or none at all."""
    why = f"it must be a whole number from {low} to {high}"
    return fault(entry, field, reason("range", why, low=low, high=high))


def _vp(entry: Entry) -> int:
    if not entry.has("vp"):
        return 0
    value = entry.table["vp"]
    if not isinstance(value, int) or isinstance(value, bool) or not -1 <= value <= 9:
        raise out_of_range(entry, "vp", -1, 9)
    return value


def _read_good(card: Card, entry: Entry) -> None:
    words = entry.text("good").split()
    if len(words) != 2 or words[0] not in GOOD_IDS or words[1] not in MODE_IDS[1:]:
        said = entry.text("good")
        kinds = ", ".join(GOOD_IDS)
        why = f"{said!r} is not two words: one of {kinds}, then production or windfall"
        raise fault(entry, "good", reason("good", why, said=said, kinds=kinds))
    card.good = GOOD_IDS.index(words[0])
    card.mode = MODE_IDS.index(words[1])
