"""Federations: which planets may be joined, where the satellites go, and why not (GP-FED-21).

Hex sets throughout. ``pieces`` are a player's usable pieces: structures on planets, for the Ivits also space
stations, none in or next to an existing federation. ``values`` gives the power value by hex. ``free`` are the
hexes for satellites. ``base`` is the federation of the Ivits that grows: every choice contains it, its value
counts, and what is chosen is what is newly attached (GP-FAC-IVI-11). ``lenient`` is version 1 of the rules.
"""

from typing import Final

from astrarium.games.gaia.federations.links import Links, clusters
from astrarium.games.gaia.federations.parts import Choice
from astrarium.games.gaia.federations.search import Search
from astrarium.games.gaia.map.hexes import around, members

__all__ = ["Choice", "choices", "objection", "spots"]

LEGAL: Final = 0  # the satellites it needs
NOT_USABLE: Final = 1  # no usable piece: the hex, 0
NOT_WHOLE: Final = 2  # a piece that hangs together with them is left out: its hex, 0
TOO_LITTLE: Final = 3  # power value: what there is, what is needed
TOO_FAR: Final = 4  # satellites: the number needed (0: not known, or there is no way), the budget
MUST_INCLUDE: Final = 5  # every cheapest link touches a piece that is not named: its hex, satellites
SHORTER_WAY: Final = 6  # the cheapest link crosses a piece that is not named: its hex, satellites
SMALLER_ONE: Final = 7  # part of these planets will do with fewer: satellites for it, a hex that it spares

# Beyond these the exact reason and number are not worth the wait for an error message.
MANY_CLUSTERS: Final = 7
MANY_SATELLITES: Final = 24


def choices(
    pieces: int,
    values: list[int],
    free: int,
    threshold: int,
    budget: int,
    base: int = 0,
    base_value: int = 0,
    lenient: bool = False,
) -> list[Choice]:
    """Every legal choice of planets, by satellites, value, number of pieces and hexes (GP-FED-21)."""
    search = Search(pieces, values, free, threshold, budget, base, base_value, lenient)
    search.run((1 << len(search.homes)) - 1)
    search.found.sort(key=_rank)
    return search.found


def _rank(choice: Choice) -> tuple[int, int, int, list[int]]:
    places = members(choice.pieces)
    return choice.satellites, choice.value, len(places), places


def spots(chosen: int, others: int, free: int, placed: int, left: int) -> int:
    """The next satellite may go on any hex of any cheapest link of the chosen planets (GP-FED-12).

    ``chosen`` holds the pieces of the choice and the base, ``others`` the usable pieces outside, which no
    satellite may touch; ``left`` is how many satellites remain, the fewest that complete those ``placed``.
    """
    homes = clusters(chosen | placed)
    links = Links(homes, free & ~(others | around(others)))
    everything = (1 << len(homes)) - 1
    if left < 1 or not links.span(everything, left):
        return 0
    return links.layer(everything, left) & links.free


def objection(
    named: int,
    pieces: int,
    values: list[int],
    free: int,
    threshold: int,
    budget: int,
    base: int = 0,
    base_value: int = 0,
    lenient: bool = False,
) -> tuple[int, int, int]:
    """Why these planets are no legal choice: a reason from above with its two numbers (GP-FED-21)."""
    strange = named & ~pieces
    if strange:
        return NOT_USABLE, members(strange)[0], 0
    search = Search(pieces, values, free, threshold, budget, base, base_value, lenient)
    mask = 1 if base else 0
    for i, home in enumerate(search.homes):
        if home & named:
            mask |= 1 << i
    missing = search.territory(mask) & search.pieces & ~named
    if missing:
        return NOT_WHOLE, members(missing)[0], 0
    value = search.value(mask)
    if value < threshold or not mask:
        return TOO_LITTLE, value, threshold
    search.run(mask)
    return _verdict(search, mask)


def _verdict(search: Search, mask: int) -> tuple[int, int, int]:
    """What speaks against a set, once all sets inside it have been looked at."""
    named = search.territory(mask) & search.pieces
    fewest = search.budget + 1
    inside = 0
    for choice in search.found:
        if choice.pieces == named:
            return LEGAL, choice.satellites, 0
        if choice.satellites < fewest:
            fewest = choice.satellites
            inside = choice.pieces
    for smaller, satellites in search.smaller:
        if smaller != mask and satellites < fewest:
            fewest = satellites
            inside = search.territory(smaller) & search.pieces
    many = mask.bit_count() > MANY_CLUSTERS
    if fewest <= search.budget and (many or search.links.least(mask, fewest) > fewest):
        return SMALLER_ONE, fewest, members(named & ~inside)[0]
    if many:
        return TOO_FAR, 0, search.budget
    limit = max(search.budget, MANY_SATELLITES)
    needed = search.links.least(mask, limit)
    if needed > search.budget:
        return TOO_FAR, needed if needed <= limit else 0, search.budget
    return _detour(search, mask, needed)


def _detour(search: Search, mask: int, needed: int) -> tuple[int, int, int]:
    """The own piece that every cheapest link touches, or that the cheapest ones cross (R-85)."""
    search.links.span(mask, needed)
    others = search.links.land & ~search.territory(mask)
    other = members(around(search.links.layer(mask, needed)) & others)[0]
    alone = Links([search.homes[i] for i in members(mask)], search.links.free & ~others)
    if alone.least((1 << len(alone.homes)) - 1, needed) > needed:
        return SHORTER_WAY, other, needed
    return MUST_INCLUDE, other, needed
