"""The bot that takes what looks best at once: every line of play, judged by the game's own evaluator."""

from time import monotonic
from typing import Any, Final, final

from astrarium.bots.bot import FREE, Bot, Budget
from astrarium.kernel import Action, Game, Perspective, Rng, Rules

LINES: Final = 150
"""The most lines of play that are looked at for a decision."""
WIDTH: Final = 24
"""The most lines at a decision that follows from the first one: a tile, a place, a payment."""
DEPTH: Final = 4
"""So many such decisions are followed."""
POSITIONS: Final = 2000
"""The most positions that are looked at for a decision; counted, not timed, so that a match can be repeated."""
OTHERS: Final = 60
"""The most answers that are made up for other seats where all choose at once."""


class GreedyBot(Bot):
    """Looks one turn ahead in a game that could be the real one, and no further.

    Small decisions that belong to the same turn are followed, so that a building is judged with the best tile that
    comes with it. What others will answer is not foreseen, but where all seats choose at once they are given some
    answer, because nothing would happen without.
    """

    def choose(self, eyes: Perspective, rng: Rng, budget: Budget = FREE) -> Action:
        actions = eyes.legal_actions()
        if len(actions) == 1:
            return actions[0]
        game = eyes.imagine(rng)
        best = Deliberation(game, eyes.seat, rng.word(), budget).best()
        return best[rng.below(len(best))]


@final
class Deliberation:
    """One decision being thought about."""

    def __init__(self, game: Game, seat: int, dice: int, budget: Budget = FREE) -> None:
        self.game = game
        self.seat = seat
        self.dice = dice
        self.rules: Rules[Any] = game.rules
        agenda = game.position.agenda
        self.kind = agenda[-1].kind
        self.below = agenda[:-1]
        self.together = len(game.to_act) > 1
        self.left = POSITIONS if budget.nodes is None else min(POSITIONS, budget.nodes)
        self.limited = budget != FREE
        # Only a budget in seconds looks at the clock.
        self.end = None if budget.seconds is None else monotonic() + budget.seconds

    def best(self) -> list[Action]:
        """The first actions of the lines that lead to the best position: one, or equal ones."""
        lines = self.rules.lines(self.game.position, self.seat)[:LINES]
        if len(lines) == 1:
            return [lines[0][0]]
        worths: list[float] = []
        for line in lines:
            # The likeliest lines come first: whoever has nothing left to spend decides among those.
            if worths and self.limited and self.spent():
                break
            worths.append(self.worth(self.after(self.game, line), DEPTH))
        most = max(worths)
        return [line[0] for line, worth in zip(lines, worths) if worth == most]

    def spent(self) -> bool:
        """Nothing of the budget is left."""
        return self.left <= 0 or (self.end is not None and monotonic() > self.end)

    def after(self, game: Game, line: list[Action]) -> Game:
        """The game once a line has been played."""
        copy = game.clone()
        for action in line:
            copy.apply(self.seat, action)
        if self.together:
            self.play_others(copy)
        return copy

    def play_others(self, game: Game) -> None:
        """Give the others some answer until this seat is asked again; the same dice for every line compared."""
        rng = Rng(self.dice)
        for _ in range(OTHERS):
            if not game.to_act or self.seat in game.to_act:
                return
            other = game.to_act[0]
            actions = game.legal_actions(other)
            game.apply(other, actions[rng.below(len(actions))])

    def worth(self, game: Game, depth: int) -> float:
        """How good the position is for the seat once what belongs to the turn has been decided well."""
        self.left -= 1
        if depth and not self.spent() and self.goes_on(game):
            lines = self.rules.lines(game.position, self.seat)[:WIDTH]
            # Where there is nothing to choose, nothing has been decided.
            rest = depth - 1 if len(lines) > 1 else depth
            return max([self.worth(self.after(game, line), rest) for line in lines])
        return self.rules.evaluate(game.position, self.seat)

    def goes_on(self, game: Game) -> bool:
        """The seat owes another decision that belongs to the first one, and is not one like it."""
        agenda = game.position.agenda
        if self.seat not in game.to_act or agenda[-1].kind == self.kind:
            return False
        if self.together or not self.below:
            return True
        # As long as what lay below the decision has not come up, nothing else has begun.
        number = len(self.below)
        return len(agenda) > number and agenda[number - 1] is self.below[-1]
