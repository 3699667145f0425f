"""The components of Race for the Galaxy, loaded once: cards, goals, goods, actions, limits."""

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from astrarium.games.race.powers import (
    ANY,
    DRAW_IF_PRODUCED_HERE,
    GOOD_IDS,
    KEYWORD_IDS,
    MODE_IDS,
    NO_MODE,
    POWER_IDS,
    PRODUCE_HERE,
    PRODUCE_HERE_BY_HAND_DISCARD,
    PRODUCTION,
    ROW_IDS,
    SYMBOL_IDS,
    TRADE_BONUS_THIS_WORLD,
    Match,
    Power,
    Scoring,
)
from astrarium.games.race.wording import parse_power, parse_scoring
from astrarium.kernel.data import Entry, read_file
from astrarium.kernel.errors import BadOption

DATA: Final = Path(__file__).parent / "data"
MOST_OWN_CARDS: Final = 17
"""So many blank cards are in the box (RG-CUST-01)."""
OWN_IDS: Final[list[str]] = [f"own_{number}" for number in range(1, MOST_OWN_CARDS + 1)]
"""What a user's own cards are called in actions, events and views: by their place in the set."""
MOST_POWERS: Final = 4
"""So many powers a row of a card may have; a position keeps as many bits for each card."""
LONGEST_NAME: Final = 40
TABLES: Final = 64
"""So many tables of cards are kept; a server may meet many sets."""


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
            raise entry.wrong(given[0] if given else "world", "a card has exactly one of world, defence, development")
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
        self.lines: list[str] = entry.texts("powers")
        """The powers as they are written, for screens."""
        self.scoring_lines: list[str] = entry.texts("scoring")
        self.powers: list[Power] = [parse_power(text, f"{entry.where}, powers") for text in self.lines]
        self.scoring: list[Scoring] = [parse_scoring(text, f"{entry.where}, scoring") for text in self.scoring_lines]
        self.start: int = entry.number_or("start", -1)
        self.start_hand: int = entry.number_or("start_hand", 0)
        self.preset_hand: int = entry.number_or("preset_hand", 0)
        self.copies: int = entry.number_or("copies", 1)
        self.copies_with_storm: int = entry.number_or("copies_with_storm", self.copies)
        self.rows: list[list[Power]] = []
        self.sort_powers()

    def sort_powers(self) -> None:
        """Powers by row, for whoever asks for one row only."""
        self.rows = [[power for power in self.powers if power.row == row] for row in range(len(ROW_IDS))]

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


def _vp(entry: Entry) -> int:
    if not entry.has("vp"):
        return 0
    value = entry.table["vp"]
    if not isinstance(value, int) or isinstance(value, bool) or not -1 <= value <= 9:
        raise entry.wrong("vp", "it must be a whole number from -1 to 9")
    return value


def _read_good(card: Card, entry: Entry) -> None:
    words = entry.text("good").split()
    if len(words) != 2 or words[0] not in GOOD_IDS or words[1] not in MODE_IDS[1:]:
        kinds = f"one of {', '.join(GOOD_IDS)}, then production or windfall"
        raise entry.wrong("good", f"{entry.text('good')!r} is not two words: {kinds}")
    card.good = GOOD_IDS.index(words[0])
    card.mode = MODE_IDS.index(words[1])


class CardTable:
    """All cards that a game may meet; printed ones have the same numbers in every table."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards: list[Card] = cards
        self.ids: list[str] = [card.id for card in cards]
        self.by_id: dict[str, int] = {card.id: card.index for card in cards}

    def deck(self, storm: bool) -> list[int]:
        """Every card of the deck, start worlds included, with its copies (RG-COMP-01, -03)."""
        found: list[int] = []
        for card in self.cards:
            found.extend([card.index] * self.copies(card, storm))
        return found

    def copies(self, card: Card, storm: bool) -> int:
        """How often a card is in the deck."""
        if card.own:
            return card.copies
        if card.index < BASE_CARDS:
            return card.copies_with_storm if storm else card.copies
        return card.copies if storm else 0


_base: Final[list[Entry]] = read_file(DATA / "cards.toml").list_of("card")
_storm: Final[list[Entry]] = read_file(DATA / "storm.toml").list_of("card")
BASE_CARDS: Final[int] = len(_base)
CARD_IDS: Final[list[str]] = [entry.text("id") for entry in _base + _storm]
PRINTED: Final[int] = len(CARD_IDS)
PRINTED_NAMES: Final[list[str]] = [entry.text("name").casefold() for entry in _base + _storm]


def _printed(second_edition: bool) -> list[Card]:
    cards: list[Card] = []
    for index, entry in enumerate(_base + _storm):
        card = Card(index, entry, False)
        later = entry.part("second_edition") if entry.has("second_edition") else None
        if later is not None and second_edition:
            card.cost = later.number_or("cost", card.cost)
            card.vp = later.number_or("vp", card.vp)
            card.powers += [parse_power(text, later.where) for text in later.texts("powers")]
            card.scoring += [parse_scoring(text, later.where) for text in later.texts("scoring")]
            card.sort_powers()
        cards.append(card)
    return cards


@lru_cache(maxsize=TABLES)
def card_table(second_edition: bool, own: str) -> CardTable:
    """The cards of an edition, with a user's own cards (the text of a TOML file) behind them."""
    return CardTable(_printed(second_edition) + read_own_cards(own))


def read_own_cards(text: str) -> list[Card]:
    """The cards of a user's own set; what cannot be a card is refused with card, field and what is allowed."""
    if not text.strip():
        return []
    try:
        entry = Entry("own cards", _toml(text))
        entries = entry.list_of("card")
        if len(entries) > MOST_OWN_CARDS:
            raise ValueError(f"own cards: {len(entries)} are more than the {MOST_OWN_CARDS} blank ones of the box")
        cards = [_own_card(PRINTED + number, item) for number, item in enumerate(entries)]
        entry.finish()
        _check_set(cards, entries)
    except (ValueError, RecursionError) as error:
        raise BadOption(str(error)) from None
    for card, name in zip(cards, OWN_IDS):
        card.id = name
    return cards


def _toml(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise ValueError(f"own cards: the text is no TOML: {error}") from None


OWN_KEYS: Final = (
    "id",
    "name",
    "world",
    "defence",
    "development",
    "vp",
    "good",
    "keywords",
    "symbols",
    "powers",
    "scoring",
    "copies",
)


def _own_card(index: int, entry: Entry) -> Card:
    for key in entry.table:
        if key not in OWN_KEYS:
            raise entry.wrong(key, f"a card of your own has no such field; there are {', '.join(OWN_KEYS)}")
    card = Card(index, entry, True)
    check_own_card(card, entry)
    return card


def check_own_card(card: Card, entry: Entry) -> None:
    """What a card may not be, however it is written (RG-CUST-04)."""
    if not card.id.isascii() or not card.id.replace("_", "a").isalnum() or card.id.lower() != card.id:
        raise entry.wrong("id", f"{card.id!r} is not made of small letters, digits and underscores")
    if not card.name.strip() or not card.name.isprintable() or len(card.name) > LONGEST_NAME:
        raise entry.wrong("name", f"a name has 1 to {LONGEST_NAME} letters and no line breaks")
    low, high = (1, 6) if not card.world else (1, 9) if card.military else (0, 9)
    if not low <= card.cost <= high:
        raise entry.wrong(card.shape, f"it must be a whole number from {low} to {high}")
    if not 1 <= card.copies <= MOST_OWN_CARDS:
        raise entry.wrong("copies", f"it must be a whole number from 1 to {MOST_OWN_CARDS}")
    if not card.world and card.mode != NO_MODE:
        raise entry.wrong("good", "a development has no goods; only a world or a military world may have them")
    if card.world and card.scoring:
        raise entry.wrong("scoring", "only developments have scoring rows")
    _check_powers(card, entry)


def _check_powers(card: Card, entry: Entry) -> None:
    for row, powers in enumerate(card.rows):
        if len(powers) > MOST_POWERS:
            raise entry.wrong("powers", f"a card has at most {MOST_POWERS} powers in row {ROW_IDS[row]}")
    producing = [power.kind for power in card.powers if power.kind in _HERE]
    if card.mode == PRODUCTION and not producing:
        raise entry.wrong("powers", "a production world needs produce_here or produce_here_by_hand_discard")
    if card.mode != PRODUCTION and producing:
        raise entry.wrong("powers", f"{POWER_IDS[producing[0]]} is only for a world whose good is of production")
    if card.mode == NO_MODE:
        for power in card.powers:
            if power.here or power.kind in _ON_THIS_WORLD:
                raise entry.wrong("powers", f"{POWER_IDS[power.kind]} of this card needs a world with a good")


def _check_set(cards: list[Card], entries: list[Entry]) -> None:
    """What cards may not be together; and the cards that they name are found."""
    keys = CARD_IDS + [card.id for card in cards]
    names = PRINTED_NAMES + [card.name.casefold() for card in cards]
    for card, entry in zip(cards, entries):
        if keys.count(card.id) > 1:
            raise entry.wrong("id", "there is another card with this id")
        if names.count(card.name.casefold()) > 1:
            raise entry.wrong("name", f"there is another card called {card.name!r}")
        for power in card.powers:
            power.match.card = _found(power.match.card, keys, entry, "powers")
        for row in card.scoring:
            row.match.card = _found(row.match.card, keys, entry, "scoring")
    total = sum([card.copies for card in cards])
    if total > MOST_OWN_CARDS:
        raise ValueError(f"own cards: {total} with copies are more than the {MOST_OWN_CARDS} blank ones of the box")


def _found(named: str, keys: list[str], entry: Entry, field: str) -> str:
    """The id of a card that a line names: of one of the set its place there."""
    if not named:
        return ""
    if named not in keys:
        raise entry.wrong(field, f'"card:{named}" is the id of no card, neither a printed one nor one of the set')
    number = keys.index(named)
    return named if number < PRINTED else OWN_IDS[number - PRINTED]


_HERE: Final = (PRODUCE_HERE, PRODUCE_HERE_BY_HAND_DISCARD)
_ON_THIS_WORLD: Final = (TRADE_BONUS_THIS_WORLD, DRAW_IF_PRODUCED_HERE)


class Goal:
    """A goal tile: who is first to reach it, or who has most."""

    def __init__(self, index: int, entry: Entry) -> None:
        self.index: int = index
        self.id: str = entry.text("id")
        self.name: str = entry.text("name")
        self.most: bool = entry.flag("most", False)
        self.after: list[str] = entry.texts("after")
        self.measure: int = entry.word("measure", MEASURE_IDS)
        self.threshold: int = entry.number("threshold")


MEASURE_IDS: Final[list[str]] = [
    "chips",
    "kinds_of_goods",
    "alien_cards",
    "discarded_to_limit",
    "rows_of_powers",
    "six_developments",
    "total_military",
    "novelty_and_rare_worlds",
    "developments",
    "production_worlds",
]

_rules: Final = read_file(DATA / "rules.toml")
GOALS: Final[list[Goal]] = [Goal(i, entry) for i, entry in enumerate(_rules.list_of("goal"))]
GOAL_IDS: Final[list[str]] = [goal.id for goal in GOALS]
FIRST_GOALS: Final[int] = _rules.number("first_goals")
MOST_GOALS: Final[int] = _rules.number("most_goals")
FIRST_VP: Final[int] = _rules.number("first_vp")
MOST_VP: Final[int] = _rules.number("most_vp")
TIE_VP: Final[int] = _rules.number("tie_vp")
PRICES: Final[list[int]] = _rules.numbers("prices")
CHIPS_PER_PLAYER: Final[int] = _rules.number("chips_per_player")
TABLEAU_END: Final[int] = _rules.number("tableau_end")
HAND_LIMIT: Final[int] = _rules.number("hand_limit")
DEAL: Final[int] = _rules.number("deal")
KEEP: Final[int] = _rules.number("keep")
EXPLORE_LOOK: Final[int] = _rules.number("explore_look")
EXPLORE_KEEP_BASE: Final[int] = _rules.number("explore_keep")
DRAFT_PACK: Final[int] = _rules.number("draft_pack")
START_WORLDS: Final[int] = _rules.number("start_worlds")
START_WORLDS_WITH_STORM: Final[int] = _rules.number("start_worlds_with_storm")


class ActionCard:
    """An action card of every player: the phase it calls and its bonus."""

    def __init__(self, entry: Entry) -> None:
        self.id: str = entry.text("id")
        self.row: int = entry.word("row", ROW_IDS)
        self.look: int = entry.number_or("look", 0)
        self.keep: int = entry.number_or("keep", 0)
        self.discount: int = entry.number_or("discount", 0)
        self.draw: int = entry.number_or("draw", 0)
        self.in_duel: int = entry.number_or("in_duel", 1)


ACTIONS: Final[list[ActionCard]] = [ActionCard(entry) for entry in _rules.list_of("action")]
ACTION_IDS: Final[list[str]] = [action.id for action in ACTIONS]
EXPLORE_5: Final = 0
EXPLORE_1_1: Final = 1
DEVELOP_ACTION: Final = 2
SETTLE_ACTION: Final = 3
CONSUME_TRADE: Final = 4
CONSUME_2X: Final = 5
PRODUCE_ACTION: Final = 6
