"""An opponent with foresight: the value network on rounds foreseen for the whole table, at four levels.

Actions and placements are chosen by the network, every smaller decision by the line that a fair player would take.
"""

from math import exp
from typing import Final, final

from astrarium.games.race.components.printed import ACTIONS
from astrarium.games.race.state.state import State
from astrarium.games.race.strategy.imagined_round import imagined_rest, imagined_value
from astrarium.games.race.strategy.inputs import seat_block
from astrarium.games.race.strategy.lines import lines, pairs
from astrarium.games.race.strategy.network import WEIGHTS, Network, shipped
from astrarium.games.race.strategy.placements import PLACING, highest, placement_values
from astrarium.games.race.strategy.table_ahead import TableAhead
from astrarium.games.race.verbs import RaceAction
from astrarium.kernel.action import Action
from astrarium.kernel.game import Game
from astrarium.kernel.perspective import Perspective
from astrarium.kernel.rng import Rng
from astrarium.kernel.thinking import Meter, Thinker

SCENES: Final = 6
"""So many combinations of calls are looked at where the rivals have more than one action among them."""
LEAST: Final = 0.05
"""A call of a single rival that is less likely is not looked at."""
UNSURE: Final = 0.15
"""Chances of calls are mixed with so much of equal ones: nobody is as predictable as he looks."""
TRUST: Final = 1.0
"""What rounds that were played count beside what was foreseen."""
OVERDUE: Final = 24
"""From this round on every other round takes a choice that is liked less, so that no game waits for ever."""


PACE: Final = 400
"""About how many imagined rounds a second has."""


SETS: Final = 24
"""The most choices that a decision has: in a duel so many pairs of actions."""


@final
class Manner:
    """How a level thinks."""

    deals: int
    loose: float
    cap: float
    rivals: bool
    placements: bool
    rounds: int
    margin: float
    candidates: int
    nodes: int

    def __init__(
        self,
        deals: int,
        loose: float = 0.0,
        cap: float = 0.0,
        rivals: bool = True,
        placements: bool = True,
        rounds: int = 0,
        margin: float = 0.0,
        candidates: int = 0,
    ) -> None:
        # Deals of the hidden cards over which a choice is judged.
        self.deals = deals
        # How loosely it chooses among what is nearly as good, and how much it gives away at most.
        self.loose = loose
        self.cap = cap
        # Whether it foresees what the others do, and judges placements by the network.
        self.rivals = rivals
        self.placements = placements
        # Rounds that are really played out for each of the best candidates, which lie within a margin.
        self.rounds = rounds
        self.margin = margin
        self.candidates = candidates
        # What a decision may take: more than it does, so that the usual number of deals and rounds is reached.
        self.nodes = 2 * (SETS * deals + candidates * rounds)


MANNERS: Final[dict[str, Manner]] = {
    "novice": Manner(1, loose=0.12, cap=0.4, rivals=False, placements=False),
    "casual": Manner(1, loose=0.04, cap=0.15, rivals=False, placements=False),
    "skilled": Manner(1, loose=0.02, cap=0.08),
    "expert": Manner(4, rounds=32, margin=0.06, candidates=5),
}


@final
class RaceThinker(Thinker):
    """Decides by the value network, in the manner of a level."""

    network: Network
    manner: Manner

    def __init__(self, network: Network, manner: Manner) -> None:
        self.network = network
        self.manner = manner

    @property
    def nodes(self) -> int:
        return self.manner.nodes

    @property
    def pace(self) -> int:
        return PACE

    def times(self, usual: int, meter: Meter) -> int:
        """How often something is done that is done so often where nobody says how long to think."""
        return usual if not meter.limit else max(1, usual * meter.limit // self.manner.nodes)

    def choose(self, eyes: Perspective, rng: Rng, meter: Meter) -> Action:
        legal = eyes.legal_actions()
        if len(legal) == 1:
            return legal[0]
        game = eyes.imagine(rng)
        state = position_of(game)
        kind = state.agenda[-1].kind
        if kind == "actions":
            return self.actions(eyes, game, legal, rng, meter)
        if kind in PLACING and self.manner.placements:
            return self.placement(eyes, game, legal, rng, meter)
        return lines(game.rules, state, eyes.seat)[0][0]

    def actions(self, eyes: Perspective, game: Game, legal: list[Action], rng: Rng, meter: Meter) -> Action:
        """The action, in a duel and against the robot the first of the two, that wins most often."""
        state = position_of(game)
        chosen = state.seats[eyes.seat].secret
        sets = [[*chosen, action.args[0]] for action in legal]
        if state.switches.duel and not chosen:
            sets = pairs()
        values = self.judge(TableAhead(state, eyes.seat, self.network), sets, rng)
        deals = 1
        while deals < self.times(self.manner.deals, meter) and meter.spend(len(sets)):
            again = TableAhead(position_of(eyes.imagine(rng)), eyes.seat, self.network)
            add(values, self.judge(again, sets, rng))
            deals += 1
        values = [value / deals for value in values]
        ranked = sorted(range(len(sets)), key=lambda number: -values[number])
        best = loosely(ranked, values, self.manner, rng)
        candidates = self.candidates(values, ranked)
        if len(candidates) > 1:
            best = self.imagine(eyes, sets, values, candidates, rng, meter)
        late = state.round - OVERDUE
        if late > 0 and late % 2:
            best = ranked[(late + 1) // 2 % len(ranked)]
        return RaceAction("action", (sets[best][len(chosen)],))

    def judge(self, ahead: TableAhead, sets: list[list[int]], rng: Rng) -> list[float]:
        """The winning chance of each set of actions, in one deal."""
        state = ahead.state
        seat = ahead.seat
        if state.robot is not None:
            return [ahead.value_against_robot(actions) for actions in sets]
        scenes = likely_calls(state, seat, self.network, rng)
        values: list[float] = []
        still = ahead.rivals_now() if not self.manner.rivals else []
        for actions in sets:
            value = 0.0
            for calls, weight in scenes:
                calls[seat] = actions
                if still:
                    value += weight * ahead.value_beside(calls, still)
                else:
                    value += weight * ahead.value_of(calls)
            values.append(value)
        return values

    def candidates(self, values: list[float], ranked: list[int]) -> list[int]:
        """The few choices that are worth a closer look."""
        least = values[ranked[0]] - self.manner.margin
        return [number for number in ranked[: self.manner.candidates] if values[number] >= least]

    def imagine(
        self,
        eyes: Perspective,
        sets: list[list[int]],
        values: list[float],
        candidates: list[int],
        rng: Rng,
        meter: Meter,
    ) -> int:
        """The best of the candidates by rounds that are really played, with the same deals for each."""
        sums = [0.0] * len(candidates)
        played = 0
        while played < self.times(self.manner.rounds, meter) and (meter.spend(len(candidates)) or not played):
            game = eyes.imagine(rng)
            state = position_of(game)
            calls = sampled_calls(state, eyes.seat, self.network, rng)
            dice = rng.word()
            for place, number in enumerate(candidates):
                calls[eyes.seat] = sets[number]
                sums[place] += imagined_value(game.rules, state, eyes.seat, calls, self.network, dice)
            played += 1
        return candidates[judged(sums, played, values, candidates)]

    def placement(self, eyes: Perspective, game: Game, legal: list[Action], rng: Rng, meter: Meter) -> Action:
        """The card whose placement wins most often, or nothing."""
        values = placement_values(position_of(game), eyes.seat, legal, self.network)
        deals = 1
        while deals < self.times(self.manner.deals, meter) and meter.spend(len(legal)):
            add(values, placement_values(position_of(eyes.imagine(rng)), eyes.seat, legal, self.network))
            deals += 1
        values = [value / deals for value in values]
        ranked = sorted(range(len(legal)), key=lambda number: -values[number])
        candidates = self.candidates(values, ranked)
        if len(candidates) < 2:
            return legal[ranked[0]]
        sums = [0.0] * len(candidates)
        played = 0
        while played < self.times(self.manner.rounds, meter) and (meter.spend(len(candidates)) or not played):
            again = eyes.imagine(rng)
            dice = rng.word()
            for place, number in enumerate(candidates):
                sums[place] += imagined_rest(
                    again.rules, position_of(again), eyes.seat, legal[number], self.network, dice
                )
            played += 1
        return legal[candidates[judged(sums, played, values, candidates)]]


def position_of(game: Game) -> State:
    """The position of a game of Race."""
    state = game.position
    assert isinstance(state, State)
    return state


def add(sums: list[float], more: list[float]) -> None:
    """Add up, place by place."""
    for place, value in enumerate(more):
        sums[place] += value


def judged(sums: list[float], played: int, values: list[float], candidates: list[int]) -> int:
    """The best of the candidates, by what was played and by what was foreseen together."""
    return highest([TRUST * total / played + values[candidates[place]] for place, total in enumerate(sums)])


def loosely(ranked: list[int], values: list[float], manner: Manner, rng: Rng) -> int:
    """One of the good choices, the more likely the better it is; never one that gives away more than the cap."""
    top = values[ranked[0]]
    if manner.loose <= 0:
        return ranked[0]
    near = [number for number in ranked if top - values[number] <= manner.cap]
    return near[drawn([exp((values[number] - top) / manner.loose) for number in near], rng)]


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
    chances = network.call_chances(seat_block(state, state.seats[seat], 0.0))
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


def likely_calls(state: State, seat: int, network: Network, rng: Rng) -> list[tuple[list[list[int]], float]]:
    """What the rivals may call together, with how likely it is: all of it for one rival, else some drawn scenes."""
    if state.players == 2 and not state.switches.duel:
        other = 1 - seat
        found: list[tuple[list[list[int]], float]] = []
        for action, chance in enumerate(call_chances(state, other, network)):
            if chance >= LEAST:
                calls: list[list[int]] = [[], []]
                calls[other] = [action]
                found.append((calls, chance))
        return found
    return [(sampled_calls(state, seat, network, rng), 1.0 / SCENES) for _ in range(SCENES)]


def thinker_of(level: str) -> Thinker | None:
    """The opponent of a level; none by another name, or as long as the package has no network."""
    return RaceThinker(shipped(), MANNERS[level]) if level in MANNERS and WEIGHTS.exists() else None
