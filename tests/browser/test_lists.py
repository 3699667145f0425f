"""Lists of tables: page by page, narrowed to what one looks for; and a game that is over is left in peace."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Reception
from tests.browser.house import House
from tests.browser.pages import Visit

ROWS = "section:has(h2:text-is('{title}')) li"


def rows(page: Page, title: str) -> int:
    """How many tables stand under a heading."""
    return page.locator(ROWS.format(title=title)).count()


def open_tables(visit: Visit, count: int, game: str, clock: str = "none") -> None:
    """So many tables that wait for somebody."""
    seats = [{"kind": "person"}, {"kind": "open"}]
    for number in range(count):
        body = {"game": game, "players": 2, "seats": seats, "title": f"{game} {number}"}
        visit.post("/api/tables", body | {"clock": {"kind": clock, "seconds": 86400}})


def test_more_is_shown_on_demand(own_house: House, reception: Reception) -> None:
    host, guest = reception.welcome(own_house), reception.welcome(own_house, 390, 844)
    open_tables(host, 33, "race")
    open_tables(host, 2, "gaia", "turns")
    host.go("/")
    expect(host.page.locator(ROWS.format(title="My games"))).to_have_count(30)
    assert rows(host.page, "Open tables") == 5
    host.page.get_by_role("button", name=re.compile("^Show more.*My games$")).click()
    expect(host.page.locator(ROWS.format(title="My games"))).to_have_count(35)
    expect(host.page.get_by_role("button", name=re.compile("Show more"))).to_have_count(0)
    guest.go("/tables")
    expect(guest.page.locator(ROWS.format(title="Open tables"))).to_have_count(30)
    guest.page.get_by_label("Game", exact=True).select_option("Gaia Project")
    expect(guest.page.locator(ROWS.format(title="Open tables"))).to_have_count(2)
    guest.page.get_by_label("Pace", exact=True).select_option("Live")
    expect(guest.page.locator(ROWS.format(title="Open tables"))).to_have_count(0)
    expect(guest.page.get_by_text("No table is like that now.").first).to_be_visible()


def test_a_game_that_is_over_has_no_stream(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house)
    streams: list[str] = []
    somebody.page.on("request", lambda request: streams.append(request.url) if "/stream" in request.url else None)
    table = somebody.sit(2)
    expect(somebody.question).to_have_text("Choose your faction")
    somebody.page.wait_for_timeout(100)
    assert len(streams) == 1
    somebody.post(f"/api/tables/{table}/abandon", {})
    expect(somebody.page.get_by_text(re.compile("given up")).first).to_be_visible()
    somebody.go(f"/table/{table}")
    expect(somebody.page.get_by_text(re.compile("given up")).first).to_be_visible()
    assert len(streams) == 1
    expect(somebody.page.get_by_text("The connection is lost.")).to_have_count(0)


def test_an_unfinished_game_is_put_away_and_brought_back(own_house: House, reception: Reception) -> None:
    somebody = reception.welcome(own_house)
    somebody.sit(2)
    somebody.go("/tables")
    page = somebody.page
    expect(page.locator(ROWS.format(title="My games"))).to_have_count(1)
    page.get_by_role("button", name=re.compile("^Put away")).click()
    expect(page.locator(ROWS.format(title="Put away"))).to_have_count(1)
    expect(page.get_by_text("You are not playing yet")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Bring back")).click()
    expect(page.locator(ROWS.format(title="My games"))).to_have_count(1)
    expect(page.locator(ROWS.format(title="Put away"))).to_have_count(0)
