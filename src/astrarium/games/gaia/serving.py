# mypyc: off
"""The components for screens: every effect as the engine has parsed it, with its words."""

from functools import cache
from typing import Any

import msgspec

from astrarium.games.gaia.automa.cards import CARDS, DEED_IDS, DIRECTION_IDS, FINAL_WORDS, Card
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
from astrarium.games.gaia.components import components as parts
from astrarium.games.gaia.components import pieces
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
    served = GaiaComponents(
        tech=[_tech(tile) for tile in parts.TECH + parts.ADVANCED],
        boosters=[_booster(booster) for booster in parts.BOOSTERS],
        rounds=[_round(tile) for tile in parts.ROUND_TILES],
        tokens=[_token(token) for token in parts.TOKENS],
        octagons=[_octagon(action) for action in parts.BOARD],
        areas=[
            {"id": area, "levels": [_level(i, number) for number in range(len(parts.TRACKS[i]))]}
            for i, area in enumerate(AREA_IDS)
        ],
        factions=[_faction(faction) for faction in parts.FACTIONS],
        boards=[[FACTION_IDS[faction] for faction in board] for board in parts.BOARDS],
        structures=[_structure(structure) for structure in parts.STRUCTURES[1:]],
        planets=[{"id": planet.id, "colour": planet.colour} for planet in parts.PLANETS],
        wheel=[PLANET_IDS[planet] for planet in parts.WHEEL],
        sectors=[{"id": sector.id, "number": sector.number} for sector in parts.SECTORS],
        cards=[_card(card) for card in CARDS],
        crossing_charge=parts.CROSSING_CHARGE,
        qic_range=parts.QIC_RANGE,
        rank_vp=parts.RANK_VP,
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
    found = _tile(tile, said.tech(tile.id), tile.trigger, tile.trigger_vp)
    found["now"], found["income"] = icons(tile.now), icons(tile.income)
    found["action"], found["on_pass"] = icons(tile.action), icons(tile.on_pass)
    found["big_power"] = tile.big_power
    return found


def _booster(booster: pieces.Booster) -> Tile:
    found = _tile(booster, said.booster(booster.index))
    found["income"], found["on_pass"] = icons(booster.income), icons(booster.on_pass)
    found["action"] = _amounts(steps=booster.action_steps, range=booster.action_range)
    return found


def _round(tile: pieces.RoundTile) -> Tile:
    return _tile(tile, said.round_tile(tile.index), tile.trigger, tile.vp)


def _token(token: parts.FederationToken) -> TokenPiece:
    return {"id": token.id, "gains": icons(token.gains), "flips": token.flips, "said": said.token(token.index)}


def _octagon(action: pieces.BoardAction) -> Octagon:
    return {"id": action.id, "power": action.power, "qic": action.qic, "gains": icons(action.gains)}


def _level(area: int, number: int) -> Level:
    level = parts.TRACKS[area][number]
    return {
        "ore_per_step": level.ore_per_step,
        "range": level.range,
        "project_tokens": level.project_tokens,
        "once": icons(level.once),
        "income": icons(level.income),
        "said": said.level(area, number),
    }


def _faction(faction: parts.Faction) -> Faction:
    return {
        "id": faction.id,
        "home": PLANET_IDS[faction.home],
        "start": _amounts(ore=faction.ore, credits=faction.credits, knowledge=faction.knowledge, qic=faction.qic),
        "said": said.start(faction.index),
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
