"""Producing goods and drawing for them (RG-PROD)."""

from astrarium.games.race.actions.choosing import choice_refusal, in_order
from astrarium.games.race.cards import (
    add_good,
    card_of,
    discard_from_hand,
    draw,
    is_used,
    mark_used,
    name_of,
    powers_of,
)
from astrarium.games.race.components import PRODUCE_ACTION
from astrarium.games.race.notation import BONUS, RaceAction, card_name
from astrarium.games.race.powers import (
    ANY,
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
from astrarium.games.race.state import NO_GOOD, Player, State
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family
from astrarium.kernel.step import Step

BONUS_USED = 1 << 120
"""The bit among a seat's used powers that stands for the bonus of the Produce action."""
COUNTING = (DRAW_PER_GOOD_PRODUCED, DRAW_PER_KIND_PRODUCED)


def produce_on(state: State, player: Player, position: int, rule: str, events: list[Event]) -> None:
    """A good on a world, with the cards that come as it is produced (RG-PROD-11)."""
    if not add_good(state, player, position, rule, events):
        return
    player.produced[card_of(state, player.tableau[position]).good] += 1
    for place, _, power in powers_of(state, player, PRODUCE):
        if place == position and power.kind == DRAW_IF_PRODUCED_HERE:
            draw(state, player, power.amount, "RG-PROD-11", events)


def produce_by_itself(state: State, player: Player, events: list[Event]) -> None:
    """What nobody would do otherwise: production worlds produce, and plain draws are taken (RG-PROD-01, -08)."""
    for position, _, power in powers_of(state, player, PRODUCE):
        if power.kind == PRODUCE_HERE and player.goods[position] == NO_GOOD:
            produce_on(state, player, position, "RG-PROD-01", events)
        elif power.kind == PRODUCE_DRAW:
            draw(state, player, power.amount, "RG-PROD-08", events)
        elif power.kind == DRAW_PER_WORLD:
            cards = [card_of(state, card) for card in player.tableau]
            worlds = len([card for card in cards if card.world and card.fits(power.match)])
            draw(state, player, power.amount * worlds, "RG-PROD-08", events)


def empty_windfalls(state: State, player: Player, kind: int) -> list[int]:
    """Empty windfall worlds of a kind, or of any."""
    cards = state.switches.table.cards
    return [
        position
        for position in range(len(player.tableau))
        if cards[player.tableau[position]].mode == WINDFALL
        and player.goods[position] == NO_GOOD
        and kind in (ANY, cards[player.tableau[position]].good)
    ]


def sources(state: State, player: Player) -> list[tuple[int, int, int]]:
    """Unused ways to produce on a windfall world: the card (or the bonus), the number of its power, the kind."""
    found: list[tuple[int, int, int]] = []
    if PRODUCE_ACTION in player.actions and not player.used & BONUS_USED:
        found.append((BONUS, 0, ANY))
    for position, number, power in powers_of(state, player, PRODUCE):
        if power.kind == PRODUCE_ON_WINDFALL and not is_used(player, position, number):
            found.append((position, number, power.good))
    return found


def windfall_options(state: State, player: Player) -> list[Action]:
    """Which windfall world is filled by which power or bonus (RG-PROD-04)."""
    found: list[Action] = []
    for position, _, kind in sources(state, player):
        source = BONUS if position == BONUS else player.tableau[position]
        for place in empty_windfalls(state, player, kind):
            action = RaceAction("produce", (player.tableau[place], source))
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
    return any((player.tableau[place], number) == action.args for place, number, _ in powers)


class Produce(Family[State]):
    """Windfall worlds, counting powers and factories in the player's order (RG-PROD-04, RG-RUL-35)."""

    verbs: tuple[str, ...] = ("produce", "draw", "supply", "done")

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        found = windfall_options(position, player)
        for place, number, _ in early_draws(position, player):
            action = RaceAction("draw", (player.tableau[place], number))
            if action not in found:
                found.append(action)
        for place, _, power in idle_factories(position, player):
            action = RaceAction("supply", (player.tableau[place],))
            if len(player.hand) >= power.amount and action not in found:
                found.append(action)
        if self.refuse(position, seat, step, RaceAction("done")) is None:
            found.append(RaceAction("done"))
        return found

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        player = position.seats[seat]
        if action.verb == "done":
            if windfall_options(position, player):
                return Refusal("RG-PROD-04", "must-produce")
            if early_draws(position, player):
                return Refusal("RG-POW-03", "must-draw")
            return None
        if action.verb == "produce":
            if action in windfall_options(position, player):
                return None
            return Refusal("RG-PROD-03", "cannot-produce", card_name(action.args[0]))
        if action.verb == "draw":
            if named_power(player, early_draws(position, player), action):
                return None
            waits = named_power(player, counting_powers(position, player), action)
            return Refusal("RG-PROD-07", "draw-waits" if waits else "no-such-power", card_name(action.args[0]))
        for place, _, power in idle_factories(position, player):
            if player.tableau[place] == action.args[0]:
                if len(player.hand) >= power.amount:
                    return None
                return Refusal("RG-PROD-10", "short", "cards", power.amount, len(player.hand))
        return Refusal("RG-PROD-10", "cannot-produce", card_name(action.args[0]))

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        if action.verb == "done":
            return
        position.push("produce_more", (), (seat,))
        carry_out(position, position.seats[seat], action, events)


def carry_out(state: State, player: Player, action: Action, events: list[Event]) -> None:
    """One step of the Produce phase."""
    if action.verb == "produce":
        fill_windfall(state, player, action.args[0], action.args[1], events)
    elif action.verb == "draw":
        for place, number, power in counting_powers(state, player):
            if player.tableau[place] == action.args[0] and number == action.args[1]:
                use_counting(state, player, place, number, power, events)
                return
    else:
        for place, number, power in idle_factories(state, player):
            if player.tableau[place] == action.args[0]:
                mark_used(player, place, number)
                state.push("supplied", (), (player.seat, place))
                if power.amount == len(player.hand):
                    for card in list(player.hand):
                        discard_from_hand(state, player, card)
                else:
                    state.push("supply", (player.seat,), (power.amount, -1))
                return


def use_counting(state: State, player: Player, place: int, number: int, power: Power, events: list[Event]) -> None:
    """Draw for what has been produced so far."""
    mark_used(player, place, number)
    cards = count_produced(player, power)
    data = {"card": name_of(state, player.tableau[place]), "cards": cards}
    events.append(Event("produced", player.seat, "RG-PROD-07", data))
    draw(state, player, cards, "RG-PROD-07", events)


def fill_windfall(state: State, player: Player, world: int, source: int, events: list[Event]) -> None:
    """A good on an empty windfall world, by a power or by the bonus (RG-PROD-02, -03)."""
    for position, number, kind in sources(state, player):
        card = BONUS if position == BONUS else player.tableau[position]
        if card != source:
            continue
        for place in empty_windfalls(state, player, kind):
            if player.tableau[place] == world:
                if position == BONUS:
                    player.used |= BONUS_USED
                else:
                    mark_used(player, position, number)
                produce_on(state, player, place, "RG-PROD-02" if position == BONUS else "RG-PROD-03", events)
                return


class SupplyFactory(Family[State]):
    """Which hand cards are discarded for a good (RG-PROD-10)."""

    verbs: tuple[str, ...] = ("discard",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        needed, last = step.args
        hand = position.seats[seat].hand
        return [RaceAction("discard", (card,)) for card in in_order(hand, last, needed)]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        needed, last = step.args
        return choice_refusal(position.seats[seat].hand, last, needed, action.args[0], "RG-PROD-10")

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        discard_from_hand(position, position.seats[seat], action.args[0])
        if step.args[0] > 1:
            position.push("supply", (seat,), (step.args[0] - 1, action.args[0]))


def next_of_produce(state: State, player: Player, events: list[Event]) -> None:
    """Do what leaves no choice; otherwise ask. Counting powers wait for all production (RG-RUL-35)."""
    windfalls = windfall_options(state, player)
    factories = idle_factories(state, player)
    if len(windfalls) == 1 and not factories:
        state.push("produce_more", (), (player.seat,))
        carry_out(state, player, windfalls[0], events)
        return
    if not windfalls and not factories:
        for place, number, power in counting_powers(state, player):
            use_counting(state, player, place, number, power, events)
        return
    early = early_draws(state, player)
    if not windfalls and not early and not any(len(player.hand) >= item[2].amount for item in factories):
        return
    state.push("produce", (player.seat,))
