"""What the families of actions share."""

from typing import Final

from astrarium.games.federation.notation import FederationAction
from astrarium.games.federation.state.state import State
from astrarium.kernel.action import Action
from astrarium.kernel.step import Step

SKIP: Final[Action] = FederationAction("skip")
END: Final[Action] = FederationAction("end")


def listed(verb: str, numbers: list[int]) -> list[Action]:
    """An action for each number."""
    return [FederationAction(verb, (number,)) for number in numbers]


def again(state: State, step: Step) -> None:
    """The decision that was answered is looked at anew once what is put above it is done."""
    state.agenda.append(Step(step.kind, (), step.args))
