"""Bots think in worker processes that are told what a seat may know; for one that fails the fallback plays on."""

import asyncio
import logging
import os
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import astrarium
from astrarium.arena.match import play_match
from astrarium.bots import dice, protocol
from astrarium.bots.registry import FALLBACK
from astrarium.kernel import Event, Game, Rng
from astrarium.server.bots.thinking import Job, Thinker, ThinkingFailed

STRANGE = (sys.executable, str(Path(__file__).with_name("strange_worker.py")))
OPENING = ["faction terrans", "faction xenos"]


def played(texts: list[str], seed: int = 7, name: str = "gaia") -> tuple[Game, Job]:
    """A game for two after some actions, and what a bot is asked there."""
    game = astrarium.new(name, 2, seed)
    actions = []
    happened = []
    for text in texts:
        seat = game.to_act[0]
        happened.append(game.apply(seat, text))
        actions.append((seat, text))
    return game, Job.of(game, actions, happened, game.to_act[0], "random", table="abc")


def job(
    bot: str = "random", table: str = "abc", actions: list[str] | None = None, seed: int = 7, **changes: Any
) -> Job:
    """A decision in the opening of a game for two."""
    _, asked = played(OPENING if actions is None else actions, seed)
    return msgspec.structs.replace(asked, bot=bot, table=table, **changes)


def legal(asked: Job) -> list[str]:
    """What may be answered."""
    return asked.legal


def answers(*jobs: Job, seconds: float = 30.0, workers: int = 1) -> list[str]:
    """What a thinker with strange bots answers to jobs, one after the other."""

    async def ask() -> list[str]:
        thinker = Thinker(workers, seconds, STRANGE)
        try:
            return [await thinker.think(one) for one in jobs]
        finally:
            await thinker.stop()

    return asyncio.run(ask())


def test_a_bot_answers_what_is_legal() -> None:
    first, second = job("random"), job("greedy", actions=[])
    found = answers(first, second)
    assert found[0] in legal(first)
    assert found[1] in legal(second)


def test_the_same_decision_gets_the_same_answer() -> None:
    assert len(set(answers(job("random", actions=[]), job("random", actions=[]), job("random", actions=[])))) == 1
    chances = [job(), job(actions=[]), job(seed=99)]
    assert len({asked.question(1.0).dice for asked in chances}) == 3
    assert job().question(1.0).dice == job(table="other").question(1.0).dice
    assert dice(7, job().seat, 2).word() == Rng(job().question(1.0).dice).word()


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("crash", "the worker died"),
        ("raise", "ValueError: no idea"),
        ("cheat", "it would faction 99"),
        ("nobody", "there is no bot 'nobody'"),
        ("deaf", "KeyError: 'events'"),
        ("leave", "SystemExit: good-bye"),
        ("interrupt", "KeyboardInterrupt"),
    ],
)
def test_a_bot_that_fails_is_answered_for(bot: str, said: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        found = answers(job(bot), job("random"))
    assert set(found) <= set(legal(job()))
    assert bot in caplog.text
    assert said in caplog.text


def test_a_bot_that_hangs_is_stopped(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        found = answers(job("hang"), job("random"), seconds=3.0)
    assert set(found) <= set(legal(job()))
    assert "bot hang failed: no answer within 3 seconds" in caplog.text


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no groups of processes here")
def test_the_program_of_a_bot_that_hangs_is_stopped_with_it(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    end = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    answers(job(f"employ:{pipe}"), seconds=3.0)
    os.set_blocking(end, True)
    # Nobody has the other end open any more, and nobody has lived on to say so.
    with os.fdopen(end, "rb") as left:
        assert left.read() == b""


def test_what_a_bot_prints_is_no_answer() -> None:
    assert answers(job("chat"))[0] in legal(job())


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no process can be forked here")
def test_a_bot_that_forks_its_worker_answers_once() -> None:
    """The copy would answer the next question, too."""
    one, other = job("fork"), job("random", actions=[], table="other")
    found = answers(one, other)
    assert found[0] in legal(one)
    assert found[1] in legal(other)


def test_a_position_that_cannot_be_read_is_reported() -> None:
    with pytest.raises(ThinkingFailed, match="this is not a saved game"):
        answers(job("random", position=b"{}"))


def test_a_worker_is_told_nothing_that_its_seat_may_not_know() -> None:
    game, asked = played([], 3, "race")
    twin = game.determinize(asked.seat, Rng(5))
    same = Job.of(twin, [], [], asked.seat, "random", table="abc")
    assert (same.position, same.legal) == (asked.position, asked.legal)
    said = [protocol.line(protocol.Sit(id=asked.id, chair=asked.chair)), protocol.line(asked.question(1.0))]
    assert b'"seed":0' in said[1]
    assert b'"seed"' not in said[0]


def test_the_fallback_plays_on_for_a_bot_that_has_failed(caplog: pytest.LogCaptureFixture) -> None:
    """It hangs once, not at every decision; other tables keep their bot."""
    with caplog.at_level(logging.WARNING):
        found = answers(job("hang"), job("hang"), job("hang", table="other"), seconds=2.0)
    assert len(set(found)) == 1
    assert caplog.text.count("bot hang failed") == 2
    assert f"{FALLBACK} plays on for it" in caplog.text


def test_a_bot_that_fails_gives_no_advice() -> None:
    with pytest.raises(ThinkingFailed, match="no idea"):
        answers(job("raise", advice=True))


def match(bot: str, kill: bool) -> list[str]:
    """A game of Race between two of a kind in workers, which are killed again and again."""

    async def play() -> list[str]:
        thinker = Thinker(1, 30.0, STRANGE)
        game = astrarium.new("race", 2, 5)
        actions: list[tuple[int, str]] = []
        happened: list[list[Event]] = []
        try:
            while not game.is_over and len(actions) < 60:
                seat = game.to_act[0]
                text = await thinker.think(Job.of(game, list(actions), list(happened), seat, bot, table="abc"))
                happened.append(game.apply(seat, text))
                actions.append((seat, text))
                process = thinker._all[0]._process
                if kill and process is not None and len(actions) % 12 == 0:
                    process.kill()
        finally:
            await thinker.stop()
        return [text for _, text in actions]

    return asyncio.run(play())


def test_killed_workers_change_no_move() -> None:
    assert match("remember", kill=True) == match("remember", kill=False)


def test_a_seed_plays_the_same_game_here_as_in_the_arena() -> None:
    record = play_match("race", ["random", "random"], 5, keep_record=True).record or ""
    there = [action for _, action in astrarium.replay(record).history]
    assert match("random", kill=False) == [str(action) for action in there[:60]]


def test_several_tables_are_thought_about_at_once() -> None:
    async def ask() -> list[str]:
        thinker = Thinker(2, 30.0, STRANGE)
        try:
            return await asyncio.gather(*[thinker.think(job("random", table=name)) for name in "abcdef"])
        finally:
            await thinker.stop()

    assert set(asyncio.run(ask())) <= set(legal(job()))


def test_whoever_does_not_wait_any_more_leaves_no_answer_behind() -> None:
    async def ask() -> str:
        thinker = Thinker(1, 30.0, STRANGE)
        try:
            await thinker.think(job())
            lost = asyncio.create_task(thinker.think(job("hang")))
            await asyncio.sleep(0)
            while thinker._free:
                await asyncio.sleep(0)
            lost.cancel()
            await asyncio.gather(lost, return_exceptions=True)
            return await thinker.think(job("random", actions=[], table="new"))
        finally:
            await thinker.stop()

    assert asyncio.run(ask()) in legal(job(actions=[]))


def test_a_stopped_thinker_leaves_no_process() -> None:
    async def ask() -> list[int | None]:
        thinker = Thinker(2, 30.0, STRANGE)
        await asyncio.gather(*[thinker.think(job("random", table=name)) for name in "ab"])
        processes = [worker._process for worker in thinker._all]
        await thinker.stop()
        return [process.returncode if process is not None else 0 for process in processes]

    assert asyncio.run(ask()) == [0, 0]


def test_what_was_taken_back_is_told_anew() -> None:
    """A bot that counts what it was told answers as one that has heard nothing else."""
    other = job("remember", actions=["faction terrans", "faction ivits"])
    assert answers(other, job("remember"))[1] == answers(job("remember"))[0]


def test_a_seat_that_owes_nothing_has_no_answer() -> None:
    game, asked = played(OPENING)
    seat = 1 - asked.seat
    nothing = Job.of(game, asked.actions, asked.happened, seat, "random", table="abc")
    assert nothing.legal == []
    with pytest.raises(ThinkingFailed):
        answers(nothing)
