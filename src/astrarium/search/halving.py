"""A search that any game can be played with: lines of play, judged by imagined games that are cut off early.

Every line is played to the end of the seat's turn and judged. The best of them are then played on, with the same dice
for all, to the end of the round; the worse half is dropped again and again, so that the rest is known better
(sequential halving). A game may put its own judgement, lines and replies in the place of these.
"""

from math import exp
from typing import Any, Final

from astrarium.kernel.action import Action
from astrarium.kernel.compat import mypyc_attr
from astrarium.kernel.perspective import Perspective
from astrarium.kernel.position import Position
from astrarium.kernel.rng import MASK, Rng
from astrarium.kernel.rules import Rules
from astrarium.kernel.step import Step
from astrarium.kernel.thinking import Meter, Thinker

FOLLOWED: Final = 12
"""The most small decisions that are followed to the end of a turn."""
RUNAWAY: Final = 100_000
FEWEST: Final = 2
"""So many playouts for each line at least, before half of the lines are dropped."""
A_LINE: Final = 250
"""So many nodes of a longer time to think than usual play one more line on."""
MOST: Final = 8
"""For no line more than this part of the budget, before half are dropped: a choice between two is soon made."""


class Temper:
    """How a level plays: what it looks at, how far, and how carefully it takes the best."""

    nodes: int
    lines: int
    width: int
    horizon: int
    rivals: float
    looseness: float
    largest_loss: float

    def __init__(
        self,
        nodes: int,
        lines: int,
        width: int,
        horizon: int,
        rivals: float = 1.0,
        looseness: float = 0.0,
        largest_loss: float = 0.0,
    ) -> None:
        # What a decision costs at most where nobody says.
        self.nodes = nodes
        # So many lines are looked at, at the decision itself and at those that follow from it.
        self.lines = lines
        # So many of them are played on, for so many decisions at most; 0: none, the turn is all that is foreseen,
        # unless there is more time to think than usual.
        self.width = width
        self.horizon = horizon
        # How much the worth of a position to the best rival counts against it.
        self.rivals = rivals
        # A line that is worth less is still taken with a chance of exp(-loss / looseness), up to the largest loss.
        self.looseness = looseness
        self.largest_loss = largest_loss


@mypyc_attr(allow_interpreted_subclasses=True)
class Candidate:
    """A line that may be taken, the position at the end of its turn, and what is known of its worth."""

    action: Action
    after: Position
    prior: float
    total: float
    number: int

    def __init__(self, action: Action, after: Position, prior: float) -> None:
        self.action = action
        self.after = after
        self.prior = prior
        self.total = 0.0
        self.number = 0

    def worth(self) -> float:
        """The mean of its playouts, or, without any, what the turn seemed to be worth."""
        return self.total / self.number if self.number else self.prior


@mypyc_attr(allow_interpreted_subclasses=True)
class Halving(Thinker):
    """Sequential halving over the lines of a game."""

    temper: Temper

    def __init__(self, temper: Temper) -> None:
        self.temper = temper

    @property
    def nodes(self) -> int:
        return self.temper.nodes

    def lines(self, rules: Rules[Any], position: Position, seat: int) -> list[list[Action]]:
        """What is worth a look."""
        return rules.lines(position, seat)

    def judge(self, rules: Rules[Any], position: Position, seat: int) -> float:
        """What a position is worth to a seat, others left aside."""
        return rules.evaluate(position, seat)

    def reply(self, rules: Rules[Any], position: Position, seat: int, rng: Rng) -> Action:
        """What a seat does in an imagined game."""
        legal = rules.legal(position, seat)
        return legal[rng.below(len(legal))]

    def worth(self, rules: Rules[Any], position: Position, seat: int) -> float:
        """What a position is worth to a seat, compared with the best of its rivals."""
        own = self.judge(rules, position, seat)
        weight = self.temper.rivals
        if not weight or position.players < 2:
            return own
        best = max([self.judge(rules, position, other) for other in range(position.players) if other != seat])
        return own - weight * best

    def choose(self, eyes: Perspective, rng: Rng, meter: Meter) -> Action:
        """The best line as far as the meter allows to know, or one that is little worse."""
        game = eyes.imagine(rng)
        rules = game.rules
        start = game.position
        seat = eyes.seat
        lines = self.lines(rules, start, seat)[: self.temper.lines]
        if len(lines) == 1:
            return lines[0][0]
        found = self.candidates(rules, start, seat, lines, meter)
        if self.width(meter) > 1 and len(found) == len(lines):
            self.play_on(rules, start, seat, found, rng.word(), meter)
        return self.pick(found, rng)

    def width(self, meter: Meter) -> int:
        """How many lines are played on: more than usual if there is more time to think than usual."""
        if meter.limit <= self.temper.nodes:
            return self.temper.width
        return max(self.temper.width, meter.limit // A_LINE)

    def candidates(
        self, rules: Rules[Any], start: Position, seat: int, lines: list[list[Action]], meter: Meter
    ) -> list[Candidate]:
        """The lines, each judged at the end of the turn; the likeliest come first, whatever may be spent."""
        found: list[Candidate] = []
        for line in lines:
            position = start.clone()
            play_line(rules, position, seat, line)
            self.finish_turn(rules, start, position, seat)
            found.append(Candidate(line[0], position, self.worth(rules, position, seat)))
            if not meter.spend(1):
                break
        return found

    def finish_turn(self, rules: Rules[Any], start: Position, position: Position, seat: int) -> None:
        """Answer the small decisions that belong to the first one, each as it seems best at once."""
        step = start.agenda[-1]
        if len(step.seats) > 1:
            return
        below = start.agenda[:-1]
        for _ in range(FOLLOWED):
            if not goes_on(position, seat, step, below):
                return
            lines = self.lines(rules, position, seat)[: self.temper.lines]
            best = lines[0]
            if len(lines) > 1:
                most = 0.0
                for number, line in enumerate(lines):
                    tried = position.clone()
                    play_line(rules, tried, seat, line)
                    worth = self.judge(rules, tried, seat)
                    if not number or worth > most:
                        most = worth
                        best = line
            play_line(rules, position, seat, best)

    def play_on(
        self, rules: Rules[Any], start: Position, seat: int, found: list[Candidate], dice: int, meter: Meter
    ) -> None:
        """Play the best lines on, and drop the worse half until one is left or nothing may be spent."""
        chosen = sorted(found, key=prior_of, reverse=True)[: self.width(meter)]
        phases = 0
        while 1 << phases < len(chosen):
            phases += 1
        limit = meter.limit or self.temper.nodes
        rest = limit - meter.spent
        number = rules.round(start)[0]
        deal = 0
        going = True
        while going and len(chosen) > 1:
            each = max(FEWEST, min(limit // MOST, rest // (phases * len(chosen))))
            for _ in range(each):
                deal += 1
                going = self.deal(rules, seat, chosen, number, dice + deal, meter)
                if not going:
                    break
            if going:
                chosen = sorted(chosen, key=worth_of, reverse=True)[: (len(chosen) + 1) // 2]
        self.drop(found, chosen)

    def deal(
        self, rules: Rules[Any], seat: int, chosen: list[Candidate], number: int, dice: int, meter: Meter
    ) -> bool:
        """Play each line on once, with the same dice; false once nothing may be spent.

        A deal that not all have seen says nothing about any.
        """
        worths: list[float] = []
        going = True
        for candidate in chosen:
            if not going:
                return False
            worths.append(self.playout(rules, candidate.after, seat, number, dice))
            going = meter.spend(1)
        for candidate, worth in zip(chosen, worths):
            candidate.total += worth
            candidate.number += 1
        return going

    def drop(self, found: list[Candidate], chosen: list[Candidate]) -> None:
        """Keep what was played on longest; the others are known too little to be compared."""
        if not self.temper.looseness:
            found[:] = chosen
            return
        played = [candidate for candidate in found if candidate.number]
        if played:
            found[:] = played

    def playout(self, rules: Rules[Any], after: Position, seat: int, number: int, dice: int) -> float:
        """What becomes of a position until the round is over."""
        rng = Rng(dice)
        position = after.clone()
        position.rng = Rng(rng.word())
        rules.redraw_hidden(position, seat, rng)
        for _ in range(self.temper.horizon):
            agenda = position.agenda
            if not agenda or rules.round(position)[0] != number:
                break
            mover = agenda[-1].seats[0]
            advance(rules, position, mover, self.reply(rules, position, mover, rng))
        return self.worth(rules, position, seat)

    def pick(self, found: list[Candidate], rng: Rng) -> Action:
        """The best line, or one that is worse by little: the less, the likelier."""
        best = max([candidate.worth() for candidate in found])
        chances: list[float] = []
        for candidate in found:
            loss = best - candidate.worth()
            if not self.temper.looseness:
                chances.append(0.0 if loss else 1.0)
            else:
                chances.append(exp(-loss / self.temper.looseness) if loss <= self.temper.largest_loss else 0.0)
        drawn = sum(chances) * rng.word() / (MASK + 1)
        for candidate, chance in zip(found, chances):
            drawn -= chance
            if drawn < 0:
                return candidate.action
        return found[chances.index(max(chances))].action


def prior_of(candidate: Candidate) -> float:
    """What the turn by itself seems to be worth."""
    return candidate.prior


def worth_of(candidate: Candidate) -> float:
    """What is known of a line."""
    return candidate.worth()


def advance(rules: Rules[Any], position: Position, seat: int, action: Action) -> None:
    """Carry a legal action out in an imagined game, up to the next decision."""
    events: list[Any] = []
    rules.perform(position, seat, action, events)
    agenda = position.agenda
    for _ in range(RUNAWAY):
        if not agenda or agenda[-1].seats:
            return
        step: Step = agenda.pop()
        rules.run(position, step, events)
    raise AssertionError(f"{rules.id}: the flow does not come to a decision")


def play_line(rules: Rules[Any], position: Position, seat: int, line: list[Action]) -> None:
    """Play a line as far as it goes: chance may take its later actions away."""
    for number, action in enumerate(line):
        agenda = position.agenda
        if number and (
            not agenda or seat not in agenda[-1].seats or rules.why_not(position, seat, action) is not None
        ):
            return
        advance(rules, position, seat, action)


def goes_on(position: Position, seat: int, step: Step, below: list[Step]) -> bool:
    """Whether the seat owes another decision that belongs to the first one, and is not one like it."""
    agenda = position.agenda
    if not agenda or agenda[-1].seats != (seat,) or agenda[-1].kind == step.kind:
        return False
    number = len(below)
    # As long as what lay below the decision has not come up, nothing else has begun.
    return not number or (len(agenda) > number and agenda[number - 1] is below[-1])
