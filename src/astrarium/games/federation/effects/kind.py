"""What there is to know about a kind of effect, asked of any effect through one table."""

from typing import Final

from astrarium.games.federation.budget import Budget
from astrarium.games.federation.components.language import Effect
from astrarium.games.federation.state.player import Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.event import Event
from astrarium.kernel.step import Step

NO_STEP: Final = Step("")


class EffectKind:
    """A verb of the language: doing it, and what can be said of it before, stand side by side."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        """Carry it out as far as it is possible, or ask for the choice that it needs."""
        raise NotImplementedError

    def brings(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        """Whether it would bring anything now, in the planet's action that is pending if there is one."""
        return True

    def brings_with(self, state: State, player: Player, effect: Effect, budget: Budget) -> bool:
        """Whether it would bring anything once the bonus of a token has come."""
        return self.brings(state, player, effect, NO_STEP)

    def resources(self, state: State, player: Player, effect: Effect) -> list[int]:
        """The resources that it would bring now."""
        return [0, 0, 0, 0]

    def fits(self, state: State, player: Player, effect: Effect, budget: Budget, bound: bool) -> bool:
        """Put it to the account of what is still to come; whether that can be paid, if it is ``bound`` to be."""
        return True

    def changes(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        """Whether it could change the planet's action that is pending, used at any moment."""
        return False

    def is_for_action(self) -> bool:
        """Whether it is nothing but a change of a planet's action."""
        return False

    def prepare(self, effect: Effect, agenda: list[Step]) -> None:
        """Change the planet's action that waits on an agenda, if that is what it does."""


KINDS: Final[list[EffectKind]] = []
"""By the numbers of their verbs; effects/table.py fills it."""


def resolve(state: State, player: Player, effect: Effect, events: list[Event]) -> None:
    """Carry one effect out, as far as it is possible; what is impossible is lost (FD-ATA-08, FD-DS-09)."""
    KINDS[effect.op].resolve(state, player, effect, events)


def brings(state: State, player: Player, effect: Effect) -> bool:
    """Whether an effect would bring anything now."""
    return KINDS[effect.op].brings(state, player, effect, NO_STEP)


def resources(state: State, player: Player, effect: Effect) -> list[int]:
    """The resources that an effect would bring now."""
    return KINDS[effect.op].resources(state, player, effect)
