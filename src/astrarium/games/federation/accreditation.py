"""The accreditation track: degrees, deep space, upkeep (FD-ACC, FD-EXE-03 to -06)."""

from astrarium.games.federation.components.ids import DEEP_IDS
from astrarium.games.federation.gains import score
from astrarium.games.federation.medals import check_degree
from astrarium.games.federation.payment import is_payable
from astrarium.games.federation.state.player import Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.event import Event
from astrarium.kernel.step import Step


def begin_degrees(state: State, step: Step, events: list[Event]) -> None:
    """The degrees that are left after a look into deep space (FD-ACC-04)."""
    seat, degrees = step.args
    advance(state, state.seats[seat], degrees, "FD-ACC-04", events)


def advance(state: State, player: Player, degrees: int, rule: str, events: list[Event]) -> None:
    """The marker climbs one degree after the other; what a degree brings comes before the next (FD-ACC-04)."""
    parts = state.parts
    while degrees > 0:
        if player.degree >= parts.top_degree:
            score(state, player, degrees * parts.overflow, "accreditation", "FD-ACC-04", events)
            return
        player.degree += 1
        degrees -= 1
        events.append(Event("degree", player.seat, rule, {"degree": player.degree}))
        check_degree(state, player, events)
        if player.degree == parts.deep_space_degree and player.deep < 0 and state.deep_space:
            if degrees:
                state.push("degrees", (), (player.seat, degrees))
            look_into_deep_space(state, player, events)
            return


def look_into_deep_space(state: State, player: Player, events: list[Event]) -> None:
    """The player looks through the remaining tiles and takes one (FD-ACC-03, FD-DS-00)."""
    player.looked = 1
    state.revealed = True
    if len(state.deep_space) == 1:
        take_tile(state, player, state.deep_space[0], events)
    else:
        state.push("deep", (player.seat,), (player.seat,))


def take_tile(state: State, player: Player, tile: int, events: list[Event]) -> None:
    """A deep-space tile lies open from now on and gives its bonus at once (FD-DS-00, FD-DS-09)."""
    state.deep_space.remove(tile)
    player.deep = tile
    state.revealed = True
    events.append(Event("deep-space", player.seat, "FD-DS-00", {"tile": DEEP_IDS[tile]}))
    state.push_effects(player.seat, state.parts.deep_space[tile].effects)


def marker_level(state: State, player: Player) -> int:
    """The level of the marker alone, which the upkeep looks at (FD-EXE-03)."""
    return state.parts.level_of_degree[player.degree]


def free_level(state: State, highest: int) -> int:
    """The highest level without a cost, up to a level (FD-EXE-05)."""
    while any(state.parts.upkeep[highest - 1]):
        highest -= 1
    return highest


def payable_levels(state: State, player: Player) -> list[int]:
    """The levels up to his own that a player could pay for, from the highest (FD-EXE-04)."""
    upkeep = state.parts.upkeep
    found: list[int] = []
    for highest in range(marker_level(state, player), 0, -1):
        if any(upkeep[highest - 1]) and is_payable(player.reserve, upkeep[highest - 1], 0):
            found.append(highest)
    return found


def fall_to(state: State, player: Player, level: int, events: list[Event]) -> None:
    """Whoever pays for a lower level falls to its lowest space (FD-EXE-04, FD-EXE-05)."""
    if level >= marker_level(state, player):
        return
    player.degree = state.parts.first_degrees[level - 1]
    data = {"level": level, "degree": player.degree}
    events.append(Event("fall", player.seat, "FD-EXE-04", data))
