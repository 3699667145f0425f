"""Guests: bots of other packages, classes by their full name, programs in other languages; budgets and memory."""

import os
import shutil
import sys
from contextlib import suppress
from importlib.metadata import EntryPoint
from pathlib import Path
from threading import Event as Signal
from typing import Any

import pytest

import astrarium
from astrarium.arena.match import BrokenMatch, play_match
from astrarium.arena.simulate import Plan, simulate
from astrarium.bots import DEFAULT, FREE, Bot, Budget, Chair, SeatedBot, UnknownBot, bot_named, bot_names, registry
from astrarium.bots.random import RandomBot
from astrarium.games import catalogue
from astrarium.kernel import Action, BadOption, Event, Game, Perspective, Rng
from tests.cli.running import answer

HERE = Path(__file__).parent
CAUTIOUS = "examples.bots.cautious:CautiousBot"
KEEN = f"exec:node {Path('examples/bots/keen.mjs').absolute()}"
node = pytest.mark.skipif(shutil.which("node") is None, reason="needs node")


class Attentive(RandomBot):
    """Remembers everything, as the example in the documentation may."""

    def __init__(self, parameters: str = "") -> None:
        super().__init__()
        self.parameters = parameters
        self.chairs: list[Chair] = []
        self.heard: list[list[dict[str, Any]]] = []
        self.budgets: list[Budget] = []

    def sit(self, chair: Chair) -> None:
        self.chairs.append(chair)

    def told(self, events: list[dict[str, Any]]) -> None:
        self.heard.append(events)

    def choose(self, eyes: Perspective, rng: Rng, budget: Budget = FREE) -> Action:
        self.budgets.append(budget)
        return super().choose(eyes, rng)


class NoBot:
    """Something else."""


def test_a_class_is_named_in_full_with_parameters() -> None:
    bot = bot_named("tests.bots.test_guests:Attentive:a:b")
    assert type(bot).__name__ == "Attentive"
    assert getattr(bot, "parameters", "") == "a:b"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("tests.bots.test_guests:Nobody", "cannot be loaded"),
        ("tests.bots.nowhere:Bot", "cannot be loaded"),
        ("tests.bots.test_guests:NoBot", "is no bot"),
        ("exec:", "there is no bot 'exec'"),
        ("clever:400", "there is no bot 'clever'"),
        ("clever:Bot", "there is no bot 'clever'"),
    ],
)
def test_what_is_no_bot_is_refused_with_a_reason(name: str, message: str) -> None:
    with pytest.raises(UnknownBot, match=message):
        bot_named(name)


def test_a_class_may_lie_in_the_folder_where_one_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_lonely_bot.py").write_text("from astrarium.bots import Bot\nclass Mine(Bot): pass\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", list(sys.path))
    assert type(bot_named("my_lonely_bot:Mine")).__name__ == "Mine"


def test_installed_packages_bring_bots_and_games(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    found = {
        "astrarium.bots": [
            EntryPoint("cautious", CAUTIOUS, "astrarium.bots"),
            EntryPoint("random", CAUTIOUS, "astrarium.bots"),
        ],
        "astrarium.games": [EntryPoint("toy", "tests.arena.toy.game", "astrarium.games")],
    }
    monkeypatch.setattr(registry, "entry_points", lambda group: found[group])
    registry.guests.cache_clear()
    request.addfinalizer(registry.guests.cache_clear)
    assert "cautious" in bot_names()
    assert type(bot_named("cautious")).__name__ == "CautiousBot"
    # A guest does not take the place of the house's own.
    assert type(bot_named("random")) is RandomBot
    if not astrarium.is_compiled():
        monkeypatch.setattr(catalogue, "entry_points", lambda group: found[group])
        monkeypatch.setattr(catalogue, "GAMES", dict(catalogue.GAMES))
        catalogue.find_guests.cache_clear()
        assert catalogue.rules_of("toy").title == "Pebbles"


def test_the_default_is_named_in_one_place() -> None:
    assert DEFAULT in bot_names()
    assert (bot_names()[-1] == DEFAULT) is (list(registry.BOTS)[-1] == DEFAULT)


@pytest.mark.parametrize("game", catalogue.names())
def test_the_example_plays_every_game(game: str) -> None:
    result = play_match(game, [CAUTIOUS, "random"], 1, budget=Budget(nodes=4))
    assert len(result.scores) == 2


def test_bots_may_be_given_as_objects_and_are_told_everything_of_their_seat() -> None:
    bots = [Attentive(), Attentive()]
    result = play_match("race", bots, 4, budget=Budget(nodes=7), keep_record=True)
    moments = astrarium.moments(result.record or "")
    for seat, bot in enumerate(bots):
        (chair,) = bot.chairs
        assert (chair.game, chair.players, chair.seat) == ("race", 2, seat)
        assert chair.options == moments.game.options
        assert bot.heard == [[event.shown_to(seat) for event in events] for events in moments.events]
        assert set(bot.budgets) == {Budget(nodes=7)}
    secret = [event for events in moments.events for event in events if event.secret]
    assert secret
    assert result.bots == ["Attentive", "Attentive"]


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("2s", Budget(seconds=2.0)),
        ("500ms", Budget(seconds=0.5)),
        ("0.5s", Budget(seconds=0.5)),
        ("40", Budget(nodes=40)),
    ],
)
def test_a_budget_is_seconds_or_nodes(text: str, budget: Budget) -> None:
    assert Budget.read(text) == budget


@pytest.mark.parametrize("text", ["", "s", "much", "0", "-3", "1.5"])
def test_any_other_is_refused(text: str) -> None:
    with pytest.raises(UnknownBot, match="a budget is"):
        Budget.read(text)


def test_greedy_keeps_to_its_budget() -> None:
    game = astrarium.new("gaia", 2, 1)
    eyes = Perspective(game, game.to_act[0])
    # The first line of the list is what is left for whoever may look at one position.
    first = game.rules.lines(eyes.imagine(Rng(1)).position, eyes.seat)[0][0]
    assert bot_named("greedy").choose(eyes, Rng(1), Budget(nodes=1)) == first
    assert bot_named("greedy").choose(eyes, Rng(1), Budget(seconds=0.0)) == first


class Stubborn(Bot):
    """Always the last action: in Race that is to place nothing."""

    def choose(self, eyes: Perspective, rng: Rng, budget: Budget = FREE) -> Action:
        actions = eyes.legal_actions()
        quiet = [action for action in actions if str(action) in ("nothing", "action develop")]
        return (quiet or actions)[-1]


def test_a_bot_that_repeats_itself_for_ever_stalls_no_game() -> None:
    result = play_match("race", [Stubborn(), Stubborn()], 1)
    assert result.decisions < 5000


def test_a_bot_without_a_legal_answer_is_named() -> None:
    class Cheat(Bot):
        def choose(self, eyes: Perspective, rng: Rng, budget: Budget = FREE) -> Action:
            return Action("win", ())

    with pytest.raises(BrokenMatch, match="BotFailed: Cheat: it would win"):
        play_match("gaia", [Cheat(), Cheat()], 1)


class Bad(RandomBot):
    """Does something else than to answer: what, is its parameter."""

    def __init__(self, parameters: str) -> None:
        super().__init__()
        self.fault = parameters
        self.seated = self.forked = False

    def sit(self, chair: Chair) -> None:
        self.seated = True
        if self.fault == "sits badly":
            raise RuntimeError("no\nchair")

    def told(self, events: list[dict[str, Any]]) -> None:
        if self.fault == "deaf":
            raise KeyError("events")

    def leave(self) -> None:
        if self.fault == "stays" and self.seated:
            raise RuntimeError("I stay")

    def choose(self, eyes: Perspective, rng: Rng, budget: Budget = FREE) -> Action:
        while self.fault == "hangs":
            with suppress(Exception):
                Signal().wait()
        if self.fault == "leaves":
            sys.exit("good-bye")
        if self.fault == "dies" and rng.below(20) == 0:
            os._exit(3)
        if self.fault == "interrupts":
            raise KeyboardInterrupt
        if self.fault == "forks" and not self.forked:
            self.forked = True
            os.fork()
        return super().choose(eyes, rng, budget)


BAD = "tests.bots.test_guests:Bad"


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("sits badly", "broke after 0 decisions: BotFailed: {name}: RuntimeError: no chair"),
        ("deaf", "broke after 1 decisions: BotFailed: {name}: KeyError: 'events'"),
        ("leaves", "BotFailed: {name}: SystemExit: good-bye"),
        ("hangs", "BotFailed: {name}: no answer within 0.3 seconds"),
        ("stays", ""),
    ],
)
def test_a_guest_that_misbehaves_costs_its_own_game(fault: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("astrarium.arena.patience.GRACE", 0.2)
    name = f"{BAD}:{fault}"
    plan = Plan(game="race", players=2, games=1, bots=(name, "random"), budget=Budget(seconds=0.1))
    (result,) = simulate(plan)
    assert result.failure.endswith(said.format(name=name))
    assert bool(result.failure) == bool(said)


def test_a_guest_that_ends_its_process_costs_its_own_games() -> None:
    """One process in which a bot ends itself takes others' games with it: these are played again."""
    plan = Plan(game="race", players=2, games=4, bots=(f"{BAD}:dies", "random"))
    results = list(simulate(plan, 2))
    assert [result.seed for result in results] == [0, 1, 2, 3]
    assert {result.failure.partition(": ")[2] for result in results} == {
        "one of its bots ends the process in which it thinks"
    }


def test_a_guest_that_interrupts_is_not_the_user() -> None:
    plan = Plan(game="race", players=2, games=2, bots=(f"{BAD}:interrupts", "random"))
    results = list(simulate(plan, 2))
    assert [result.failure.rpartition("BotFailed: ")[2] for result in results] == [
        f"{BAD}:interrupts: KeyboardInterrupt:"
    ] * 2


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no process can be forked here")
def test_a_guest_that_forks_its_process_plays_once() -> None:
    plan = Plan(game="race", players=2, games=3, bots=(f"{BAD}:forks", "random"))
    assert [(result.seed, result.failure) for result in simulate(plan, 2)] == [(0, ""), (1, ""), (2, "")]


@node
@pytest.mark.parametrize("game", catalogue.names())
def test_a_program_in_another_language_plays_every_game(game: str) -> None:
    first, second = (play_match(game, [KEEN, "random"], 3) for _ in range(2))
    assert first.hash == second.hash
    assert first.thinking[0].decisions > 5


@node
def test_guests_are_named_wherever_bots_are(tmp_path: Path) -> None:
    told = answer("arena", "race", "-n", 2, "-j", 1, "-b", KEEN, "-b", CAUTIOUS, "--budget", 2)
    assert "CautiousBot" in told.replace("\n", "").replace(" ", "")


def test_an_object_sits_in_one_seat_only() -> None:
    bot = Attentive()
    with pytest.raises(BadOption, match="sits in one seat only"):
        play_match("race", [bot, bot], 1)


def test_a_command_that_is_not_there() -> None:
    with pytest.raises(astrarium.AstrariumError, match="cannot be started"):
        play_match("gaia", ["exec:no-such-program-here"] * 2, 1)


def test_an_instance_that_is_made_anew_chooses_as_the_lost_one_would_have() -> None:
    """The record and the seat are enough."""
    game = astrarium.new("race", 2, 8)
    seated = [SeatedBot("greedy", game, seat) for seat in range(2)]
    happened: list[list[Event]] = []
    for _ in range(40):
        seat = game.to_act[0]
        action = seated[seat].choose(game)
        again = SeatedBot("greedy", game, seat)
        for events in happened:
            again.told(events)
        assert again.choose(game) == action
        happened.append(game.apply(seat, action))
        for bot in seated:
            bot.told(happened[-1])


def terminal_game(name: str, seed: int) -> Game:
    """A game that the terminal lets bots play alone."""
    from astrarium.cli.playing.table import Table
    from astrarium.kernel import Moments

    table = Table(Moments(astrarium.new(name, 2, seed)), ["greedy", "random"])
    assert table.run_bots() is None
    return table.game


@pytest.mark.parametrize("name", ["race", "gaia"])
def test_a_seed_plays_the_same_game_in_terminal_and_arena(name: str) -> None:
    assert terminal_game(name, 6).hash() == play_match(name, ["greedy", "random"], 6).hash
