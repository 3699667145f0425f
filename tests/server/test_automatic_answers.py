"""Whom a table answers for by itself, and when that would tell something."""

import random

from astrarium.server.tables.automatic_answers import due
from astrarium.server.tables.timeline import Timeline

ON: dict[str, object] = {"only_answer": True}


def without_a_choice() -> tuple[Timeline, int]:
    """Two at a decision that both make in secret, and a seat that can answer it in one way only."""
    rng = random.Random(1)
    timeline = Timeline.begin("race", 2, 5, {})
    for _ in range(500):
        game = timeline.game
        for seat in game.to_act:
            if game.position.agenda[-1].kind in ("develop", "settle") and len(game.legal_actions(seat)) == 1:
                return timeline, seat
        seat = game.to_act[0]
        timeline.act(seat, str(rng.choice(game.legal_actions(seat))), 0)
    raise AssertionError("in a whole game somebody can place nothing")


def test_what_can_be_answered_in_one_way_only_is_answered() -> None:
    timeline, seat = without_a_choice()
    assert due(timeline, {seat: ON}) == (seat, ["nothing"])
    assert due(timeline, {seat: {"only_answer": False}}) is None


def test_among_several_people_the_time_of_an_answer_does_not_tell_that_there_was_no_choice() -> None:
    timeline, _ = without_a_choice()
    assert due(timeline, {0: ON, 1: ON}) is None
