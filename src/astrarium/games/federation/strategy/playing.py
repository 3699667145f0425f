"""How a seat goes on in an imagined game: by chance, but as players do; quick, as it is asked a thousand times."""

from typing import Final

from astrarium.games.federation.components import language
from astrarium.games.federation.components.ids import (
    ACTION_IDS,
    LEFT,
    OUTER,
    PRODUCTIONS,
    RIGHT,
    level_of,
)
from astrarium.games.federation.planets.e81216 import worth_now
from astrarium.games.federation.state.state import State
from astrarium.games.federation.strategy.evaluate import bonus
from astrarium.games.federation.strategy.senate import law_gain
from astrarium.kernel.action import Action
from astrarium.kernel.rng import Rng

IDLE: Final = ("discard", "skip", "end", "keep")
"""What is rarely better than what else there is, so it is done only where nothing else is left."""
FIRST: Final = ("pay", "upkeep")
"""Answers that are listed with the sensible one first."""
USUAL: Final[dict[str, list[int]]] = {
    "neo": [20, 20, 40],
    "six_moons": [8, 20, 50],
    "atal": [15, 12, 30],
    "arratuin": [5, 8, 12],
    "e81216": [20, 14, 35],
    "officers_quarters": [4, 16, 25],
    "purchasing_office": [4, 5, 10],
    "patrons_office": [6, 20, 10],
    "presidents_office": [5, 10, 10],
    "assistants_room": [5, 5, 8],
    "small_lounge": [8, 6, 25],
    "spy": [3, 3, 2],
}
"""How often good players place an ambassador where they could: voting, funding and covered, by the action there."""
WEIGHTS: Final[list[list[int]]] = [USUAL[name] for name in ACTION_IDS]
OUTSIDE: Final = 1
"""The same of the outer module."""
SPECIALIST: Final = 30
"""The same of a specialist that could be used before."""
FAIR_MISSION: Final = 7.0
"""A mission that counts points is not flown for fewer, as long as there is another round."""
PRODUCTION: Final = 2.0
"""What a production is worth beside a megastructure, for each income that is still to come."""


def reply(state: State, seat: int, legal: list[Action], rng: Rng) -> Action:
    """One of the legal actions of a seat."""
    if len(legal) == 1:
        return legal[0]
    kind = state.agenda[-1].kind
    if kind == "turn":
        return placement(state, legal, rng)
    if kind in FIRST:
        return legal[0]
    found = [action for action in legal if action.verb not in IDLE]
    if kind == "mission":
        found = good_missions(state, seat, found)
    elif kind == "build":
        found = best_buildings(state, seat, found)
    elif kind == "atal":
        found = highest(found)
    elif kind == "law":
        gains = [law_gain(state, state.seats[seat], state.laws[wing]) for wing in (LEFT, RIGHT)]
        return legal[LEFT if gains[LEFT] >= gains[RIGHT] else RIGHT]
    if not found:
        found = [action for action in legal if action.verb in IDLE]
    return found[rng.below(len(found))]


def placement(state: State, legal: list[Action], rng: Rng) -> Action:
    """An ambassador on a space, each as often as is usual."""
    actions = state.parts.space_actions
    sums: list[int] = []
    total = 0
    for action in legal:
        if action.verb == "place":
            _, side, space = action.args
            total += OUTSIDE if space == OUTER else WEIGHTS[actions[space]][side]
        elif action.verb == "use":
            total += SPECIALIST
        sums.append(total)
    drawn = rng.below(max(1, total))
    for number, reached in enumerate(sums):
        if drawn < reached:
            return legal[number]
    return legal[0]


def good_missions(state: State, seat: int, found: list[Action]) -> list[Action]:
    """The missions whose time has come, and specialists."""
    player = state.seats[seat]
    last = state.round >= state.parts.rounds
    good: list[Action] = []
    best: list[Action] = []
    most = 0.0
    for action in found:
        if action.verb != "mission":
            good.append(action)
            continue
        effects = state.parts.missions[action.args[0]].effects
        worth = bonus(state, player, effects)
        if worth > most:
            most = worth
            best = [action]
        if worth >= FAIR_MISSION or not any(effect.op == language.VP for effect in effects):
            good.append(action)
    return best if last and best else good


def best_buildings(state: State, seat: int, found: list[Action]) -> list[Action]:
    """The megastructure that scores most, or any production as long as that brings less."""
    player = state.seats[seat]
    best: list[Action] = []
    most = 0.0
    for action in found:
        if action.verb != "build":
            continue
        structure = action.args[0]
        if structure < PRODUCTIONS:
            worth = PRODUCTION * (1 + state.parts.rounds - state.round)
        else:
            worth = float(worth_now(state, player, structure - PRODUCTIONS))
        if worth > most:
            most = worth
            best = []
        if worth == most:
            best.append(action)
    return best or found


def highest(found: list[Action]) -> list[Action]:
    """The specialists of the highest level, and the use of own ones."""
    levels = [level_of(action.args[0]) if action.verb == "hire" else 0 for action in found]
    top = max(levels, default=0)
    return [action for action, level in zip(found, levels) if level == top]
