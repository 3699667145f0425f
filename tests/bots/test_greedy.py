"""The greedy bot: it takes what its game's evaluator likes best, and plays any game to its end."""

import pytest

import astrarium
from astrarium.arena.match import play_match
from astrarium.bots import bot_named, greedy
from astrarium.kernel import Game, Perspective, Rng
from tests.rules.gaia.table import table


def chosen(game: Game, seat: int, seed: int = 1) -> str:
    """What the bot does."""
    return str(bot_named("greedy").choose(Perspective(game, seat), Rng(seed)))


def test_it_takes_the_points() -> None:
    at = table(
        "terrans ore=2 credits=6 knowledge=0 qic=0 mine@0x0 mine@1x0", "xenos mine@3x0", round_tile="station_4"
    )
    assert chosen(at.game, 0).startswith("upgrade")


def test_it_follows_what_comes_with_an_action() -> None:
    at = table("terrans ore=3 credits=5 knowledge=0 qic=0 station@0x0", "xenos mine@4x0")
    assert chosen(at.game, 0) == "upgrade 0x0 lab"
    at.play("terrans upgrade 0x0 lab")
    assert chosen(at.game, 0).startswith("tech")


def test_it_converts_what_it_needs() -> None:
    at = table(
        "terrans ore=0 credits=5 knowledge=0 qic=0 power=0/0/3 mine@0x0", "xenos mine@4x0", planets="1x0 terra"
    )
    assert chosen(at.game, 0) == "convert power_ore"
    at.play("terrans convert power_ore")
    assert chosen(at.game, 0) == "build 1x0"


def test_free_power_is_charged() -> None:
    at = table("xenos ore=8 mine@1x0", "terrans power=4/4/0 mine@0x0")
    at.play("xenos upgrade 1x0 station")
    assert chosen(at.game, 1) == "charge"


def test_the_same_dice_give_the_same_game() -> None:
    matches = [play_match("gaia", ["greedy", "random"], 3) for _ in range(2)]
    assert matches[0].hash == matches[1].hash


def test_equal_actions_are_chosen_by_the_dice() -> None:
    game = astrarium.new("gaia", 2, 1)
    assert len({chosen(game, 0, seed) for seed in range(30)}) > 5


def test_it_knows_only_what_its_seat_knows() -> None:
    game = astrarium.new("race", 3, 4)
    rng = Rng(4)
    for _ in range(12):
        seat = game.to_act[0]
        twin = game.determinize(seat, Rng(rng.word()))
        assert chosen(game, seat) == chosen(twin, seat)
        game.apply(seat, chosen(game, seat))


def test_work_is_bounded_by_count(monkeypatch: pytest.MonkeyPatch) -> None:
    game = astrarium.new("gaia", 2, 1, {"factions": ["terrans", "xenos"]})
    thought = greedy.Deliberation(game, game.to_act[0], 1)
    thought.best()
    assert 0 < greedy.POSITIONS - thought.left < greedy.POSITIONS
    monkeypatch.setattr(greedy, "LINES", 3)
    few = greedy.Deliberation(game, game.to_act[0], 1)
    few.best()
    assert greedy.POSITIONS - few.left == 3


@pytest.mark.parametrize("seed", range(3))
def test_it_beats_chance(seed: int) -> None:
    result = play_match("gaia", ["random", "greedy"], seed)
    assert result.winners == [1]
    assert result.scores[1] > result.scores[0] + 20


@pytest.mark.parametrize(("game", "players"), [("race", 1), ("race", 2), ("federation", 2)])
def test_it_plays_every_game_to_its_end(game: str, players: int) -> None:
    result = play_match(game, ["greedy"] * players, 2)
    assert len(result.scores) == players


@pytest.mark.parametrize(
    ("game", "scores", "digest"),
    [
        ("gaia", [129, 121], "a095e6336b5a52fd"),
        ("federation", [180, 213], "0ae556235dcee612"),
    ],
)
def test_it_is_frozen(game: str, scores: list[int], digest: str) -> None:
    """Others are measured by it, so it plays a seed as it always has, to the last action."""
    result = play_match(game, ["greedy"] * 2, 11)
    assert result.scores == scores
    assert result.hash[:16] == digest
