"""Lines of play worth a look, for programs: for every space the ambassadors and sides that suit the senate best."""

from typing import Final

from astrarium.games.federation.actions.placing import put
from astrarium.games.federation.components.ids import FUND, NOBODY, NONE, OUTER, SIDE_IDS
from astrarium.games.federation.state.state import State
from astrarium.games.federation.strategy.evaluate import RESOURCE, kept_level
from astrarium.games.federation.strategy.senate import floor_points, law_points
from astrarium.kernel.action import Action
from astrarium.kernel.rules import Rules
from astrarium.search.fewer import fewer

MOST: Final[dict[str, int]] = {"pay": 2, "mix": 4, "discard": 2}
"""The most answers of a verb that are looked at; the listings begin with the sensible ones."""


def lines(rules: Rules[State], state: State, seat: int) -> list[list[Action]]:
    """What a program should look at for the decision that a seat owes."""
    legal = rules.legal(state, seat)
    if state.agenda[-1].kind == "turn":
        return [[action] for action in turn(state, seat, legal)]
    return [[action] for action in fewer(legal, MOST)]


def turn(state: State, seat: int, legal: list[Action]) -> list[Action]:
    """For every space and side the ambassador that serves best there, and what specialists could do first."""
    best: dict[int, Action] = {}
    worths: dict[int, float] = {}
    found: list[Action] = []
    copy = state.clone()
    for action in legal:
        if action.verb == "place":
            _, side, space = action.args
            place = len(SIDE_IDS) * space + side
            worth = lying(copy, seat, action)
            if place not in worths or worth > worths[place]:
                worths[place] = worth
                best[place] = action
        elif action.verb != "discard":
            found.append(action)
    return [best[place] for place in sorted(best)] + found


def lying(copy: State, seat: int, action: Action) -> float:
    """What an ambassador does by lying on a space: votes, its bonus, and the votes that are still to be placed."""
    ambassador, side, space = action.args
    before = copy.seats[seat]
    player = before.clone()
    copy.seats[seat] = player
    put(copy, player, ambassador, side, space)
    worth = floor_points(copy, player, float(kept_level(copy, player))) + law_points(copy, player)
    if side == FUND:
        gain = copy.parts.ambassadors[ambassador].bonus.gain
        for resource, amount in enumerate(gain):
            worth += RESOURCE[resource] * amount
    copy.seats[seat] = before
    if space != OUTER:
        copy.owners[space] = NOBODY
        copy.ambassadors[space] = NONE
    return worth
