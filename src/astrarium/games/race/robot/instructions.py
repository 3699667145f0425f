"""What a cell of the robot's mat says: one instruction a line, read into objects (docs/race-robot.md)."""

from typing import Final

from astrarium.kernel.data import Entry

FACE_IDS: Final[list[str]] = [
    "explore",
    "develop",
    "settle",
    "consume_trade",
    "consume_2x",
    "produce",
    "robot",
    "match",
]
"""The faces of the dice: an action, whatever the counter shows, or one of the player's actions."""
EXPLORE_FACE: Final = 0
DEVELOP_FACE: Final = 1
SETTLE_FACE: Final = 2
TRADE_FACE: Final = 3
DOUBLE_FACE: Final = 4
PRODUCE_FACE: Final = 5
ROBOT_FACE: Final = 6
MATCH_FACE: Final = 7
ACTION_FACE_IDS: Final[list[str]] = FACE_IDS[:ROBOT_FACE]
"""The faces that name an action; the counter shows one of them."""

FIND_IDS: Final[list[str]] = ["development", "world_military", "world_nonmilitary", "world_nonmilitary_3vp"]
"""What cards are flipped for."""
DEVELOPMENT: Final = 0
MILITARY_WORLD: Final = 1
RICH_WORLD: Final = 3
RICH: Final = 3
"""So many points has a world that is rich."""

DRAW: Final = 0
CREDIT: Final = 1
ECONOMY: Final = 2
VP_PER_ECONOMY: Final = 3
NEEDS_CREDIT: Final = 4
SIX_COUNTER: Final = 5
FLIP: Final = 6
FLIP_DECK: Final = 7
DISCARD_START_WORLD: Final = 8
REMOVE_OVERLAY: Final = 9
SET_COUNTER: Final = 10
TURN_COUNTER: Final = 11

# How each instruction is written: <n> is a number, <what> one of the words above, [..] may be left out.
FORMS: Final[dict[str, str]] = {
    "draw": "<n>",
    "credit": "<n>",
    "economy": "<n>",
    "vp_per_economy": "<n>",
    "needs_credit": "<n>",
    "six_counter": "<n>",
    "flip": "<what> [costs <n>] [six_costs <n>]",
    "flip_deck": "<what>",
    "discard_start_world": "",
    "remove_overlay": "",
    "set_counter": "<face>",
    "turn_counter": "<face> <face>",
}
INSTRUCTION_IDS: Final[list[str]] = list(FORMS)


class Instruction:
    """One thing that the robot does; which of the numbers mean something depends on its kind."""

    def __init__(self, kind: int) -> None:
        self.kind: int = kind
        self.amount: int = 0
        """Cards, credit, spaces of a track, or chips for each economy."""
        self.find: int = -1
        """What is flipped for."""
        self.costs: int = 0
        """The credit that a hit costs."""
        self.six_costs: int = 0
        """The credit that a six-cost development costs, and no other hit."""
        self.face: int = -1
        """What the counter shows then."""
        self.before: int = -1
        """What the counter must show before."""


def read_cell(entry: Entry, key: str) -> list[Instruction]:
    """The instructions of a cell; whatever does not fit its form is refused with it."""
    return [_read(entry, key, line) for line in entry.texts(key)]


def _read(entry: Entry, key: str, line: str) -> Instruction:
    words = line.split()
    name = words[0] if words else ""
    if name not in FORMS:
        raise entry.wrong(key, f'the robot does not know "{name}"; it knows {", ".join(FORMS)}')
    found = Instruction(INSTRUCTION_IDS.index(name))
    wrong = entry.wrong(key, f'cannot read "{line}"; allowed: "{name} {FORMS[name]}"')
    rest = words[1:]
    for part in FORMS[name].split():
        if part == "<n>" and rest:
            found.amount = _number(rest.pop(0), wrong)
        elif part == "<what>" and rest:
            found.find = entry.index(key, rest.pop(0), FIND_IDS)
        elif part == "<face>" and rest:
            found.before = found.face
            found.face = entry.index(key, rest.pop(0), ACTION_FACE_IDS)
        elif part in ("<n>", "<what>", "<face>"):
            raise wrong
        elif part == "[costs" and rest[:1] == ["costs"]:
            found.costs = _number(rest[1] if len(rest) > 1 else "", wrong)
            rest = rest[2:]
        elif part == "[six_costs" and rest[:1] == ["six_costs"]:
            found.six_costs = _number(rest[1] if len(rest) > 1 else "", wrong)
            rest = rest[2:]
    if rest:
        raise wrong
    return found


def _number(word: str, wrong: ValueError) -> int:
    if len(word) != 1 or not word.isascii() or not word.isdigit() or word == "0":
        raise wrong
    return int(word)
