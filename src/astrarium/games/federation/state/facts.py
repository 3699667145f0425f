"""The facts of a position of Federation, as they are promised (docs/records.md).

The names below, their order, and how each fact is told stay as they are, whatever is renamed elsewhere: the hashes in
records are made of them. Components go by their ids, effects by what they belong to, seats by their numbers; "" is
none. A fact that is added later is told behind the others, as its name and its value, and only where it is not as it
always was.
"""

from typing import Any, Final

from astrarium.games.federation.components.components import TOKEN_IDS
from astrarium.games.federation.components.ids import (
    ACCREDITATION_MEDAL,
    AMBASSADOR_IDS,
    ARRATUIN,
    ASTEROID_IDS,
    ATAL,
    COPERNIUM,
    DEAD_IDS,
    DEEP_IDS,
    E81216,
    GENERAL,
    GOLD,
    INTRIGUE_MEDAL,
    LAVANDIUM,
    LEVELS,
    MEDAL_IDS,
    MEGA_TILE_IDS,
    MISSION_IDS,
    MISSION_PROJECT,
    NEO,
    NOBODY,
    OCEANIUM,
    PLANET_IDS,
    PLANET_TILE_IDS,
    PLANETS,
    PRODUCTION_IDS,
    PRODUCTIONS,
    ROOM_TILE_IDS,
    SHOP_IDS,
    SIDE_IDS,
    SIX_MOONS,
    SLOT_IDS,
    SPACE_IDS,
    SPACES,
    SPECIALIST_IDS,
    START_IDS,
    STRUCTURE_IDS,
    TYPE_IDS,
)
from astrarium.games.federation.state.player import Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.facts import ids_in
from astrarium.kernel.step import Step

FACTS: Final = (
    "round",
    "phase",
    "president",
    "first_player",
    "senate",
    "neutral_votes",
    "laws",
    "next_laws",
    "law_stacks",
    "law_discards",
    "passed_laws",
    "projects",
    "planet_medals",
    "medals_left",
    "asteroids",
    "dead_asteroids",
    "dead_face_up",
    "moons",
    "moons_face_up",
    "stacks",
    "returned",
    "atal",
    "atal_face_up",
    "productions",
    "megastructure_tiles",
    "megastructure_robots",
    "deep_space",
    "starting_tokens",
    "planet_tiles",
    "planet_tile",
    "room_tiles",
    "room_tile",
    "tokens_gone",
    "seats",
)
SEAT_FACTS: Final = (
    "vp",
    "reserve",
    "hangar",
    "supply",
    "die",
    "die_at",
    "degree",
    "level_this_round",
    "level_for_ever",
    "markers",
    "completed",
    "start",
    "deep_space",
    "looked",
    "miner",
    "moon",
    "asteroids",
    "dead_asteroids",
    "specialists",
    "specialists_lie",
    "discs",
    "productions",
    "megastructures",
    "medals",
    "tokens",
    "contributions",
    "outer",
    "special_ambassador",
    "kept",
)

NUMBER: Final = "number"
SPACE: Final = "space"
TOKEN: Final = "token"
EFFECT: Final = "effect"
SPECIALIST: Final = "specialist"
SHOP: Final = "shop"
STRUCTURE: Final = "structure"

# For each kind of step the promised word, and what its numbers name: what is said last holds for all further ones;
# where nothing is said they are just numbers.
STEPS: Final[dict[str, list[str]]] = {
    "act": ["act", NUMBER, SPACE],
    "ambassador_phase": ["ambassador_phase"],
    "arratuin": ["arratuin"],
    "atal": ["atal"],
    "begin_turn": ["begin_turn"],
    "build": ["build"],
    "built": ["built"],
    "choose": ["choose", NUMBER, EFFECT],
    "closing": ["closing"],
    "convert": ["convert"],
    "copy": ["copy"],
    "cover": ["cover", NUMBER, SPACE, TOKEN],
    "dead": ["dead"],
    "deep": ["deep"],
    "degrees": ["degrees"],
    "die": ["die", NUMBER, SPACE],
    "disc": ["disc"],
    "discard": ["discard"],
    "effect": ["effect", NUMBER, EFFECT],
    "end_of_round": ["end_of_round"],
    "executive_phase": ["executive_phase"],
    "floors": ["floors"],
    "funding": ["funding"],
    "income": ["income"],
    "incomes": ["incomes"],
    "law": ["law"],
    "look": ["look"],
    "marker": ["marker"],
    "medal": ["medal"],
    "mission": ["mission"],
    "mix": ["mix", NUMBER, EFFECT],
    "moons": ["moons"],
    "neo": ["neo"],
    "next_moon": ["next_moon"],
    "pay": ["pay"],
    "project": ["project"],
    "refresh": ["refresh"],
    "robot": ["robot", NUMBER, STRUCTURE],
    "shop": ["shop", NUMBER, SHOP, NUMBER],
    "spy": ["spy"],
    "start": ["start"],
    "starting_tokens": ["starting_tokens"],
    "symbol": ["symbol", NUMBER, SPACE],
    "token": ["token"],
    "transport": ["transport"],
    "turn": ["turn"],
    "turns": ["turns"],
    "upkeep": ["upkeep"],
    "used": ["used", NUMBER, SPECIALIST],
    "vote": ["vote"],
}

# The orders in which these lists are told.
PLANETS_TOLD: Final = (NEO, SIX_MOONS, ATAL, ARRATUIN, E81216)
PROJECTS_TOLD: Final = (*PLANETS_TOLD, MISSION_PROJECT, GENERAL)
CHARACTER_IDS: Final[list[str]] = [f"{level}{letter}" for letter in TYPE_IDS for level in range(1, LEVELS + 1)]
LYING: Final[list[str]] = ["ready", "used", "in_use"]
SPECIAL_AT: Final[list[str]] = ["", "held", "placed", "gone"]


def facts(state: State) -> list[Any]:
    """What the rules know of a position, in the order of ``FACTS``."""
    medals = state.medals_left
    return [
        state.round,
        state.phase,
        state.president,
        state.first,
        _senate(state),
        _neutral_votes(state),
        _words(PLANET_IDS, state.laws),
        _words(PLANET_IDS, state.next_laws),
        [[PLANET_IDS[law] for law in stack] for stack in state.law_stacks],
        [[PLANET_IDS[law] for law in pile] for pile in state.law_discards],
        [PLANET_IDS[law] for law in state.passed],
        [state.projects[project] for project in PROJECTS_TOLD],
        [state.planet_medals[planet] for planet in PLANETS_TOLD],
        [medals[ACCREDITATION_MEDAL - PLANETS], medals[INTRIGUE_MEDAL - PLANETS]],
        _asteroids(state),
        [DEAD_IDS[token] for token in state.dead],
        state.dead_up,
        [[TOKEN_IDS[token] for token in moon] for moon in state.moons],
        state.moons_up,
        [[TOKEN_IDS[token] for token in stack] for stack in state.stacks],
        state.returned,
        [[SPECIALIST_IDS[specialist] for specialist in stack] for stack in state.atal],
        ids_in(state.atal_up, CHARACTER_IDS),
        [PRODUCTION_IDS[production] for production in state.productions],
        [[MEGA_TILE_IDS[tile] for tile in tiles] for tiles in state.mega_tiles],
        state.mega_robots,
        [DEEP_IDS[tile] for tile in state.deep_space],
        [START_IDS[token] for token in state.starting],
        [PLANET_TILE_IDS[tile] for tile in state.planet_tiles],
        _word(PLANET_TILE_IDS, state.planet_tile),
        [ROOM_TILE_IDS[tile] for tile in state.room_tiles],
        _word(ROOM_TILE_IDS, state.room_tile),
        [TOKEN_IDS[token] for token in state.gone],
        [seat_facts(state, player) for player in state.seats],
    ]


def _senate(state: State) -> list[Any]:
    """The spaces that are taken: space, owner, ambassador, side and alteration token, one by one."""
    found: list[Any] = []
    for space in range(SPACES):
        owner, ambassador, cover = state.owners[space], state.ambassadors[space], state.covers[space]
        if owner != NOBODY or ambassador >= 0 or cover >= 0 or state.sides[space]:
            found += [SPACE_IDS[space], owner, _word(AMBASSADOR_IDS, ambassador)]
            found += [SIDE_IDS[state.sides[space]], _word(TOKEN_IDS, cover)]
    return found


def _neutral_votes(state: State) -> list[Any]:
    """The votes of neutral tokens: space and number, one by one."""
    found: list[Any] = []
    for space in range(SPACES):
        if state.neutral_votes[space]:
            found += [SPACE_IDS[space], state.neutral_votes[space]]
    return found


def _asteroids(state: State) -> list[Any]:
    """The asteroids on Neo: cell, asteroid, and whether it lies face up, one by one."""
    found: list[Any] = []
    cells = state.parts.cells
    sites = state.parts.asteroid_cells
    for site in range(len(state.asteroids)):
        found += [cells[sites[site]].id, _word(ASTEROID_IDS, state.asteroids[site]), state.asteroids_up >> site & 1]
    return found


def seat_facts(state: State, player: Player) -> list[Any]:
    """What the rules know of a seat, in the order of ``SEAT_FACTS``."""
    reserve = player.reserve
    return [
        player.vp,
        [reserve[LAVANDIUM], reserve[COPERNIUM], reserve[OCEANIUM], reserve[GOLD]],
        player.hangar,
        player.supply,
        player.die,
        _word(SPACE_IDS, player.die_at),
        player.degree,
        player.level_round,
        player.level_game,
        ids_in(player.markers, MISSION_IDS),
        ids_in(player.completed, MISSION_IDS),
        _word(START_IDS, player.start),
        _word(DEEP_IDS, player.deep),
        player.looked,
        state.parts.cells[player.miner].id,
        player.moon,
        [ASTEROID_IDS[token] for token in player.asteroids],
        [DEAD_IDS[token] for token in player.dead],
        [SPECIALIST_IDS[specialist] for specialist in player.specialists],
        [LYING[used] for used in player.used],
        player.discs,
        ids_in(player.slots, SLOT_IDS),
        ids_in(player.megas, STRUCTURE_IDS[PRODUCTIONS:]),
        ids_in(player.medals, MEDAL_IDS),
        [TOKEN_IDS[token] for token in player.tokens],
        player.contributions,
        _outer(player),
        SPECIAL_AT[player.special],
        player.kept,
    ]


def _outer(player: Player) -> list[Any]:
    """The ambassadors on the outer module: ambassador, side and alteration token, one by one."""
    found: list[Any] = []
    for i in range(len(player.outer)):
        found += [AMBASSADOR_IDS[player.outer[i]], SIDE_IDS[player.outer_sides[i]]]
        found.append(_word(TOKEN_IDS, player.outer_covers[i]))
    return found


def step_facts(state: State, step: Step) -> list[Any]:
    """A step of the agenda: its promised word, its seats, and what its numbers name."""
    promised = STEPS[step.kind]
    if len(promised) == 1:
        return [promised[0], step.seats, step.args]
    last = len(promised) - 1
    named = [_named(state, promised[min(i + 1, last)], arg) for i, arg in enumerate(step.args)]
    return [promised[0], step.seats, named]


def _named(state: State, what: str, arg: int) -> Any:
    if what == NUMBER:
        return arg
    if what == EFFECT:
        return state.parts.effects[arg].name
    if what == SPACE:
        return SPACE_IDS[arg]
    if what == TOKEN:
        return TOKEN_IDS[arg]
    if what == SPECIALIST:
        return SPECIALIST_IDS[arg]
    return SHOP_IDS[arg] if what == SHOP else STRUCTURE_IDS[arg]


def _words(ids: list[str], numbers: list[int]) -> list[str]:
    return [ids[number] if number >= 0 else "" for number in numbers]


def _word(ids: list[str], number: int) -> str:
    return ids[number] if number >= 0 else ""
