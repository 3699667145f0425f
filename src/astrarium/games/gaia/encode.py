"""What a seat may know in Gaia Project, as numbers; the map comes last (docs/encodings.md)."""

from typing import Final, final

from astrarium.games.gaia.automa.deck import NO_CARD, Automa
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
from astrarium.games.gaia.components.ids import AREA_IDS, FACTION_IDS, NO_SEAT, PLANET_IDS, STRUCTURE_IDS
from astrarium.games.gaia.map.hexes import HEXES, INSIDE, NAMES
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State
from astrarium.kernel.features import Features, FeatureSpace, seat_names

VERSION: Final = 1
DECISION_IDS: Final[list[str]] = [
    "faction",
    "rotate",
    "place",
    "booster",
    "income",
    "exchange",
    "redeem",
    "turn",
    "closing",
    "mine",
    "mine_or_project",
    "tech",
    "advance",
    "lost",
    "satellite",
    "token",
    "rescore",
    "charge",
    "pay",
    "spend",
    "brainstone",
]
DECISIONS: Final[dict[str, int]] = {kind: number for number, kind in enumerate(DECISION_IDS)}
PHASE_IDS: Final[list[str]] = ["setup", "income", "gaia", "actions", "over"]
PHASES: Final[dict[str, int]] = {phase: number for number, phase in enumerate(PHASE_IDS)}
STONE_IDS: Final[list[str]] = ["none", "area1", "area2", "area3", "gaia", "lost"]
ROUNDS: Final = 6
SPACES: Final = 9
LEVELS: Final = 5
PIECES: Final = 8
FORMERS: Final = 3
PLANETS: Final = 16
TOKENS: Final = 6
LEFT: Final = 3
STORE: Final = 8
POWER: Final = 12
SATELLITES: Final = 20
ASKED: Final = 3
SCORE: Final = 100.0
TEN: Final = 10.0
PLACES: Final = len(INSIDE)
PLACE_OF: Final[list[int]] = [INSIDE.index(place) if place in INSIDE else 0 for place in range(HEXES)]
"""Where the marks of a hex stand among those of all hexes."""
HEX_IDS: Final[list[str]] = [NAMES[place] for place in INSIDE]


@final
class Layout:
    """Where every mark stands, for a number of players; those of a seat are counted from where its part begins."""

    def __init__(self, players: int) -> None:
        # In the solo game the Automa has a place like everybody.
        names = seat_names(2 if players == 1 else players)
        space = FeatureSpace(VERSION)
        self.decision: int = space.marks("decision", DECISION_IDS)
        self.asked: int = space.flag("asked")
        self.numbers: int = space.size
        for nth in range(1, ASKED + 1):
            space.steps(f"asked.number{nth}", STORE)
        self.phase: int = space.marks("phase", PHASE_IDS)
        self.round: int = space.steps("round", ROUNDS)
        self.round_tiles: int = space.size
        for number in range(1, ROUNDS + 1):
            space.marks(f"round{number}", ROUND_IDS)
        self.round_tile: int = space.marks("this_round", ROUND_IDS)
        self.final_tiles: int = space.marks("final", FINAL_IDS)
        self.boosters: int = space.marks("booster", BOOSTER_IDS)
        self.octagons: int = space.marks("octagon_taken", BOARD_IDS)
        self.tech: int = space.size
        for number in range(1, SPACES + 1):
            space.marks(f"tech_space{number}", TECH_IDS)
        self.advanced: int = space.size
        for area in AREA_IDS:
            space.marks(f"advanced_{area}", ADVANCED_IDS)
        self.tokens_left: int = space.size
        for token in TOKEN_IDS:
            space.steps(f"{token}_left", LEFT)
        self.terraforming: int = space.marks("terraforming_token", TOKEN_IDS)
        self.seat: int = space.size
        for name in names:
            self.seat_part(space, name)
        self.seat_size: int = (space.size - self.seat) // len(names)
        if players == 1:
            self.difficulty: int = space.marks("automa.difficulty", DIFFICULTY_IDS)
            self.action: int = space.marks("automa.action", CARD_IDS)
            self.behaviour: int = space.marks("automa.behaviour", CARD_IDS)
            self.discards: int = space.marks("automa.discarded", CARD_IDS)
            self.known: int = space.marks("automa.known", CARD_IDS)
        space.end_core()
        self.kinds: int = space.size
        for kind in PLANET_IDS:
            space.marks(f"map.{kind}", HEX_IDS)
        self.map: int = space.size
        for name in names:
            self.map_part(space, name)
        self.map_size: int = (space.size - self.map) // len(names)
        for name in names:
            space.quantity(f"{name}.vp", SCORE)
            for good in ("ore", "credits", "knowledge", "qic"):
                space.quantity(f"{name}.{good}", TEN)
        if players == 1:
            space.quantity("automa.deck", TEN)
        self.space: FeatureSpace = space.finished()

    def seat_part(self, space: FeatureSpace, name: str) -> None:
        """Declare the marks of one seat."""
        begin = space.size
        self.acting: int = space.flag(f"{name}.to_act") - begin
        self.first: int = space.flag(f"{name}.first") - begin
        self.passed: int = space.flag(f"{name}.passed") - begin
        self.faction: int = space.marks(f"{name}.faction", FACTION_IDS) - begin
        self.booster: int = space.marks(f"{name}.booster", BOOSTER_IDS) - begin
        self.goods: int = space.size - begin
        for good in ("ore", "credits", "knowledge", "qic"):
            space.steps(f"{name}.{good}", STORE)
        self.power: int = space.size - begin
        for area in ("area1", "area2", "area3", "gaia"):
            space.steps(f"{name}.{area}", POWER)
        self.stone: int = space.marks(f"{name}.brainstone", STONE_IDS) - begin
        self.formers: int = space.size - begin
        for where in ("ready", "in_gaia_area", "unearned"):
            space.steps(f"{name}.formers_{where}", FORMERS)
        self.used: int = space.marks(f"{name}.used", SPECIAL_IDS) - begin
        self.formed: int = space.steps(f"{name}.formed", TOKENS) - begin
        self.joined: int = space.flag(f"{name}.joined") - begin
        self.built: int = space.size - begin
        for structure in STRUCTURE_IDS[1:]:
            space.steps(f"{name}.{structure}", PIECES)
        self.planets: int = space.steps(f"{name}.planets", PLANETS) - begin
        self.kinds_settled: int = space.marks(f"{name}.settled", PLANET_IDS) - begin
        self.levels: int = space.size - begin
        for area in AREA_IDS:
            space.steps(f"{name}.{area}", LEVELS)
        self.tiles: int = space.marks(f"{name}.tech", TECH_IDS) - begin
        self.covered: int = space.marks(f"{name}.covered", TECH_IDS) - begin
        self.advanced_tiles: int = space.marks(f"{name}.advanced", ADVANCED_IDS) - begin
        self.tokens: int = space.steps(f"{name}.tokens", TOKENS) - begin
        self.green: int = space.steps(f"{name}.green", TOKENS) - begin
        self.own_tokens: int = space.marks(f"{name}.token", TOKEN_IDS) - begin
        self.satellites: int = space.steps(f"{name}.satellites", SATELLITES) - begin
        self.offered: int = space.steps(f"{name}.offered", STORE) - begin

    def map_part(self, space: FeatureSpace, name: str) -> None:
        """Declare the marks of one seat on the map."""
        begin = space.size
        for structure in STRUCTURE_IDS[1:]:
            space.marks(f"map.{name}.{structure}", HEX_IDS)
        self.guests: int = space.marks(f"map.{name}.guest", HEX_IDS) - begin
        self.gaiaformers: int = space.marks(f"map.{name}.gaiaformer", HEX_IDS) - begin
        self.federated: int = space.marks(f"map.{name}.federated", HEX_IDS) - begin
        self.satellite_at: int = space.marks(f"map.{name}.satellite", HEX_IDS) - begin
        self.station_at: int = space.marks(f"map.{name}.space_station", HEX_IDS) - begin


LAYOUTS: Final[list[Layout]] = [Layout(players) for players in range(1, 5)]


def features(state: State, seat: int, board: bool) -> Features:
    """What a seat may know: the table, what lies before every seat, its own first, then the map if it is wanted."""
    layout = LAYOUTS[state.players - 1]
    found = Features()
    table_marks(state, layout, found)
    if state.agenda:
        decision_marks(state, seat, layout, found)
    at = layout.seat
    seats = len(state.seats)
    for nth in range(seats):
        player = state.seats[(seat + nth) % seats]
        seat_marks(state, player, at, layout, found)
        stock_marks(player, at, layout, found)
        at += layout.seat_size
    automa = state.automa
    if automa is not None:
        automa_marks(automa, layout, found)
        found.floats.append(len(automa.deck) / TEN)
    elif state.players == 1:
        found.floats.append(0.0)
    if board:
        map_marks(state, seat, layout, found)
    return found


def decision_marks(state: State, seat: int, layout: Layout, found: Features) -> None:
    """What is asked, and its first numbers."""
    step = state.agenda[-1]
    found.indices.append(layout.decision + DECISIONS[step.kind])
    if seat in step.seats:
        found.indices.append(layout.asked)
    for nth, number in enumerate(step.args[:ASKED]):
        found.upto(layout.numbers + nth * STORE, STORE, number)


def table_marks(state: State, layout: Layout, found: Features) -> None:
    """Rounds, tiles and tokens in the middle."""
    on = found.indices
    on.append(layout.phase + PHASES[state.phase])
    found.upto(layout.round, ROUNDS, state.round)
    for number, tile in enumerate(state.round_tiles):
        on.append(layout.round_tiles + number * len(ROUND_IDS) + tile)
        if number + 1 == state.round:
            on.append(layout.round_tile + tile)
    for tile in state.final_tiles:
        on.append(layout.final_tiles + tile)
    for booster in state.boosters:
        on.append(layout.boosters + booster)
    set_marks(on, layout.octagons, state.board_used)
    for number, tile in enumerate(state.tech_spaces):
        on.append(layout.tech + number * len(TECH_IDS) + tile)
    for area, tile in enumerate(state.advanced):
        if tile >= 0:
            on.append(layout.advanced + area * len(ADVANCED_IDS) + tile)
    for token, left in enumerate(state.tokens_left):
        found.upto(layout.tokens_left + token * LEFT, LEFT, left)
    if state.terraforming_token >= 0:
        on.append(layout.terraforming + state.terraforming_token)


def seat_marks(state: State, player: Player, at: int, layout: Layout, found: Features) -> None:
    """What a seat is and has reached."""
    on = found.indices
    if state.agenda and player.seat in state.agenda[-1].seats:
        on.append(at + layout.acting)
    if state.first_player == player.seat:
        on.append(at + layout.first)
    if player.passed:
        on.append(at + layout.passed)
    if player.faction >= 0:
        on.append(at + layout.faction + player.faction)
    if player.booster >= 0:
        on.append(at + layout.booster + player.booster)
    set_marks(on, at + layout.used, player.used)
    found.upto(at + layout.formed, TOKENS, player.formed)
    if player.joined:
        on.append(at + layout.joined)
    for structure in range(1, len(STRUCTURE_IDS)):
        found.upto(at + layout.built + (structure - 1) * PIECES, PIECES, player.built[structure])
    found.upto(at + layout.planets, PLANETS, len(player.planets))
    kinds = 0
    for planet in player.planets:
        kinds |= 1 << state.kinds[planet]
    set_marks(on, at + layout.kinds_settled, kinds)
    for area in range(len(AREA_IDS)):
        found.upto(at + layout.levels + area * LEVELS, LEVELS, player.levels[area])
    for tile, cover in zip(player.tiles, player.covers):
        on.append(at + layout.tiles + tile)
        if cover >= 0:
            on.append(at + layout.covered + tile)
            on.append(at + layout.advanced_tiles + cover)
    found.upto(at + layout.tokens, TOKENS, len(player.tokens))
    found.upto(at + layout.green, TOKENS, sum(player.green))
    held = 0
    for token in player.tokens:
        held |= 1 << token
    set_marks(on, at + layout.own_tokens, held)
    found.upto(at + layout.satellites, SATELLITES, player.satellites.bit_count())
    for offer in state.offers:
        if offer[0] == player.seat:
            found.upto(at + layout.offered, STORE, offer[1])
            break


def stock_marks(player: Player, at: int, layout: Layout, found: Features) -> None:
    """The goods, the power and the Gaiaformers of a seat."""
    goods = at + layout.goods
    found.upto(goods, STORE, player.ore)
    found.upto(goods + STORE, STORE, player.credits)
    found.upto(goods + STORE * 2, STORE, player.knowledge)
    found.upto(goods + STORE * 3, STORE, player.qic)
    power = at + layout.power
    found.upto(power, POWER, player.area1)
    found.upto(power + POWER, POWER, player.area2)
    found.upto(power + POWER * 2, POWER, player.area3)
    found.upto(power + POWER * 3, POWER, player.gaia)
    found.indices.append(at + layout.stone + player.brainstone)
    formers = at + layout.formers
    found.upto(formers, FORMERS, player.formers_ready)
    found.upto(formers + FORMERS, FORMERS, player.formers_gaia)
    found.upto(formers + FORMERS * 2, FORMERS, player.formers_unearned)
    floats = found.floats
    floats.append(player.vp / SCORE)
    floats.append(player.ore / TEN)
    floats.append(player.credits / TEN)
    floats.append(player.knowledge / TEN)
    floats.append(player.qic / TEN)


def automa_marks(automa: Automa, layout: Layout, found: Features) -> None:
    """The Automa's cards as far as the player knows them."""
    on = found.indices
    on.append(layout.difficulty + automa.difficulty)
    if automa.action != NO_CARD:
        on.append(layout.action + automa.action)
    if automa.behaviour != NO_CARD:
        on.append(layout.behaviour + automa.behaviour)
    for card in automa.discards:
        on.append(layout.discards + card)
    set_marks(on, layout.known, automa.known)


def map_marks(state: State, seat: int, layout: Layout, found: Features) -> None:
    """Planets, and whose structures, Gaiaformers, satellites and stations are where."""
    on = found.indices
    seats = len(state.seats)
    size = layout.map_size
    for planet in range(len(state.kinds)):
        place = state.hex_of(planet)
        if place < 0:
            continue
        spot = PLACE_OF[place]
        on.append(layout.kinds + state.kinds[planet] * PLACES + spot)
        owner = state.owners[planet]
        if owner != NO_SEAT and state.structures[planet]:
            at = layout.map + (owner - seat) % seats * size
            on.append(at + (state.structures[planet] - 1) * PLACES + spot)
        if state.guests[planet] != NO_SEAT:
            on.append(layout.map + (state.guests[planet] - seat) % seats * size + layout.guests + spot)
        if state.formers[planet] != NO_SEAT:
            on.append(layout.map + (state.formers[planet] - seat) % seats * size + layout.gaiaformers + spot)
    for nth in range(seats):
        player = state.seats[(seat + nth) % seats]
        at = layout.map + nth * size
        hex_marks(on, at + layout.federated, player.federated)
        hex_marks(on, at + layout.satellite_at, player.satellites)
        hex_marks(on, at + layout.station_at, player.stations)


def hex_marks(on: list[int], start: int, places: int) -> None:
    """The marks of a set of hexes."""
    while places:
        lowest = places & -places
        on.append(start + PLACE_OF[lowest.bit_length() - 1])
        places ^= lowest


def set_marks(on: list[int], start: int, members: int) -> None:
    """The marks of a small set."""
    place = start
    while members:
        if members & 1:
            on.append(place)
        members >>= 1
        place += 1
