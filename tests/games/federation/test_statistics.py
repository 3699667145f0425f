"""How seats have played is what they did: every ambassador counts once, on its side and on its space."""

from collections import Counter

import pytest

from astrarium import Record
from astrarium.arena.behaviour import behaviour_of
from astrarium.games import catalogue
from astrarium.kernel import Moments
from tests.golden.pins import FOLDER

RECORDS = sorted(path.stem for path in FOLDER.glob("federation-*.jsonl"))


@pytest.mark.parametrize("name", RECORDS)
def test_sides_and_spaces_are_counted_once_for_each_ambassador(name: str) -> None:
    record = Record.loads((FOLDER / f"{name}.jsonl").read_text(encoding="utf-8"))
    moments = Moments.of_record(catalogue.rules_of("federation"), record)
    for seat, numbers in enumerate(behaviour_of(moments).habits):
        placed = [str(action).split() for mover, action in moments.game.history if mover == seat]
        placed = [words for words in placed if words[0] == "place"]
        expected = Counter(f"side {side}" for _, _, side, _ in placed) + Counter(
            f"space {place[3]}" for place in placed
        )
        assert {key: count for key, count in numbers.items() if key.startswith(("side ", "space "))} == expected
    assert expected
