"""Six Moons: the mage's way and the alteration tokens there (FD-SIX)."""

from astrarium.games.federation.components.components import TOKEN_IDS
from astrarium.games.federation.components.ids import NOBODY, SIX_MOONS
from astrarium.games.federation.gains import take_token
from astrarium.games.federation.medals import check_planet
from astrarium.games.federation.specialists import asks
from astrarium.games.federation.state.player import Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.event import Event
from astrarium.kernel.step import Step


def is_open(state: State, player: Player) -> bool:
    """The mage can go on, or a token is left on the last moon (FD-SIX-07)."""
    return player.moon < state.parts.moons or bool(state.moons[-1])


def begin(state: State, step: Step, events: list[Event]) -> None:
    """The mage goes on; from the planet one more token is taken (FD-SIX-01, FD-SIX-05, FD-SIX-07)."""
    player = state.seats[step.args[0]]
    if player.moon >= state.parts.moons:
        if state.moons[player.moon - 1]:
            state.push("token", (), (player.seat,))
        else:
            events.append(Event("lost", player.seat, "FD-SIX-07", {"what": "six_moons"}))
    elif asks(state, player, step):
        state.push("moons", (player.seat,), step.args)
    else:
        go(state, player, step.args[1], events)


def go(state: State, player: Player, steps: int, events: list[Event]) -> None:
    """So many moons on; a token comes only from the last of them (FD-SIX-01, FD-SP-1D3)."""
    state.push("next_moon", (), (player.seat,))
    state.push("token", (), (player.seat,))
    arrive(state, player, steps, events)


def arrive(state: State, player: Player, steps: int, events: list[Event]) -> None:
    """The mage stands on a moon whose tokens are face up, with the medal that brings (FD-SIX-04, -08)."""
    player.moon = min(player.moon + steps, state.parts.moons)
    events.append(Event("moon", player.seat, "FD-SIX-01", {"moon": player.moon}))
    check_planet(state, player, SIX_MOONS, events)
    reveal(state, player.moon, events)


def begin_next(state: State, step: Step, events: list[Event]) -> None:
    """The moon behind the mage's turns up (FD-SIX-03)."""
    (seat,) = step.args
    reveal(state, state.seats[seat].moon + 1, events)


def reveal(state: State, moon: int, events: list[Event]) -> None:
    """Turn up the tokens of a moon, if there is such a moon and they are still face down (FD-SIX-03)."""
    if moon > state.parts.moons or state.moons_up >> (moon - 1) & 1:
        return
    state.moons_up |= 1 << (moon - 1)
    if state.moons[moon - 1]:
        state.revealed = True
        names = [TOKEN_IDS[token] for token in state.moons[moon - 1]]
        events.append(Event("reveal", NOBODY, "FD-SIX-03", {"moon": moon, "tokens": names}))


def here(state: State, player: Player) -> list[int]:
    """The different tokens on the mage's moon."""
    return sorted(set(state.moons[player.moon - 1]))


def begin_token(state: State, step: Step, events: list[Event]) -> None:
    """One token of the moon, of the player's choice (FD-SIX-01)."""
    player = state.seats[step.args[0]]
    tokens = here(state, player)
    if len(tokens) > 1 or asks(state, player, step):
        state.push("token", (player.seat,), step.args)
    elif tokens:
        take(state, player, tokens[0], events)


def take(state: State, player: Player, token: int, events: list[Event]) -> None:
    """A token leaves the moon and is not replaced (FD-SIX-02)."""
    state.moons[player.moon - 1].remove(token)
    take_token(player, token, "moon", "FD-SIX-01", events)
