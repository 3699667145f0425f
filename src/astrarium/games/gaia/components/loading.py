"""Reading the data files of Gaia Project: the kernel's entries, and the effects in them."""

from pathlib import Path
from typing import Final

from astrarium.games.gaia.components.effects import NO_SCORE, Cost, Gain, Score, parse, parse_cost, parse_score
from astrarium.kernel.data import Entry, cannot_read, read_file

DATA: Final = Path(__file__).parent.parent / "data"


def read(name: str) -> Entry:
    """A whole data file."""
    return read_file(DATA / name)


def gains(entry: Entry, key: str) -> list[Gain]:
    """The icons of a text, or of a list of texts; a missing key has none."""
    if not entry.has(key):
        return []
    if isinstance(entry.table[key], str):
        return parse(entry.text(key), f"{entry.place(key)}, {key}")
    found: list[Gain] = []
    for icons in slots(entry, key):
        found.extend(icons)
    return found


def slots(entry: Entry, key: str) -> list[list[Gain]]:
    """A list of texts, the icons of each for themselves."""
    return [parse(text, f"{entry.place(key)}, {key}") for text in entry.texts(key)]


def score(entry: Entry, key: str) -> Score:
    """Points on an event; a missing key scores nothing."""
    return parse_score(entry.text(key), f"{entry.place(key)}, {key}") if entry.has(key) else NO_SCORE


def cost(entry: Entry, key: str) -> Cost:
    """The price of a free action."""
    return parse_cost(entry.text(key), f"{entry.place(key)}, {key}")


def place(text: str, where: str) -> tuple[int, int, str]:
    """A hex and what is there: ``3x-2 swamp``."""
    halves = text.split()
    numbers = halves[0].split("x") if halves else []
    if len(halves) == 2 and len(numbers) == 2:
        try:
            return int(numbers[0]), int(numbers[1]), halves[1]
        except ValueError:
            pass
    raise cannot_read(where, text, '"<column>x<row> <word>"')
