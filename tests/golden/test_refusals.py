"""What may not be done in a golden game is refused as it was: by the same rule, reason and numbers."""

import pytest

from tests.golden.encodings import DIGITS
from tests.golden.refusals import EVERY, pinned, read


@pytest.mark.parametrize("game", ["gaia", "race", "federation"])
def test_refusals_are_as_they_were(game: str) -> None:
    then = {name: digits for name, digits in read().items() if name.startswith(f"{game}-")}
    now = pinned(game)
    assert sorted(now) == sorted(then)
    for name, digits in then.items():
        parts = [(digits[at : at + DIGITS], now[name][at : at + DIGITS]) for at in range(0, len(digits), DIGITS)]
        changed = [number * EVERY for number, (old, new) in enumerate(parts) if old != new]
        assert changed == [], f"{name}: other refusals after these actions"
