"""Selling and consuming goods (RG-TRADE, RG-CONS)."""

from astrarium.games.race.actions.choosing import choice_refusal, in_order
from astrarium.games.race.cards import (
    EVERYBODY,
    card_of,
    discard,
    discard_from_hand,
    draw,
    gain_chips,
    goods_in_play,
    is_used,
    mark_used,
    name_of,
    powers_of,
    sale_price,
    spend_good,
    take,
)
from astrarium.games.race.components import CONSUME_2X, CONSUME_TRADE
from astrarium.games.race.notation import RaceAction, card_name
from astrarium.games.race.powers import (
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
from astrarium.games.race.state import NO_GOOD, Player, State
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family
from astrarium.kernel.step import Step


def named(player: Player, position: int) -> tuple[int, int]:
    """A place of the tableau as an action names it: the card, and which copy of it."""
    card = player.tableau[position]
    return card, player.tableau[:position].count(card)


def place_named(player: Player, card: int, copy: int) -> int:
    """The place of the tableau that an action names, or -1."""
    for position in range(len(player.tableau)):
        if player.tableau[position] == card:
            if copy == 0:
                return position
            copy -= 1
    return -1


def fitting(state: State, player: Player, position: int, power: Power) -> list[int]:
    """The places whose goods a power could take (RG-CONS-06)."""
    if power.here:
        return [position] if player.goods[position] != NO_GOOD else []
    cards = state.switches.table.cards
    return [place for place in goods_in_play(player) if power.good in (ANY, cards[player.tableau[place]].good)]


def kinds_there(state: State, player: Player, places: list[int]) -> list[int]:
    """The different kinds of the goods at some places."""
    return sorted({card_of(state, player.tableau[place]).good for place in places})


def usable(state: State, player: Player, position: int, power: Power) -> bool:
    """A consume power can be used now (RG-CONS-04, -09 to -16)."""
    if power.kind in (CONSUME_DRAW, CONSUME_GAMBLE):
        return True
    if power.kind == CONSUME_HAND_CARDS:
        return bool(player.hand)
    places = fitting(state, player, position, power)
    if power.kind == CONSUME_DIFFERENT_KINDS:
        return len(kinds_there(state, player, places)) >= power.goods
    if power.kind == CONSUME_GOODS:
        return len(places) >= power.goods
    return bool(places)


def open_powers(state: State, player: Player) -> list[tuple[int, int, Power]]:
    """The consume powers that are still to be used and can be."""
    return [
        (position, number, power)
        for position, number, power in powers_of(state, player, CONSUME)
        if not is_used(player, position, number) and usable(state, player, position, power)
    ]


def power_action(player: Player, position: int, number: int, verb: str) -> Action:
    """The action that uses a power of a card; copies of a card have equal powers, so the first unused serves."""
    return RaceAction(verb, (player.tableau[position], number))


class SellGood(Family[State]):
    """Whoever chose Consume: Trade sells one good (RG-TRADE-01)."""

    verbs: tuple[str, ...] = ("sell",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        return [RaceAction("sell", named(player, place)) for place in goods_in_play(player)]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        player = position.seats[seat]
        place = place_named(player, action.args[0], action.args[1])
        if place < 0 or player.goods[place] == NO_GOOD:
            return Refusal("RG-TRADE-01", "no-good-there", card_name(action.args[0]))
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        player = position.seats[seat]
        sell(position, player, place_named(player, action.args[0], action.args[1]), events)


def sell(state: State, player: Player, position: int, events: list[Event]) -> None:
    """The good goes first, then the cards come (RG-TRADE-07)."""
    price = sale_price(state, player, position, True)
    world = name_of(state, player.tableau[position])
    events.append(Event("sell", player.seat, "RG-TRADE-01", {"world": world, "cards": price}))
    spend_good(state, player, position)
    draw(state, player, price, "RG-TRADE-02", events)


class UsePower(Family[State]):
    """Which consume power comes next; when only optional ones are left, done (RG-CONS-03, -21)."""

    verbs: tuple[str, ...] = ("consume", "done")

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        found: list[Action] = []
        for place, number, _ in open_powers(position, player):
            action = power_action(player, place, number, "consume")
            if action not in found:
                found.append(action)
        if self.refuse(position, seat, step, RaceAction("done")) is None:
            found.append(RaceAction("done"))
        return found

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        player = position.seats[seat]
        if action.verb == "done":
            for place, _, power in open_powers(position, player):
                if power.kind != CONSUME_HAND_CARDS:
                    return Refusal("RG-CONS-01", "must-consume", name_of(position, player.tableau[place]))
            return None
        if find_power(position, player, action.args[0], action.args[1]) is None:
            return Refusal("RG-CONS-04", "no-such-power", card_name(action.args[0]))
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        if action.verb == "done":
            return
        player = position.seats[seat]
        found = find_power(position, player, action.args[0], action.args[1])
        assert found is not None
        position.push("consume_of", (), (seat,))
        use_power(position, player, found[0], found[1], found[2], events)


def find_power(state: State, player: Player, card: int, number: int) -> tuple[int, int, Power] | None:
    """The first open power with that number on a copy of a card."""
    for item in open_powers(state, player):
        if player.tableau[item[0]] == card and item[1] == number:
            return item
    return None


def use_power(state: State, player: Player, position: int, number: int, power: Power, events: list[Event]) -> None:
    """Begin to use a consume power; its goods are chosen next where there is a choice (RG-CONS-02)."""
    mark_used(player, position, number)
    seat = player.seat
    events.append(Event("consume", seat, "RG-CONS-01", {"card": name_of(state, player.tableau[position])}))
    if power.kind == CONSUME_DRAW:
        draw(state, player, power.amount, "RG-CONS-15", events)
    elif power.kind == CONSUME_GAMBLE:
        state.push("gamble", (seat,), (position, number))
    elif power.kind == CONSUME_HAND_CARDS:
        state.push("hand_cards", (seat,), (power.cards, -1, power.amount))
    elif power.kind == CONSUME_ALL:
        places = goods_in_play(player)
        for place in places:
            spend_good(state, player, place)
        events.append(Event("spend", seat, "RG-CONS-11", {"goods": len(places)}))
        vp = max(0, len(places) + power.amount)
        gain_chips(state, player, vp * multiplier(player), "RG-CONS-11", events)
    else:
        spend_goods(state, player, position, number, 0, 0, events)


def multiplier(player: Player) -> int:
    """Consume: 2x doubles the chips for goods (RG-CONS-08)."""
    return 2 if CONSUME_2X in player.actions else 1


def wanted(state: State, player: Player, position: int, power: Power, taken: int) -> int:
    """How many goods a power takes in all, as far as goods last (RG-CONS-07)."""
    if power.kind != CONSUME_GOODS:
        return power.goods if power.kind == CONSUME_DIFFERENT_KINDS else 1
    there = len(fitting(state, player, position, power)) + taken
    return min(power.times, there // power.goods) * power.goods


def choices(state: State, player: Player, step_args: tuple[int, ...]) -> list[int]:
    """The places from which the next good of a power may come, in the order of the tableau."""
    position, number, least, _, kinds = step_args
    power = power_at(state, player, position, number)
    places = [place for place in fitting(state, player, position, power) if place >= least]
    if power.kind != CONSUME_DIFFERENT_KINDS:
        return places
    cards = state.switches.table.cards
    fresh = [place for place in places if not kinds >> cards[player.tableau[place]].good & 1]
    needed = power.goods - kinds.bit_count()
    found: list[int] = []
    for place in fresh:
        behind = [other for other in fresh if other >= place]
        if len(kinds_there(state, player, behind)) >= needed:
            found.append(place)
    return found


def power_at(state: State, player: Player, position: int, number: int) -> Power:
    """A consume power by its place."""
    return card_of(state, player.tableau[position]).rows[CONSUME][number]


def spend_goods(
    state: State,
    player: Player,
    position: int,
    number: int,
    taken: int,
    least: int,
    events: list[Event],
    kinds: int = 0,
) -> None:
    """Take goods one after another; ask where there is a choice; then give what they bring (RG-CONS-20)."""
    power = power_at(state, player, position, number)
    total = wanted(state, player, position, power, taken)
    args = (position, number, least, taken, kinds)
    if taken == 0:
        # How many goods the power takes is settled before the first one leaves.
        state.push("consumed", (), (player.seat, position, number, total))
    left = total - taken
    places = choices(state, player, args)
    if power.kind != CONSUME_DIFFERENT_KINDS and len(places) == left:
        for place in places:
            note_spent(state, player, place, power, events)
        return
    if len(places) == 1:
        kind = card_of(state, player.tableau[places[0]]).good
        note_spent(state, player, places[0], power, events)
        if left > 1:
            spend_goods(state, player, position, number, taken + 1, places[0] + 1, events, kinds | 1 << kind)
        return
    state.push("spend", (player.seat,), args)


def note_spent(state: State, player: Player, place: int, power: Power, events: list[Event]) -> None:
    """One good leaves its world; where cards are its price, they are counted now."""
    world = name_of(state, player.tableau[place])
    cards = sale_price(state, player, place, power.priced) if power.kind == CONSUME_AT_TRADE_PRICE else 0
    events.append(Event("good-spent", player.seat, "RG-CONS-06", {"world": world}))
    spend_good(state, player, place)
    if cards:
        draw(state, player, cards, "RG-CONS-12", events)


class SpendGood(Family[State]):
    """Which good a power takes next (RG-CONS-06)."""

    verbs: tuple[str, ...] = ("spend",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        places = self.places(position, player, step)
        return [RaceAction("spend", named(player, place)) for place in places]

    def places(self, state: State, player: Player, step: Step) -> list[int]:
        """Where the good may come from, with enough others behind it."""
        position, number, _, taken, _ = step.args
        power = power_at(state, player, position, number)
        places = choices(state, player, step.args)
        if power.kind == CONSUME_DIFFERENT_KINDS:
            return places
        needed = wanted(state, player, position, power, taken) - taken
        return [place for i, place in enumerate(places) if len(places) - i >= needed]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        player = position.seats[seat]
        place = place_named(player, action.args[0], action.args[1])
        if place not in self.places(position, player, step):
            return Refusal("RG-CONS-06", "no-good-there", card_name(action.args[0]))
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        player = position.seats[seat]
        place, number, _, taken, kinds = step.args
        spent = place_named(player, action.args[0], action.args[1])
        power = power_at(position, player, place, number)
        total = wanted(position, player, place, power, taken)
        kind = card_of(position, player.tableau[spent]).good
        note_spent(position, player, spent, power, events)
        if taken + 1 < total:
            spend_goods(position, player, place, number, taken + 1, spent + 1, events, kinds | 1 << kind)


def give(state: State, player: Player, position: int, number: int, goods: int, events: list[Event]) -> None:
    """What a power brings for the goods it took (RG-CONS-20)."""
    power = power_at(state, player, position, number)
    if power.kind == CONSUME_AT_TRADE_PRICE:
        return
    times = goods // power.goods if power.kind == CONSUME_GOODS else 1
    gain_chips(state, player, power.vp * times * multiplier(player), "RG-CONS-20", events)
    draw(state, player, power.cards * times, "RG-CONS-20", events)


class Gamble(Family[State]):
    """Name a number and turn over the top card (RG-CONS-16)."""

    verbs: tuple[str, ...] = ("gamble",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        power = power_at(position, position.seats[seat], step.args[0], step.args[1])
        return [RaceAction("gamble", (number,)) for number in range(power.amount, power.times + 1)]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        power = power_at(position, position.seats[seat], step.args[0], step.args[1])
        if not power.amount <= action.args[0] <= power.times:
            return Refusal("RG-CONS-16", "no-such-number", "", power.times, action.args[0])
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        player = position.seats[seat]
        card = take(position, position.pile_of(seat))
        if card < 0:
            return
        hit = card_of(position, card).cost == action.args[0]
        data = {"number": action.args[0], "card": name_of(position, card), "hit": hit}
        events.append(Event("gamble", seat, "RG-CONS-16", data))
        if hit:
            player.hand.append(card)
            player.hand.sort()
        else:
            discard(position, seat, card, EVERYBODY)


class SpendHandCards(Family[State]):
    """Hand cards for chips, up to a number (RG-CONS-14)."""

    verbs: tuple[str, ...] = ("discard", "enough")

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        _, last, _ = step.args
        found: list[Action] = [
            RaceAction("discard", (card,)) for card in in_order(position.seats[seat].hand, last, 1)
        ]
        if last >= 0:
            found.append(RaceAction("enough"))
        return found

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        _, last, _ = step.args
        if action.verb == "enough":
            return None if last >= 0 else Refusal("RG-CONS-14", "at-least-one")
        return choice_refusal(position.seats[seat].hand, last, 1, action.args[0], "RG-CONS-14")

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        if action.verb == "enough":
            return
        left, _, vp = step.args
        player = position.seats[seat]
        card = action.args[0]
        discard_from_hand(position, player, card)
        gain_chips(position, player, vp, "RG-CONS-14", events)
        if left > 1 and in_order(player.hand, card, 1):
            position.push("hand_cards", (seat,), (left - 1, card, vp))


def may_sell(player: Player) -> bool:
    """The player chose Consume: Trade and has a good (RG-TRADE-01, RG-RUL-75)."""
    return CONSUME_TRADE in player.actions and bool(goods_in_play(player))
