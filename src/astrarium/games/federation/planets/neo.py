"""Neo: the miner's way and the asteroids (FD-NEO)."""

from astrarium.games.federation.components.ids import ASTEROID_IDS, DEAD_IDS, NEO, NOBODY, NONE
from astrarium.games.federation.gains import gain
from astrarium.games.federation.medals import check_planet
from astrarium.games.federation.specialists import asks
from astrarium.games.federation.state.player import Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.event import Event
from astrarium.kernel.step import Step


def is_open(state: State, player: Player) -> bool:
    """The miner can go on, or a dead asteroid is left (FD-NEO-09)."""
    return player.miner != state.parts.last_cell or bool(state.dead)


def begin(state: State, step: Step, events: list[Event]) -> None:
    """The miner moves on; who has no choice is not asked (FD-NEO-01, FD-NEO-08)."""
    player = state.seats[step.args[0]]
    cell = state.parts.cells[player.miner]
    if cell.dead:
        state.push("dead", (), (player.seat,))
    elif len(cell.next) == 1 and not asks(state, player, step):
        move(state, player, cell.next[0], step.args[1], events)
    else:
        state.push("neo", (player.seat,), step.args)


def move(state: State, player: Player, target: int, steps: int, events: list[Event]) -> None:
    """One cell on; only where the move ends there is something to gain (FD-NEO-02, FD-SP-1E3)."""
    cell = state.parts.cells[target]
    player.miner = target
    events.append(Event("move", player.seat, "FD-NEO-01", {"to": cell.id, "influence": cell.influence}))
    if steps > 1 and not cell.dead:
        state.push("neo", (), (player.seat, steps - 1))
        return
    arrive(state, player, events)
    if cell.dead:
        if state.dead:
            state.push("dead", (), (player.seat,))
    elif cell.asteroid:
        take_asteroid(state, player, cell.site, events)
    else:
        gain(state, player, cell.gives, "neo", "FD-NEO-02", events)


def arrive(state: State, player: Player, events: list[Event]) -> None:
    """The medal that the new influence brings; hidden tokens here and next to it turn up (FD-NEO-05, -11)."""
    check_planet(state, player, NEO, events)
    here = state.parts.cells[player.miner]
    reveal(state, player.miner, events)
    for near in here.near:
        reveal(state, near, events)


def reveal(state: State, index: int, events: list[Event]) -> None:
    """Turn up what lies hidden on a cell."""
    cell = state.parts.cells[index]
    if cell.asteroid:
        token = state.asteroids[cell.site]
        if token != NONE and not state.asteroids_up >> cell.site & 1:
            state.asteroids_up |= 1 << cell.site
            state.revealed = True
            data = {"cell": cell.id, "asteroid": ASTEROID_IDS[token]}
            events.append(Event("reveal", NOBODY, "FD-NEO-05", data))
    elif cell.dead and not state.dead_up:
        state.dead_up = 1
        state.revealed = True
        names = [DEAD_IDS[token] for token in state.dead]
        events.append(Event("reveal", NOBODY, "FD-NEO-07", {"cell": cell.id, "dead_asteroids": names}))


def take_asteroid(state: State, player: Player, site: int, events: list[Event]) -> None:
    """The token of the cell and its resources; one that is gone gives nothing (FD-NEO-03, FD-NEO-10)."""
    token = state.asteroids[site]
    if token == NONE:
        gain(state, player, state.parts.cells[player.miner].gives, "neo", "FD-NEO-10", events)
        return
    state.asteroids[site] = NONE
    player.asteroids.append(token)
    events.append(Event("asteroid", player.seat, "FD-NEO-03", {"asteroid": ASTEROID_IDS[token]}))
    gain(state, player, state.parts.asteroids[token], "asteroid", "FD-NEO-03", events)


def begin_dead(state: State, step: Step, events: list[Event]) -> None:
    """One of the dead asteroids that are left, if there is any (FD-NEO-07 to -09)."""
    player = state.seats[step.args[0]]
    if not state.dead:
        events.append(Event("lost", player.seat, "FD-NEO-09", {"what": "neo"}))
    elif len(state.dead) == 1 and not asks(state, player, step):
        take_dead(state, player, state.dead[0], events)
    else:
        state.push("dead", (player.seat,), step.args)


def take_dead(state: State, player: Player, token: int, events: list[Event]) -> None:
    """A dead asteroid and its resources; it is not replaced (FD-NEO-07, FD-NEO-08)."""
    state.dead.remove(token)
    player.dead.append(token)
    events.append(Event("asteroid", player.seat, "FD-NEO-07", {"asteroid": DEAD_IDS[token]}))
    gain(state, player, state.parts.dead_asteroids[token], "asteroid", "FD-NEO-07", events)
