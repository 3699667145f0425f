"""What each placement of a card is worth by the value network, with the rest of the round foreseen for the table."""

from typing import Final

from astrarium.games.race.components.powers import DEVELOP, SETTLE
from astrarium.games.race.state.state import State
from astrarium.games.race.strategy.inputs import Block
from astrarium.games.race.strategy.lines import phases_ahead
from astrarium.games.race.strategy.network import Network
from astrarium.games.race.strategy.round_ahead import Foresight
from astrarium.games.race.strategy.table_ahead import TableAhead, play
from astrarium.kernel.action import Action

PLACING: Final = ("develop", "settle", "second")
"""The decisions that are about a card to be placed."""


def placement_values(state: State, seat: int, legal: list[Action], network: Network) -> list[float]:
    """The winning chance of each placement, in one deal."""
    step = state.agenda[-1]
    later = phases_ahead(state)
    ahead = TableAhead(state, seat, network)
    # The others place in this phase as well, but for the second world of a seat alone.
    rows = later if step.kind == "second" else [DEVELOP if step.kind == "develop" else SETTLE, *later]
    rivals = rivals_after(ahead, rows)
    values: list[float] = []
    for action in legal:
        sight = Foresight(ahead.outlook(seat), state.seats[seat].actions)
        if action.verb != "nothing":
            sight.put(action.args[0], step.kind == "develop")
        play(sight, later)
        values.append(ahead.value(ahead.judged(sight), rivals))
    return values


def rivals_after(ahead: TableAhead, rows: list[int]) -> list[Block]:
    """The rivals once these phases are over, by the actions that all have revealed."""
    state = ahead.state
    if state.robot is not None:
        return [ahead.robot(state.robot.dice, rows)]
    return ahead.rivals([player.actions for player in state.seats], rows)


def highest(values: list[float]) -> int:
    """The place of the highest value, of equal ones the first."""
    best = 0
    for place in range(1, len(values)):
        if values[place] > values[best]:
            best = place
    return best
