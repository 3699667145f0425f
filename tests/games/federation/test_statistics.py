"""How seats have played is what they did: every ambassador counts once, on its side and on its space."""

from collections import Counter
from itertools import pairwise

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
    view = moments.game.view(None)
    for seat, numbers in enumerate(behaviour_of(moments).habits):
        placed = [str(action).split() for mover, action in moments.game.history if mover == seat]
        placed = [words for words in placed if words[0] == "place"]
        expected = Counter(f"side {side}" for _, _, side, _ in placed) + Counter(
            f"space {place[3]}" for place in placed
        )
        assert {key: count for key, count in numbers.items() if key.startswith(("side ", "space "))} == expected
        stands = view["seats"][seat]
        assert {planet: numbers[f"planet {planet}"] for planet in stands["influence"]} == stands["influence"]
        assert (numbers["medals"], numbers["level"]) == (len(stands["medals"]), stands["level"])
        assert (numbers["specialists"], numbers["structures"]) == (len(stands["specialists"]), len(stands["built"]))
        assert numbers["contributions"] == stands["contributions"]
        assert numbers["missions"] == [
            str(action).split()[0] for mover, action in moments.game.history if mover == seat
        ].count("mission")
    assert expected


def test_levels_lost_are_told_of_whoever_does_not_keep_the_degree() -> None:
    moments = Moments.of_record(
        catalogue.rules_of("federation"),
        Record.loads((FOLDER / f"{RECORDS[0]}.jsonl").read_text(encoding="utf-8")),
    )
    degrees = [
        [seat["degree"] for seat in moments.at(number).view(None)["seats"]]
        for number in range(len(moments.events) + 1)
    ]
    fallen = [0.0, 0.0]
    for before, after in pairwise(degrees):
        for seat, (was, now) in enumerate(zip(before, after, strict=True)):
            fallen[seat] += now < was
    assert [numbers["levels lost"] for numbers in behaviour_of(moments).habits] == fallen
    assert any(fallen)
