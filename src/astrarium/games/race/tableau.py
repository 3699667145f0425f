"""The cards before a seat: goods, chips and working powers (RG-POW, RG-GOOD)."""

from astrarium.games.race.components.powers import MILITARY, WINDFALL, Power
from astrarium.games.race.piles import EVERYBODY, discard, take
from astrarium.games.race.state.player import NO_GOOD, Player
from astrarium.games.race.state.state import State, card_of, name_of
from astrarium.kernel.event import Event


def place(state: State, player: Player, card: int, events: list[Event]) -> None:
    """A card joins the tableau; its powers begin in the next phase (RG-POW-02)."""
    player.tableau.append(card)
    player.goods.append(NO_GOOD)
    player.fresh += 1
    if card_of(state, card).mode == WINDFALL:
        add_good(state, player, len(player.tableau) - 1, "RG-SETTLE-05", events)


def lose(state: State, player: Player, slot: int) -> None:
    """A card of the tableau is thrown away, for all to see, with the good on it."""
    discard(state, player.seat, player.tableau[slot], EVERYBODY)
    if player.goods[slot] != NO_GOOD:
        discard(state, player.seat, player.goods[slot], 0)
    take_off(player, slot)


def take_off(player: Player, slot: int) -> None:
    """A slot of the tableau closes, and the powers used so far move with their cards."""
    player.tableau.pop(slot)
    player.goods.pop(slot)
    low = player.used & ((1 << 4 * slot) - 1)
    player.used = low | player.used >> 4 * (slot + 1) << 4 * slot


def add_good(state: State, player: Player, slot: int, rule: str, events: list[Event]) -> bool:
    """A card from the deck, unseen, becomes the good of a world; none if no card is left (RG-GOOD-01, -07)."""
    good = take(state, state.pile_of(player.seat))
    if good < 0:
        return False
    player.goods[slot] = good
    world = name_of(state, player.tableau[slot])
    events.append(Event("good", player.seat, rule, {"world": world}))
    return True


def spend_good(state: State, player: Player, slot: int) -> None:
    """The good of a world is discarded without being looked at (RG-GOOD-05)."""
    discard(state, player.seat, player.goods[slot], 0)
    player.goods[slot] = NO_GOOD


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
    """The working powers of a row: slot in the tableau, number on the card, power."""
    found: list[tuple[int, int, Power]] = []
    cards = state.switches.table.cards
    for slot in range(active(player)):
        powers = cards[player.tableau[slot]].rows[row]
        for number in range(len(powers)):
            found.append((slot, number, powers[number]))
    return found


def working(state: State, player: Player, row: int) -> list[Power]:
    """The working powers of a row, where it does not matter whose they are."""
    found: list[Power] = []
    cards = state.switches.table.cards
    for slot in range(active(player)):
        powers = cards[player.tableau[slot]].rows[row]
        if powers:
            found.extend(powers)
    return found


def amount_of(state: State, player: Player, row: int, kind: int) -> int:
    """The sum of all working powers of a kind (RG-POW-01)."""
    total = 0
    cards = state.switches.table.cards
    for slot in range(active(player)):
        for power in cards[player.tableau[slot]].rows[row]:
            if power.kind == kind:
                total += power.amount
    return total


def is_used(player: Player, slot: int, number: int) -> bool:
    """A power that works once a phase has worked already (RG-POW-10)."""
    return bool(player.used >> (4 * slot + number) & 1)


def mark_used(player: Player, slot: int, number: int) -> None:
    """A power has worked in this phase."""
    player.used |= 1 << (4 * slot + number)


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
    """The slots of the tableau with a good."""
    return [slot for slot in range(len(player.goods)) if player.goods[slot] != NO_GOOD]


def named(player: Player, slot: int) -> tuple[int, int]:
    """A slot of the tableau as an action names it: the card, and which copy of it."""
    card = player.tableau[slot]
    return card, player.tableau[:slot].count(card)


def slot_named(player: Player, card: int, copy: int) -> int:
    """The slot of the tableau that an action names, or -1."""
    for slot in range(len(player.tableau)):
        if player.tableau[slot] == card:
            if copy == 0:
                return slot
            copy -= 1
    return -1


def end_phase(state: State) -> None:
    """What lasted for a phase only is over."""
    for player in state.seats:
        player.fresh = 0
        player.used = 0
        player.military = 0
        player.produced = [0, 0, 0, 0]
