"""Questions that can take long: federations among many clusters late in a game, and the worst that can be built."""

from collections.abc import Callable
from functools import partial
from typing import Final

from astrarium.games.gaia.federations import forming
from astrarium.games.gaia.federations.links import clusters
from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.map.layouts import lay_map
from astrarium.kernel.rng import Rng

CLUSTERS: Final = (6, 8, 10, 12, 14)
SATELLITES: Final = (6, 10, 15)
THRESHOLD: Final = 7
VALUES: Final = (1, 1, 1, 2, 2, 3)
WORST: Final = 19
"""Pieces that stand apart, three hexes from each other, each worth 1: nothing is left out by its value."""

Questions = list[Callable[[], object]]


def hard_questions(positions: int) -> list[tuple[str, Questions]]:
    """So many random late positions of each kind, and the worst one."""
    found: list[tuple[str, Questions]] = []
    for count in CLUSTERS:
        for budget in SATELLITES:
            found.append((f"{count} clusters, {budget} satellites", late(count, budget, positions)))
    found.append((f"the worst: {WORST} pieces apart, {SATELLITES[-1]} satellites", [worst()]))
    return found


def late(count: int, budget: int, positions: int) -> Questions:
    """Federations among random planets of the map for four that make up so many clusters."""
    board = lay_map(4, "first", "none", Rng(0))
    free = board.space & ~board.solid
    chance = Rng(count * 100 + budget)
    questions: Questions = []
    while len(questions) < positions:
        planets = list(board.planets)
        chance.shuffle(planets)
        own = tuple(planets[: count + chance.below(5)])
        pieces = hexes.set_of(own)
        if len(clusters(pieces)) == count:
            values = [0] * hexes.HEXES
            for place in own:
                values[place] = VALUES[chance.below(len(VALUES))]
            questions.append(partial(forming.choices, pieces, values, free, THRESHOLD, budget))
    return questions


def worst() -> Callable[[], object]:
    """Pieces that stand in threes from each other, on a map where nothing is in the way."""
    board = lay_map(4, "first", "none", Rng(0))
    whole = board.space | hexes.set_of(tuple(board.planets))
    apart = [place for place in hexes.members(whole) if not hexes.column(place) % 3 and not hexes.row(place) % 3]
    middle = hexes.hex_at(0, 0)
    apart.sort(key=lambda place: hexes.distance(place, middle))
    own = tuple(apart[:WORST])
    values = [0] * hexes.HEXES
    for place in own:
        values[place] = 1
    pieces = hexes.set_of(own)
    return partial(forming.choices, pieces, values, whole & ~pieces, THRESHOLD, SATELLITES[-1])
