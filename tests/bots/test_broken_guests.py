"""Guests whose code breaks, or looks where it should not."""

import gc
import sys
from pathlib import Path

import pytest

import astrarium
from astrarium.arena.match import BrokenMatch, play_match
from astrarium.bots import FREE, BotFailed, Budget, UnknownBot, bot_named
from astrarium.bots.random import RandomBot
from astrarium.games import catalogue
from astrarium.kernel import Action, Game, Perspective, Rng, UnknownGame


class Spy(RandomBot):
    """Looks through the memory of its process for the real game, as any code in Python can."""

    def choose(self, eyes: Perspective, rng: Rng, budget: Budget = FREE) -> Action:
        found = [thing for thing in gc.get_objects() if isinstance(thing, Game) and thing.seed == SPIED_ON]
        if found:
            raise BotFailed("it has seen everything")
        return super().choose(eyes, rng, budget)


SPIED_ON = 7_777
SPY = "tests.bots.test_broken_guests:Spy"


def test_a_bot_in_a_process_of_its_own_finds_no_hidden_game_in_its_memory() -> None:
    with pytest.raises(BrokenMatch, match="it has seen everything"):
        play_match("race", [SPY, "random"], SPIED_ON)
    apart = f"exec:{sys.executable} -m astrarium.bots.worker {SPY}"
    assert play_match("race", [apart, "random"], SPIED_ON).thinking[0].decisions > 5


BROKEN = {
    "raises": ("raise ValueError('boom')", r"ValueError: boom \(.*raises.py, line 1\)"),
    "leaves": ("import sys\nsys.exit('bye')", r"SystemExit: bye \(.*leaves.py, line 2\)"),
    "lacks": ("import no_such_library", "ModuleNotFoundError: No module named 'no_such_library'"),
    "starts": (
        "class Mine:\n    def __init__(self):\n        raise KeyError('no')",
        r"KeyError: 'no' \(.*, line 3\)",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_code_of_a_guest_that_breaks_is_refused_with_its_line(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text, said = BROKEN[name]
    (tmp_path / f"guest_that_{name}.py").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(UnknownBot, match=f"cannot be loaded: {said}"):
        bot_named(f"guest_that_{name}:Mine")


@pytest.mark.parametrize(
    ("module", "said"),
    [
        ("guest_that_raises", "ValueError: boom"),
        ("guest_without_rules", "has no attribute 'RULES'"),
        ("tests.arena.toy.game", "calls it toy"),
    ],
)
def test_a_broken_game_of_a_guest_takes_no_other_away(
    module: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "guest_that_raises.py").write_text(BROKEN["raises"][0], encoding="utf-8")
    (tmp_path / "guest_without_rules.py").write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    ours = catalogue.names()
    monkeypatch.setitem(catalogue.GAMES, "mine", module)
    with pytest.warns(RuntimeWarning, match=said):
        assert catalogue.names() == ours
    with pytest.raises(UnknownGame, match=f"the game mine .*{said}"):
        astrarium.new("mine")
