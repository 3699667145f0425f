"""What the families of actions share."""

from typing import Final

from astrarium.games.federation.state.state import State
from astrarium.games.federation.verbs import FederationAction
from astrarium.kernel.action import Action
from astrarium.kernel.rules import OneOf
from astrarium.kernel.step import Step

SKIP: Final[Action] = FederationAction("skip")
END: Final[Action] = FederationAction("end")


def listed(verb: str, numbers: list[int]) -> list[Action]:
    """An action for each number."""
    return [FederationAction(verb, (number,)) for number in numbers]


class OneThing(OneOf[State]):
    """One of some things, with the one verb of the family."""

    def action(self, number: int) -> Action:
        return FederationAction(self.verbs[0], (number,))


def again(state: State, step: Step) -> None:
    """The decision that was answered is looked at anew once what is put above it is done."""
    state.agenda.append(Step(step.kind, (), step.args))
