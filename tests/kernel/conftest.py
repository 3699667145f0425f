"""What the tests of the kernel share."""

import pytest

from astrarium.games import catalogue


@pytest.fixture
def only_salvage(monkeypatch: pytest.MonkeyPatch) -> None:
    """The specimen is the one game that is installed."""
    for name in list(catalogue.GAMES):
        monkeypatch.delitem(catalogue.GAMES, name)
    monkeypatch.setitem(catalogue.GAMES, "salvage", "tests.kernel.specimen.game")
