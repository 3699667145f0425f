# mypyc: off
"""The components for screens: every effect as the engine has parsed it, with its words."""

from functools import cache
from typing import Any

import msgspec

from astrarium.games.gaia.component_types import (
    AutomaCard,
    Faction,
    GaiaComponents,
    Icon,
    Level,
    Octagon,
    Structure,
    Tile,
    TokenPiece,
)
from astrarium.games.gaia.components import boards, maps, pieces
from astrarium.games.gaia.components.automa_parts import DEED_IDS, DIRECTION_IDS, FINAL_WORDS, Card
from astrarium.games.gaia.components.components import DEFAULT, Components
from astrarium.games.gaia.components.effects import (
    NO_TRIGGER,
    PER_IDS,
    PER_NOTHING,
    RESOURCE_IDS,
    TRIGGER_IDS,
    UNCOUNTED,
    Gain,
)
from astrarium.games.gaia.components.ids import AREA_IDS, FACTION_IDS, LAB, MINE, PLANET_IDS, STATION
from astrarium.games.gaia.telling import effects as said
from astrarium.kernel.message import Message


@cache
def of_files() -> dict[str, Any]:
    """The components as the data files have them, as plain data."""
    return served(DEFAULT)


def of_table(parts: Components) -> dict[str, Any]:
    """All components of a table with changed numbers; nothing where they are those of the files."""
    return served(parts) if parts is not DEFAULT else {}


def served(parts: Components) -> dict[str, Any]:
    """All components of a game as plain data."""
    served = GaiaComponents(
        tech=[_tech(tile) for tile in parts.tech + parts.advanced],
        boosters=[_booster(booster) for booster in parts.boosters],
        rounds=[_round(tile) for tile in parts.round_tiles],
        tokens=[_token(token) for token in parts.tokens],
        octagons=[_octagon(action) for action in parts.board],
        areas=[
            {"id": area, "levels": [_level(level) for level in parts.tracks[i]]} for i, area in enumerate(AREA_IDS)
        ],
        factions=[_faction(faction) for faction in parts.factions],
        boards=[[FACTION_IDS[faction] for faction in board] for board in parts.boards],
        structures=[_structure(structure) for structure in parts.structures[1:]],
        planets=[{"id": planet.id, "colour": planet.colour} for planet in maps.PLANETS],
        wheel=[PLANET_IDS[planet] for planet in maps.WHEEL],
        sectors=[{"id": sector.id, "number": sector.number} for sector in maps.SECTORS],
        cards=[_card(card) for card in parts.automa.cards],
        crossing_charge=parts.crossing_charge,
        qic_range=parts.qic_range,
        rank_vp=parts.rank_vp,
    )
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(served))
    return plain


def icons(gains: list[Gain]) -> list[Icon]:
    """Icons as they are drawn; what is never counted has no number."""
    return [
        Icon(
            what=RESOURCE_IDS[gain.what],
            amount=0 if gain.what in UNCOUNTED else gain.amount,
            per=PER_IDS[gain.per] if gain.per != PER_NOTHING else "",
            on="",
        )
        for gain in gains
    ]


def _amounts(**goods: int) -> list[Icon]:
    return [Icon(what=what, amount=amount, per="", on="") for what, amount in goods.items() if amount]


def _tile(piece: pieces.Piece, words: Message, trigger: int = NO_TRIGGER, vp: int = 0) -> Tile:
    scores = [] if trigger == NO_TRIGGER else [Icon(what="vp", amount=vp, per="", on=TRIGGER_IDS[trigger])]
    return Tile(id=piece.id, now=[], income=[], action=[], on_pass=[], scores=scores, big_power=0, said=words)


def _tech(tile: pieces.TechTile) -> Tile:
    found = _tile(tile, said.tech(tile), tile.trigger, tile.trigger_vp)
    found["now"], found["income"] = icons(tile.now), icons(tile.income)
    found["action"], found["on_pass"] = icons(tile.action), icons(tile.on_pass)
    found["big_power"] = tile.big_power
    return found


def _booster(booster: pieces.Booster) -> Tile:
    found = _tile(booster, said.booster(booster))
    found["income"], found["on_pass"] = icons(booster.income), icons(booster.on_pass)
    found["action"] = _amounts(steps=booster.action_steps, range=booster.action_range)
    return found


def _round(tile: pieces.RoundTile) -> Tile:
    return _tile(tile, said.round_tile(tile), tile.trigger, tile.vp)


def _token(token: boards.FederationToken) -> TokenPiece:
    return {"id": token.id, "gains": icons(token.gains), "flips": token.flips, "said": said.token(token)}


def _octagon(action: pieces.BoardAction) -> Octagon:
    return {"id": action.id, "power": action.power, "qic": action.qic, "gains": icons(action.gains)}


def _level(level: pieces.Level) -> Level:
    return {
        "ore_per_step": level.ore_per_step,
        "range": level.range,
        "project_tokens": level.project_tokens,
        "once": icons(level.once),
        "income": icons(level.income),
        "said": said.level(level),
    }


def _faction(faction: boards.Faction) -> Faction:
    return {
        "id": faction.id,
        "home": PLANET_IDS[faction.home],
        "start": _amounts(ore=faction.ore, credits=faction.credits, knowledge=faction.knowledge, qic=faction.qic),
        "said": said.start(faction),
        "power": (faction.area1, faction.area2),
        "mine": [icons(slot) for slot in faction.slot_income[MINE]],
        "station": [icons(slot) for slot in faction.slot_income[STATION]],
        "lab": [icons(slot) for slot in faction.slot_income[LAB]],
        "academy_income": icons(faction.academy_income),
        "academy_action": icons(faction.academy_action),
        "institute_income": icons(faction.institute_income),
        "research": [area for i, area in enumerate(AREA_IDS) if faction.levels[i]],
    }


def _structure(structure: pieces.Structure) -> Structure:
    return {
        "id": structure.id,
        "cost": _amounts(credits=structure.credits, ore=structure.ore),
        "near_credits": structure.near_credits if structure.near_credits != structure.credits else 0,
    }


def _card(card: Card) -> AutomaCard:
    return {
        "id": card.id,
        "passes": card.passes,
        "action": DEED_IDS[card.deed],
        "vp": card.vp,
        "final": FINAL_WORDS[card.final],
        "range": card.range,
        "direction": DIRECTION_IDS[card.direction],
        "side": "right" if card.from_left else "left",
        "count": card.count,
    }
