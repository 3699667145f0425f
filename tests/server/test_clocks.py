"""Clocks: what a seat has left, told by times that the test gives."""

from astrarium.server.tables import clocks
from astrarium.server.tables.clocks import Hand
from astrarium.server.wire import Clock

LIVE = Clock(kind="live", seconds=60, bonus=5)
TURNS = Clock(kind="turns", seconds=3600)
NONE = Clock()


def test_without_a_clock_nothing_is_counted() -> None:
    assert clocks.begin(NONE, 2, [0], 1000) == [Hand(None, None)] * 2
    assert clocks.left(Hand(None, None), 5000) is None
    assert not clocks.is_out(Hand(None, None), 5000)
    assert clocks.moved(NONE, Hand(None, None), acted=True, owes=True, now=5) == Hand(None, None)


def test_at_the_start_the_clocks_of_those_who_owe_a_decision_run() -> None:
    assert clocks.begin(LIVE, 3, [0, 2], 1000) == [Hand(60_000, 1000), Hand(60_000, None), Hand(60_000, 1000)]


def test_a_live_clock_runs_down_and_gains_its_bonus_by_a_move() -> None:
    hand = Hand(60_000, 1000)
    assert clocks.left(hand, 11_000) == 50_000
    assert clocks.moved(LIVE, hand, acted=True, owes=False, now=11_000) == Hand(55_000, None)
    assert clocks.moved(LIVE, hand, acted=True, owes=True, now=11_000) == Hand(55_000, 11_000)


def test_a_live_clock_stops_without_a_bonus_when_the_decision_goes_away() -> None:
    assert clocks.moved(LIVE, Hand(60_000, 1000), acted=False, owes=False, now=2000) == Hand(59_000, None)
    assert clocks.moved(LIVE, Hand(60_000, None), acted=False, owes=True, now=2000) == Hand(60_000, 2000)


def test_a_clock_is_out_at_zero_and_only_while_it_runs() -> None:
    hand = Hand(60_000, 1000)
    assert not clocks.is_out(hand, 60_999)
    assert clocks.is_out(hand, 61_000)
    assert clocks.left(hand, 900_000) == 0
    assert not clocks.is_out(Hand(0, None), 900_000)


def test_a_clock_of_the_past_does_not_run_backwards() -> None:
    assert clocks.left(Hand(60_000, 5000), 1000) == 60_000


def test_by_turns_each_decision_has_its_time() -> None:
    hand = Hand(3_600_000, 1000)
    assert clocks.moved(TURNS, hand, acted=True, owes=False, now=500_000) == Hand(3_600_000, None)
    assert clocks.moved(TURNS, hand, acted=True, owes=True, now=500_000) == Hand(3_600_000, 500_000)
    assert clocks.moved(TURNS, Hand(3_600_000, None), acted=False, owes=True, now=7) == Hand(3_600_000, 7)


def test_by_turns_the_move_of_another_wins_no_time() -> None:
    hand = Hand(3_600_000, 1000)
    assert clocks.moved(TURNS, hand, acted=False, owes=True, now=601_000) == Hand(3_000_000, 601_000)


def test_taking_back_costs_the_bonus_and_wins_no_time() -> None:
    assert clocks.taken_back(LIVE, Hand(55_000, 11_000), owes=True, now=12_000) == Hand(49_000, 12_000)
    assert clocks.taken_back(LIVE, Hand(3000, 11_000), owes=True, now=12_000) == Hand(0, 12_000)
    assert clocks.taken_back(TURNS, Hand(100_000, 1000), owes=True, now=51_000) == Hand(50_000, 51_000)
