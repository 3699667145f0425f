"""What is in both boxes: the cards by edition, and the numbers, with a player's corrections if there are any."""

from functools import lru_cache
from typing import Final, final

from astrarium.games.race.components.card import Card, read_power, read_scoring
from astrarium.games.race.components.checking import check_card
from astrarium.games.race.components.files import DATA
from astrarium.games.race.components.numbers import ActionCard, Goal, Numbers
from astrarium.games.race.errors import reason
from astrarium.kernel.corrections import read_corrected, uncorrectable
from astrarium.kernel.data import Entry, ids_of
from astrarium.kernel.message import Message

FILES: Final[list[str]] = ["rules", "cards", "storm"]
"""The data files whose numbers can be corrected; the robot's mat is no part of them."""
CACHED: Final = 8
"""Components with corrections that are kept; more of them are read anew when needed."""

_AS_CALLED: Final = reason("phase", "it calls the phase that is printed on it")
_ONLY_THRESHOLD: Final = reason("goal", "only its threshold can be another")
_AS_DEALT: Final = reason("start", "start worlds and first hands are as they are printed")
_AS_MANY: Final = reason("copies", "there is one of each start world, and every card of a first hand")


@final
class Printed:
    """The cards of both boxes in both editions, and the numbers of the game."""

    def __init__(self, corrections: str) -> None:
        files = read_corrected(DATA, FILES, corrections)
        self.numbers: Numbers = Numbers(files["rules"])
        base = files["cards"].list_of("card")
        entries = base + files["storm"].list_of("card")
        self.base_cards: int = len(base)
        self.ids: list[str] = ids_of(entries)
        self.first: list[Card] = [self._card(index, entry, False) for index, entry in enumerate(entries)]
        self.second: list[Card] = [self._card(index, entry, True) for index, entry in enumerate(entries)]
        for name in FILES:
            files[name].finish()

    def _card(self, index: int, entry: Entry, second_edition: bool) -> Card:
        card = Card(index, entry, False)
        if entry.has("second_edition"):
            later = entry.part("second_edition")
            cost = later.number_or("cost", card.cost)
            vp = later.number_or("vp", card.vp)
            powers = [read_power(text, later, "powers") for text in later.texts("powers")]
            scoring = [read_scoring(text, later, "scoring") for text in later.texts("scoring")]
            if second_edition:
                card.cost = cost
                card.vp = vp
                card.powers += powers
                card.scoring += scoring
                card.sort_powers()
        self._check(card, entry)
        return card

    def _check(self, card: Card, entry: Entry) -> None:
        """A card that a line names is one of the box."""
        check_card(card, entry)
        for power in card.powers:
            if power.match.card and power.match.card not in self.ids:
                raise entry.wrong("powers", _no_card(power.match.card))
        for row in card.scoring:
            if row.match.card and row.match.card not in self.ids:
                raise entry.wrong("scoring", _no_card(row.match.card))


def _no_card(named: str) -> Message:
    return reason("no-card", f'"card:{named}" is the id of no card', card=named)


DEFAULT: Final[Printed] = Printed("")

# What there is, and what it is called, is the same with all corrections: notation, codes and facts go by it.
BASE_CARDS: Final[int] = DEFAULT.base_cards
CARD_IDS: Final[list[str]] = DEFAULT.ids
PRINTED: Final[int] = len(CARD_IDS)
PRINTED_NAMES: Final[list[str]] = [card.name.casefold() for card in DEFAULT.first]
ACTIONS: Final[list[ActionCard]] = DEFAULT.numbers.actions
"""The action cards as they are printed: which phase each calls."""
GOALS: Final[list[Goal]] = DEFAULT.numbers.goals
"""The goal tiles as they are printed: what each counts, and when."""
GOAL_IDS: Final[list[str]] = DEFAULT.numbers.goal_ids


@lru_cache(maxsize=CACHED)
def _corrected(corrections: str) -> Printed:
    found = Printed(corrections)
    for action, printed in zip(found.numbers.actions, ACTIONS):
        if action.row != printed.row:
            raise uncorrectable(f"rules.action.{action.id}.row", _AS_CALLED)
    for goal, tile in zip(found.numbers.goals, GOALS):
        if (goal.most, goal.measure, goal.after) != (tile.most, tile.measure, tile.after):
            raise uncorrectable(f"rules.goal.{goal.id}", _ONLY_THRESHOLD)
    for card, before in zip(found.first, DEFAULT.first):
        if (card.start, card.start_hand, card.preset_hand) != (before.start, before.start_hand, before.preset_hand):
            raise uncorrectable(card.id, _AS_DEALT)
        copies = (card.copies, card.copies_with_storm)
        if (card.start >= 0 and max(copies) > 1) or (card.preset_hand and min(copies) < 1):
            raise uncorrectable(card.id, _AS_MANY)
    return found


def printed(corrections: str) -> Printed:
    """What is in the boxes with these corrections; without any, always the same object."""
    return _corrected(corrections) if corrections.strip() else DEFAULT


def printed_cards(second_edition: bool, corrections: str = "") -> list[Card]:
    """The cards as an edition prints them."""
    found = printed(corrections)
    return found.second if second_edition else found.first
