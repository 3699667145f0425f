"""A position of Gaia Project as a view, put together by hand so that every place in it is known."""

from typing import Any

from astrarium.games.gaia.components.ids import PLANET_IDS
from astrarium.games.gaia.components.maps import FIRST_LARGE, OUTLINE_LARGE, SECTORS

AREAS = ("terra", "nav", "ai", "gaia", "eco", "sci")


def empty_hex(q: int, r: int, sector: str) -> dict[str, Any]:
    return {"at": f"{q}x{r}", "q": q, "r": r, "sector": sector}


def large_map() -> dict[str, Any]:
    """The map of the first game for three and four, with nothing on it."""
    hexes: dict[tuple[int, int], dict[str, Any]] = {}
    sectors = []
    for (q0, r0), number in zip(OUTLINE_LARGE, FIRST_LARGE):
        sector = SECTORS[number]
        sectors.append({"id": sector.id, "q": q0, "r": r0, "rotation": 0})
        for q in range(-2, 3):
            for r in range(-2, 3):
                if abs(q + r) <= 2:
                    hexes[q0 + q, r0 + r] = empty_hex(q0 + q, r0 + r, sector.id)
        for q, r, kind in sector.planets:
            hexes[q0 + q, r0 + r]["planet"] = PLANET_IDS[kind]
    return {"code": "", "sectors": sectors, "hexes": list(hexes.values())}


def hex_named(view: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(place for place in view["map"]["hexes"] if place["at"] == name)
    return found


def seat(number: int, faction: str, home: str) -> dict[str, Any]:
    return {
        "seat": number,
        "faction": faction,
        "home": home,
        "vp": 20 + number,
        "ore": 4,
        "credits": 15,
        "knowledge": 3,
        "qic": 1,
        "power": [2, 4, 1],
        "gaia_power": 0,
        "brainstone": 0,
        "gaiaformers": {"ready": 1, "gaia_area": 0, "map": 0, "unearned": 2},
        "supply": {"mine": 5, "station": 3, "lab": 3, "institute": 1, "academy_left": 1, "academy_right": 1},
        "built": {"mine": 3, "station": 1, "lab": 0, "institute": 0, "academy_left": 0, "academy_right": 0},
        "levels": dict.fromkeys(AREAS, 1),
        "tiles": [{"id": "ore_qic", "covered_by": None, "used": False}],
        "booster": "mines",
        "tokens": [{"id": "vp12", "green": False}],
        "specials": [{"id": "charge_4", "used": False}],
        "range": 1,
        "ore_per_step": 3,
        "satellites": 0,
        "federations": 0,
        "passed": False,
        "income": {"ore": 3, "credits": 4, "knowledge": 1, "qic": 0, "charge": 2, "tokens": 1},
        "ledger": [[1, "start", 10], [2, "round:mine_2", 4], [3, "charge", -1]],
    }


def sample_view() -> dict[str, Any]:
    """The middle of a game for four."""
    view: dict[str, Any] = {
        "game": "gaia",
        "round": 3,
        "rounds": 6,
        "phase": "actions",
        "players": 4,
        "to_act": [0],
        "decision": {"kind": "turn", "seat": 0, "args": []},
        "first_player": 0,
        "turn_order": [0, 1, 2, 3],
        "passed": [3],
        "map": large_map(),
        "research": {
            "areas": [
                {"id": area, "tile": tile, "advanced": advanced, "levels": [1, 0, 2, 0]}
                for area, tile, advanced in zip(
                    AREAS,
                    ("ore_qic", "vp_7", "big_4", "gaia_vp", "credits_4", "charge_4"),
                    ("adv_mines", "adv_gaia", None, "adv_3_ore", "adv_sectors", "adv_station"),
                )
            ],
            "free_tiles": ["knowledge_per_type", "ore_charge", "knowledge_credit"],
            "terraforming_token": "vp12",
            "lost_planet": None,
        },
        "board_actions": [
            {"id": "knowledge_3", "power": 7, "qic": 0, "taken": False},
            {"id": "ore_2", "power": 4, "qic": 0, "taken": True},
            {"id": "tech", "power": 0, "qic": 4, "taken": False},
        ],
        "boosters": ["range", "terraform", "big"],
        "round_tiles": ["terraform_2", "research_2", "mine_2", "federation_5", "station_3", "gaia_4"],
        "final_tiles": [
            {"id": "structures", "counts": [4, 3, 5, 2], "neutral": None},
            {"id": "satellites", "counts": [0, 2, 0, 0], "neutral": None},
        ],
        "federation_tokens": {"vp12": 2, "vp8_qic": 3},
        "seats": [
            seat(0, "terrans", "terra"),
            seat(1, "xenos", "desert"),
            seat(2, "ivits", "oxide"),
            seat(3, "hadsch_hallas", "ice"),
        ],
    }
    hex_named(view, "-2x1").update(structure="mine", owner=0)
    hex_named(view, "-2x2").update(structure="station", owner=1, guest=0)
    hex_named(view, "2x-2").update(gaiaformer=0)
    hex_named(view, "0x0").update(satellites=[1, 2])
    hex_named(view, "1x0").update(station=2)
    hex_named(view, "1x1").update(structure="academy_left", owner=3)
    return view
