"""The terminal as the game uses it: it prints and asks, for a person, a pipe and a screen reader alike."""

import os
import sys
from collections.abc import Iterable

from rich.console import Console, RenderableType
from rich.text import Text

from astrarium.cli.screens.look import Look

TALL = 24
"""How many lines a page has when the terminal does not say."""


class Terminal:
    """Where the game is shown and where its player types."""

    def __init__(self, plain: bool = False, console: Console | None = None) -> None:
        self.console = console or Console(
            highlight=False, markup=False, emoji=False, color_system=None if plain else "auto"
        )
        colour = self.console.color_system is not None and "NO_COLOR" not in os.environ
        self.look = Look(plain, colour)
        self.typed = sys.stdin.isatty()
        if self.typed:
            _enable_history()

    @property
    def width(self) -> int:
        """The columns that may be used."""
        return self.console.width

    @property
    def page(self) -> int:
        """How many lines of a list are shown at once."""
        return max(10, self.console.height - 8) if self.console.is_terminal else TALL

    def show(self, what: RenderableType) -> None:
        """Print something; text is never read as markup."""
        self.console.print(Text(what) if isinstance(what, str) else what)

    def show_all(self, lines: Iterable[RenderableType]) -> None:
        """Print one thing after another."""
        for line in lines:
            self.show(line)

    def ask(self, prompt: str) -> str:
        """A line from the player; ``EOFError`` when no more will come."""
        if self.typed:
            return input(f"{prompt} ").strip()
        self.console.print(Text(f"{prompt} "), end="")
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            raise EOFError
        # A script's answers belong into its transcript.
        self.console.print(Text(line.strip()))
        return line.strip()


def _enable_history() -> None:
    try:
        import readline  # noqa: F401 - importing it gives input() its line editing
    except ImportError:
        return
