"""Two people with a browser each, at one table."""

import random

from playwright.sync_api import Route, expect

from tests.browser.conftest import Reception
from tests.browser.house import House
from tests.browser.pages import Visit


def invite(house: House, reception: Reception) -> tuple[Visit, Visit, str]:
    """Somebody makes a table with an invited seat, somebody else follows the link; the game begins."""
    host = reception.welcome(house)
    seats = [{"kind": "person"}, {"kind": "invited"}]
    made = host.post("/api/tables", {"game": "gaia", "players": 2, "seats": seats, "seed": 11})
    table = made["table"]["id"]
    host.go(f"/table/{table}")
    link = host.page.get_by_label("The link of this seat").input_value()
    guest = reception.welcome(house)
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.wait_for_url(f"**/table/{table}")
    # Without a reload: the stream tells the host that the seat is taken, and so the game has begun.
    expect(host.question).to_have_text("Choose your faction")
    return host, guest, table


def test_each_sees_the_moves_of_the_other_without_a_reload(house: House, reception: Reception) -> None:
    host, guest, table = invite(house, reception)
    seen = guest.page.evaluate("() => performance.getEntriesByType('navigation').length")
    rng = random.Random(3)
    for _ in range(14):
        state = host.get(f"/api/tables/{table}")
        mover = host if 0 in state["table"]["to_act"] else guest
        other = guest if mover is host else host
        mover.ready()
        seq = state["seq"]
        while mover.get(f"/api/tables/{table}")["seq"] == seq:
            mover.ready()
            mover.step(rng)
        lines = mover.page.locator("[role=log] li").count()
        expect(other.page.locator("[role=log] li")).to_have_count(lines)
    assert guest.page.evaluate("() => performance.getEntriesByType('navigation').length") == seen


def test_an_answer_that_is_lost_is_asked_for_again(house: House, reception: Reception) -> None:
    host, guest, table = invite(house, reception)
    lost: list[str] = []

    def lose(route: Route) -> None:
        lost.append(route.request.url)
        route.abort()

    guest.page.route("**/api/tables/*?since=*", lose, times=2)
    state = host.get(f"/api/tables/{table}")
    first = state["position"]["actions"][0]["text"]
    host.post(f"/api/tables/{table}/moves", {"seq": state["seq"], "actions": [first], "key": "a" * 32})
    expect(guest.question).to_have_text("Choose your faction", timeout=15_000)
    assert len(lost) == 2


def test_what_one_writes_the_other_reads_as_text(house: House, reception: Reception) -> None:
    host, guest, _ = invite(house, reception)
    for visit in (host, guest):
        visit.page.get_by_role("tab", name="Chat").click()
    field = host.page.get_by_role("textbox", name="Say something to the table")
    field.fill("<img src=x onerror=alert(1)> hello")
    field.press("Enter")
    expect(guest.page.get_by_role("log", name="Chat")).to_contain_text("<img src=x onerror=alert(1)> hello")
    assert guest.page.locator("[role=log] img").count() == 0


def test_who_leaves_a_table_asks_for_nothing_that_is_not_there(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house)
    table = somebody.sit(2)
    somebody.ready()
    asked: list[str] = []
    somebody.page.on("request", lambda request: asked.append(request.url))
    for path in ("/", "/tables", "/rules/gaia"):
        somebody.page.evaluate(
            "(path) => { history.pushState({}, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path
        )
        expect(somebody.page.get_by_role("heading", level=1)).to_be_attached()
        somebody.go(f"/table/{table}")
        somebody.ready()
    assert [url for url in asked if "undefined" in url] == []


def test_a_table_that_is_over_is_listened_to_no_longer(house: House, reception: Reception) -> None:
    host = reception.welcome(house)
    asked: list[str] = []
    host.page.on("request", lambda request: asked.append(request.url) if "/stream" in request.url else None)
    body = {"game": "gaia", "players": 2, "seats": [{"kind": "person"}, {"kind": "open"}]}
    table = host.post("/api/tables", body)["table"]["id"]
    with host.page.expect_request(lambda request: "/stream" in request.url):
        host.go(f"/table/{table}")
    ended: list[str] = []
    for how in ("requestfinished", "requestfailed"):
        # Server and client hang up both; who is quicker does not matter.
        host.page.on(how, lambda request: ended.append(request.url) if "/stream" in request.url else None)
    host.post(f"/api/tables/{table}/abandon", {})
    # A browser left to itself would come back after two seconds.
    host.page.wait_for_timeout(4000)
    assert len(asked) == len(ended) == 1
    expect(host.page.get_by_text("The connection is lost")).to_have_count(0)
    host.page.reload()
    host.page.wait_for_load_state("networkidle")
    assert len(asked) == 1
