"""What a seat may see: everything but the contents of face-down stacks and tokens (FD-GEN-08)."""

from typing import Any, Final

from msgspec import to_builtins

from astrarium.games.federation.accreditation import marker_level
from astrarium.games.federation.components.components import FLOOR_IDS, TOKEN_IDS
from astrarium.games.federation.components.ids import (
    ACTION_IDS,
    AMBASSADOR_IDS,
    ASTEROID_IDS,
    COLUMNS,
    DEAD_IDS,
    DEEP_IDS,
    FLOORS,
    MEDAL_IDS,
    MEGA_TILE_IDS,
    MISSION_IDS,
    NEUTRAL,
    NONE,
    PLANET_IDS,
    PLANET_TILE_IDS,
    PLANETS,
    PRODUCTION_IDS,
    PRODUCTIONS,
    PROJECT_IDS,
    RESOURCE_IDS,
    ROOM_TILE_IDS,
    SHOP_IDS,
    SIDE_IDS,
    SPACE_IDS,
    SPACES,
    SPECIALIST_IDS,
    START_IDS,
    STRUCTURE_IDS,
    TYPE_IDS,
    WING_IDS,
    floor_of,
    wing_of,
)
from astrarium.games.federation.counting import (
    completed,
    crystals,
    floor_votes,
    funds,
    influence,
    level,
    opened,
    points_of,
    votes,
    wing_votes,
)
from astrarium.games.federation.effects.gaining import shown_tokens
from astrarium.games.federation.executive import forecast
from astrarium.games.federation.missions import mission_lacks
from astrarium.games.federation.naming import forecast_said, mega_said
from astrarium.games.federation.planets.e81216 import worth_now
from astrarium.games.federation.projects import is_funded, length
from astrarium.games.federation.scoring import medal_points, project_counts
from astrarium.games.federation.serving import corrected
from astrarium.games.federation.state.player import Player
from astrarium.games.federation.state.state import CHARACTERS, State

USES: Final = ["ready", "used", "in use"]
SPECIAL_AT: Final = [None, "held", "placed", "gone"]


def view(state: State, seat: int | None) -> dict[str, Any]:
    """The whole table as JSON-able data, with what this seat alone has seen."""
    return {
        "game": "federation",
        "players": state.players,
        "options": dict(state.options),
        "components": corrected(state.parts),
        "you": seat,
        "round": state.round,
        "rounds": state.parts.rounds,
        "phase": state.phase,
        "to_act": list(state.agenda[-1].seats) if state.agenda else [],
        "decision": _decision(state, seat),
        "first_player": state.first,
        "president": state.president,
        "senate": _senate(state),
        "laws": _laws(state),
        "projects": [_project(state, project) for project in range(len(PROJECT_IDS))],
        "neo": _neo(state),
        "six_moons": _six_moons(state, seat),
        "atal": _atal(state),
        "arratuin": _arratuin(state),
        "e81216": _e81216(state),
        "medals": _medals(state),
        "executive": _executive(state) if state.phase in ("ambassadors", "executive") else None,
        "turns_left": sum([to_place(player) for player in state.seats]),
        "deep_space": {
            "left": len(state.deep_space),
            "tiles": [DEEP_IDS[tile] for tile in state.deep_space] if _has_looked(state, seat) else None,
        },
        "starting_tokens": [START_IDS[token] for token in state.starting],
        "tokens_gone": [TOKEN_IDS[token] for token in state.gone],
        "blocked": {
            "planet_tile": PLANET_TILE_IDS[state.planet_tile] if state.planet_tile >= 0 else None,
            "room_tile": ROOM_TILE_IDS[state.room_tile] if state.room_tile >= 0 else None,
            "planet_tiles_left": len(state.planet_tiles),
            "room_tiles_left": len(state.room_tiles),
        },
        "seats": [_seat(state, player) for player in state.seats],
    }


def _executive(state: State) -> dict[str, Any]:
    found = forecast(state)
    return {"floors": found["floors"], "law": found["law"], "lines": to_builtins(forecast_said(state, found))}


def to_place(player: Player) -> int:
    """The ambassadors that a player still has to place in this round."""
    held = SPECIAL_AT[player.special] == "held"
    return len([i for i in range(len(AMBASSADOR_IDS) - 1) if not player.placed >> i & 1]) + int(held)


def _next_medal_points(state: State, player: Player) -> int | None:
    """What the medals would be worth with one more."""
    more = player.medals.bit_count() + 1
    return state.parts.medal_points[more] if more < len(state.parts.medal_points) else None


def _has_looked(state: State, seat: int | None) -> bool:
    return seat is not None and bool(state.seats[seat].looked)


def _decision(state: State, seat: int | None) -> dict[str, Any] | None:
    if not state.agenda:
        return None
    step = state.agenda[-1]
    return {"kind": step.kind, "seats": list(step.seats), **decision_facts(state, seat)}


def decision_facts(state: State, seat: int | None) -> dict[str, Any]:
    """The numbers that belong to the decision that is owed."""
    step = state.agenda[-1]
    kind = step.kind
    args = step.args
    if kind in ("cover", "die"):
        return {"space": SPACE_IDS[args[1]]}
    if kind in ("neo", "moons"):
        return {"steps": args[1]}
    if kind == "build":
        return {"discount": args[1], "free": bool(args[2])}
    if kind == "pay":
        return {"cost": _resources(list(args[1:5])), "discount": args[5]}
    if kind in ("marker", "project", "income"):
        return {"left": args[1]}
    if kind in ("choose", "mix"):
        return {"effect": state.parts.effects[args[1]].text}
    if kind == "atal":
        return {"level": args[1]}
    if kind == "disc":
        return {"level": args[1]}
    if kind == "spy":
        return {"rooms": bool(args[1])}
    if kind == "refresh":
        return {"optional": bool(args[2])}
    if kind == "look":
        return {"strength": args[1] + 1, "tokens": shown_tokens(state, step) if step.seats == (seat,) else None}
    return {}


def _resources(amounts: list[int]) -> dict[str, int]:
    return {name: amounts[i] for i, name in enumerate(RESOURCE_IDS)}


def _senate(state: State) -> dict[str, Any]:
    wings = wing_votes(state)
    floors = floor_votes(state)
    return {
        "spaces": [_space(state, space) for space in range(SPACES)],
        "outer": [token for player in state.seats for token in _outer(player)],
        "wing_votes": {name: wings[i] for i, name in enumerate(WING_IDS)},
        "floor_votes": {name: floors[i][: state.players] for i, name in enumerate(FLOOR_IDS)},
        "neutral_votes": {name: floors[i][-1] for i, name in enumerate(FLOOR_IDS)},
    }


def _space(state: State, space: int) -> dict[str, Any]:
    owner = state.owners[space]
    taken = owner >= 0
    covered = state.covers[space] >= 0
    die = state.seats[owner].die if taken and state.seats[owner].die_at == space else 0
    counted = votes(state, space)
    return {
        "id": SPACE_IDS[space],
        "floor": floor_of(space) + 1,
        "column": space % COLUMNS + 1,
        "wing": WING_IDS[wing_of(space)],
        "action": ACTION_IDS[state.parts.space_actions[space]],
        "owner": owner if taken else None,
        "neutral": owner == NEUTRAL,
        "ambassador": AMBASSADOR_IDS[state.ambassadors[space]] if taken else None,
        "side": SIDE_IDS[state.sides[space]] if taken else None,
        "token": TOKEN_IDS[state.covers[space]] if covered else None,
        "votes": counted,
        "votes_without_die": counted - die,
        "funds": funds(state, space),
        "die": die or None,
    }


def _outer(player: Player) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for ambassador, side, cover in zip(player.outer, player.outer_sides, player.outer_covers):
        token = TOKEN_IDS[cover] if cover >= 0 else None
        found.append(
            {
                "owner": player.seat,
                "ambassador": AMBASSADOR_IDS[ambassador],
                "side": SIDE_IDS[side],
                "token": token,
            }
        )
    return found


def _laws(state: State) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for wing, name in enumerate(WING_IDS):
        found[name] = {
            "law": _law(state.laws[wing]),
            "next": _law(state.next_laws[wing]),
            "left": len(state.law_stacks[wing]),
            "points": _law_points(state, state.laws[wing]),
            "discarded": [PLANET_IDS[law] for law in state.law_discards[wing]],
        }
    found["passed"] = [PLANET_IDS[law] for law in state.passed]
    return found


def _law_points(state: State, law: int) -> list[int]:
    """What a law would give each seat now."""
    return [points_of(state, player, state.parts.laws[law].effects) for player in state.seats] if law != NONE else []


def _law(law: int) -> str | None:
    return PLANET_IDS[law] if law != NONE else None


def _project(state: State, project: int) -> dict[str, Any]:
    data = state.parts.projects[project]
    return {
        "id": data.id,
        "column": data.column + 1 if data.column >= 0 else None,
        "at": state.projects[project],
        "length": length(state, project),
        "funded": is_funded(state, project),
        "counts": project_counts(state, project),
        "pending": _pending(state, project),
    }


def _pending(state: State, project: int) -> int:
    """The steps that this round's funding will bring a project (FD-EXE-07)."""
    column = state.parts.projects[project].column
    if column < 0 or state.phase != "ambassadors":
        return 0
    symbols = len([floor for floor in range(FLOORS) if funds(state, floor * COLUMNS + column)])
    return min(symbols, length(state, project) - state.projects[project])


def _neo(state: State) -> dict[str, Any]:
    cells: list[dict[str, Any]] = []
    for cell in state.parts.cells:
        token: str | None = None
        gives = cell.gives
        if cell.asteroid and state.asteroids[cell.site] != NONE:
            known = state.asteroids_up >> cell.site & 1
            token = ASTEROID_IDS[state.asteroids[cell.site]] if known else "hidden"
            gives = state.parts.asteroids[state.asteroids[cell.site]] if known else gives
        cells.append(
            {
                "id": cell.id,
                "influence": cell.influence,
                "gives": _resources(gives),
                "next": list(cell.next_ids),
                "asteroid": token,
                "miners": [player.seat for player in state.seats if player.miner == cell.index],
            }
        )
    dead = [DEAD_IDS[token] for token in state.dead] if state.dead_up else None
    return {"cells": cells, "dead_asteroids": dead, "dead_left": len(state.dead)}


def _six_moons(state: State, seat: int | None) -> dict[str, Any]:
    moons: list[dict[str, Any]] = []
    for moon, tokens in enumerate(state.moons):
        up = bool(state.moons_up >> moon & 1)
        moons.append(
            {
                "moon": moon + 1,
                "strength": state.parts.moon_strengths[moon] + 1,
                "left": len(tokens),
                "tokens": [TOKEN_IDS[token] for token in tokens] if up else None,
                "mages": [player.seat for player in state.seats if player.moon == moon + 1],
            }
        )
    stacks: list[dict[str, Any]] = []
    for strength, stack in enumerate(state.stacks):
        known = seat is not None and state.returned[strength] == seat and bool(stack)
        last = TOKEN_IDS[stack[0]] if known else None
        stacks.append({"strength": strength + 1, "left": len(stack), "lowest": last})
    return {"moons": moons, "stacks": stacks}


def _atal(state: State) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for kind in range(CHARACTERS):
        top = state.top_of(kind)
        levels = CHARACTERS // len(TYPE_IDS)
        found.append(
            {
                "type": TYPE_IDS[kind // levels],
                "level": kind % levels + 1,
                "left": len(state.atal[kind]),
                "face_up": SPECIALIST_IDS[top] if top != NONE else None,
            }
        )
    return found


def _arratuin(state: State) -> list[dict[str, Any]]:
    return [
        {
            "id": SHOP_IDS[shop.index],
            "cost": _resources(shop.cost),
            "bonus": [", ".join([effect.text for effect in bonus]) for bonus in shop.bonus],
            "discs": [player.discs[shop.index] for player in state.seats],
        }
        for shop in state.parts.shops
    ]


def _e81216(state: State) -> dict[str, Any]:
    productions = [
        {
            "id": PRODUCTION_IDS[production],
            "cost": _resources(state.parts.slots[slot].cost),
            "robots": [player.seat for player in state.seats if player.slots >> slot & 1],
        }
        for slot, production in enumerate(state.productions)
    ]
    megas = [
        {
            "id": STRUCTURE_IDS[PRODUCTIONS + mega],
            "cost": _resources(state.parts.megas[mega].cost),
            "tiles": [MEGA_TILE_IDS[tile] for tile in state.mega_tiles[mega]],
            "multipliers": list(state.parts.megas[mega].multipliers),
            "robots": list(robots),
            "worth": [worth_now(state, player, mega) for player in state.seats],
            "said": to_builtins(mega_said(state, mega)),
        }
        for mega, robots in enumerate(state.mega_robots)
    ]
    return {"productions": productions, "megastructures": megas}


def _medals(state: State) -> dict[str, Any]:
    found: dict[str, Any] = {PLANET_IDS[planet]: list(state.planet_medals[planet]) for planet in range(PLANETS)}
    for medal, name in enumerate(MEDAL_IDS[PLANETS:]):
        found[name] = state.medals_left[medal]
    return found


def _missions(chosen: int) -> list[str]:
    return [name for mission, name in enumerate(MISSION_IDS) if chosen >> mission & 1]


def _lacks(state: State, player: Player) -> dict[str, list[str]]:
    """What each mission still needs, unless it is completed; nothing: it is ready."""
    missions = enumerate(MISSION_IDS)
    return {name: mission_lacks(state, player, i) for i, name in missions if not player.completed >> i & 1}


def _mission_points(state: State, player: Player) -> dict[str, int]:
    """What each mission would give now, those that give points."""
    found: dict[str, int] = {}
    for mission, data in enumerate(state.parts.missions):
        vp = 0 if player.completed >> mission & 1 else points_of(state, player, data.effects)
        if vp:
            found[data.id] = vp
    return found


def _specialist_points(state: State, player: Player) -> dict[str, int]:
    """What each specialist on Atal and each own one would give now, those that give points."""
    found: dict[str, int] = {}
    for specialist in [*[state.top_of(kind) for kind in range(CHARACTERS)], *player.specialists]:
        vp = points_of(state, player, state.parts.specialists[specialist].effects) if specialist != NONE else 0
        if vp:
            found[SPECIALIST_IDS[specialist]] = vp
    return found


def _seat(state: State, player: Player) -> dict[str, Any]:
    specialists = [
        {"id": SPECIALIST_IDS[specialist], "use": USES[player.used[i]]}
        for i, specialist in enumerate(player.specialists)
    ]
    return {
        "seat": player.seat,
        "vp": player.vp,
        "resources": _resources(player.reserve),
        "crystals": crystals(player),
        "hangar": player.hangar,
        "supply": player.supply,
        "die": player.die or None,
        "die_at": SPACE_IDS[player.die_at] if player.die_at >= 0 else None,
        "degree": player.degree,
        "level": level(state, player),
        "marker_level": marker_level(state, player),
        "upkeep": _resources(state.parts.upkeep[marker_level(state, player) - 1]),
        "level_bonus": {"round": player.level_round, "game": player.level_game},
        "markers": _missions(player.markers),
        "completed": _missions(player.completed),
        "lacks": _lacks(state, player),
        "mission_points": _mission_points(state, player),
        "specialist_points": _specialist_points(state, player),
        "missions_completed": completed(player),
        "missions_opened": opened(player),
        "start": START_IDS[player.start] if player.start >= 0 else None,
        "deep_space": DEEP_IDS[player.deep] if player.deep >= 0 else None,
        "influence": {name: influence(state, player, planet) for planet, name in enumerate(PLANET_IDS)},
        "miner": state.parts.cells[player.miner].id,
        "moon": player.moon,
        "asteroids": [ASTEROID_IDS[token] for token in player.asteroids] + [DEAD_IDS[token] for token in player.dead],
        "specialists": specialists,
        "discs": {SHOP_IDS[shop]: disc for shop, disc in enumerate(player.discs) if disc},
        "built": _built(state, player),
        "robots": state.parts.robots - player.slots.bit_count() - player.megas.bit_count(),
        "medals": [name for medal, name in enumerate(MEDAL_IDS) if player.medals >> medal & 1],
        "medal_points": medal_points(state, player),
        "next_medal_points": _next_medal_points(state, player),
        "tokens": [TOKEN_IDS[token] for token in player.tokens],
        "contributions": player.contributions,
        "ambassadors": [name for i, name in enumerate(AMBASSADOR_IDS[:-1]) if not player.placed >> i & 1],
        "special_ambassador": SPECIAL_AT[player.special],
        "to_place": to_place(player),
        "kept": bool(player.kept),
        "ledger": [list(entry) for entry in player.ledger],
    }


def _built(state: State, player: Player) -> list[str]:
    found = [
        PRODUCTION_IDS[production] for slot, production in enumerate(state.productions) if player.slots >> slot & 1
    ]
    for mega in range(len(state.mega_robots)):
        if player.megas >> mega & 1:
            found.append(STRUCTURE_IDS[PRODUCTIONS + mega])
    return found
