"""Effects that are actions: of a planet, of another space, or a free building."""

from astrarium.games.federation.budget import Budget
from astrarium.games.federation.components.ids import ACTION_IDS
from astrarium.games.federation.components.language import Effect
from astrarium.games.federation.effects.kind import EffectKind
from astrarium.games.federation.planets.e81216 import sites
from astrarium.games.federation.senate import act, action_open, can_copy, copyable_actions
from astrarium.games.federation.state.player import Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.event import Event
from astrarium.kernel.step import Step


class Act(EffectKind):
    """The action of a planet."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        act(state, player.seat, effect.what, events)

    def brings(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        return action_open(state, player, effect.what)


class CopyAction(EffectKind):
    """Another action of the senate."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        begin_spying(state, Step("spy", (), (player.seat, effect.what)), events)

    def brings(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        return bool(copyable_actions(state, player, effect.what))

    def fits(self, state: State, player: Player, effect: Effect, budget: Budget, bound: bool) -> bool:
        return not bound or can_copy(state, player, budget)


def begin_spying(state: State, step: Step, events: list[Event]) -> None:
    """Another action of the player's choice among those that can be carried out (FD-SPY-01)."""
    seat, rooms = step.args
    found = copyable_actions(state, state.seats[seat], rooms)
    if not found:
        events.append(Event("lost", seat, "FD-SPY-05", {"what": "spy"}))
    elif len(found) == 1:
        spy(state, seat, found[0], events)
    else:
        state.push("spy", (seat,), step.args)


def spy(state: State, seat: int, action: int, events: list[Event]) -> None:
    """The copied action follows, at its own cost (FD-SPY-03)."""
    events.append(Event("spy", seat, "FD-SPY-01", {"action": ACTION_IDS[action]}))
    act(state, seat, action, events)


class Robot(EffectKind):
    """A building, free."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        state.push("build", (), (player.seat, 0, 1))

    def brings(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        return bool(sites(state, player))
