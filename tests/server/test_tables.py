from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.seating import BOT, INVITED, ME, OPEN, Seat, give_up, hall, join, play, sit_down, two_people
from tests.server.visiting import Place


@pytest.fixture
def host(database: str, tmp_path: Path) -> Iterator[Place]:
    with hall(database, tmp_path) as found:
        yield found


def ids(page: dict[str, Any]) -> list[str]:
    return [table["id"] for table in page["tables"]]


def test_a_table_starts_with_its_last_seat(host: Place) -> None:
    one = sit_down(host, OPEN, OPEN)
    assert one.state["table"]["status"] == "waiting"
    assert one.state["position"] is None
    join(host, one.table, 1)
    assert one.look()["table"]["status"] == "waiting"
    last = join(host, one.table, 2)
    assert last.state["table"]["status"] == "playing"
    assert one.look()["table"]["to_act"] == [0]
    assert [seat["yours"] for seat in one.state["table"]["seats"]] == [True, False, False]
    assert last.state["seat"] == 2


def test_a_table_against_bots_starts_at_once(host: Place) -> None:
    one = sit_down(host, BOT)
    assert one.state["table"]["status"] == "playing"
    assert [seat["kind"] for seat in one.state["table"]["seats"]] == ["person", "bot"]


def test_without_seats_the_others_are_open(host: Place) -> None:
    visitor = host.guest()
    state = visitor.post("/api/tables", {"game": "gaia", "players": 3})
    assert [seat["kind"] for seat in state["table"]["seats"]] == ["person", "open", "open"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess", "players": 2},
        {"game": "gaia", "players": 5},
        {"game": "gaia", "players": 2, "seats": [ME]},
        {"game": "gaia", "players": 2, "seats": [ME, ME]},
        {"game": "gaia", "players": 2, "seats": [ME, {"kind": "bot", "bot": "deep thought"}]},
        {"game": "gaia", "players": 2, "options": {"colour": "red"}},
        {"game": "gaia", "players": 2, "options": {"setup": "wild"}},
        {"game": "gaia", "players": 2, "seed": -1},
        {"game": "gaia", "players": 2, "clock": {"kind": "live", "seconds": 0}},
        {"game": "gaia"},
        [],
    ],
)
def test_a_table_that_cannot_be_made_is_refused(host: Place, wrong: Any) -> None:
    refused = host.guest().post("/api/tables", wrong, 400)
    assert refused["error"]["code"] == "bad-request"
    assert refused["error"]["message"]


def test_a_seat_is_taken_once(host: Place) -> None:
    one = sit_down(host, OPEN, OPEN)
    two = join(host, one.table, 1)
    assert host.guest().post(f"{one.path}/seats/1", {}, 409)["error"]["code"] == "taken"
    assert two.visitor.post(f"{one.path}/seats/2", {}, 403)["error"]["code"] == "not-allowed"
    # Who sits there already sits there.
    assert two.visitor.post(f"{one.path}/seats/1", {})["seat"] == 1
    assert host.guest().post(f"{one.path}/seats/7", {}, 404)["error"]["code"] == "not-found"


def test_who_sits_may_stand_up_before_the_start(host: Place) -> None:
    one = sit_down(host, OPEN, OPEN)
    two = join(host, one.table, 1)
    answer = host.guest().ask("DELETE", f"{one.path}/seats/1")
    assert answer.status_code == 403
    assert two.visitor.ask("DELETE", f"{one.path}/seats/1").status_code == 200
    assert one.look()["table"]["seats"][1]["kind"] == "open"
    assert two.look()["seat"] is None


def test_after_the_start_nobody_stands_up(host: Place) -> None:
    one, other = two_people(host)
    assert other.visitor.ask("DELETE", f"{one.path}/seats/1").status_code == 403
    assert one.look()["table"]["seats"][1]["kind"] == "person"


def test_an_invited_seat_wants_its_link(host: Place) -> None:
    one = sit_down(host, INVITED)
    guest = host.guest()
    assert guest.post(f"{one.path}/seats/1", {}, 403)["error"]["code"] == "not-allowed"
    assert guest.post(f"{one.path}/seats/1", {"invitation": "guess"}, 403)
    assert guest.ask("GET", f"{one.path}/invitations").status_code == 403
    [link] = one.visitor.get(f"{one.path}/invitations")
    assert link["path"] == f"/join/{one.table}/1/{link['token']}"
    assert guest.post(f"{one.path}/seats/1", {"invitation": link["token"]})["seat"] == 1
    assert one.visitor.get(f"{one.path}/invitations") == []


def test_a_private_table_is_for_those_who_sit_there(host: Place) -> None:
    one = sit_down(host, INVITED, private=True)
    guest = host.guest()
    [link] = one.visitor.get(f"{one.path}/invitations")
    for path in ("", "/at/0", "/record", "/stream", "/invitations"):
        assert guest.get(one.path + path, 404)["error"]["code"] == "not-found"
    assert guest.get(f"{one.path}?invitation={link['token']}")["table"]["id"] == one.table
    assert guest.post(f"{one.path}/seats/1", {"invitation": link["token"]})["seat"] == 1
    assert guest.get(one.path)["table"]["private"] is True
    assert one.table not in ids(host.guest().get("/api/tables?of=running"))


def test_a_spectator_sees_what_everybody_may(host: Place) -> None:
    one, _ = two_people(host)
    for visitor in (host.guest(), host.stranger()):
        seen = Seat(visitor, one.table).state
        assert seen["seat"] is None
        assert seen["position"]["actions"] == []
        assert seen["position"]["decision"]["seat"] == 0
        assert seen["answers"] == {}
        assert not any(seat["yours"] for seat in seen["table"]["seats"])


def test_lists(host: Place) -> None:
    waiting = sit_down(host, OPEN)
    one, other = two_people(host)
    assert waiting.table in ids(host.stranger().get("/api/tables?of=open"))
    assert one.table not in ids(host.stranger().get("/api/tables?of=open"))
    assert one.table in ids(host.stranger().get("/api/tables?of=running"))
    assert ids(other.visitor.get("/api/tables?of=mine")) == [one.table]
    assert ids(host.guest().get("/api/tables?of=mine")) == []
    assert ids(one.visitor.get("/api/tables?of=finished")) == []
    give_up(one, other)
    assert ids(one.visitor.get("/api/tables?of=finished")) == [one.table]
    assert host.guest().get("/api/tables?of=everything", 400)["error"]["code"] == "bad-request"


@pytest.mark.parametrize(("game", "moves", "rounds"), [("gaia", 60, 6), ("race", 40, 0), ("federation", 40, 5)])
def test_a_list_tells_the_round(host: Place, game: str, moves: int, rounds: int) -> None:
    one, other = two_people(host, game=game)
    play([one, other], moves)
    [listed] = one.visitor.get("/api/tables?of=mine")["tables"]
    assert listed["round"] == one.look()["position"]["view"]["round"] >= 2
    assert listed["rounds"] == rounds


def test_the_owner_puts_bots_into_open_seats(host: Place) -> None:
    one = sit_down(host, OPEN, OPEN)
    assert host.guest().post(f"{one.path}/seats/1/bot", {"bot": "random"}, 403)
    one.visitor.post(f"{one.path}/seats/1/bot", {"bot": "random"})
    assert one.look()["table"]["seats"][1]["kind"] == "bot"
    assert one.visitor.post(f"{one.path}/start")["table"]["status"] == "playing"
    assert [seat["kind"] for seat in one.look()["table"]["seats"]] == ["person", "bot", "bot"]


def test_only_the_owner_starts_and_gives_up(host: Place) -> None:
    one = sit_down(host, OPEN, OPEN)
    other = join(host, one.table, 1)
    for path in ("start", "abandon"):
        assert other.visitor.post(f"{one.path}/{path}", {}, 403)["error"]["code"] == "not-allowed"
    assert one.visitor.post(f"{one.path}/abandon")["table"]["status"] == "abandoned"
    assert one.visitor.post(f"{one.path}/start", {}, 403)["error"]["code"] == "not-allowed"


def test_nobody_plays_at_a_table_that_was_given_up(host: Place) -> None:
    one, other = two_people(host)
    one.act(one.legal()[0])
    assert other.look()["position"]["actions"]
    give_up(one, other)
    assert one.act("pass", status=403)["error"]["code"] == "not-allowed"
    assert other.look()["position"]["actions"] == []
    assert other.look()["table"]["to_act"] == []


def test_every_change_has_a_number(host: Place) -> None:
    one = sit_down(host, OPEN)
    first = one.state["change"]
    join(host, one.table, 1)
    assert one.look()["change"] == first + 1
    one.act(one.legal()[0])
    assert one.state["change"] == first + 2
    assert one.look()["change"] == first + 2


def test_a_table_that_is_not_there(host: Place) -> None:
    guest = host.guest()
    for path in ("", "/at/0", "/record", "/stream"):
        for name in ("nosuchone", "%00", "%F0%9F%9A%80", "x" * 500):
            assert guest.get(f"/api/tables/{name}{path}", 404)["error"]["code"] == "not-found"
