"""Sessions: what ends is ended at once and for every copy of the cookie, and old cookies find their way."""

import hmac
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import func, select, update

from astrarium.server.errors import ApiError
from astrarium.server.people import cookies, login, sessions
from astrarium.server.people.accounts import People
from astrarium.server.people.browsers import Browser, device, network
from astrarium.server.people.memory import Memory
from astrarium.server.people.person import Person
from astrarium.server.people.sessions import Ended
from astrarium.server.store import models
from tests.server.clusters import Cluster
from tests.server.seating import FirstThinker, hall, sit_down, until
from tests.server.visiting import Place, Visitor, place

PASSWORD = "correct horse battery"
OTHER = "purple staple river"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.fixture
def here(database: str, tmp_path: Path) -> Iterator[Place]:
    with hall(database, tmp_path) as found:
        yield found


def account(here: Place, name: str = "Vera") -> Visitor:
    """Somebody with an account, in the browser that it was made in."""
    someone = here.guest()
    someone.post("/api/account", {"name": name, "password": PASSWORD})
    return someone


def logged_in(here: Place, name: str = "Vera", password: str = PASSWORD) -> Visitor:
    """The same account in another browser."""
    someone = here.guest()
    someone.post("/api/login", {"name": name, "password": password})
    return someone


def copy(visitor: Visitor) -> Visitor:
    """Somebody who has stolen a cookie, and is somebody else in nothing."""
    thief = Visitor(visitor.client)
    thief.cookies = dict(visitor.cookies)
    return thief


def is_known(visitor: Visitor) -> bool:
    """Whether a cookie is still worth something; asking makes nobody new."""
    return visitor.ask("PUT", "/api/me", {}).status_code == 200


def old_cookie(here: Place, person: str, made: int | None = None) -> str:
    """A cookie as the release before wrote it."""
    people: People = here.client.app.state.people
    text = f"{person}.{(made or here.time.now) // 1000 + cookies.LIFETIME}"
    return f"{text}.{hmac.digest(people.key, f'person:{text}'.encode(), 'sha256').hex()}"


def came_before(here: Place, *visitors: Visitor, made: int | None = None) -> str:
    """Make visitors one person whom the release before has known, with a cookie of that release; its id."""
    person = str(visitors[0].come_in()["id"])
    people: People = here.client.app.state.people
    with people.store.write() as db:
        people.memory.end(sessions.end(db, person))
        db.execute(update(models.people).where(models.people.c.id == person).values(old_cookies=True))
    for visitor in visitors:
        visitor.cookies["astrarium"] = old_cookie(here, person, made)
    return person


def test_after_logging_out_a_copy_of_the_cookie_is_worth_nothing(here: Place) -> None:
    someone = account(here)
    thief = copy(someone)
    assert is_known(thief)
    someone.post("/api/logout", status=204)
    assert not is_known(thief)
    assert thief.come_in()["guest"]


def test_logging_out_leaves_other_browsers_alone(here: Place) -> None:
    home, phone = account(here), logged_in(here)
    home.post("/api/logout", status=204)
    assert is_known(phone)


def test_logging_out_twice_or_as_nobody_is_no_error(here: Place) -> None:
    someone = account(here)
    late = copy(someone)
    someone.post("/api/logout", status=204)
    late.post("/api/logout", status=204)
    stranger = here.stranger()
    stranger.ask("GET", "/api/tables")
    stranger.post("/api/logout", status=204)


def test_the_session_before_ends_with_logging_in(here: Place) -> None:
    account(here)
    guest = here.guest()
    left = copy(guest)
    guest.post("/api/login", {"name": "Vera", "password": PASSWORD})
    assert not is_known(left)


def test_a_copy_of_the_guests_cookie_is_no_account(here: Place) -> None:
    guest = here.guest()
    thief = copy(guest)
    guest.post("/api/account", {"name": "Vera", "password": PASSWORD})
    assert not is_known(thief)
    assert not guest.come_in()["guest"]


def test_another_password_ends_all_other_sessions(here: Place) -> None:
    home, phone = account(here), logged_in(here)
    thief = copy(home)
    me = home.put("/api/account/password", {"old": PASSWORD, "password": OTHER})
    assert home.come_in() == me
    assert not is_known(phone)
    assert not is_known(thief)
    here.guest().post("/api/login", {"name": "Vera", "password": PASSWORD}, 401)
    assert logged_in(here, password=OTHER).come_in() == me


def test_another_password_wants_the_one_before(here: Place) -> None:
    home, phone = account(here), logged_in(here)
    refused = phone.put("/api/account/password", {"old": OTHER, "password": OTHER}, 401)
    assert refused["error"]["code"] == "wrong-password"
    assert is_known(home)
    here.guest().put("/api/account/password", {"old": "", "password": OTHER}, 401)


def test_a_weak_password_is_refused_when_it_is_changed_too(here: Place) -> None:
    home = account(here)
    refused = home.put("/api/account/password", {"old": PASSWORD, "password": "password1"}, 400)
    assert refused["error"]["reason"] == "password-weak"
    assert is_known(logged_in(here))


def test_the_list_tells_where_one_is_known(here: Place) -> None:
    home = account(here)
    here.time.pass_by(2 * 3600)
    phone = here.guest()
    phone.ask("POST", "/api/login", {"name": "Vera", "password": PASSWORD}, {"user-agent": FIREFOX})
    new, old = phone.get("/api/sessions")
    assert (new["current"], new["device"]) == (True, "Firefox, Linux")
    assert new["made"] - old["made"] == 2 * 3600 * 1000
    assert old["current"] is False
    assert {one["id"]: one["current"] for one in home.get("/api/sessions")} == {old["id"]: True, new["id"]: False}


def test_when_a_session_was_seen_is_kept_to_the_hour(here: Place) -> None:
    home = account(here)
    made = home.get("/api/sessions")[0]["seen"]
    people: People = here.client.app.state.people
    for seconds, seen in ((1800, made), (7200, made + 9_000_000)):
        here.time.pass_by(seconds)
        people.memory.end(Ended("", [session["id"] for session in home.get("/api/sessions")]))
        assert home.get("/api/sessions")[0]["seen"] == seen


def test_a_session_in_the_list_can_be_ended(here: Place) -> None:
    home, phone = account(here), logged_in(here)
    [other] = [session for session in home.get("/api/sessions") if not session["current"]]
    assert home.ask("DELETE", f"/api/sessions/{other['id']}").status_code == 204
    assert not is_known(phone)
    assert is_known(home)
    assert home.ask("DELETE", f"/api/sessions/{other['id']}").status_code == 404


def test_nobody_ends_the_session_of_another(here: Place) -> None:
    victim, other = account(here), account(here, "Wanda")
    [session] = victim.get("/api/sessions")
    for name in (session["id"], "x", "%00", "é"):
        assert other.ask("DELETE", f"/api/sessions/{name}").status_code == 404
    assert is_known(victim)


def test_all_others_can_be_ended_and_copies_of_this_one_with_them(here: Place) -> None:
    home, phone = account(here), logged_in(here)
    thief = copy(home)
    assert home.ask("DELETE", "/api/sessions").json()["name"] == "Vera"
    assert is_known(home)
    assert not is_known(phone)
    assert not is_known(thief)
    assert len(home.get("/api/sessions")) == 1


def test_who_has_no_session_any_more_cannot_win_one(here: Place) -> None:
    """A request that was under way when its session ended is refused by the database."""
    home = account(here)
    people: People = here.client.app.state.people
    late = Person(home.come_in()["id"], "Vera", False, session="0" * 32)
    with pytest.raises(ApiError, match="session has ended"):
        here.client.blocking_portal.call(login.end_others, people, late, Browser())
    assert is_known(home)


def test_logging_out_ends_the_streams(here: Place) -> None:
    seat = sit_down(here)
    host = here.client.app.state.host
    told: list[list[str]] = []
    here.client.app.state.people.on_end.append(lambda ended: told.append(ended.sessions))
    [session] = seat.visitor.get("/api/sessions")
    me = seat.visitor.come_in()["id"]
    live = host.live
    with live.watching(seat.table, me, session["id"]) as mine, live.watching(seat.table, me, "another") as other:
        seat.visitor.post("/api/logout", status=204)
        assert (mine.ended, other.ended) == (True, False)
    assert told[0] == [session["id"]]


def listeners(database: str) -> int:
    """How many processes listen for sessions that end."""
    with psycopg.connect(database) as db:
        said = (f"LISTEN {sessions.CHANNEL}",)
        row = db.execute("SELECT count(*) FROM pg_stat_activity WHERE query = %s", said).fetchone()
    assert row is not None
    return int(row[0])


def test_what_ends_in_one_process_ends_in_the_other(
    postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other one has just asked, and would not ask again for an hour: it is told."""
    monkeypatch.setattr("astrarium.server.people.memory.FRESH", 3600.0)
    database = postgres.cleaned()
    with hall(database, tmp_path) as one, hall(database, tmp_path) as other:
        someone = account(one)
        thief = Visitor(other.client)
        thief.cookies = dict(someone.cookies)
        live = other.client.app.state.host.live
        until(lambda: listeners(database) == 2)
        assert is_known(thief)
        [session] = thief.get("/api/sessions")
        with live.watching("table", "person", session["id"]) as watcher:
            someone.post("/api/logout", status=204)
            until(lambda: not is_known(thief))
            assert watcher.ended


def test_a_person_has_so_many_sessions_at_most(here: Place) -> None:
    account(here)
    people: People = here.client.app.state.people
    first = logged_in(here)
    with people.store.write() as db:
        person = first.come_in()["id"]
        for _ in range(sessions.MOST + 5):
            here.time.pass_by(1)
            sessions.begin(db, person, Browser(), here.time.now)
        count = db.execute(
            select(func.count()).select_from(models.sessions).where(models.sessions.c.person_id == person)
        )
        assert count.scalar_one() == sessions.MOST


def test_a_session_that_nobody_used_for_a_year_is_over(here: Place) -> None:
    someone = account(here)
    here.time.pass_by(cookies.LIFETIME + 1)
    assert not is_known(someone)


def test_a_cookie_of_the_release_before_is_good_for_guest_and_account(here: Place) -> None:
    for someone in (here.guest(), account(here)):
        me = someone.come_in()
        came_before(here, someone)
        before = someone.cookies["astrarium"]
        assert is_known(someone)
        assert someone.come_in() == me
        # From now on it is a session with a cookie of its own; the old one stands for the same.
        assert len(someone.cookies["astrarium"].split(".")) == 4
        late = copy(someone)
        late.cookies["astrarium"] = before
        assert late.come_in()["id"] == me["id"]
        assert len(someone.get("/api/sessions")) == 1


def test_an_old_cookie_dies_with_the_session_that_it_became(here: Place) -> None:
    someone = here.guest()
    came_before(here, someone)
    thief = copy(someone)
    someone.come_in()
    someone.post("/api/logout", status=204)
    assert not is_known(thief)
    assert thief.come_in()["id"] != someone.come_in()["id"]


@pytest.mark.parametrize("ending", ["logout", "password", "others", "one"])
def test_old_cookies_that_were_never_seen_die_with_the_first_ending(here: Place, ending: str) -> None:
    """The release before wrote a new cookie every day, and each of them was good for a year."""
    someone = account(here)
    came_before(here, someone)
    thief = copy(someone)
    thief.cookies["astrarium"] = old_cookie(here, someone.come_in()["id"], here.time.now - 40 * 24 * 3600 * 1000)
    if ending == "logout":
        someone.post("/api/logout", status=204)
    elif ending == "password":
        someone.put("/api/account/password", {"old": PASSWORD, "password": OTHER})
    elif ending == "others":
        assert someone.ask("DELETE", "/api/sessions").status_code == 200
    else:
        phone = logged_in(here)
        [other] = [one for one in phone.get("/api/sessions") if not one["current"]]
        assert phone.ask("DELETE", f"/api/sessions/{other['id']}").status_code == 204
    assert not is_known(thief)


def test_an_old_cookie_lives_no_longer_than_it_said(here: Place) -> None:
    someone = here.guest()
    came_before(here, someone, made=here.time.now - 360 * 24 * 3600 * 1000)
    late = copy(someone)
    someone.come_in()
    here.time.pass_by(10 * 24 * 3600)
    assert is_known(someone)
    assert not is_known(late)


def test_nobody_who_is_new_has_an_old_cookie(here: Place) -> None:
    someone = here.guest()
    forged = here.stranger()
    forged.cookies = {**someone.cookies, "astrarium": old_cookie(here, someone.come_in()["id"])}
    assert not is_known(forged)


def test_a_dead_cookie_cannot_spend_what_is_its_persons(tmp_path: Path) -> None:
    with place(tmp_path, FirstThinker(), limits=1.0) as here:
        home, phone = account(here), logged_in(here)
        thief = copy(phone)
        phone.post("/api/logout", status=204)
        codes = {thief.ask("PUT", "/api/me", {}).status_code for _ in range(220)}
        assert codes == {401, 429}
        assert is_known(home)


def test_what_is_read_while_something_ends_is_not_remembered() -> None:
    memory = Memory(clock=lambda: 0.0)
    vera = Person("v", "Vera", False)
    ends = memory.ends
    memory.end(Ended("v", ["s"]))
    memory.keep_session("s", vera, ends)
    assert memory.in_session("s") is None
    memory.keep_session("s", vera, memory.ends)
    assert memory.in_session("s") == Person("v", "Vera", False, session="s")


def test_what_is_remembered_is_asked_for_again_soon() -> None:
    now = [0.0]
    memory = Memory(clock=lambda: now[0])
    memory.keep_session("s", Person("v", "Vera", False), 0)
    now[0] = 4.9
    assert memory.in_session("s") is not None
    now[0] = 5.0
    assert memory.in_session("s") is None


@pytest.mark.parametrize(
    ("agent", "said"),
    [
        (FIREFOX, "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("<script>", ""),
        ("", ""),
    ],
)
def test_a_browser_in_a_few_words(agent: str, said: str) -> None:
    assert device(agent) == said


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("203.0.113.77", "203.0.113.0/24"),
        ("::ffff:203.0.113.77", "203.0.113.0/24"),
        ("2001:db8:1:2::3", "2001:db8:1::/48"),
        ("fe80::1%eth0", "fe80::/48"),
        ("testclient", ""),
        ("", ""),
    ],
)
def test_a_network_instead_of_an_address(address: str, said: str) -> None:
    assert network(address) == said
