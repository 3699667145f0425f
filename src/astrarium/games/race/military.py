"""Military: what it is against a world, and what may be added for it (RG-MIL)."""

from astrarium.games.race.components.card import Card
from astrarium.games.race.components.powers import (
    ANY,
    MILITARY,
    MILITARY_AGAINST,
    MILITARY_BY_HAND_DISCARD,
    MILITARY_BY_SACRIFICE,
    SETTLE,
    Power,
)
from astrarium.games.race.state.player import Player
from astrarium.games.race.state.state import State, card_of
from astrarium.games.race.tableau import active, is_used, powers_of, working


def helps_against(power: Power, card: Card) -> bool:
    """Specialised Military counts against worlds with its keyword, kind or symbol (RG-MIL-03, -04)."""
    if power.good != ANY:
        return card.good == power.good
    if power.keyword >= 0:
        return power.keyword in card.keywords
    return power.symbol in card.symbols


def military_against(state: State, player: Player, card: Card) -> int:
    """The Military that counts against a world now (RG-MIL-02, -17)."""
    total = player.military
    for power in working(state, player, SETTLE):
        if power.kind == MILITARY or (power.kind == MILITARY_AGAINST and helps_against(power, card)):
            total += power.amount
    return total


def hirings(state: State, player: Player) -> list[tuple[int, int, Power]]:
    """The unused powers to discard hand cards for Military, the strongest first (RG-MIL-10, -15)."""
    found = [
        item
        for item in powers_of(state, player, SETTLE)
        if item[2].kind == MILITARY_BY_HAND_DISCARD and not is_used(player, item[0], item[1])
    ]
    found.sort(key=lambda item: -item[2].amount)
    return found


def hiring(state: State, player: Player) -> tuple[int, int, Power] | None:
    """The power to discard hand cards for Military that comes next, once a phase (RG-MIL-10, -15)."""
    found = hirings(state, player)
    return found[0] if found and player.hand else None


def sacrifices(state: State, player: Player) -> list[tuple[int, int, Power]]:
    """Cards that can be thrown away for Military (RG-MIL-09)."""
    return [item for item in powers_of(state, player, SETTLE) if item[2].kind == MILITARY_BY_SACRIFICE]


def sacrifice_gain(state: State, player: Player, slot: int, card: Card) -> int:
    """What throwing a card away adds to the Military against a world: its own is lost (RG-MIL-09, RG-POW-09)."""
    gain = 0
    lost = 0
    for power in card_of(state, player.tableau[slot]).rows[SETTLE]:
        if power.kind == MILITARY_BY_SACRIFICE:
            gain += power.amount
        elif power.kind == MILITARY or (power.kind == MILITARY_AGAINST and helps_against(power, card)):
            lost += power.amount
    return gain - lost if gain else 0


def reserve_military(state: State, player: Player, card: Card, hand: int) -> int:
    """What hired hands and then sacrifices could still add."""
    total = 0
    for _, _, power in hirings(state, player):
        cards = min(power.cards, hand)
        total += power.amount * cards
        hand -= cards
    for slot in range(active(player)):
        total += max(0, sacrifice_gain(state, player, slot, card))
    return total


def can_conquer(state: State, player: Player, card: Card, hand: int) -> bool:
    """A world can be conquered with so many other cards in hand (RG-MIL-01)."""
    if not card.military:
        return False
    return military_against(state, player, card) + reserve_military(state, player, card, hand) >= card.cost
