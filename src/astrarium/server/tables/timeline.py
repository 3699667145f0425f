"""A game in memory, as the moves of its table tell it: with their numbers and times, and who may know of them."""

from typing import Any

from msgspec import Struct

from astrarium.games import catalogue
from astrarium.kernel import Event, Game, Moments, NothingToUndo, Rules
from astrarium.kernel.game import NEWEST
from astrarium.server.tables.rows import MoveRow
from astrarium.server.wire import UndoReason


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

    def __init__(self, moments: Moments) -> None:
        self.moments = moments
        self.done: list[Done] = []
        self.lengths: list[int] = [0]
        self.common: frozenset[str] = frozenset()

    @staticmethod
    def begin(game: str, players: int, seed: int, options: dict[str, Any], version: int = NEWEST) -> "Timeline":
        """The timeline of a game that begins, or began by an older version of the rules."""
        rules: Rules[Any] = catalogue.rules_of(game)
        return Timeline(Moments(Game.new(rules, players, seed, options, version)))

    @staticmethod
    def of(moments: Moments, at: int) -> "Timeline":
        """The timeline of a game that was played elsewhere, each action a move of that time."""
        timeline = Timeline(moments)
        for number in range(moments.game.length):
            timeline._note(number, at)
        return timeline

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.moments.game

    @property
    def seq(self) -> int:
        """The number of the last move."""
        return len(self.lengths) - 1

    def clone(self) -> "Timeline":
        """A copy that can go on by itself; what lies behind is shared."""
        copy = Timeline.__new__(Timeline)
        copy.moments = self.moments.clone()
        copy.done = self.done[:]
        copy.lengths = self.lengths[:]
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
        self.moments.apply(seat, text)
        return self._note(self.game.length - 1, at)

    def act_unless_revealing(self, seat: int, text: str, at: int) -> Done:
        """The same, unless the action draws or reveals something: then `WouldReveal`, and nothing is changed."""
        self.moments.apply_unless_revealing(seat, text)
        return self._note(self.game.length - 1, at)

    def _note(self, number: int, at: int) -> Done:
        """A further action stands."""
        game = self.game
        seat, action = game.history[number]
        step = self.moments.decisions[number]
        events = self.moments.events[number]
        if len(step.seats) > 1 and step.kind not in self.common:
            self.common |= {step.kind}
        kept = step.kind in self.common or step.kind in game.rules.secret
        secret = kept or any(event.secret is not None for event in events)
        done = Done(seat, str(action), at, events, secret)
        self.done.append(done)
        self.lengths.append(len(self.done))
        return done

    def undo(self, seat: int) -> None:
        """Take the last action back, if it is the seat's and nothing was revealed; else `NothingToUndo`."""
        if not self.game.can_undo(seat):
            raise NothingToUndo(self.undo_reason(seat))
        self.moments.undo(seat)
        self.done.pop()
        self.lengths.append(len(self.done))

    def undo_reason(self, seat: int) -> UndoReason:
        """Why a seat may not take back the last action; empty if it may."""
        if self.game.can_undo(seat):
            return ""
        if not self.done:
            return "nothing"
        return "others-moved" if self.done[-1].seat != seat else "revealed"

    def decided_since(self, seat: int, since: int) -> bool:
        """Whether a seat has made a decision after move number ``since`` that still stands."""
        return any(done.seat == seat for done in self.done[self.low(since) :])

    def low(self, since: int) -> int:
        """The shortest that the game has been since move number ``since``: what stood then still stands."""
        return min(self.lengths[min(since, self.seq) :])
