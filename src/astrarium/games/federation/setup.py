"""From options and chance to the first position (FD-SET, FD-SETX, FD-SETP, FD-START, FD-3P, FD-2P)."""

from typing import Any

from astrarium.games.federation.components.components import Components, components
from astrarium.games.federation.components.ids import (
    ASTEROID_IDS,
    DEAD_IDS,
    DEEP_IDS,
    GENERAL,
    LEVELS,
    MEGA_TILE_IDS,
    PLANET_TILE_IDS,
    PLANETS,
    ROOM_TILE_IDS,
    START_IDS,
    TOKENS_EACH,
)
from astrarium.games.federation.laws import reveal_laws
from astrarium.games.federation.neutral import reveal_blocks
from astrarium.games.federation.state.player import Player
from astrarium.games.federation.state.state import CHARACTERS, State
from astrarium.games.federation.state.switches import SWITCH_IDS
from astrarium.kernel.corrections import unfit
from astrarium.kernel.rng import Rng


def check_setup(options: dict[str, Any]) -> None:
    """Corrections of the data must be readable and go together; the message names the entry."""
    try:
        components(options["data"])
    except (ValueError, RecursionError) as error:
        raise unfit("data", error) from None


def first_position(players: int, options: dict[str, Any], rng: Rng) -> State:
    """The table is laid; each player picks a starting token before the first round (FD-START-02)."""
    parts = components(options["data"])
    state = State(players, rng, {name: value for name, value in options.items() if name not in SWITCH_IDS}, parts)
    for name in SWITCH_IDS:
        setattr(state, name, options[name])
    state.seats = [_board(parts, seat) for seat in range(players)]
    _lay_planets(state, rng)
    _lay_buildings(state, rng, options["setup"] == "first_game")
    state.planet_medals = [parts.thresholds[players][:] for _ in range(PLANETS)]
    state.medals_left = [players, players]
    state.deep_space = sorted(_drawn(rng, len(DEEP_IDS), players + parts.deep_space_beyond))
    state.projects = [0] * (GENERAL + 1)
    state.law_stacks = [_drawn(rng, PLANETS, PLANETS) for _ in range(2)]
    if players < 4:
        state.planet_tiles = _drawn(rng, len(PLANET_TILE_IDS), len(PLANET_TILE_IDS))
    if players < 3:
        state.room_tiles = _drawn(rng, len(ROOM_TILE_IDS), len(ROOM_TILE_IDS))
    state.starting = sorted(_drawn(rng, len(START_IDS), players + parts.starting_tokens_beyond))
    # Who voted last begins; a program draws lots (FD-SET-21).
    state.first = rng.below(players)
    state.president = state.first
    state.round = 1
    reveal_laws(state, [])
    reveal_blocks(state, [])
    state.push("ambassador_phase")
    state.push("starting_tokens")
    # The agenda is a stack, and the first player picks last (FD-START-02).
    for seat in state.order():
        state.push("start", (seat,), (seat,))
    return state


def _board(parts: Components, seat: int) -> Player:
    """A personal board with one ship in its hangar and nothing else (FD-SETP)."""
    player = Player(seat)
    player.degree = parts.start_degree
    player.hangar = parts.ships_in_hangar
    player.supply = parts.ships - parts.ships_in_hangar
    player.discs = [0] * len(parts.shops)
    return player


def _lay_planets(state: State, rng: Rng) -> None:
    """Asteroids on Neo, alteration tokens on the moons and beside the board, specialists on Atal (FD-SET)."""
    parts = state.parts
    state.asteroids = _drawn(rng, len(ASTEROID_IDS), len(parts.asteroid_cells))
    state.dead = sorted(_drawn(rng, len(DEAD_IDS), parts.dead_in_play))
    state.stacks = []
    for strength in range(1, parts.strengths + 1):
        pile: list[int] = []
        for token in parts.tokens:
            if token.strength == strength:
                pile.extend([token.index] * token.copies)
        rng.shuffle(pile)
        state.stacks.append(pile)
    state.returned = [-1] * parts.strengths
    for strength in parts.moon_strengths:
        tokens = [state.stacks[strength].pop() for _ in range(parts.moon_tokens)]
        tokens.sort()
        state.moons.append(tokens)
    state.moons_up = 1
    for kind in range(CHARACTERS):
        level = kind % LEVELS
        pile = [kind * TOKENS_EACH + number for number in range(TOKENS_EACH)]
        rng.shuffle(pile)
        if level == LEVELS - 1:
            pile = pile[:1]
        if level != 1:
            state.atal_up |= 1 << kind
        state.atal.append(pile)


def _lay_buildings(state: State, rng: Rng, first_game: bool) -> None:
    """Productions and megastructure tiles: as printed, or at random (FD-SETX)."""
    parts = state.parts
    tiles = _drawn(rng, len(MEGA_TILE_IDS), len(MEGA_TILE_IDS))
    for slot in parts.slots:
        side = slot.sides[rng.below(len(slot.sides))]
        state.productions.append(slot.printed if first_game else side)
    for mega in parts.megas:
        drawn = sorted([tiles.pop() for _ in range(parts.tiles_each)])
        state.mega_tiles.append(mega.printed[:] if first_game else drawn)
        state.mega_robots.append([])


def _drawn(rng: Rng, kinds: int, number: int) -> list[int]:
    pile = list(range(kinds))
    rng.shuffle(pile)
    return pile[:number]
