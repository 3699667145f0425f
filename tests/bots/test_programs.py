"""Programs as bots, in processes of their own: whatever they do costs their own game, and what they started ends."""

import os
import signal
import sys
from pathlib import Path
from threading import Event as Signal
from threading import Thread

import pytest

import astrarium
from astrarium.arena.match import BrokenMatch, play_match
from astrarium.arena.simulate import Plan, simulate
from astrarium.bots import Budget, bot_named
from astrarium.bots.bot import BotFailed
from astrarium.bots.program import ProgramBot
from astrarium.bots.seated import chair_of
from astrarium.kernel import Perspective, Rng


def program(path: Path, text: str) -> str:
    """A program in Python that speaks for itself."""
    path.write_text(f"import json, sys, time\n{text}", encoding="utf-8")
    return f"exec:{sys.executable} {path}"


def always(**answer: object) -> str:
    """A program that gives the same answer to everything."""
    return f"{READY}for line in sys.stdin: print(json.dumps({answer!r}), flush=True)"


READY = 'input(); print(json.dumps({"type": "ready"}), flush=True)\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the program has ended"),
        ("print('hello', flush=True)\ntime.sleep(9)", "none of the protocol"),
        ('print(json.dumps({"type": "ready", "protocol": 7}), flush=True)\ntime.sleep(9)', "version 7"),
        (READY + "sys.exit()", "the program has ended"),
        (READY + "time.sleep(9)", "no answer within"),
        (always(type="action", id="1", number=0, action="win"), "not legal"),
        (always(type="error", id="1", number=0, why="tired"), "tired"),
        (READY + "while True: print('much', flush=True)", "none of the protocol"),
        (READY + "while True: print('x' * 99999, end='')", "none of the protocol"),
        (always(type="action", id="2", number=0, action="x"), "something else"),
    ],
)
def test_programs_that_misbehave(text: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("astrarium.bots.program.GRACE", 0.2)
    name = program(tmp_path / "bot.py", text)
    with pytest.raises((BrokenMatch, astrarium.AstrariumError), match=message):
        play_match("gaia", [name, name], 1, budget=Budget(seconds=0.3))


@pytest.mark.skipif(os.name != "posix", reason="looks for a process by its number")
def test_a_program_that_is_late_is_ended_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("astrarium.bots.program.GRACE", 0.2)
    bot = bot_named(program(tmp_path / "bot.py", f"{READY}while True: pass"))
    assert isinstance(bot, ProgramBot)
    game = astrarium.new("gaia", 2, 1)
    bot.sit(chair_of(game, 0))
    assert bot._process is not None
    with pytest.raises(BotFailed, match="no answer within"):
        bot.choose(Perspective(game, 0), Rng(1), Budget(seconds=0.1))
    assert bot._process.wait(10) == -signal.SIGKILL
    with pytest.raises(BotFailed, match="the program has ended"):
        bot.choose(Perspective(game, 0), Rng(1), Budget(seconds=0.1))
    bot.leave()


ALIVE = """
import subprocess
child = [sys.executable, "-c", "import sys, time; sys.stderr.close(); time.sleep(60)"]
"""
"""Makes a program that lives on, with the pipes of the bot in its hands."""


@pytest.mark.skipif(os.name != "posix", reason="looks for a process by its number")
@pytest.mark.parametrize("end", ["time.sleep(60)", "sys.exit()"])
def test_what_a_program_has_started_ends_with_it(end: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("astrarium.bots.program.GRACE", 0.2)
    note = tmp_path / "child"
    start = f"open({str(note)!r}, 'w').write(str(subprocess.Popen(child).pid))\n"
    name = program(tmp_path / "bot.py", f"{ALIVE}{start}{READY}{end}")
    with pytest.raises(BrokenMatch, match=r"no answer within|the program has ended"):
        play_match("gaia", [name, "random"], 1, budget=Budget(seconds=0.3))
    assert gone(int(note.read_text()))


def gone(process: int) -> bool:
    """Whether a process ends, soon if not at once; one that waits to be buried has ended."""
    for _ in range(100):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        stat = Path(f"/proc/{process}/stat")
        if stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z":
            return True
        Signal().wait(0.1)
    return False


def test_a_program_that_does_not_read_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pipe to it holds only so much."""
    monkeypatch.setattr("astrarium.bots.program.GRACE", 0.2)
    bot = bot_named(
        program(tmp_path / "bot.py", READY.replace('"ready"', '"ready", "wants": ["events"]') + "time.sleep(60)")
    )
    game = astrarium.new("gaia", 2, 1)
    bot.sit(chair_of(game, 0))
    bot.told([{"text": "x" * 1_000_000}])
    with pytest.raises(BotFailed, match="no answer within"):
        bot.choose(Perspective(game, 0), Rng(1), Budget(seconds=0.1))
    bot.leave()


@pytest.mark.skipif(os.name != "posix", reason="looks for a process by its number")
def test_a_run_that_is_stopped_ends_the_programs_of_its_processes(tmp_path: Path) -> None:
    """A bot that hangs would never hear that its table is gone."""
    note = tmp_path / "bots"
    hangs = f"import os\nopen({str(note)!r}, 'a').write(f'{{os.getpid()}}\\n')\n{READY}while True: time.sleep(60)"
    plan = Plan(game="race", players=2, games=8, bots=(program(tmp_path / "bot.py", hangs), "random"))
    run = simulate(plan, 2)
    stopper = Thread(target=_interrupt_when, args=(note,))
    stopper.start()
    with pytest.raises(KeyboardInterrupt):
        list(run)
    stopper.join()
    assert all(gone(int(process)) for process in note.read_text().split())


def _interrupt_when(note: Path) -> None:
    while not note.exists() or not note.read_text():
        Signal().wait(0.05)
    os.kill(os.getpid(), signal.SIGINT)
