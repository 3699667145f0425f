"""Which map a game is played on: fixed, variable, or given by code (GP-SETUP-02, -03, GP-MAP)."""

from typing import Any

from astrarium.games.gaia.components.boards import Faction
from astrarium.games.gaia.components.components import components
from astrarium.games.gaia.components.ids import GAIA, PLANET_IDS
from astrarium.games.gaia.components.maps import (
    DROPPABLE,
    DROPPABLE_PLAYERS,
    FIRST_LARGE,
    FIRST_SMALL,
    OUTLINE_LARGE,
    OUTLINE_SMALL,
    SECTOR_IDS,
    SECTORS,
    SMALL_PLAYERS,
    VARIANT_IDS,
    VARIANTS,
)
from astrarium.games.gaia.map.board import Board, Placement, read_code
from astrarium.games.gaia.map.hexes import STEPS, hex_at, turned
from astrarium.kernel.errors import BadOption
from astrarium.kernel.message import Message
from astrarium.kernel.message import name as named
from astrarium.kernel.rng import Rng

FIXED = "first"
VARIABLE = "variable"
USUAL = "usual"
LEAVE_OUT = ("none", *[SECTOR_IDS[sector] for sector in DROPPABLE], "both")


def map_name(players: int, options: dict[str, Any]) -> str:
    """The usual map is the fixed one; alone one plays it only in the first game (GP-SETUP-02, GP-AUTO-11)."""
    name: str = options["map"]
    if name != USUAL:
        return name
    return VARIABLE if players == 1 and options["setup"] != "first_game" else FIXED


def check_map(players: int, options: dict[str, Any]) -> None:
    """The map suits the number of players, and its options each other."""
    name = map_name(players, options)
    small = players in SMALL_PLAYERS
    if name in VARIANT_IDS and VARIANTS[VARIANT_IDS.index(name)].large == small:
        text = f"map {name!r} is not for {players} players (GP-MAP-07); try 'variable'"
        raise BadOption(text, Message("unfit-map-players", {"players": players}))
    if not _is_named(name):
        if "@" not in name:
            names = ", ".join([USUAL, FIXED, VARIABLE, *VARIANT_IDS])
            text = f"map is {names} or a map code like 's03.0@0x0 s01.2@3x-5', not {name!r}"
            raise BadOption(text, Message("unfit-map-code", {"part": name}))
        _check_homes(Board(read_code(name)), components(options["data"]).factions)
    if options["leave_out"] != "none" and (players != DROPPABLE_PLAYERS or not _is_named(name)):
        text = "sectors are left out only with three players and not of a map given by code (GP-MAP-09)"
        raise BadOption(text, Message("unfit-left-out"))
    if options["rotate"] and name == FIXED:
        raise BadOption("sectors are turned only on a variable map (GP-MAP-08)", Message("unfit-turned"))


def _check_homes(board: Board, factions: list[Faction]) -> None:
    """Whichever faction is chosen finds planets for its starting structures (GP-ADV-03, -05, -06)."""
    for faction in factions:
        need = max(faction.mines, 1)
        have = board.kinds.count(faction.home)
        if have < need:
            raise BadOption(
                f"the map code has too few planets of type {PLANET_IDS[faction.home]}: {have}, "
                f"and {faction.id} start on {need} (GP-ADV-03)",
                Message(
                    "unfit-few-homes",
                    {"planet": named("planet", PLANET_IDS[faction.home]), "have": have, "need": need},
                ),
            )


def _is_named(name: str) -> bool:
    return name in (FIXED, VARIABLE) or name in VARIANT_IDS


def lay_map(
    players: int, name: str, leave_out: str, rng: Rng, straight: bool = False, turn_all: bool = False
) -> Board:
    """The map of a new game; ``straight`` and ``turn_all`` are version 1 of the rules (see ``Switches``)."""
    if not _is_named(name):
        return Board(read_code(name), straight)
    places = first_map(players, leave_out)
    if name != FIXED:
        places = variable_map(players, name, places, turn_all, rng)
    return Board(places, straight)


def first_map(players: int, leave_out: str) -> list[Placement]:
    """The fixed map for one or two, or for three or four players; three may leave sectors out (GP-MAP-09)."""
    small = players in SMALL_PLAYERS
    outline = OUTLINE_SMALL if small else OUTLINE_LARGE
    sectors = FIRST_SMALL if small else FIRST_LARGE
    found: list[Placement] = []
    for i in range(len(outline)):
        out = sectors[i] in DROPPABLE and leave_out in ("both", SECTOR_IDS[sectors[i]])
        if not out:
            found.append(Placement(sectors[i], outline[i][0], outline[i][1], 0))
    return found


def variable_map(players: int, name: str, places: list[Placement], turn_all: bool, rng: Rng) -> list[Placement]:
    """Deal the sectors of each group over its places until no home types clash.

    They are turned at random, but for those that the variant leaves as they lie in the basic map (GP-MAP-05).
    """
    if name == VARIABLE:
        name = "small_random" if players in SMALL_PLAYERS else "variant_3"
    variant = VARIANTS[VARIANT_IDS.index(name)]
    first = FIRST_SMALL if players in SMALL_PLAYERS else FIRST_LARGE
    while True:
        dealt = list(places)
        loose: list[int] = []
        for group in variant.groups:
            sectors = [first[i] for i in group]
            spots = [i for i in range(len(places)) if places[i].sector in sectors]
            hand = [places[i].sector for i in spots]
            rng.shuffle(hand)
            for spot, sector in zip(spots, hand, strict=True):
                dealt[spot] = Placement(sector, places[spot].q, places[spot].r, 0)
                if turn_all or sector not in variant.unturned:
                    loose.append(spot)
        if _turn_until_it_fits(dealt, loose, rng):
            return dealt


def _turn_until_it_fits(dealt: list[Placement], loose: list[int], rng: Rng) -> bool:
    """Turn the loose sectors one by one so that none clashes with those before; false if one cannot."""
    kinds: dict[int, int] = {}
    for i, placement in enumerate(dealt):
        if i not in loose:
            if _clashes(placement, kinds):
                return False
            _put(placement, kinds)
    for i in loose:
        old = dealt[i]
        start = rng.below(6)
        for turn in range(6):
            placement = Placement(old.sector, old.q, old.r, (start + turn) % 6)
            if not _clashes(placement, kinds):
                dealt[i] = placement
                _put(placement, kinds)
                break
        else:
            return False
    return True


def may_turn(placements: list[Placement], number: int, rotation: int) -> bool:
    """A sector turned so would bring no two planets of one home type together (GP-MAP-02)."""
    kinds: dict[int, int] = {}
    for i, placement in enumerate(placements):
        if i != number:
            _put(placement, kinds)
    old = placements[number]
    return not _clashes(Placement(old.sector, old.q, old.r, rotation), kinds)


def can_be_completed(placements: list[Placement], turned: int) -> bool:
    """Whether the sectors that are not turned yet can be turned so that the whole map is legal (GP-MAP-02)."""
    kinds: dict[int, int] = {}
    loose: list[int] = []
    for i, placement in enumerate(placements):
        if not turned >> i & 1:
            loose.append(i)
        elif _clashes(placement, kinds):
            return False
        else:
            _put(placement, kinds)
    return _can_fit(placements, loose, kinds)


def _can_fit(placements: list[Placement], loose: list[int], kinds: dict[int, int]) -> bool:
    """Whether the loose sectors can be turned to fit; the one with the fewest ways is tried first."""
    if not loose:
        return True
    narrow = -1
    ways: list[Placement] = []
    for i in loose:
        fitting = _fitting(placements[i], kinds)
        if not fitting:
            return False
        if narrow < 0 or len(fitting) < len(ways):
            narrow = i
            ways = fitting
    rest = [i for i in loose if i != narrow]
    for placement in ways:
        wider = dict(kinds)
        _put(placement, wider)
        if _can_fit(placements, rest, wider):
            return True
    return False


def _fitting(placement: Placement, kinds: dict[int, int]) -> list[Placement]:
    """The ways to turn a sector that bring no two planets of one home type together, its present one first."""
    found: list[Placement] = []
    for turn in range(6):
        way = Placement(placement.sector, placement.q, placement.r, (placement.rotation + turn) % 6)
        if not _clashes(way, kinds):
            found.append(way)
    return found


def _homes(placement: Placement) -> list[tuple[int, int]]:
    """The hexes and types of a sector's home-type planets."""
    found: list[tuple[int, int]] = []
    for dq, dr, kind in SECTORS[placement.sector].planets:
        if kind < GAIA:
            q, r = turned(dq, dr, placement.rotation)
            found.append((hex_at(placement.q + q, placement.r + r), kind))
    return found


def _put(placement: Placement, kinds: dict[int, int]) -> None:
    for place, kind in _homes(placement):
        kinds[place] = kind


def _clashes(placement: Placement, kinds: dict[int, int]) -> bool:
    for place, kind in _homes(placement):
        for step in STEPS:
            if kinds.get(place + step, -1) == kind:
                return True
    return False
