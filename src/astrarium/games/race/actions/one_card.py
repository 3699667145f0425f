"""A decision that is answered with one card after another, in the order of the hand."""

from astrarium.games.race.hand import choice_refusal, in_order
from astrarium.games.race.state.state import State
from astrarium.games.race.verbs import RaceAction
from astrarium.kernel.action import Action
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import OneOf
from astrarium.kernel.step import Step


class OneCard(OneOf[State]):
    """One of some cards, none before the one that was chosen last, and so that enough stand behind it."""

    def left(self, position: State, seat: int, step: Step) -> tuple[list[int], int, int]:
        """The cards to choose from, the last one chosen, and how many are to come."""
        raise NotImplementedError

    def rule(self, position: State) -> str:
        """The rule of this choice."""
        raise NotImplementedError

    def action(self, number: int) -> Action:
        return RaceAction(self.verbs[0], (number,))

    def choices(self, position: State, seat: int, step: Step) -> list[int]:
        cards, last, needed = self.left(position, seat, step)
        return in_order(cards, last, needed)

    def refusal(self, position: State, seat: int, step: Step, number: int) -> Refusal:
        return choice_refusal(self.left(position, seat, step)[0], number, self.rule(position))
