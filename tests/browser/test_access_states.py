"""What is said where something is unusual can be seen, heard and reached by keys, on every size."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Reception
from tests.browser.house import House
from tests.browser.pages import Visit
from tests.browser.test_access import LOOKS, findings
from tests.browser.test_lists import open_tables

SIZES = [(390, 844), (820, 1180), (1280, 720)]
SEATS = [{"kind": "person"}, {"kind": "open"}]


def table_of(visit: Visit, **more: Any) -> str:
    """A table that waits for another; its id."""
    body = {"game": "race", "players": 2, "seats": SEATS} | more
    table: str = visit.post("/api/tables", body)["table"]["id"]
    return table


def refuse(page: Page, code: str) -> None:
    """Whoever would make a table is refused."""

    def answer(route: Route) -> None:
        if route.request.method == "POST":
            route.fulfill(status=409, json={"error": {"code": code, "message": "no more"}})
        else:
            route.continue_()

    page.route("**/api/tables", answer)


def on_screen(line: Locator) -> bool:
    """Whether all of it is in the window, with nothing over it."""
    seen: bool = line.evaluate(
        """(line) => {
          const box = line.getBoundingClientRect();
          const there = document.elementFromPoint(box.left + 4, box.top + box.height / 2);
          return box.top >= 0 && box.bottom <= innerHeight && line.contains(there);
        }"""
    )
    return seen


@pytest.mark.parametrize(("width", "height", "theme"), LOOKS, ids=str)
def test_axe_finds_nothing_in_lists_and_rooms(
    house: House, reception: Reception, width: int, height: int, theme: str
) -> None:
    somebody = reception.welcome(house, width, height, theme=theme)
    page = somebody.page
    open_tables(somebody, 31, "race", "turns")
    somebody.go("/tables")
    expect(page.get_by_role("button", name=re.compile("^Show more")).first).to_be_visible()
    assert findings(page) == []
    for more in ({"seed": 4}, {}):
        somebody.go(f"/table/{table_of(somebody, **more)}")
        expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
        page.locator("summary, .practice").first.click()
        assert findings(page) == [], more


TABLET = 721


@pytest.mark.parametrize(("width", "height"), SIZES, ids=str)
def test_the_seal_is_there_before_the_end_and_reached_by_keys(
    house: House, reception: Reception, width: int, height: int
) -> None:
    host, guest = reception.welcome(house, width, height), reception.welcome(house)
    table = table_of(host)
    guest.post(f"/api/tables/{table}/seats/1", {})
    seal = host.get(f"/api/tables/{table}/fairness")["seal"]
    host.go(f"/table/{table}")
    host.ready()
    if width < TABLET:
        # On phones it stands in the settings.
        host.page.get_by_role("button", name="Settings").first.press("Enter")
    host.page.get_by_role("button", name="Automatic answers").first.press("Enter")
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_text("Seed and seal", exact=True).press("Enter")
    expect(dialog.get_by_text(seal)).to_be_visible()
    expect(dialog).to_contain_text("Keep the seal")
    assert findings(host.page) == []


def test_a_spectator_sees_the_seal(house: House, reception: Reception) -> None:
    host, guest, spectator = (reception.welcome(house) for _ in range(3))
    table = table_of(host)
    guest.post(f"/api/tables/{table}/seats/1", {})
    spectator.go(f"/table/{table}")
    spectator.page.get_by_role("button", name="Seed and seal").click()
    seal = host.get(f"/api/tables/{table}/fairness")["seal"]
    expect(spectator.page.get_by_role("dialog").get_by_text(seal)).to_be_visible()
    assert findings(spectator.page) == []


@pytest.mark.parametrize(("width", "height"), SIZES, ids=str)
def test_a_limit_is_said_where_it_is_seen(house: House, reception: Reception, width: int, height: int) -> None:
    somebody = reception.welcome(house, width, height)
    page = somebody.page
    somebody.go("/")
    refuse(page, "enough-bots")
    page.get_by_role("button", name="Play now").last.click()
    said = page.get_by_role("alert")
    expect(said).to_contain_text("as many games with bots")
    assert on_screen(said)
    somebody.go("/new?game=gaia")
    refuse(page, "enough-waiting")
    page.get_by_role("button", name="Start the game").click()
    expect(said).to_contain_text("as many open tables")
    assert on_screen(said)
    assert findings(page) == []


@pytest.mark.parametrize("path", ["/", "/tables", "/replays"])
def test_a_list_that_cannot_be_loaded_does_not_say_that_it_loads(
    house: House, reception: Reception, path: str
) -> None:
    somebody = reception.welcome(house)
    page = somebody.page
    page.route("**/api/tables?*", lambda route: route.abort())
    somebody.go(path)
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer.")
    expect(page.get_by_text("Loading…")).to_have_count(0)
    assert findings(page) == []
    page.unroute("**/api/tables?*")
    # It is asked for again by itself, with nothing to press.
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), SIZES, ids=str)
def test_a_lost_connection_covers_no_words(house: House, reception: Reception, width: int, height: int) -> None:
    somebody = reception.welcome(house, width, height)
    somebody.page.route("**/stream*", lambda route: route.abort())
    somebody.sit(2, factions=["terrans", "xenos"])
    somebody.ready()
    lost = somebody.page.get_by_text("The connection is lost.")
    expect(lost).to_be_visible()
    phase = somebody.page.locator(".topbar .phase:visible")
    covered = somebody.page.evaluate(
        """([lost, phase]) => {
          if (!phase || getComputedStyle(phase).visibility === 'hidden') return false;
          const one = lost.getBoundingClientRect(), other = phase.getBoundingClientRect();
          return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
        }""",
        [lost.element_handle(), phase.first.element_handle() if phase.count() else None],
    )
    assert not covered
    assert findings(somebody.page) == []


def test_a_wrong_webhook_is_refused_in_the_readers_language(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house, locale="uk")
    somebody.go("/account")
    form = somebody.page.get_by_role("form", name="Ім'я та сповіщення")
    form.get_by_label("Вебхук").fill("https://somebody:secret@example.net/")
    form.get_by_role("button", name="Зберегти").click()
    expect(form.get_by_role("alert")).to_contain_text("Адреса вебхука починається з https://")


def test_a_tablet_held_upright_gives_the_board_its_width(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house, 820, 1180)
    somebody.sit(2, factions=["terrans", "xenos"])
    somebody.ready()
    board = somebody.page.get_by_role("main").bounding_box()
    assert board is not None
    assert board["width"] > 750
    assert findings(somebody.page) == []


def test_practice_is_marked_in_the_list_and_at_the_table(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house, 390, 844)
    table = somebody.sit(2)
    somebody.ready()
    expect(somebody.page.locator(".topbar").get_by_text("Practice")).to_be_attached()
    expect(somebody.page.locator('.topbar .practice use[href$="#dice"]')).to_be_visible()
    somebody.go("/")
    expect(somebody.page.locator(f'.row[href="/table/{table}"]')).to_contain_text("Practice")
