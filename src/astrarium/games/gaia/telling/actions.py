"""Actions and questions as messages."""

from collections.abc import Callable
from typing import Any, Final

from astrarium.games.gaia.actions.charging import charge_amount
from astrarium.games.gaia.components.components import SPECIAL_IDS, TECH_IDS
from astrarium.games.gaia.components.effects import RESOURCE_IDS
from astrarium.games.gaia.components.ids import AREA_IDS, FACTION_IDS, PLANET_IDS, STRUCTURE_IDS
from astrarium.games.gaia.components.maps import SECTOR_IDS
from astrarium.games.gaia.counting import power_value
from astrarium.games.gaia.research import TOP
from astrarium.games.gaia.state.state import State
from astrarium.games.gaia.telling import effects
from astrarium.games.gaia.telling.places import about_hex, on, sector
from astrarium.games.gaia.verbs import BURN_IDS, CHARGE_IDS, SPEND_IDS, STONE_IDS
from astrarium.kernel.action import Action
from astrarium.kernel.message import Message, name, seat_name

Args = dict[str, Any]


def describe(state: State, seat: int, action: Action) -> Message:
    """A legal action in a few words."""
    tell = TELLERS.get(action.verb)
    return Message(f"action-{action.verb}", tell(state, seat, action) if tell is not None else {})


def _hex(state: State, seat: int, action: Action) -> Args:
    return about_hex(state, action.args[0])


def _upgrade(state: State, seat: int, action: Action) -> Args:
    found = about_hex(state, action.args[0])
    found["structure"] = name("structure", STRUCTURE_IDS[action.args[1]])
    return found


def _area(state: State, seat: int, action: Action) -> Args:
    area = action.args[0]
    level = state.seats[seat].levels[area] + 1
    return {
        "area": name("area", AREA_IDS[area]),
        "level": level,
        "effect": effects.level(state.parts.tracks[area][min(level, TOP)]),
    }


def _faction(state: State, seat: int, action: Action) -> Args:
    word = FACTION_IDS[action.args[0]]
    return {
        "faction": name("faction", word),
        "effect": effects.faction(state.parts.factions[action.args[0]]),
        "about": name("about", word),
    }


def _rotate(state: State, seat: int, action: Action) -> Args:
    wanted, rotation = action.args
    now = next(placement.rotation for placement in state.board.placements if placement.sector == wanted)
    return {"sector": name("sector", SECTOR_IDS[wanted]), "degrees": (rotation - now) % 6 * 60}


def _booster(state: State, seat: int, action: Action) -> Args:
    if not action.args:
        return {"booster": "none", "effect": ""}
    booster = state.parts.boosters[action.args[0]]
    return {"booster": name("booster", booster.id), "effect": effects.booster(booster)}


def _octagon(state: State, seat: int, action: Action) -> Args:
    return {"effect": effects.octagon(state.parts.board[action.args[0]])}


def _token(state: State, seat: int, action: Action) -> Args:
    token = state.parts.tokens[action.args[0]]
    return {"token": name("token", token.id), "effect": effects.token(token)}


def _tech(state: State, seat: int, action: Action) -> Args:
    tile = str(action).split()[1]
    effect = effects.of(state.parts, "tech", tile)
    if len(action.args) > 1:
        over = name("tech", TECH_IDS[action.args[1]])
        return {"how": "cover", "effect": effect, "over": over, "area": ""}
    space = state.tech_spaces.index(action.args[0])
    if space < len(AREA_IDS):
        return {"how": "area", "effect": effect, "over": "", "area": name("area", AREA_IDS[space])}
    return {"how": "any", "effect": effect, "over": "", "area": ""}


def _federation(state: State, seat: int, action: Action) -> Args:
    """By their types alone two federations may look the same, so the planets come with their sectors."""
    player = state.seats[seat]
    value = 0
    planets: list[Message] = []
    for place in action.args:
        planet = state.planet_at(place)
        value += power_value(state, player, planet) if planet >= 0 else state.parts.space_station_power
        kind = name("planet", PLANET_IDS[state.kinds[planet]]) if planet >= 0 else name("structure", "space_station")
        where = SECTOR_IDS[state.board.placements[state.board.sector_at[place]].sector][1:3]
        planets.append(Message("planet-in", {"planet": kind, "number": where, "sector": sector(state, place)}))
    return {"count": len(action.args), "value": value, "planets": [*planets]}


def _bowl(state: State, seat: int, action: Action) -> Args:
    one, two, three, stone = action.args
    return {"one": one, "two": two, "three": three, "stone": stone}


def _charge(state: State, seat: int, action: Action) -> Args:
    value, _ = state.agenda[-1].args
    charged = charge_amount(state.seats[seat], value)
    word = CHARGE_IDS[action.args[0]]
    how = name("charge", word) if word else ""
    return {"charged": charged, "vp": max(0, charged - 1), "order": word or "none", "how": how}


def _word(kind: str, ids: list[str]) -> Callable[[State, int, Action], Args]:
    def tell(state: State, seat: int, action: Action) -> Args:
        word = ids[action.args[0]]
        return {"how": name(kind, word) if word else "", "what": word or "none"}

    return tell


def _convert(state: State, seat: int, action: Action) -> Args:
    return effects.conversion(state.parts.free[action.args[0]])


TELLERS: Final[dict[str, Callable[[State, int, Action], Args]]] = {
    "faction": _faction,
    "rotate": _rotate,
    "place": _hex,
    "booster": _booster,
    "pass": _booster,
    "build": _hex,
    "project": _hex,
    "upgrade": _upgrade,
    "swap": _hex,
    "downgrade": _hex,
    "station": _hex,
    "satellite": _hex,
    "lost": _hex,
    "federation": _federation,
    "token": _token,
    "rescore": _token,
    "research": _area,
    "advance": _area,
    "lowest": _area,
    "power": _octagon,
    "qic": _octagon,
    "tech": _tech,
    "convert": _convert,
    "redeem": _word("resource", RESOURCE_IDS),
    "special": _word("special", SPECIAL_IDS),
    "burn": _word("burn", BURN_IDS),
    "spend": _word("spend", SPEND_IDS),
    "brainstone": _word("brainstone", STONE_IDS),
    "income": _bowl,
    "pay": _bowl,
    "charge": _charge,
}


def ask_charge(state: State, seat: int) -> Message:
    """Who has built beside one, and where; if that cannot be told, only where."""
    value, planet = state.agenda[-1].args
    place = state.hex_of(planet)
    builders = [other for other in (state.owners[planet], state.guests[planet]) if other >= 0 and other != seat]
    args: Args = {**about_hex(state, place), "kind": "charge", "power": value}
    args["seat"] = seat_name(builders[0]) if len(builders) == 1 else "none"
    args["on"] = on(state, place)
    args["builders"] = len(builders)
    return Message("decision-charge", args)
