"""Comparing bots: ranks, intervals that know of common seeds, ratings, and the test that stops early."""

import msgspec
import pytest

from astrarium.arena.match import Result, Thinking
from astrarium.arena.standings import SequentialTest, Standings, rank_of, share_interval, win_share


def result(seed: int, bots: str, scores: list[int], winners: list[int], failure: str = "") -> Result:
    """A match of bots with names of one letter."""
    return Result(
        game="toy",
        players=len(scores),
        seed=seed,
        options={},
        bots=list(bots),
        scores=scores,
        winners=winners,
        facts=[{} for _ in scores],
        decisions=4,
        seconds=0.1,
        hash="",
        thinking=[Thinking(2, 0.5 * (seat + 1), 0.3 * (seat + 1)) for seat in range(len(scores))],
        failure=failure,
    )


def test_ranks_are_shared_like_victories() -> None:
    match = result(0, "abcd", [10, 30, 30, 20], [1, 2])
    assert [rank_of(match, seat) for seat in range(4)] == [4, 1.5, 1.5, 3]
    assert [win_share(match, seat) for seat in range(4)] == [0, 0.5, 0.5, 0]


def test_who_wins_a_tie_is_ranked_first() -> None:
    match = result(0, "abc", [30, 30, 30], [1])
    assert [rank_of(match, seat) for seat in range(3)] == [2.5, 1, 2.5]


@pytest.mark.parametrize(("winners", "shares", "rank"), [([0], False, 1), ([0], True, 1.5), ([], False, 2)])
def test_a_rival_of_the_rules_has_a_rank_too(winners: list[int], shares: bool, rank: float) -> None:
    match = msgspec.structs.replace(result(0, "a", [30], winners), rival=("robot", 30), rival_shares=shares)
    assert rank_of(match, 0) == rank


def test_how_long_a_record_was_thought_about_is_not_known() -> None:
    standings = Standings()
    standings.add(msgspec.structs.replace(result(0, "ab", [10, 20], [1]), thinking=[]))
    assert [(bot.mean_seconds, bot.worst_seconds) for bot in standings.standings()] == [(None, None), (None, None)]


def test_what_a_standing_holds() -> None:
    standings = Standings()
    standings.add(result(0, "ab", [10, 20], [1]))
    standings.add(result(0, "ba", [10, 30], [1]))
    standings.add(result(1, "ab", [40, 40], [0, 1]))
    standings.add(result(1, "ba", [1, 2], [], failure="endless"))
    first, second = standings.standings()
    assert (first.name, first.games, first.wins, first.win_rate) == ("a", 3, 1.5, 0.5)
    assert first.mean_score == pytest.approx(80 / 3)
    assert [first.mean_rank, second.mean_rank] == pytest.approx([1.5, 1.5])
    # Two decisions a match, of which a sat twice first and twice second.
    assert first.mean_seconds == pytest.approx((0.5 + 1.0 + 0.5 + 1.0) / 8)
    assert (first.worst_seconds, second.worst_seconds) == (0.6, 0.6)


def test_games_of_one_seed_are_not_counted_as_independent() -> None:
    """Where seats alone decide, each seed is a tie and nothing is in doubt; where seeds decide, everything is."""
    seats, seeds = Standings(), Standings()
    for seed in range(50):
        for bots in ("ab", "ba"):
            seats.add(result(seed, bots, [2, 1], [0]))
            winner = bots.index("ab"[seed % 2])
            seeds.add(result(seed, bots, [2 - winner, 1 + winner], [winner]))
    narrow, wide = seats.standings()[0], seeds.standings()[0]
    assert narrow.win_rate == wide.win_rate == 0.5
    assert narrow.mean_score_interval == (1.5, 1.5)
    # 50 tosses of a coin, not 100.
    assert list(wide.win_rate_interval) == pytest.approx([0.366, 0.634], abs=0.01)


@pytest.mark.parametrize("games", [1, 10, 1000])
def test_an_interval_is_never_certain_of_all_or_nothing(games: int) -> None:
    low, high = share_interval(1.0, 0.0, games)
    assert 0 < low < 1 == high
    low, high = share_interval(0.0, 0.0, games)
    assert 0 == low < high < 1
    assert share_interval(0.0, 0.0, 0) == (0.0, 1.0)


def test_ratings_follow_the_results() -> None:
    standings = Standings()
    for seed in range(20):
        standings.add(result(seed, "ab", [2, 1], [0]))
        standings.add(result(seed, "bc", [2, 1], [0]))
    ratings = [bot.rating for bot in standings.standings()]
    assert all(rating is not None for rating in ratings)
    means = [rating[0] for rating in ratings if rating is not None]
    assert means == sorted(means, reverse=True)
    alone = Standings()
    alone.add(result(0, "aa", [2, 1], [0]))
    assert alone.standings()[0].rating is None


def stopped(pattern: str, asked: float = 0.55) -> tuple[str, int]:
    """The verdict, and after how many seeds it came; `w` a seed won in both seats, `l` lost, `d` one each."""
    test = SequentialTest("ab", 2, asked)
    for seed in range(2000):
        letter = pattern[seed % len(pattern)]
        for bots in ("ab", "ba"):
            best = {"w": bots.index("a"), "l": bots.index("b"), "d": 0}[letter]
            if test.add(result(seed, bots, [2 - best, 1 + best], [best])):
                return test.verdict().better, seed + 1
    return test.verdict().better, 2000


def test_the_sequential_test_stops_when_it_is_sure() -> None:
    assert stopped("w")[0] == "yes"
    assert stopped("l")[0] == "no"
    assert stopped("wwl")[0] == "yes"
    assert stopped("wl")[0] == "no"
    assert stopped("w")[1] < stopped("wwl")[1] < stopped("wwlwl")[1]
