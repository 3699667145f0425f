"""What a place or component is called, what it does, and the rules that govern it."""

from typing import Final

from astrarium.games.gaia.components.components import (
    ADVANCED_IDS,
    BOARD_IDS,
    BOOSTER_IDS,
    DEFAULT,
    FINAL_IDS,
    ROUND_IDS,
    TECH_IDS,
    TOKEN_IDS,
    Components,
)
from astrarium.games.gaia.components.effects import (
    PER_GAIA,
    PER_MINE,
    PER_NOTHING,
    RESCORE,
    STEPS,
    TECH_TILE,
)
from astrarium.games.gaia.components.ids import (
    AREA_IDS,
    FACTION_IDS,
    GAIA,
    STRUCTURE_IDS,
    TRANSDIM,
)
from astrarium.games.gaia.components.maps import SECTOR_IDS, SMALL_PLAYERS
from astrarium.games.gaia.components.pieces import BoardAction, Booster
from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.state.state import State
from astrarium.games.gaia.telling import effects
from astrarium.games.gaia.telling.places import hex_name
from astrarium.kernel.message import About, Message, name

FACTION_RULES: Final[dict[str, tuple[str, int]]] = {
    "terrans": ("TER", 4),
    "lantids": ("LAN", 7),
    "xenos": ("XEN", 4),
    "gleens": ("GLE", 6),
    "taklons": ("TAK", 7),
    "ambas": ("AMB", 5),
    "hadsch_hallas": ("HAD", 3),
    "ivits": ("IVI", 12),
    "geodens": ("GEO", 3),
    "bal_taks": ("BAL", 7),
    "firaks": ("FIR", 6),
    "bescods": ("BES", 7),
    "nevlas": ("NEV", 5),
    "itars": ("ITA", 5),
}
"""The group of each faction's rules, and how many there are: ``GP-FAC-TER-01`` to ``-04``."""
AREA_RULES: Final[dict[str, tuple[int, int]]] = {
    "terra": (1, 6),
    "nav": (7, 14),
    "ai": (15, 15),
    "gaia": (16, 21),
    "eco": (22, 26),
    "sci": (27, 28),
}
"""The rules of each research area, in the group TRACK."""
MORE_AREA_RULES: Final[dict[str, list[str]]] = {"nav": ["GP-TRACK-29", "GP-TRACK-30"]}
"""Those of the Lost Planet, which stand apart from the others."""
ADVANCING: Final = ["GP-RES-01", "GP-RES-03", "GP-RES-04", "GP-RES-05"]
TRIGGER_RULES: Final = [
    "GP-TILE-12",
    "GP-TILE-17",
    "GP-TILE-13",
    "GP-TILE-13",
    "GP-TILE-14",
    "GP-TILE-16",
    "GP-TILE-15",
]
"""By what a round tile scores."""
UPGRADE_RULES: Final[dict[str, list[str]]] = {
    "mine": ["GP-UPG-03"],
    "station": ["GP-UPG-04", "GP-UPG-05"],
    "lab": ["GP-UPG-06"],
}


def _group(word: str, first: int, last: int) -> list[str]:
    return [f"GP-{word}-{number:02}" for number in range(first, last + 1)]


def about(state: State, place: str) -> About | None:
    """What there is to know about a place (``kind:id``), or None if there is no such place."""
    kind, _, word = place.partition(":")
    if kind == "hex":
        return _hex(state, word)
    if kind == "sector" and word in SECTOR_IDS:
        return _told(kind, word, [], ["GP-DEF-08", "GP-MAP-02", "GP-MAP-08"])
    if kind == "area" and word in AREA_IDS:
        return _told(kind, word, [], _group("TRACK", *AREA_RULES[word]) + MORE_AREA_RULES.get(word, []) + ADVANCING)
    if kind == "tech" and word in TECH_IDS + ADVANCED_IDS:
        return _told(kind, word, [effects.of(state.parts, kind, word)], tech_rules(state.parts, word))
    if kind == "octagon" and word in BOARD_IDS:
        octagon = state.parts.board[BOARD_IDS.index(word)]
        return _told(kind, word, [effects.octagon(octagon)], octagon_rules(octagon))
    if kind == "booster" and word in BOOSTER_IDS:
        booster = state.parts.boosters[BOOSTER_IDS.index(word)]
        return _told(kind, word, [effects.booster(booster)], booster_rules(booster))
    if kind == "token" and word in TOKEN_IDS:
        token = state.parts.tokens[TOKEN_IDS.index(word)]
        own = ["GP-FAC-GLE-04"] if token.own else []
        return _told(kind, word, [effects.token(token)], [*own, "GP-FED-08", "GP-FED-19", "GP-TILE-07"])
    if kind == "faction" and word in FACTION_IDS:
        group, last = FACTION_RULES[word]
        return _told(kind, word, [name("about", word)], _group(f"FAC-{group}", 1, last))
    if kind == "round" and word in ROUND_IDS:
        tile = state.parts.round_tiles[ROUND_IDS.index(word)]
        rules = ["GP-ROUND-03", TRIGGER_RULES[tile.trigger]]
        return _told(kind, word, [effects.round_tile(tile)], rules)
    if kind == "final" and word in FINAL_IDS:
        neutral = ["GP-NEUT-02", "GP-NEUT-03"] if state.players in SMALL_PLAYERS else []
        return _told(kind, word, [], ["GP-END-02", "GP-END-03", "GP-END-07", *neutral])
    return None


def _told(kind: str, word: str, said: list[Message], rules: list[str]) -> About:
    return About(name=name(kind, word), said=said, rules=rules)


def tech_rules(parts: Components, word: str) -> list[str]:
    """What the tile itself does, and how one takes it."""
    taking = ["GP-TECH-01", "GP-TECH-02", "GP-TECH-04", "GP-TECH-05"]
    if word in ADVANCED_IDS:
        taking = ["GP-TECH-07", "GP-TECH-08", "GP-TECH-06"]
    tile = effects.tech_tile(parts, word)
    if tile.big_power:
        return ["GP-TILE-03", *taking]
    if tile.action:
        return ["GP-TILE-05", "GP-SPEC-01", *taking]
    if tile.on_pass:
        return ["GP-TILE-06", *taking]
    if tile.trigger >= 0:
        return ["GP-TILE-04", *taking]
    return ["GP-INC-02", *taking] if tile.income else ["GP-TECH-10", "GP-TILE-01", *taking]


def octagon_rules(octagon: BoardAction) -> list[str]:
    """An action of the research board: what holds for all, and for what it gives."""
    icons = octagon.gains
    more = ["GP-BOARD-03"]
    if icons[0].what == STEPS:
        more = ["GP-BOARD-04", "GP-BUILD-17"]
    elif icons[0].what == TECH_TILE:
        more = ["GP-BOARD-05", "GP-TECH-01"]
    elif icons[0].what == RESCORE:
        more = ["GP-BOARD-06"]
    elif any(icon.per != PER_NOTHING for icon in icons):
        more = ["GP-BOARD-07", "GP-TILE-01"]
    return ["GP-BOARD-01", "GP-BOARD-02", *more]


def booster_rules(booster: Booster) -> list[str]:
    """A booster: its action or what it counts, and how boosters change hands."""
    own: list[str] = []
    if booster.action_steps:
        own = ["GP-TILE-08"]
    elif booster.action_range:
        own = ["GP-TILE-09"]
    elif any(icon.per in (PER_MINE, PER_GAIA) for icon in booster.on_pass):
        own = ["GP-TILE-10"]
    return [*own, "GP-TILE-11", "GP-PASS-01", "GP-PASS-03"]


def drawn() -> dict[str, list[str]]:
    """The components that are drawn beside the rule that is theirs alone, by rule."""
    parts = DEFAULT
    found: dict[str, list[str]] = {"GP-END-07": [f"final:{word}" for word in FINAL_IDS]}
    own = [(tech_rules(parts, word)[0], f"tech:{word}") for word in TECH_IDS + ADVANCED_IDS]
    own += [(booster_rules(booster)[0], f"booster:{booster.id}") for booster in parts.boosters]
    own += [(octagon_rules(octagon)[2], f"octagon:{octagon.id}") for octagon in parts.board]
    own += [(TRIGGER_RULES[tile.trigger], f"round:{tile.id}") for tile in parts.round_tiles]
    own += [("GP-FAC-GLE-04" if token.own else "GP-FED-08", f"token:{token.id}") for token in parts.tokens]
    for rule, place in own:
        found.setdefault(rule, []).append(place)
    # The boosters that have a rule of their own are among the ten of this one, too.
    found["GP-TILE-11"] = [f"booster:{booster.id}" for booster in parts.boosters]
    return found


def _hex(state: State, word: str) -> About | None:
    place = hexes.named(word)
    if place < 0 or not state.board.space >> place & 1:
        return None
    return About(name=hex_name(state, place), rules=hex_rules(state, place))


def hex_rules(state: State, place: int) -> list[str]:
    """What may be done on a hex, by what is there."""
    planet = state.planet_at(place)
    if planet < 0:
        if any(player.stations >> place & 1 for player in state.seats):
            return ["GP-FAC-IVI-05", "GP-FAC-IVI-06", "GP-FAC-IVI-07"]
        return ["GP-FED-04", "GP-FED-05", "GP-BUILD-08"]
    if state.owners[planet] >= 0:
        more = UPGRADE_RULES.get(STRUCTURE_IDS[state.structures[planet]], ["GP-UPG-07"])
        return ["GP-UPG-01", *more, "GP-FED-02", "GP-LEECH-01"]
    former = state.formers[planet] >= 0
    if state.kinds[planet] == TRANSDIM:
        return ["GP-GAIA-03", "GP-PROJ-04"] if former else ["GP-PROJ-01", "GP-PROJ-07", "GP-BUILD-11"]
    if state.kinds[planet] == GAIA:
        return ["GP-BUILD-13", "GP-BUILD-14"] if former else ["GP-BUILD-12", "GP-BUILD-05"]
    return ["GP-BUILD-01", "GP-BUILD-03", "GP-BUILD-05", "GP-BUILD-15", "GP-BUILD-16"]
