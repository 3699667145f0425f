"""Many matches: the same ones however they are spread, in the order of their seeds."""

import msgspec
import pytest

from astrarium.arena import pool
from astrarium.arena.match import Result
from astrarium.arena.simulate import Plan, Series, line_ups, simulate
from astrarium.games import catalogue
from astrarium.kernel import BadOption, UnknownGame
from tests.arena.test_match import timeless


def play(plan: Plan, processes: int = 1) -> list[Result]:
    return list(simulate(plan, processes))


def test_the_seeds_follow_the_first_one() -> None:
    results = play(Plan(game="toy", players=3, games=5, seed=40))
    assert [result.seed for result in results] == [40, 41, 42, 43, 44]
    assert {result.players for result in results} == {3}


@pytest.mark.parametrize("games", [1, 2, 37])
def test_the_results_do_not_depend_on_the_number_of_processes(games: int) -> None:
    plan = Plan(game="toy", players=2, games=games, seed=5, keep_records=True)
    alone = [timeless(result) for result in play(plan)]
    assert [timeless(result) for result in play(plan, processes=2)] == alone
    assert len(alone) == games


@pytest.mark.parametrize("name", catalogue.names())
def test_real_games_do_not_either(name: str) -> None:
    plan = Plan(game=name, players=max(2, catalogue.rules_of(name).min_players), games=3, seed=1)
    assert [timeless(result) for result in play(plan, 2)] == [timeless(result) for result in play(plan)]


def test_progress_is_told_game_by_game() -> None:
    told: list[tuple[int, int]] = []
    for _ in simulate(Plan(game="toy", players=2, games=3), progress=lambda done, of: told.append((done, of))):
        pass
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_a_simulation_can_be_left_in_the_middle() -> None:
    results = simulate(Plan(game="toy", players=2, games=1000), processes=2)
    assert next(results).seed == 0
    results.close()
    assert list(results) == []


def test_rotating_bots_play_every_seed_in_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    from astrarium.bots.registry import BOTS

    monkeypatch.setitem(BOTS, "twin", "astrarium.bots.random:RandomBot")
    fixed = Plan(game="toy", players=3, games=4, bots=("random", "twin", "twin"))
    assert [result.bots for result in play(fixed)] == [["random", "twin", "twin"]] * 4
    rotated = play(msgspec.structs.replace(fixed, rotate=True))
    assert [(result.seed, result.bots) for result in rotated] == [
        (0, ["random", "twin", "twin"]),
        (0, ["twin", "twin", "random"]),
        (0, ["twin", "random", "twin"]),
        (1, ["random", "twin", "twin"]),
    ]


@pytest.mark.parametrize(
    ("plan", "error", "message"),
    [
        (Plan(game="toy", players=2, games=0), BadOption, "at least one game"),
        (Plan(game="toy", players=7, games=1), BadOption, "for 2 to 3 players, not 7"),
        (Plan(game="toy", players=2, games=1, seed=-1), BadOption, "a seed is a whole number"),
        (Plan(game="toy", players=2, games=9, seed=2**53 - 3), BadOption, "would pass the largest"),
        (Plan(game="toy", players=2, games=1, options={"dice": "maybe"}), BadOption, "true or false"),
        (Plan(game="chess", players=2, games=1), UnknownGame, "no game 'chess'"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(plan: Plan, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        simulate(plan, processes=2)


def test_a_broken_match_is_a_result_like_any_other() -> None:
    plan = Plan(game="toy", players=2, games=4, seed=6, options={"fault": "crash"})
    results = play(plan, processes=2)
    assert [result.seed for result in results] == [6, 7, 8, 9]
    for result in results:
        assert f"seed {result.seed} broke after" in result.failure
        assert result.winners == []


@pytest.mark.parametrize(
    ("players", "bots", "found"),
    [
        (3, "a", ["aaa"]),
        (2, "ab", ["ab", "ba"]),
        (4, "ab", ["abab", "baba"]),
        (3, "ab", ["aba", "bab"]),
        (3, "abb", ["abb", "bba", "bab"]),
        (2, "abc", ["ab", "ba", "ac", "ca", "bc", "cb"]),
    ],
)
def test_a_seed_is_played_by_every_line_up(players: int, bots: str, found: list[str]) -> None:
    assert ["".join(line_up) for line_up in line_ups(players, bots)] == found


@pytest.mark.parametrize("processes", [1, 2])
def test_a_series_plays_one_plan_after_the_other(processes: int) -> None:
    small = Plan(game="toy", players=2, games=3, seed=5, options={"size": "small"})
    large = msgspec.structs.replace(small, options={"size": "large"})
    results = list(simulate(Series((small, large)), processes))
    assert [(result.options["size"], result.seed) for result in results] == [
        (size, seed) for size in ("small", "large") for seed in (5, 6, 7)
    ]
    assert [timeless(result) for result in results] == [timeless(result) for result in play(small) + play(large)]


@pytest.mark.parametrize("games", [(), (2, 3)])
def test_the_plans_of_a_series_have_equally_many_games(games: tuple[int, ...]) -> None:
    with pytest.raises(BadOption, match="equally many games"):
        simulate(Series(tuple(Plan(game="toy", players=2, games=number) for number in games)))


def test_work_comes_back_in_order() -> None:
    assert list(pool.in_order(str, 50, 2)) == [str(number) for number in range(50)]
    assert list(pool.in_order(str, 0, 2)) == []
