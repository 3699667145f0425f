"""The components of Gaia Project, loaded once from the data folder.

Nothing here changes after loading: positions refer to components by index. Every list is in index order. The
ids whose order is written out below are those that the rules know by name; all other numbers are data.
"""

from typing import Final

from astrarium.games.gaia.components import effects
from astrarium.games.gaia.components.abilities import ABILITY_IDS, SPECIAL_ABILITIES
from astrarium.games.gaia.components.effects import Gain
from astrarium.games.gaia.components.ids import (
    AREA_IDS,
    BOARD_SPECIALS,
    FACTION_IDS,
    LAB,
    MINE,
    PLANET_IDS,
    STATION,
    STRUCTURE_IDS,
)
from astrarium.games.gaia.components.loading import gains, place, read, slots
from astrarium.games.gaia.components.pieces import (
    HOME,
    BoardAction,
    Booster,
    FinalTile,
    FreeAction,
    Level,
    Piece,
    Planet,
    RoundTile,
    Structure,
    TechTile,
    amount,
    only,
)
from astrarium.kernel.data import Entry, ids_of, ordered

# A piece that is not there: index 0 of the structures.
_EMPTY: Final = Entry("nothing", {"id": "", "name": "", "supply": 0, "ore": 0, "credits": 0, "power": 0})

_planets: Final = read("planets.toml")
_sectors: Final = read("sectors.toml")
_layouts: Final = read("layouts.toml")
_structures: Final = read("structures.toml")
_factions: Final = read("factions.toml")
_research: Final = read("research.toml")
_tech: Final = read("tech.toml")
_boosters: Final = read("boosters.toml")
_scoring: Final = read("scoring.toml")
_federations: Final = read("federations.toml")
_actions: Final = read("actions.toml")


class Sector(Piece):
    """A sector face; ``planets`` are (q, r, type) about its centre, unturned."""

    def __init__(self, index: int, entry: Entry) -> None:
        super().__init__(index, entry)
        self.number: str = entry.text("number")
        self.planets: list[tuple[int, int, int]] = []
        for text in entry.texts("planets"):
            q, r, kind = place(text, entry.place("planets"))
            if max(abs(q), abs(r), abs(q + r)) > 2:
                raise entry.wrong("planets", f'"{text}" lies outside the sector')
            self.planets.append((q, r, entry.index("planets", kind, PLANET_IDS)))


class Variant(Piece):
    """A variable map: the sectors at the places of a group are dealt anew over these places, some never turned."""

    def __init__(self, index: int, entry: Entry) -> None:
        super().__init__(index, entry)
        self.large: bool = entry.word("outline", ["small", "large"]) == 1
        first = FIRST_LARGE if self.large else FIRST_SMALL
        self.groups: list[list[int]] = []
        for sectors in entry.groups("groups", SECTOR_IDS):
            self.groups.append([spot for spot, sector in enumerate(first) if sector in sectors])
        self.unturned: list[int] = entry.words("unturned", SECTOR_IDS)


class Faction(Piece):
    """A faction board: what it starts with, its income, and its abilities as sets of bits."""

    def __init__(self, index: int, entry: Entry, board: int) -> None:
        super().__init__(index, entry)
        self.home: int = entry.word("home", PLANET_IDS)
        self.board: int = board
        start = gains(entry, "start")
        only(entry, "start", start, [effects.ORE, effects.CREDITS, effects.KNOWLEDGE, effects.QIC])
        self.ore: int = amount(start, effects.ORE)
        self.credits: int = amount(start, effects.CREDITS)
        self.knowledge: int = amount(start, effects.KNOWLEDGE)
        self.qic: int = amount(start, effects.QIC)
        area1, area2 = entry.pair("power")
        self.area1: int = area1
        self.area2: int = area2
        research = entry.words("research", AREA_IDS)
        self.levels: list[int] = [1 if area in research else 0 for area in range(len(AREA_IDS))]
        self.mines: int = entry.number("mines")
        self.base_income: list[Gain] = gains(entry, "income")
        self.slot_income: list[list[list[Gain]]] = [[] for _ in STRUCTURE_IDS]
        for structure in (MINE, STATION, LAB):
            self.slot_income[structure] = slots(entry, STRUCTURE_IDS[structure])
            if len(self.slot_income[structure]) != STRUCTURES[structure].supply:
                raise entry.wrong(STRUCTURE_IDS[structure], "needs one income for each piece")
        self.academy_income: list[Gain] = gains(entry, "academy_income")
        self.academy_action: list[Gain] = gains(entry, "academy_action")
        self.institute_income: list[Gain] = gains(entry, "institute_income")
        self.abilities: int = _ability_set(entry, "abilities")
        self.institute_abilities: int = _ability_set(entry, "institute_abilities")
        held = self.abilities | self.institute_abilities
        self.specials: list[int] = [ability for ability in SPECIAL_ABILITIES if held >> ability & 1]
        if len(self.specials) > 1:
            raise entry.wrong("abilities", "have more than one special action for the octagon of the board")
        self.upgrades: int = entry.word("upgrades", UPGRADE_IDS)


class FederationToken(Piece):
    """``own``: it is no part of the supply, but comes with an ability."""

    def __init__(self, index: int, entry: Entry) -> None:
        super().__init__(index, entry)
        self.gains: list[Gain] = gains(entry, "gains")
        self.flips: bool = entry.flag("flips", True)
        self.copies: int = entry.number("copies")
        self.own: bool = entry.flag("own", False)


def _ability_set(entry: Entry, key: str) -> int:
    held = 0
    for ability in entry.words(key, ABILITY_IDS):
        held |= 1 << ability
    return held


def _steps(wheel: list[int]) -> list[list[int]]:
    """Steps between home types: the shorter way round the wheel."""
    size = len(wheel)
    table = [[0] * size for _ in wheel]
    for a, one in enumerate(wheel):
        for b, other in enumerate(wheel):
            table[one][other] = min((a - b) % size, (b - a) % size)
    return table


def _centres(outline: Entry) -> list[tuple[int, int]]:
    return [place(text, outline.place("places"))[:2] for text in outline.texts("places")]


def _first(outline: Entry) -> list[int]:
    words = [place(text, outline.place("places"))[2] for text in outline.texts("places")]
    return [outline.index("places", word, SECTOR_IDS) for word in words]


def _upgrades(entry: Entry) -> list[list[int]]:
    return [entry.words(word, STRUCTURE_IDS) if word else [] for word in STRUCTURE_IDS]


_planet_list: Final = ordered(_planets.list_of("planet"), PLANET_IDS, "planets.toml")
PLANETS: Final[list[Planet]] = [Planet(i, entry) for i, entry in enumerate(_planet_list)]
WHEEL: Final[list[int]] = _planets.words("wheel", PLANET_IDS)
if sorted(WHEEL) != [planet.index for planet in PLANETS if planet.kind == HOME]:
    raise _planets.wrong("wheel", "has every home type once, and nothing else")
STEPS: Final[list[list[int]]] = _steps(WHEEL)

_sector_list: Final = _sectors.list_of("sector")
SECTOR_IDS: Final[list[str]] = ids_of(_sector_list, "sectors.toml")
SECTORS: Final[list[Sector]] = [Sector(i, entry) for i, entry in enumerate(_sector_list)]

_small: Final = _layouts.part("small")
_large: Final = _layouts.part("large")
OUTLINE_SMALL: Final[list[tuple[int, int]]] = _centres(_small)
OUTLINE_LARGE: Final[list[tuple[int, int]]] = _centres(_large)
FIRST_SMALL: Final[list[int]] = _first(_small)
FIRST_LARGE: Final[list[int]] = _first(_large)
SMALL_PLAYERS: Final[list[int]] = _small.numbers("players")
LARGE_PLAYERS: Final[list[int]] = _large.numbers("players")
VARIANTS: Final[list[Variant]] = [Variant(i, entry) for i, entry in enumerate(_layouts.list_of("variant"))]
VARIANT_IDS: Final[list[str]] = [variant.id for variant in VARIANTS]
_reduction: Final = _layouts.part("reduction")
DROPPABLE_PLAYERS: Final[int] = _reduction.number("players")
DROPPABLE: Final[list[int]] = _reduction.words("droppable", SECTOR_IDS)

_pieces: Final = ordered(_structures.list_of("structure"), STRUCTURE_IDS[1:], "structures.toml")
STRUCTURES: Final[list[Structure]] = [Structure(i, entry) for i, entry in enumerate([_EMPTY, *_pieces])]
_upgrade_list: Final = _structures.list_of("upgrades")
UPGRADE_IDS: Final[list[str]] = ids_of(_upgrade_list, "structures.toml")
UPGRADES: Final[list[list[list[int]]]] = [_upgrades(entry) for entry in _upgrade_list]
NEIGHBOUR_RANGE: Final[int] = _structures.number("neighbour_range")
GAIAFORMERS: Final[int] = _structures.number("gaiaformers")
_space_station: Final = _structures.part("space_station")
SPACE_STATIONS: Final[int] = _space_station.number("supply")
SPACE_STATION_POWER: Final[int] = _space_station.number("power")

BOARDS: Final[list[list[int]]] = _factions.groups("boards", FACTION_IDS)
if sorted([faction for pair in BOARDS for faction in pair]) != list(range(len(FACTION_IDS))):
    raise _factions.wrong("boards", "have every faction once")
_usual: Final = _factions.part("usual")
_faction_list: Final = ordered(_factions.list_of("faction"), FACTION_IDS, "factions.toml")
FACTIONS: Final[list[Faction]] = [
    Faction(i, entry.over(_usual), [i in pair for pair in BOARDS].index(True))
    for i, entry in enumerate(_faction_list)
]
_abilities: Final = _factions.part("abilities")
BRAINSTONE_POWER: Final[int] = _abilities.number("brainstone_power")
DOUBLE_TOKEN_POWER: Final[int] = _abilities.number("double_token_power")
TOKENS_FOR_TILE: Final[int] = _abilities.number("tokens_for_tile")
TOKEN_ON_CHARGE: Final[int] = _abilities.number("token_on_charge")
SHARED_MINE_KNOWLEDGE: Final[int] = _abilities.number("shared_mine_knowledge")
NEW_TYPE_KNOWLEDGE: Final[int] = _abilities.number("new_type_knowledge")
GAIA_MINE_VP: Final[int] = _abilities.number("gaia_mine_vp")
GAIA_FOR_ORE: Final[int] = _abilities.number("gaia_for_ore")
TITANIUM_POWER: Final[int] = _abilities.number("titanium_power")

_areas: Final = ordered(_research.list_of("area"), AREA_IDS, "research.toml")
AREA_NAMES: Final[list[str]] = [area.text("name") for area in _areas]
TRACKS: Final[list[list[Level]]] = [[Level(entry) for entry in area.list_of("levels")] for area in _areas]
ADVANCE_KNOWLEDGE: Final[int] = _research.number("advance_knowledge")
CROSSING_CHARGE: Final[int] = _research.number("crossing_charge")

_standard: Final = _tech.list_of("standard")
TECH: Final[list[TechTile]] = [TechTile(i, entry, False) for i, entry in enumerate(_standard)]
TECH_IDS: Final[list[str]] = ids_of(_standard, "tech.toml")
TECH_COPIES: Final[int] = _tech.number("copies")
if max(LARGE_PLAYERS) > TECH_COPIES:
    # Nobody takes two of a kind (GP-TECH-02), so the engine need not count them.
    raise _tech.wrong("copies", "there is a tile of each kind for every player")
_advanced: Final = _tech.list_of("advanced")
ADVANCED: Final[list[TechTile]] = [TechTile(i, entry, True) for i, entry in enumerate(_advanced)]
ADVANCED_IDS: Final[list[str]] = ids_of(_advanced, "tech.toml")

SPECIAL_IDS: Final[list[str]] = [*BOARD_SPECIALS, *[tile.id for tile in TECH if tile.action], *ADVANCED_IDS]
"""Special actions by the bit that marks them as used; those of factions have verbs of their own."""
for _tile in TECH + ADVANCED:
    if _tile.action:
        _tile.special = SPECIAL_IDS.index(_tile.id)

_booster_list: Final = _boosters.list_of("booster")
BOOSTERS: Final[list[Booster]] = [Booster(i, entry) for i, entry in enumerate(_booster_list)]
BOOSTER_IDS: Final[list[str]] = ids_of(_booster_list, "boosters.toml")

_round_tiles: Final = _scoring.list_of("round")
ROUND_TILES: Final[list[RoundTile]] = [RoundTile(i, entry) for i, entry in enumerate(_round_tiles)]
ROUND_IDS: Final[list[str]] = ids_of(_round_tiles, "scoring.toml")
_final_tiles: Final = _scoring.list_of("final")
FINAL_TILES: Final[list[FinalTile]] = [FinalTile(i, entry) for i, entry in enumerate(_final_tiles)]
FINAL_IDS: Final[list[str]] = ids_of(_final_tiles, "scoring.toml")
FINALS_IN_PLAY: Final[int] = _scoring.number("final_tiles_in_play")
RANK_VP: Final[list[int]] = _scoring.numbers("rank_vp")
RESEARCH_VP: Final[list[int]] = _scoring.numbers("research_vp")
if any(len(track) != len(RESEARCH_VP) for track in TRACKS):
    raise _scoring.wrong("research_vp", "has a number for each level, and every research area as many levels")
RESOURCES_PER_VP: Final[int] = _scoring.number("resources_per_vp")

_tokens: Final = _federations.list_of("token")
TOKENS: Final[list[FederationToken]] = [FederationToken(i, entry) for i, entry in enumerate(_tokens)]
TOKEN_IDS: Final[list[str]] = ids_of(_tokens, "federations.toml")
if [token.own for token in TOKENS].count(True) != 1:
    raise _federations.wrong("token", "exactly one has own = true")
OWN_TOKEN: Final[int] = [token.own for token in TOKENS].index(True)
"""The token that no federation brings (GP-FAC-GLE-04)."""
THRESHOLD: Final[int] = _federations.number("threshold")
LOW_THRESHOLD: Final[int] = _federations.number("low_threshold")
SOLO_TOKENS_REMOVED: Final[int] = _federations.number("solo_removed")

_board: Final = _actions.part("board").list_of("action")
BOARD: Final[list[BoardAction]] = [BoardAction(i, entry) for i, entry in enumerate(_board)]
BOARD_IDS: Final[list[str]] = ids_of(_board, "actions.toml")
_free: Final = _actions.part("free").list_of("action")
FREE: Final[list[FreeAction]] = [FreeAction(i, entry) for i, entry in enumerate(_free)]
FREE_IDS: Final[list[str]] = ids_of(_free, "actions.toml")

REDEEMABLE: Final[list[FreeAction]] = [action for action in FREE if action.cost_what == effects.POWER]
"""What the Terrans' tokens can buy on their way, as the free actions price it (GP-FAC-TER-02)."""

_game: Final = _actions.part("game")
ROUNDS: Final[int] = _game.number("rounds")
START_VP: Final[int] = _game.number("start_vp")
BOOSTERS_BEYOND_PLAYERS: Final[int] = _game.number("boosters_beyond_players")
BOOSTERS_SOLO: Final[int] = _game.number("boosters_solo")
ADVANCED_IN_PLAY: Final[int] = _game.number("advanced_tiles_in_play")
_caps: Final = _actions.part("caps")
CAP_ORE: Final[int] = _caps.number("ore")
CAP_KNOWLEDGE: Final[int] = _caps.number("knowledge")
CAP_CREDITS: Final[int] = _caps.number("credits")
_range: Final = _actions.part("range")
CHARGE_RANGE: Final[int] = _range.number("passive_charge")
QIC_RANGE: Final[int] = _range.number("qic")
_gaia_planet: Final = _actions.part("gaia_planet")
GAIA_QIC: Final[int] = _gaia_planet.number("qic")
_first_game: Final = _actions.part("first_game")
FIRST_GAME_FACTIONS: Final[dict[int, list[int]]] = {
    players: _first_game.words(str(players), FACTION_IDS) for players in SMALL_PLAYERS + LARGE_PLAYERS
}
FIRST_GAME_AUTOMA: Final[int] = _first_game.word("automa", FACTION_IDS)

_files: Final = [_planets, _sectors, _layouts, _structures, _factions, _research, _tech, _boosters, _scoring]
for _file in [*_files, _federations, _actions]:
    _file.finish()
