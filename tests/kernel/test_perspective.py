"""A player is given the game through the eyes of its seat."""

import gc
from types import FrameType, FunctionType, ModuleType

import pytest

from astrarium.kernel import Game, IllegalAction, Perspective, Position, Rng
from tests.kernel.tables import bidding, play


def test_a_perspective_answers_for_its_seat() -> None:
    game = bidding("1 2 6", "1 3 4")
    eyes = Perspective(game, 1)
    decision = eyes.decision
    assert decision is not None
    assert (eyes.seat, decision.kind, decision.seat) == (1, "bid", 1)
    assert eyes.legal_actions() == game.legal_actions(1)
    assert eyes.view() == game.view(1)
    assert str(eyes.why_not("bid 6")) == "not in hand: 6 [SP-BID-02]"
    assert eyes.quote(eyes.legal_actions()[0]) == {}


def test_a_perspective_is_of_one_moment() -> None:
    game = bidding("1 2 6", "1 3 4")
    before = Perspective(game, 0)
    seen = before.view()
    play(game, "0 bid 6", "1 bid 3", "0 tow liner")
    assert before.view() == seen
    eyes = Perspective(game, 0)
    assert eyes.decision is None
    assert eyes.legal_actions() == []
    assert eyes.view()["row"] == ["probe"]


def reachable(thing: object) -> list[object]:
    """Everything that it holds, by whatever attribute, item or closure, and what those hold; no types and modules."""
    seen: dict[int, object] = {}
    waiting = [thing]
    while waiting:
        found = waiting.pop()
        if id(found) not in seen and not isinstance(found, (type, ModuleType, FrameType)):
            seen[id(found)] = found
            waiting += gc.get_referents(found)
            if isinstance(found, FunctionType):
                waiting.remove(found.__globals__)
    return list(seen.values())


def test_nothing_leads_from_a_perspective_to_the_game() -> None:
    game = bidding("1 2 6", "1 3 4")
    play(game, "1 bid 4")
    hidden = [game, game.position, game.position.rng, game.position.agenda, *vars(game.position).values()]
    kept = {id(thing) for thing in hidden if isinstance(thing, (Game, Position, Rng, list, dict))}
    assert len(kept) > 5
    found = reachable(Perspective(game, 0))
    assert len(found) > 20
    assert not [thing for thing in found if id(thing) in kept]


def test_what_is_imagined_fits_what_is_seen_and_nothing_more() -> None:
    one, two = bidding("1 2 6", "1 3 4"), bidding("1 2 6", "2 5 5")
    play(one, "1 bid 4")
    play(two, "1 bid 2")
    mine, other = Perspective(one, 0), Perspective(two, 0)
    assert mine.view() == other.view()
    assert mine.imagine(Rng(3)).view(0) == mine.view()
    assert mine.imagine(Rng(3)).view(1) == other.imagine(Rng(3)).view(1)


def test_there_is_no_perspective_of_a_seat_that_is_none() -> None:
    with pytest.raises(IllegalAction, match="no such seat: -1"):
        Perspective(bidding("1 2 6", "1 3 4"), -1)
