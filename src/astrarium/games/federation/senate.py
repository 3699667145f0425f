"""The actions of the senate: which are open to a player, with what his token brings, and doing them (FD-SEN)."""

from typing import Final, final

from astrarium.games.federation.budget import NO_BONUS, Budget, minus
from astrarium.games.federation.components.ids import (
    ACTION_IDS,
    ARRATUIN,
    ATAL,
    E81216,
    NEO,
    PLANETS,
    PRESIDENT,
    SIX_MOONS,
    SPY,
)
from astrarium.games.federation.components.pieces import Bonus
from astrarium.games.federation.effects.kind import KINDS
from astrarium.games.federation.payment import is_payable, pay
from astrarium.games.federation.planets import arratuin, atal, e81216, neo, six_moons
from astrarium.games.federation.specialists import usable
from astrarium.games.federation.state.player import Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.event import Event
from astrarium.kernel.step import Step

FREE_PLANETS: Final = (NEO, SIX_MOONS, ATAL)
"""Those whose actions cost nothing."""
FREE_PLANETS_SET: Final = 1 << NEO | 1 << SIX_MOONS | 1 << ATAL


@final
class Prospects:
    """What a player could do with enough to pay for it: the same for whatever token he places, so asked once.

    Only the actions ``wanted`` are asked about, as a set: on most spaces of a late round somebody lies already.
    ``fixed`` are the open ones that cost nothing, those that a wanted spy could copy included; shops and sites are
    those of Arratuin and E81216, as costs.
    """

    def __init__(self, state: State, player: Player, wanted: int) -> None:
        self.wanted: int = wanted
        copied = FREE_PLANETS_SET if wanted >> SPY & 1 else 0
        self.fixed: int = fixed_actions(state, player, wanted | copied)
        self.shops: list[list[int]] = arratuin.prices(state, player) if wanted >> ARRATUIN & 1 else []
        self.sites: list[list[int]] = e81216.prices(state, player) if wanted >> E81216 & 1 else []


def fixed_actions(state: State, player: Player, wanted: int) -> int:
    """Those of some actions that are open, cost nothing, and that no bonus can open or close, as a set."""
    found = 1 << PRESIDENT
    if player.seat == state.first and not player.placed:
        found = 0
    if not state.parts.rule_choices.requires_effect:
        return (found | (1 << PLANETS) - 1) & wanted
    if wanted >> NEO & 1 and neo.is_open(state, player):
        found |= 1 << NEO
    if wanted >> SIX_MOONS & 1 and six_moons.is_open(state, player):
        found |= 1 << SIX_MOONS
    if wanted >> ATAL & 1 and (
        atal.can_hire(state, player) or usable(state, player, Step("atal", (), (player.seat, 0)))
    ):
        found |= 1 << ATAL
    return found & wanted


def open_actions(state: State, player: Player, bonus: Bonus, prospects: Prospects) -> int:
    """The wanted actions that are open with a bonus; none if the bonus itself cannot be paid (FD-TRN-05)."""
    budget = Budget(player, bonus)
    if bonus.owes and not budget.can_pay_due():
        return 0
    wanted = prospects.wanted
    found = prospects.fixed & wanted
    left = wanted & ~found
    if left >> ARRATUIN & 1 and any(budget.can_pay(cost) for cost in prospects.shops):
        found |= 1 << ARRATUIN
    if left >> E81216 & 1 and e81216.is_payable_site(state, player, budget, prospects.sites, 0):
        found |= 1 << E81216
    for room in range(PLANETS, SPY):
        if left >> room & 1 and room != PRESIDENT and room_open(state, player, room, budget):
            found |= 1 << room
    if left >> SPY & 1 and spy_open(state, player, budget, prospects):
        found |= 1 << SPY
    return found


def room_open(state: State, player: Player, room: int, budget: Budget) -> bool:
    """A room whose cost can be paid and that would bring something (FD-ROOM-10)."""
    action = state.parts.actions[room]
    if not budget.can_pay(action.cost):
        return False
    if not state.parts.rule_choices.requires_effect:
        return True
    return any(KINDS[effect.op].brings_with(state, player, effect, budget) for effect in action.effects)


def spy_open(state: State, player: Player, budget: Budget, prospects: Prospects) -> bool:
    """The price can be paid, and after it some action that may be copied is open (FD-SPY-05)."""
    cost = state.parts.actions[SPY].cost
    if not budget.can_pay(cost):
        return False
    if not state.parts.rule_choices.requires_effect:
        return True
    if _copies_planet(state, prospects.fixed):
        return True
    after = Budget(player, NO_BONUS)
    after.reserve = minus(budget.reserve, cost)
    return _copies_paid(state, player, after)


def can_copy(state: State, player: Player, budget: Budget) -> bool:
    """A spy that has been paid finds an action to copy, of planets and rooms (FD-SPY-05)."""
    if not state.parts.rule_choices.requires_effect:
        return True
    return _copies_planet(state, fixed_actions(state, player, FREE_PLANETS_SET)) or _copies_paid(
        state, player, budget
    )


def _copies_planet(state: State, found: int) -> bool:
    """Of these open actions one is a planet's that costs nothing and may be copied."""
    return any(found >> planet & 1 and state.parts.actions[planet].copyable for planet in FREE_PLANETS)


def _copies_paid(state: State, player: Player, budget: Budget) -> bool:
    """Some action that has a price, and may be copied, can be paid."""
    if state.parts.actions[ARRATUIN].copyable and arratuin.is_open(state, player, budget):
        return True
    for room in range(PLANETS, SPY):
        if state.parts.actions[room].copyable and room_open(state, player, room, budget):
            return True
    return state.parts.actions[E81216].copyable and e81216.is_open(state, player, budget, 0)


def action_open(state: State, player: Player, action: int) -> bool:
    """Whether an action can be carried out now, as it is."""
    budget = Budget(player, NO_BONUS)
    if action == ARRATUIN:
        return arratuin.is_open(state, player, budget)
    if action == E81216:
        return e81216.is_open(state, player, budget, 0)
    if action < PLANETS:
        return bool(fixed_actions(state, player, 1 << action) >> action & 1)
    return room_open(state, player, action, budget)


def copyable_actions(state: State, player: Player, rooms: int) -> list[int]:
    """The actions that a spy can copy now, of planets and perhaps of rooms (FD-SPY-01, FD-MIS-26)."""
    last = SPY if rooms else PLANETS
    found: list[int] = []
    for action in range(last):
        if state.parts.actions[action].copyable and action_open(state, player, action):
            found.append(action)
    return found


def act(state: State, seat: int, action: int, events: list[Event]) -> None:
    """The action of a planet or a room, its own cost included (FD-TRN-08, FD-SPY-03)."""
    if action < PLANETS:
        begin_planet(state, seat, action)
        return
    room = state.parts.actions[action]
    player = state.seats[seat]
    if not is_payable(player.reserve, room.cost, 0):
        events.append(Event("lost", seat, "FD-SEN-08", {"what": ACTION_IDS[action]}))
        return
    state.push_effects(seat, room.effects)
    pay(state, player, room.cost, 0, events)


def begin_planet(state: State, seat: int, planet: int) -> None:
    """The action of a planet comes next, with one step, no discount, no special level."""
    if planet == NEO:
        state.push("neo", (), (seat, 1))
    elif planet == SIX_MOONS:
        state.push("moons", (), (seat, 1))
    elif planet == ATAL:
        state.push("atal", (), (seat, 0))
    elif planet == ARRATUIN:
        state.push("arratuin", (), (seat,))
    else:
        state.push("build", (), (seat, 0, 0))
