"""Accounts of programs: a guest bot plays over HTTP, known by a token, and everybody can see what it is."""

import uuid
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from examples.bots import visitor
from tests.browser.gallery import Person
from tests.server.processes import Server
from tests.server.seating import ME, OPEN, Seat, hall
from tests.server.visiting import Place, Visitor

PASSWORD = "correct horse battery"


@pytest.fixture
def here(database: str, tmp_path: Path) -> Iterator[Place]:
    with hall(database, tmp_path) as found:
        yield found


def account(here: Place, name: str = "Vera") -> Visitor:
    someone = here.guest()
    someone.post("/api/account", {"name": name, "password": PASSWORD})
    return someone


class KeenBot:
    """A guest bot over HTTP: it takes the last action that is offered."""

    def __init__(self, client: Any, token: str) -> None:
        self.client = client
        self.headers = {"authorization": f"Bearer {token}"}

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.client.request(method, path, json=body, headers=self.headers)
        return answer.json() if answer.content and answer.status_code < 300 else answer.status_code

    def play(self, table: str) -> int:
        """Act as long as something is owed; how many actions that were."""
        done = 0
        state = self.ask("GET", f"/api/tables/{table}?since=0")
        while state["position"]["actions"]:
            action = state["position"]["actions"][-1]["text"]
            body = {"seq": state["seq"], "key": uuid.uuid4().hex, "actions": [action]}
            state = self.ask("POST", f"/api/tables/{table}/moves", body)["state"]
            done += 1
        return done


def test_a_program_sits_down_and_plays_to_the_end(here: Place) -> None:
    vera = account(here)
    made = vera.post("/api/account/programs", {"name": "Keen"}, 201)
    assert made["name"] == "Keen (bot)"
    bot = KeenBot(here.client, made["token"])
    assert bot.ask("GET", "/api/me")["name"] == "Keen (bot)"
    table = vera.post("/api/tables", {"game": "race", "players": 2, "seats": [ME, OPEN]})["table"]["id"]
    seated = bot.ask("POST", f"/api/tables/{table}/seats/1", {})
    assert [seat["name"] for seat in seated["table"]["seats"]] == ["Vera", "Keen (bot)"]
    one = Seat(vera, table)
    moves = bot.play(table)
    for _ in range(40):
        one.look()
        if one.state["position"]["over"]:
            break
        if one.legal():
            one.act(one.legal()[0])
        moves += bot.play(table)
    assert moves > 5


def test_the_example_plays_over_the_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitor, "PAUSE", 0.05)
    server = Server(f"sqlite:///{tmp_path / 'guests.db'}")
    server.start()
    try:
        vera = Person(server.address, "")
        with closing(vera.client):
            vera.ask("POST", "/api/account", {"name": "Vera", "password": PASSWORD})
            token = vera.ask("POST", "/api/account/programs", {"name": "Keen"})["token"]
            seats = [OPEN, {"kind": "bot", "bot": "random"}]
            made = vera.ask("POST", "/api/tables", {"game": "race", "players": 2, "seed": 4, "seats": seats})
            ended = visitor.play(server.address, token, made["table"]["id"], 0)
    finally:
        server.stop()
    assert ended["position"]["over"]
    assert ended["table"]["seats"][0]["name"] == "Keen (bot)"
    assert ended["seq"] > 20


def test_tokens_are_told_once_and_end(here: Place) -> None:
    vera, other = account(here), account(here, "Oleh")
    made = vera.post("/api/account/programs", {"name": "Keen"}, 201)
    listed = vera.get("/api/account/programs")
    assert listed == [{"id": made["id"], "name": "Keen (bot)", "active": True}]
    assert other.get("/api/account/programs") == []
    path = f"/api/account/programs/{made['id']}/token"
    assert other.ask("DELETE", path).status_code == 404
    renewed = vera.post(path, {}, 201)
    assert renewed["token"] != made["token"]
    assert KeenBot(here.client, made["token"]).ask("POST", "/api/tables", {"game": "race", "players": 2}) == 401
    assert KeenBot(here.client, renewed["token"]).ask("GET", "/api/me")["id"] == made["id"]
    assert vera.ask("DELETE", path).status_code == 204
    assert KeenBot(here.client, renewed["token"]).ask("POST", "/api/tables", {"game": "race", "players": 2}) == 401
    assert [program["active"] for program in vera.get("/api/account/programs")] == [False]


def test_what_a_program_may_not(here: Place) -> None:
    vera = account(here)
    made = vera.post("/api/account/programs", {"name": "Keen"}, 201)
    bot = KeenBot(here.client, made["token"])
    assert bot.ask("PUT", "/api/me", {"name": "Olena"}) in (403, 409)
    assert bot.ask("POST", "/api/account/programs", {"name": "Child"}) in (403, 409)
    assert KeenBot(here.client, "no.such.token").ask("POST", "/api/tables", {"game": "race", "players": 2}) == 401


def test_only_accounts_have_programs_and_only_so_many(here: Place) -> None:
    assert here.guest().ask("POST", "/api/account/programs", {"name": "Keen"}).status_code in (403, 409)
    vera = account(here)
    for number in range(5):
        vera.post("/api/account/programs", {"name": f"Keen {'abcde'[number]}"}, 201)
    assert vera.ask("POST", "/api/account/programs", {"name": "Sixth"}).status_code in (403, 409)


@pytest.mark.parametrize("name", ["Vera (bot)", "VERA (BOT)", "greedy", "x" * 20])
def test_nobody_else_looks_like_a_program(here: Place, name: str) -> None:
    someone = here.guest()
    if len(name) < 20:
        assert someone.ask("POST", "/api/account", {"name": name, "password": PASSWORD}).status_code == 400
    vera = account(here)
    assert vera.ask("POST", "/api/account/programs", {"name": name}).status_code == 400


def test_whoever_goes_takes_the_tokens_along(here: Place) -> None:
    vera = account(here)
    made = vera.post("/api/account/programs", {"name": "Keen"}, 201)
    assert vera.ask("POST", "/api/account/delete", {"password": PASSWORD}).status_code == 204
    assert KeenBot(here.client, made["token"]).ask("POST", "/api/tables", {"game": "race", "players": 2}) == 401
