"""Cards on the move: drawing, discarding, goods, chips; and a tableau's powers (RG-POW, RG-GOOD, RG-REND)."""

from bisect import insort

from astrarium.games.race.components import PRICES, Card
from astrarium.games.race.powers import (
    ANY,
    MILITARY,
    TRADE,
    TRADE_BONUS,
    TRADE_BONUS_PER_SYMBOL,
    TRADE_BONUS_THIS_WORLD,
    WINDFALL,
    Power,
)
from astrarium.games.race.state import NO_GOOD, Pile, Player, State
from astrarium.kernel.event import Event

EVERYBODY = (1 << 8) - 1


def card_of(state: State, card: int) -> Card:
    """The card with a number."""
    return state.switches.table.cards[card]


def name_of(state: State, card: int) -> str:
    """The id of a card, as events name it."""
    return state.switches.table.cards[card].id


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


def place(state: State, player: Player, card: int, events: list[Event]) -> None:
    """A card joins the tableau; its powers begin in the next phase (RG-POW-02)."""
    player.tableau.append(card)
    player.goods.append(NO_GOOD)
    player.fresh += 1
    if card_of(state, card).mode == WINDFALL:
        add_good(state, player, len(player.tableau) - 1, "RG-SETTLE-05", events)


def lose(state: State, player: Player, position: int) -> None:
    """A card of the tableau is thrown away, for all to see, with the good on it."""
    discard(state, player.seat, player.tableau[position], EVERYBODY)
    if player.goods[position] != NO_GOOD:
        discard(state, player.seat, player.goods[position], 0)
    take_off(player, position)


def take_off(player: Player, position: int) -> None:
    """A place of the tableau closes, and the powers used so far move with their cards."""
    player.tableau.pop(position)
    player.goods.pop(position)
    low = player.used & ((1 << 4 * position) - 1)
    player.used = low | player.used >> 4 * (position + 1) << 4 * position


def add_good(state: State, player: Player, position: int, rule: str, events: list[Event]) -> bool:
    """A card from the deck, unseen, becomes the good of a world; none if no card is left (RG-GOOD-01, -07)."""
    good = take(state, state.pile_of(player.seat))
    if good < 0:
        return False
    player.goods[position] = good
    world = name_of(state, player.tableau[position])
    events.append(Event("good", player.seat, rule, {"world": world}))
    return True


def spend_good(state: State, player: Player, position: int) -> None:
    """The good of a world is discarded without being looked at (RG-GOOD-05)."""
    discard(state, player.seat, player.goods[position], 0)
    player.goods[position] = NO_GOOD


def gain_chips(state: State, player: Player, vp: int, rule: str, events: list[Event]) -> None:
    """Points from the pool, which may fall below nothing (RG-GEND-06)."""
    if vp > 0:
        state.pool -= vp
        player.chips += vp
        events.append(Event("chips", player.seat, rule, {"vp": vp}))


def active(player: Player) -> int:
    """So many cards of the tableau have powers in this phase."""
    return len(player.tableau) - player.fresh


def powers_of(state: State, player: Player, row: int) -> list[tuple[int, int, Power]]:
    """The working powers of a row: place in the tableau, number on the card, power."""
    found: list[tuple[int, int, Power]] = []
    cards = state.switches.table.cards
    for position in range(active(player)):
        for number, power in enumerate(cards[player.tableau[position]].rows[row]):
            found.append((position, number, power))
    return found


def amount_of(state: State, player: Player, row: int, kind: int) -> int:
    """The sum of all working powers of a kind (RG-POW-01)."""
    total = 0
    cards = state.switches.table.cards
    for position in range(active(player)):
        for power in cards[player.tableau[position]].rows[row]:
            if power.kind == kind:
                total += power.amount
    return total


def is_used(player: Player, position: int, number: int) -> bool:
    """A power that works once a phase has worked already (RG-POW-10)."""
    return bool(player.used >> (4 * position + number) & 1)


def mark_used(player: Player, position: int, number: int) -> None:
    """A power has worked in this phase."""
    player.used |= 1 << (4 * position + number)


def total_military(state: State, player: Player) -> int:
    """Lasting Military against everybody, negative included, of the whole tableau (RG-MIL-11)."""
    total = 0
    cards = state.switches.table.cards
    for card in player.tableau:
        for power in cards[card].powers:
            if power.kind == MILITARY:
                total += power.amount
    return total


def goods_in_play(player: Player) -> list[int]:
    """The places of the tableau with a good."""
    return [position for position in range(len(player.goods)) if player.goods[position] != NO_GOOD]


def sale_price(state: State, player: Player, position: int, with_powers: bool) -> int:
    """Cards for the good of a world: its price and the trade powers that fit (RG-TRADE-02 to -05)."""
    cards = state.switches.table.cards
    kind = cards[player.tableau[position]].good
    price = PRICES[kind]
    if not with_powers:
        return price
    for place_of, _, power in powers_of(state, player, TRADE):
        if (power.kind == TRADE_BONUS and power.good in (ANY, kind)) or (
            power.kind == TRADE_BONUS_THIS_WORLD and place_of == position
        ):
            price += power.amount
        elif power.kind == TRADE_BONUS_PER_SYMBOL and power.good in (ANY, kind):
            for card in player.tableau:
                if cards[card].world and power.symbol in cards[card].symbols:
                    price += power.amount
    return price


def end_phase(state: State) -> None:
    """What lasted for a phase only is over."""
    for player in state.seats:
        player.fresh = 0
        player.used = 0
        player.military = 0
        player.produced = [0, 0, 0, 0]
