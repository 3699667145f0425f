"""Special missions: what one lacks, and completing it (FD-MIS, FD-TRN-09)."""

from typing import Final

from astrarium.games.federation.components.ids import MISSION_IDS, MISSIONS
from astrarium.games.federation.counting import level
from astrarium.games.federation.effects.kind import NO_STEP, brings
from astrarium.games.federation.payment import is_payable, pay
from astrarium.games.federation.specialists import usable_any_time
from astrarium.games.federation.state.player import Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.step import Step

# What a mission may lack.
MARKER: Final = "marker"
SHIP: Final = "ship"
LEVEL: Final = "level"
PRICE: Final = "price"
EFFECT: Final = "effect"


def mission_lacks(state: State, player: Player, mission: int) -> list[str]:
    """What a mission that is not completed needs and a player has not got (FD-MIS-01 to -05, FD-MIS-32).

    Its effect is asked about only where nothing else is lacking.
    """
    data = state.parts.missions[mission]
    found: list[str] = []
    if not player.markers >> mission & 1:
        found.append(MARKER)
    if not player.hangar:
        found.append(SHIP)
    if level(state, player) < data.level:
        found.append(LEVEL)
    if not is_payable(player.reserve, data.cost, 0):
        found.append(PRICE)
    if found or state.parts.rule_choices.without_effect:
        return found
    if not any(brings(state, player, effect) for effect in data.effects):
        found.append(EFFECT)
    return found


def mission_refusal(state: State, player: Player, mission: int) -> Refusal | None:
    """Why a mission cannot be completed: the first thing that it lacks."""
    name = MISSION_IDS[mission]
    if player.completed >> mission & 1:
        return Refusal("FD-MIS-01", "completed-already", name)
    lacks = mission_lacks(state, player, mission)
    if not lacks:
        return None
    if lacks[0] == MARKER:
        return Refusal("FD-MIS-03", "no-marker", name)
    if lacks[0] == SHIP:
        return Refusal("FD-MIS-04", "no-ship", name, 1, 0)
    if lacks[0] == LEVEL:
        return Refusal("FD-MIS-05", "level-too-low", name, state.parts.missions[mission].level, level(state, player))
    return Refusal("FD-MIS-32", "too-dear" if lacks[0] == PRICE else "nothing-to-gain", name)


def open_missions(state: State, player: Player) -> list[int]:
    """The missions that a player can complete now."""
    found: list[int] = []
    if not player.hangar or player.markers == player.completed:
        return found
    marked = player.markers & ~player.completed
    for mission in range(MISSIONS):
        if marked >> mission & 1 and not mission_lacks(state, player, mission):
            found.append(mission)
    return found


def begin(state: State, step: Step, events: list[Event]) -> None:
    """After the action one mission may follow, and specialists of any time may be used (FD-TRN-09, -12)."""
    player = state.seats[step.args[0]]
    if open_missions(state, player) or usable_any_time(state, player, NO_STEP):
        state.push("mission", (player.seat,), step.args)


def complete(state: State, player: Player, mission: int, events: list[Event]) -> None:
    """A ship leaves the hangar for good, then the mission's action follows (FD-MIS-06)."""
    data = state.parts.missions[mission]
    player.hangar -= 1
    player.completed |= 1 << mission
    events.append(Event("mission", player.seat, "FD-MIS-06", {"mission": data.id}))
    state.push("closing", (), (player.seat,))
    state.push_effects(player.seat, data.effects)
    pay(state, player, data.cost, 0, events)


def begin_closing(state: State, step: Step, events: list[Event]) -> None:
    """After the mission specialists of any time may be used once more (FD-TRN-12)."""
    player = state.seats[step.args[0]]
    if usable_any_time(state, player, NO_STEP):
        state.push("closing", (player.seat,), step.args)
