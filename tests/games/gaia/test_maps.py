"""Whether sectors that may still be turned can make a legal map."""

import pytest

from astrarium.games.gaia.map.board import Board, Placement, read_placements
from astrarium.games.gaia.map.layouts import can_be_completed

MIDDLE = "s05.1@0x0 s03.5@3x-5 s04.5@5x-2 s06.4@2x3 s02.0@-3x5 s01.4@-5x2 s09.1@-2x-3"
"""However the sector in the middle is turned, it clashes with one of those around it."""

TWO = "s05.0@0x0 s05.0@3x-5 s05.1@5x-2 s05.4@-2x-3 s05.4@1x-8 s05.2@2x3 s05.0@-3x5 s05.3@-5x2"
"""The first two fit into the others in one way each, but not both (no real map: one sector in eight places)."""


def all_but(placements: list[Placement], *loose: int) -> int:
    """Which sectors are turned already: all but these."""
    everything = (1 << len(placements)) - 1
    return everything & ~sum(1 << number for number in loose)


@pytest.mark.rule("GP-MAP-08")
def test_a_sector_that_fits_in_no_way() -> None:
    placements = read_placements(MIDDLE)
    assert Board(placements).clash() >= 0
    assert not can_be_completed(placements, all_but(placements, 0))
    assert can_be_completed(placements, 0)


@pytest.mark.rule("GP-MAP-08")
def test_two_sectors_that_fit_alone_but_not_together() -> None:
    placements = read_placements(TWO)
    assert not can_be_completed(placements, all_but(placements, 0, 1))
    for other in (0, 1):
        rest = [placement for number, placement in enumerate(placements) if number != other]
        assert can_be_completed(rest, all_but(rest, 0))


@pytest.mark.rule("GP-MAP-08")
def test_sectors_that_clash_and_stay_as_they_are() -> None:
    placements = read_placements(MIDDLE)
    assert not can_be_completed(placements, all_but(placements))
