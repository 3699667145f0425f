"""What belongs to the robot of the solo game."""

from typing import Any, Final, final

from astrarium.games.race.state.player import NO_CARD


@final
class Robot:
    """The solo opponent: a stack, a tableau without powers, two tracks, and the overlays on its mat."""

    start: int
    credit: int
    economy: int
    counter: int
    counters: int
    placed_counters: int
    chips: int
    stack: list[int]
    tableau: list[int]
    overlays: list[int]
    dice: list[int]

    def __init__(self) -> None:
        self.start = NO_CARD
        self.credit = 0
        self.economy = 0
        # The action that a robot face stands for.
        self.counter = 0
        # Six-cost counters still beside the mat, and those in its tableau.
        self.counters = 0
        self.placed_counters = 0
        self.chips = 0
        self.stack = []
        self.tableau = []
        self.overlays = []
        # The columns of the mat on which its dice lie this round.
        self.dice = []

    def clone(self) -> "Robot":
        """An independent copy."""
        copy = Robot()
        copy.start = self.start
        copy.credit = self.credit
        copy.economy = self.economy
        copy.counter = self.counter
        copy.counters = self.counters
        copy.placed_counters = self.placed_counters
        copy.chips = self.chips
        copy.stack = self.stack[:]
        copy.tableau = self.tableau[:]
        copy.overlays = self.overlays[:]
        copy.dice = self.dice[:]
        return copy


ROBOT_NUMBERS: Final = ("start", "credit", "economy", "counter", "counters", "placed_counters", "chips")
ROBOT_LISTS: Final = ("stack", "tableau", "overlays", "dice")


def restored_robot(plain: dict[str, Any]) -> Robot:
    """The robot that was told as plain data."""
    robot = Robot()
    for name in ROBOT_NUMBERS:
        setattr(robot, name, plain[name])
    for name in ROBOT_LISTS:
        setattr(robot, name, list(plain[name]))
    return robot
