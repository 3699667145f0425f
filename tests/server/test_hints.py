from collections.abc import Iterator
from pathlib import Path

import pytest

import astrarium
from astrarium.bots import ADVISER
from astrarium.server.bots.thinking import Job, Thinker, ThinkingFailed
from tests.server.seating import BOT, FirstThinker, Seat, hall, sit_down, two_people, until
from tests.server.visiting import Place


@pytest.fixture
def thinker() -> FirstThinker:
    return FirstThinker()


@pytest.fixture
def host(tmp_path: Path, thinker: FirstThinker) -> Iterator[Place]:
    with hall(f"sqlite:///{tmp_path / 'a.db'}", tmp_path, thinker=thinker) as found:
        yield found


def first_turn(host: Place) -> Seat:
    """Somebody against a bot, with their first turn before them."""
    one = sit_down(host, BOT, options={"setup": "first_game"})
    while one.wait()["position"]["decision"]["kind"] != "turn":
        one.act(one.legal()[0])
    return one


def test_a_hint_is_what_the_adviser_would_do_and_nothing_is_written(host: Place, thinker: FirstThinker) -> None:
    one = first_turn(host)
    before = one.look()["seq"]
    assert one.post("hint") == {"action": one.legal()[0]}
    assert (thinker.jobs[-1].bot, thinker.jobs[-1].seat) == (ADVISER, 0)
    assert one.look()["seq"] == before


def test_a_hint_follows_the_actions_that_were_tried(host: Place, thinker: FirstThinker) -> None:
    one = first_turn(host)
    burn = next(text for text in one.legal() if text.startswith("burn"))
    after = one.post("try", actions=[burn], list=True)["position"]["actions"]
    assert one.post("hint", actions=[burn]) == {"action": after[0]["text"]}
    assert thinker.jobs[-1].actions[-1] == (0, burn)


def test_the_real_adviser_gives_a_legal_action(tmp_path: Path) -> None:
    with hall(f"sqlite:///{tmp_path / 'a.db'}", tmp_path, thinker=Thinker(1)) as host:
        one = sit_down(host, BOT, options={"setup": "first_game"})
        game = astrarium.new("gaia", 2, 3, {"setup": "first_game"})
        assert one.post("hint")["action"] in {str(action) for action in game.legal_actions(0)}


def test_an_adviser_who_fails_says_nothing_rather_than_anything(tmp_path: Path) -> None:
    class Lost(FirstThinker):
        async def think(self, job: Job) -> str:
            if job.advice:
                raise ThinkingFailed("no idea")
            return await super().think(job)

    with hall(f"sqlite:///{tmp_path / 'a.db'}", tmp_path, thinker=Lost()) as host:
        assert sit_down(host, BOT).post("hint") == {"action": None}


def test_there_are_no_hints_among_people(host: Place) -> None:
    one, other = two_people(host)
    for seat in (one, other):
        refused = seat.post("hint", status=403)
        assert refused["error"]["message"] == "hints are only for tables without other people"


def test_a_spectator_gets_no_hints(host: Place) -> None:
    one = first_turn(host)
    other = Seat(host.guest(), one.table)
    assert other.post("hint", status=403)["error"]["code"] == "not-your-seat"


def test_what_would_be_drawn_is_not_told_by_a_hint(host: Place) -> None:
    """The last to choose begins the phases: what is drawn in them is known only once the choice is confirmed."""
    one = sit_down(host, BOT, game="race", options={"setup": "first_game"}, seed=1)
    until(lambda: one.look()["table"]["to_act"] == [0])
    explore = next(text for text in one.legal() if text.startswith("action explore"))
    assert one.post("try", actions=[explore])["reveals"]
    refused = one.post("hint", actions=[explore], status=403)["error"]
    assert refused["message"] == "what follows is known only once this action is confirmed"


def test_a_stale_or_impossible_question_is_refused(host: Place) -> None:
    one = first_turn(host)
    assert one.post("hint", status=422, actions=["burn 40"])["error"]["at"] == 0
    assert one.post("hint", status=409, seq=0)["error"]["code"] == "stale"


def test_hints_are_limited(tmp_path: Path) -> None:
    with hall(f"sqlite:///{tmp_path / 'a.db'}", tmp_path, limits=1.0) as host:
        one = sit_down(host, BOT)
        answers = [one.visitor.ask("POST", f"{one.path}/hint", {"seq": 0}).status_code for _ in range(30)]
        assert answers[0] == 200
        assert 429 in answers
