"""What a table says when something is unusual: time is up, the server is away."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Reception
from tests.browser.house import House


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


def test_a_clock_runs_down_and_at_zero_a_bot_plays_on(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house, 390, 844)
    clock = {"kind": "live", "seconds": 3, "bonus": 0, "zero": "bot"}
    # Two bots would have played to the end before anybody looks: the other seat has a person, and time of its own.
    seats = [{"kind": "person"}, {"kind": "open"}]
    made = somebody.post("/api/tables", {"game": "gaia", "players": 2, "seats": seats, "seed": 11, "clock": clock})
    table = made["table"]["id"]
    somebody.go(f"/table/{table}")
    reception.welcome(house).post(f"/api/tables/{table}/seats/1", {})
    expect(somebody.page.locator(".time").first).to_have_text(re.compile(r"^−?0:0\d$"))
    expect(somebody.question).to_have_text("A bot plays for you")
    assert somebody.get(f"/api/tables/{table}")["table"]["seats"][0]["kind"] == "bot"
