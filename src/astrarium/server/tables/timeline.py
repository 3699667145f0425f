"""A game in memory: what its moves made of it, and the way back to any of its positions."""

from typing import Any, Final

from msgspec import Struct

from astrarium.games import catalogue
from astrarium.kernel import Event, Game, NothingToUndo, Rules
from astrarium.server.tables.rows import MoveRow
from astrarium.server.wire import UndoReason

CHECKPOINT: Final = 32
"""Actions between two positions that are kept."""


class Done(Struct):
    """An action that stands, and what came of it. A secret one is told to its own seat alone."""

    seat: int
    text: str
    at: int
    events: list[Event]
    secret: bool


class Timeline:
    """The game that the moves of a table tell, in their order.

    `lengths[n]` is how many actions stood after move n. `common` are the kinds of decisions that several seats
    have owed at once: what is answered to them stays secret, even when only one seat is left to answer.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.done: list[Done] = []
        self.lengths: list[int] = [0]
        self.checkpoints: list[Game] = [game.clone()]
        self.common: frozenset[str] = frozenset()

    @staticmethod
    def begin(game: str, players: int, seed: int, options: dict[str, Any]) -> "Timeline":
        """The timeline of a game that begins."""
        rules: Rules[Any] = catalogue.rules_of(game)
        return Timeline(Game.new(rules, players, seed, options))

    @property
    def seq(self) -> int:
        """The number of the last move."""
        return len(self.lengths) - 1

    def clone(self) -> "Timeline":
        """A copy that can go on by itself; what lies behind is shared."""
        copy = Timeline.__new__(Timeline)
        copy.game = self.game.clone()
        copy.done = self.done[:]
        copy.lengths = self.lengths[:]
        copy.checkpoints = self.checkpoints[:]
        copy.common = self.common
        return copy

    def follow(self, moves: list[MoveRow]) -> None:
        """Carry out moves that have been written down."""
        for move in moves:
            assert move.seq == self.seq + 1, "a move is missing"
            if move.kind == "undo":
                self.undo(move.seat)
            else:
                self.act(move.seat, move.text, move.at)

    def act(self, seat: int, text: str, at: int) -> Done:
        """Carry out an action; an illegal one raises `IllegalAction` and changes nothing."""
        game = self.game
        step = game.position.agenda[-1] if game.position.agenda else None
        events = game.apply(seat, text)
        assert step is not None
        if len(step.seats) > 1 and step.kind not in self.common:
            self.common |= {step.kind}
        kept = step.kind in self.common or step.kind in game.rules.secret
        secret = kept or any(event.secret is not None for event in events)
        done = Done(seat, str(game.rules.parse(text)), at, events, secret)
        self.done.append(done)
        self.lengths.append(len(self.done))
        if len(self.done) % CHECKPOINT == 0:
            self.checkpoints.append(game.clone())
        return done

    def undo(self, seat: int) -> None:
        """Take the last action back, if it is the seat's and nothing was revealed; else `NothingToUndo`."""
        if not self.game.can_undo(seat):
            raise NothingToUndo(self.undo_reason(seat))
        length = len(self.done) - 1
        self.game = self.at(length)
        self.done.pop()
        self.lengths.append(length)
        del self.checkpoints[length // CHECKPOINT + 1 :]

    def undo_reason(self, seat: int) -> UndoReason:
        """Why a seat may not take back the last action; empty if it may."""
        if self.game.can_undo(seat):
            return ""
        if not self.done:
            return "nothing"
        return "others-moved" if self.done[-1].seat != seat else "revealed"

    def at(self, length: int) -> Game:
        """The game as it stood after so many actions."""
        game = self.checkpoints[length // CHECKPOINT].clone()
        for done in self.done[game.length : length]:
            game.apply(done.seat, done.text)
        return game

    def low(self, since: int) -> int:
        """The shortest that the game has been since move number ``since``: what stood then still stands."""
        return min(self.lengths[min(since, self.seq) :])
