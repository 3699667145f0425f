from collections.abc import Iterator
from pathlib import Path
from types import FunctionType
from typing import Any

import msgspec
import pytest

import astrarium
from astrarium.kernel import Action, Game
from tests.server.seating import BOT, ME, Seat, hall, play, sit_down, two_people
from tests.server.visiting import Place


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder: Path = tmp_path_factory.mktemp("records")
    with hall(f"sqlite:///{folder / 'a.db'}", folder) as found:
        yield found


@pytest.fixture(scope="module")
def finished(host: Place) -> Seat:
    """Somebody at a game that is over."""
    one, other = two_people(host)
    play([one, other])
    one.look()
    return one


def record_of(seat: Seat) -> str:
    answer = seat.visitor.ask("GET", f"{seat.path}/record")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    return answer.text


def test_the_record_tells_the_game(finished: Seat) -> None:
    game = astrarium.replay(record_of(finished))
    assert game.is_over
    assert game.scores() == finished.state["table"]["scores"]
    assert game.length == len(finished.state["log"])


def test_every_position_can_be_gone_back_to(finished: Seat) -> None:
    """Positions before, at and after those that are kept; the same as the engine's own replay."""
    record = astrarium.Record.loads(record_of(finished))
    game = astrarium.new(record.game, record.players, record.seed, record.options)
    wanted = {0, 1, 31, 32, 33, 64, len(record.actions)}
    for number in range(len(record.actions) + 1):
        if number in wanted:
            at = finished.visitor.get(f"{finished.path}/at/{number}")
            assert at["position"]["view"] == _plain(game.view(0)), number
            assert at["length"] == len(record.actions)
            assert (at["entry"] or {}).get("text") == (record.actions[number - 1][1] if number else None)
            assert at["position"]["actions"] == []
        if number < len(record.actions):
            game.apply(*record.actions[number])


def _plain(view: dict[str, Any]) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


def test_there_is_nothing_before_the_start_or_after_the_end(finished: Seat) -> None:
    for number in ("100000", "-1"):
        assert finished.visitor.get(f"{finished.path}/at/{number}", 404)["error"]["code"] == "not-found"


def test_a_record_becomes_a_table(host: Place, finished: Seat) -> None:
    visitor = host.guest()
    state = visitor.post("/api/records", {"text": record_of(finished), "title": "Old times"})
    assert state["table"]["status"] == "finished"
    assert state["table"]["scores"] == finished.state["table"]["scores"]
    assert state["table"]["title"] == "Old times"
    again = Seat(visitor, state["table"]["id"])
    assert record_of(again) == record_of(finished)


def test_a_record_that_is_not_over_is_played_on(host: Place) -> None:
    game = astrarium.new("gaia", 2, 5)
    for _ in range(10):
        owing = game.to_act[0]
        game.apply(owing, game.legal_actions(owing)[0])
    mover = game.to_act[0]
    seats = [BOT, BOT]
    seats[mover] = ME
    visitor = host.guest()
    state = visitor.post("/api/records", {"text": game.record().dumps(), "seats": seats})
    seat = Seat(visitor, state["table"]["id"])
    assert seat.state["seq"] == 10
    assert seat.state["seat"] == mover
    assert seat.legal() == [str(action) for action in game.legal_actions(mover)]
    seat.act(seat.legal()[0])
    assert seat.state["seq"] >= 11


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line"),
        ("nonsense", "line"),
        ('{"astrarium":9}\n[]\n{}\n', "format 9"),
        ('{"astrarium":1}\n{}\n', "line 2"),
    ],
)
def test_a_record_that_cannot_be_trusted_is_refused(host: Place, text: str, said: str) -> None:
    refused = host.guest().post("/api/records", {"text": text}, 400)["error"]
    assert refused["code"] == "bad-request"
    assert said in refused["message"]


def test_a_tampered_record_is_refused(host: Place, finished: Seat) -> None:
    lines = record_of(finished).splitlines()
    lines[3], lines[4] = lines[4], lines[3]
    refused = host.guest().post("/api/records", {"text": "\n".join(lines)}, 400)
    assert "checksum" in refused["error"]["message"]


def test_a_finished_game_is_played_on_from_any_position(host: Place, finished: Seat) -> None:
    visitor = host.guest()
    state = visitor.post(f"{finished.path}/fork", {"at": 8})
    forked = Seat(visitor, state["table"]["id"])
    assert forked.state["table"]["status"] == "playing"
    assert [entry["text"] for entry in forked.state["log"][:8]] == [
        entry["text"] for entry in finished.state["log"][:8]
    ]
    assert forked.state["seat"] is not None
    assert len(finished.look()["log"]) == finished.state["seq"]


def test_there_is_nothing_to_play_on_from_at_the_end(host: Place, finished: Seat) -> None:
    end = len(finished.state["log"])
    assert finished.visitor.post(f"{finished.path}/fork", {"at": end}, 403)["error"]["code"] == "not-allowed"
    assert finished.visitor.post(f"{finished.path}/fork", {"at": end + 1}, 404)["error"]["code"] == "not-found"


def test_a_running_game_can_be_looked_back_upon_with_ones_own_eyes(host: Place) -> None:
    one = sit_down(host, BOT)
    before = one.state["position"]["view"]
    one.act(one.legal()[0])
    assert one.visitor.get(f"{one.path}/at/0")["position"]["view"] == before


def test_a_record_is_replayed_once(host: Place, finished: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    """To be imported and to be shown, together; the engine that is compiled cannot be counted."""
    if not isinstance(Game.apply, FunctionType):
        pytest.skip("compiled")
    text = record_of(finished)
    length = astrarium.replay(text).length
    applied: list[str] = []
    plain = Game.apply

    def counted(game: Game, seat: int, action: Action | str) -> Any:
        applied.append(str(action))
        return plain(game, seat, action)

    monkeypatch.setattr(Game, "apply", counted)
    shown = host.guest().post("/api/records", {"text": text})
    assert shown["table"]["status"] == "finished"
    assert len(applied) == length
