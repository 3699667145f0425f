"""What the Automa does: its actions, each with condition, valid options and choice (GP-AUTO-60 to -75)."""

from astrarium.games.gaia.automa.choosing import Narrowing, becomes, counted, prefer_faction, prefer_final, steps_to
from astrarium.games.gaia.automa.points import earn
from astrarium.games.gaia.building import make_offers
from astrarium.games.gaia.components.automa_parts import DEED_IDS, MINE, UPGRADE, Card, FactionCard
from astrarium.games.gaia.components.components import ADVANCED_IDS, BOARD_IDS
from astrarium.games.gaia.components.ids import (
    ACADEMY_LEFT,
    ACADEMY_RIGHT,
    AREA_IDS,
    GAIA,
    INSTITUTE,
    LAB,
    NO_SEAT,
    NO_TILE,
    STATION,
    STRUCTURE_IDS,
    TRANSDIM,
)
from astrarium.games.gaia.components.ids import MINE as MINE_PIECE
from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.research import ADVANCED_LEVEL, TOP
from astrarium.games.gaia.state.state import AUTOMA, State
from astrarium.kernel.event import Event


def faction_card(state: State) -> FactionCard:
    """The faction card of this game's Automa."""
    return state.parts.automa.faction_cards[state.seats[AUTOMA].faction]


def cannot(deed: int, why: str, events: list[Event]) -> None:
    """An action that cannot be carried out is skipped (GP-AUTO-48)."""
    events.append(Event("automa-cannot", AUTOMA, "GP-AUTO-48", {"deed": DEED_IDS[deed], "why": why}))


def left_over(state: State, structure: int) -> int:
    """How many pieces of a kind are still in the Automa's supply."""
    return state.parts.structures[structure].supply - state.seats[AUTOMA].built[structure]


def valid_planets(state: State, reach: int) -> list[int]:
    """Empty planets within range of one of its own; a Gaiaformer claims its planet (GP-AUTO-64, -75)."""
    own = state.seats[AUTOMA].planets
    found: list[int] = []
    for planet in range(len(state.board.planets)):
        if state.owners[planet] != NO_SEAT or state.formers[planet] != NO_SEAT:
            continue
        if any(state.board.near[planet][mine] <= reach for mine in own):
            found.append(planet)
    return found


def mine_or_upgrade(state: State, card: Card, reach: int, preference: int, events: list[Event]) -> None:
    """Where no mine can be built, a structure is upgraded instead (GP-AUTO-67)."""
    if not mine(state, card, reach, preference, events):
        events.append(Event("automa-instead", AUTOMA, "GP-AUTO-67", {"deed": DEED_IDS[UPGRADE]}))
        if not upgrade(state, card, False, events):
            cannot(UPGRADE, "no-upgrade", events)


def mine(state: State, card: Card, reach: int, preference: int, events: list[Event]) -> bool:
    """Build a mine, if there is a piece for it and a planet (GP-AUTO-64, -65)."""
    if not left_over(state, MINE_PIECE):
        cannot(MINE, "no-mine", events)
        return False
    valid = valid_planets(state, reach)
    if not valid:
        cannot(MINE, "no-planet", events)
        return False
    data = {"range": reach, "count": len(valid), "left": [hexes.name(state.hex_of(planet)) for planet in valid]}
    events.append(Event("automa-planets", AUTOMA, "GP-AUTO-64", data))
    narrowing = Narrowing(state, valid, events)
    prefer_faction(narrowing, preference)
    prefer_final(narrowing, card)
    narrowing.keep_best("steps", [steps_to(state, planet) for planet in narrowing.left], "GP-AUTO-65")
    narrowing.nearest("distance", "GP-AUTO-65")
    settle(state, narrowing.by_direction(card), events)
    return True


def settle(state: State, planet: int, events: list[Event]) -> None:
    """Put the mine down; the human may charge, and a far mine gets a satellite (GP-AUTO-68, -69)."""
    player = state.seats[AUTOMA]
    at = hexes.name(state.hex_of(planet))
    new_type = becomes(state, planet) not in [state.kinds[own] for own in player.planets]
    near = any(state.apart(planet, own) == 1 for own in player.planets)
    if state.kinds[planet] == TRANSDIM:
        state.kinds[planet] = GAIA
        events.append(Event("gaia-planet", AUTOMA, "GP-AUTO-68", {"at": at}))
    put_mine(state, planet)
    events.append(Event("build", AUTOMA, "GP-AUTO-68", {"at": at, "steps": 0, "shared": False}))
    if not near:
        place_satellite(state, planet, events)
    if new_type:
        earn(state, faction_card(state).new_type_vp, "faction", "GP-AUTO-84", events)
    make_offers(state, player, planet)


def put_mine(state: State, planet: int) -> None:
    """A mine of the Automa stands on the planet."""
    player = state.seats[AUTOMA]
    player.built[MINE_PIECE] += 1
    player.planets.append(planet)
    state.owners[planet] = AUTOMA
    state.structures[planet] = MINE_PIECE


def place_satellite(state: State, planet: int, events: list[Event]) -> None:
    """On the first hex beside the mine, in yellow order, without planet or own satellite (GP-AUTO-69)."""
    player = state.seats[AUTOMA]
    free = state.board.space & ~state.board.solid & ~player.satellites
    if state.lost_hex >= 0:
        free &= ~(1 << state.lost_hex)
    places = hexes.members(hexes.around(1 << state.hex_of(planet)) & free)
    if places:
        player.satellites |= 1 << places[0]
        events.append(Event("automa-satellite", AUTOMA, "GP-AUTO-69", {"at": hexes.name(places[0])}))


def upgrade_paths(downgrade: bool) -> list[tuple[int, int]]:
    """What becomes what, most wanted first; Firaks may also turn a lab back (GP-AUTO-71, -85)."""
    paths = [(STATION, INSTITUTE), (MINE_PIECE, STATION), (LAB, ACADEMY_LEFT), (STATION, LAB)]
    if downgrade:
        paths.insert(1, (LAB, STATION))
    return paths


def upgrade(state: State, card: Card, downgrade: bool, events: list[Event]) -> bool:
    """The first possible upgrade of the list, of the structure nearest to the human (GP-AUTO-71, -72)."""
    player = state.seats[AUTOMA]
    for old, wanted in upgrade_paths(downgrade):
        new = wanted
        if wanted == ACADEMY_LEFT and not left_over(state, ACADEMY_LEFT):
            new = ACADEMY_RIGHT
        valid = [planet for planet in player.planets if state.structures[planet] == old]
        if not valid or not left_over(state, new):
            continue
        data = {
            "from": STRUCTURE_IDS[old],
            "to": STRUCTURE_IDS[new],
            "count": len(valid),
            "left": [hexes.name(state.hex_of(planet)) for planet in valid],
        }
        events.append(Event("automa-structures", AUTOMA, "GP-AUTO-71", data))
        narrowing = Narrowing(state, valid, events)
        narrowing.nearest("distance", "GP-AUTO-72")
        rebuild(state, narrowing.by_direction(card), old, new, card, events)
        return True
    return False


def rebuild(state: State, planet: int, old: int, new: int, card: Card, events: list[Event]) -> None:
    """The structure is replaced; permanent abilities follow (GP-AUTO-72, -83, -85)."""
    player = state.seats[AUTOMA]
    player.built[old] -= 1
    player.built[new] += 1
    state.structures[planet] = new
    data = {"at": hexes.name(state.hex_of(planet)), "from": STRUCTURE_IDS[old], "to": STRUCTURE_IDS[new]}
    events.append(Event("upgrade", AUTOMA, "GP-AUTO-71", data))
    ability = faction_card(state)
    if old == MINE_PIECE:
        earn(state, ability.station_vp, "faction", "GP-AUTO-83", events)
    if new == LAB and ability.lab_advances:
        research_random(state, card, events)
    make_offers(state, player, planet)


def can_research(state: State, area: int) -> bool:
    """It can move up there, or take the advanced tile out of the game (GP-AUTO-60, -63)."""
    level = state.seats[AUTOMA].levels[area]
    if level < ADVANCED_LEVEL:
        return True
    return level == ADVANCED_LEVEL and (state.advanced[area] != NO_TILE or not top_taken(state, area))


def top_taken(state: State, area: int) -> bool:
    """Somebody's token stands on level 5 (GP-AUTO-63)."""
    return any(player.levels[area] == TOP for player in state.seats)


def research_random(state: State, card: Card, events: list[Event]) -> bool:
    """Advance in an area by numbered selection (GP-AUTO-61)."""
    valid = [area for area in range(len(AREA_IDS)) if can_research(state, area)]
    if not valid:
        return False
    move_up(state, count_areas(state, valid, card, events), events)
    return True


def research_highest(state: State, card: Card, events: list[Event]) -> bool:
    """Advance where it stands highest; among equals numbered selection decides (GP-AUTO-60)."""
    levels = state.seats[AUTOMA].levels
    valid = [area for area in range(len(AREA_IDS)) if can_research(state, area)]
    if not valid:
        return False
    best = max([levels[area] for area in valid])
    highest = [area for area in valid if levels[area] == best]
    data = {"level": best, "areas": [AREA_IDS[area] for area in highest]}
    events.append(Event("automa-highest", AUTOMA, "GP-AUTO-60", data))
    move_up(state, count_areas(state, highest, card, events) if len(highest) > 1 else highest[0], events)
    return True


def count_areas(state: State, areas: list[int], card: Card, events: list[Event]) -> int:
    """Numbered selection; an area with a token on top and no tile left is not counted (GP-AUTO-34)."""
    options = [area for area in areas if state.advanced[area] != NO_TILE or not top_taken(state, area)]
    if not options:
        options = areas
    chosen = counted(options, card)
    data = {
        "areas": [AREA_IDS[area] for area in options],
        "number": card.count,
        "start": "left" if card.from_left else "right",
        "area": AREA_IDS[chosen],
    }
    events.append(Event("automa-counts-areas", AUTOMA, "GP-AUTO-32", data))
    return chosen


def move_up(state: State, area: int, events: list[Event]) -> None:
    """On level 4 the advanced tile leaves the game first; else the token rises, without a bonus (GP-AUTO-62)."""
    player = state.seats[AUTOMA]
    tile = state.advanced[area]
    if player.levels[area] == ADVANCED_LEVEL and tile != NO_TILE:
        state.advanced[area] = NO_TILE
        data = {"tile": ADVANCED_IDS[tile], "area": AREA_IDS[area]}
        events.append(Event("automa-removes", AUTOMA, "GP-AUTO-62", data))
        return
    player.levels[area] += 1
    data2 = {"area": AREA_IDS[area], "level": player.levels[area]}
    events.append(Event("advance", AUTOMA, "GP-AUTO-62", data2))


def close_octagon(state: State, card: Card, events: list[Event]) -> bool:
    """Cover a power or Q.I.C. action, without any benefit (GP-AUTO-70, -33)."""
    options = [octagon for octagon in range(len(state.parts.board)) if not state.board_used >> octagon & 1]
    if not options:
        return False
    chosen = counted(options, card)
    data = {
        "octagons": [BOARD_IDS[octagon] for octagon in options],
        "number": card.count,
        "start": "left" if card.from_left else "right",
        "octagon": BOARD_IDS[chosen],
    }
    events.append(Event("automa-counts-octagons", AUTOMA, "GP-AUTO-32", data))
    state.board_used |= 1 << chosen
    events.append(Event("automa-closes", AUTOMA, "GP-AUTO-70", {"octagon": BOARD_IDS[chosen]}))
    return True
