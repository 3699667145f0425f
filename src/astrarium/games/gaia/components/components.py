"""The components of Gaia Project, read from the data folder, with a player's corrections if there are any.

A ``Components`` object never changes, so all positions of a game share one; positions refer to its parts by number.
Every list is in index order. The ids whose order is written out in ids.py are those that the rules know by name.
"""

from typing import Final, final

from astrarium.games.gaia.components import effects
from astrarium.games.gaia.components.automa_parts import AutomaParts
from astrarium.games.gaia.components.boards import Faction, FederationToken
from astrarium.games.gaia.components.ids import AREA_IDS, BOARD_SPECIALS, FACTION_IDS, STRUCTURE_IDS
from astrarium.games.gaia.components.loading import DATA
from astrarium.games.gaia.components.maps import LARGE_PLAYERS, SMALL_PLAYERS
from astrarium.games.gaia.components.pieces import (
    BoardAction,
    Booster,
    FinalTile,
    FreeAction,
    Level,
    RoundTile,
    Structure,
    TechTile,
)
from astrarium.kernel.corrections import read_corrected
from astrarium.kernel.data import Entry, ids_of, ordered

# A piece that is not there: index 0 of the structures.
_EMPTY: Final = Entry("nothing", {"id": "", "supply": 0, "ore": 0, "credits": 0, "power": 0})

FILES: Final[list[str]] = [
    "structures",
    "factions",
    "research",
    "tech",
    "boosters",
    "scoring",
    "federations",
    "actions",
    "automa",
]
"""The data files whose numbers can be corrected."""

MOST_ROUNDS: Final = 6
MOST_THRESHOLD: Final = 12
"""What a federation may need at most; it is searched for."""


@final
class Components:
    """All components of one game but its map."""

    def __init__(self, corrections: str) -> None:
        files = read_corrected(DATA, FILES, corrections)
        self._read_structures(files["structures"])
        self._read_factions(files["factions"])
        self._read_research(files["research"])
        self._read_tech(files["tech"])
        self._read_boosters(files["boosters"])
        self._read_scoring(files["scoring"])
        self._read_federations(files["federations"])
        self._read_actions(files["actions"])
        self.automa: AutomaParts = AutomaParts(files["automa"], self.boosters_solo)
        for name in FILES:
            files[name].finish()

    def _read_structures(self, file: Entry) -> None:
        pieces = ordered(file.list_of("structure"), STRUCTURE_IDS[1:], "structures.toml")
        self.structures: list[Structure] = [Structure(i, entry) for i, entry in enumerate([_EMPTY, *pieces])]
        upgrades = file.list_of("upgrades")
        self.upgrade_ids: list[str] = ids_of(upgrades)
        self.upgrades: list[list[list[int]]] = [_upgrades(entry) for entry in upgrades]
        self.neighbour_range: int = file.number("neighbour_range")
        self.gaiaformers: int = file.number("gaiaformers")
        station = file.part("space_station")
        self.space_stations: int = station.number("supply")
        self.space_station_power: int = station.number("power")

    def _read_factions(self, file: Entry) -> None:
        self.boards: list[list[int]] = file.groups("boards", FACTION_IDS)
        if sorted([faction for pair in self.boards for faction in pair]) != list(range(len(FACTION_IDS))):
            raise file.wrong("boards", "have every faction once")
        usual = file.part("usual")
        self.factions: list[Faction] = []
        for i, entry in enumerate(ordered(file.list_of("faction"), FACTION_IDS, "factions.toml")):
            board = [i in pair for pair in self.boards].index(True)
            self.factions.append(Faction(i, entry.over(usual), board, self.structures, self.upgrade_ids))
        abilities = file.part("abilities")
        self.brainstone_power: int = abilities.between("brainstone_power", 1)
        self.double_token_power: int = abilities.between("double_token_power", 1)
        self.tokens_for_tile: int = abilities.between("tokens_for_tile", 1)
        self.token_on_charge: int = abilities.number("token_on_charge")
        self.shared_mine_knowledge: int = abilities.number("shared_mine_knowledge")
        self.new_type_knowledge: int = abilities.number("new_type_knowledge")
        self.gaia_mine_vp: int = abilities.number("gaia_mine_vp")
        self.gaia_for_ore: int = abilities.number("gaia_for_ore")
        self.titanium_power: int = abilities.number("titanium_power")

    def _read_research(self, file: Entry) -> None:
        areas = ordered(file.list_of("area"), AREA_IDS, "research.toml")
        self.tracks: list[list[Level]] = [[Level(entry) for entry in area.list_of("levels")] for area in areas]
        self.advance_knowledge: int = file.number("advance_knowledge")
        self.crossing_charge: int = file.number("crossing_charge")

    def _read_tech(self, file: Entry) -> None:
        standard = file.list_of("standard")
        self.tech: list[TechTile] = [TechTile(i, entry, False) for i, entry in enumerate(standard)]
        self.tech_ids: list[str] = ids_of(standard)
        self.tech_copies: int = file.number("copies")
        if max(LARGE_PLAYERS) > self.tech_copies:
            # Nobody takes two of a kind (GP-TECH-02), so the engine need not count them.
            raise file.wrong("copies", "there is a tile of each kind for every player")
        advanced = file.list_of("advanced")
        self.advanced: list[TechTile] = [TechTile(i, entry, True) for i, entry in enumerate(advanced)]
        self.advanced_ids: list[str] = ids_of(advanced)
        # Special actions by the bit that marks them as used; those of factions have verbs of their own.
        self.special_ids: list[str] = [
            *BOARD_SPECIALS,
            *[tile.id for tile in self.tech if tile.action],
            *self.advanced_ids,
        ]
        for tile in self.tech + self.advanced:
            if tile.action:
                tile.special = self.special_ids.index(tile.id)

    def _read_boosters(self, file: Entry) -> None:
        boosters = file.list_of("booster")
        self.boosters: list[Booster] = [Booster(i, entry) for i, entry in enumerate(boosters)]
        self.booster_ids: list[str] = ids_of(boosters)

    def _read_scoring(self, file: Entry) -> None:
        rounds = file.list_of("round")
        self.round_tiles: list[RoundTile] = [RoundTile(i, entry) for i, entry in enumerate(rounds)]
        self.round_ids: list[str] = ids_of(rounds)
        finals = file.list_of("final")
        self.final_tiles: list[FinalTile] = [FinalTile(i, entry) for i, entry in enumerate(finals)]
        self.final_ids: list[str] = ids_of(finals)
        self.finals_in_play: int = file.between("final_tiles_in_play", 2, 2)
        self.rank_vp: list[int] = file.numbers("rank_vp")
        if len(self.rank_vp) != max(LARGE_PLAYERS):
            raise file.wrong("rank_vp", f"{len(self.rank_vp)} numbers stand here, not {max(LARGE_PLAYERS)}")
        self.research_vp: list[int] = file.numbers("research_vp")
        if any(len(track) != len(self.research_vp) for track in self.tracks):
            raise file.wrong("research_vp", "has a number for each level, and every research area as many levels")
        self.resources_per_vp: int = file.between("resources_per_vp", 1)

    def _read_federations(self, file: Entry) -> None:
        tokens = file.list_of("token")
        self.solo_tokens_removed: int = file.number("solo_removed")
        self.tokens: list[FederationToken] = [
            FederationToken(i, entry, self.solo_tokens_removed) for i, entry in enumerate(tokens)
        ]
        self.token_ids: list[str] = ids_of(tokens)
        if [token.own for token in self.tokens].count(True) != 1:
            raise file.wrong("token", "exactly one has own = true")
        # The token that no federation brings (GP-FAC-GLE-04).
        self.own_token: int = [token.own for token in self.tokens].index(True)
        self.threshold: int = file.between("threshold", 1, MOST_THRESHOLD)
        self.low_threshold: int = file.between("low_threshold", 1, MOST_THRESHOLD)

    def _read_actions(self, file: Entry) -> None:
        board = file.part("board").list_of("action")
        self.board: list[BoardAction] = [BoardAction(i, entry) for i, entry in enumerate(board)]
        self.board_ids: list[str] = ids_of(board)
        free = file.part("free").list_of("action")
        self.free: list[FreeAction] = [FreeAction(i, entry) for i, entry in enumerate(free)]
        self.free_ids: list[str] = ids_of(free)
        # What the Terrans' tokens can buy on their way, as the free actions price it (GP-FAC-TER-02).
        self.redeemable: list[FreeAction] = [action for action in self.free if action.cost_what == effects.POWER]
        game = file.part("game")
        self.rounds: int = game.between("rounds", 1, MOST_ROUNDS)
        self.start_vp: int = game.number("start_vp")
        spare = len(self.boosters) - max(LARGE_PLAYERS)
        self.boosters_beyond_players: int = game.between("boosters_beyond_players", 1, spare)
        self.boosters_solo: int = game.between("boosters_solo", 5, 5)
        self.advanced_in_play: int = game.between("advanced_tiles_in_play", len(AREA_IDS), len(AREA_IDS))
        caps = file.part("caps")
        self.cap_ore: int = caps.number("ore")
        self.cap_knowledge: int = caps.number("knowledge")
        self.cap_credits: int = caps.number("credits")
        reach = file.part("range")
        self.charge_range: int = reach.number("passive_charge")
        self.qic_range: int = reach.number("qic")
        self.gaia_qic: int = file.part("gaia_planet").number("qic")
        first = file.part("first_game")
        self.first_game_factions: dict[int, list[int]] = {
            players: first.words(str(players), FACTION_IDS) for players in SMALL_PLAYERS + LARGE_PLAYERS
        }
        self.first_game_automa: int = first.word("automa", FACTION_IDS)


def _upgrades(entry: Entry) -> list[list[int]]:
    return [entry.words(word, STRUCTURE_IDS) if word else [] for word in STRUCTURE_IDS]


CACHED: Final = 8
"""Components with corrections that are kept; more of them are read anew when needed."""

_cache: Final[dict[str, Components]] = {}


def components(corrections: str) -> Components:
    """The components with these corrections; without any, always the same object."""
    corrections = corrections if corrections.strip() else ""
    found = _cache.get(corrections)
    if found is None:
        found = Components(corrections)
        if corrections and found.special_ids != SPECIAL_IDS:
            raise ValueError("data, tech.standard: no other tiles can have a special action")
        if len(_cache) > CACHED:
            for text in [text for text in _cache if text]:
                del _cache[text]
        _cache[corrections] = found
    return found


DEFAULT: Final[Components] = components("")

# What there is, and what it is called, is the same with all corrections: notation, codes and facts go by it.
TECH_IDS: Final[list[str]] = DEFAULT.tech_ids
ADVANCED_IDS: Final[list[str]] = DEFAULT.advanced_ids
SPECIAL_IDS: Final[list[str]] = DEFAULT.special_ids
BOOSTER_IDS: Final[list[str]] = DEFAULT.booster_ids
ROUND_IDS: Final[list[str]] = DEFAULT.round_ids
FINAL_IDS: Final[list[str]] = DEFAULT.final_ids
TOKEN_IDS: Final[list[str]] = DEFAULT.token_ids
BOARD_IDS: Final[list[str]] = DEFAULT.board_ids
FREE_IDS: Final[list[str]] = DEFAULT.free_ids
CARD_IDS: Final[list[str]] = DEFAULT.automa.card_ids
DIFFICULTY_IDS: Final[list[str]] = [level.id for level in DEFAULT.automa.difficulties]
AUTOMA_FACTIONS: Final[list[str]] = [FACTION_IDS[faction] for faction in DEFAULT.automa.faction_cards]
