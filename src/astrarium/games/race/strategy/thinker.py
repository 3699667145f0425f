"""An opponent with foresight: the value network on rounds foreseen for the whole table, at four levels.

Actions and placements are chosen by the network, every smaller decision by the line that a fair player would take.
"""

from math import exp
from typing import Final, final

from astrarium.games.race.components.printed import ACTIONS
from astrarium.games.race.state.state import State
from astrarium.games.race.strategy.imagined_round import result
from astrarium.games.race.strategy.lines import lines, pairs
from astrarium.games.race.strategy.network import WEIGHTS, Network, shipped
from astrarium.games.race.strategy.placements import PLACING, highest, placement_values
from astrarium.games.race.strategy.predicted_calls import drawn, likely_calls
from astrarium.games.race.strategy.table_ahead import TableAhead
from astrarium.games.race.strategy.tries import Calls, Placements, Tries, position_of
from astrarium.games.race.verbs import RaceAction
from astrarium.kernel.action import Action
from astrarium.kernel.game import Game
from astrarium.kernel.perspective import Perspective
from astrarium.kernel.rng import Rng
from astrarium.kernel.thinking import Meter, Thinker

TRUST: Final = 3.0
"""What rounds that were played count beside what was foreseen."""
OVERDUE: Final = 24
"""From this round on every other round takes a choice that is liked less, so that no game waits for ever."""
PACE: Final = 800
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
    scenes: int
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
        scenes: int = 0,
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
        # After such a round the next one is foreseen, for so many combinations of the others' calls.
        self.scenes = scenes
        # What a decision may take: more than it does, so that the usual number of deals and rounds is reached.
        self.nodes = 2 * (SETS * deals + candidates * rounds)


MANNERS: Final[dict[str, Manner]] = {
    "novice": Manner(1, loose=0.14, cap=0.4, rivals=False, placements=False),
    "casual": Manner(1, loose=0.045, cap=0.15, rivals=False, placements=False),
    "skilled": Manner(1, loose=0.02, cap=0.08),
    "expert": Manner(4, rounds=48, margin=0.12, candidates=7, scenes=2),
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
        sets = [[*chosen, action.args[0]] for action in legal] if chosen else choices(state, eyes.seat)
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
            best = self.look_closer(eyes, Calls(self.network, eyes.seat, game, sets), values, candidates, rng, meter)
        late = state.round - OVERDUE
        if late > 0 and late % 2:
            best = ranked[(late + 1) // 2 % len(ranked)]
        return RaceAction("action", (sets[best][len(chosen)],))

    def judge(self, ahead: TableAhead, sets: list[list[int]], rng: Rng, few: int = 0) -> list[float]:
        """The winning chance of each set of actions, in one deal; with ``few`` for so many calls of the others."""
        state = ahead.state
        seat = ahead.seat
        if state.robot is not None:
            # The same dice for all.
            word = rng.word()
            return [ahead.value_against_robot(actions, Rng(word), few) for actions in sets]
        scenes = likely_calls(state, seat, self.network, rng, few)
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

    def worth(self, state: State, seat: int, rng: Rng) -> float:
        """The winning chance at the next choice of actions; the result of a game that is over."""
        if not state.agenda:
            return result(state, seat)
        ahead = TableAhead(state, seat, self.network)
        if not self.manner.scenes:
            return ahead.value(ahead.now(), ahead.rivals_now())
        values = self.judge(ahead, choices(state, seat), rng, self.manner.scenes)
        return values[highest(values)]

    def candidates(self, values: list[float], ranked: list[int]) -> list[int]:
        """The few choices that are worth a closer look."""
        least = values[ranked[0]] - self.manner.margin
        return [number for number in ranked[: self.manner.candidates] if values[number] >= least]

    def look_closer(
        self, eyes: Perspective, tries: Tries, values: list[float], candidates: list[int], rng: Rng, meter: Meter
    ) -> int:
        """The best of the candidates by rounds that are really played, with the same deals for each.

        Those that fall behind are not played any more, so that the best are told apart by more rounds.
        """
        sums = [0.0] * len(values)
        left = candidates
        played = 0
        rounds = self.times(self.manner.rounds, meter)
        while played < rounds and (meter.spend(len(left)) or not played):
            game = eyes.imagine(rng)
            dice = rng.word()
            tries.deal(game, rng)
            for number in left:
                sums[number] += self.worth(tries.after(number, dice), eyes.seat, Rng(dice))
            played += 1
            if played == rounds // 4 or played == rounds // 2:
                left = ordered(left, sums, values, played)[: 3 if played < rounds // 2 else 2]
        return ordered(left, sums, values, played)[0]

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
        return legal[
            self.look_closer(eyes, Placements(self.network, eyes.seat, game, legal), values, candidates, rng, meter)
        ]


def add(sums: list[float], more: list[float]) -> None:
    """Add up, place by place."""
    for place, value in enumerate(more):
        sums[place] += value


def ordered(left: list[int], sums: list[float], values: list[float], played: int) -> list[int]:
    """The candidates by what was played and by what was foreseen together, the best first."""
    return sorted(left, key=lambda number: -(TRUST * sums[number] / played + values[number]))


def choices(state: State, seat: int) -> list[list[int]]:
    """The actions that a seat may call, in a duel and against the robot two at a time."""
    return pairs() if state.switches.duel else [[action] for action in range(len(ACTIONS))]


def loosely(ranked: list[int], values: list[float], manner: Manner, rng: Rng) -> int:
    """One of the good choices, the more likely the better it is; never one that gives away more than the cap."""
    top = values[ranked[0]]
    if manner.loose <= 0:
        return ranked[0]
    near = [number for number in ranked if top - values[number] <= manner.cap]
    return near[drawn([exp((values[number] - top) / manner.loose) for number in near], rng)]


def thinker_of(level: str) -> Thinker | None:
    """The opponent of a level; none by another name, or as long as the package has no network."""
    return RaceThinker(shipped(), MANNERS[level]) if level in MANNERS and WEIGHTS.exists() else None
