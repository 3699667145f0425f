"""The printed cards of both boxes, by edition."""

from typing import Final

from astrarium.games.race.components.card import Card, read_power, read_scoring
from astrarium.games.race.components.files import DATA
from astrarium.kernel.data import Entry, ids_of, read_file

_files: Final[list[Entry]] = [read_file(DATA / "cards.toml"), read_file(DATA / "storm.toml")]
_base: Final[list[Entry]] = _files[0].list_of("card")
_storm: Final[list[Entry]] = _files[1].list_of("card")
BASE_CARDS: Final[int] = len(_base)
CARD_IDS: Final[list[str]] = ids_of(_base + _storm)
PRINTED: Final[int] = len(CARD_IDS)
PRINTED_NAMES: Final[list[str]] = [entry.text("name").casefold() for entry in _base + _storm]


def _read(second_edition: bool) -> list[Card]:
    cards: list[Card] = []
    for index, entry in enumerate(_base + _storm):
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
        _check(card, entry)
        cards.append(card)
    return cards


def _check(card: Card, entry: Entry) -> None:
    """A card that a line names is one of the box."""
    for power in card.powers:
        if power.match.card and power.match.card not in CARD_IDS:
            raise entry.wrong("powers", f'"card:{power.match.card}" is the id of no card')
    for row in card.scoring:
        if row.match.card and row.match.card not in CARD_IDS:
            raise entry.wrong("scoring", f'"card:{row.match.card}" is the id of no card')


_first: Final[list[Card]] = _read(False)
_second: Final[list[Card]] = _read(True)
for _file in _files:
    _file.finish()


def printed_cards(second_edition: bool) -> list[Card]:
    """The cards as an edition prints them."""
    return _second if second_edition else _first
