"""How long listings take where they can take longest."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from astrarium.arena.late import late
from astrarium.games import catalogue
from astrarium.games.gaia.federations.links import clusters
from astrarium.games.gaia.hard import CLUSTERS, SATELLITES, hard_questions
from tests.cli.running import answer, data


def pieces_of(question: Callable[[], object]) -> int:
    assert isinstance(question, partial)
    pieces: int = question.args[0]
    return pieces


def test_late_turns_are_asked_at_every_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue.GAMES, "toy", "tests.arena.toy.game")
    found = late(["toy"], positions=5)
    assert [(one.game, one.about) for one in found] == [("toy", "late turns of 2"), ("toy", "late turns of 3")]
    assert all(one.listing.samples >= 5 for one in found)
    told: list[dict[str, Any]] = data("bench", "toy", "--late")
    assert [one["about"] for one in told] == ["late turns of 2", "late turns of 3"]
    assert "late turns of 3" in answer("bench", "toy", "--late")


def test_hard_positions_are_as_hard_as_they_say() -> None:
    found = dict(hard_questions(2))
    for count in CLUSTERS:
        for budget in SATELLITES:
            for question in found[f"{count} clusters, {budget} satellites"]:
                assert len(clusters(pieces_of(question))) == count
    (worst,) = found["the worst: 19 pieces apart, 15 satellites"]
    assert pieces_of(worst).bit_count() == len(clusters(pieces_of(worst))) == 19


def test_the_same_positions_are_asked_every_time() -> None:
    once, again = [
        [pieces_of(question) for _, questions in hard_questions(2) for question in questions] for _ in range(2)
    ]
    assert once == again
    assert len(set(once)) > len(CLUSTERS)
