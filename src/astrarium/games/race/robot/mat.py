"""The robot's mat, dice, overlays and start worlds, loaded from the data (RG-SOLO-03 to -10, -22 to -44)."""

from typing import Final

from astrarium.games.race.components.card import Card
from astrarium.games.race.components.files import DATA, rule_named
from astrarium.games.race.robot.instructions import ACTION_FACE_IDS, FACE_IDS, Instruction, read_cell
from astrarium.games.race.state.robot import Robot
from astrarium.games.race.state.state import State
from astrarium.kernel.data import Entry, ids_of, read_file

PAIRS: Final = 3
"""Explore, develop and settle have two spaces each; every other action has one."""
COLUMN_IDS: Final[list[str]] = [f"{face}_{nth}" for face in ACTION_FACE_IDS[:PAIRS] for nth in (1, 2)]
COLUMN_IDS.extend(ACTION_FACE_IDS[PAIRS:])

BOARD_IDS: Final[list[str]] = [
    "explore_1",
    "explore_2",
    "explore_response",
    "develop",
    "develop_response",
    "settle",
    "settle_response",
    "consume_trade",
    "consume_2x",
    "consume_both",
    "consume_response",
    "produce",
    "produce_response",
]
"""The cells of the mat."""
CELL_IDS: Final[list[str]] = [
    *BOARD_IDS,
    "develop_1",
    "develop_2",
    "settle_1",
    "settle_2",
    "after_trade",
    "after_produce",
]
"""The cells that an overlay may have: those of the mat, one space of a pair, and what comes behind an action."""


class Cell:
    """What the robot does on a space, or in answer to the player alone, and the rule that says so."""

    def __init__(self, rule: str, instructions: list[Instruction]) -> None:
        self.rule: str = rule
        self.instructions: list[Instruction] = instructions


class Overlay:
    """A piece that covers cells of the mat."""

    def __init__(self, entry: Entry) -> None:
        self.id: str = entry.text("id")
        self.rule: str = rule_named(entry, "rule")
        self.cells: dict[str, Cell] = {}
        for name in CELL_IDS:
            if entry.has(name):
                self.cells[name] = Cell(self.rule, read_cell(entry, name))


class Die:
    """One of the two dice, face by face."""

    def __init__(self, entry: Entry) -> None:
        self.faces: list[int] = entry.words("faces", FACE_IDS)
        if len(self.faces) != 6:
            raise entry.wrong("faces", f"a die has 6 faces, not {len(self.faces)}")


class Difficulty:
    """How many six-cost counters the robot has, and what a six-cost card is worth to it (RG-SOLO-03)."""

    def __init__(self, entry: Entry) -> None:
        self.id: str = entry.text("id")
        self.counters: int = entry.number("counters")
        self.six_vp: int = entry.number("six_vp")


class Start:
    """What a start world means for the robot (RG-SOLO-05 to -08)."""

    def __init__(self, entry: Entry, number: int) -> None:
        if entry.number("number") != number:
            raise entry.wrong("number", f"the start worlds stand in their order: this is {number}")
        self.counter: int = entry.word("counter", ACTION_FACE_IDS)
        self.overlays: list[int] = entry.words("overlays", OVERLAY_IDS)
        self.credit: int = entry.number("credit")
        self.economy: int = entry.number("economy")
        self.stack: int = entry.number("stack")


def _board(cells: Entry, rules: Entry) -> dict[str, Cell]:
    found: dict[str, Cell] = {}
    for name in BOARD_IDS:
        if not cells.has(name):
            raise cells.wrong(name, "is missing")
        found[name] = Cell(rule_named(rules, name), read_cell(cells, name))
    return found


_data: Final = read_file(DATA / "robot.toml")
CREDIT_LIMIT: Final[int] = _data.number("credit_limit")
ECONOMY_LIMIT: Final[int] = _data.number("economy_limit")
POOL: Final[int] = _data.number("pool")
if _data.texts("columns") != COLUMN_IDS:
    raise _data.wrong("columns", f"they must be {', '.join(COLUMN_IDS)}")
DICE: Final[list[Die]] = [Die(entry) for entry in _data.list_of("die")]
DIFFICULTIES: Final[list[Difficulty]] = [Difficulty(entry) for entry in _data.list_of("difficulty")]
DIFFICULTY_IDS: Final[list[str]] = [difficulty.id for difficulty in DIFFICULTIES]
BOARD: Final[dict[str, Cell]] = _board(_data.part("board"), _data.part("rules"))
_overlays: Final[list[Entry]] = _data.list_of("overlay")
OVERLAY_IDS: Final[list[str]] = ids_of(_overlays)
OVERLAYS: Final[list[Overlay]] = [Overlay(entry) for entry in _overlays]
STARTS: Final[list[Start]] = [Start(entry, number) for number, entry in enumerate(_data.list_of("start"))]
_data.finish()


def difficulty_of(state: State) -> Difficulty:
    """The difficulty of a solo game."""
    return DIFFICULTIES[DIFFICULTY_IDS.index(state.switches.difficulty)]


def cell_at(overlays: list[int], name: str) -> Cell | None:
    """A cell: of an overlay if one covers it, else of the mat."""
    for overlay in overlays:
        if name in OVERLAYS[overlay].cells:
            return OVERLAYS[overlay].cells[name]
    return BOARD.get(name)


def covered_cells(overlays: list[int]) -> dict[str, str]:
    """The cells that say something, each with the overlay that says it, or "" for the mat."""
    found: dict[str, str] = {}
    for name in CELL_IDS:
        covers = [OVERLAY_IDS[overlay] for overlay in overlays if name in OVERLAYS[overlay].cells]
        if covers or name in BOARD:
            found[name] = covers[0] if covers else ""
    return found


def new_robot(state: State, card: Card) -> Robot:
    """The robot with its start world, counters and tracks (RG-SOLO-05 to -10)."""
    start = STARTS[card.start]
    robot = Robot()
    robot.start = card.index
    robot.tableau = [card.index]
    robot.counter = start.counter
    robot.overlays = list(start.overlays)
    robot.credit = start.credit
    robot.economy = start.economy
    robot.counters = difficulty_of(state).counters
    return robot
