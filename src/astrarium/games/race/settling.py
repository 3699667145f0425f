"""How a card may be placed and what it costs (RG-DEV, RG-SETTLE, RG-MIL)."""

from astrarium.games.race.cards import active, amount_of, card_of, is_used, powers_of
from astrarium.games.race.components import ACTIONS, DEVELOP_ACTION, SETTLE_ACTION, Card
from astrarium.games.race.powers import (
    ANY,
    DEVELOP,
    DEVELOP_DISCOUNT,
    MILITARY,
    MILITARY_AGAINST,
    MILITARY_BY_HAND_DISCARD,
    MILITARY_BY_SACRIFICE,
    PAY_FOR_MILITARY,
    SETTLE,
    SETTLE_DISCOUNT,
    SETTLE_FREE_BY_SACRIFICE,
    Power,
)
from astrarium.games.race.state import Player, State
from astrarium.kernel.refusal import Refusal


def has_bonus(state: State, player: Player, action: int) -> bool:
    """The player chose the action, for the second phase of a duel twice (RG-DUEL-05)."""
    return player.actions.count(action) > (1 if state.second else 0)


def development_price(state: State, player: Player, card: Card) -> int:
    """Printed cost less discounts and the bonus, at least nothing (RG-DEV-04)."""
    price = card.cost - amount_of(state, player, DEVELOP, DEVELOP_DISCOUNT)
    if has_bonus(state, player, DEVELOP_ACTION):
        price -= ACTIONS[DEVELOP_ACTION].discount
    return max(0, price)


def development_refusal(state: State, player: Player, card: int) -> Refusal | None:
    """Why a development of the hand cannot be placed (RG-DEV-05, -06, -09)."""
    if card not in player.hand:
        return Refusal("RG-DEV-01", "not-in-hand")
    piece = card_of(state, card)
    if piece.world:
        return Refusal("RG-DEV-01", "no-development")
    if card in player.tableau:
        return Refusal("RG-DEV-06", "same-development")
    price = development_price(state, player, piece)
    have = len(player.hand) - 1
    return Refusal("RG-DEV-09", "short", "cards", price, have) if price > have else None


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
    for _, _, power in powers_of(state, player, SETTLE):
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


def sacrifice_gain(state: State, player: Player, position: int, card: Card) -> int:
    """What throwing a card away adds to the Military against a world: its own is lost (RG-MIL-09, RG-POW-09)."""
    gain = 0
    lost = 0
    for power in card_of(state, player.tableau[position]).rows[SETTLE]:
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
    for position in range(active(player)):
        total += max(0, sacrifice_gain(state, player, position, card))
    return total


def can_conquer(state: State, player: Player, card: Card, hand: int) -> bool:
    """A world can be conquered with so many other cards in hand (RG-MIL-01)."""
    if not card.military:
        return False
    return military_against(state, player, card) + reserve_military(state, player, card, hand) >= card.cost


def world_price(state: State, player: Player, card: Card) -> int:
    """What a world costs that is paid for, or -1 if it cannot be paid for (RG-SETTLE-02, RG-MIL-06)."""
    price = card.cost
    discounts = 0
    best = -1
    for _, _, power in powers_of(state, player, SETTLE):
        if power.kind == SETTLE_DISCOUNT and power.good in (ANY, card.good):
            discounts += power.amount
        elif power.kind == PAY_FOR_MILITARY and (power.good == ANY or power.good != card.good):
            best = max(best, power.amount)
    if card.military:
        if best < 0:
            return -1
        price -= best
    return max(0, price - discounts)


def free_by(state: State, player: Player, card: Card) -> list[int]:
    """Cards of the tableau that can be thrown away to make a world free (RG-SETTLE-09, -10, RG-RUL-73)."""
    found: list[int] = []
    if world_price(state, player, card) < 0:
        return found
    for position, _, power in powers_of(state, player, SETTLE):
        if power.kind == SETTLE_FREE_BY_SACRIFICE and (power.good == ANY or power.good != card.good):
            found.append(position)
    return found


def can_place(state: State, player: Player, card: Card, hand: int) -> bool:
    """A world can be placed with so many other cards in hand, one way or another (RG-SETTLE-12, RG-RUL-04)."""
    price = world_price(state, player, card)
    if 0 <= price <= hand or free_by(state, player, card):
        return True
    return can_conquer(state, player, card, hand)


def world_refusal(state: State, player: Player, card: int) -> Refusal | None:
    """Why a world of the hand cannot be placed."""
    if card not in player.hand:
        return Refusal("RG-SETTLE-01", "not-in-hand")
    piece = card_of(state, card)
    if not piece.world:
        return Refusal("RG-SETTLE-01", "no-world")
    if can_place(state, player, piece, len(player.hand) - 1):
        return None
    if piece.military:
        return Refusal("RG-MIL-01", "short", "military", piece.cost, military_against(state, player, piece))
    return Refusal("RG-SETTLE-12", "short", "cards", world_price(state, player, piece), len(player.hand) - 1)


def settle_bonus(state: State, player: Player) -> int:
    """Cards for whoever chose Settle (RG-SETTLE-03)."""
    return ACTIONS[SETTLE_ACTION].draw if has_bonus(state, player, SETTLE_ACTION) else 0
