"""What the families of actions share."""

from typing import Final

from astrarium.games.federation.state.state import State
from astrarium.games.federation.verbs import VERBS, FederationAction
from astrarium.kernel.action import Action
from astrarium.kernel.rules import OneOf
from astrarium.kernel.step import Step

SKIP: Final[Action] = FederationAction("skip")
END: Final[Action] = FederationAction("end")


def one_each(verb: str, numbers: list[int]) -> list[Action]:
    """An action for each number."""
    return [FederationAction(verb, (number,)) for number in numbers]


def tried(verb: str) -> list[Action]:
    """An action for everything that the argument of a verb could name."""
    return [FederationAction(verb, value) for value in VERBS.by_name[verb].arguments[0].values()]


class OneThing(OneOf[State]):
    """One of some things, with the one verb of the family."""

    def action(self, number: int) -> Action:
        return FederationAction(self.verbs[0], (number,))

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        return tried(self.verbs[0])


def again(state: State, step: Step) -> None:
    """The decision that was answered is looked at anew once what is put above it is done."""
    state.agenda.append(Step(step.kind, (), step.args))
