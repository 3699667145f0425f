"""What the senate will bring: floors, laws and projects, each as likely as it is; for programs that judge."""

from math import exp
from typing import Final

from astrarium.games.federation.components.ids import (
    AMBASSADORS,
    COLUMNS,
    FLOORS,
    GENERAL,
    LEFT,
    NONE,
    PLANETS,
    RIGHT,
    SPACES,
)
from astrarium.games.federation.counting import (
    count,
    floor_votes,
    funds,
    influence,
    wing_votes,
)
from astrarium.games.federation.projects import length
from astrarium.games.federation.scoring import points_of_two, project_counts
from astrarium.games.federation.state.player import Player
from astrarium.games.federation.state.state import State

SURE: Final = 0.3
OPEN: Final = 0.55
"""How uncertain a lead is when nobody can vote any more, and for each vote still to come."""
OTHERS: Final = 0.35
"""A law that brings others as much as oneself is worth so much less."""
ABSENT: Final = 0.35
"""A floor on which one has no votes yet."""
LAW_OF_PLANET: Final = 0.26
"""How likely the law of one planet passes in a round to come."""
ADVANCES: Final = 1.1
"""A project advances so often in a round to come."""
GROWTH: Final = 0.55
"""How much the present order in a project says while many rounds are left."""


def likely(lead: float, doubt: float) -> float:
    """How likely a lead lasts."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, lead / doubt))))


def votes_to_come(state: State) -> list[int]:
    """The votes of ambassadors that every seat has still to place this round."""
    found: list[int] = []
    for player in state.seats:
        total = 0
        for ambassador in range(AMBASSADORS):
            if not player.placed >> ambassador & 1:
                total += state.parts.ambassadors[ambassador].votes
        if player.die_at < 0 and total:
            total += player.die
        found.append(total)
    return found


def floor_points(state: State, player: Player, worth: float) -> float:
    """What the floors of this round will bring, each ``worth`` points to who has most votes there."""
    coming = votes_to_come(state)
    doubt = SURE + OPEN * sum(coming) / (2 * FLOORS)
    total = 0.0
    for votes in floor_votes(state):
        mine = votes[player.seat]
        best = max([number for seat, number in enumerate(votes) if seat != player.seat])
        chance = likely(mine - best + 0.25, doubt)
        if not mine:
            chance *= ABSENT * min(1.0, coming[player.seat] / 3)
        total += chance * worth
    return total


def law_points(state: State, player: Player) -> float:
    """What the law of this round will bring: both, as likely as their wings are to win."""
    if state.laws[LEFT] == NONE:
        return 0.0
    left, right = wing_votes(state)
    doubt = SURE + OPEN * sum(votes_to_come(state)) / 3
    chance = likely(left - right, doubt)
    value = chance * law_gain(state, player, state.laws[LEFT])
    return value + (1 - chance) * law_gain(state, player, state.laws[RIGHT])


def law_gain(state: State, player: Player, law: int) -> float:
    """What a law brings a seat, less something for what it brings others."""
    own = 0
    others = 0
    for effect in state.parts.laws[law].effects:
        for other in state.seats:
            vp = effect.amount * count(state, other, effect.per)
            if other.seat == player.seat:
                own += vp
            else:
                others += vp
    return own - OTHERS * others / (state.players - 1)


def laws_to_come(state: State, player: Player, left: int) -> float:
    """What influence will bring by laws of later rounds; those of the last round may lie open."""
    total = 0.0
    hidden = left
    if state.next_laws[LEFT] != NONE:
        hidden -= 1
        best = max([influence(state, player, law) for law in state.next_laws])
        worst = min([influence(state, player, law) for law in state.next_laws])
        total += 2 * (0.6 * best + 0.4 * worst)
    if hidden > 0:
        for planet in range(PLANETS):
            total += 2 * LAW_OF_PLANET * hidden * influence(state, player, planet)
    return total


def funding_ahead(state: State) -> list[int]:
    """The projects after this round's funding symbols."""
    found = state.projects[:]
    for space in range(SPACES):
        if funds(state, space):
            project = state.parts.project_in_column[space % COLUMNS]
            if found[project] < length(state, project):
                found[project] += 1
            else:
                found[GENERAL] += 1
    return found


def project_standing(state: State, player: Player, left: int) -> float:
    """Projects as they stand, as likely as they will be funded, and what the counts promise."""
    ahead = funding_ahead(state)
    sure = 1 - GROWTH * left / state.parts.rounds
    fair = fair_share(state)
    total = 0.0
    for project in range(GENERAL + 1):
        needed = length(state, project) - ahead[project]
        funded = 1.0 if needed <= 0 else likely(ADVANCES * left - needed, 0.6 + 0.5 * left)
        if not left and needed > 0:
            funded = 0.15 if state.phase != "executive" else 0.0
        counts = project_counts(state, project)
        if project == GENERAL:
            counts[player.seat] += contributions_ahead(state, player)
        points = place_points(state, counts, player.seat)
        typical = max(1.0, sum(counts) / state.players)
        promise = fair * min(1.6, counts[player.seat] / typical)
        total += funded * (sure * points + (1 - sure) * promise)
    return total


def place_points(state: State, counts: list[int], seat: int) -> float:
    """What a seat's place in a funded project brings; tied ones share (FD-END-07 to -10)."""
    if state.players == 2:
        return points_of_two(state, counts)[seat]
    own = counts[seat]
    if not own:
        return 0.0
    above = 0
    tied = 0
    for number in counts:
        if number > own:
            above += 1
        elif number == own:
            tied += 1
    places = state.parts.places[state.players]
    return sum(places[above : above + tied]) // tied


def fair_share(state: State) -> float:
    """What a funded project brings a seat on average."""
    if state.players == 2:
        return state.parts.tie_of_two
    return sum(state.parts.places[state.players]) / state.players


def contributions_ahead(state: State, player: Player) -> int:
    """Own funding symbols in columns whose project is funded already."""
    total = 0
    for space in range(SPACES):
        if state.owners[space] == player.seat and funds(state, space):
            project = state.parts.project_in_column[space % COLUMNS]
            if state.projects[project] >= length(state, project):
                total += 1
    return total
