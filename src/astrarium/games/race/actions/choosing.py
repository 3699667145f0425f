"""Choices that all make at the same time and in secret (RG-TIME-06).

What a seat has chosen lies in its ``secret`` until all have decided; a seat that has decided is no longer asked.
"""

from typing import Any, Final

from astrarium.games.race.actions.one_card import OneCard
from astrarium.games.race.components.numbers import ACTION_IDS
from astrarium.games.race.components.printed import ACTIONS
from astrarium.games.race.developing import development_refusal
from astrarium.games.race.hand import in_order, last_of, left_in_hand, to_discard
from astrarium.games.race.settling import hand_price, price_parts, world_refusal
from astrarium.games.race.state.state import State, card_of, numbers_of
from astrarium.games.race.verbs import RaceAction, card_name
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.message import Gain
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family, OneOf
from astrarium.kernel.step import Step

EVERY_ACTION: Final[list[Action]] = [RaceAction("action", (number,)) for number in range(len(ACTIONS))]
NOTHING: Final = RaceAction("nothing")


class DiscardDown(OneCard):
    """Discard to the size of the first hand, or to the hand limit (RG-SETUP-08, RG-REND-01)."""

    verbs: tuple[str, ...] = ("discard",)

    def left(self, position: State, seat: int, step: Step) -> tuple[list[int], int, int]:
        player = position.seats[seat]
        return left_in_hand(player), last_of(player.secret), to_discard(player, step)

    def rule(self, position: State) -> str:
        return "RG-SETUP-08" if position.round == 0 else "RG-REND-01"

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        player = position.seats[seat]
        player.secret.append(action.args[0])
        if to_discard(player, step) > 0:
            position.put_back(step)


class ChooseActions(Family[State]):
    """One action card, in a duel two (RG-ACT-01, RG-DUEL-01)."""

    verbs: tuple[str, ...] = ("action",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return [action for action in EVERY_ACTION if self.refuse(position, seat, step, action) is None]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        chosen = position.seats[seat].secret
        card = action.args[0]
        copies = numbers_of(position).actions[card].in_duel
        if not chosen:
            # The two cards of a duel are named in order, and the last one has no second copy.
            if position.switches.duel and card == len(ACTIONS) - 1 and copies == 1:
                return Refusal("RG-DUEL-02", "out-of-order", ACTION_IDS[card])
            return None
        if card < chosen[-1]:
            return Refusal("RG-DUEL-02", "out-of-order", ACTION_IDS[card])
        if card == chosen[-1] and copies < 2:
            return Refusal("RG-DUEL-02", "one-copy", ACTION_IDS[card])
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        player = position.seats[seat]
        player.secret.append(action.args[0])
        if len(player.secret) < (2 if position.switches.duel else 1):
            position.put_back(step)


class KeepExplored(OneCard):
    """Choose what to keep of the cards just drawn (RG-EXPL-05, -06); ``args`` has how many, by seat."""

    verbs: tuple[str, ...] = ("keep",)

    def left(self, position: State, seat: int, step: Step) -> tuple[list[int], int, int]:
        player = position.seats[seat]
        cards = list(player.drawn)
        for card in player.secret:
            cards.remove(card)
        return cards, last_of(player.secret), step.args[seat] - len(player.secret)

    def rule(self, position: State) -> str:
        return "RG-EXPL-06"

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        player = position.seats[seat]
        player.secret.append(action.args[0])
        if len(player.secret) < step.args[seat]:
            position.put_back(step)


class ChoosePlacement(Family[State]):
    """A development or world to place, or nothing (RG-DEV-01, RG-SETTLE-01)."""

    verbs: tuple[str, ...] = ("develop", "settle", "nothing")

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        verb = "develop" if step.kind == "develop" else "settle"
        found: list[Action] = []
        last = -1
        for card in player.hand:
            if card != last and card_of(position, card).world == (verb == "settle"):
                action = RaceAction(verb, (card,))
                if self.refuse(position, seat, step, action) is None:
                    found.append(action)
            last = card
        found.append(NOTHING)
        return found

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        if action.verb == "nothing":
            return None
        player = position.seats[seat]
        if action.verb == "develop":
            if step.kind != "develop":
                return Refusal("RG-SETTLE-01", "other-phase")
            return development_refusal(position, player, action.args[0])
        if step.kind == "develop":
            return Refusal("RG-DEV-01", "other-phase")
        return world_refusal(position, player, action.args[0])

    def quote(self, position: State, seat: int, step: Step, action: Action) -> dict[str, Any]:
        if action.verb == "nothing":
            return {}
        return dict(hand_price(position, position.seats[seat], action.args[0]))

    def parts(self, position: State, seat: int, step: Step, action: Action) -> list[Gain]:
        return price_parts(position, position.seats[seat], action.args[0]) if action.verb != "nothing" else []

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        player = position.seats[seat]
        if step.kind == "second":
            if action.verb != "nothing":
                player.hand.remove(action.args[0])
                player.placing = action.args[0]
                position.push("second_world", (), (seat,))
                position.push("place_world", (), (seat, 0, 0))
            return
        if action.verb != "nothing":
            player.secret.append(action.args[0])


class PickDraft(OneOf[State]):
    """Take one card of the pack and pass the rest on (RG-DRAFT-03)."""

    verbs: tuple[str, ...] = ("draft",)

    def choices(self, position: State, seat: int, step: Step) -> list[int]:
        return in_order(sorted(position.seats[seat].drawn), -1, 1)

    def action(self, number: int) -> Action:
        return RaceAction("draft", (number,))

    def refusal(self, position: State, seat: int, step: Step, number: int) -> Refusal:
        return Refusal("RG-DRAFT-03", "not-in-pack", card_name(number))

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        position.seats[seat].secret.append(action.args[0])


class ChooseStart(OneOf[State]):
    """After a draft: which of the two start worlds (RG-DRAFT-06, -11)."""

    verbs: tuple[str, ...] = ("start",)

    def choices(self, position: State, seat: int, step: Step) -> list[int]:
        return position.seats[seat].starts

    def action(self, number: int) -> Action:
        return RaceAction("start", (number,))

    def refusal(self, position: State, seat: int, step: Step, number: int) -> Refusal:
        return Refusal("RG-DRAFT-06", "not-dealt", card_name(number))

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        starts = position.seats[seat].starts
        starts.remove(action.args[0])
        starts.insert(0, action.args[0])
