"""A game at one keyboard: who sits where, what has happened, and the file it is kept in."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import astrarium
from astrarium.bots import Bot, bot_named
from astrarium.kernel import Action, BadOption, Event, Game, NothingToUndo, Perspective, Record, Rng

YOU: Final = "you"
OPPONENT: Final = "greedy"
"""Who plays where nobody is named: the best of the bots that answer at once."""


class Table:
    """The game with its log. Programs answer by themselves, people are asked by the caller."""

    def __init__(self, game: Game, seats: Sequence[str], log: list[list[Event]] | None = None) -> None:
        self.game = game
        self.seats = list(seats)
        self.people = [seat for seat, name in enumerate(seats) if name == YOU]
        self.bots: dict[int, Bot] = {seat: bot_named(name) for seat, name in enumerate(seats) if name != YOU}
        self.log = log if log is not None else []
        """The events of every action, one entry for each."""
        self.seen: dict[int, int] = dict.fromkeys(self.people, len(self.log))

    @staticmethod
    def of_record(record: Record, seats: Sequence[str]) -> "Table":
        """A saved game, checked, with its log."""
        astrarium.replay(record)
        game = astrarium.new(record.game, record.players, record.seed, record.options)
        return Table(game, seats, [game.apply(seat, action) for seat, action in record.actions])

    def run_bots(self) -> int | None:
        """Let programs act until a person owes a decision; that person's seat, or ``None`` at the end."""
        while not self.game.is_over:
            seat = self.game.to_act[0]
            if seat not in self.bots:
                return seat
            action = self.bots[seat].choose(Perspective(self.game, seat), self._dice(seat))
            self.log.append(self.game.apply(seat, action))
        return None

    def act(self, seat: int, action: Action | str) -> None:
        """Carry out the action of a person; ``IllegalAction`` if it is none."""
        events = self.game.apply(seat, action)
        self.seen[seat] = len(self.log)
        self.log.append(events)

    def unseen(self, seat: int) -> list[list[Event]]:
        """What has happened since the last decision of a seat, its own action included."""
        return self.log[self.seen.get(seat, 0) :]

    def undo(self, seat: int) -> Action:
        """Take back the last action of a seat, if nobody has moved since."""
        last = self.game.history[-1][1] if self.game.length else None
        self.game.undo(seat)
        assert last is not None
        self._cut()
        return last

    def rewind(self, seat: int) -> Action:
        """Go back before the last action of a seat, over answers of programs; not of people, nor what was revealed.

        Only where nothing is hidden may this be offered: it forgets what has been revealed.
        """
        history = self.game.history
        mine = [number for number, (mover, _) in enumerate(history) if mover == seat]
        if not self.can_rewind(seat):
            raise NothingToUndo("there is nothing to go back to")
        game = astrarium.new(self.game.rules.id, self.game.players, self.game.seed, self.game.options)
        for mover, action in history[: mine[-1]]:
            game.apply(mover, action)
        self.game = game
        self._cut()
        return history[mine[-1]][1]

    def can_rewind(self, seat: int) -> bool:
        """Whether ``rewind`` would find something."""
        movers = [mover for mover, _ in self.game.history]
        if seat not in movers:
            return False
        last = len(movers) - 1 - movers[::-1].index(seat)
        if last < self.game.settled:
            return False
        return all(mover in self.bots for mover in movers[last + 1 :])

    def save(self, path: Path) -> None:
        """Write the game as a record; whole or not at all."""
        draft = path.with_name(path.name + ".part")
        draft.write_text(self.game.record().dumps(), encoding="utf-8")
        draft.replace(path)

    def _cut(self) -> None:
        del self.log[self.game.length :]
        for seat in self.seen:
            self.seen[seat] = min(self.seen[seat], len(self.log))

    def _dice(self, seat: int) -> Rng:
        # Chance that depends only on the position of the decision: a resumed game goes on as it would have.
        return Rng((self.game.seed << 20 ^ self.game.length << 4 ^ seat) + 1)


def seat_players(seats: Sequence[str], players: int) -> list[str]:
    """Who sits where: as told, with programs in the seats that nobody spoke of."""
    if len(seats) > players:
        raise BadOption(f"{len(seats)} seats were given for {players} players")
    chosen = list(seats) or [YOU]
    chosen += [OPPONENT] * (players - len(chosen))
    for name in chosen:
        if name != YOU:
            bot_named(name)
    return chosen
