"""The components of Federation, read from the data folder, with a player's corrections if there are any.

A ``Components`` object never changes, so all positions of a game share one; positions refer to its parts by
number. Every list is in the order of ids.py.
"""

from typing import Any, Final, final

from astrarium.games.federation.components import language
from astrarium.games.federation.components.ids import (
    ACTION_IDS,
    ACTION_RULES,
    AMBASSADOR_IDS,
    ASTEROID_IDS,
    BOX_IDS,
    COLOUR_IDS,
    DEAD_IDS,
    DEEP_IDS,
    FLOORS,
    GENERAL,
    LEVEL_IDS,
    MEDAL_IDS,
    MEGA_TILE_IDS,
    MEGASTRUCTURES,
    MISSION_IDS,
    MOST_SHOPS,
    PLANET_IDS,
    PLANET_TILE_IDS,
    PRODUCTION_IDS,
    PROJECT_IDS,
    RESOURCE_IDS,
    ROOM_TILE_IDS,
    SHOP_IDS,
    SLOT_IDS,
    SPACE_IDS,
    SPACES,
    SPECIALIST_IDS,
    SPY,
    START_IDS,
    TYPE_IDS,
    WING_IDS,
    wing_of,
)
from astrarium.games.federation.components.language import Effect
from astrarium.games.federation.components.loading import Book, cost, numbers
from astrarium.games.federation.components.neo_map import read_cells
from astrarium.games.federation.components.pieces import (
    AlterationToken,
    Ambassador,
    Cell,
    Megastructure,
    Mission,
    Production,
    Project,
    Rewarding,
    RuleChoices,
    SenateAction,
    Shop,
    Slot,
    Specialist,
)
from astrarium.kernel.data import Entry

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4

# The rules of the productions, in the order of their ids.
PRODUCTION_RULES: Final[list[str]] = [f"FD-PRD-0{number}" for number in range(1, len(PRODUCTION_IDS) + 1)]


@final
class Components:
    """All components of one game."""

    def __init__(self, corrections: str) -> None:
        book = Book(corrections)
        # Who draws the components of a table must know its own numbers, where it has any.
        self.corrected: dict[str, Any] | None = None
        if corrections.strip() and book.tables() != Book("").tables():
            self.corrected = book.tables()
        self.rule_choices: RuleChoices = RuleChoices(book)
        self._read_game(book)
        self._read_senate(book)
        self._read_accreditation(book)
        self._read_projects(book)
        self._read_neo(book)
        self._read_six_moons(book)
        self._read_atal(book)
        self._read_buildings(book)
        self._read_medals(book)
        self._read_neutral(book)
        book.finish()
        self.effects: list[Effect] = book.effects
        self.provenance: list[tuple[str, str, str]] = book.provenance

    def _read_game(self, book: Book) -> None:
        game = book.part("game", "game")
        limits = book.part("game", "limits")
        pieces = book.part("game", "pieces")
        beyond = book.part("game", "beyond_players")
        left = book.part("game", "leftovers")
        self.rounds: int = game.between("rounds", 1, len(PLANET_IDS))
        self.crystal_limit: int = limits.between("crystals", 1)
        self.gold_limit: int = limits.between("gold", 1)
        self.hangar_limit: int = limits.between("hangar", 1)
        self.die_limit: int = limits.between("die", 1)
        self.ships: int = pieces.number("ships")
        self.ships_in_hangar: int = pieces.between("ships_in_hangar", 0, min(self.ships, self.hangar_limit))
        self.markers: int = pieces.between("markers", len(MISSION_IDS), len(MISSION_IDS))
        self.robots: int = pieces.number("robots")
        self.discs: int = pieces.number("discs")
        self.starting_tokens_beyond: int = beyond.between("starting_tokens", 0, 4)
        self.deep_space_beyond: int = beyond.between("deep_space_tiles", 0, 4)
        self.crystals_for_point: int = left.between("crystals_for_one", 1)
        self.gold_points: int = left.number("gold")
        self.ship_points: int = left.number("ship")
        self.token_points: int = left.number("token")
        self.resource_tokens: list[int] = []
        for entry in book.entries("game", "resource", RESOURCE_IDS):
            self.resource_tokens.append(entry.number("tokens"))
        self.ambassadors: list[Ambassador] = []
        for word, entry in zip(AMBASSADOR_IDS, book.entries("game", "ambassador", AMBASSADOR_IDS[:-1])):
            funding = book.effect(entry, "funding", f"ambassador:{word}", "FD-AMB-03", [])
            self.ambassadors.append(Ambassador(entry.number("votes"), funding))
        special = book.part("game", "special_ambassador")
        self.ambassadors.append(Ambassador(special.number("votes"), []))
        self.starting: list[Rewarding] = [
            Rewarding(i, START_IDS[i], entry, "start", "FD-START-03", book, [])
            for i, entry in enumerate(book.entries("game", "starting_token", START_IDS))
        ]
        box = book.part("game", "box")
        self.box: dict[str, int] = {word: box.number(word) for word in BOX_IDS}
        also = [language.LOOK, language.ACT, language.LEVEL, language.MEDAL, language.DISC, language.SPECIAL]
        also += [language.ROBOT, language.INCOME]
        self.deep_space: list[Rewarding] = [
            Rewarding(i, DEEP_IDS[i], entry, "deep_space", f"FD-DS-0{i + 1}", book, also)
            for i, entry in enumerate(book.entries("deep_space", "tile", DEEP_IDS))
        ]
        planets = book.entries("planets", "planet", PLANET_IDS)
        self.planet_colours: list[int] = [entry.word("colour", COLOUR_IDS) for entry in planets]

    def _read_senate(self, book: Book) -> None:
        actions = book.entries("senate", "action", ACTION_IDS)
        self.actions: list[SenateAction] = [
            SenateAction(i, ACTION_IDS[i], entry, ACTION_RULES[i], book) for i, entry in enumerate(actions)
        ]
        spaces = book.entries("senate", "space", SPACE_IDS[:SPACES])
        self.space_actions: list[int] = [entry.word("action", ACTION_IDS) for entry in spaces]
        self.planet_spaces: list[list[int]] = [self._pair(planet) for planet in range(len(PLANET_IDS))]
        self.spy_spaces: list[int] = self._pair(SPY)
        for room in range(len(PLANET_IDS), SPY):
            if self.space_actions.count(room) != 1:
                raise ValueError(f"senate.toml, space, action: {ACTION_IDS[room]} must stand on exactly one space")
        outer = book.part("senate", "outer_module")
        self.outer_effects: list[Effect] = book.effect(outer, "effect", "outer", "FD-OUT-02", [])
        self.missions: list[Mission] = [
            Mission(i, MISSION_IDS[i], entry, book)
            for i, entry in enumerate(book.entries("missions", "mission", MISSION_IDS))
        ]

    def _pair(self, action: int) -> list[int]:
        """The two spaces of an action, first the one in the left wing."""
        found = [space for space in range(SPACES) if self.space_actions[space] == action]
        found.sort(key=wing_of)
        if [wing_of(space) for space in found] != [0, 1]:
            raise ValueError(f"senate.toml, space, action: {ACTION_IDS[action]} must stand once in each wing")
        return found

    def _read_accreditation(self, book: Book) -> None:
        track = book.part("accreditation", "track")
        self.top_degree: int = track.between("top", 1, 99)
        self.start_degree: int = track.between("start", 0, self.top_degree)
        self.medal_degree: int = track.between("medal", 0, self.top_degree)
        self.deep_space_degree: int = track.between("deep_space", 0, self.top_degree)
        self.overflow: int = track.number("overflow")
        upkeep = book.part("accreditation", "upkeep")
        words = [word for word in upkeep.table if word != "prov"]
        self.upkeep: list[list[int]] = [cost(upkeep, word) for word in words]
        self.first_degrees: list[int] = numbers(track, "first_degrees", len(words), self.top_degree)
        if words != LEVEL_IDS or any(self.upkeep[0]):
            raise ValueError(f"{upkeep.where}: the levels are {', '.join(LEVEL_IDS)}, and level 1 has no upkeep")
        if sorted(set(self.first_degrees)) != self.first_degrees or self.first_degrees[0] != 0:
            raise track.wrong("first_degrees", "level 1 begins at degree 0, and each level above the one before")
        self.level_of_degree: list[int] = []
        for degree in range(self.top_degree + 1):
            self.level_of_degree.append(len([first for first in self.first_degrees if first <= degree]))

    def _read_projects(self, book: Book) -> None:
        self.projects: list[Project] = [
            Project(i, PROJECT_IDS[i], entry, i == GENERAL)
            for i, entry in enumerate(book.entries("projects", "project", PROJECT_IDS))
        ]
        self.project_in_column: list[int] = [-1] * GENERAL
        for project in self.projects[:GENERAL]:
            self.project_in_column[project.column] = project.index
        if -1 in self.project_in_column:
            raise ValueError("projects.toml, project: each column needs one project")
        funding = book.part("projects", "funding")
        column = funding.part("column")
        general = funding.part("general")
        self.column_length: list[int] = [0, 0, *[column.between(str(n), 1) for n in (2, 3, 4)]]
        self.general_length: list[int] = [0, 0, *[general.between(str(n), 1) for n in (2, 3, 4)]]
        places = book.part("projects", "places")
        self.places: list[list[int]] = [[], [], [], numbers(places, "3", 3), numbers(places, "4", 4)]
        two = book.part("projects", "places_for_two")
        self.first_of_two: int = two.number("first")
        self.tie_of_two: int = two.number("tie")
        self.second_of_two: int = two.number("second")
        self.close_to_first: int = two.number("close")
        contributions = book.part("projects", "contributions")
        where = f"{contributions.place('rewards')}, rewards"
        self.rewards: list[list[int]] = [language.parse_cost(text, where) for text in contributions.texts("rewards")]
        self.laws: list[Rewarding] = [
            Rewarding(i, PLANET_IDS[i], entry, "law", "FD-EXE-15", book, [])
            for i, entry in enumerate(book.entries("projects", "law", PLANET_IDS))
        ]
        for law in self.laws:
            if any(effect.op != language.VP for effect in law.effects):
                raise ValueError(f"projects.toml, law, {law.id}, effect: a law gives points only")

    def _read_neo(self, book: Book) -> None:
        self.cells: list[Cell] = read_cells(book)
        self.cell_at: dict[int, int] = {cell.code: cell.index for cell in self.cells}
        self.asteroid_cells: list[int] = [cell.index for cell in self.cells if cell.asteroid]
        self.last_cell: int = [cell.dead for cell in self.cells].index(True)
        tokens = book.entries("neo", "asteroid", ASTEROID_IDS)
        self.asteroids: list[list[int]] = [cost(entry, "gives") for entry in tokens]
        dead = book.entries("neo", "dead_asteroid", DEAD_IDS)
        self.dead_asteroids: list[list[int]] = [cost(entry, "gives") for entry in dead]
        play = book.part("neo", "asteroids")
        sites = len(self.asteroid_cells)
        if play.between("in_play", 0, len(ASTEROID_IDS)) != sites:
            raise play.wrong("in_play", f"{sites} cells hold an asteroid")
        self.dead_in_play: int = play.between("dead_in_play", 0, len(DEAD_IDS))

    def _read_six_moons(self, book: Book) -> None:
        steps = book.part("six_moons", "steps")
        self.moon_strengths: list[int] = [strength - 1 for strength in steps.numbers("strengths")]
        self.moon_tokens: int = steps.number("tokens")
        self.moons: int = len(self.moon_strengths)
        if not self.moons or min(self.moon_strengths) < 0:
            raise steps.wrong("strengths", "each step needs tokens of strength 1 or more")
        self.tokens: list[AlterationToken] = []
        for word, entry in book.all_of("six_moons", "token"):
            self.tokens.append(AlterationToken(len(self.tokens), word, entry, book))
        self.strengths: int = max([token.strength for token in self.tokens])
        for strength in range(1, self.strengths + 1):
            have = sum(token.copies for token in self.tokens if token.strength == strength)
            need = self.moon_strengths.count(strength - 1) * self.moon_tokens
            if have < need:
                raise steps.wrong("strengths", f"{need} tokens of strength {strength} are needed, {have} exist")
        if max(self.moon_strengths) >= self.strengths:
            raise steps.wrong("strengths", f"no token is stronger than {self.strengths}")

    def _read_atal(self, book: Book) -> None:
        self.specialists: list[Specialist] = [
            Specialist(i, SPECIALIST_IDS[i], entry, book)
            for i, entry in enumerate(book.entries("atal", "specialist", SPECIALIST_IDS))
        ]
        self.type_planets: list[int] = []
        for entry in book.entries("atal", "type", TYPE_IDS):
            self.type_planets.append(entry.word("planet", PLANET_IDS))

    def _read_buildings(self, book: Book) -> None:
        shops = book.part("arratuin", "shops")
        found = book.all_of("arratuin", "shop")
        if [word for word, _ in found] != SHOP_IDS[: len(found)]:
            raise ValueError(f"arratuin.toml, shop: shops are numbered from 1 to at most {MOST_SHOPS}")
        in_play = shops.between("in_play", 1, len(found))
        self.shop_influence: list[int] = [0, *numbers(shops, "influence", 2)]
        self.shops: list[Shop] = [Shop(i, word, entry, book) for i, (word, entry) in enumerate(found)][:in_play]
        self.productions: list[Production] = [
            Production(i, PRODUCTION_IDS[i], entry, PRODUCTION_RULES[i], book)
            for i, entry in enumerate(book.entries("e81216", "production", PRODUCTION_IDS))
        ]
        self.slots: list[Slot] = [Slot(entry, PRODUCTION_IDS) for entry in book.entries("e81216", "slot", SLOT_IDS)]
        if sorted([side for slot in self.slots for side in slot.sides]) != list(range(len(PRODUCTION_IDS))):
            raise ValueError("e81216.toml, slot: each production is on one side of one tile")
        buildings = book.part("e81216", "buildings")
        self.production_influence: int = buildings.number("influence_production")
        self.mega_influence: int = buildings.number("influence_megastructure")
        tiles_each = buildings.between("tiles_each", 1, 2)
        names = [str(i + 1) for i in range(MEGASTRUCTURES)]
        megas = book.entries("e81216", "megastructure", names)
        self.megas: list[Megastructure] = [Megastructure(entry, MEGA_TILE_IDS, tiles_each) for entry in megas]
        self.megas = self.megas[: buildings.between("megastructures", 0, MEGASTRUCTURES)]
        self.tiles_each: int = tiles_each
        tiles = book.entries("e81216", "megastructure_tile", MEGA_TILE_IDS)
        self.mega_tiles: list[int] = [entry.word("counts", language.COUNT_IDS) for entry in tiles]

    def _read_medals(self, book: Book) -> None:
        thresholds = book.part("medals", "thresholds")
        self.thresholds: list[list[int]] = [[], []]
        for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
            found = numbers(thresholds, str(players), players)
            if sorted(found) != found:
                raise thresholds.wrong(str(players), "the lowest comes first")
            self.thresholds.append(found)
        self.medal_points: list[int] = numbers(book.part("medals", "row"), "points", len(MEDAL_IDS) + 1)

    def _read_neutral(self, book: Book) -> None:
        tokens = book.part("neutral", "vote_tokens")
        self.vote_tokens: list[list[int]] = []
        listed = tokens.table["faces"] if tokens.has("faces") else []
        if not isinstance(listed, list):
            raise tokens.wrong("faces", f"{listed!r} is no list")
        for faces in listed:
            self.vote_tokens.append(Entry(tokens.where, {"faces": faces}).numbers("faces"))
        self.round_blocks: list[list[int]] = []
        self.zero_blocks: list[list[int]] = []
        for entry in book.entries("neutral", "planet_tile", PLANET_TILE_IDS):
            self.round_blocks.append([self._space(entry, "round_votes", text) for text in entry.texts("round_votes")])
            self.zero_blocks.append([self._space(entry, "no_votes", text) for text in entry.texts("no_votes")])
            blocked = self.round_blocks[-1] + self.zero_blocks[-1]
            if len(set(blocked)) != len(blocked):
                raise entry.wrong("round_votes", "a space is blocked twice")
        self.room_blocks: list[list[int]] = []
        for entry in book.entries("neutral", "room_tile", ROOM_TILE_IDS):
            room = entry.word("room", ACTION_IDS)
            if not len(PLANET_IDS) <= room < SPY:
                raise entry.wrong("room", f"{ACTION_IDS[room]} is no room")
            space = self.space_actions.index(room)
            self.room_blocks.append([space, self.spy_spaces[1 - wing_of(space)]])

    def _space(self, entry: Entry, key: str, text: str) -> int:
        """The space of a planet in a wing: ``neo left``."""
        words = text.split()
        if len(words) != 2:
            raise entry.wrong(key, f'"{text}" is no planet and wing')
        planet = entry.index(key, words[0], PLANET_IDS)
        return self.planet_spaces[planet][entry.index(key, words[1], WING_IDS)]


CACHED: Final = 8
"""Components with corrections that are kept; more of them are read anew when needed."""

_cache: Final[dict[str, Components]] = {}


def components(corrections: str) -> Components:
    """The components with these corrections; without any, always the same object."""
    found = _cache.get(corrections)
    if found is None:
        found = Components(corrections)
        if len(_cache) > CACHED:
            for text in [text for text in _cache if text]:
                del _cache[text]
        _cache[corrections] = found
    return found


DEFAULT: Final[Components] = components("")
TOKEN_IDS: Final[list[str]] = [token.id for token in DEFAULT.tokens]
FLOOR_IDS: Final[list[str]] = [str(floor + 1) for floor in range(FLOORS)]
