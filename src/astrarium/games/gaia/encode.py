"""What a seat may know in Gaia Project, as numbers; the map comes last (docs/encodings.md)."""

from astrarium.games.gaia.automa.deck import NO_CARD, Automa
from astrarium.games.gaia.components.components import (
    ADVANCED_IDS,
    ROUND_IDS,
    TECH_IDS,
)
from astrarium.games.gaia.components.ids import AREA_IDS, NO_SEAT, STRUCTURE_IDS
from astrarium.games.gaia.marks import (
    ASKED,
    DECISIONS,
    FORMERS,
    LAYOUTS,
    LEFT,
    LEVELS,
    PHASES,
    PIECES,
    PLACE_OF,
    PLACES,
    PLANETS,
    POWER,
    ROUNDS,
    SATELLITES,
    SCORE,
    STORE,
    TEN,
    TOKENS,
    Layout,
)
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State
from astrarium.kernel.features import Features


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
    found.members(layout.octagons, state.board_used)
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
    found.members(at + layout.used, player.used)
    found.upto(at + layout.formed, TOKENS, player.formed)
    if player.joined:
        on.append(at + layout.joined)
    for structure in range(1, len(STRUCTURE_IDS)):
        found.upto(at + layout.built + (structure - 1) * PIECES, PIECES, player.built[structure])
    found.upto(at + layout.planets, PLANETS, len(player.planets))
    kinds = 0
    for planet in player.planets:
        kinds |= 1 << state.kinds[planet]
    found.members(at + layout.kinds_settled, kinds)
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
    found.members(at + layout.own_tokens, held)
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
    found.members(layout.known, automa.known)


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
