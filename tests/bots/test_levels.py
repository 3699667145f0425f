"""The levels: each plays every game to its end and better than chance, and thinks as long as it is told."""

import gc

import pytest

import astrarium
from astrarium.arena.match import Match
from astrarium.bots import Budget, UnknownBot, bot_named, levels
from astrarium.bots.levels import Clock, LevelBot, granted, meter_of
from astrarium.games import catalogue
from astrarium.kernel import LEVELS, Action, Meter, Perspective, Rng, Thinker

FEW = Budget(nodes=6)
"""Enough to tell a choice from another, and little enough for a test."""
GAMES = tuple(catalogue.names())


class Patient(Thinker):
    """Takes the first action, and remembers what it might have spent."""

    def __init__(self) -> None:
        self.meters: list[Meter] = []

    def choose(self, eyes: Perspective, rng: Rng, meter: Meter) -> Action:
        self.meters.append(meter)
        return eyes.legal_actions()[0]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_game_better_than_chance(game: str, level: str) -> None:
    match = Match(game, [level, "random"], seed=5, budget=FEW)
    assert match.play() == ""
    own, other = match.result(keep_record=False).scores
    assert own > other


@pytest.mark.parametrize("game", ["gaia", "race"])
def test_every_level_plays_alone(game: str) -> None:
    for level in ("novice", "expert"):
        assert Match(game, [level], seed=2, budget=FEW).play() == ""


@pytest.mark.parametrize("options", [{"duel": True}, {"draft": True}, {"expansion": False}])
def test_levels_play_every_kind_of_race(options: dict[str, object]) -> None:
    assert Match("race", ["expert", "skilled"], seed=4, options=options, budget=FEW).play() == ""


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("gaia", {"setup": "first_game"}),
        (
            "gaia",
            {
                "map": "variable",
                "rotate": True,
                "turn_order": "passing",
                "end_conversions": True,
                "draw_factions": True,
            },
        ),
        ("federation", {"setup": "first_game"}),
    ],
)
def test_levels_answer_what_other_ways_to_play_ask(game: str, options: dict[str, object]) -> None:
    assert Match(game, ["expert", "casual", "novice"], seed=4, options=options, budget=FEW).play() == ""


@pytest.mark.parametrize("game", GAMES)
def test_a_level_chooses_the_same_again(game: str) -> None:
    start = astrarium.new(game, 2, 3)
    eyes = Perspective(start, start.to_act[0])
    for level in LEVELS:
        choices = {bot_named(level).choose(eyes, Rng(9), FEW) for _ in range(2)}
        assert len(choices) == 1


def asked_of(name: str, given: Budget) -> Meter:
    """What a bot lets its thinker spend."""
    bot = bot_named(name)
    assert isinstance(bot, LevelBot)
    thinker = Patient()
    bot._thinkers["race"] = thinker
    game = astrarium.new("race", 2, 3)
    bot.choose(Perspective(game, game.to_act[0]), Rng(1), given)
    return thinker.meters[0]


def test_a_budget_after_the_name_is_the_bots_own() -> None:
    assert asked_of("novice:123", Budget()).limit == 123
    assert asked_of("novice:123", Budget(nodes=7)).limit == 123
    assert asked_of("novice", Budget(nodes=7)).limit == 7
    longer = asked_of("novice:2s", Budget(seconds=10, usual=True))
    assert isinstance(longer, Clock)
    assert longer.limit == 2 * Patient().pace
    # What it always spends, where a server only says how long it waits.
    assert asked_of("novice", Budget(seconds=10, usual=True)).limit == Patient().nodes


def test_nobody_waits_longer_than_was_said() -> None:
    assert granted(Budget(seconds=60), Budget(seconds=10, usual=True)) == Budget(seconds=10)
    assert granted(Budget(nodes=60), Budget(seconds=10, usual=True)) == Budget(seconds=10, nodes=60)
    assert granted(Budget(seconds=60), Budget()) == Budget(seconds=60)
    assert granted(None, Budget(seconds=10, usual=True)) == Budget(seconds=10, usual=True)
    assert meter_of(Patient(), Budget(nodes=60), 0.2).limit == 60


@pytest.mark.parametrize("game", ["gaia", "federation"])
@pytest.mark.parametrize("level", LEVELS)
def test_seconds_are_kept(game: str, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on whenever somebody looks at it: nobody looks much longer than he may."""
    table = astrarium.new(game, 2, 1, {"factions": ["terrans", "xenos"]} if game == "gaia" else {})
    while len(table.legal_actions(table.to_act[0])) < 20:
        table.apply(table.to_act[0], table.legal_actions(table.to_act[0])[0])
    now = 0.0

    def later() -> float:
        nonlocal now
        now += 0.01
        return now

    monkeypatch.setattr(levels, "monotonic", later)
    eyes = Perspective(table, table.to_act[0])
    assert bot_named(level).choose(eyes, Rng(1), Budget(seconds=0.1)) in eyes.legal_actions()
    # Gaia Project still ends the plans that it has begun.
    assert now < 0.25


def test_the_collector_rests_while_a_level_thinks() -> None:
    bot = bot_named("novice")
    assert isinstance(bot, LevelBot)
    seen: list[bool] = []

    class Curious(Patient):
        def choose(self, eyes: Perspective, rng: Rng, meter: Meter) -> Action:
            seen.append(gc.isenabled())
            return super().choose(eyes, rng, meter)

    bot._thinkers["race"] = Curious()
    game = astrarium.new("race", 2, 3)
    bot.choose(Perspective(game, game.to_act[0]), Rng(1), FEW)
    assert seen == [False]
    assert gc.isenabled()


def test_a_budget_that_is_none_is_refused() -> None:
    with pytest.raises(UnknownBot, match="a budget is seconds"):
        bot_named("expert:long")
