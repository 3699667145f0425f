"""Bots think in worker processes; one that hangs or dies is answered for at random."""

import asyncio
import logging
import sys
from pathlib import Path
from typing import Any

import pytest

import astrarium
from astrarium.server.bots.thinking import Job, Thinker, ThinkingFailed
from astrarium.server.bots.worker import Games, dice, think

STRANGE = (sys.executable, str(Path(__file__).with_name("strange_worker.py")))
OPENING = ["faction terrans", "faction xenos"]


def job(bot: str = "random", table: str = "abc", actions: list[str] | None = None, **changes: Any) -> Job:
    """A decision in the opening of a game for two."""
    texts = OPENING if actions is None else actions
    given: dict[str, Any] = {
        "table": table,
        "game": "gaia",
        "version": 1,
        "players": 2,
        "seed": 7,
        "options": {},
        "actions": [(number % 2, text) for number, text in enumerate(texts)],
        "seat": len(texts) % 2,
        "bot": bot,
    }
    return Job(**{**given, **changes})


def legal(asked: Job) -> list[str]:
    """What may be answered."""
    return [str(action) for action in Games().of(asked).legal_actions(asked.seat)]


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
    assert dice(job()).word() != dice(job(actions=[])).word()
    assert dice(job()).word() != dice(job(seed=99)).word()
    assert dice(job()).word() == dice(job(table="other")).word()


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("crash", "the worker died"),
        ("raise", "ValueError: no idea"),
        ("cheat", "it would faction 99"),
        ("nobody", "there is no bot 'nobody'"),
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


def test_what_a_bot_prints_is_no_answer() -> None:
    assert answers(job("chat"))[0] in legal(job())


def test_a_game_that_cannot_be_played_is_reported() -> None:
    with pytest.raises(ThinkingFailed, match="IllegalAction"):
        answers(job("random", actions=["faction terrans", "faction terrans"]))


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


def test_a_known_table_is_played_on() -> None:
    games = Games()
    first = games.of(job(actions=["faction terrans"]))
    assert games.of(job()) is first
    assert first.length == 2
    assert games.of(job(actions=["faction xenos"])).hash() == astrarium_after("faction xenos")
    for number in range(40):
        games.of(job(table=f"table {number}"))
    assert games.of(job()) is not first


def astrarium_after(*texts: str) -> str:
    """The hash of a game after some actions."""
    game = astrarium.new("gaia", players=2, seed=7)
    for number, text in enumerate(texts):
        game.apply(number % 2, text)
    return game.hash()


def test_a_seat_that_owes_nothing_has_no_answer() -> None:
    assert think(Games(), job("random", seat=1)).error
