"""Plans for the rest of a round and the next one: beams over a seat's own turns, up to the final scoring."""

from typing import Final, final

from astrarium.games.gaia.state.state import State
from astrarium.games.gaia.strategy.evaluate import booster_worth
from astrarium.games.gaia.strategy.future import after, go_on
from astrarium.games.gaia.strategy.lines import MOST, lines
from astrarium.games.gaia.strategy.value import value, visible_value
from astrarium.kernel.action import Action
from astrarium.kernel.rules import Rules
from astrarium.kernel.thinking import Meter

DEPTH: Final = 16
"""So many own turns of a round are planned; nobody has more that matter."""
OPTIONS: Final = 16
"""The most answers that are looked at where a turn leads to a further decision: a tile, a place, a token."""
FOLLOWED: Final = 4
"""So many such decisions in a row are looked at; then the first answer is taken."""
PASSES: Final = 3
"""The most boosters that a plan may pass for: those that promise most."""
MIXED: Final = 3
"""In so many turns at the beginning one first action may fill only half of the beam, so that others get a chance."""

RISKS: Final[list[float]] = [0.3, 0.15]
"""What is planned for a later turn, an octagon or a planet, may be taken by others before: so much is deducted for
every turn of delay."""
LATEST: Final = 4
"""The delay that is counted at most."""

CLOSE: Final = 4.0
"""A plan that promises less than the best by more than this is not followed any further."""
NARROWER: Final = 6
"""Where plans are followed through the next round, so much fewer positions are kept."""
COMPACT: Final = 6
"""Where many federations could be formed, so many with the fewest structures are looked at beside those with the
fewest satellites: what is left over may make another one."""
NEVER: Final = float("-inf")
"""The worth of what is out of the question."""


def choices(rules: Rules[State], state: State, seat: int) -> list[list[Action]]:
    """The lines that a plan may begin with: all that programs look at, and compact federations."""
    found = lines(rules, state, seat)
    if [line[0].verb for line in found].count("federation") < MOST["federation"]:
        return found
    others = [action for action in rules.legal(state, seat) if action.verb == "federation"][MOST["federation"] :]
    others.sort(key=lambda action: len(action.args))
    return found + [[action] for action in others[:COMPACT]]


@final
class Node:
    """A position that a plan leads to, at an own turn: its worth, the risk so far, and which first line led to it."""

    state: State
    worth: float
    risk: float
    first: int

    def __init__(self, state: State, worth: float, risk: float, first: int) -> None:
        self.state = state
        self.worth = worth
        self.risk = risk
        self.first = first


@final
class Planner:
    """Thinks about one decision of a seat; the position itself is never changed."""

    rules: Rules[State]
    seat: int
    meter: Meter
    width: int
    narrow: int
    further: int
    sees_all: bool
    open: bool
    others: int

    def __init__(
        self, rules: Rules[State], seat: int, meter: Meter, width: int, further: int, sees_all: bool = True
    ) -> None:
        self.rules = rules
        self.seat = seat
        self.meter = meter
        self.width = width
        # Where plans are followed through the next round, fewer positions are kept.
        self.narrow = max(1, width // NARROWER)
        # The most first lines whose plans are followed through the next round, too; 0: none.
        self.further = further
        # Newcomers plan for what they see.
        self.sees_all = sees_all
        # Whether something may still be spent.
        self.open = True
        self.others = 0

    def worths(self, state: State, first: list[list[Action]]) -> list[float]:
        """For each line, what the best plan that begins with it promises; less than anything if none was finished."""
        self.others = len(state.seats) - 1
        # Before the first round plans go to the end of that.
        number = max(1, state.round)
        best: list[Node | None] = [None] * len(first)
        beam: list[Node] = []
        for index, line in enumerate(first):
            if self._spent():
                break
            reached = self._turn(state, line)
            node = Node(reached, self._value(reached), 0.0, index)
            self._sort(node, number, best, beam)
        self._search(self._chosen(beam, 0, self.width), 1, self.width, best)
        found = [NEVER if node is None else node.worth for node in best]
        if self.further and number < state.parts.rounds:
            self._look_further(best, found)
        return found

    def _search(self, beam: list[Node], start: int, width: int, best: list[Node | None]) -> None:
        """Go on from some positions to the end of their round; the best end of each first line is kept."""
        for depth in range(start, start + DEPTH):
            if not beam or self._spent():
                break
            found: list[Node] = []
            for parent in beam:
                self._expand(parent, depth, best, found)
            if self._spent():
                break
            beam = self._chosen(found, depth, width)
        for node in beam:
            # Where nothing is left to spend, the plan ends by passing.
            for line in self._passes(node.state):
                reached = self._turn(node.state, line)
                self._finish(Node(reached, self._value(reached) - node.risk, node.risk, node.first), best)

    def _look_further(self, best: list[Node | None], found: list[float]) -> None:
        """Judge the most promising plans by what the next round makes of them; the others are out of the question.

        What a round makes of a position is more than the position promised, so only plans that were followed equally
        far are compared.
        """
        most = max(found)
        ends = [node for node in best if node is not None and node.worth >= most - CLOSE and node.state.agenda]
        ends.sort(key=lambda node: -node.worth)
        if len(ends) < 2:
            return
        followed: list[tuple[int, float]] = []
        for end in ends[: self.further]:
            reached: list[Node | None] = [None]
            self._search([Node(end.state, end.worth, end.risk, 0)], LATEST, self.narrow, reached)
            last = reached[0]
            if self._spent() or last is None:
                break
            followed.append((end.first, last.worth))
        if len(followed) < 2:
            return
        for index in range(len(found)):
            found[index] = NEVER
        for first, worth in followed:
            found[first] = worth

    def _expand(self, parent: Node, depth: int, best: list[Node | None], found: list[Node]) -> None:
        """All turns that could follow: those that end the round are counted, the others kept to go on from."""
        if self._spent():
            return
        number = parent.state.round
        passes = self._passes(parent.state)
        for line in passes:
            reached = self._turn(parent.state, line)
            node = Node(reached, self._value(reached) - parent.risk, parent.risk, parent.first)
            self._sort(node, number, best, found)
        for line in choices(self.rules, parent.state, self.seat):
            if self._spent():
                return
            if line[-1].verb == "pass":
                continue
            reached = self._turn(parent.state, line)
            risk = parent.risk + self._risk(line[-1].verb, depth)
            self._sort(Node(reached, self._value(reached) - risk, risk, parent.first), number, best, found)

    def _value(self, state: State) -> float:
        return value(state, self.seat) if self.sees_all else visible_value(state, self.seat)

    def _spent(self) -> bool:
        return not self.open

    def _sort(self, node: Node, number: int, best: list[Node | None], found: list[Node]) -> None:
        """A plan that has left the round is finished."""
        if node.state.agenda and node.state.round == number and not node.state.seats[self.seat].passed:
            found.append(node)
        else:
            self._finish(node, best)

    def _finish(self, node: Node, best: list[Node | None]) -> None:
        """A plan counts if no other that began alike is better."""
        other = best[node.first]
        if other is None or node.worth > other.worth:
            best[node.first] = node

    def _passes(self, state: State) -> list[list[Action]]:
        """Passing for each of the best boosters; conversions before it are turns of their own."""
        found = [action for action in self.rules.legal(state, self.seat) if action.verb == "pass"]
        if state.round < state.parts.rounds and len(found) > PASSES:
            player = state.seats[self.seat]
            found.sort(key=lambda action: -booster_worth(state, player, action.args[0]))
            found = found[:PASSES]
        return [[action] for action in found]

    def _risk(self, verb: str, depth: int) -> float:
        delay = min(depth, LATEST) if self.others else 0
        if verb in ("power", "qic"):
            return RISKS[0] * delay
        return RISKS[1] * delay if verb in ("build", "project") else 0.0

    def _chosen(self, found: list[Node], depth: int, width: int) -> list[Node]:
        """The best positions, equal ones once, and not all by one first line."""
        found.sort(key=lambda node: -node.worth)
        most = max(1, width // 2) if depth < MIXED else width
        chosen: list[Node] = []
        counts: dict[int, int] = {}
        seen: set[float] = set()
        for node in found:
            if len(chosen) == width:
                break
            # Positions of exactly the same worth are the same turns in another order, or as good as the same.
            if node.worth + node.risk in seen or counts.get(node.first, 0) >= most:
                continue
            seen.add(node.worth + node.risk)
            counts[node.first] = counts.get(node.first, 0) + 1
            chosen.append(node)
        return chosen

    def _turn(self, state: State, line: list[Action]) -> State:
        """The position at the seat's next turn, or at the end, with what the line leads to decided well."""
        reached = after(self.rules, state, self.seat, line)
        return self._settled(reached, FOLLOWED)

    def _settled(self, state: State, depth: int) -> State:
        """The position once all that the seat owes before its next turn is decided; may change the one given."""
        while True:
            go_on(self.rules, state, self.seat)
            self.open = self.meter.spend(1) and self.open
            if not state.agenda or state.agenda[-1].kind == "turn":
                return state
            answers = lines(self.rules, state, self.seat)[:OPTIONS]
            if len(answers) > 1 and depth and self.open:
                break
            state = after(self.rules, state, self.seat, answers[0])
        best = state
        most = float("-inf")
        for number, answer in enumerate(answers):
            if number and self._spent():
                break
            reached = self._settled(after(self.rules, state, self.seat, answer), depth - 1)
            worth = self._value(reached)
            if worth > most:
                best, most = reached, worth
        return best
