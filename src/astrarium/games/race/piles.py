"""Cards on the move between decks, discards and hands (RG-REND, RG-RUL)."""

from bisect import insort

from astrarium.games.race.state.pile import Pile
from astrarium.games.race.state.player import Player
from astrarium.games.race.state.state import State, name_of
from astrarium.kernel.event import Event

EVERYBODY = (1 << 8) - 1


def take(state: State, pile: Pile) -> int:
    """The top card of a deck, or -1; a deck is refilled the moment its last card leaves it (RG-REND-02, -04)."""
    if not pile.deck:
        refill(state, pile)
        if not pile.deck:
            return -1
    state.revealed = True
    card = pile.deck.pop()
    if not pile.deck:
        refill(state, pile)
    return card


def refill(state: State, pile: Pile) -> None:
    """Shuffle the discards into a new deck."""
    if pile.discards:
        pile.deck = pile.discards
        pile.discards = []
        pile.known = []
        state.rng.shuffle(pile.deck)


def draw(state: State, player: Player, count: int, rule: str, events: list[Event]) -> int:
    """Cards from the deck into the hand; how many came (RG-RUL-40)."""
    pile = state.pile_of(player.seat)
    drawn: list[int] = []
    for _ in range(count):
        card = take(state, pile)
        if card < 0:
            break
        drawn.append(card)
        insort(player.hand, card)
    if drawn:
        names = [name_of(state, card) for card in sorted(drawn)]
        events.append(Event("draw", player.seat, rule, {"cards": len(drawn)}, {"names": names}))
    return len(drawn)


def discard(state: State, seat: int, card: int, known: int) -> None:
    """A card goes face down to the discards; ``known`` are the seats that have seen it."""
    pile = state.pile_of(seat)
    pile.discards.append(card)
    pile.known.append(known)


def discard_from_hand(state: State, player: Player, card: int) -> None:
    """Only the owner knows the face of a card from the hand (RG-INFO-05)."""
    player.hand.remove(card)
    discard(state, player.seat, card, 1 << player.seat)
