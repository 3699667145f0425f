"""One match: it ends, it says all there is to say, and it can be had again."""

from typing import Any

import msgspec
import pytest

import astrarium
from astrarium.arena.match import BrokenMatch, Result, play_match, seat_bots
from astrarium.bots import UnknownBot, dice
from astrarium.games import catalogue
from astrarium.kernel import BadOption, Rng

TWO = ["random", "random"]


def timeless(result: Result) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(result)
    del plain["seconds"]
    plain["thinking"] = [decisions for decisions, *_ in plain["thinking"]]
    return plain


def test_a_result_tells_how_the_game_went() -> None:
    result = play_match("toy", TWO, seed=4, options={"factions": "moles,otters"}, keep_record=True)
    assert (result.game, result.players, result.seed, result.bots) == ("toy", 2, 4, TWO)
    assert result.options["factions"] == ["moles", "otters"]
    assert result.facts == [{"faction": "moles"}, {"faction": "otters"}]
    assert result.record is not None
    game = astrarium.replay(result.record)
    assert game.is_over
    assert (game.scores(), game.winners()) == (result.scores, result.winners)
    assert (game.length, game.hash()) == (result.decisions, result.hash)


def test_without_being_asked_a_result_holds_no_record() -> None:
    result = play_match("toy", TWO)
    assert result.record is None
    assert "record" not in msgspec.to_builtins(result)


def test_a_result_survives_being_written_and_read() -> None:
    result = play_match("toy", TWO, keep_record=True)
    assert msgspec.json.decode(msgspec.json.encode(result), type=Result) == result


@pytest.mark.parametrize("name", catalogue.names())
def test_the_same_seed_gives_the_same_match(name: str) -> None:
    bots = ["random"] * max(2, catalogue.rules_of(name).min_players)
    first, second = play_match(name, bots, seed=11), play_match(name, bots, seed=11)
    assert timeless(first) == timeless(second)
    assert len(first.scores) == len(first.facts) == len(bots)
    assert first.winners


@pytest.mark.parametrize(
    ("name", "rival", "options"), [("gaia", "automa", {"automa": "itars"}), ("race", "robot", {})]
)
def test_an_opponent_of_the_rules_is_told_with_its_points(name: str, rival: str, options: dict[str, str]) -> None:
    result = play_match(name, ["random"], seed=2, options=options, keep_record=True)
    game = astrarium.replay(result.record or "")
    view = game.view(None)
    points = view["seats"][1]["vp"] if name == "gaia" else view["robot"]["score"]
    assert result.rival == (rival, points)
    assert result.winners == ([0] if result.scores[0] >= points else [])
    assert (len(result.scores), len(result.facts)) == (1, 1)
    assert msgspec.json.decode(msgspec.json.encode(result), type=Result) == result


def test_without_such_an_opponent_nothing_is_told_of_it() -> None:
    assert "rival" not in msgspec.to_builtins(play_match("toy", TWO))


def test_another_seed_gives_another_match() -> None:
    assert play_match("toy", TWO, seed=1).hash != play_match("toy", TWO, seed=2).hash


def test_the_chance_of_bots_is_not_that_of_the_game() -> None:
    streams = [Rng(7), *[dice(seed, seat, length) for seed in (7, 8) for seat in range(3) for length in range(3)]]
    assert len({tuple(rng.word() for _ in range(4)) for rng in streams}) == len(streams)


def test_one_bot_may_be_named_for_all_seats() -> None:
    assert seat_bots(3, ["random"]) == ("random", "random", "random")


@pytest.mark.parametrize("bots", [[], ["random"] * 2, ["random"] * 4])
def test_otherwise_each_seat_needs_one(bots: list[str]) -> None:
    with pytest.raises(BadOption, match="3 seats need one bot for all or one for each"):
        seat_bots(3, bots)


def test_an_unknown_bot_is_found_before_the_game() -> None:
    with pytest.raises(UnknownBot):
        seat_bots(2, ["random", "clever"])


@pytest.mark.parametrize(
    ("fault", "message"),
    [
        ("crash", "toy for 2 with seed 3 broke after . decisions: ZeroDivisionError: planted"),
        ("endless", "the game does not come to its end"),
    ],
)
def test_a_match_that_breaks_says_which_and_why(fault: str, message: str) -> None:
    with pytest.raises(BrokenMatch, match=message):
        play_match("toy", TWO, seed=3, options={"fault": fault})
