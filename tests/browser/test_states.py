"""What a table says when something is unusual: nobody is there, time is up, the server is away, it is given up."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Reception
from tests.browser.house import House
from tests.browser.pages import Visit


def meet(host: Visit, guest: Visit) -> str:
    """Two people sit down at a table of Gaia Project; its id."""
    seats = [{"kind": "person"}, {"kind": "open"}]
    made = host.post("/api/tables", {"game": "gaia", "players": 2, "seats": seats, "seed": 11})
    table: str = made["table"]["id"]
    guest.post(f"/api/tables/{table}/seats/1", {})
    for visit in (guest, host):
        visit.go(f"/table/{table}")
    expect(host.question).to_have_text("Choose your faction")
    return table


def test_a_lost_connection_comes_back_and_what_was_tried_is_still_there(
    own_house: House, reception: Reception
) -> None:
    somebody = reception.welcome(own_house)
    table = somebody.sit(2, factions=["terrans", "xenos"])
    somebody.first_lit()
    expect(somebody.mood).to_have_text("Trying it out")
    tried = somebody.question.inner_text()
    own_house.kill()
    lost = somebody.page.get_by_text("The connection is lost.")
    expect(lost).to_be_visible()
    own_house.start()
    expect(lost).to_have_count(0)
    expect(somebody.question).to_have_text(tried)
    somebody.do("confirm")
    somebody.page.wait_for_function(
        "async (path) => (await (await fetch(path)).json()).seq > 0", arg=f"/api/tables/{table}"
    )


def test_where_somebody_has_left_the_others_let_a_bot_play_on(house: House, reception: Reception) -> None:
    host, guest = reception.welcome(house), reception.welcome(house, 390, 844)
    table = meet(host, guest)
    vote = guest.page.get_by_role("button", name="Let a bot play on")
    expect(vote).to_have_count(0)
    host.page.goto("about:blank")
    expect(guest.page.locator("#bar")).to_contain_text("0 of 1 agree that a bot plays on")
    vote.click()
    expect(guest.question).to_have_text("Choose your faction")
    assert [seat["kind"] for seat in guest.get(f"/api/tables/{table}")["table"]["seats"]] == ["bot", "person"]


def test_a_clock_runs_down_and_at_zero_a_bot_plays_on(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house, 390, 844)
    clock = {"kind": "live", "seconds": 3, "bonus": 0, "zero": "bot"}
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    made = somebody.post("/api/tables", {"game": "gaia", "players": 2, "seats": seats, "seed": 11, "clock": clock})
    somebody.go(f"/table/{made['table']['id']}")
    expect(somebody.page.locator(".time").first).to_have_text(re.compile(r"^−?0:0\d$"))
    expect(somebody.question).to_have_text("You are watching")
    seats_now = somebody.get(f"/api/tables/{made['table']['id']}")["table"]["seats"]
    assert [seat["kind"] for seat in seats_now] == ["bot", "bot"]


def test_a_table_that_is_given_up_says_so_to_everybody(house: House, reception: Reception) -> None:
    host, guest = reception.welcome(house), reception.welcome(house)
    meet(host, guest)
    host.page.get_by_role("button", name="Automatic answers").first.click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Give the table up").click()
    expect(dialog).to_contain_text("The game ends here for everybody")
    dialog.get_by_role("button", name="Give the table up").click()
    for visit in (host, guest):
        expect(visit.page.get_by_role("heading", name="This table has been given up")).to_be_visible()
    expect(guest.page.get_by_role("link", name="Play again")).to_be_visible()


def test_whoever_leaves_is_asked_twice_and_a_bot_plays_on(house: House, reception: Reception) -> None:
    host, guest = reception.welcome(house), reception.welcome(house)
    table = meet(host, guest)
    guest.page.get_by_role("button", name="Automatic answers").first.click()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Leave the table").click()
    assert guest.get(f"/api/tables/{table}")["seat"] == 1
    dialog.get_by_role("button", name="Leave the table").click()
    guest.page.wait_for_url(guest.url + "/")
    expect(host.page.get_by_role("complementary", name="Seats")).to_contain_text("Greedy")
