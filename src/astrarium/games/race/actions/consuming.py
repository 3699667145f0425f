"""Selling and consuming goods (RG-TRADE, RG-CONS)."""

from typing import Any

from astrarium.games.race.components.powers import CONSUME_DIFFERENT_KINDS, CONSUME_HAND_CARDS
from astrarium.games.race.consuming import (
    choices,
    find_power,
    note_spent,
    open_powers,
    power_action,
    power_at,
    spend_goods,
    use_power,
    wanted,
)
from astrarium.games.race.hand import choice_refusal, in_order
from astrarium.games.race.piles import EVERYBODY, discard, discard_from_hand, take
from astrarium.games.race.state.player import NO_GOOD, Player
from astrarium.games.race.state.state import State, card_of, name_of
from astrarium.games.race.tableau import gain_chips, goods_in_play, named, slot_named
from astrarium.games.race.trading import sale_price, sell
from astrarium.games.race.verbs import RaceAction, card_name
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family, OneOf
from astrarium.kernel.step import Step


class SellGood(Family[State]):
    """Whoever chose Consume: Trade sells one good (RG-TRADE-01)."""

    verbs: tuple[str, ...] = ("sell",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        return [RaceAction("sell", named(player, slot)) for slot in goods_in_play(player)]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        player = position.seats[seat]
        slot = slot_named(player, action.args[0], action.args[1])
        if slot < 0 or player.goods[slot] == NO_GOOD:
            return Refusal("RG-TRADE-01", "no-good-there", card_name(action.args[0]))
        return None

    def quote(self, position: State, seat: int, step: Step, action: Action) -> dict[str, Any]:
        player = position.seats[seat]
        slot = slot_named(player, action.args[0], action.args[1])
        return {"drawn": sale_price(position, player, slot, True)}

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        player = position.seats[seat]
        sell(position, player, slot_named(player, action.args[0], action.args[1]), events)


class UsePower(Family[State]):
    """Which consume power comes next; when only optional ones are left, done (RG-CONS-03, -21)."""

    verbs: tuple[str, ...] = ("consume", "done")

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        found: list[Action] = []
        for slot, number, _ in open_powers(position, player):
            action = power_action(player, slot, number, "consume")
            if action not in found:
                found.append(action)
        if self.refuse(position, seat, step, RaceAction("done")) is None:
            found.append(RaceAction("done"))
        return found

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        player = position.seats[seat]
        if action.verb == "done":
            for slot, _, power in open_powers(position, player):
                if power.kind != CONSUME_HAND_CARDS:
                    return Refusal("RG-CONS-01", "must-consume", name_of(position, player.tableau[slot]))
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


class SpendGood(Family[State]):
    """Which good a power takes next (RG-CONS-06)."""

    verbs: tuple[str, ...] = ("spend",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        slots = self.slots(position, player, step)
        return [RaceAction("spend", named(player, slot)) for slot in slots]

    def slots(self, state: State, player: Player, step: Step) -> list[int]:
        """Where the good may come from, with enough others behind it."""
        position, number, _, taken, _ = step.args
        power = power_at(state, player, position, number)
        slots = choices(state, player, step.args)
        if power.kind == CONSUME_DIFFERENT_KINDS:
            return slots
        needed = wanted(state, player, position, power, taken) - taken
        return [slot for i, slot in enumerate(slots) if len(slots) - i >= needed]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        player = position.seats[seat]
        slot = slot_named(player, action.args[0], action.args[1])
        if slot not in self.slots(position, player, step):
            return Refusal("RG-CONS-06", "no-good-there", card_name(action.args[0]))
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        player = position.seats[seat]
        slot, number, _, taken, kinds = step.args
        spent = slot_named(player, action.args[0], action.args[1])
        power = power_at(position, player, slot, number)
        total = wanted(position, player, slot, power, taken)
        kind = card_of(position, player.tableau[spent]).good
        note_spent(position, player, spent, power, events)
        if taken + 1 < total:
            spend_goods(position, player, slot, number, taken + 1, spent + 1, events, kinds | 1 << kind)


class Gamble(OneOf[State]):
    """Name a number and turn over the top card (RG-CONS-16)."""

    verbs: tuple[str, ...] = ("gamble",)

    def choices(self, position: State, seat: int, step: Step) -> list[int]:
        slot, number = step.args
        power = power_at(position, position.seats[seat], slot, number)
        return list(range(power.amount, power.times + 1))

    def action(self, number: int) -> Action:
        return RaceAction("gamble", (number,))

    def refusal(self, position: State, seat: int, step: Step, number: int) -> Refusal:
        return Refusal("RG-CONS-16", "no-such-number", "", self.choices(position, seat, step)[-1], number)

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
        hand = position.seats[seat].hand
        if action.args[0] in in_order(hand, last, 1):
            return None
        return choice_refusal(hand, action.args[0], "RG-CONS-14")

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
