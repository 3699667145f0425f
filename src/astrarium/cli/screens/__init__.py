"""How each game looks in the terminal: a folder of the game's name; a game without one is shown as a tree."""

from importlib import import_module
from importlib.util import find_spec

from astrarium.cli.screens.look import Look
from astrarium.cli.screens.screen import Screen
from astrarium.cli.words import Words

__all__ = ["Look", "Screen", "is_drawn", "screen_for"]


def is_drawn(game: str) -> bool:
    """Whether a game has a screen of its own."""
    spec = find_spec(f"{__name__}.{game}")
    return spec is not None and spec.submodule_search_locations is not None


def screen_for(game: str, words: Words, look: Look) -> Screen:
    """The screen of a game, loaded when it is played."""
    if not is_drawn(game):
        return Screen(words, look)
    screen: Screen = import_module(f"{__name__}.{game}.screen").SCREEN(words, look)
    return screen
