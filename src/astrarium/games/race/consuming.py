"""The Consume phase: which goods a power takes and what it gives for them (RG-CONS)."""

from astrarium.games.race.components.numbers import CONSUME_2X
from astrarium.games.race.components.powers import (
    ANY,
    CONSUME,
    CONSUME_ALL,
    CONSUME_AT_TRADE_PRICE,
    CONSUME_DIFFERENT_KINDS,
    CONSUME_DRAW,
    CONSUME_GAMBLE,
    CONSUME_GOODS,
    CONSUME_HAND_CARDS,
    Power,
)
from astrarium.games.race.piles import draw
from astrarium.games.race.state.player import NO_GOOD, Player
from astrarium.games.race.state.state import State, card_of, name_of
from astrarium.games.race.tableau import active, gain_chips, goods_in_play, is_used, mark_used, spend_good
from astrarium.games.race.trading import sale_price
from astrarium.games.race.verbs import RaceAction
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event


def fitting(state: State, player: Player, slot: int, power: Power) -> list[int]:
    """The slots whose goods a power could take (RG-CONS-06)."""
    if power.here:
        return [slot] if player.goods[slot] != NO_GOOD else []
    if power.good == ANY:
        return goods_in_play(player)
    cards = state.switches.table.cards
    return [other for other in goods_in_play(player) if power.good == cards[player.tableau[other]].good]


def kinds_there(state: State, player: Player, slots: list[int]) -> list[int]:
    """The different kinds of the goods at some slots."""
    return sorted({card_of(state, player.tableau[slot]).good for slot in slots})


def usable(state: State, player: Player, slot: int, power: Power) -> bool:
    """A consume power can be used now (RG-CONS-04, -09 to -16)."""
    if power.kind in (CONSUME_DRAW, CONSUME_GAMBLE):
        return True
    if power.kind == CONSUME_HAND_CARDS:
        return bool(player.hand)
    slots = fitting(state, player, slot, power)
    if power.kind == CONSUME_DIFFERENT_KINDS:
        return len(kinds_there(state, player, slots)) >= power.goods
    if power.kind == CONSUME_GOODS:
        return len(slots) >= power.goods
    return bool(slots)


def open_powers(state: State, player: Player) -> list[tuple[int, int, Power]]:
    """The consume powers that are still to be used and can be."""
    found: list[tuple[int, int, Power]] = []
    cards = state.switches.table.cards
    for slot in range(active(player)):
        powers = cards[player.tableau[slot]].rows[CONSUME]
        for number in range(len(powers)):
            if not is_used(player, slot, number) and usable(state, player, slot, powers[number]):
                found.append((slot, number, powers[number]))
    return found


def find_power(state: State, player: Player, card: int, number: int) -> tuple[int, int, Power] | None:
    """The first open power with that number on a copy of a card."""
    for item in open_powers(state, player):
        if player.tableau[item[0]] == card and item[1] == number:
            return item
    return None


def power_action(player: Player, slot: int, number: int, verb: str) -> Action:
    """The action that uses a power of a card; copies of a card have equal powers, so the first unused serves."""
    return RaceAction(verb, (player.tableau[slot], number))


def power_at(state: State, player: Player, slot: int, number: int) -> Power:
    """A consume power by its place."""
    return card_of(state, player.tableau[slot]).rows[CONSUME][number]


def next_of_consume(state: State, player: Player, events: list[Event]) -> None:
    """Use what can be used in one way only; otherwise ask (RG-CONS-01, -21)."""
    powers = open_powers(state, player)
    if not powers:
        return
    compulsory = [item for item in powers if item[2].kind != CONSUME_HAND_CARDS]
    if len(compulsory) == 1 and len(powers) == 1 and compulsory[0][2].kind != CONSUME_GAMBLE:
        state.push("consume_of", (), (player.seat,))
        slot, number, power = compulsory[0]
        use_power(state, player, slot, number, power, events)
        return
    state.push("consume", (player.seat,))


def use_power(state: State, player: Player, slot: int, number: int, power: Power, events: list[Event]) -> None:
    """Begin to use a consume power; its goods are chosen next where there is a choice (RG-CONS-02)."""
    mark_used(player, slot, number)
    seat = player.seat
    events.append(Event("consume", seat, "RG-CONS-01", {"card": name_of(state, player.tableau[slot])}))
    if power.kind == CONSUME_DRAW:
        draw(state, player, power.amount, "RG-CONS-15", events)
    elif power.kind == CONSUME_GAMBLE:
        state.push("gamble", (seat,), (slot, number))
    elif power.kind == CONSUME_HAND_CARDS:
        state.push("hand_cards", (seat,), (power.cards, -1, power.amount))
    elif power.kind == CONSUME_ALL:
        slots = goods_in_play(player)
        for other in slots:
            spend_good(state, player, other)
        events.append(Event("spend", seat, "RG-CONS-11", {"goods": len(slots)}))
        vp = max(0, len(slots) + power.amount)
        gain_chips(state, player, vp * multiplier(player), "RG-CONS-11", events)
    else:
        spend_goods(state, player, slot, number, 0, 0, events)


def multiplier(player: Player) -> int:
    """Consume: 2x doubles the chips for goods (RG-CONS-08)."""
    return 2 if CONSUME_2X in player.actions else 1


def wanted(state: State, player: Player, slot: int, power: Power, taken: int) -> int:
    """How many goods a power takes in all, as far as goods last (RG-CONS-07)."""
    if power.kind != CONSUME_GOODS:
        return power.goods if power.kind == CONSUME_DIFFERENT_KINDS else 1
    there = len(fitting(state, player, slot, power)) + taken
    return min(power.times, there // power.goods) * power.goods


def choices(state: State, player: Player, step_args: tuple[int, ...]) -> list[int]:
    """The slots from which the next good of a power may come, in the order of the tableau."""
    slot, number, least, _, kinds = step_args
    power = power_at(state, player, slot, number)
    slots = [other for other in fitting(state, player, slot, power) if other >= least]
    if power.kind != CONSUME_DIFFERENT_KINDS:
        return slots
    cards = state.switches.table.cards
    fresh = [other for other in slots if not kinds >> cards[player.tableau[other]].good & 1]
    needed = power.goods - kinds.bit_count()
    found: list[int] = []
    for first in fresh:
        behind = [other for other in fresh if other >= first]
        if len(kinds_there(state, player, behind)) >= needed:
            found.append(first)
    return found


def spend_goods(
    state: State,
    player: Player,
    slot: int,
    number: int,
    taken: int,
    least: int,
    events: list[Event],
    kinds: int = 0,
) -> None:
    """Take goods one after another; ask where there is a choice; then give what they bring (RG-CONS-20)."""
    power = power_at(state, player, slot, number)
    total = wanted(state, player, slot, power, taken)
    args = (slot, number, least, taken, kinds)
    if taken == 0:
        # How many goods the power takes is settled before the first one leaves.
        state.push("consumed", (), (player.seat, slot, number, total))
    left = total - taken
    slots = choices(state, player, args)
    if power.kind != CONSUME_DIFFERENT_KINDS and len(slots) == left:
        for other in slots:
            note_spent(state, player, other, power, events)
        return
    if len(slots) == 1:
        kind = card_of(state, player.tableau[slots[0]]).good
        note_spent(state, player, slots[0], power, events)
        if left > 1:
            spend_goods(state, player, slot, number, taken + 1, slots[0] + 1, events, kinds | 1 << kind)
        return
    state.push("spend", (player.seat,), args)


def note_spent(state: State, player: Player, slot: int, power: Power, events: list[Event]) -> None:
    """One good leaves its world; where cards are its price, they are counted now."""
    world = name_of(state, player.tableau[slot])
    cards = sale_price(state, player, slot, power.priced) if power.kind == CONSUME_AT_TRADE_PRICE else 0
    events.append(Event("good-spent", player.seat, "RG-CONS-06", {"world": world}))
    spend_good(state, player, slot)
    if cards:
        draw(state, player, cards, "RG-CONS-12", events)


def give(state: State, player: Player, slot: int, number: int, goods: int, events: list[Event]) -> None:
    """What a power brings for the goods it took (RG-CONS-20)."""
    power = power_at(state, player, slot, number)
    if power.kind == CONSUME_AT_TRADE_PRICE:
        return
    times = goods // power.goods if power.kind == CONSUME_GOODS else 1
    gain_chips(state, player, power.vp * times * multiplier(player), "RG-CONS-20", events)
    draw(state, player, power.cards * times, "RG-CONS-20", events)
