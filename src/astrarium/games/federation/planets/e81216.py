"""E81216: what a player may build, what it costs and brings (FD-E81, FD-PRD, FD-MEG)."""

from astrarium.games.federation.components.ids import E81216, PRODUCTIONS, SLOTS, STRUCTURE_IDS
from astrarium.games.federation.counting import count, robots_left
from astrarium.games.federation.gains import score
from astrarium.games.federation.medals import check_planet
from astrarium.games.federation.payment import is_payable, pay
from astrarium.games.federation.state.player import Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal


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
    for mega in range(len(state.mega_robots)):
        taken = len(state.mega_robots[mega])
        if not player.megas >> mega & 1 and taken < len(state.parts.megas[mega].multipliers):
            found.append(PRODUCTIONS + mega)
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


def build(state: State, player: Player, structure: int, discount: int, free: int, events: list[Event]) -> None:
    """Pay, then place the robot; specialists may still be used after it (FD-E81-01, FD-SP-1B2)."""
    if not free:
        state.push("built", (), (player.seat,))
    state.push("robot", (), (player.seat, structure))
    if not free:
        pay(state, player, cost_of(state, structure), discount, events)


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


def mega_value(state: State, player: Player, mega: int) -> int:
    """The smaller of the values of a megastructure's tiles (FD-MEG-03, FD-MEG-04)."""
    tiles = state.mega_tiles[mega]
    return min([count(state, player, state.parts.mega_tiles[tile]) for tile in tiles])
