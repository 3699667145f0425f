"""Paying for cards, and the ways to place a world (RG-DEV-05, RG-SETTLE, RG-MIL)."""

from astrarium.games.race.actions.choosing import choice_refusal, in_order
from astrarium.games.race.cards import card_of, discard_from_hand, lose, mark_used, name_of, powers_of, take_off
from astrarium.games.race.notation import RaceAction, card_name
from astrarium.games.race.powers import MILITARY_BY_SACRIFICE, SETTLE, Power
from astrarium.games.race.settling import can_conquer, can_place, free_by, hirings, military_against, world_price
from astrarium.games.race.state import Player, State
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family
from astrarium.kernel.step import Step


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


class PayCards(Family[State]):
    """Which hand cards pay, one by one in the order of the hand."""

    verbs: tuple[str, ...] = ("pay",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        needed, last = step.args
        return [RaceAction("pay", (card,)) for card in in_order(position.seats[seat].hand, last, needed)]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        needed, last = step.args
        return choice_refusal(position.seats[seat].hand, last, needed, action.args[0], "RG-DEV-05")

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        discard_from_hand(position, position.seats[seat], action.args[0])
        needed = step.args[0] - 1
        if needed:
            position.push("pay", (seat,), (needed, action.args[0]))


def sacrifices(state: State, player: Player) -> list[tuple[int, int, Power]]:
    """Cards that can be thrown away for Military (RG-MIL-09)."""
    return [item for item in powers_of(state, player, SETTLE) if item[2].kind == MILITARY_BY_SACRIFICE]


def hiring(state: State, player: Player) -> tuple[int, int, Power] | None:
    """The power to discard hand cards for Military that comes next, once a phase (RG-MIL-10, -15)."""
    found = hirings(state, player)
    return found[0] if found and player.hand else None


def ways(state: State, player: Player, hired: bool) -> list[Action]:
    """Everything that can be done about the world being placed; who hired for it conquers it (RG-RUL-71)."""
    card = card_of(state, player.placing)
    found: list[Action] = []
    if card.military and military_against(state, player, card) >= card.cost:
        found.append(RaceAction("conquer"))
    if not hired and 0 <= world_price(state, player, card) <= len(player.hand):
        found.append(RaceAction("payment"))
    actions: list[Action] = []
    if not hired:
        actions += [RaceAction("sacrifice", (player.tableau[place],)) for place in free_by(state, player, card)]
    for position, _, _ in sacrifices(state, player):
        if works_after_tactics(state, player, position, hired):
            actions.append(RaceAction("tactics", (player.tableau[position],)))
    if card.military and hiring(state, player) is not None:
        for hand_card in in_order(player.hand, -1, 1):
            if works_after_hire(state, player, hand_card):
                actions.append(RaceAction("hire", (hand_card,)))
    for action in actions:
        # Copies of a world have the same name.
        if action not in found:
            found.append(action)
    return found


def works_after_tactics(state: State, player: Player, position: int, hired: bool) -> bool:
    """The world can still be placed once a card was thrown away for Military: nobody may strand it."""
    after = player.clone()
    for place, _, power in sacrifices(state, player):
        if place == position:
            after.military += power.amount
    take_off(after, position)
    card = card_of(state, player.placing)
    hand = len(after.hand)
    return can_conquer(state, after, card, hand) if hired else can_place(state, after, card, hand)


def works_after_hire(state: State, player: Player, hand_card: int) -> bool:
    """The world can still be conquered once a hand card was spent for Military."""
    hired = hiring(state, player)
    assert hired is not None
    position, number, power = hired
    after = player.clone()
    mark_used(after, position, number)
    after.hand.remove(hand_card)
    after.military += power.amount
    # Further cards of the same hiring are still to come.
    more = min(power.cards - 1, behind(after.hand, hand_card))
    return conquers_with(state, after, power.amount, more)


def conquers_with(state: State, player: Player, amount: int, more: int) -> bool:
    """The world can be conquered if up to ``more`` further hand cards add Military now."""
    card = card_of(state, player.placing)
    after = player.clone()
    for _ in range(more + 1):
        if can_conquer(state, after, card, len(after.hand)):
            return True
        after.military += amount
        after.hand = after.hand[1:]
    return False


def behind(hand: list[int], card: int) -> int:
    """How many cards of a hand may still be chosen after one of them."""
    return len([other for other in hand if other >= card])


class ChooseWay(Family[State]):
    """Conquer or pay, with or without throwing something away (RG-SETTLE-08, RG-RUL-09)."""

    verbs: tuple[str, ...] = ("conquer", "payment", "sacrifice", "tactics", "hire")

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return ways(position, position.seats[seat], step.args[1] == 1)

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        player = position.seats[seat]
        if action in ways(position, player, step.args[1] == 1):
            return None
        card = card_of(position, player.placing)
        if action.verb == "conquer":
            if not card.military:
                return Refusal("RG-SETTLE-02", "not-military", card.id)
            have = military_against(position, player, card)
            return Refusal("RG-MIL-01", "short", "military", card.cost, have)
        if action.verb == "payment":
            price = world_price(position, player, card)
            if price < 0:
                return Refusal("RG-SETTLE-04", "military-world", card.id)
            if step.args[1]:
                return Refusal("RG-MIL-05", "already-hired", card.id)
            return Refusal("RG-SETTLE-02", "short", "cards", price, len(player.hand))
        if action.verb == "sacrifice":
            if step.args[1]:
                return Refusal("RG-MIL-05", "already-hired", card.id)
            return Refusal("RG-SETTLE-09", "no-such-power", card_name(action.args[0]))
        if action.verb == "tactics":
            return Refusal("RG-MIL-09", "no-such-power", card_name(action.args[0]))
        return Refusal("RG-MIL-10", "cannot-hire", card_name(action.args[0]))

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        take_way(position, position.seats[seat], step.args[0], step.args[1], action, events)


def take_way(state: State, player: Player, first: int, hired: int, action: Action, events: list[Event]) -> None:
    """Carry a way out; Military that was only prepared leads to the same question again."""
    seat = player.seat
    card = card_of(state, player.placing)
    if action.verb == "tactics":
        position = player.tableau.index(action.args[0])
        for place, _, power in sacrifices(state, player):
            if place == position:
                player.military += power.amount
        lose(state, player, position)
        events.append(Event("sacrifice", seat, "RG-MIL-09", {"card": name_of(state, action.args[0])}))
        state.push("place_world", (), (seat, first, hired))
        return
    if action.verb == "hire":
        found = hiring(state, player)
        assert found is not None
        mark_used(player, found[0], found[1])
        state.push("place_world", (), (seat, first, 1))
        hire(state, player, action.args[0], found[2].amount, found[2].cards - 1, events)
        return
    state.push("world_placed", (), (seat, first))
    if action.verb == "sacrifice":
        lose(state, player, player.tableau.index(action.args[0]))
        events.append(Event("sacrifice", seat, "RG-SETTLE-09", {"card": name_of(state, action.args[0])}))
    elif action.verb == "payment":
        ask_payment(state, player, world_price(state, player, card), "RG-SETTLE-02", events)
    else:
        events.append(Event("conquer", seat, "RG-MIL-01", {"card": card.id}))


def hire(state: State, player: Player, card: int, amount: int, left: int, events: list[Event]) -> None:
    """A hand card for Military; perhaps one more at once (RG-MIL-15)."""
    discard_from_hand(state, player, card)
    player.military += amount
    data = {"military": amount}
    events.append(Event("hire", player.seat, "RG-MIL-10", data, {"card": name_of(state, card)}))
    if left and in_order(player.hand, card, 1):
        state.push("hire", (player.seat,), (amount, left, card))


class HireMore(Family[State]):
    """Another hand card for Military, or enough (RG-MIL-10)."""

    verbs: tuple[str, ...] = ("hire", "enough")

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        found: list[Action] = [RaceAction("hire", (card,)) for card in in_order(player.hand, step.args[2], 1)]
        found = [action for action in found if self.refuse(position, seat, step, action) is None]
        enough = RaceAction("enough")
        if self.refuse(position, seat, step, enough) is None:
            found.append(enough)
        return found

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        player = position.seats[seat]
        card = card_of(position, player.placing)
        amount, left, last = step.args
        if action.verb == "enough":
            if can_conquer(position, player, card, len(player.hand)):
                return None
            return Refusal("RG-MIL-01", "must-go-on", card.id, card.cost, military_against(position, player, card))
        refusal = choice_refusal(player.hand, last, 1, action.args[0], "RG-MIL-10")
        if refusal is not None:
            return refusal
        after = player.clone()
        after.hand.remove(action.args[0])
        after.military += amount
        if conquers_with(position, after, amount, min(left - 1, behind(after.hand, action.args[0]))):
            return None
        return Refusal("RG-MIL-10", "cannot-hire", card_name(action.args[0]))

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        amount, left, _ = step.args
        if action.verb == "hire":
            hire(position, position.seats[seat], action.args[0], amount, left - 1, events)
