"""Paying for cards, and the ways to place a world (RG-DEV-05, RG-SETTLE, RG-MIL)."""

from astrarium.games.race.actions.choosing import choice_refusal, in_order
from astrarium.games.race.cards import card_of, discard_from_hand, lose, name_of, powers_of
from astrarium.games.race.notation import RaceAction, card_name
from astrarium.games.race.powers import MILITARY_BY_HAND_DISCARD, MILITARY_BY_SACRIFICE, SETTLE, Power
from astrarium.games.race.settling import can_place, free_by, military_against, world_price
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
        position.agenda.pop()
        discard_from_hand(position, position.seats[seat], action.args[0])
        needed = step.args[0] - 1
        if needed:
            position.push("pay", (seat,), (needed, action.args[0]))


def sacrifices(state: State, player: Player) -> list[tuple[int, int, Power]]:
    """Cards that can be thrown away for Military (RG-MIL-09)."""
    return [item for item in powers_of(state, player, SETTLE) if item[2].kind == MILITARY_BY_SACRIFICE]


def hiring(state: State, player: Player) -> Power | None:
    """The power to discard hand cards for Military, once a phase (RG-MIL-10, -15)."""
    if player.hired or not player.hand:
        return None
    for _, _, power in powers_of(state, player, SETTLE):
        if power.kind == MILITARY_BY_HAND_DISCARD:
            return power
    return None


def ways(state: State, player: Player) -> list[Action]:
    """Everything that can be done about the world being placed."""
    card = card_of(state, player.placing)
    found: list[Action] = []
    if card.military and military_against(state, player, card) >= card.cost:
        found.append(RaceAction("conquer"))
    if 0 <= world_price(state, player, card) <= len(player.hand):
        found.append(RaceAction("payment"))
    for position in free_by(state, player, card):
        found.append(RaceAction("sacrifice", (player.tableau[position],)))
    for position, _, _ in sacrifices(state, player):
        action = RaceAction("tactics", (player.tableau[position],))
        if works_after(state, player, action):
            found.append(action)
    if hiring(state, player) is not None:
        for hand_card in in_order(player.hand, -1, 1):
            action = RaceAction("hire", (hand_card,))
            if works_after(state, player, action):
                found.append(action)
    return found


def works_after(state: State, player: Player, action: Action) -> bool:
    """The world can still be placed once Military was taken this way: nobody may strand it."""
    after = player.clone()
    if action.verb == "tactics":
        position = after.tableau.index(action.args[0])
        for place, _, power in sacrifices(state, player):
            if place == position:
                after.military += power.amount
        after.tableau.pop(position)
        after.goods.pop(position)
    else:
        hired = hiring(state, player)
        assert hired is not None
        after.hired = True
        after.hand.remove(action.args[0])
        # Further cards of the same hiring are still to come.
        spare = hired.amount * min(hired.cards - 1, behind(after.hand, action.args[0]))
        after.military += hired.amount
        card = card_of(state, player.placing)
        if card.military and military_against(state, after, card) + spare >= card.cost:
            return True
    return can_place(state, after, card_of(state, player.placing), len(after.hand))


def behind(hand: list[int], card: int) -> int:
    """How many cards of a hand may still be chosen after one of them."""
    return len([other for other in hand if other >= card])


class ChooseWay(Family[State]):
    """Conquer or pay, with or without throwing something away (RG-SETTLE-08, RG-RUL-09)."""

    verbs: tuple[str, ...] = ("conquer", "payment", "sacrifice", "tactics", "hire")

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return ways(position, position.seats[seat])

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        player = position.seats[seat]
        if action in ways(position, player):
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
            return Refusal("RG-SETTLE-02", "short", "cards", price, len(player.hand))
        if action.verb == "sacrifice":
            return Refusal("RG-SETTLE-09", "no-such-power", card_name(action.args[0]))
        if action.verb == "tactics":
            return Refusal("RG-MIL-09", "no-such-power", card_name(action.args[0]))
        return Refusal("RG-MIL-10", "cannot-hire", card_name(action.args[0]))

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        position.agenda.pop()
        take_way(position, position.seats[seat], step.args[0], action, events)


def take_way(state: State, player: Player, first: int, action: Action, events: list[Event]) -> None:
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
        state.push("place_world", (), (seat, first))
        return
    if action.verb == "hire":
        hired = hiring(state, player)
        assert hired is not None
        player.hired = True
        state.push("place_world", (), (seat, first))
        hire(state, player, action.args[0], hired.amount, hired.cards - 1, events)
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
            if can_place(position, player, card, len(player.hand)):
                return None
            return Refusal("RG-MIL-01", "must-go-on", card.id, card.cost, military_against(position, player, card))
        refusal = choice_refusal(player.hand, last, 1, action.args[0], "RG-MIL-10")
        if refusal is not None:
            return refusal
        after = player.clone()
        after.hand.remove(action.args[0])
        after.military += amount
        more = amount * min(left - 1, behind(after.hand, action.args[0]))
        if can_place(position, after, card, len(after.hand)):
            return None
        if card.military and military_against(position, after, card) + more >= card.cost:
            return None
        return Refusal("RG-MIL-10", "cannot-hire", card_name(action.args[0]))

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        position.agenda.pop()
        amount, left, _ = step.args
        if action.verb == "hire":
            hire(position, position.seats[seat], action.args[0], amount, left - 1, events)
