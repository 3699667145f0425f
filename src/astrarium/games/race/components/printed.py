"""The printed cards of both boxes, by edition."""

from typing import Final

from astrarium.games.race.components.card import Card
from astrarium.games.race.components.files import DATA
from astrarium.games.race.components.reading import parse_power, parse_scoring
from astrarium.kernel.data import Entry, read_file

_base: Final[list[Entry]] = read_file(DATA / "cards.toml").list_of("card")
_storm: Final[list[Entry]] = read_file(DATA / "storm.toml").list_of("card")
BASE_CARDS: Final[int] = len(_base)
CARD_IDS: Final[list[str]] = [entry.text("id") for entry in _base + _storm]
PRINTED: Final[int] = len(CARD_IDS)
PRINTED_NAMES: Final[list[str]] = [entry.text("name").casefold() for entry in _base + _storm]


def printed_cards(second_edition: bool) -> list[Card]:
    """The cards as an edition prints them."""
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
