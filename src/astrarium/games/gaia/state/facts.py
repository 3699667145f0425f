"""The facts of a position of Gaia Project, as they are promised (docs/records.md).

The names below, their order, and how each fact is told stay as they are, whatever is renamed elsewhere: the hashes in
records are made of them. Components go by their ids, hexes by their names, seats by their numbers; "" is none. A fact
that is added later is told behind the others, as its name and its value, and only where it is not as it always was.
"""

from typing import Any, Final

from astrarium.games.gaia.automa.deck import Automa
from astrarium.games.gaia.components.components import (
    ADVANCED_IDS,
    BOARD_IDS,
    BOOSTER_IDS,
    CARD_IDS,
    DIFFICULTY_IDS,
    FINAL_IDS,
    ROUND_IDS,
    SPECIAL_IDS,
    TECH_IDS,
    TOKEN_IDS,
)
from astrarium.games.gaia.components.ids import (
    AREA_IDS,
    ECONOMY,
    FACTION_IDS,
    GAIA_PROJECT,
    INTELLIGENCE,
    NAVIGATION,
    PLANET_IDS,
    SCIENCE,
    STRUCTURE_IDS,
    TERRAFORMING,
)
from astrarium.games.gaia.components.maps import SECTOR_IDS
from astrarium.games.gaia.map.hexes import NAMES, members
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State
from astrarium.kernel.facts import ids_in
from astrarium.kernel.step import Step

FACTS: Final = (
    "round",
    "phase",
    "first_player",
    "order",
    "passed_order",
    "map",
    "lost_planet",
    "structures",
    "guests",
    "gaiaformers",
    "changed_planets",
    "tech_spaces",
    "advanced_tiles",
    "tokens_left",
    "terraforming_token",
    "round_tiles",
    "final_tiles",
    "boosters",
    "octagons_used",
    "offers",
    "seats",
    "automa",
)
SEAT_FACTS: Final = (
    "faction",
    "vp",
    "ore",
    "credits",
    "knowledge",
    "qic",
    "power",
    "brainstone",
    "gaiaformers",
    "booster",
    "used",
    "formed",
    "joined",
    "passed",
    "planets",
    "levels",
    "tiles",
    "covers",
    "tokens",
    "green",
    "federated",
    "satellites",
    "stations",
)
AUTOMA_FACTS: Final = ("difficulty", "deck", "closed", "discards", "action", "behaviour", "known")

NUMBER: Final = "number"
PLANET: Final = "planet"
HEXES: Final = "hexes"
AREAS: Final = "areas"
OCTAGON: Final = "octagon"
FACTION: Final = "faction"
SECTORS: Final = "sectors"
CONVERSION: Final = "conversion"

# For each kind of step the promised word, and what its numbers name: what is said last holds for all further ones;
# where nothing is said they are just numbers.
STEPS: Final[dict[str, list[str]]] = {
    "action_phase": ["action_phase"],
    "advance": ["advance", AREAS, NUMBER],
    "ask_advance": ["advance_if_possible", NUMBER, AREAS],
    "after_action": ["after_action"],
    "automa_booster": ["automa_booster"],
    "automa_deck": ["automa_deck"],
    "automa_faction": ["automa_faction"],
    "automa_place": ["automa_place", PLANET],
    "automa_turn": ["automa_turn"],
    "booster": ["booster"],
    "brainstone": ["brainstone"],
    "charge": ["charge", NUMBER, PLANET],
    "clean_up": ["clean_up"],
    "closing": ["closing"],
    "exchange": ["exchange"],
    "ask_exchange": ["exchange_if_possible"],
    "faction": ["faction"],
    "final_scoring": ["final_scoring"],
    "gaia_phase": ["gaia_phase"],
    "gain_token": ["gain_token"],
    "given_faction": ["given_faction", NUMBER, FACTION],
    "income": ["income"],
    "take_income": ["income_of"],
    "income_phase": ["income_phase"],
    "lost": ["lost"],
    "ask_lost_planet": ["lost_planet"],
    "map": ["map"],
    "mine": ["mine"],
    "mine_or_project": ["mine_or_project"],
    "octagon": ["octagon", NUMBER, OCTAGON],
    "offers": ["offers"],
    "pay": ["pay"],
    "place": ["place"],
    "redeem": ["redeem", NUMBER, CONVERSION],
    "ask_redeem": ["redeem_if_possible", NUMBER, NUMBER, CONVERSION],
    "rescore": ["rescore"],
    "return_tokens": ["return_tokens"],
    "rotate": ["rotate", SECTORS],
    "round": ["round"],
    "satellite": ["satellite", HEXES, HEXES, NUMBER],
    "satellites": ["satellites", NUMBER, HEXES, HEXES, NUMBER],
    "spend": ["spend"],
    "starting_structures": ["starting_structures"],
    "tech": ["tech"],
    "token": ["token"],
    "turn": ["turn"],
    "turns": ["turns"],
}


def facts(state: State) -> list[Any]:
    """What the rules know of a position, in the order of ``FACTS``."""
    return [
        state.round,
        state.phase,
        state.first_player,
        state.order,
        state.passed_order,
        state.board.code(),
        NAMES[state.lost_hex] if state.lost_hex >= 0 else "",
        *_planets(state),
        [TECH_IDS[tile] for tile in state.tech_spaces],
        [ADVANCED_IDS[tile] if tile >= 0 else "" for tile in state.advanced],
        _tokens_left(state),
        _word(TOKEN_IDS, state.terraforming_token),
        [ROUND_IDS[tile] for tile in state.round_tiles],
        [FINAL_IDS[tile] for tile in state.final_tiles],
        [BOOSTER_IDS[booster] for booster in state.boosters],
        ids_in(state.board_used, BOARD_IDS),
        [[seat, value, NAMES[state.hex_of(planet)]] for seat, value, planet in state.offers],
        [seat_facts(state, player) for player in state.seats],
        automa_facts(state.automa) if state.automa is not None else [],
    ]


def _planets(state: State) -> list[list[Any]]:
    """What stands on planets, in reading order and the Lost Planet last: hex and structure and seat, one by one."""
    structures: list[Any] = []
    guests: list[Any] = []
    formers: list[Any] = []
    changed: list[Any] = []
    printed = state.board.kinds
    for planet in range(len(state.kinds)):
        if state.structures[planet] or state.owners[planet] >= 0:
            name = NAMES[state.hex_of(planet)]
            structures += [name, STRUCTURE_IDS[state.structures[planet]], state.owners[planet]]
        if state.guests[planet] >= 0:
            guests += [NAMES[state.hex_of(planet)], state.guests[planet]]
        if state.formers[planet] >= 0:
            formers += [NAMES[state.hex_of(planet)], state.formers[planet]]
        if planet < len(printed) and state.kinds[planet] != printed[planet]:
            changed += [NAMES[state.hex_of(planet)], PLANET_IDS[state.kinds[planet]]]
    return [structures, guests, formers, changed]


def _tokens_left(state: State) -> list[Any]:
    """Federation tokens in the supply: id and number, one by one."""
    found: list[Any] = []
    for token, left in enumerate(state.tokens_left):
        if left:
            found += [TOKEN_IDS[token], left]
    return found


def seat_facts(state: State, player: Player) -> list[Any]:
    """What the rules know of a seat, in the order of ``SEAT_FACTS``."""
    levels = player.levels
    return [
        _word(FACTION_IDS, player.faction),
        player.vp,
        player.ore,
        player.credits,
        player.knowledge,
        player.qic,
        [player.area1, player.area2, player.area3, player.gaia],
        player.brainstone,
        [player.formers_ready, player.formers_gaia, player.formers_unearned],
        _word(BOOSTER_IDS, player.booster),
        ids_in(player.used, SPECIAL_IDS) if player.used else [],
        player.formed,
        player.joined,
        player.passed,
        [NAMES[state.hex_of(planet)] for planet in player.planets],
        [
            levels[TERRAFORMING],
            levels[NAVIGATION],
            levels[INTELLIGENCE],
            levels[GAIA_PROJECT],
            levels[ECONOMY],
            levels[SCIENCE],
        ],
        [TECH_IDS[tile] for tile in player.tiles],
        [ADVANCED_IDS[tile] if tile >= 0 else "" for tile in player.covers],
        [TOKEN_IDS[token] for token in player.tokens],
        player.green,
        _hexes(player.federated),
        _hexes(player.satellites),
        _hexes(player.stations),
    ]


def automa_facts(automa: Automa) -> list[Any]:
    """What the rules know of the Automa's cards, in the order of ``AUTOMA_FACTS``."""
    return [
        DIFFICULTY_IDS[automa.difficulty],
        [CARD_IDS[card] for card in automa.deck],
        [CARD_IDS[card] for card in automa.closed],
        [CARD_IDS[card] for card in automa.discards],
        _word(CARD_IDS, automa.action),
        _word(CARD_IDS, automa.behaviour),
        ids_in(automa.known, CARD_IDS),
    ]


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
    if what == HEXES:
        return _hexes(arg)
    if what == PLANET:
        return NAMES[state.hex_of(arg)]
    if what == AREAS:
        return ids_in(arg, AREA_IDS)
    if what == OCTAGON:
        return BOARD_IDS[arg]
    if what == FACTION:
        return FACTION_IDS[arg]
    if what == SECTORS:
        return [
            SECTOR_IDS[placement.sector]
            for number, placement in enumerate(state.board.placements)
            if arg >> number & 1
        ]
    return state.parts.redeemable[arg].id


def _hexes(places: int) -> list[str]:
    return [NAMES[place] for place in members(places)]


def _word(ids: list[str], number: int) -> str:
    return ids[number] if number >= 0 else ""
