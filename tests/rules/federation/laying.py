"""Laying the table for rule tests: how the words of table.py become pieces."""

from collections.abc import Iterable

from astrarium.games.federation.components.components import TOKEN_IDS
from astrarium.games.federation.components.ids import (
    AMBASSADOR_IDS,
    ASTEROID_IDS,
    COVER,
    DEAD_IDS,
    DEEP_IDS,
    FUND,
    LEVELS,
    MEDAL_IDS,
    MEGA_TILE_IDS,
    MISSION_IDS,
    NEUTRAL,
    NOBODY,
    OUTER,
    PLANET_IDS,
    PLANET_TILE_IDS,
    PLANETS,
    PRODUCTION_IDS,
    PRODUCTIONS,
    ROOM_TILE_IDS,
    SPACE_IDS,
    SPACES,
    SPECIAL,
    SPECIALIST_IDS,
    START_IDS,
    STRUCTURE_IDS,
    TOKENS_EACH,
    VOTE,
    cell_code,
    character,
)
from astrarium.games.federation.state.player import GONE, HELD, PLACED, READY, USED, Player
from astrarium.games.federation.state.state import CHARACTERS, State

RESOURCES = "LCOG"
NUMBERS = {"die": "die", "degree": "degree", "level": "level_round", "level_game": "level_game", "moon": "moon"}


def clear_senate(state: State) -> None:
    state.owners = [NOBODY] * SPACES
    state.neutral_votes = [0] * SPACES
    state.planet_tiles += [state.planet_tile] if state.planet_tile >= 0 else []
    state.room_tiles += [state.room_tile] if state.room_tile >= 0 else []
    state.planet_tile = NOBODY
    state.room_tile = NOBODY


def lay_laws(state: State, laws: str, next_laws: str) -> None:
    """Laws of earlier rounds lie aside, the later ones in the stacks with the first planet on top."""
    coming = next_laws.split()
    for wing, name in enumerate(laws.split()):
        law = PLANET_IDS.index(name)
        rest = [other for other in range(PLANETS) if other != law]
        state.next_laws[wing] = NOBODY
        if coming:
            state.next_laws[wing] = PLANET_IDS.index(coming[wing])
            rest.remove(state.next_laws[wing])
        gone = len(rest) if state.round >= state.parts.rounds - 1 and coming else state.round - 1
        state.laws[wing] = law
        state.law_discards[wing] = rest[len(rest) - gone :]
        state.law_stacks[wing] = rest[: len(rest) - gone][::-1]


def lay_asteroids(state: State, asteroids: str, dead: str, seats: tuple[str, ...]) -> None:
    """``-`` stands for an asteroid cell whose token is gone; what seats own is not on the board."""
    words = [word for seat in seats for word in seat.split()]
    owned = [name for word in words if word.startswith("asteroids=") for name in word[10:].split(",")]
    owned += [name for word in words if word.startswith("dead=") for name in word[5:].split(",")]
    # A cell whose token somebody owns has none.
    laid = [NOBODY if name == "-" or name in owned else ASTEROID_IDS.index(name) for name in asteroids.split()]
    state.asteroids = laid
    state.asteroids_up = 0
    state.dead = sorted(DEAD_IDS.index(name) for name in dead.split() if name not in owned)
    state.dead_up = 0


def lay_tokens(state: State) -> None:
    """The moons have the first tokens of the data, the stacks the rest, in that order from the top."""
    piles: list[list[int]] = [[] for _ in state.stacks]
    for token in state.parts.tokens:
        piles[token.strength - 1] += [token.index] * token.copies
    for moon, strength in enumerate(state.parts.moon_strengths):
        count = state.parts.moon_tokens
        state.moons[moon] = piles[strength][:count]
        piles[strength] = piles[strength][count:]
    state.stacks = [pile[::-1] for pile in piles]
    state.moons_up = 1


def lay_atal(state: State) -> None:
    state.atal_up = 0
    for kind in range(CHARACTERS):
        first = kind * TOKENS_EACH
        last = kind % LEVELS == LEVELS - 1
        state.atal[kind] = [first] if last else [first + 2, first + 1, first]
        if kind % LEVELS != 1:
            state.atal_up |= 1 << kind


def lay_buildings(state: State, productions: str, megas: str) -> None:
    """``productions="transporter consulate"`` turns those tiles; ``megas="arratuin+die - - -"`` lays tiles."""
    for name in productions.split():
        production = PRODUCTION_IDS.index(name)
        slot = [production in data.sides for data in state.parts.slots].index(True)
        state.productions[slot] = production
    for mega, names in enumerate(megas.split()):
        if names != "-":
            state.mega_tiles[mega] = [MEGA_TILE_IDS.index(name) for name in names.split("+")]


def lay_deep_space(state: State, deep: str, seats: tuple[str, ...]) -> None:
    """``deep`` are the tiles of the stack, the first ones otherwise."""
    owned = [word[5:] for seat in seats for word in seat.split() if word.startswith("deep=")]
    number = state.players + state.parts.deep_space_beyond - len(owned)
    names = deep.split() or [name for name in DEEP_IDS if name not in owned]
    names += [name for name in DEEP_IDS if name not in names and name not in owned]
    state.deep_space = sorted(DEEP_IDS.index(name) for name in names[:number])


def set_up(state: State, player: Player, word: str) -> None:
    name, equals, value = word.partition("=")
    if not equals:
        _place(state, player, word)
    elif name in RESOURCES:
        player.reserve[RESOURCES.index(name)] = int(value)
    elif name in NUMBERS:
        setattr(player, NUMBERS[name], int(value))
    elif name == "ships":
        player.hangar = int(value)
    elif name == "vp":
        player.vp = int(value)
        player.ledger = [(0, "start", int(value))] if int(value) else []
    elif name == "given":
        player.contributions = int(value)
    elif name == "start":
        player.start = START_IDS.index(value)
    elif name == "deep":
        player.deep = DEEP_IDS.index(value)
        player.looked = 1
    elif name == "miner":
        player.miner = state.parts.cell_at[cell_code(value)]
    else:
        for one in value.split(","):
            _give(state, player, name, one)


def _give(state: State, player: Player, name: str, one: str) -> None:
    if name == "markers":
        player.markers |= 1 << MISSION_IDS.index(one)
    elif name == "done":
        player.markers |= 1 << MISSION_IDS.index(one)
        player.completed |= 1 << MISSION_IDS.index(one)
    elif name == "asteroids":
        player.asteroids.append(ASTEROID_IDS.index(one))
    elif name == "dead":
        player.dead.append(DEAD_IDS.index(one))
    elif name == "shops":
        shop, _, disc = one.partition(":")
        player.discs[int(shop) - 1] = int(disc or 1)
    elif name == "built":
        _build(state, player, STRUCTURE_IDS.index(one))
    elif name in ("has", "used"):
        _hire(state, player, SPECIALIST_IDS.index(one), READY if name == "has" else USED)
    elif name == "medals":
        _decorate(state, player, one)
    elif name == "tokens":
        player.tokens = sorted([*player.tokens, _pull(state, TOKEN_IDS.index(one))])
    else:
        raise ValueError(f"{name}={one} is not understood")


def _build(state: State, player: Player, structure: int) -> None:
    if structure < PRODUCTIONS:
        player.slots |= 1 << state.productions.index(structure)
    else:
        player.megas |= 1 << structure - PRODUCTIONS
        state.mega_robots[structure - PRODUCTIONS].append(player.seat)


def _hire(state: State, player: Player, specialist: int, how: int) -> None:
    pile = state.atal[character(specialist)]
    if specialist in pile:
        pile.remove(specialist)
    else:
        # Of level 3 only one token of a colour is in play.
        assert pile, f"{SPECIALIST_IDS[specialist]} is not to be had"
        pile.pop()
    player.specialists.append(specialist)
    player.used.append(how)


def _decorate(state: State, player: Player, text: str) -> None:
    name, _, threshold = text.partition(":")
    medal = MEDAL_IDS.index(name)
    player.medals |= 1 << medal
    if medal >= PLANETS:
        state.medals_left[medal - PLANETS] -= 1
    else:
        left = state.planet_medals[medal]
        left.remove(int(threshold) if threshold else left[0])


def _place(state: State, player: Player, word: str) -> None:
    """``2@s13``, ``2$s13``, ``2@s13:v2_die``, ``2@outer``, ``special``, ``die@s13``."""
    if word == "special":
        player.special = HELD
        return
    if word == "special_gone":
        player.special = GONE
        return
    name, _, place = word.replace("$", "@").partition("@")
    where, _, token = place.partition(":")
    space = SPACE_IDS.index(where)
    if name == "die":
        player.die_at = space
        return
    ambassador = AMBASSADOR_IDS.index(name)
    player.placed |= 1 << ambassador
    if ambassador == SPECIAL:
        player.special = PLACED
    cover = _pull(state, TOKEN_IDS.index(token)) if token else NOBODY
    side = COVER if token else FUND if "$" in word else VOTE
    if space == OUTER:
        player.outer.append(ambassador)
        player.outer_sides.append(side)
        player.outer_covers.append(cover)
    else:
        assert state.owners[space] == NOBODY, f"{where} is occupied"
        state.owners[space] = player.seat
        state.ambassadors[space] = ambassador
        state.sides[space] = side
        state.covers[space] = cover


def _pull(state: State, token: int) -> int:
    """Take an alteration token from beside the board, or from a moon, which is filled up from the stack."""
    strength = state.parts.tokens[token].strength - 1
    stack = state.stacks[strength]
    if token not in stack:
        moon = next(moon for moon in state.moons if token in moon)
        moon[moon.index(token)] = stack.pop()
        moon.sort()
    else:
        stack.remove(token)
    return token


def reveal(state: State) -> None:
    """Turn up what the pieces of the seats would have turned up on their way."""
    for player in state.seats:
        here = state.parts.cells[player.miner]
        for near in [player.miner, *here.near] if player.miner else []:
            cell = state.parts.cells[near]
            if cell.asteroid and state.asteroids[cell.site] != NOBODY:
                state.asteroids_up |= 1 << cell.site
            elif cell.dead:
                state.dead_up = 1
        state.moons_up |= (1 << min(player.moon + 1, state.parts.moons)) - 1
        for specialist in player.specialists:
            kind = character(specialist)
            if kind % LEVELS == 0:
                state.atal_up |= 1 << kind + 1


def order(state: State, atal: str, stack: str, moons: str) -> None:
    """Put what a test names where it says."""
    for name in atal.split():
        specialist = SPECIALIST_IDS.index(name)
        pile = state.atal[character(specialist)]
        if specialist in pile:
            pile.remove(specialist)
        elif pile:
            pile.pop()
        pile.append(specialist)
        state.atal_up |= 1 << character(specialist)
    for text in filter(None, moons.split(",")):
        moon, _, names = text.partition(":")
        _lay_moon(state, int(moon) - 1, [TOKEN_IDS.index(name) for name in names.split()])
    for name in reversed(stack.split()):
        token = TOKEN_IDS.index(name)
        state.stacks[state.parts.tokens[token].strength - 1].append(_pull(state, token))


def _lay_moon(state: State, moon: int, tokens: Iterable[int]) -> None:
    strength = state.parts.moon_strengths[moon]
    state.stacks[strength][:0] = state.moons[moon]
    state.moons[moon] = []
    laid = [_pull(state, token) for token in tokens]
    state.moons[moon] = sorted(laid)


def block(state: State, name: str) -> None:
    """Reveal a blocking tile."""
    if name in PLANET_TILE_IDS:
        tile = PLANET_TILE_IDS.index(name)
        state.planet_tiles.remove(tile)
        state.planet_tile = tile
        spaces = dict.fromkeys(state.parts.round_blocks[tile], state.round)
        spaces.update(dict.fromkeys(state.parts.zero_blocks[tile], 0))
    else:
        tile = ROOM_TILE_IDS.index(name)
        state.room_tiles.remove(tile)
        state.room_tile = tile
        spaces = dict.fromkeys(state.parts.room_blocks[tile], 0)
    for space, value in spaces.items():
        state.owners[space] = NEUTRAL
        state.neutral_votes[space] = value
