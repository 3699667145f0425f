"""Final scoring: medals, leftovers, funded projects (FD-END, FD-2P-06)."""

from astrarium.games.federation.components.ids import GENERAL, GOLD, PROJECT_IDS
from astrarium.games.federation.counting import count, crystals
from astrarium.games.federation.gains import score
from astrarium.games.federation.projects import is_funded
from astrarium.games.federation.state.player import Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.event import Event


def medal_points(state: State, player: Player) -> int:
    """The points of the lowest uncovered space of the medal row (FD-MED-10)."""
    return state.parts.medal_points[player.medals.bit_count()]


def leftovers(state: State, player: Player) -> list[tuple[str, int]]:
    """Points for crystals, diamonds, ships and unused alteration tokens (FD-END-02)."""
    parts = state.parts
    return [
        ("crystals", crystals(player) // parts.crystals_for_point),
        ("gold", player.reserve[GOLD] * parts.gold_points),
        ("ships", player.hangar * parts.ship_points),
        ("tokens", len(player.tokens) * parts.token_points),
    ]


def project_counts(state: State, project: int) -> list[int]:
    """What each seat counts in a project; who has less than the least takes no place (FD-END-04 to -06)."""
    data = state.parts.projects[project]
    found: list[int] = []
    for player in state.seats:
        number = count(state, player, data.ranked_by)
        found.append(number if number >= data.least else 0)
    return found


def project_points(state: State, project: int) -> list[int]:
    """What a funded project brings each seat (FD-END-07 to -10)."""
    counts = project_counts(state, project)
    return points_of_two(state, counts) if state.players == 2 else shares(state, counts)


def shares(state: State, counts: list[int]) -> list[int]:
    """Places by count; tied ones share what their places bring, rounded down (FD-END-09)."""
    places = state.parts.places[state.players]
    found: list[int] = []
    for number in counts:
        if not number:
            found.append(0)
            continue
        above = len([other for other in counts if other > number])
        level = counts.count(number)
        found.append(sum(places[above : above + level]) // level)
    return found


def points_of_two(state: State, counts: list[int]) -> list[int]:
    """Two players: the first, a tie, and a second close behind (FD-2P-06 to -08)."""
    parts = state.parts
    best = max(counts)
    if not best:
        return [0, 0]
    if counts[0] == counts[1]:
        return [parts.tie_of_two, parts.tie_of_two]
    found: list[int] = []
    for number in counts:
        if number == best:
            found.append(parts.first_of_two)
        else:
            close = number > 0 and best - number <= parts.close_to_first
            found.append(parts.second_of_two if close else 0)
    return found


def score_end(state: State, events: list[Event]) -> None:
    """Medals, then leftovers, then funded projects (FD-END-01)."""
    for player in state.seats:
        score(state, player, medal_points(state, player), "final:medals", "FD-MED-10", events)
    for player in state.seats:
        for word, vp in leftovers(state, player):
            score(state, player, vp, "final:" + word, "FD-END-02", events)
    for project in range(GENERAL + 1):
        if not is_funded(state, project):
            continue
        points = project_points(state, project)
        for player in state.seats:
            score(state, player, points[player.seat], "project:" + PROJECT_IDS[project], "FD-END-03", events)
