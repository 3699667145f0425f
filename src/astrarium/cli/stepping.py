"""Going forwards and backwards through a record."""

from typing import Final

from rich.console import Console
from rich.text import Text

import astrarium
from astrarium.cli.screens import SCREENS, Look, screen_for
from astrarium.cli.words import Words, locale_of_environment
from astrarium.kernel import Event, Game, Record

HELP: Final = "Enter: next   b: back   NUMBER: go there   e: the end   d: draw or not   q: quit"


class Stepper:
    """A record, and how far it has been read. What has been seen once is kept, so going back is free."""

    def __init__(self, record: Record) -> None:
        self.record = record
        start = astrarium.new(record.game, record.players, record.seed, record.options)
        self.seen: list[tuple[Game, list[Event]]] = [(start, [])]
        self.at = 0
        self.words = Words(locale_of_environment(), record.game)
        self.drawn = record.game in SCREENS

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.seen[self.at][0]

    @property
    def last(self) -> int:
        """How many actions there are."""
        return len(self.record.actions)

    def go(self, number: int) -> Game:
        """The game after so many actions, or as near to that as there are actions."""
        self.at = max(0, min(number, self.last))
        while len(self.seen) <= self.at:
            game = self.seen[-1][0].clone()
            seat, text = self.record.actions[len(self.seen) - 1]
            self.seen.append((game, game.apply(seat, text)))
        return self.game

    def show(self, out: Console) -> None:
        """Print the last action, what came of it, and the position."""
        look = Look(plain=not out.is_terminal, colour=out.color_system is not None)
        screen = screen_for(self.record.game, self.words, look)
        view = self.game.view(None)
        names = screen.seat_names(view)
        out.rule(Text(f"{self.at} / {self.last}"), characters="-" if look.plain else "─")
        if self.at > 0:
            seat, text = self.record.actions[self.at - 1]
            out.print(Text(f"{self.words.seat(seat, names)}: {text}", style="bold"))
        for event in self.seen[self.at][1]:
            # Who holds a record holds every secret in it.
            out.print(Text(f"  {self.words.say(event.shown_to(event.seat), names)}"))
        if self.drawn:
            out.print(screen.whole(view, None, out.width, frozenset()))
        if self.game.is_over:
            out.print(screen.final(view, self.game.scores(), self.game.winners()))

    def run(self, out: Console) -> None:
        """Step as the reader says, until told to stop."""
        self.show(out)
        out.print(Text(HELP, style="dim"))
        while True:
            try:
                answer = out.input(f"{self.at}> ").strip().lower()
            except EOFError:
                return
            if answer in ("q", "quit"):
                return
            if self._obey(answer):
                self.show(out)
            else:
                out.print(Text(HELP, style="dim"))

    def _obey(self, answer: str) -> bool:
        if answer == "d":
            self.drawn = not self.drawn
            return True
        moves = {"": self.at + 1, "n": self.at + 1, "b": self.at - 1, "e": self.last}
        if answer in moves:
            self.go(moves[answer])
        elif answer.isdecimal():
            self.go(int(answer))
        else:
            return False
        return True
