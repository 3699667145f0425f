"""Names that are taken: nobody looks like somebody else, and nobody finds out for free who is here."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from astrarium.server.people.accounts import People
from astrarium.server.store import models
from tests.server.seating import FirstThinker, hall
from tests.server.visiting import Place, Visitor, place

PASSWORD = "correct horse battery"


@pytest.fixture
def here(database: str, tmp_path: Path) -> Iterator[Place]:
    with hall(database, tmp_path) as found:
        yield found


def account(here: Place, name: str) -> Visitor:
    someone = here.guest()
    someone.post("/api/account", {"name": name, "password": PASSWORD})
    return someone


@pytest.mark.parametrize("name", ["Bepa", "ВЕРА", "В е р а", "Вера."])
def test_a_name_that_looks_like_anothers_is_taken(here: Place, name: str) -> None:
    account(here, "Вера")
    other = here.guest()
    assert other.post("/api/account", {"name": name, "password": PASSWORD}, 409)["error"]["code"] == "taken"
    assert other.put("/api/me", {"name": name}, 409)["error"]["code"] == "taken"
    wanda = account(here, "Wanda")
    wanda.put("/api/me", {"name": name}, 409)


def test_a_guest_is_not_called_like_an_account_in_other_letters(here: Place) -> None:
    account(here, "Irina")
    for name in ("irina", "IRINA", "lrina"):
        assert here.guest().put("/api/me", {"name": name}, 409)["error"]["code"] == "taken"


def test_ones_own_name_may_be_written_differently(here: Place) -> None:
    vera = account(here, "Вера")
    assert vera.put("/api/me", {"name": "ВЕРА!"})["name"] == "ВЕРА!"
    assert vera.put("/api/me", {"name": "Bepa"})["name"] == "Bepa"


def test_the_reason_says_what_is_wrong_with_a_name(here: Place) -> None:
    someone = here.guest()
    reasons = {
        name: someone.put("/api/me", {"name": name}, 400)["error"]["reason"] for name in ("Vеra", "greedy", "")
    }
    assert list(reasons.values()) == ["name-scripts", "name-reserved", "name-empty"]


@pytest.mark.parametrize("name", ["Admin", "Vеra", "👩\u200d🚀 Vera"])
def test_an_account_keeps_a_name_that_nobody_new_could_take(here: Place, name: str) -> None:
    """Such names were given by releases before."""
    someone = account(here, "Vera")
    people: People = here.client.app.state.people
    values = {"name": name, "name_key": name.casefold()}
    with people.store.write() as db:
        db.execute(update(models.people).where(models.people.c.name == "Vera").values(**values))
    phone = here.guest()
    me = phone.post("/api/login", {"name": name, "password": PASSWORD})
    assert me["name"] == name
    assert phone.put("/api/me", {"name": name, "webhook": "https://example.org/"})["name"] == name
    assert someone.come_in()["id"] == me["id"]


def test_two_that_ask_at_once_for_one_name_are_not_twins(database: str, tmp_path: Path) -> None:
    """Through two processes neither sees the other, but the database does."""
    with hall(database, tmp_path) as one, hall(database, tmp_path) as other:
        answers: list[int] = []

        def ask(where: Place, name: str) -> None:
            answer = where.guest().ask("POST", "/api/account", {"name": name, "password": PASSWORD})
            answers.append(answer.status_code)

        for number in range(5):
            threads = [
                threading.Thread(target=ask, args=(where, name))
                for where, name in ((one, f"Вера {number}"), (other, f"Bepa {number}"))
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
    assert sorted(answers) == [200] * 5 + [409] * 5


def test_asking_for_taken_names_has_a_limit(tmp_path: Path) -> None:
    with place(tmp_path, FirstThinker(), limits=1.0) as here:
        account(here, "Vera")
        spy = here.guest()
        codes = [spy.ask("PUT", "/api/me", {"name": "VERA"}).status_code for _ in range(25)]
        assert codes == [409] * 20 + [429] * 5
        # Neither a free name nor another guest from the same place tells more.
        assert spy.ask("PUT", "/api/me", {"name": "Wanda"}).status_code == 429
        assert here.guest().ask("PUT", "/api/me", {"name": "VERA"}).status_code == 429


def test_asking_for_many_at_once_tells_no_more(tmp_path: Path) -> None:
    with place(tmp_path, FirstThinker(), limits=1.0) as here:
        account(here, "Vera")
        spy = here.guest()
        windows = [Visitor(here.client) for _ in range(40)]
        for window in windows:
            window.cookies = dict(spy.cookies)
        ready = threading.Barrier(len(windows))

        def ask(window: Visitor) -> int:
            ready.wait()
            return window.ask("PUT", "/api/me", {"name": "VERA"}).status_code

        with ThreadPoolExecutor(len(windows)) as threads:
            codes = sorted(threads.map(ask, windows))
        assert codes == [409] * 20 + [429] * 20


def test_free_names_do_not_count(tmp_path: Path) -> None:
    with place(tmp_path, FirstThinker(), limits=1.0) as here:
        someone = here.guest()
        codes: list[Any] = [someone.ask("PUT", "/api/me", {"name": f"Vera {n}"}).status_code for n in range(40)]
        assert set(codes) == {200}


def test_a_new_guest_is_never_called_like_an_account(here: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    account(here, "Vega 1234")
    names = iter(["Vega 1234", "Vega l234", "Vega 4321"])
    monkeypatch.setattr("astrarium.server.people.accounts.guest_name", lambda: next(names))
    assert here.guest().come_in()["name"] == "Vega 4321"
