"""Summaries, against numbers computed by hand."""

import pytest

from astrarium.arena.match import Result
from astrarium.arena.statistics import Numbers, Spread, Tally


def result(
    scores: list[int],
    winners: list[int],
    factions: list[str],
    bots: list[str],
    decisions: int,
    rival: tuple[str, int] | None = None,
    rival_shares: bool = False,
) -> Result:
    return Result(
        game="toy",
        players=len(scores),
        seed=0,
        options={},
        bots=bots,
        scores=scores,
        winners=winners,
        facts=[{"faction": faction} if faction else {} for faction in factions],
        decisions=decisions,
        seconds=0.1,
        hash="",
        rival=rival,
        rival_shares=rival_shares,
    )


@pytest.fixture
def tally() -> Tally:
    tally = Tally()
    tally.add(result([10, 20], [1], ["moles", "otters"], ["random", "greedy"], 7))
    tally.add(result([30, 30], [0, 1], ["otters", "moles"], ["greedy", "random"], 9))
    tally.add(result([50, 40], [0], ["moles", "magpies"], ["random", "greedy"], 14))
    return tally


def close_to(spread: Spread, mean: float, variance: float, least: int, most: int) -> bool:
    numbers = (spread.mean, spread.sd**2, spread.min, spread.max)
    return numbers == pytest.approx((mean, variance, least, most))


def test_scores_and_lengths(tally: Tally) -> None:
    summary = tally.summary(seconds=2.0)
    assert summary.games == 3
    # 10 20 30 30 50 40: the mean is 30, the squares of the deviations add up to 1000, shared by 5.
    assert close_to(summary.scores, 30, 200, 10, 50)
    # 20 30 50
    assert close_to(summary.winning_scores, 100 / 3, 700 / 3, 20, 50)
    # 7 9 14: the mean is 10, the deviations -3 -1 4.
    assert close_to(summary.decisions, 10, 13, 7, 14)
    assert (summary.seconds, summary.games_per_second) == (2.0, 1.5)


def test_wins_by_seat_with_a_shared_victory_split(tally: Tally) -> None:
    first, second = tally.summary(1.0).seats
    assert (first.name, first.count, first.wins, first.win_rate) == ("0", 3, 1.5, 0.5)
    assert (second.name, second.count, second.wins, second.win_rate) == ("1", 3, 1.5, 0.5)
    assert first.scores == Spread(30.0, 20.0, 10, 50)


def test_wins_by_faction(tally: Tally) -> None:
    groups = {group.name: group for group in tally.summary(1.0).facts["faction"]}
    assert list(groups) == ["magpies", "moles", "otters"]
    assert (groups["moles"].count, groups["moles"].wins) == (3, 1.5)
    assert groups["moles"].scores.mean == 30.0
    assert (groups["otters"].count, groups["otters"].wins, groups["otters"].win_rate) == (2, 1.5, 0.75)
    assert (groups["magpies"].count, groups["magpies"].win_rate) == (1, 0.0)
    assert groups["magpies"].scores == Spread(40.0, 0.0, 40, 40)


def test_wins_by_bot(tally: Tally) -> None:
    groups = {group.name: group for group in tally.summary(1.0).bots}
    assert (groups["greedy"].count, groups["greedy"].wins, groups["greedy"].scores.mean) == (3, 1.5, 30.0)
    assert (groups["random"].count, groups["random"].wins, groups["random"].scores.mean) == (3, 1.5, 30.0)


def test_a_rival_wins_the_games_that_no_seat_wins() -> None:
    tally = Tally()
    for score, points in ((40, 100), (90, 90), (120, 110)):
        winners = [0] if score >= points else []
        tally.add(result([score], winners, ["moles"], ["random"], 5, ("robot", points)))
    summary = tally.summary(1.0)
    (rival,) = summary.rivals
    assert (rival.name, rival.count, rival.wins, rival.scores.mean) == ("robot", 3, 1.0, 100.0)
    assert (summary.seats[0].wins, summary.seats[0].scores.mean) == (2.0, 250 / 3)
    # 100 90 120
    assert close_to(summary.winning_scores, 310 / 3, 700 / 3, 90, 120)


def test_a_rival_has_its_part_of_a_shared_victory() -> None:
    tally = Tally()
    tally.add(result([90], [0], ["moles"], ["random"], 5, ("robot", 90), rival_shares=True))
    tally.add(result([90], [0], ["moles"], ["random"], 5, ("robot", 80)))
    summary = tally.summary(1.0)
    assert (summary.rivals[0].wins, summary.seats[0].wins, summary.bots[0].wins) == (0.5, 1.5, 1.5)


def test_without_a_rival_there_is_no_such_group(tally: Tally) -> None:
    assert tally.summary(1.0).rivals == []


def test_games_without_factions_have_no_such_groups() -> None:
    tally = Tally()
    tally.add(result([1, 2], [1], ["", ""], ["random", "random"], 3))
    assert tally.summary(1.0).facts == {}


def test_nothing_at_all_is_summed_up_too() -> None:
    summary = Tally().summary(0.0)
    assert (summary.games, summary.scores, summary.games_per_second) == (0, Spread(0.0, 0.0, 0, 0), 0.0)


def test_large_numbers_lose_nothing() -> None:
    numbers = Numbers()
    for value in (10**12, 10**12 + 1, 10**12 + 2):
        numbers.add(value)
    assert numbers.spread() == Spread(10**12 + 1, 1.0, 10**12, 10**12 + 2)


def test_negative_scores_count() -> None:
    numbers = Numbers()
    for value in (-5, -1):
        numbers.add(value)
    assert (numbers.spread().min, numbers.spread().max, numbers.spread().mean) == (-5, -1, -3.0)
