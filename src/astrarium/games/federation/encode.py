"""What a seat may know in Federation, as numbers (docs/encodings.md)."""

from astrarium.games.federation.components.components import TOKEN_IDS
from astrarium.games.federation.components.ids import (
    AMBASSADOR_IDS,
    ASTEROID_IDS,
    DEAD_IDS,
    DEEP_IDS,
    FLOORS,
    MEGA_TILE_IDS,
    MEGASTRUCTURES,
    NEUTRAL,
    NOBODY,
    NONE,
    PLANETS,
    PRODUCTION_IDS,
    PROJECT_IDS,
    RESOURCE_IDS,
    SIDE_IDS,
    SLOTS,
    SPACES,
    floor_of,
    wing_of,
)
from astrarium.games.federation.counting import funds, influence, level, points_of, votes
from astrarium.games.federation.effects.gaining import shown_tokens
from astrarium.games.federation.marks import (
    ASKED,
    CELLS,
    DECISIONS,
    DEGREES,
    DIE,
    DISC,
    LEFT,
    LEVEL,
    MOONS,
    PHASES,
    POINTS,
    ROUNDS,
    SCORE,
    SHIPS,
    SITES,
    STORE,
    STRENGTHS,
    TRACK,
    VOTES,
    Layout,
    layout_of,
)
from astrarium.games.federation.projects import is_funded, length
from astrarium.games.federation.scoring import project_counts
from astrarium.games.federation.state.player import READY, Player
from astrarium.games.federation.state.state import CHARACTERS, State
from astrarium.kernel.features import Features


def features(state: State, seat: int) -> Features:
    """What a seat may know: the table, then what lies before every seat, its own first, the others clockwise."""
    layout = layout_of(state.players)
    found = Features()
    table_marks(state, layout, found)
    board_marks(state, seat, layout, found)
    if state.agenda:
        decision_marks(state, seat, layout, found)
    counts = [project_counts(state, project) for project in range(len(PROJECT_IDS))]
    at = layout.seat
    for nth in range(state.players):
        player = state.seats[(seat + nth) % state.players]
        seat_marks(state, player, at, layout, found)
        piece_marks(state, player, at, layout, found)
        for project in range(len(PROJECT_IDS)):
            found.upto(at + layout.counts + project * TRACK, TRACK, counts[project][player.seat])
        found.floats.append(player.vp / SCORE)
        for law in state.laws:
            points = points_of(state, player, state.parts.laws[law].effects) if law != NONE else 0
            found.floats.append(points / POINTS)
        at += layout.seat_size
    senate_marks(state, seat, layout, found)
    return found


def decision_marks(state: State, seat: int, layout: Layout, found: Features) -> None:
    """What is asked, with its numbers; tokens that are looked at are for the seat that looks."""
    step = state.agenda[-1]
    found.indices.append(layout.decision + DECISIONS[step.kind])
    asked = seat in step.seats
    if asked:
        found.indices.append(layout.asked)
    for nth, number in enumerate(step.args[1 : ASKED + 1]):
        found.upto(layout.numbers + nth * STORE, STORE, number)
    if asked and step.kind == "look":
        for token in shown_numbers(state):
            found.indices.append(layout.shown + token)


def shown_numbers(state: State) -> list[int]:
    """The tokens that are looked at, each once."""
    return sorted({TOKEN_IDS.index(token) for token in shown_tokens(state, state.agenda[-1])})


def table_marks(state: State, layout: Layout, found: Features) -> None:
    """Round, laws, projects and medals."""
    on = found.indices
    on.append(layout.phase + PHASES[state.phase])
    found.upto(layout.round, ROUNDS, state.round)
    for wing in range(2):
        if state.laws[wing] != NONE:
            on.append(layout.laws + wing * PLANETS + state.laws[wing])
        if state.next_laws[wing] != NONE:
            on.append(layout.next_laws + wing * PLANETS + state.next_laws[wing])
        _marks(found, layout.discarded + wing * PLANETS, state.law_discards[wing])
    _marks(found, layout.passed, state.passed)
    for project in range(len(PROJECT_IDS)):
        reached = state.projects[project]
        found.upto(layout.projects + project * TRACK, TRACK, reached)
        found.upto(layout.missing + project * TRACK, TRACK, length(state, project) - reached)
        if is_funded(state, project):
            on.append(layout.funded + project)
    for planet in range(PLANETS):
        left = state.planet_medals[planet]
        found.upto(layout.medals + planet * SHIPS, SHIPS, len(left))
        if left:
            found.upto(layout.next_medal + planet * TRACK, TRACK, min(left))
    for medal in range(len(state.medals_left)):
        found.upto(layout.medals + (PLANETS + medal) * SHIPS, SHIPS, state.medals_left[medal])
    for token in state.starting:
        on.append(layout.starting + token)
    if state.planet_tile >= 0:
        on.append(layout.planet_tile + state.planet_tile)
    if state.room_tile >= 0:
        on.append(layout.room_tile + state.room_tile)


def board_marks(state: State, seat: int, layout: Layout, found: Features) -> None:
    """What lies on the planets and beside the board, as far as it lies face up or the seat has seen it."""
    _space_marks(state, layout, found)
    _stack_marks(state, seat, layout, found)
    _building_marks(state, layout, found)
    found.upto(layout.deep_left, len(DEEP_IDS), len(state.deep_space))
    if state.seats[seat].looked:
        for tile in state.deep_space:
            found.indices.append(layout.deep_known + tile)


def _space_marks(state: State, layout: Layout, found: Features) -> None:
    """Asteroids of Neo, and the tokens on the moons."""
    on = found.indices
    for site in range(min(SITES, len(state.asteroids))):
        token = state.asteroids[site]
        if token != NONE:
            shown = token + 1 if state.asteroids_up >> site & 1 else 0
            on.append(layout.asteroids + site * (len(ASTEROID_IDS) + 1) + shown)
    found.upto(layout.dead_left, len(DEAD_IDS), len(state.dead))
    if state.dead_up:
        for token in state.dead:
            on.append(layout.dead + token)
    for moon in range(min(MOONS, len(state.moons))):
        found.upto(layout.moons_left + moon * LEFT, LEFT, len(state.moons[moon]))
        if state.moons_up >> moon & 1:
            _marks(found, layout.moons + moon * len(TOKEN_IDS), state.moons[moon])


def _stack_marks(state: State, seat: int, layout: Layout, found: Features) -> None:
    """Stacks of alteration tokens and of specialists."""
    on = found.indices
    for strength in range(min(STRENGTHS, len(state.stacks))):
        stack = state.stacks[strength]
        found.upto(layout.stacks + strength * SHIPS, SHIPS, len(stack))
        if stack and state.returned[strength] == seat:
            on.append(layout.lowest + stack[0])
    _marks(found, layout.gone, state.gone)
    for kind in range(CHARACTERS):
        found.upto(layout.specialists_left + kind * LEFT, LEFT, len(state.atal[kind]))
        top = state.top_of(kind)
        if top != NONE:
            on.append(layout.tops + top)


def _building_marks(state: State, layout: Layout, found: Features) -> None:
    """Productions, and megastructures with their robots."""
    on = found.indices
    for slot in range(min(SLOTS, len(state.productions))):
        on.append(layout.productions + slot * len(PRODUCTION_IDS) + state.productions[slot])
    for mega in range(len(state.mega_tiles)):
        _marks(found, layout.mega_tiles + mega * len(MEGA_TILE_IDS), state.mega_tiles[mega])
        robots = 0
        for robot in state.mega_robots[mega]:
            if robot >= 0:
                robots += 1
        found.upto(layout.mega_robots + mega * 4, 4, robots)


def senate_marks(state: State, seat: int, layout: Layout, found: Features) -> None:
    """Whose ambassadors stand where, how they lie, and the votes of each floor."""
    on = found.indices
    seats = state.players
    totals = [0] * ((seats + 1) * FLOORS)
    covers = [0] * seats
    wings = [0, 0]
    for space in range(SPACES):
        owner = state.owners[space]
        if owner == NOBODY:
            continue
        given = votes(state, space)
        wings[wing_of(space)] += given
        if owner == NEUTRAL:
            on.append(layout.neutral + space)
            totals[seats * FLOORS + floor_of(space)] += given
            continue
        nth = (owner - seat) % seats
        at = layout.seat + nth * layout.seat_size
        totals[nth * FLOORS + floor_of(space)] += given
        on.append(at + layout.spaces + space)
        on.append(at + layout.sides + space * len(SIDE_IDS) + state.sides[space])
        if funds(state, space):
            on.append(at + layout.funding + space)
        if state.covers[space] >= 0:
            covers[owner] |= 1 << state.covers[space]
    for nth in range(seats):
        at = layout.seat + nth * layout.seat_size + layout.floors
        for floor in range(FLOORS):
            found.upto(at + floor * VOTES, VOTES, totals[nth * FLOORS + floor])
        player = state.seats[(seat + nth) % seats]
        found.members(
            layout.seat + nth * layout.seat_size + layout.covers,
            covers[player.seat] | _set_of(player.outer_covers),
        )
    for wing in range(2):
        found.upto(layout.wings + wing * VOTES * 2, VOTES * 2, wings[wing])
    for floor in range(FLOORS):
        found.upto(layout.neutral_votes + floor * VOTES, VOTES, totals[seats * FLOORS + floor])


def seat_marks(state: State, player: Player, at: int, layout: Layout, found: Features) -> None:
    """What lies before a seat: its goods, its ambassadors, its rank, its missions."""
    on = found.indices
    if state.agenda and player.seat in state.agenda[-1].seats:
        on.append(at + layout.acting)
    if state.president == player.seat:
        on.append(at + layout.president)
    if state.first == player.seat:
        on.append(at + layout.first)
    found.upto(at + layout.outer, len(AMBASSADOR_IDS), len(player.outer))
    for ambassador in range(len(AMBASSADOR_IDS) - 1):
        if not player.placed >> ambassador & 1:
            on.append(at + layout.ready + ambassador)
    on.append(at + layout.special + player.special)
    if player.kept:
        on.append(at + layout.kept)
    for resource in range(len(RESOURCE_IDS)):
        found.upto(at + layout.reserve + resource * STORE, STORE, player.reserve[resource])
    found.upto(at + layout.hangar, SHIPS, player.hangar)
    found.upto(at + layout.supply, SHIPS, player.supply)
    found.upto(at + layout.die, DIE, player.die)
    if player.die_at >= 0:
        on.append(at + layout.die_at + player.die_at)
    found.upto(at + layout.degree, DEGREES, player.degree)
    found.upto(at + layout.level, LEVEL, level(state, player))
    found.members(at + layout.markers, player.markers)
    found.members(at + layout.completed, player.completed)
    if player.start >= 0:
        on.append(at + layout.start + player.start)
    if player.deep >= 0:
        on.append(at + layout.deep + player.deep)
    found.members(at + layout.own_medals, player.medals)
    found.upto(at + layout.contributions, TRACK, player.contributions)


def piece_marks(state: State, player: Player, at: int, layout: Layout, found: Features) -> None:
    """The pieces of a seat on the planets, and what it took there."""
    on = found.indices
    for planet in range(PLANETS):
        found.upto(at + layout.influence + planet * TRACK, TRACK, influence(state, player, planet))
    if player.miner < CELLS:
        on.append(at + layout.miner + player.miner)
    for token in player.asteroids:
        on.append(at + layout.own_asteroids + token)
    for token in player.dead:
        on.append(at + layout.own_dead + token)
    for nth, specialist in enumerate(player.specialists):
        on.append(at + layout.specialists + specialist)
        if player.used[nth] == READY:
            on.append(at + layout.fresh + specialist)
    for shop in range(len(player.discs)):
        found.upto(at + layout.discs + shop * DISC, DISC, player.discs[shop])
    found.members(at + layout.slots, player.slots)
    for slot in range(len(state.productions)):
        if player.slots >> slot & 1:
            on.append(at + layout.built + state.productions[slot])
    for mega in range(MEGASTRUCTURES):
        if player.megas >> mega & 1:
            on.append(at + layout.built + len(PRODUCTION_IDS) + mega)
    _marks(found, at + layout.tokens, player.tokens)


def _marks(found: Features, start: int, numbers: list[int]) -> None:
    """The marks of what lies there, each once, in ascending order."""
    if numbers:
        found.members(start, _set_of(numbers))


def _set_of(numbers: list[int]) -> int:
    """A set of those that are not negative."""
    members = 0
    for number in numbers:
        if number >= 0:
            members |= 1 << number
    return members
