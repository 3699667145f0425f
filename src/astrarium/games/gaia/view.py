"""What a seat may see. Only the Automa's face-down cards are hidden, and from everybody alike."""

from typing import Any

from astrarium.games.gaia import power
from astrarium.games.gaia.actions.special import special_gains
from astrarium.games.gaia.automa.deck import NO_CARD, Automa
from astrarium.games.gaia.components import abilities, effects
from astrarium.games.gaia.components.components import (
    ADVANCED_IDS,
    BOOSTER_IDS,
    CARD_IDS,
    DEFAULT,
    DIFFICULTY_IDS,
    FINAL_IDS,
    ROUND_IDS,
    SPECIAL_IDS,
    TECH_IDS,
    TOKEN_IDS,
)
from astrarium.games.gaia.components.ids import (
    ACADEMY,
    AREA_IDS,
    BOOSTER_RANGE,
    BOOSTER_STEPS,
    FACTION,
    FACTION_IDS,
    NAVIGATION,
    PLANET_IDS,
    STRUCTURE_IDS,
    TERRAFORMING,
)
from astrarium.games.gaia.components.maps import SECTOR_IDS
from astrarium.games.gaia.counting import is_automa, open_tiles, power_value
from astrarium.games.gaia.factions import can, may_be_able
from astrarium.games.gaia.income import icons
from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.scoring import final_count, neutral_count, research_points, resource_points, tile_points
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import AUTOMA, State

SPECIAL_VERBS = {
    abilities.SWAP: "swap",
    abilities.DOWNGRADE: "downgrade",
    abilities.SPACE_STATION: "station",
    abilities.LOWEST_TRACK: "lowest",
}


def view(state: State, seat: int | None) -> dict[str, Any]:
    """The whole table as JSON-able data."""
    step = state.agenda[-1] if state.agenda else None
    found = {
        "game": "gaia",
        "players": state.players,
        "you": seat,
        "round": state.round,
        "rounds": state.parts.rounds,
        "phase": state.phase,
        "to_act": list(step.seats) if step else [],
        "decision": _decision(state),
        "first_player": state.first_player,
        "turn_order": list(state.order),
        "passed": list(state.passed_order),
        "map": _map(state),
        "research": _research(state),
        "board_actions": [
            {
                "id": item.id,
                "power": item.power,
                "qic": item.qic,
                "taken": bool(state.board_used >> item.index & 1),
            }
            for item in state.parts.board
        ],
        "boosters": [BOOSTER_IDS[booster] for booster in state.boosters],
        "round_tiles": [ROUND_IDS[tile] for tile in state.round_tiles],
        "final_tiles": [_final_tile(state, tile) for tile in state.final_tiles],
        "federation_tokens": _tokens(state),
        "seats": [_seat(state, player) for player in state.seats],
        "automa": _automa(state.automa, state.parts.automa.crosswise) if state.automa is not None else None,
    }
    if state.parts is not DEFAULT:
        found["data"] = state.options["data"]
    return found


def _tokens(state: State) -> dict[str, int]:
    """The federation tokens that are left; the one of a faction only where that faction may play."""
    found: dict[str, int] = {}
    own = any(player.faction < 0 or may_be_able(player, abilities.OWN_TOKEN) for player in state.seats)
    for token in state.parts.tokens:
        if own or not token.own:
            found[token.id] = state.tokens_left[token.index]
    return found


def _automa(automa: Automa, crosswise: int) -> dict[str, Any]:
    seen = automa.discards + automa.open_cards()
    return {
        "seat": AUTOMA,
        "difficulty": DIFFICULTY_IDS[automa.difficulty],
        "deck": len(automa.deck),
        "crosswise": min(len(automa.deck), crosswise),
        "closed": len(automa.closed),
        "known": [name for card, name in enumerate(CARD_IDS) if automa.known >> card & 1 and card not in seen],
        "discards": [CARD_IDS[card] for card in automa.discards],
        "action": CARD_IDS[automa.action] if automa.action != NO_CARD else None,
        "behaviour": CARD_IDS[automa.behaviour] if automa.behaviour != NO_CARD else None,
    }


def _decision(state: State) -> dict[str, Any] | None:
    if not state.agenda:
        return None
    step = state.agenda[-1]
    decision: dict[str, Any] = {"kind": step.kind, "seats": list(step.seats)}
    if step.kind == "charge":
        decision["power"] = step.args[0]
        decision["at"] = hexes.name(state.hex_of(step.args[1]))
    elif step.kind in ("mine", "mine_or_project"):
        decision["steps"], decision["range"] = step.args
    elif step.kind == "satellite":
        decision["placed"] = [hexes.name(place) for place in hexes.members(step.args[1])]
        decision["left"] = step.args[2]
    elif step.kind == "pay":
        decision["tokens"] = step.args[0]
    elif step.kind in ("spend", "brainstone"):
        decision["power"] = step.args[0]
    elif step.kind == "redeem":
        decision["tokens"] = step.args[0]
    elif step.kind == "advance":
        decision["areas"] = [name for area, name in enumerate(AREA_IDS) if step.args[0] >> area & 1]
        decision["optional"] = bool(step.args[1])
    return decision


def _map(state: State) -> dict[str, Any]:
    """The map; a hex says what is there, and nothing of what is not: most of space is empty."""
    board = state.board
    satellites = _by_hex([player.satellites for player in state.seats])
    stations = _by_hex([player.stations for player in state.seats])
    federated = _by_hex([player.federated for player in state.seats])
    found: list[dict[str, Any]] = []
    for place in hexes.members(board.space):
        hex_there: dict[str, Any] = {
            "at": hexes.name(place),
            "q": hexes.column(place),
            "r": hexes.row(place),
            "sector": SECTOR_IDS[board.placements[board.sector_at[place]].sector],
        }
        if place in satellites:
            hex_there["satellites"] = satellites[place]
        if place in stations:
            hex_there["station"] = stations[place][0]
            hex_there["power"] = state.parts.space_station_power
        if place in federated:
            hex_there["federation"] = federated[place]
        planet = state.planet_at(place)
        if planet >= 0:
            _add_planet(state, hex_there, planet)
        found.append(hex_there)
    return {
        "code": board.code(),
        "sectors": [
            {"id": SECTOR_IDS[item.sector], "q": item.q, "r": item.r, "rotation": item.rotation}
            for item in board.placements
        ],
        "hexes": found,
    }


def _by_hex(places: list[int]) -> dict[int, list[int]]:
    """The seats on each hex, of the hexes of every seat."""
    found: dict[int, list[int]] = {}
    for seat, own in enumerate(places):
        for place in hexes.members(own):
            found.setdefault(place, []).append(seat)
    return found


def _add_planet(state: State, hex_there: dict[str, Any], planet: int) -> None:
    hex_there["planet"] = PLANET_IDS[state.kinds[planet]]
    owner = state.owners[planet]
    if owner >= 0:
        hex_there["structure"] = STRUCTURE_IDS[state.structures[planet]]
        hex_there["owner"] = owner
        # The power value of what stands there (GP-FED-02).
        hex_there["power"] = power_value(state, state.seats[owner], planet)
    if state.guests[planet] >= 0:
        hex_there["guest"] = state.guests[planet]
    if state.formers[planet] >= 0:
        hex_there["gaiaformer"] = state.formers[planet]
    hex_there["charges"] = [_chargeable(state, player, planet) for player in state.seats]


def _chargeable(state: State, player: Player, planet: int) -> int:
    """The power value that the player could charge if somebody else built on the planet (GP-LEECH-01)."""
    best = 0
    for own in player.planets:
        if state.apart(own, planet) <= state.parts.charge_range:
            best = max(best, power_value(state, player, own))
    return best


def _research(state: State) -> dict[str, Any]:
    return {
        "areas": [
            {
                "id": name,
                "tile": TECH_IDS[state.tech_spaces[area]],
                "advanced": ADVANCED_IDS[state.advanced[area]] if state.advanced[area] >= 0 else None,
                "levels": [player.levels[area] for player in state.seats],
            }
            for area, name in enumerate(AREA_IDS)
        ],
        "free_tiles": [TECH_IDS[tile] for tile in state.tech_spaces[len(AREA_IDS) :]],
        "terraforming_token": TOKEN_IDS[state.terraforming_token] if state.terraforming_token >= 0 else None,
        "lost_planet": hexes.name(state.lost_hex) if state.lost_hex >= 0 else None,
    }


def _final_tile(state: State, tile: int) -> dict[str, Any]:
    neutral = neutral_count(state, tile)
    return {
        "id": FINAL_IDS[tile],
        "counts": [final_count(state, player, tile) for player in state.seats],
        "points": tile_points(state, tile),
        "neutral": neutral if neutral >= 0 else None,
    }


def _seat(state: State, player: Player) -> dict[str, Any]:
    chosen = player.faction >= 0
    automa = is_automa(state, player)
    return {
        "seat": player.seat,
        "automa": automa,
        "faction": FACTION_IDS[player.faction] if chosen else None,
        "home": PLANET_IDS[state.parts.factions[player.faction].home] if chosen else None,
        "vp": player.vp,
        "ore": player.ore,
        "credits": player.credits,
        "knowledge": player.knowledge,
        "qic": player.qic,
        "power": [player.area1, player.area2, player.area3],
        "gaia_power": player.gaia,
        "brainstone": player.brainstone,
        "spendable_power": power.spendable(player) if chosen else 0,
        "gaiaformers": {
            "ready": player.formers_ready,
            "gaia_area": player.formers_gaia,
            "map": state.formers.count(player.seat),
            "unearned": player.formers_unearned,
        },
        "supply": {
            STRUCTURE_IDS[i]: state.parts.structures[i].supply - player.built[i] for i in range(1, len(STRUCTURE_IDS))
        },
        "built": {STRUCTURE_IDS[i]: player.built[i] for i in range(1, len(STRUCTURE_IDS))},
        "levels": {name: player.levels[area] for area, name in enumerate(AREA_IDS)},
        "tiles": [_tile(player, i) for i in range(len(player.tiles))],
        "booster": BOOSTER_IDS[player.booster] if player.booster >= 0 else None,
        "tokens": [
            {"id": TOKEN_IDS[token], "green": bool(green)}
            for token, green in zip(player.tokens, player.green, strict=True)
        ],
        "specials": _specials(player) if chosen and not automa else [],
        "range": state.parts.tracks[NAVIGATION][player.levels[NAVIGATION]].range,
        "ore_per_step": state.parts.tracks[TERRAFORMING][player.levels[TERRAFORMING]].ore_per_step,
        "satellites": player.satellites.bit_count(),
        "stations": player.stations.bit_count(),
        "federations": player.formed,
        "passed": player.passed,
        "income": _income(player) if chosen and not automa else {},
        "ledger": [list(entry) for entry in player.ledger],
        "final": {
            "research": {name: research_points(player, area) for area, name in enumerate(AREA_IDS)},
            "resources": resource_points(player),
        },
    }


def _tile(player: Player, i: int) -> dict[str, Any]:
    cover = player.covers[i]
    special = open_tiles(player)[i].special
    return {
        "id": TECH_IDS[player.tiles[i]],
        "covered_by": ADVANCED_IDS[cover] if cover >= 0 else None,
        "used": special >= 0 and bool(player.used >> special & 1),
    }


def _specials(player: Player) -> list[dict[str, Any]]:
    found: list[int] = []
    own = player.parts.factions[player.faction].specials
    if own and can(player, own[0]):
        found.append(FACTION)
    if special_gains(player, ACADEMY):
        found.append(ACADEMY)
    if player.booster >= 0 and player.parts.boosters[player.booster].action_steps:
        found.append(BOOSTER_STEPS)
    if player.booster >= 0 and player.parts.boosters[player.booster].action_range:
        found.append(BOOSTER_RANGE)
    found.extend([tile.special for tile in open_tiles(player) if tile.action])
    specials: list[dict[str, Any]] = []
    for special in found:
        name = SPECIAL_IDS[special]
        if special == FACTION:
            name = SPECIAL_VERBS[own[0]]
        specials.append({"id": name, "used": bool(player.used >> special & 1)})
    return specials


def _income(player: Player) -> dict[str, int]:
    totals = {name: 0 for name in effects.RESOURCE_IDS[: effects.TOKENS + 1] if name != "vp"}
    for icon in icons(player):
        totals[effects.RESOURCE_IDS[icon.what]] += icon.amount
    return totals
