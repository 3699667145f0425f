"""What the tests of the kernel share."""

from collections.abc import Iterator

import pytest

from astrarium.games import catalogue


@pytest.fixture
def only_salvage() -> Iterator[None]:
    """The specimen is the one game that is installed; afterwards the others are back, in their order."""
    installed = dict(catalogue.GAMES)
    catalogue.GAMES.clear()
    catalogue.GAMES["salvage"] = "tests.kernel.specimen.game"
    yield
    catalogue.GAMES.clear()
    catalogue.GAMES.update(installed)
