"""Cards of a hand: chosen one by one in its order, so that every set has one way only, discarded, paid with."""

from astrarium.games.race.piles import discard_from_hand
from astrarium.games.race.state.player import Player
from astrarium.games.race.state.state import State
from astrarium.games.race.verbs import card_name
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.step import Step


def in_order(cards: list[int], last: int, needed: int) -> list[int]:
    """The different cards that may come next, when ``needed`` are still to be chosen in ascending order."""
    found: list[int] = []
    for i, card in enumerate(cards):
        if card >= last and len(cards) - i >= needed and (not found or found[-1] != card):
            found.append(card)
    return found


def last_of(chosen: list[int]) -> int:
    """The card chosen last, below which none is chosen any more."""
    return chosen[-1] if chosen else -1


def behind(hand: list[int], card: int) -> int:
    """How many cards of a hand may still be chosen after one of them."""
    return len([other for other in hand if other >= card])


def choice_refusal(cards: list[int], card: int, rule: str) -> Refusal:
    """Why a card cannot be chosen next: not there, or out of order, or too few would be left."""
    return Refusal(rule, "out-of-order" if card in cards else "not-in-hand", card_name(card))


def left_in_hand(player: Player) -> list[int]:
    """The hand without the cards chosen already."""
    hand = list(player.hand)
    for card in player.secret:
        hand.remove(card)
    return hand


def to_discard(player: Player, step: Step) -> int:
    """How many cards a seat still has to choose; ``args`` has the sizes to come down to, by seat."""
    return len(player.hand) - step.args[player.seat] - len(player.secret)


def make_discards(state: State, player: Player, rule: str, events: list[Event]) -> int:
    """The cards that a seat chose are discarded; how many there were."""
    count = len(player.secret)
    for card in player.secret:
        discard_from_hand(state, player, card)
    if count:
        names = [card_name(card) for card in player.secret]
        events.append(Event("discard", player.seat, rule, {"cards": count}, {"names": names}))
    player.secret = []
    return count


def ask_payment(state: State, player: Player, price: int, rule: str, events: list[Event]) -> None:
    """So many hand cards are discarded; their owner chooses which, if there is a choice (RG-DEV-05)."""
    if price == 0:
        return
    events.append(Event("price", player.seat, rule, {"cards": price}))
    if price == len(player.hand):
        for card in list(player.hand):
            discard_from_hand(state, player, card)
    else:
        state.push("pay", (player.seat,), (price, -1))
