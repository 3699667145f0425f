"""A round foreseen for the whole table: every seat, and the robot, one round on; judged by the value network.

It works on a position whose hidden parts were dealt anew, so rivals play hands that they may have.
"""

from typing import Final, final

from astrarium.games.race.components.powers import CONSUME, DEVELOP, EXPLORE, PRODUCE, SETTLE
from astrarium.games.race.components.printed import ACTIONS
from astrarium.games.race.robot.dice import markers, place_dice, robot_calls
from astrarium.games.race.robot.mat import DICE
from astrarium.games.race.robot.turn import act
from astrarium.games.race.state.player import Player
from astrarium.games.race.state.state import State
from astrarium.games.race.strategy.inputs import Block, Sparse, hand_inputs, robot_block, seat_block
from astrarium.games.race.strategy.network import Network, all_inputs
from astrarium.games.race.strategy.outlook import Outlook
from astrarium.games.race.strategy.predicted_calls import drawn
from astrarium.games.race.strategy.round_ahead import Foresight
from astrarium.kernel.event import Event
from astrarium.kernel.rng import Rng

PHASES: Final = (EXPLORE, DEVELOP, SETTLE, CONSUME, PRODUCE)


@final
class Foreseen:
    """A seat after the round: its block, and for the judged seat its hand."""

    player: Player
    extra: float
    block: Block
    hand: Sparse
    hand_sums: int

    def __init__(self, player: Player, extra: float, block: Block) -> None:
        self.player = player
        self.extra = extra
        self.block = block
        self.hand = Sparse()
        self.hand_sums = 0


@final
class TableAhead:
    """All seats one round on, whatever is called; what was foreseen once is remembered."""

    state: State
    seat: int
    network: Network
    outlooks: dict[int, Outlook]
    seats: dict[int, Foreseen]
    robots: dict[int, Block]

    def __init__(self, state: State, seat: int, network: Network) -> None:
        self.state = state
        self.seat = seat
        self.network = network
        self.outlooks = {}
        self.seats = {}
        self.robots = {}

    def outlook(self, seat: int) -> Outlook:
        """The outlook of a seat, made once."""
        if seat not in self.outlooks:
            self.outlooks[seat] = Outlook(self.state, seat)
        return self.outlooks[seat]

    def foreseen(self, seat: int, actions: list[int], rows: list[int]) -> Foreseen:
        """A seat after these phases, with its own actions."""
        key = seat
        for action in actions:
            key = key * 8 + action + 1
        for row in rows:
            key = key * 8 + row + 1
        if key not in self.seats:
            sight = Foresight(self.outlook(seat), actions)
            play(sight, rows)
            self.seats[key] = self.judged(sight)
        return self.seats[key]

    def judged(self, sight: Foresight) -> Foreseen:
        """The inputs of a seat as it was foreseen."""
        found = Foreseen(sight.player, sight.extra, seat_block(self.state, sight.player, sight.extra, sight.chosen))
        if sight.player.seat == self.seat:
            found.hand = hand_inputs(sight.outlook, sight.player, sight.extra, found.block)
            found.hand_sums = self.network.hidden.sums(found.hand, 0)
        return found

    def rivals(self, actions: list[list[int]], rows: list[int]) -> list[Block]:
        """The other seats after these phases."""
        return [
            self.foreseen(seat, actions[seat], rows).block for seat in range(self.state.players) if seat != self.seat
        ]

    def robot(self, dice: list[int], rows: list[int]) -> Block:
        """The robot after these phases, its dice on these columns."""
        key = (dice[0] * 16 + dice[1]) + 256
        for row in rows:
            key = key * 8 + row + 1
        if key not in self.robots:
            state = self.state.clone()
            robot = state.robot
            assert robot is not None
            robot.dice = dice
            events: list[Event] = []
            last = -1
            for row in rows:
                act(state, row, 2 if row == last else 1, events)
                last = row
            self.robots[key] = robot_block(state, robot)
        return self.robots[key]

    def value(self, own: Foreseen, rivals: list[Block]) -> float:
        """The winning chance with all seats as they were foreseen."""
        return self.network.value(self.state, self.pool(own, rivals), self.seat, own.block, own.hand_sums, rivals)

    def pool(self, own: Foreseen, rivals: list[Block]) -> int:
        """The chips that are left."""
        state = self.state
        taken = own.block.chips
        for rival in rivals:
            taken += rival.chips
        before = sum([player.chips for player in state.seats])
        if state.robot is not None:
            before += state.robot.chips
        return state.pool - taken + before

    def inputs(self, own: Foreseen, rivals: list[Block]) -> Sparse:
        """The same as inputs for training."""
        return all_inputs(self.state, self.pool(own, rivals), self.seat, own.block, own.hand, rivals)

    def value_of(self, actions: list[list[int]]) -> float:
        """The winning chance if every seat calls these actions."""
        rows = rows_called(actions)
        return self.value(self.foreseen(self.seat, actions[self.seat], rows), self.rivals(actions, rows))

    def value_beside(self, actions: list[list[int]], rivals: list[Block]) -> float:
        """The winning chance if every seat calls these actions and only the own seat goes on."""
        rows = rows_called(actions)
        return self.value(self.foreseen(self.seat, actions[self.seat], rows), rivals)

    def value_against_robot(self, actions: list[int], rng: Rng, few: int = 0) -> float:
        """The mean winning chance over all rolls of the robot's dice, or over a few that are drawn."""
        whole = 0.0
        rolls = robot_rolls(self.state, actions)
        if few:
            chances = [weight for _, weight in rolls]
            rolls = [(rolls[drawn(chances, rng)][0], 1.0 / few) for _ in range(few)]
        for dice, weight in rolls:
            rows = rows_with_robot(self.state, actions, dice)
            whole += weight * self.value(self.foreseen(self.seat, actions, rows), [self.robot(dice, rows)])
        return whole

    def now(self) -> Foreseen:
        """The seat as it is, at its choice of actions."""
        return self.judged(Foresight(self.outlook(self.seat), []))

    def rivals_now(self) -> list[Block]:
        """The rivals as they are."""
        state = self.state
        if state.robot is not None:
            return [robot_block(state, state.robot)]
        return [seat_block(state, player, 0.0, 0.0) for player in state.seats if player.seat != self.seat]


def play(sight: Foresight, rows: list[int]) -> None:
    """A seat takes part in these phases, in their order."""
    for row in rows:
        if row == EXPLORE:
            sight.explore()
        elif row == DEVELOP:
            sight.develop()
        elif row == SETTLE:
            sight.settle()
        elif row == CONSUME:
            sight.consume()
        elif row == PRODUCE:
            sight.produce()


def rows_called(actions: list[list[int]]) -> list[int]:
    """The phases that take place, in their order; only Develop and Settle can come twice."""
    found: list[int] = []
    for row in PHASES:
        most = 0
        for chosen in actions:
            times = 0
            for action in chosen:
                if ACTIONS[action].row == row:
                    times += 1
            most = max(most, times)
        if most > 0:
            found.append(row)
        if most > 1 and row in (DEVELOP, SETTLE):
            found.append(row)
    return found


def robot_rolls(state: State, actions: list[int]) -> list[tuple[list[int], float]]:
    """Where the robot's dice may lie once these actions are chosen, and how likely each is."""
    robot = state.robot
    assert robot is not None
    marked = markers(actions)
    found: dict[int, float] = {}
    share = 1.0 / (len(DICE[0].faces) * len(DICE[1].faces))
    for first in DICE[0].faces:
        for second in DICE[1].faces:
            dice = sorted(place_dice([first, second], robot.counter, marked))
            key = dice[0] * 16 + dice[1]
            found[key] = found.get(key, 0.0) + share
    return [([key // 16, key % 16], weight) for key, weight in found.items()]


def rows_with_robot(state: State, actions: list[int], dice: list[int]) -> list[int]:
    """The phases that player and robot call together."""
    robot = state.robot
    assert robot is not None
    before = robot.dice
    robot.dice = dice
    own = rows_called([actions])
    found: list[int] = []
    for row in PHASES:
        most = max(own.count(row), robot_calls(robot, row))
        found.extend([row] * (most if row in (DEVELOP, SETTLE) else min(1, most)))
    robot.dice = before
    return found
