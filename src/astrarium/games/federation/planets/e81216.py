"""E81216: what a player may build, what it costs and brings (FD-E81, FD-PRD, FD-MEG)."""

from astrarium.games.federation.budget import Budget, plus
from astrarium.games.federation.components import language
from astrarium.games.federation.components.ids import E81216, PRODUCTIONS, SLOTS, STRUCTURE_IDS
from astrarium.games.federation.components.language import Effect
from astrarium.games.federation.counting import count, robots_left
from astrarium.games.federation.effects.kind import resources
from astrarium.games.federation.gains import score
from astrarium.games.federation.medals import check_planet
from astrarium.games.federation.payment import is_payable, pay
from astrarium.games.federation.specialists import asks, copy_targets
from astrarium.games.federation.state.player import READY, Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.step import Step


def cost_of(state: State, structure: int) -> list[int]:
    """The cost of a production is that of its slot (FD-PRD-09)."""
    if structure >= PRODUCTIONS:
        return state.parts.megas[structure - PRODUCTIONS].cost
    return state.parts.slots[state.productions.index(structure)].cost


def site_refusal(state: State, player: Player, structure: int) -> Refusal | None:
    """Why a player's robot cannot go there, whatever it costs (FD-E81-02, FD-E81-03, FD-MEG-02, FD-MEG-06)."""
    name = STRUCTURE_IDS[structure]
    if robots_left(state, player) <= 0:
        return Refusal("FD-E81-03", "no-robot", name)
    if structure < PRODUCTIONS:
        if structure not in state.productions:
            return Refusal("FD-E81-01", "not-in-play", name)
        if player.slots >> state.productions.index(structure) & 1:
            return Refusal("FD-E81-02", "built-already", name)
        return None
    mega = structure - PRODUCTIONS
    if mega >= len(state.mega_robots):
        return Refusal("FD-E81-01", "not-in-play", name)
    if player.megas >> mega & 1:
        return Refusal("FD-E81-02", "built-already", name)
    if len(state.mega_robots[mega]) >= len(state.parts.megas[mega].multipliers):
        return Refusal("FD-MEG-06", "no-multiplier", name)
    return None


def sites(state: State, player: Player) -> list[int]:
    """Every structure that a player may still build, whatever it costs."""
    found: list[int] = []
    if robots_left(state, player) <= 0:
        return found
    for slot in range(SLOTS):
        if not player.slots >> slot & 1:
            found.append(state.productions[slot])
    return found + [PRODUCTIONS + mega for mega in open_megas(state, player)]


def open_megas(state: State, player: Player) -> list[int]:
    """The megastructures without an own robot that have a multiplier left."""
    found: list[int] = []
    for mega, robots in enumerate(state.mega_robots):
        if not player.megas >> mega & 1 and len(robots) < len(state.parts.megas[mega].multipliers):
            found.append(mega)
    return found


def affordable(state: State, player: Player, discount: int, free: int) -> list[int]:
    """Every structure that a player can build now (FD-E81-01)."""
    found = sites(state, player)
    if free:
        return found
    return [site for site in found if is_payable(player.reserve, cost_of(state, site), discount)]


def most_crystals(state: State, player: Player) -> int:
    """The most crystals that anything still to be built costs: a larger discount is of no use."""
    most = 0
    for site in sites(state, player):
        cost = cost_of(state, site)
        most = max(most, cost[0] + cost[1] + cost[2])
    return most


def is_open(state: State, player: Player, budget: Budget, discount: int) -> bool:
    """Some structure can be paid at a discount, if need be with the help of specialists (FD-E81-06)."""
    return is_payable_site(state, player, budget, prices(state, player), discount)


def prices(state: State, player: Player) -> list[list[int]]:
    """The costs of all that a player may still build."""
    found: list[list[int]] = []
    if robots_left(state, player) <= 0:
        return found
    for number, slot in enumerate(state.parts.slots):
        if not player.slots >> number & 1:
            found.append(slot.cost)
    megas = state.parts.megas
    return found + [megas[mega].cost for mega in open_megas(state, player)]


def is_payable_site(state: State, player: Player, budget: Budget, costs: list[list[int]], discount: int) -> bool:
    """One of these costs can be paid at a discount, if need be with the help of specialists."""
    if any(is_payable(budget.reserve, cost, discount) for cost in costs):
        return True
    if not costs or READY not in player.used:
        return False
    for help in _helps(state, player, discount):
        reserve = plus(budget.reserve, help)
        if any(is_payable(reserve, cost, help[-1]) for cost in costs):
            return True
    return False


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
        if effect.op == language.DISCOUNT:
            more[-1] += effect.amount
        else:
            more = [*plus(more, resources(state, player, effect)), more[-1]]
    return more


def begin(state: State, step: Step, events: list[Event]) -> None:
    """One building of the player's choice; with nothing to build the action is lost (FD-E81-06)."""
    seat, discount, free = step.args
    player = state.seats[seat]
    found = affordable(state, player, discount, free)
    helped = bool(sites(state, player)) and asks(state, player, step)
    if len(found) == 1 and not helped:
        build(state, player, found[0], discount, free, events)
    elif found or helped:
        state.push("build", (seat,), step.args)
    else:
        events.append(Event("lost", seat, "FD-E81-06", {"what": "e81216"}))


def build(state: State, player: Player, structure: int, discount: int, free: int, events: list[Event]) -> None:
    """Pay, then place the robot; specialists may still be used after it (FD-E81-01, FD-SP-1B2)."""
    if not free:
        state.push("built", (), (player.seat,))
    state.push("robot", (), (player.seat, structure))
    if not free:
        pay(state, player, cost_of(state, structure), discount, events)


def begin_robot(state: State, step: Step, events: list[Event]) -> None:
    """What was paid for: the robot."""
    seat, structure = step.args
    place_robot(state, state.seats[seat], structure, events)


def begin_built(state: State, step: Step, events: list[Event]) -> None:
    """After the building specialists of E81216 may be used still (FD-SP-1B2)."""
    (seat,) = step.args
    if asks(state, state.seats[seat], step):
        state.push("built", (seat,), step.args)


def place_robot(state: State, player: Player, structure: int, events: list[Event]) -> None:
    """The robot stands: influence, and income or points at once (FD-E81-04, FD-E81-05, FD-MEG-03)."""
    data = {"structure": STRUCTURE_IDS[structure]}
    events.append(Event("build", player.seat, "FD-E81-01", data))
    if structure < PRODUCTIONS:
        player.slots |= 1 << state.productions.index(structure)
        check_planet(state, player, E81216, events)
        state.push_effects(player.seat, state.parts.productions[structure].income)
        return
    mega = structure - PRODUCTIONS
    multiplier = state.parts.megas[mega].multipliers[len(state.mega_robots[mega])]
    state.mega_robots[mega].append(player.seat)
    player.megas |= 1 << mega
    check_planet(state, player, E81216, events)
    value = mega_value(state, player, mega)
    score(state, player, multiplier * value, "mega:" + STRUCTURE_IDS[structure], "FD-MEG-03", events)


def mega_value(state: State, player: Player, mega: int, more: int = 0) -> int:
    """The smaller of the values of a megastructure's tiles, with some influence more on E81216 (FD-MEG-03, -04)."""
    found: list[int] = []
    for tile in state.mega_tiles[mega]:
        counted = state.parts.mega_tiles[tile]
        number = count(state, player, counted)
        found.append(number + more if counted == E81216 else number)
    return min(found)


def worth_now(state: State, player: Player, mega: int) -> int:
    """The points of a megastructure if the player built it now; the robot's own influence counts (FD-MEG-03)."""
    multipliers = state.parts.megas[mega].multipliers
    taken = len(state.mega_robots[mega])
    if player.megas >> mega & 1 or taken >= len(multipliers):
        return 0
    return multipliers[taken] * mega_value(state, player, mega, state.parts.mega_influence)
