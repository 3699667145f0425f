"""Going forwards and backwards through a record."""

from typing import Final

from rich.console import Console
from rich.text import Text

from astrarium.cli.screens import Look, is_drawn, screen_for
from astrarium.cli.words import Words, locale_of_environment
from astrarium.kernel import Game, Moments

HELP: Final = "Enter: next   b: back   NUMBER: go there   e: the end   d: draw or not   q: quit"


class Stepper:
    """A game of the past, and how far it has been read."""

    def __init__(self, moments: Moments) -> None:
        self.moments = moments
        self.game = moments.at(0)
        self.words = Words(locale_of_environment(), self.game.rules.id)
        self.drawn = is_drawn(self.game.rules.id)

    @property
    def at(self) -> int:
        """How many actions have been read."""
        return self.game.length

    @property
    def last(self) -> int:
        """How many actions there are."""
        return self.moments.game.length

    def go(self, number: int) -> Game:
        """The game after so many actions, or as near to that as there are actions."""
        self.game = self.moments.at(max(0, min(number, self.last)))
        return self.game

    def show(self, out: Console) -> None:
        """Print the last action, what came of it, and the position."""
        look = Look(plain=not out.is_terminal, colour=out.color_system is not None)
        screen = screen_for(self.game.rules.id, self.words, look)
        view = self.game.view(None)
        names = screen.seat_names(view)
        out.rule(Text(f"{self.at} / {self.last}"), characters="-" if look.plain else "─")
        if self.at > 0:
            seat, action = self.game.history[-1]
            out.print(Text(f"{self.words.seat(seat, names)}: {action}", style="bold"))
            # Who holds a record holds every secret in it.
            for sentence in screen.retold(self.game, self.moments.events[self.at - 1], names):
                out.print(Text(f"  {sentence}"))
        if self.drawn:
            out.print(screen.whole(view, None, out.width, frozenset()))
        if self.game.is_over:
            out.print(screen.final(self.game))

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
