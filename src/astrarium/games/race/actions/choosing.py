"""Choices that all make at the same time and in secret (RG-TIME-06).

What a seat has chosen lies in its ``secret`` until all have decided; a seat that has decided is no longer asked.
"""

from astrarium.games.race.components.numbers import ACTION_IDS, ACTIONS
from astrarium.games.race.developing import development_refusal
from astrarium.games.race.hand import choice_refusal, in_order, last_of, left_in_hand, to_discard
from astrarium.games.race.notation import RaceAction, card_name
from astrarium.games.race.settling import world_refusal
from astrarium.games.race.state.player import Player
from astrarium.games.race.state.state import State, card_of
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family
from astrarium.kernel.step import Step


class DiscardDown(Family[State]):
    """Discard to the size of the first hand, or to the hand limit (RG-SETUP-08, RG-REND-01)."""

    verbs: tuple[str, ...] = ("discard",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        cards = in_order(left_in_hand(player), last_of(player.secret), to_discard(player, step))
        return [RaceAction("discard", (card,)) for card in cards]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        player = position.seats[seat]
        rule = "RG-SETUP-08" if position.round == 0 else "RG-REND-01"
        return choice_refusal(
            left_in_hand(player), last_of(player.secret), to_discard(player, step), action.args[0], rule
        )

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        player = position.seats[seat]
        player.secret.append(action.args[0])
        if to_discard(player, step) > 0:
            position.put_back(step)


class ChooseActions(Family[State]):
    """One action card, in a duel two (RG-ACT-01, RG-DUEL-01)."""

    verbs: tuple[str, ...] = ("action",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return [
            RaceAction("action", (action,))
            for action in range(len(ACTIONS))
            if self.refuse(position, seat, step, RaceAction("action", (action,))) is None
        ]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        chosen = position.seats[seat].secret
        card = action.args[0]
        if not chosen:
            # The two cards of a duel are named in order, and the last one has no second copy.
            if position.switches.duel and card == len(ACTIONS) - 1 and ACTIONS[card].in_duel == 1:
                return Refusal("RG-DUEL-02", "out-of-order", ACTION_IDS[card])
            return None
        if card < chosen[-1]:
            return Refusal("RG-DUEL-02", "out-of-order", ACTION_IDS[card])
        if card == chosen[-1] and ACTIONS[card].in_duel < 2:
            return Refusal("RG-DUEL-02", "one-copy", ACTION_IDS[card])
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        player = position.seats[seat]
        player.secret.append(action.args[0])
        if len(player.secret) < (2 if position.switches.duel else 1):
            position.put_back(step)


class KeepExplored(Family[State]):
    """Choose what to keep of the cards just drawn (RG-EXPL-05, -06); ``args`` has how many, by seat."""

    verbs: tuple[str, ...] = ("keep",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        return [RaceAction("keep", (card,)) for card in in_order(*self.left(player, step))]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        cards, last, needed = self.left(position.seats[seat], step)
        return choice_refusal(cards, last, needed, action.args[0], "RG-EXPL-06")

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        player = position.seats[seat]
        player.secret.append(action.args[0])
        if len(player.secret) < step.args[seat]:
            position.put_back(step)

    def left(self, player: Player, step: Step) -> tuple[list[int], int, int]:
        """The cards still to choose from, the last one chosen, and how many are to come."""
        cards = list(player.drawn)
        for card in player.secret:
            cards.remove(card)
        return cards, last_of(player.secret), step.args[player.seat] - len(player.secret)


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
        found.append(RaceAction("nothing"))
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


class PickDraft(Family[State]):
    """Take one card of the pack and pass the rest on (RG-DRAFT-03)."""

    verbs: tuple[str, ...] = ("draft",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        pack = position.seats[seat].drawn
        return [RaceAction("draft", (card,)) for card in in_order(sorted(pack), -1, 1)]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        if action.args[0] not in position.seats[seat].drawn:
            return Refusal("RG-DRAFT-03", "not-in-pack", card_name(action.args[0]))
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        position.seats[seat].secret.append(action.args[0])


class ChooseStart(Family[State]):
    """After a draft: which of the two start worlds (RG-DRAFT-06, -11)."""

    verbs: tuple[str, ...] = ("start",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return [RaceAction("start", (card,)) for card in position.seats[seat].starts]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        if action.args[0] not in position.seats[seat].starts:
            return Refusal("RG-DRAFT-06", "not-dealt", card_name(action.args[0]))
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        player = position.seats[seat]
        player.starts.remove(action.args[0])
        player.starts.insert(0, action.args[0])
