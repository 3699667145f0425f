"""What a card may be, whoever wrote it: one of a user's own, or a printed one with other numbers (RG-CUST-04)."""

from typing import Final

from astrarium.games.race.components.card import MOST_POWERS, Card, out_of_range
from astrarium.games.race.components.powers import (
    DRAW_IF_PRODUCED_HERE,
    NO_MODE,
    POWER_IDS,
    PRODUCE_HERE,
    PRODUCE_HERE_BY_HAND_DISCARD,
    PRODUCTION,
    ROW_IDS,
    TRADE_BONUS_THIS_WORLD,
)
from astrarium.games.race.errors import fault, reason
from astrarium.kernel.data import Entry

MOST_OWN_CARDS: Final = 17
"""So many blank cards are in the box (RG-CUST-01)."""
LONGEST_NAME: Final = 40
_HERE: Final = (PRODUCE_HERE, PRODUCE_HERE_BY_HAND_DISCARD)
_ON_THIS_WORLD: Final = (TRADE_BONUS_THIS_WORLD, DRAW_IF_PRODUCED_HERE)


def check_card(card: Card, entry: Entry) -> None:
    """What a card may not be, whoever wrote it (RG-CUST-04)."""
    if not card.id.isascii() or not card.id.replace("_", "a").isalnum() or card.id.lower() != card.id:
        why = f"{card.id!r} is not made of small letters, digits and underscores"
        raise fault(entry, "id", reason("id", why, id=card.id))
    if not card.name.strip() or not card.name.isprintable() or len(card.name) > LONGEST_NAME:
        why = f"a name has 1 to {LONGEST_NAME} letters and no line breaks"
        raise fault(entry, "name", reason("name", why, most=LONGEST_NAME))
    low, high = (1, 6) if not card.world else (1, 9) if card.military else (0, 9)
    if not low <= card.cost <= high:
        raise out_of_range(entry, card.shape, low, high)
    if not 1 <= card.copies <= MOST_OWN_CARDS:
        raise out_of_range(entry, "copies", 1, MOST_OWN_CARDS)
    if not card.world and card.mode != NO_MODE:
        why = "a development has no goods; only a world or a military world may have them"
        raise fault(entry, "good", reason("no-goods", why))
    if card.world and card.scoring:
        raise fault(entry, "scoring", reason("no-scoring", "only developments have scoring rows"))
    _check_powers(card, entry)


def _check_powers(card: Card, entry: Entry) -> None:
    for row, powers in enumerate(card.rows):
        if len(powers) > MOST_POWERS:
            why = f"a card has at most {MOST_POWERS} powers in row {ROW_IDS[row]}"
            raise fault(entry, "powers", reason("many-powers", why, most=MOST_POWERS, row=ROW_IDS[row]))
    producing = [power.kind for power in card.powers if power.kind in _HERE]
    if card.mode == PRODUCTION and not producing:
        why = "a production world needs produce_here or produce_here_by_hand_discard"
        raise fault(entry, "powers", reason("needs-production", why))
    if card.mode != PRODUCTION and producing:
        power_id = POWER_IDS[producing[0]]
        why = f"{power_id} is only for a world whose good is of production"
        raise fault(entry, "powers", reason("only-production", why, power=power_id))
    if card.mode == NO_MODE:
        for power in card.powers:
            if power.here or power.kind in _ON_THIS_WORLD:
                power_id = POWER_IDS[power.kind]
                why = f"{power_id} of this card needs a world with a good"
                raise fault(entry, "powers", reason("needs-good", why, power=power_id))
