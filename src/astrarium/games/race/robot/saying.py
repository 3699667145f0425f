# mypyc: off
"""What the robot's mat says, as messages."""

from astrarium.games.race.robot.instructions import (
    ACTION_FACE_IDS,
    FIND_IDS,
    FLIP,
    FLIP_DECK,
    INSTRUCTION_IDS,
    SET_COUNTER,
    TURN_COUNTER,
    Instruction,
)
from astrarium.games.race.robot.mat import Cell
from astrarium.kernel.message import Message, name


def instruction_said(step: Instruction) -> Message:
    """One instruction in words."""
    word = f"step-{INSTRUCTION_IDS[step.kind]}"
    if step.kind in (FLIP, FLIP_DECK):
        said = Message(word, {"find": name("find", FIND_IDS[step.find])})
        for price, credit in (("costs", step.costs), ("six_costs", step.six_costs)):
            if credit:
                said = Message("race-with", {"what": said, "more": Message(f"step-{price}", {"credit": credit})})
        return said
    if step.kind == SET_COUNTER:
        return Message(word, {"face": name("face", ACTION_FACE_IDS[step.face])})
    if step.kind == TURN_COUNTER:
        before, after = name("face", ACTION_FACE_IDS[step.before]), name("face", ACTION_FACE_IDS[step.face])
        return Message(word, {"before": before, "after": after})
    return Message(word, {"amount": step.amount})


def cell_said(cell: Cell) -> Message:
    """All instructions of a cell."""
    if not cell.instructions:
        return Message("step-nothing")
    said = instruction_said(cell.instructions[0])
    for step in cell.instructions[1:]:
        said = Message("race-then", {"first": said, "then": instruction_said(step)})
    return said
