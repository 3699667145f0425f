"""The weights of Gaia's judgement: what changes of them did is found again, and a step goes where it helped."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from astrarium.games.gaia.strategy import levels, plan, value
from astrarium.kernel import Rng
from astrarium.training import weights
from astrarium.training.weights import NAMES, Seat, Weights, drawn, effects, gains, play_game, step

HELPS = NAMES.index("labs young")
HURTS = NAMES.index("octagon risk")


def seats(games: int) -> list[Seat]:
    """Games in which only two of the changes matter; factions and tables differ, and there is chance."""
    chance = Rng(5)
    found: list[Seat] = []
    for seed in range(games):
        table = chance.below(20)
        for number, changes in enumerate(drawn(seed)):
            noise = chance.below(9) - 4
            score = 120 + table + 5 * number + noise + 6 * changes[HELPS] - 4 * changes[HURTS]
            found.append(Seat(seed, f"faction{number}", [float(one) for one in changes], round(score)))
    return found


def now() -> list[list[float]]:
    return [list(value.YOUNG), list(value.OLD), list(plan.RISKS), list(levels.PAID)]


def test_what_changes_did_is_found_again() -> None:
    found, errors = effects(seats(150))
    assert found[HELPS] == pytest.approx(6, abs=4 * errors[HELPS])
    assert found[HURTS] == pytest.approx(-4, abs=4 * errors[HURTS])
    others = [abs(one) for number, one in enumerate(found) if number not in (HELPS, HURTS)]
    assert max(others) < 1.5


def test_a_step_goes_where_it_helped(tmp_path: Path) -> None:
    lines = [msgspec.json.encode(seat) for seat in seats(150)]
    (tmp_path / "seats.jsonl").write_bytes(b"\n".join(lines))
    taken = step(tmp_path, 2.0)
    assert np.linalg.norm(taken) == pytest.approx(2.0)
    assert taken[HELPS] == max(taken)
    assert taken[HURTS] == min(taken)


def test_changes_are_for_a_while() -> None:
    before = now()
    kept = Weights()
    kept.change(np.ones(len(NAMES)))
    assert value.OLD[0] == before[1][0] + 1
    assert plan.RISKS[1] == before[2][1] + 1
    # Where nothing is paid for power, nothing is paid with changes either.
    assert levels.PAID[1:] == [*[paid + 1 for paid in before[3][1:6]], 0]
    kept.change(np.zeros(len(NAMES)))
    assert now() == before


def test_a_game_is_the_same_again_and_leaves_the_weights_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "NODES", 4)
    before = now()
    games = [play_game(3, drawn(3)[:2]) for _ in range(2)]
    assert games[0] == games[1]
    assert [seat.score > 0 for seat in games[0]] == [True, True]
    assert now() == before


def test_no_step_gains_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "NODES", 2)
    monkeypatch.setattr(weights, "PLAYERS", 2)
    assert gains(np.zeros(len(NAMES)), 1, 7) == [0]


def test_only_the_seat_of_the_step_is_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[list[float]] = []

    def counted(seed: int, changes: "np.ndarray[Any, Any]") -> list[Seat]:
        played.append([float(row.sum()) for row in changes])
        return [Seat(seed, "terrans", [], 100 + int(row.sum())) for row in changes]

    monkeypatch.setattr(weights, "play_game", counted)
    taken = np.zeros(len(NAMES))
    taken[HELPS] = 3.0
    assert gains(taken, 2, 4) == [3, 3]
    assert played == [[0, 0, 0, 0], [3, 0, 0, 0], [0, 0, 0, 0], [0, 3, 0, 0]]
