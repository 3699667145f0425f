"""What lies further ahead: federations after the next one, Gaia projects to come, power that neighbours bring."""

from typing import Final

from astrarium.games.gaia.building import reaches
from astrarium.games.gaia.components import abilities
from astrarium.games.gaia.components.ids import GAIA_PROJECT, TRANSDIM
from astrarium.games.gaia.counting import basic_range, power_value
from astrarium.games.gaia.factions import can
from astrarium.games.gaia.federations.ground import Ground
from astrarium.games.gaia.map.hexes import distances, members
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State
from astrarium.games.gaia.strategy.openings import FEDERATION

GROUPS: Final = 4
"""So many federations are looked for among what is not yet in one."""
MOST_LINKS: Final = 5
"""The most satellites that a group is given to join its pieces."""
LINK: Final = 1.2
"""What a satellite costs."""
MOST_OFFERS: Final = 24
"""More power than this is never offered in time to be of use."""


def federations_ahead(state: State, player: Player) -> float:
    """What the federations after the best one promise, unfinished ones by the square of their share.

    Groups are formed one after another around the mightiest piece that is left; all share the tokens there are.
    """
    if can(player, abilities.ONE_FEDERATION):
        return 0.0
    ground = Ground(state, player)
    rest = members(ground.pieces)
    rest.sort(key=lambda place: -ground.values[place])
    budget = ground.budget
    total = 0.0
    best = 0.0
    for _ in range(GROUPS):
        if not rest:
            break
        power, links = _group(ground, rest, min(MOST_LINKS, budget))
        share = min(1.0, power / ground.threshold)
        worth = FEDERATION * share * share - LINK * links
        if worth > 0:
            budget -= links
            total += worth
            best = max(best, worth)
    return total - best


def _group(ground: Ground, rest: list[int], most_links: int) -> tuple[int, int]:
    """The power and the satellites of a group around the first of the pieces; its pieces are taken out."""
    core = rest.pop(0)
    power = ground.values[core]
    row = distances(core)
    near = [row[place] for place in rest]
    links = 0
    while power < ground.threshold and rest:
        pick = 0
        for i in range(1, len(rest)):
            if near[i] < near[pick] or (near[i] == near[pick] and ground.values[rest[i]] > ground.values[rest[pick]]):
                pick = i
        if links + near[pick] - 1 > most_links:
            break
        links += near.pop(pick) - 1
        place = rest.pop(pick)
        power += ground.values[place]
        row = distances(place)
        for i in range(len(rest)):
            near[i] = min(near[i], row[rest[i]])
    return power, links


def projects_ahead(state: State, player: Player) -> float:
    """How many Gaiaformers will find a planet: those that are ready or come back, as far as there are planets."""
    if not state.parts.tracks[GAIA_PROJECT][player.levels[GAIA_PROJECT]].project_tokens:
        return 0.0
    formers = player.formers_ready + player.formers_gaia
    if not formers:
        return 0.0
    farthest = basic_range(player) + state.parts.qic_range
    reached = reaches(state, player)
    found = 0.0
    for planet in range(len(state.board.planets)):
        if state.kinds[planet] != TRANSDIM or state.formers[planet] >= 0 or state.owners[planet] >= 0:
            continue
        far = reached[planet]
        if far <= farthest:
            found += 1.0 if far <= farthest - state.parts.qic_range else 0.5
    return min(float(formers), found)


def charge_offers(state: State, player: Player) -> float:
    """The power that would be offered if every neighbour built once on each planet beside one's own."""
    offered = 0
    for other in state.seats:
        if other.seat == player.seat:
            continue
        for planet in other.planets:
            most = 0
            for own in player.planets:
                if state.apart(own, planet) <= state.parts.charge_range:
                    most = max(most, power_value(state, player, own))
            offered += most
    return float(min(offered, MOST_OFFERS))
