"""A game at one keyboard: who sits where, what has happened, and the file it is kept in."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from astrarium.bots import DEFAULT, SeatedBot, bot_named
from astrarium.kernel import Action, BadOption, Event, Game, Moments, NothingToUndo

YOU: Final = "you"


class Table:
    """The game with its log. Programs answer by themselves, people are asked by the caller."""

    def __init__(self, moments: Moments, seats: Sequence[str]) -> None:
        self.moments = moments
        self.seats = list(seats)
        self.people = [seat for seat, name in enumerate(seats) if name == YOU]
        self.bots: dict[int, SeatedBot] = {}
        self._seat_bots()
        self.seen: dict[int, int] = dict.fromkeys(self.people, self.game.length)

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.moments.game

    @property
    def log(self) -> list[list[Event]]:
        """The events of every action, one entry for each."""
        return self.moments.events

    def run_bots(self) -> int | None:
        """Let programs act until a person owes a decision; that person's seat, or ``None`` at the end."""
        while not self.game.is_over:
            seat = self.game.to_act[0]
            if seat not in self.bots:
                return seat
            self._apply(seat, self.bots[seat].choose(self.game))
        return None

    def act(self, seat: int, action: Action | str) -> None:
        """Carry out the action of a person; ``IllegalAction`` if it is none."""
        self._apply(seat, action)
        self.seen[seat] = len(self.log) - 1

    def unseen(self, seat: int) -> list[list[Event]]:
        """What has happened since the last decision of a seat, its own action included."""
        return self.log[self.seen.get(seat, 0) :]

    def undo(self, seat: int) -> Action:
        """Take back the last action of a seat, if nobody has moved since."""
        before = self.game
        self.moments.undo(seat)
        self._forget()
        return before.history[-1][1]

    def rewind(self, seat: int) -> Action:
        """Go back before the last action of a seat, over answers of programs; not of people, nor what was revealed.

        Only where nothing is hidden may this be offered: it forgets what has been revealed.
        """
        history = self.game.history
        mine = [number for number, (mover, _) in enumerate(history) if mover == seat]
        if not self.can_rewind(seat):
            raise NothingToUndo("there is nothing to go back to")
        self.moments.go_back(mine[-1])
        self._forget()
        return history[mine[-1]][1]

    def can_rewind(self, seat: int) -> bool:
        """Whether ``rewind`` would find something."""
        movers = [mover for mover, _ in self.game.history]
        if seat not in movers:
            return False
        last = len(movers) - 1 - movers[::-1].index(seat)
        if last < self.game.fixed:
            return False
        return all(mover in self.bots for mover in movers[last + 1 :])

    def save(self, path: Path) -> None:
        """Write the game as a record; whole or not at all."""
        draft = path.with_name(path.name + ".part")
        draft.write_text(self.game.record().dumps(), encoding="utf-8")
        draft.replace(path)

    def _apply(self, seat: int, action: Action | str) -> None:
        events = self.moments.apply(seat, action)
        for bot in self.bots.values():
            bot.told(events)

    def _seat_bots(self) -> None:
        """A program in each of their seats, told of all that stands."""
        for bot in self.bots.values():
            bot.leave()
        self.bots = {seat: SeatedBot(name, self.game, seat) for seat, name in enumerate(self.seats) if name != YOU}
        for events in self.log:
            for bot in self.bots.values():
                bot.told(events)

    def _forget(self) -> None:
        for seat in self.seen:
            self.seen[seat] = min(self.seen[seat], len(self.log))
        # What was taken back never happened, for programs either.
        self._seat_bots()


def seat_players(seats: Sequence[str], players: int) -> list[str]:
    """Who sits where: as told, with programs in the seats that nobody spoke of."""
    if len(seats) > players:
        raise BadOption(f"{len(seats)} seats were given for {players} players")
    chosen = list(seats) or [YOU]
    chosen += [DEFAULT] * (players - len(chosen))
    for name in chosen:
        if name != YOU:
            bot_named(name)
    return chosen
