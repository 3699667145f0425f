"""A game as a line of moments: what came of each action, and the way back to any position."""

from typing import Any, Final, final

from astrarium.kernel.action import Action
from astrarium.kernel.errors import BadOption, BadRecord, IllegalAction
from astrarium.kernel.event import Event
from astrarium.kernel.game import Game
from astrarium.kernel.record import Record
from astrarium.kernel.rules import Rules
from astrarium.kernel.step import Step

CHECKPOINT: Final = 32
"""Actions between two positions that are kept."""


@final
class Moments:
    """A game from its beginning on: action n (from 0) answered ``decisions[n]`` and brought about ``events[n]``."""

    game: Game
    decisions: list[Step]
    events: list[list[Event]]
    _kept: list[Game]

    def __init__(self, game: Game) -> None:
        assert game.length == 0, "the beginning is missing"
        self.game = game
        self.decisions = []
        self.events = []
        self._kept = [game.clone()]

    @staticmethod
    def of_record(rules: Rules[Any], record: Record) -> "Moments":
        """The game that a record tells, checked action by action and, if it is of this format, by its final hash."""
        if not rules.knows(record.version):
            raise BadRecord(
                f"the record was played by version {record.version} of the rules of {rules.title}; here are "
                f"versions {rules.oldest} to {rules.version}, so it can be read but not continued"
            )
        try:
            game = Game.new(rules, record.players, record.seed, record.options, record.version)
        except BadOption as error:
            raise BadRecord(f"the header is refused: {error}") from None
        moments = Moments(game)
        for number, (seat, text) in enumerate(record.actions, 1):
            try:
                moments.apply(seat, text)
            except IllegalAction as error:
                raise BadRecord(f"action {number} of seat {seat}, {text!r}, is refused: {error}") from None
        if record.facts == rules.facts_format and game.hash() != record.hash:
            raise BadRecord("the actions are legal but lead to another position than the record says")
        return moments

    def apply(self, seat: int, action: Action | str) -> list[Event]:
        """Carry an action out and return what happened; an illegal one raises and changes nothing."""
        decision = self.game.position.agenda[-1:]
        return self._note(decision, self.game.apply(seat, action))

    def apply_unless_revealing(self, seat: int, action: Action | str) -> list[Event]:
        """The same, unless the action draws or reveals something; see ``Game.apply_unless_revealing``."""
        decision = self.game.position.agenda[-1:]
        return self._note(decision, self.game.apply_unless_revealing(seat, action))

    def _note(self, decision: list[Step], events: list[Event]) -> list[Event]:
        """One action more has been carried out."""
        self.decisions += decision
        self.events.append(events)
        if len(self.events) % CHECKPOINT == 0:
            self._kept.append(self.game.clone())
        return events

    def at(self, length: int) -> Game:
        """The game as it stood after so many actions; it can go on by itself."""
        game = self._kept[length // CHECKPOINT].clone()
        for seat, action in self.game.history[game.length : length]:
            game.apply(seat, action)
        return game

    def go_back(self, length: int) -> None:
        """Forget everything after so many actions."""
        self.game = self.at(length)
        del self.decisions[length:]
        del self.events[length:]
        del self._kept[length // CHECKPOINT + 1 :]

    def undo(self, seat: int) -> None:
        """Take back the last action of a seat, if ``Game.undo`` would."""
        self.game.check_undo(seat)
        self.go_back(len(self.events) - 1)

    def clone(self) -> "Moments":
        """A copy that can go on by itself; what lies behind is shared."""
        copy = Moments(self._kept[0])
        copy.game = self.game.clone()
        copy.decisions = self.decisions[:]
        copy.events = self.events[:]
        copy._kept = self._kept[:]
        return copy
