"""The robot's dice: the roll, and where on the mat they lie (RG-SOLO-12, -15 to -20)."""

from typing import Final

from astrarium.games.race.components.numbers import (
    CONSUME_2X,
    CONSUME_TRADE,
    DEVELOP_ACTION,
    EXPLORE_1_1,
    EXPLORE_5,
    PRODUCE_ACTION,
    SETTLE_ACTION,
)
from astrarium.games.race.components.powers import CONSUME, DEVELOP, EXPLORE, PRODUCE, SETTLE
from astrarium.games.race.robot.instructions import (
    DEVELOP_FACE,
    DOUBLE_FACE,
    EXPLORE_FACE,
    FACE_IDS,
    MATCH_FACE,
    PRODUCE_FACE,
    ROBOT_FACE,
    SETTLE_FACE,
    TRADE_FACE,
)
from astrarium.games.race.robot.mat import COLUMN_IDS, DICE, PAIRS
from astrarium.games.race.state.robot import Robot
from astrarium.games.race.state.state import State
from astrarium.kernel.event import NOBODY, Event

FACE_OF_ACTION: Final[dict[int, int]] = {
    EXPLORE_5: EXPLORE_FACE,
    EXPLORE_1_1: EXPLORE_FACE,
    DEVELOP_ACTION: DEVELOP_FACE,
    SETTLE_ACTION: SETTLE_FACE,
    CONSUME_TRADE: TRADE_FACE,
    CONSUME_2X: DOUBLE_FACE,
    PRODUCE_ACTION: PRODUCE_FACE,
}
FACES_OF_PHASE: Final[dict[int, tuple[int, ...]]] = {
    EXPLORE: (EXPLORE_FACE,),
    DEVELOP: (DEVELOP_FACE,),
    SETTLE: (SETTLE_FACE,),
    CONSUME: (TRADE_FACE, DOUBLE_FACE),
    PRODUCE: (PRODUCE_FACE,),
}


def first_column(face: int) -> int:
    """The space of an action, of a pair the left one."""
    return 2 * face if face < PAIRS else PAIRS + face


def markers(actions: list[int]) -> list[int]:
    """The columns of the mat that the player's two actions mark, from left to right (RG-SOLO-20)."""
    found: list[int] = []
    for action in actions:
        column = first_column(FACE_OF_ACTION[action])
        found.append(column + 1 if column in found else column)
    return sorted(found)


def place_dice(faces: list[int], counter: int, marked: list[int]) -> list[int]:
    """Where the two dice lie, in the order of the dice (RG-SOLO-15 to -20)."""
    shown = [counter if face == ROBOT_FACE else face for face in faces]
    if shown == [MATCH_FACE, MATCH_FACE]:
        return list(marked)
    placed = [-1, -1]
    for die in (0, 1):
        if shown[die] != MATCH_FACE:
            column = first_column(shown[die])
            placed[die] = column + 1 if column in placed and shown[die] < PAIRS else column
    for die in (0, 1):
        if shown[die] == MATCH_FACE:
            same_pair = marked[0] // 2 == marked[1] // 2 and marked[1] < 2 * PAIRS
            wished = marked if same_pair else [marked[1], marked[0]]
            placed[die] = wished[0] if wished[0] not in placed else wished[1]
    return placed


def roll(state: State, robot: Robot, events: list[Event]) -> None:
    """Both dice are rolled once the player has chosen (RG-SOLO-12)."""
    faces = [die.faces[state.rng.below(len(die.faces))] for die in DICE]
    robot.dice = place_dice(faces, robot.counter, markers(state.seats[0].actions))
    data = {
        "faces": [FACE_IDS[face] for face in faces],
        "on": [COLUMN_IDS[column] for column in robot.dice],
        "counter": FACE_IDS[robot.counter],
    }
    events.append(Event("robot-dice", NOBODY, "RG-SOLO-12", data))


def dice_on(robot: Robot, face: int) -> int:
    """How many dice lie on the spaces of an action."""
    first = first_column(face)
    last = first + 1 if face < PAIRS else first
    return len([column for column in robot.dice if first <= column <= last])


def robot_calls(robot: Robot, row: int) -> int:
    """How many of the robot's dice call a phase."""
    calls = 0
    for face in FACES_OF_PHASE[row]:
        calls += dice_on(robot, face)
    return calls
