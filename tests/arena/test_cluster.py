"""On a Ray cluster the same games are played as anywhere else, also when a worker is killed in the middle."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from astrarium.arena import Plan, Result, simulate
from astrarium.arena.cluster import Cluster
from astrarium.arena.pool import each_in_order
from tests.arena.test_pool import sleepy, square_but_die_once
from tests.cli.running import run

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]
ray: Any = pytest.importorskip("ray")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Two workers on this machine."""
    root = str(Path(__file__).parents[2])
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, runtime_env={"env_vars": {"PYTHONPATH": root}})
    yield Cluster()
    ray.shutdown()


def same(result: Result) -> Result:
    """What does not follow from the clock."""
    return msgspec.structs.replace(result, seconds=0.0, thinking=[])


def test_the_same_games_as_here(cluster: Cluster) -> None:
    plan = Plan(game="race", players=2, games=40, bots=("random", "greedy"), rotate=True)
    assert [same(one) for one in simulate(plan, cluster)] == [same(one) for one in simulate(plan, 1)]


def test_a_killed_worker_costs_time_only(cluster: Cluster, tmp_path: Path) -> None:
    items = [(number, tmp_path / "killed") for number in range(40)]
    assert list(each_in_order(square_but_die_once, items, 40, cluster)) == [number * number for number in range(40)]
    assert (tmp_path / "killed").exists()


def test_the_arena_on_a_cluster_goes_on_where_it_stopped(cluster: Cluster, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    words = ("arena", "race", "--games", 6, "--engine", "ray", "--out", out)
    assert run(*words).exit_code == 0
    whole = [same(msgspec.json.decode(line, type=Result)) for line in out.read_bytes().splitlines()]
    out.write_bytes(b"".join(out.read_bytes().splitlines(keepends=True)[:2]))
    assert run(*words, "--resume").exit_code == 0
    assert [same(msgspec.json.decode(line, type=Result)) for line in out.read_bytes().splitlines()] == whole


def test_what_is_slow_keeps_nothing_back_that_is_finished(cluster: Cluster) -> None:
    """The items before the one that takes its time come, since each travels alone at first."""
    with closing(each_in_order(sleepy, range(100), 100, cluster)) as results:
        assert [next(results) for _ in range(3)] == [0, 1, 2]
