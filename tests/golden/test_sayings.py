"""Golden games are told as they were: the same questions, names of actions, sentences, thoughts and outcomes."""

import pytest

from tests.golden.encodings import DIGITS
from tests.golden.sayings import pinned, read


@pytest.mark.parametrize("game", ["gaia", "race", "federation"])
def test_games_are_told_as_they_were(game: str) -> None:
    then = {name: digits for name, digits in read().items() if name.startswith(f"{game}-")}
    now = pinned(game)
    assert sorted(now) == sorted(then)
    for name, digits in then.items():
        parts = [(digits[at : at + DIGITS], now[name][at : at + DIGITS]) for at in range(0, len(digits), DIGITS)]
        changed = [number for number, (old, new) in enumerate(parts) if old != new]
        assert changed == [], f"{name}: something else is said around these actions"
