"""How good a position is for a seat that searches: the judgement of `evaluate.py` with its known faults mended.

`evaluate.py` stays as it is, because `greedy` is a mark to measure others by.
"""

from typing import Final

from astrarium.games.federation.components.ids import AMBASSADORS, LEFT, NONE, PLANETS
from astrarium.games.federation.counting import influence, robots_left
from astrarium.games.federation.planets.e81216 import worth_now
from astrarium.games.federation.state.player import READY, Player
from astrarium.games.federation.state.state import State
from astrarium.games.federation.strategy.evaluate import (
    SPECIALIST,
    TOKEN,
    kept_level,
    medals,
    missions,
    standing,
    stock,
    waiting,
)
from astrarium.games.federation.strategy.evaluate import TURNS as USEFUL_TURNS
from astrarium.games.federation.strategy.senate import floor_points, law_points, project_standing

PASSES: Final = 0.5
"""A law that is shown passes so often: one of two does."""
OPEN_LAW: Final = 1.1
"""What a law of the last round that lies open brings for each influence: votes go where they pay."""
KEPT_TOKEN: Final = 1.3
"""An alteration token that is not used soon is not worth what `evaluate` takes it for."""
READY_SPECIALIST: Final = 0.8
MEGA: Final = 0.3
"""How likely the best megastructure will be built, if there are turns and robots for it."""
MEGA_TURNS: Final = 6
"""With fewer turns than this it becomes less likely."""


def outlook(state: State, seat: int) -> float:
    """The points that a seat may expect at the end."""
    player = state.seats[seat]
    if not state.agenda:
        return float(player.vp)
    left = state.parts.rounds - max(1, state.round)
    turns = waiting(player) + AMBASSADORS * left
    time = min(1.0, turns / USEFUL_TURNS)
    value = player.vp + medals(state, player, time) + stock(state, player, time)
    value += missions(state, player, time) + standing(state, player, left, time)
    value -= time * (TOKEN - KEPT_TOKEN) * len(player.tokens)
    value -= time * (SPECIALIST - READY_SPECIALIST) * player.used.count(READY)
    if state.phase == "ambassadors":
        value += law_points(state, player) + floor_points(state, player, float(kept_level(state, player)))
    value += laws_ahead(state, player) + megastructure_ahead(state, player, turns)
    return value + project_standing(state, player, left)


def laws_ahead(state: State, player: Player) -> float:
    """What influence will bring by later laws: every planet's lies once in each wing, so they can be counted."""
    total = 0.0
    if state.next_laws[LEFT] != NONE:
        for law in state.next_laws:
            total += OPEN_LAW * influence(state, player, law)
    for planet in range(PLANETS):
        tiles = 0
        for stack in state.law_stacks:
            tiles += stack.count(planet)
        if tiles:
            total += 2 * PASSES * tiles * influence(state, player, planet)
    return total


def megastructure_ahead(state: State, player: Player, turns: int) -> float:
    """The best megastructure that is still open, as likely as it will be built."""
    if not turns or not robots_left(state, player):
        return 0.0
    best = 0
    for mega in range(len(state.parts.megas)):
        best = max(best, worth_now(state, player, mega))
    return MEGA * best * min(1.0, turns / MEGA_TURNS)
