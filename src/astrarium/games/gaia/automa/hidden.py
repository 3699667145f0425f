"""What the player cannot know of the Automa's cards, and how it is drawn anew (GP-AUTO-21, -45)."""

from astrarium.games.gaia.automa.deck import Automa
from astrarium.games.gaia.components.automa_parts import AutomaParts
from astrarium.kernel.rng import Rng


def redraw(parts: AutomaParts, automa: Automa, rng: Rng) -> None:
    """Deck and closed pile get an order, and cards, that the player cannot exclude."""
    if not automa.known:
        # The deck has not been made yet.
        return
    gone = parts.difficulties[automa.difficulty].without
    seen = automa.discards + automa.open_cards()
    sure = [card.index for card in parts.cards if automa.known >> card.index & 1 and card.index not in seen]
    unknown = [card.index for card in parts.cards if not automa.known >> card.index & 1 and card.index not in gone]
    rng.shuffle(unknown)
    strangers = len(automa.deck) - len(sure)
    automa.deck = sure + unknown[:strangers]
    automa.closed = unknown[strangers:]
    rng.shuffle(automa.deck)
