"""Which actions of the senate are open to a player, with what a token brings before them (FD-SEN-08, -10)."""

from typing import Final, final

from astrarium.games.federation.components import effects
from astrarium.games.federation.components.effects import Effect
from astrarium.games.federation.components.ids import (
    ARRATUIN,
    ATAL,
    E81216,
    MISSIONS,
    NEO,
    PLANETS,
    PRESIDENT,
    SIX_MOONS,
    SPY,
)
from astrarium.games.federation.components.pieces import Bonus
from astrarium.games.federation.counting import count, discs_left, ship_room
from astrarium.games.federation.payment import is_payable, is_payable_besides
from astrarium.games.federation.planets.atal import can_hire, hireable
from astrarium.games.federation.planets.e81216 import cost_of, sites
from astrarium.games.federation.specialists import copy_targets, possible, usable
from astrarium.games.federation.state.player import READY, Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.step import Step

NO_BONUS: Final = Bonus([])


@final
class Means:
    """What a player has to act with once a token's bonus has come; ``due`` is what the token itself costs."""

    def __init__(self, player: Player, bonus: Bonus) -> None:
        self.reserve: list[int] = plus(player.reserve, bonus.gain)
        self.due: list[int] = bonus.due
        self.ships: int = bonus.ships
        self.die: int = player.die + bonus.die
        self.empty: int = MISSIONS - player.markers.bit_count() - bonus.markers

    def can_pay(self, cost: list[int]) -> bool:
        """A cost, besides what is due already."""
        return is_payable_besides(self.reserve, cost, self.due, 0)

    def with_bonus(self, player: Player, bonus: Bonus) -> "Means":
        """The same once a further token's bonus has come."""
        more = Means(player, bonus)
        more.reserve = plus(self.reserve, bonus.gain)
        more.due = plus(self.due, bonus.due)
        return more


def plus(cost: list[int], other: list[int]) -> list[int]:
    """Resources taken together; what stands behind them in ``other`` is left out."""
    return [cost[0] + other[0], cost[1] + other[1], cost[2] + other[2], cost[3] + other[3]]


def fixed_actions(state: State, player: Player) -> int:
    """The open actions that cost nothing and that no bonus can open or close, as a set."""
    found = 1 << PRESIDENT
    if player.seat == state.first and not player.placed:
        found = 0
    if not state.parts.readings.requires_effect:
        return found | (1 << PLANETS) - 1
    if player.miner != state.parts.last_cell or state.dead:
        found |= 1 << NEO
    if player.moon < state.parts.moons or state.moons[-1]:
        found |= 1 << SIX_MOONS
    if can_hire(state, player) or usable(state, player, Step("atal", (), (player.seat, 0))):
        found |= 1 << ATAL
    return found


def atal_open(state: State, player: Player, step: Step) -> bool:
    """Some specialist can be taken in the action that is pending, if need be with the help of others."""
    return bool(hireable(state, player, step.args[1]) or usable(state, player, step))


def open_actions(state: State, player: Player, bonus: Bonus, fixed: int) -> int:
    """All open actions with a bonus, as a set; none at all if the bonus itself cannot be paid (FD-TRN-05)."""
    means = Means(player, bonus)
    if not is_payable(means.reserve, means.due, 0):
        return 0
    found = fixed
    if not found >> ARRATUIN & 1 and arratuin_open(state, player, means):
        found |= 1 << ARRATUIN
    if not found >> E81216 & 1 and e81216_open(state, player, means, 0):
        found |= 1 << E81216
    for room in range(PLANETS, SPY):
        if room != PRESIDENT and room_open(state, player, room, means):
            found |= 1 << room
    if spy_open(state, player, means, found):
        found |= 1 << SPY
    return found


def arratuin_open(state: State, player: Player, means: Means) -> bool:
    """Some shop can be paid (FD-ARR-08)."""
    new = discs_left(state, player) > 0
    return any((new or player.discs[shop.index] > 0) and means.can_pay(shop.cost) for shop in state.parts.shops)


def e81216_open(state: State, player: Player, means: Means, discount: int) -> bool:
    """Some structure can be paid at a discount, if need be with the help of specialists (FD-E81-06)."""
    found = sites(state, player)
    if not found:
        return False
    if _helped(state, means, found, [0, 0, 0, 0, discount]):
        return True
    if not player.specialists:
        return False
    return any(_helped(state, means, found, help) for help in _helps(state, player, discount))


def _helped(state: State, means: Means, found: list[int], help: list[int]) -> bool:
    """Whether resources and, last, a discount from specialists open one of these structures."""
    reserve = plus(means.reserve, help)
    return any(is_payable_besides(reserve, cost_of(state, site), means.due, help[-1]) for site in found)


def _helps(state: State, player: Player, discount: int) -> list[list[int]]:
    """All that specialists of E81216 can bring together: resources, then the discount, from this one on."""
    pending = Step("build", (), (player.seat, discount, 0))
    found = [[0, 0, 0, 0, discount]]
    for i, specialist in enumerate(player.specialists):
        data = state.parts.specialists[specialist]
        if player.used[i] != READY:
            continue
        if data.when == E81216:
            found = [_with(state, player, help, data.effects) for help in found]
        elif data.copies:
            targets = copy_targets(state, player, data.copies, pending)
            copied = [state.parts.specialists[target].effects for target in targets]
            found += [_with(state, player, help, effect) for help in found for effect in copied]
    return found


def _with(state: State, player: Player, help: list[int], found: list[Effect]) -> list[int]:
    more = help[:]
    for effect in found:
        if effect.op == effects.DISCOUNT:
            more[-1] += effect.amount
        else:
            more = [*plus(more, gained(state, player, effect)), more[-1]]
    return more


def gained(state: State, player: Player, effect: Effect) -> list[int]:
    """The resources that an effect would bring now."""
    if effect.op not in (effects.GAIN, effects.GAIN_PER):
        return [0, 0, 0, 0]
    times = count(state, player, effect.per)
    return [amount * times for amount in effect.gain]


def room_open(state: State, player: Player, room: int, means: Means) -> bool:
    """A room whose cost can be paid and that would bring something (FD-ROOM-10)."""
    action = state.parts.actions[room]
    if not means.can_pay(action.cost):
        return False
    if not state.parts.readings.requires_effect:
        return True
    for effect in action.effects:
        if effect.op == effects.SHIPS:
            if ship_room(state, player) > means.ships:
                return True
        elif effect.op == effects.MARKERS:
            if means.empty > 0:
                return True
        elif effect.op == effects.DIE:
            if means.die < state.parts.die_limit:
                return True
        elif possible(state, player, effect):
            return True
    return False


def spy_open(state: State, player: Player, means: Means, found: int) -> bool:
    """The price can be paid, and after it some action that may be copied is open (FD-SPY-05)."""
    cost = state.parts.actions[SPY].cost
    if not means.can_pay(cost):
        return False
    if not state.parts.readings.requires_effect:
        return True
    if _copies_planet(state, found):
        return True
    after = Means(player, NO_BONUS)
    after.reserve = means.reserve
    after.due = plus(means.due, cost)
    return _copies_paid(state, player, after)


def something_to_copy(state: State, player: Player, means: Means, found: int) -> bool:
    """Some action that may be copied is open, of planets and rooms."""
    return _copies_planet(state, found) or _copies_paid(state, player, means)


def _copies_planet(state: State, found: int) -> bool:
    """Of these open actions one is a planet's that costs nothing and may be copied."""
    return any(found >> planet & 1 and state.parts.actions[planet].copyable for planet in (NEO, SIX_MOONS, ATAL))


def _copies_paid(state: State, player: Player, means: Means) -> bool:
    """Some action that has a price, and may be copied, can be paid."""
    if state.parts.actions[ARRATUIN].copyable and arratuin_open(state, player, means):
        return True
    for room in range(PLANETS, SPY):
        if state.parts.actions[room].copyable and room_open(state, player, room, means):
            return True
    return state.parts.actions[E81216].copyable and e81216_open(state, player, means, 0)


def action_open(state: State, player: Player, action: int) -> bool:
    """Whether an action can be carried out now, as it is."""
    means = Means(player, NO_BONUS)
    if action == ARRATUIN:
        return arratuin_open(state, player, means)
    if action == E81216:
        return e81216_open(state, player, means, 0)
    if action < PLANETS:
        return bool(fixed_actions(state, player) >> action & 1)
    return room_open(state, player, action, means)


def copyable_actions(state: State, player: Player, rooms: int) -> list[int]:
    """The actions that a spy can copy now, of planets and perhaps of rooms (FD-SPY-01, FD-MIS-26)."""
    last = SPY if rooms else PLANETS
    found: list[int] = []
    for action in range(last):
        if state.parts.actions[action].copyable and action_open(state, player, action):
            found.append(action)
    return found


def can_resolve(state: State, player: Player, effect: Effect) -> bool:
    """Whether an effect would bring anything now, the actions of planets included."""
    if effect.op == effects.ACT:
        return action_open(state, player, effect.what)
    if effect.op == effects.CHOICE:
        return any(can_resolve(state, player, option) for option in effect.options)
    if effect.op == effects.COPY_ACTION:
        return bool(copyable_actions(state, player, effect.what))
    return possible(state, player, effect)
