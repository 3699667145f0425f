from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.seating import OPEN, Seat, hall, play, sit_down, two_people
from tests.server.visiting import Place


@pytest.fixture
def host(database: str, tmp_path: Path) -> Iterator[Place]:
    with hall(database, tmp_path) as found:
        yield found


def test_a_move_is_written_and_seen_by_all(host: Place) -> None:
    one, other = two_people(host)
    text = one.legal()[0]
    answer = one.act(text)
    assert answer["seq"] == 1
    assert [(entry["number"], entry["seat"], entry["text"]) for entry in answer["state"]["log"]] == [(1, 0, text)]
    assert answer["state"]["position"]["actions"] == []
    assert answer["state"]["position"]["to_act"] == [1]
    seen = other.look()
    assert seen["seq"] == 1
    assert seen["log"] == answer["state"]["log"]
    assert seen["position"]["decision"]["seat"] == 1
    assert other.legal()


def test_a_stale_move_is_refused_with_the_state(host: Place) -> None:
    one, other = two_people(host)
    one.act(one.legal()[0])
    # The other has not looked since.
    refused = other.act("faction terrans", status=409)["error"]
    assert refused["code"] == "stale"
    assert refused["state"]["seq"] == 1
    assert refused["state"]["seat"] == 1
    assert len(refused["state"]["log"]) == 1
    assert other.look()["seq"] == 1


def test_a_move_from_the_future_is_stale(host: Place) -> None:
    one, _ = two_people(host)
    assert one.act(one.legal()[0], seq=7, status=409)["error"]["state"]["seq"] == 0


def test_a_repeated_move_is_answered_as_the_first(host: Place) -> None:
    one, other = two_people(host)
    text = one.legal()[0]
    first = one.act(text, key="again", seq=0)
    other.look()
    other.act(other.legal()[0])
    again = one.act(text, key="again", seq=0)
    assert again["seq"] == first["seq"] == 1
    # The state is that of now: two moves, one by each.
    assert [entry["seat"] for entry in again["state"]["log"]] == [0, 1]


def test_a_key_counts_for_who_used_it(host: Place) -> None:
    one, other = two_people(host)
    one.act(one.legal()[0], key="same")
    other.look()
    assert other.act(other.legal()[0], key="same")["seq"] == 2


def test_an_old_key_does_nothing_new(host: Place) -> None:
    one, other = two_people(host)
    for seat in (one, other, one):
        seat.look()
        seat.act(seat.legal()[0])
    other.look()
    other.act(other.legal()[0], key="same")
    again = other.act(other.legal()[0], key="same")
    assert again["seq"] == 4
    assert again["state"]["seq"] == 4
    assert other.look()["seq"] == 4


def test_an_illegal_move_is_refused_with_the_rule(host: Place) -> None:
    one, _ = two_people(host)
    refused = one.act("build 0x0", status=422)["error"]
    assert refused["code"] == "illegal"
    assert refused["at"] == 0
    assert refused["refusal"]["rule"].startswith("GP-")
    assert refused["refusal"]["text"]
    assert one.look()["seq"] == 0


def test_all_of_several_actions_are_written_or_none(host: Place) -> None:
    one, other = two_people(host)
    one.act(one.legal()[0])
    other.look()
    other.act(other.legal()[0])
    # Now each places mines, the second seat twice in a row.
    one.look()
    one.act(one.legal()[0])
    other.look()
    first, second = other.legal()[:2]
    refused = other.act(first, "build 0x0", status=422)["error"]
    assert refused["at"] == 1
    assert other.look()["seq"] == 3
    assert other.act(first, second)["seq"] == 5
    assert [entry["text"] for entry in other.look()["log"]][-2:] == [first, second]


def test_nobody_moves_for_somebody_else(host: Place) -> None:
    one, other = two_people(host)
    refused = other.act(one.legal()[0], status=422)["error"]
    assert refused["refusal"]["reason"] == "not-your-turn"
    assert one.look()["seq"] == 0


def test_a_spectator_moves_nothing(host: Place) -> None:
    one, _ = two_people(host)
    spectator = Seat(host.guest(), one.table)
    assert spectator.state["seat"] is None
    for path in ("moves", "undo", "try", "why"):
        refused = spectator.post(path, 403, actions=[one.legal()[0]])["error"]
        assert refused["code"] == "not-your-seat"
    assert one.look()["seq"] == 0


def test_before_the_start_nobody_moves(host: Place) -> None:
    one = sit_down(host, OPEN)
    assert one.state["position"] is None
    assert one.act("faction terrans", status=403)["error"]["code"] == "not-allowed"


def test_a_game_is_played_to_its_end(host: Place) -> None:
    one, other = two_people(host)
    play([one, other])
    state = one.look()
    assert state["table"]["status"] == "finished"
    assert len(state["table"]["scores"]) == 2
    assert state["table"]["winners"]
    assert state["position"]["over"]
    assert one.act("pass", status=403)["error"]["code"] == "not-allowed"
    assert one.post("undo", 403)["error"]["code"] == "not-allowed"


def test_a_log_is_told_from_where_it_is_known(host: Place) -> None:
    one, other = two_people(host)
    one.act(one.legal()[0])
    other.look()
    other.act(other.legal()[0])
    assert [entry["number"] for entry in one.look(since=1)["log"]] == [2]
    assert one.state["cut"] is None
    assert one.look(since=2)["log"] == []
    assert one.look(since=99)["log"] == []


def test_a_stranger_is_asked_who_they_are(host: Place) -> None:
    one, _ = two_people(host)
    stranger = host.stranger()
    stranger.get("/api/catalogue")
    refused = stranger.post(f"{one.path}/moves", {"seq": 0, "key": "k", "actions": ["pass"]}, 401)
    assert refused["error"]["code"] == "unknown"


@pytest.mark.parametrize("key", ["", "a b", "\x00", "k" * 65])
def test_a_key_is_a_plain_word(host: Place, key: str) -> None:
    one, _ = two_people(host)
    assert one.act(one.legal()[0], key=key, status=400)["error"]["code"] == "bad-request"


def test_two_games_at_once_do_not_mix(host: Place) -> None:
    one, _ = two_people(host)
    third, fourth = two_people(host, game="race")
    one.act(one.legal()[0])
    assert third.look()["seq"] == 0
    assert fourth.look()["table"]["game"] == "race"
