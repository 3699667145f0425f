# mypyc: off
"""What there is to know about a place or component: its name, what it does, the rules that govern it."""

from collections.abc import Callable
from typing import Any, Final

from astrarium.games.federation import naming, telling
from astrarium.games.federation.components.components import DEFAULT, FLOOR_IDS, PRODUCTION_RULES, TOKEN_IDS
from astrarium.games.federation.components.ids import (
    ACTION_IDS,
    DEEP_IDS,
    GENERAL,
    MISSION_IDS,
    MISSION_PROJECT,
    NEUTRAL,
    NONE,
    PLANET_IDS,
    PLANETS,
    PRODUCTION_IDS,
    PROJECT_IDS,
    RESOURCE_IDS,
    SHOP_IDS,
    SPACE_IDS,
    SPECIALIST_IDS,
    SPY,
    START_IDS,
    STRUCTURE_IDS,
    WING_IDS,
    cell_code,
)
from astrarium.games.federation.counting import funds, votes
from astrarium.games.federation.missions import mission_lacks
from astrarium.games.federation.state.player import Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.message import About, Message, name, seat_name

ON_PLANET: Final = [
    ["FD-NEO-01", "FD-NEO-02", "FD-NEO-06"],
    ["FD-SIX-01", "FD-SIX-04"],
    ["FD-ATA-01", "FD-ATA-03", "FD-ATA-07"],
    ["FD-ARR-01", "FD-ARR-02", "FD-ARR-07"],
    ["FD-E81-01", "FD-E81-03", "FD-E81-04"],
]
"""What is done on a planet, in the order of the planets."""
IN_ROOM: Final = {
    "officers_quarters": ["FD-ROOM-01"],
    "purchasing_office": ["FD-ROOM-02", "FD-ROOM-10"],
    "patrons_office": ["FD-ROOM-03", "FD-ROOM-10"],
    "presidents_office": ["FD-ROOM-04", "FD-ROOM-06"],
    "assistants_room": ["FD-ROOM-07", "FD-ROOM-10"],
    "small_lounge": ["FD-ROOM-08"],
    "spy": ["FD-SPY-01", "FD-SPY-03", "FD-SPY-04"],
}
PLACES_FOR: Final = {2: "FD-2P-06", 3: "FD-END-08", 4: "FD-END-07"}
"""How places in a project are scored, by the number of players."""


def about(state: State, seat: int | None, place: str) -> About | None:
    """A place as ``kind:id``; the seat is that through whose eyes it is judged."""
    kind, _, word = place.partition(":")
    found = ABOUT.get(kind)
    if found is None or word not in found[0](state):
        return None
    return found[1](state, 0 if seat is None else seat, word)


def _space(state: State, seat: int, word: str) -> About:
    """A space with its action, its place, and who stands there."""
    if word == "outer":
        said = [*naming.all_said(state.parts.outer_effects), Message("federation-outer")]
        return About(name=Message("outer-module"), said=said, rules=["FD-OUT-01", "FD-OUT-02", "FD-OUT-04"])
    space = SPACE_IDS.index(word)
    action = state.parts.space_actions[space]
    owner = state.owners[space]
    there = naming.space_name(state.parts, word)
    if owner == NEUTRAL:
        there = naming.described(there, [Message("federation-neutral", {"votes": votes(state, space)})])
    elif owner >= 0:
        shows = Message("fund") if funds(state, space) else naming.votes(votes(state, space))
        there = naming.described(there, [seat_name(owner), shows])
    rules = ON_PLANET[action] if action < PLANETS else IN_ROOM[ACTION_IDS[action]]
    return About(
        name=there,
        said=[space_does(state, action)],
        rules=[*rules, "FD-SEN-07", "FD-SEN-08", "FD-AMB-04", "FD-AMB-05"],
    )


def space_does(state: State, action: int) -> Message:
    """What placing an ambassador does at once, whichever side is up."""
    if action < PLANETS or action == SPY:
        return Message(f"federation-about-{ACTION_IDS[action]}")
    data = state.parts.actions[action]
    does = naming.all_said(data.effects)
    if not any(data.cost):
        return naming.together(does)
    return naming.described(Message("effect-pay", {"price": list(naming.goods(data.cost))}), does)


def _cell(state: State, seat: int, word: str) -> About:
    cell = state.parts.cells[state.parts.cell_at[cell_code(word)]]
    rules: list[str] = []
    if cell.asteroid and state.asteroids[cell.site] != NONE:
        rules = ["FD-NEO-03", "FD-NEO-05"]
    elif cell.dead:
        rules = ["FD-NEO-07", "FD-NEO-08"]
    return About(name=telling.cell_said(state, seat, (cell.code,)), rules=[*rules, *ON_PLANET[0]])


def _moon(state: State, seat: int, word: str) -> About:
    rules = ["FD-SIX-01", "FD-SIX-03", "FD-SIX-04", "FD-SIX-05", "FD-ALT-01", "FD-ALT-03"]
    return About(name=Message("federation-moon", {"moon": int(word)}), rules=rules)


def _shop(state: State, seat: int, word: str) -> About:
    shop = state.parts.shops[SHOP_IDS.index(word)]
    said = [
        Message("shop-level", {"level": level + 1, "bonus": list(naming.all_said(bonus))})
        for level, bonus in enumerate(shop.bonus)
    ]
    rules = ["FD-ARR-02", "FD-ARR-03", "FD-ARR-05", "FD-ARR-07"]
    return About(name=Message("federation-shop", {"shop": int(word)}), said=said, rules=rules)


def _building(state: State, seat: int, word: str) -> About:
    said = telling.building_said(state, seat, (STRUCTURE_IDS.index(word),))
    if word in PRODUCTION_IDS:
        own = PRODUCTION_RULES[PRODUCTION_IDS.index(word)]
        return About(name=said, rules=[own, "FD-E81-05", "FD-PRD-09", "FD-E81-02"])
    return About(name=said, rules=["FD-MEG-01", "FD-MEG-02", "FD-MEG-03", "FD-MEG-04"])


def _specialist(state: State, seat: int, word: str) -> About:
    number = SPECIALIST_IDS.index(word)
    rules = [state.parts.specialists[number].rule, "FD-ATA-01", "FD-ATA-05", "FD-ATA-06"]
    return About(name=telling.specialist_said(state, seat, (number,)), rules=rules)


def _mission(state: State, seat: int, word: str) -> About:
    number = MISSION_IDS.index(word)
    return About(
        name=telling.mission_said(state, seat, (number,)),
        said=[mission_state(state, state.seats[seat], number)],
        rules=[state.parts.missions[number].rule, "FD-MIS-03", "FD-MIS-04", "FD-MIS-05"],
    )


def mission_state(state: State, player: Player, mission: int) -> Message:
    """Done, ready, or what it still needs."""
    if player.completed >> mission & 1:
        return Message("mission-done")
    data = state.parts.missions[mission]
    known: dict[str, Any] = {"level": data.level, "price": list(naming.goods(data.cost))}
    lacks = [Message(f"lacks-{what}", known) for what in mission_lacks(state, player, mission)]
    return Message("mission-lacks", {"what": list(lacks)}) if lacks else Message("mission-ready")


def _project(state: State, seat: int, word: str) -> About:
    number = PROJECT_IDS.index(word)
    if number == GENERAL:
        rules = ["FD-GPR-02", "FD-GPR-04", "FD-GPR-05", "FD-END-06"]
    else:
        rules = ["FD-EXE-07", "FD-END-05" if number == MISSION_PROJECT else "FD-END-04"]
    said = Message("federation-project", {"project": telling.project_said(state, seat, (number,))})
    return About(name=said, rules=[*rules, "FD-END-03", PLACES_FOR[state.players]])


def _law(state: State, seat: int, word: str) -> About:
    wing = WING_IDS.index(word)
    law = state.laws[wing]
    last = ON_PLANET[law][-1:] if law != NONE else []
    said = naming.all_said(state.parts.laws[law].effects) if law != NONE else []
    rules = ["FD-EXE-13", "FD-EXE-14", "FD-EXE-15", *last]
    return About(name=telling.law_said(state, seat, (wing,)), said=said, rules=rules)


def _resource(state: State, seat: int, word: str) -> About:
    crystals = ["FD-RES-01", "FD-RES-02", "FD-RES-05", "FD-RES-04"]
    return About(
        name=name("resource", word), rules=["FD-RES-03", "FD-RES-06", "FD-RES-04"] if word == "gold" else crystals
    )


def _floor(state: State, seat: int, word: str) -> About:
    rules = ["FD-EXE-10", "FD-EXE-11", "FD-EXE-12"]
    return About(name=Message("federation-floor", {"floor": int(word)}), rules=rules)


def _planet(state: State, seat: int, word: str) -> About:
    return About(name=name("planet", word), rules=[*ON_PLANET[PLANET_IDS.index(word)], "FD-MED-03", "FD-MED-04"])


def _deep(state: State, seat: int, word: str) -> About:
    tile = state.parts.deep_space[DEEP_IDS.index(word)]
    own = f"FD-DS-0{tile.index + 1}"
    return About(name=naming.component(state.parts, "deep_space", word), rules=[own, "FD-DS-00", "FD-DS-09"])


def _start(state: State, seat: int, word: str) -> About:
    said = naming.all_said(state.parts.starting[START_IDS.index(word)].effects)
    return About(name=name("start", word), said=said, rules=["FD-START-03", "FD-START-04"])


def _token(state: State, seat: int, word: str) -> About:
    return About(name=naming.component(state.parts, "token", word), rules=["FD-ALT-01", "FD-ALT-03"])


def _track(state: State, seat: int, word: str) -> About:
    rules = ["FD-ACC-01", "FD-ACC-02", "FD-ACC-03", "FD-MED-05", "FD-EXE-03", "FD-EXE-05"]
    return About(name=Message("federation-accreditation"), rules=rules)


Known = Callable[[State], list[str]]
Teller = Callable[[State, int, str], About]

ABOUT: Final[dict[str, tuple[Known, Teller]]] = {
    "space": (lambda state: SPACE_IDS, _space),
    "cell": (lambda state: [cell.id for cell in state.parts.cells], _cell),
    "moon": (lambda state: [str(moon + 1) for moon in range(state.parts.moons)], _moon),
    "shop": (lambda state: [shop.id for shop in state.parts.shops], _shop),
    "building": (
        lambda state: PRODUCTION_IDS + STRUCTURE_IDS[len(PRODUCTION_IDS) :][: len(state.mega_robots)],
        _building,
    ),
    "specialist": (lambda state: SPECIALIST_IDS, _specialist),
    "own": (lambda state: SPECIALIST_IDS, _specialist),
    "mission": (lambda state: MISSION_IDS, _mission),
    "project": (lambda state: PROJECT_IDS, _project),
    "law": (lambda state: WING_IDS, _law),
    "resource": (lambda state: RESOURCE_IDS, _resource),
    "floor": (lambda state: FLOOR_IDS, _floor),
    "planet": (lambda state: PLANET_IDS, _planet),
    "deep": (lambda state: DEEP_IDS, _deep),
    "start": (lambda state: START_IDS, _start),
    "token": (lambda state: TOKEN_IDS, _token),
    "track": (lambda state: ["accreditation"], _track),
}
"""For every kind of place: the ids there are, and what is said about one."""


def drawn() -> dict[str, list[str]]:
    """The components that are drawn beside the rule that is theirs alone, by rule."""
    own = [(specialist.rule, f"specialist:{specialist.id}") for specialist in DEFAULT.specialists]
    own += [(mission.rule, f"mission:{mission.id}") for mission in DEFAULT.missions]
    own += [(f"FD-DS-0{tile.index + 1}", f"deep:{tile.id}") for tile in DEFAULT.deep_space]
    own += list(zip(PRODUCTION_RULES, [f"building:{word}" for word in PRODUCTION_IDS], strict=True))
    own += [("FD-ARR-06", f"shop:{shop.id}") for shop in DEFAULT.shops]
    own += [("FD-START-03", f"start:{word}") for word in START_IDS]
    found: dict[str, list[str]] = {}
    for rule, place in own:
        found.setdefault(rule, []).append(place)
    return found
