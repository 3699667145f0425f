"""The Settle phase: how a world may be placed and what it costs (RG-SETTLE)."""

from astrarium.games.race.components.card import Card
from astrarium.games.race.components.numbers import ACTION_IDS, DEVELOP_ACTION, SETTLE_ACTION
from astrarium.games.race.components.powers import (
    ANY,
    DEVELOP,
    DEVELOP_DISCOUNT,
    PAY_FOR_MILITARY,
    SETTLE,
    SETTLE_DISCOUNT,
    SETTLE_DRAW_AFTER,
    SETTLE_FREE_BY_SACRIFICE,
    SETTLE_SECOND_WORLD,
)
from astrarium.games.race.developing import development_price, has_bonus
from astrarium.games.race.goals import lose_infrastructure
from astrarium.games.race.hand import ask_payment, behind, in_order
from astrarium.games.race.military import can_conquer, hiring, military_against, sacrifices
from astrarium.games.race.piles import discard_from_hand, draw
from astrarium.games.race.state.player import NO_CARD, Player
from astrarium.games.race.state.state import State, card_of, name_of, numbers_of
from astrarium.games.race.tableau import amount_of, lose, mark_used, place, powers_of, take_off, working
from astrarium.games.race.verbs import RaceAction
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.message import Gain, name
from astrarium.kernel.refusal import Refusal


def world_price(state: State, player: Player, card: Card) -> int:
    """What a world costs that is paid for, or -1 if it cannot be paid for (RG-SETTLE-02, RG-MIL-06)."""
    price = card.cost
    discounts = 0
    best = -1
    for power in working(state, player, SETTLE):
        if power.kind == SETTLE_DISCOUNT and (power.good == ANY or power.good == card.good):
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
    for slot, _, power in powers_of(state, player, SETTLE):
        if power.kind == SETTLE_FREE_BY_SACRIFICE and (power.good == ANY or power.good != card.good):
            found.append(slot)
    return found


def can_place(state: State, player: Player, card: Card, hand: int) -> bool:
    """A world can be placed with so many other cards in hand, one way or another (RG-SETTLE-12, RG-RUL-04)."""
    return can_pay(state, player, card, hand) or can_conquer(state, player, card, hand)


def can_pay(state: State, player: Player, card: Card, hand: int) -> bool:
    """A card can be paid for with so many other cards in hand, or is free by throwing one away."""
    if not card.world:
        return development_price(state, player, card) <= hand
    return 0 <= world_price(state, player, card) <= hand or bool(free_by(state, player, card))


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
    return numbers_of(state).actions[SETTLE_ACTION].draw if has_bonus(state, player, SETTLE_ACTION) else 0


def settle(state: State, player: Player, events: list[Event]) -> None:
    """Complete the first world, then perhaps a second one (RG-TIME-10)."""
    if player.placing != NO_CARD:
        state.push("second_world", (), (player.seat,))
        state.push("place_world", (), (player.seat, 1, 0))


def choose_way(state: State, player: Player, first: int, hired: int, events: list[Event]) -> None:
    """Conquer, pay or sacrifice; asked only where there is more than one way (RG-RUL-09)."""
    open_ways = ways(state, player, hired == 1)
    if len(open_ways) == 1:
        take_way(state, player, first, hired, open_ways[0], events)
    else:
        state.push("way", (player.seat,), (first, hired))


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
        actions += [RaceAction("sacrifice", (player.tableau[slot],)) for slot in free_by(state, player, card)]
    for slot, _, _ in sacrifices(state, player):
        if works_after_tactics(state, player, slot, hired):
            actions.append(RaceAction("tactics", (player.tableau[slot],)))
    if card.military and hiring(state, player) is not None:
        for hand_card in in_order(player.hand, -1, 1):
            if works_after_hire(state, player, hand_card):
                actions.append(RaceAction("hire", (hand_card,)))
    for action in actions:
        # Copies of a world have the same name.
        if action not in found:
            found.append(action)
    return found


def works_after_tactics(state: State, player: Player, slot: int, hired: bool) -> bool:
    """The world can still be placed once a card was thrown away for Military: nobody may strand it."""
    after = player.clone()
    for other, _, power in sacrifices(state, player):
        if other == slot:
            after.military += power.amount
    take_off(after, slot)
    card = card_of(state, player.placing)
    hand = len(after.hand)
    return can_conquer(state, after, card, hand) if hired else can_place(state, after, card, hand)


def works_after_hire(state: State, player: Player, hand_card: int) -> bool:
    """The world can still be conquered once a hand card was spent for Military."""
    hired = hiring(state, player)
    assert hired is not None
    slot, number, power = hired
    after = player.clone()
    mark_used(after, slot, number)
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


def take_way(state: State, player: Player, first: int, hired: int, action: Action, events: list[Event]) -> None:
    """Carry a way out; Military that was only prepared leads to the same question again."""
    seat = player.seat
    card = card_of(state, player.placing)
    if action.verb == "tactics":
        slot = player.tableau.index(action.args[0])
        for other, _, power in sacrifices(state, player):
            if other == slot:
                player.military += power.amount
        lose(state, player, slot)
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


def finish_world(state: State, player: Player, first: bool, events: list[Event]) -> None:
    """The world with its good, the bonus card of Settle, the cards drawn for it (RG-SETTLE-08)."""
    card = player.placing
    player.placing = NO_CARD
    place(state, player, card, events)
    events.append(Event("placed", player.seat, "RG-SETTLE-01", {"card": name_of(state, card)}))
    if first:
        draw(state, player, settle_bonus(state, player), "RG-SETTLE-03", events)
    draw(state, player, amount_of(state, player, SETTLE, SETTLE_DRAW_AFTER), "RG-SETTLE-11", events)
    lose_infrastructure(state, events)


def offer_second_world(state: State, player: Player, events: list[Event]) -> None:
    """One more world for each power that allows it (RG-SETTLE-13, -17)."""
    allowed = len([item for item in powers_of(state, player, SETTLE) if item[2].kind == SETTLE_SECOND_WORLD])
    if player.hand and player.fresh <= allowed:
        state.push("second", (player.seat,))


def hand_price(state: State, player: Player, number: int) -> dict[str, int]:
    """What a card of the hand would cost now: cards to pay, or the Military that stands against its defence."""
    card = card_of(state, number)
    if not card.world:
        return {"cards": development_price(state, player, card)}
    price = world_price(state, player, card)
    found = {"cards": price} if price >= 0 else {}
    if card.military:
        found["defence"] = card.cost
        found["military"] = military_against(state, player, card)
    return found


def price_parts(state: State, player: Player, number: int) -> list[Gain]:
    """What the cards that a card of the hand costs are made of: its printed cost, and what each card takes off it."""
    card = card_of(state, number)
    price = world_price(state, player, card) if card.world else development_price(state, player, card)
    if price < 0:
        return []
    parts = [Gain("cards", card.cost, name("price", "printed"))]
    best: Gain | None = None
    for slot, _, power in powers_of(state, player, SETTLE if card.world else DEVELOP):
        reason = Gain("cards", -power.amount, name("card", name_of(state, player.tableau[slot])))
        if power.kind == (SETTLE_DISCOUNT if card.world else DEVELOP_DISCOUNT):
            if not card.world or power.good in (ANY, card.good):
                parts.append(reason)
        elif card.military and power.kind == PAY_FOR_MILITARY and (power.good == ANY or power.good != card.good):
            best = reason if best is None else min(best, reason, key=lambda one: one.amount)
    if best is not None:
        parts.append(best)
    if not card.world and has_bonus(state, player, DEVELOP_ACTION):
        discount = numbers_of(state).actions[DEVELOP_ACTION].discount
        parts.append(Gain("cards", -discount, name("action", ACTION_IDS[DEVELOP_ACTION])))
    spare = price - sum(part.amount for part in parts)
    if spare:
        parts.append(Gain("cards", spare, name("price", "least")))
    return [part for part in parts if part.amount]
