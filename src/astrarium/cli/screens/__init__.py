"""How each game looks in the terminal; a game without a screen of its own is shown as a tree."""

from importlib import import_module
from typing import Final

from astrarium.cli.screens.look import Look
from astrarium.cli.screens.screen import Screen
from astrarium.cli.words import Words

SCREENS: Final[dict[str, str]] = {
    "federation": "astrarium.cli.screens.federation",
    "gaia": "astrarium.cli.screens.gaia",
    "race": "astrarium.cli.screens.race",
}
"""The module that draws each game, loaded when it is played."""

__all__ = ["SCREENS", "Look", "Screen", "screen_for"]


def screen_for(game: str, words: Words, look: Look) -> Screen:
    """The screen of a game."""
    if game not in SCREENS:
        return Screen(words, look)
    screen: Screen = import_module(SCREENS[game]).SCREEN(words, look)
    return screen
