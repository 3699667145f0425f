"""The Produce phase: goods, and the cards drawn for them (RG-PROD)."""

from astrarium.games.race.components.numbers import PRODUCE_ACTION
from astrarium.games.race.components.powers import (
    ANY,
    DRAW_IF_MOST_PRODUCED,
    DRAW_IF_PRODUCED_HERE,
    DRAW_PER_GOOD_PRODUCED,
    DRAW_PER_KIND_PRODUCED,
    DRAW_PER_WORLD,
    PRODUCE,
    PRODUCE_DRAW,
    PRODUCE_HERE,
    PRODUCE_HERE_BY_HAND_DISCARD,
    PRODUCE_ON_WINDFALL,
    WINDFALL,
    Power,
)
from astrarium.games.race.piles import discard_from_hand, draw
from astrarium.games.race.state.player import NO_GOOD, Player
from astrarium.games.race.state.state import State, card_of, name_of
from astrarium.games.race.tableau import add_good, is_used, mark_used, powers_of
from astrarium.games.race.verbs import BONUS, RaceAction
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event

BONUS_USED = 1 << 120
"""The bit among a seat's used powers that stands for the bonus of the Produce action."""
COUNTING = (DRAW_PER_GOOD_PRODUCED, DRAW_PER_KIND_PRODUCED)


def produce_on(state: State, player: Player, slot: int, rule: str, events: list[Event]) -> None:
    """A good on a world, with the cards that come as it is produced (RG-PROD-11)."""
    if not add_good(state, player, slot, rule, events):
        return
    player.produced[card_of(state, player.tableau[slot]).good] += 1
    for other, _, power in powers_of(state, player, PRODUCE):
        if other == slot and power.kind == DRAW_IF_PRODUCED_HERE:
            draw(state, player, power.amount, "RG-PROD-11", events)


def produce_by_itself(state: State, player: Player, events: list[Event]) -> None:
    """What nobody would do otherwise: production worlds produce, and plain draws are taken (RG-PROD-01, -08)."""
    for slot, _, power in powers_of(state, player, PRODUCE):
        if power.kind == PRODUCE_HERE and player.goods[slot] == NO_GOOD:
            produce_on(state, player, slot, "RG-PROD-01", events)
        elif power.kind == PRODUCE_DRAW:
            draw(state, player, power.amount, "RG-PROD-08", events)
        elif power.kind == DRAW_PER_WORLD:
            cards = [card_of(state, card) for card in player.tableau]
            worlds = len([card for card in cards if card.world and card.fits(power.match)])
            draw(state, player, power.amount * worlds, "RG-PROD-08", events)


def begin_producing(state: State, player: Player, events: list[Event]) -> None:
    """What happens by itself, then what is decided."""
    produce_by_itself(state, player, events)
    next_of_produce(state, player, events)


def empty_windfalls(state: State, player: Player, kind: int) -> list[int]:
    """Empty windfall worlds of a kind, or of any."""
    cards = state.switches.table.cards
    return [
        slot
        for slot in range(len(player.tableau))
        if cards[player.tableau[slot]].mode == WINDFALL
        and player.goods[slot] == NO_GOOD
        and kind in (ANY, cards[player.tableau[slot]].good)
    ]


def sources(state: State, player: Player) -> list[tuple[int, int, int]]:
    """Unused ways to produce on a windfall world: the card (or the bonus), the number of its power, the kind."""
    found: list[tuple[int, int, int]] = []
    if PRODUCE_ACTION in player.actions and not player.used & BONUS_USED:
        found.append((BONUS, 0, ANY))
    for slot, number, power in powers_of(state, player, PRODUCE):
        if power.kind == PRODUCE_ON_WINDFALL and not is_used(player, slot, number):
            found.append((slot, number, power.good))
    return found


def windfall_options(state: State, player: Player) -> list[Action]:
    """Which windfall world is filled by which power or bonus (RG-PROD-04)."""
    found: list[Action] = []
    for slot, _, kind in sources(state, player):
        source = BONUS if slot == BONUS else player.tableau[slot]
        for empty in empty_windfalls(state, player, kind):
            action = RaceAction("produce", (player.tableau[empty], source))
            if action not in found:
                found.append(action)
    return found


def counting_powers(state: State, player: Player) -> list[tuple[int, int, Power]]:
    """Unused powers that draw for what was produced (RG-PROD-07)."""
    return [
        item
        for item in powers_of(state, player, PRODUCE)
        if item[2].kind in COUNTING and not is_used(player, item[0], item[1])
    ]


def count_produced(player: Player, power: Power) -> int:
    """The cards that a counting power draws now."""
    if power.kind == DRAW_PER_KIND_PRODUCED:
        return power.amount * len([count for count in player.produced if count])
    goods = sum(player.produced) if power.good == ANY else player.produced[power.good]
    return power.amount * goods


def early_draws(state: State, player: Player) -> list[tuple[int, int, Power]]:
    """Counting powers that may be used before all is produced: where their cards could still serve (RG-PROD-07)."""
    found = counting_powers(state, player)
    if not state.switches.draws_wait:
        return found
    if not found or not idle_factories(state, player):
        return []
    return [item for item in found if count_produced(player, item[2])]


def idle_factories(state: State, player: Player) -> list[tuple[int, int, Power]]:
    """Empty worlds that produce for hand cards, as far as the hand could reach (RG-PROD-10)."""
    return [
        item
        for item in powers_of(state, player, PRODUCE)
        if item[2].kind == PRODUCE_HERE_BY_HAND_DISCARD
        and player.goods[item[0]] == NO_GOOD
        and not is_used(player, item[0], item[1])
    ]


def named_power(player: Player, powers: list[tuple[int, int, Power]], action: Action) -> bool:
    """An action names one of some powers."""
    return any((player.tableau[slot], number) == action.args for slot, number, _ in powers)


def carry_out(state: State, player: Player, action: Action, events: list[Event]) -> None:
    """One step of the Produce phase."""
    if action.verb == "produce":
        fill_windfall(state, player, action.args[0], action.args[1], events)
    elif action.verb == "draw":
        for slot, number, power in counting_powers(state, player):
            if player.tableau[slot] == action.args[0] and number == action.args[1]:
                use_counting(state, player, slot, number, power, events)
                return
    else:
        for slot, number, power in idle_factories(state, player):
            if player.tableau[slot] == action.args[0]:
                mark_used(player, slot, number)
                state.push("supplied", (), (player.seat, slot))
                if power.amount == len(player.hand):
                    for card in list(player.hand):
                        discard_from_hand(state, player, card)
                else:
                    state.push("supply", (player.seat,), (power.amount, -1))
                return


def use_counting(state: State, player: Player, slot: int, number: int, power: Power, events: list[Event]) -> None:
    """Draw for what has been produced so far."""
    mark_used(player, slot, number)
    cards = count_produced(player, power)
    data = {"card": name_of(state, player.tableau[slot]), "cards": cards}
    events.append(Event("produced", player.seat, "RG-PROD-07", data))
    draw(state, player, cards, "RG-PROD-07", events)


def fill_windfall(state: State, player: Player, world: int, source: int, events: list[Event]) -> None:
    """A good on an empty windfall world, by a power or by the bonus (RG-PROD-02, -03)."""
    for slot, number, kind in sources(state, player):
        card = BONUS if slot == BONUS else player.tableau[slot]
        if card != source:
            continue
        for empty in empty_windfalls(state, player, kind):
            if player.tableau[empty] == world:
                if slot == BONUS:
                    player.used |= BONUS_USED
                else:
                    mark_used(player, slot, number)
                produce_on(state, player, empty, "RG-PROD-02" if slot == BONUS else "RG-PROD-03", events)
                return


def next_of_produce(state: State, player: Player, events: list[Event]) -> None:
    """Do what leaves no choice; otherwise ask. Counting powers wait for all production (RG-RUL-35)."""
    windfalls = windfall_options(state, player)
    factories = idle_factories(state, player)
    if len(windfalls) == 1 and not factories:
        state.push("produce_more", (), (player.seat,))
        carry_out(state, player, windfalls[0], events)
        return
    if not windfalls and not factories:
        for slot, number, power in counting_powers(state, player):
            use_counting(state, player, slot, number, power, events)
        return
    early = early_draws(state, player)
    if not windfalls and not early and not any(len(player.hand) >= item[2].amount for item in factories):
        return
    state.push("produce", (player.seat,))


def reward_most_produced(state: State, events: list[Event]) -> None:
    """Cards for whoever produced more of a kind than everybody else (RG-PROD-09)."""
    for seat in state.order:
        player = state.seats[seat]
        for _, _, power in powers_of(state, player, PRODUCE):
            if power.kind == DRAW_IF_MOST_PRODUCED:
                own = count_of(player, power.good)
                others = [count_of(other, power.good) for other in state.seats if other.seat != seat]
                if own > max(others, default=0):
                    draw(state, player, power.amount, "RG-PROD-09", events)


def count_of(player: Player, kind: int) -> int:
    """Goods of a kind, or of any, that a player produced in this phase."""
    return player.produced[kind] if kind >= 0 else sum(player.produced)
