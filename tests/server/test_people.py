"""Guests and accounts: who somebody is, and how long that holds."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from astrarium.server.hosting.limits import Limit
from astrarium.server.people import cookies
from tests.server.seating import FirstThinker
from tests.server.visiting import Place, place


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Place]:
    with place(tmp_path, FirstThinker()) as found:
        yield found


PASSWORD = "correct horse battery"


def test_a_newcomer_becomes_a_guest_with_a_friendly_name(here: Place) -> None:
    someone = here.stranger()
    me = someone.get("/api/me")
    assert me["guest"]
    assert re.fullmatch(r"[A-Z][a-z]+ \d{4}", me["name"])
    assert me["webhook"] == ""
    assert someone.get("/api/me") == me


def test_two_newcomers_are_two_people(here: Place) -> None:
    assert here.guest().come_in()["id"] != here.guest().come_in()["id"]


def test_the_cookie_is_for_the_server_alone(here: Place) -> None:
    answer = here.stranger().ask("GET", "/api/me")
    line = next(line for line in answer.headers.get_list("set-cookie") if line.startswith("astrarium="))
    flags = {part.strip().lower() for part in line.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/", f"max-age={cookies.LIFETIME}"} <= flags
    assert "secure" not in flags


def test_over_https_every_cookie_is_secure(here: Place) -> None:
    here.client.base_url = "https://testserver.local"
    answer = here.stranger().ask("GET", "/api/me")
    lines = answer.headers.get_list("set-cookie")
    assert len(lines) == 2
    assert all("; secure" in line.lower() for line in lines)


def test_a_forged_cookie_is_worth_nothing(here: Place) -> None:
    victim = here.guest()
    me = victim.come_in()
    good = victim.cookies["astrarium"]
    person, session, until, signature = good.split(".")
    forgeries = (
        f"{person}.{session}.{until}.{'0' * len(signature)}",
        f"{person}.{session}.{int(until) + 1}.{signature}",
        f"{person}.{until}.{signature}",
        f"{person}.{signature}",
        person,
        f"{'f' * 32}.{session}.{until}.{signature}",
        f"{person}.{'f' * 32}.{until}.{signature}",
        "..",
        "x" * 5000,
        "é.1.2",
    )
    for forged in forgeries:
        thief = here.stranger()
        thief.cookies["astrarium"] = forged
        assert thief.get("/api/me")["id"] != me["id"], forged
    honest = here.stranger()
    honest.cookies["astrarium"] = good
    assert honest.get("/api/me") == me


def test_a_cookie_lives_a_year_and_is_renewed_before(here: Place) -> None:
    someone = here.guest()
    first = someone.cookies["astrarium"]
    here.time.pass_by(3600)
    someone.come_in()
    assert someone.cookies["astrarium"] == first
    here.time.pass_by(300 * 24 * 3600)
    me = someone.come_in()
    assert someone.cookies["astrarium"] != first
    here.time.pass_by(300 * 24 * 3600)
    assert someone.come_in() == me
    old = here.stranger()
    old.cookies["astrarium"] = first
    assert old.come_in()["id"] != me["id"]


def test_a_person_survives_a_restart(tmp_path: Path) -> None:
    with place(tmp_path, FirstThinker()) as here:
        someone = here.guest()
        me = someone.come_in()
    with place(tmp_path, FirstThinker()) as again:
        back = again.stranger()
        back.cookies = someone.cookies
        assert back.come_in() == me
        assert back.put("/api/me", {"name": "Vera"})["name"] == "Vera"


def test_another_secret_means_that_nobody_is_known(tmp_path: Path) -> None:
    with place(tmp_path, FirstThinker(), secret="one " * 8) as here:
        someone = here.guest()
        me = someone.come_in()
    with place(tmp_path, FirstThinker(), secret="two " * 8) as again:
        back = again.stranger()
        back.cookies = {"astrarium": someone.cookies["astrarium"]}
        assert back.come_in()["id"] != me["id"]


def test_a_name_and_a_webhook_can_be_changed(here: Place) -> None:
    someone = here.guest()
    before = someone.come_in()
    after = someone.put("/api/me", {"name": "  Оксана  П. ", "webhook": "https://example.org/hook"})
    assert after == before | {"name": "Оксана П.", "webhook": "https://example.org/hook"}
    assert someone.put("/api/me", {"webhook": ""})["webhook"] == ""
    assert someone.come_in()["name"] == "Оксана П."


@pytest.mark.parametrize(
    "change",
    [
        {"name": ""},
        {"name": "x" * 25},
        {"name": "a\u202eb"},
        {"name": 7},
        {"webhook": "ftp://example.org"},
        {"webhook": "not an address"},
    ],
)
def test_a_bad_name_or_webhook_is_refused(here: Place, change: dict[str, object]) -> None:
    someone = here.guest()
    before = someone.come_in()
    assert someone.put("/api/me", change, 400)["error"]["code"] == "bad-request"
    assert someone.come_in() == before


def test_a_guest_becomes_an_account_and_stays_the_same_person(here: Place) -> None:
    someone = here.guest()
    before = someone.come_in()
    account = someone.post("/api/account", {"name": "Vera", "password": PASSWORD})
    assert account == before | {"name": "Vera", "guest": False}
    assert someone.come_in() == account


def test_an_account_can_be_entered_from_another_browser(here: Place) -> None:
    account = here.guest()
    me = account.post("/api/account", {"name": "Vera", "password": PASSWORD})
    other = here.guest()
    assert other.post("/api/login", {"name": "vERA", "password": PASSWORD}) == me
    assert other.come_in() == me


def test_after_logging_out_one_is_a_new_guest(here: Place) -> None:
    someone = here.guest()
    me = someone.post("/api/account", {"name": "Vera", "password": PASSWORD})
    someone.post("/api/logout", status=204)
    later = someone.come_in()
    assert later["guest"]
    assert later["id"] != me["id"]


def test_a_wrong_password_and_a_wrong_name_are_answered_alike(here: Place) -> None:
    here.guest().post("/api/account", {"name": "Vera", "password": PASSWORD})
    other = here.guest()
    wrong = other.post("/api/login", {"name": "Vera", "password": PASSWORD + "!"}, 401)
    absent = other.post("/api/login", {"name": "Nobody", "password": PASSWORD}, 401)
    short = other.post("/api/login", {"name": "Vera", "password": ""}, 401)
    assert wrong == absent == short
    assert wrong["error"]["code"] == "wrong-password"


def test_a_guest_cannot_be_entered_by_name(here: Place) -> None:
    name = here.guest().come_in()["name"]
    here.guest().post("/api/login", {"name": name, "password": ""}, 401)


@pytest.mark.parametrize("name", ["Vera", "VERA", "vera", "Ｖera"])
def test_the_name_of_an_account_is_given_once(here: Place, name: str) -> None:
    here.guest().post("/api/account", {"name": "Vera", "password": PASSWORD})
    other = here.guest()
    refused = other.post("/api/account", {"name": name, "password": PASSWORD}, 409)
    assert refused["error"]["code"] == "taken"
    assert other.come_in()["guest"]


def test_an_account_cannot_take_the_name_of_another(here: Place) -> None:
    here.guest().post("/api/account", {"name": "Vera", "password": PASSWORD})
    other = here.guest()
    other.post("/api/account", {"name": "Wanda", "password": PASSWORD})
    other.put("/api/me", {"name": "vera"}, 409)
    assert other.put("/api/me", {"name": "WANDA"})["name"] == "WANDA"


def test_a_guest_cannot_pass_for_an_account(here: Place) -> None:
    here.guest().post("/api/account", {"name": "Vera", "password": PASSWORD})
    guest = here.guest()
    before = guest.come_in()
    assert guest.put("/api/me", {"name": "VERA"}, 409)["error"]["code"] == "taken"
    assert guest.come_in() == before


def test_an_account_is_made_once(here: Place) -> None:
    someone = here.guest()
    someone.post("/api/account", {"name": "Vera", "password": PASSWORD})
    someone.post("/api/account", {"name": "Wanda", "password": PASSWORD}, 403)


def test_a_password_that_is_none_is_refused(here: Place) -> None:
    someone = here.guest()
    assert "password" in someone.post("/api/account", {"name": "Vera", "password": "short"}, 400)["error"]["message"]
    assert someone.come_in()["guest"]


def test_a_stranger_may_read_but_change_nothing(here: Place) -> None:
    stranger = here.stranger()
    stranger.get("/health")
    assert stranger.put("/api/me", {"name": "Vera"}, 401)["error"]["code"] == "unknown"


def test_a_bucket_empties_and_fills() -> None:
    now = [0.0]
    limit = Limit(rate=0.5, burst=3, clock=lambda: now[0])
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]
    assert limit.allows("b")
    assert limit.wait("a") == 2
    now[0] = 2.0
    assert [limit.allows("a") for _ in range(2)] == [True, False]
    now[0] = 1000.0
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]
