"""A round really played in a game that could be the real one, up to the next choice of actions."""

from typing import Any, Final

from astrarium.games.race.robot.points import robot_score
from astrarium.games.race.scoring import score, won_by
from astrarium.games.race.state.state import State
from astrarium.games.race.strategy.lines import lines
from astrarium.games.race.strategy.network import Network, sigmoid
from astrarium.games.race.strategy.placements import PLACING, highest, placement_values
from astrarium.games.race.verbs import RaceAction
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.rng import Rng
from astrarium.kernel.rules import Rules

BY_WIN: Final = 0.7
"""A result counts so much by who won, and the rest by how far the points lie apart."""
APART: Final = 8.0
NOBODY: Final = -1


def after_calls(
    rules: Rules[Any], state: State, seat: int, calls: list[list[int]], network: Network, dice: int
) -> State:
    """The position after a round in which the seats call these actions; the one before is left alone."""
    after = state.clone()
    after.rng = Rng(dice)
    for player in after.seats:
        player.secret = []
    step = after.agenda.pop()
    after.push("actions", tuple(after.order))
    assert step.kind == "actions"
    events: list[Event] = []
    for other in after.order:
        for action in calls[other]:
            rules.perform(after, other, RaceAction("action", (action,)), events)
    play_round(rules, after, seat, network)
    return after


def after_placement(rules: Rules[Any], state: State, seat: int, action: Action, network: Network, dice: int) -> State:
    """The position after the rest of a round that goes on with this action."""
    after = state.clone()
    after.rng = Rng(dice)
    rules.perform(after, seat, action, [])
    play_round(rules, after, seat, network)
    return after


def play_round(rules: Rules[Any], state: State, thinking: int = NOBODY, network: Network | None = None) -> None:
    """Play on by the lines of a fair player until actions are chosen again, or the game is over.

    One seat may place its cards by the network: what it will do itself should be imagined as it will do it.
    """
    agenda = state.agenda
    events: list[Event] = []
    while agenda:
        step = agenda[-1]
        if not step.seats:
            agenda.pop()
            rules.run(state, step, events)
            continue
        if step.kind == "actions":
            return
        seat = step.seats[0]
        if network is not None and seat == thinking and step.kind in PLACING:
            legal = rules.legal(state, seat)
            best = highest(placement_values(state, seat, legal, network)) if len(legal) > 1 else 0
            rules.perform(state, seat, legal[best], events)
            continue
        for action in lines(rules, state, seat)[0]:
            # What a line says of a decision that is over already is not asked any more.
            if not agenda or agenda[-1].kind != step.kind or seat not in agenda[-1].seats:
                break
            rules.perform(state, seat, action, events)


def result(state: State, seat: int) -> float:
    """What a game that is over was worth: mostly whether it was won, a little by how much."""
    seats, robot = won_by(state)
    sharers = len(seats) + (1 if robot else 0)
    won = 1.0 / sharers if seat in seats else 0.0
    others = [score(state, player) for player in state.seats if player.seat != seat]
    if state.robot is not None:
        others.append(robot_score(state, state.robot))
    margin = score(state, state.seats[seat]) - max(others)
    return BY_WIN * won + (1 - BY_WIN) * sigmoid(margin / APART)
