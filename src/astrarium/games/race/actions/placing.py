"""Paying for cards, and the ways to place a world (RG-DEV-05, RG-SETTLE, RG-MIL)."""

from typing import Any

from astrarium.games.race.actions.one_card import OneCard
from astrarium.games.race.hand import behind, choice_refusal, in_order
from astrarium.games.race.military import can_conquer, military_against
from astrarium.games.race.piles import discard_from_hand
from astrarium.games.race.settling import conquers_with, hire, take_way, ways, world_price
from astrarium.games.race.state.state import State, card_of
from astrarium.games.race.verbs import RaceAction, card_name
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family
from astrarium.kernel.step import Step


class PayCards(OneCard):
    """Which hand cards pay, one by one in the order of the hand."""

    verbs: tuple[str, ...] = ("pay",)

    def left(self, position: State, seat: int, step: Step) -> tuple[list[int], int, int]:
        needed, last = step.args
        return position.seats[seat].hand, last, needed

    def rule(self, position: State) -> str:
        return "RG-DEV-05"

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        needed, _ = step.args
        discard_from_hand(position, position.seats[seat], action.args[0])
        if needed > 1:
            position.push("pay", (seat,), (needed - 1, action.args[0]))


class ChooseWay(Family[State]):
    """Conquer or pay, with or without throwing something away (RG-SETTLE-08, RG-RUL-09)."""

    verbs: tuple[str, ...] = ("conquer", "payment", "sacrifice", "tactics", "hire")

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        _, hired = step.args
        return ways(position, position.seats[seat], hired == 1)

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        player = position.seats[seat]
        _, hired = step.args
        if action in ways(position, player, hired == 1):
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
            if hired:
                return Refusal("RG-MIL-05", "already-hired", card.id)
            return Refusal("RG-SETTLE-02", "short", "cards", price, len(player.hand))
        if action.verb == "sacrifice":
            if hired:
                return Refusal("RG-MIL-05", "already-hired", card.id)
            return Refusal("RG-SETTLE-09", "no-such-power", card_name(action.args[0]))
        if action.verb == "tactics":
            return Refusal("RG-MIL-09", "no-such-power", card_name(action.args[0]))
        return Refusal("RG-MIL-10", "cannot-hire", card_name(action.args[0]))

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        first, hired = step.args
        take_way(position, position.seats[seat], first, hired, action, events)

    def quote(self, position: State, seat: int, step: Step, action: Action) -> dict[str, Any]:
        if action.verb != "payment":
            return {}
        player = position.seats[seat]
        return {"cards": world_price(position, player, card_of(position, player.placing))}


class HireMore(Family[State]):
    """Another hand card for Military, or enough (RG-MIL-10)."""

    verbs: tuple[str, ...] = ("hire", "enough")

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        _, _, last = step.args
        player = position.seats[seat]
        found: list[Action] = [RaceAction("hire", (card,)) for card in in_order(player.hand, last, 1)]
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
        if action.args[0] not in in_order(player.hand, last, 1):
            return choice_refusal(player.hand, action.args[0], "RG-MIL-10")
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
