"""Games that a network plays against itself, told as lessons: inputs, and what became of the seat."""

from typing import Any, Final, final

from astrarium.games.race.state.state import State
from astrarium.games.race.strategy.imagined_round import result
from astrarium.games.race.strategy.inputs import Sparse, head_of
from astrarium.games.race.strategy.lines import actions_line, lines, pairs
from astrarium.games.race.strategy.network import Network
from astrarium.games.race.strategy.placements import PLACING, highest, placement_values
from astrarium.games.race.strategy.table_ahead import TableAhead, rows_called, rows_with_robot
from astrarium.games.race.strategy.thinker import Manner, RaceThinker, loosely
from astrarium.games.race.verbs import RaceAction
from astrarium.kernel.event import Event
from astrarium.kernel.rng import Rng
from astrarium.kernel.rules import Rules

LONGEST_GAME: Final = 30
"""Games that are longer teach nothing: their seats wait for each other."""
SCENES: Final = 3
"""So many calls of the others, or rolls of the robot's dice, are foreseen for a choice: more games teach more."""
PART: Final = 1000
"""Chances of chance moves are given in thousandths."""


@final
class Lesson:
    """A position as the network is told it, the actions that the seat called there, and what became of it."""

    places: list[int]
    values: list[float]
    head: int
    seat: int
    calls: list[int]
    target: float

    def __init__(self, inputs: Sparse, head: int, seat: int, calls: list[int]) -> None:
        self.places = inputs.places
        self.values = inputs.values
        self.head = head
        self.seat = seat
        self.calls = calls
        self.target = 0.0


@final
class SelfPlay:
    """One game, all seats played by the network; by the fair player's lines while it has not learned anything."""

    rules: Rules[Any]
    state: State
    thinker: RaceThinker
    learned: bool
    astray: int
    rng: Rng
    lessons: list[Lesson]

    def __init__(
        self, rules: Rules[Any], state: State, network: Network, learned: bool, loose: float, astray: int, seed: int
    ) -> None:
        self.rules = rules
        self.state = state
        self.thinker = RaceThinker(network, Manner(1, loose=loose, cap=1.0))
        self.learned = learned
        # In so many of a thousand choices something else is called.
        self.astray = astray
        self.rng = Rng(seed)
        self.lessons = []

    def play(self) -> list[Lesson]:
        """The lessons of the game; none if it does not come to an end."""
        state = self.state
        agenda = state.agenda
        events: list[Event] = []
        while agenda:
            step = agenda[-1]
            if not step.seats:
                agenda.pop()
                self.rules.run(state, step, events)
                events.clear()
            elif step.kind == "actions":
                if state.round > LONGEST_GAME:
                    return []
                self.call()
            else:
                self.decide(step.kind, step.seats[0])
        for lesson in self.lessons:
            lesson.target = result(state, lesson.seat)
        return self.lessons

    def deal(self, seat: int) -> State:
        """A position that could be this one, for all the seat knows."""
        state = self.state.clone()
        state.rng = Rng(self.rng.word())
        self.rules.redraw_hidden(state, seat, self.rng)
        return state

    def call(self) -> None:
        """All seats choose their actions; each learns from the position, and from the round as it was foreseen."""
        state = self.state
        aheads = [TableAhead(self.deal(seat), seat, self.thinker.network) for seat in range(state.players)]
        calls = [self.called(ahead) for ahead in aheads]
        events: list[Event] = []
        for seat in state.order:
            for action in calls[seat]:
                self.rules.perform(state, seat, RaceAction("action", (action,)), events)
        # The robot's dice are rolled as the actions are revealed.
        self.rules.run(state, state.agenda.pop(), events)
        for ahead in aheads:
            self.learn(ahead, calls)

    def called(self, ahead: TableAhead) -> list[int]:
        """The actions that a seat calls."""
        duel = ahead.state.switches.duel
        sets = pairs() if duel else [[action] for action in range(7)]
        if self.rng.below(PART) < self.astray:
            return sets[self.rng.below(len(sets))]
        if not self.learned:
            legal = self.rules.legal(self.state, ahead.seat)
            return [
                action.args[0] for action in actions_line(ahead.state, ahead.seat, ahead.outlook(ahead.seat), legal)
            ]
        values = self.thinker.judge(ahead, sets, self.rng, SCENES)
        ranked = sorted(range(len(sets)), key=lambda number: -values[number])
        return sets[loosely(ranked, values, self.thinker.manner, self.rng)]

    def learn(self, ahead: TableAhead, calls: list[list[int]]) -> None:
        """A seat's lessons of a round."""
        seat = ahead.seat
        head = head_of(self.state)
        now = ahead.inputs(ahead.now(), ahead.rivals_now())
        self.lessons.append(Lesson(now, head, seat, calls[seat]))
        if self.state.robot is not None:
            dice = self.state.robot.dice
            rows = rows_with_robot(ahead.state, calls[seat], dice)
            rivals = [ahead.robot(dice, rows)]
        else:
            rows = rows_called(calls)
            rivals = ahead.rivals(calls, rows)
        after = ahead.inputs(ahead.foreseen(seat, calls[seat], rows), rivals)
        self.lessons.append(Lesson(after, head, seat, []))

    def decide(self, kind: str, seat: int) -> None:
        """A seat answers a smaller decision."""
        state = self.state
        events: list[Event] = []
        if self.learned and kind in PLACING:
            legal = self.rules.legal(state, seat)
            best = 0
            if len(legal) > 1:
                best = highest(placement_values(self.deal(seat), seat, legal, self.thinker.network))
            self.rules.perform(state, seat, legal[best], events)
            return
        for action in lines(self.rules, state, seat)[0]:
            if not state.agenda or state.agenda[-1].kind != kind or seat not in state.agenda[-1].seats:
                break
            self.rules.perform(state, seat, action, events)
