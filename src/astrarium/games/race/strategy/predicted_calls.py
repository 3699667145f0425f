"""What rivals will call, as the network predicts it."""

from typing import Final

from astrarium.games.race.components.printed import ACTIONS
from astrarium.games.race.state.state import State
from astrarium.games.race.strategy.income import total
from astrarium.games.race.strategy.inputs import seat_block
from astrarium.games.race.strategy.network import Network
from astrarium.kernel.rng import Rng

SCENES: Final = 6
"""So many combinations of calls are looked at where the rivals have more than one action among them."""
LEAST: Final = 0.05
"""A call of a single rival that is less likely is not looked at."""
UNSURE: Final = 0.15
"""Chances of calls are mixed with so much of equal ones: nobody is as predictable as he looks."""


def drawn(weights: list[float], rng: Rng) -> int:
    """A place, as likely as its weight."""
    whole = 0.0
    for weight in weights:
        whole += weight
    mark = rng.below(1 << 24) / (1 << 24) * whole
    for place, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return place
    return len(weights) - 1


def call_chances(state: State, seat: int, network: Network) -> list[float]:
    """How likely a rival is to call each action."""
    chances = network.call_chances(seat_block(state, state.seats[seat], 0.0, 0.0))
    even = UNSURE / len(chances)
    return [(1 - UNSURE) * chance + even for chance in chances]


def sampled_calls(state: State, seat: int, network: Network, rng: Rng) -> list[list[int]]:
    """What every rival may call, drawn by how likely it is; nothing for the seat itself."""
    found: list[list[int]] = []
    for other in range(state.players):
        actions: list[int] = []
        if other != seat:
            actions = drawn_call(call_chances(state, other, network), state.switches.duel, rng)
        found.append(actions)
    return found


def drawn_call(chances: list[float], duel: bool, rng: Rng) -> list[int]:
    """One action, in a duel two that go together."""
    first = drawn(chances, rng)
    if not duel:
        return [first]
    while True:
        second = drawn(chances, rng)
        if second != first or ACTIONS[first].in_duel > 1:
            return sorted([first, second])


def likely_calls(
    state: State, seat: int, network: Network, rng: Rng, few: int
) -> list[tuple[list[list[int]], float]]:
    """What the rivals may call together, with how likely it is: all of it for one rival, else some drawn scenes.

    With ``few`` only so many, the likeliest calls of one rival or as many drawn scenes.
    """
    if state.players == 2 and not state.switches.duel:
        other = 1 - seat
        chances = call_chances(state, other, network)
        ranked = sorted(range(len(chances)), key=lambda action: -chances[action])
        likely = [action for action in ranked[: few or len(ranked)] if chances[action] >= LEAST]
        whole = total([chances[action] for action in likely])
        found: list[tuple[list[list[int]], float]] = []
        for action in likely:
            calls: list[list[int]] = [[], []]
            calls[other] = [action]
            found.append((calls, chances[action] / whole))
        return found
    number = few or SCENES
    return [(sampled_calls(state, seat, network, rng), 1.0 / number) for _ in range(number)]
