"""What a seat may know in Federation, as numbers (docs/encodings.md)."""

from typing import Final, final

from astrarium.games.federation.components.components import FLOOR_IDS, TOKEN_IDS
from astrarium.games.federation.components.ids import (
    AMBASSADOR_IDS,
    ASTEROID_IDS,
    DEAD_IDS,
    DEEP_IDS,
    FLOORS,
    MEDAL_IDS,
    MEGA_TILE_IDS,
    MEGASTRUCTURES,
    MISSION_IDS,
    NEUTRAL,
    NOBODY,
    NONE,
    PLANET_IDS,
    PLANET_TILE_IDS,
    PLANETS,
    PRODUCTION_IDS,
    PROJECT_IDS,
    RESOURCE_IDS,
    ROOM_TILE_IDS,
    SHOP_IDS,
    SIDE_IDS,
    SLOTS,
    SPACE_IDS,
    SPACES,
    SPECIALIST_IDS,
    START_IDS,
    STRUCTURE_IDS,
    WING_IDS,
    floor_of,
    wing_of,
)
from astrarium.games.federation.counting import funds, influence, level, points_of, votes
from astrarium.games.federation.effects.gaining import shown_tokens
from astrarium.games.federation.projects import is_funded, length
from astrarium.games.federation.scoring import project_counts
from astrarium.games.federation.state.player import READY, Player
from astrarium.games.federation.state.state import CHARACTERS, State
from astrarium.kernel.features import Features, FeatureSpace, seat_names

VERSION: Final = 1
DECISION_IDS: Final[list[str]] = [
    "start",
    "turn",
    "cover",
    "die",
    "neo",
    "dead",
    "moons",
    "token",
    "atal",
    "arratuin",
    "build",
    "built",
    "mission",
    "closing",
    "copy",
    "refresh",
    "pay",
    "discard",
    "spy",
    "choose",
    "mix",
    "marker",
    "project",
    "income",
    "convert",
    "transport",
    "disc",
    "medal",
    "look",
    "deep",
    "upkeep",
    "law",
]
DECISIONS: Final[dict[str, int]] = {kind: number for number, kind in enumerate(DECISION_IDS)}
PHASE_IDS: Final[list[str]] = ["setup", "ambassadors", "executive", "over"]
PHASES: Final[dict[str, int]] = {phase: number for number, phase in enumerate(PHASE_IDS)}
CELLS: Final = 40
"""So many cells of Neo have a mark; the printed board has fewer."""
SITES: Final = 12
MOONS: Final = 8
STRENGTHS: Final = 4
ASKED: Final = 6
ROUNDS: Final = 6
LEFT: Final = 3
VOTES: Final = 12
TRACK: Final = 12
STORE: Final = 8
SHIPS: Final = 8
DEGREES: Final = 20
LEVEL: Final = 6
DIE: Final = 6
DISC: Final = 2
SPECIAL_IDS: Final[list[str]] = ["none", "held", "placed", "gone"]
SCORE: Final = 100.0
POINTS: Final = 10.0


@final
class Layout:
    """Where every mark stands, for a number of players; those of a seat are counted from where its part begins."""

    def __init__(self, players: int) -> None:
        space = FeatureSpace(VERSION)
        self.decision: int = space.marks("decision", DECISION_IDS)
        self.asked: int = space.flag("asked")
        self.numbers: int = _each_steps(space, "asked", [f"number{nth}" for nth in range(1, ASKED + 1)], STORE)
        self.shown: int = space.marks("shown_token", TOKEN_IDS)
        self.phase: int = space.marks("phase", PHASE_IDS)
        self.round: int = space.steps("round", ROUNDS)
        self.neutral: int = space.marks("neutral", SPACE_IDS[:SPACES])
        self.neutral_votes: int = _each_steps(space, "neutral_votes", FLOOR_IDS, VOTES)
        self.wings: int = _each_steps(space, "wing_votes", WING_IDS, VOTES * 2)
        self.laws: int = _each_marks(space, "law", WING_IDS, PLANET_IDS)
        self.next_laws: int = _each_marks(space, "next_law", WING_IDS, PLANET_IDS)
        self.passed: int = space.marks("passed", PLANET_IDS)
        self.discarded: int = _each_marks(space, "law_discarded", WING_IDS, PLANET_IDS)
        self.projects: int = _each_steps(space, "project", PROJECT_IDS, TRACK)
        self.missing: int = _each_steps(space, "project_missing", PROJECT_IDS, TRACK)
        self.funded: int = space.marks("funded", PROJECT_IDS)
        self.medals: int = _each_steps(space, "medals_left", MEDAL_IDS, SHIPS)
        self.next_medal: int = _each_steps(space, "next_medal", PLANET_IDS, TRACK)
        self.asteroids: int = _each_marks(space, "site", _counted(SITES), ["hidden", *ASTEROID_IDS])
        self.dead_left: int = space.steps("dead_left", len(DEAD_IDS))
        self.dead: int = space.marks("dead", DEAD_IDS)
        self.moons: int = _each_marks(space, "moon", _counted(MOONS), TOKEN_IDS)
        self.moons_left: int = _each_steps(space, "moon_left", _counted(MOONS), LEFT)
        self.stacks: int = _each_steps(space, "stack_left", _counted(STRENGTHS), SHIPS)
        self.lowest: int = space.marks("lowest_known", TOKEN_IDS)
        self.gone: int = space.marks("token_gone", TOKEN_IDS)
        self.tops: int = space.marks("specialist_on_offer", SPECIALIST_IDS)
        self.specialists_left: int = _each_steps(space, "specialists_left", _counted(CHARACTERS), LEFT)
        self.productions: int = _each_marks(space, "slot", _counted(SLOTS), PRODUCTION_IDS)
        self.mega_tiles: int = _each_marks(space, "mega_tile", _counted(MEGASTRUCTURES), MEGA_TILE_IDS)
        self.mega_robots: int = _each_steps(space, "mega_robots", _counted(MEGASTRUCTURES), 4)
        self.deep_left: int = space.steps("deep_left", len(DEEP_IDS))
        self.deep_known: int = space.marks("deep_known", DEEP_IDS)
        self.starting: int = space.marks("starting", START_IDS)
        self.planet_tile: int = space.marks("planet_tile", PLANET_TILE_IDS)
        self.room_tile: int = space.marks("room_tile", ROOM_TILE_IDS)
        self.seat: int = space.size
        for name in seat_names(players):
            self.seat_part(space, name)
        self.seat_size: int = (space.size - self.seat) // players
        for name in seat_names(players):
            space.quantity(f"{name}.vp", SCORE)
            for wing in WING_IDS:
                space.quantity(f"{name}.law_{wing}", POINTS)
        self.space: FeatureSpace = space.finished()

    def seat_part(self, space: FeatureSpace, name: str) -> None:
        """Declare the marks of one seat."""
        begin = space.size
        self.acting: int = space.flag(f"{name}.to_act") - begin
        self.president: int = space.flag(f"{name}.president") - begin
        self.first: int = space.flag(f"{name}.first") - begin
        self.spaces: int = space.marks(f"{name}.on", SPACE_IDS[:SPACES]) - begin
        self.sides: int = _each_marks(space, f"{name}.side", SPACE_IDS[:SPACES], SIDE_IDS) - begin
        self.covers: int = space.marks(f"{name}.cover", TOKEN_IDS) - begin
        self.funding: int = space.marks(f"{name}.funds", SPACE_IDS[:SPACES]) - begin
        self.floors: int = _each_steps(space, f"{name}.votes", FLOOR_IDS, VOTES) - begin
        self.outer: int = space.steps(f"{name}.outer", len(AMBASSADOR_IDS)) - begin
        self.ready: int = space.marks(f"{name}.ambassador", AMBASSADOR_IDS) - begin
        self.special: int = space.marks(f"{name}.special", SPECIAL_IDS) - begin
        self.kept: int = space.flag(f"{name}.kept") - begin
        self.reserve: int = _each_steps(space, name, RESOURCE_IDS, STORE) - begin
        self.hangar: int = space.steps(f"{name}.hangar", SHIPS) - begin
        self.supply: int = space.steps(f"{name}.supply", SHIPS) - begin
        self.die: int = space.steps(f"{name}.die", DIE) - begin
        self.die_at: int = space.marks(f"{name}.die_at", SPACE_IDS) - begin
        self.degree: int = space.steps(f"{name}.degree", DEGREES) - begin
        self.level: int = space.steps(f"{name}.level", LEVEL) - begin
        self.markers: int = space.marks(f"{name}.marker", MISSION_IDS) - begin
        self.completed: int = space.marks(f"{name}.completed", MISSION_IDS) - begin
        self.start: int = space.marks(f"{name}.start", START_IDS) - begin
        self.deep: int = space.marks(f"{name}.deep_space", DEEP_IDS) - begin
        self.influence: int = _each_steps(space, f"{name}.influence", PLANET_IDS, TRACK) - begin
        self.miner: int = space.marks(f"{name}.miner", _counted(CELLS)) - begin
        self.own_asteroids: int = space.marks(f"{name}.asteroid", ASTEROID_IDS) - begin
        self.own_dead: int = space.marks(f"{name}.dead", DEAD_IDS) - begin
        self.specialists: int = space.marks(f"{name}.specialist", SPECIALIST_IDS) - begin
        self.fresh: int = space.marks(f"{name}.specialist_ready", SPECIALIST_IDS) - begin
        self.discs: int = _each_steps(space, f"{name}.disc", SHOP_IDS, DISC) - begin
        self.built: int = space.marks(f"{name}.built", STRUCTURE_IDS) - begin
        self.slots: int = space.marks(f"{name}.slot", _counted(SLOTS * 2)) - begin
        self.own_medals: int = space.marks(f"{name}.medal", MEDAL_IDS) - begin
        self.tokens: int = space.marks(f"{name}.token", TOKEN_IDS) - begin
        self.contributions: int = space.steps(f"{name}.contributions", TRACK) - begin
        self.counts: int = _each_steps(space, f"{name}.project", PROJECT_IDS, TRACK) - begin


def _counted(most: int) -> list[str]:
    return [str(number) for number in range(1, most + 1)]


def _each_steps(space: FeatureSpace, name: str, labels: list[str], most: int) -> int:
    """Counts that are declared one after another; the first mark of the first."""
    return space.each_steps([f"{name}.{label}" for label in labels], most)


def _each_marks(space: FeatureSpace, name: str, labels: list[str], values: list[str]) -> int:
    """Choices that are declared one after another; the first mark of the first."""
    start = space.size
    for label in labels:
        space.marks(f"{name}.{label}", values)
    return start


LAYOUTS: Final[list[Layout]] = [Layout(players) for players in range(2, 5)]


def layout_of(players: int) -> Layout:
    """The layout for a table of that size."""
    return LAYOUTS[players - 2]


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
        _marks(on, layout.discarded + wing * PLANETS, state.law_discards[wing])
    _marks(on, layout.passed, state.passed)
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
            _marks(on, layout.moons + moon * len(TOKEN_IDS), state.moons[moon])


def _stack_marks(state: State, seat: int, layout: Layout, found: Features) -> None:
    """Stacks of alteration tokens and of specialists."""
    on = found.indices
    for strength in range(min(STRENGTHS, len(state.stacks))):
        stack = state.stacks[strength]
        found.upto(layout.stacks + strength * SHIPS, SHIPS, len(stack))
        if stack and state.returned[strength] == seat:
            on.append(layout.lowest + stack[0])
    _marks(on, layout.gone, state.gone)
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
        _marks(on, layout.mega_tiles + mega * len(MEGA_TILE_IDS), state.mega_tiles[mega])
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
        _set_marks(
            on,
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
    _set_marks(on, at + layout.markers, player.markers)
    _set_marks(on, at + layout.completed, player.completed)
    if player.start >= 0:
        on.append(at + layout.start + player.start)
    if player.deep >= 0:
        on.append(at + layout.deep + player.deep)
    _set_marks(on, at + layout.own_medals, player.medals)
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
    _set_marks(on, at + layout.slots, player.slots)
    for slot in range(len(state.productions)):
        if player.slots >> slot & 1:
            on.append(at + layout.built + state.productions[slot])
    for mega in range(MEGASTRUCTURES):
        if player.megas >> mega & 1:
            on.append(at + layout.built + len(PRODUCTION_IDS) + mega)
    _marks(on, at + layout.tokens, player.tokens)


def _marks(on: list[int], start: int, numbers: list[int]) -> None:
    """The marks of what lies there, each once, in ascending order."""
    if numbers:
        _set_marks(on, start, _set_of(numbers))


def _set_of(numbers: list[int]) -> int:
    """A set of those that are not negative."""
    members = 0
    for number in numbers:
        if number >= 0:
            members |= 1 << number
    return members


def _set_marks(on: list[int], start: int, members: int) -> None:
    """The marks of a set."""
    place = start
    while members:
        if members & 1:
            on.append(place)
        members >>= 1
        place += 1
