"""What the players settle among themselves: a bot for somebody who is away, the way back, the end of the game."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Reception
from tests.browser.house import House
from tests.browser.pages import Visit
from tests.browser.test_access import findings

ABSENCE = "24"
"""Seconds; a page says after ten that somebody is away."""


@pytest.fixture
def hasty_house(tmp_path: Path) -> Iterator[House]:
    """A server that waits for nobody for long."""
    made = House(tmp_path, "--absence", ABSENCE)
    made.start()
    yield made
    made.stop()


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


def news(visit: Visit) -> Locator:
    """What stands above the bar."""
    return visit.page.get_by_role("complementary", name="What the players settle")


def leaving(visit: Visit) -> Locator:
    """The dialog in which one leaves, or asks for the end."""
    visit.page.get_by_role("button", name="Leave", exact=True).first.click()
    return visit.page.get_by_role("dialog")


def kinds(visit: Visit, table: str) -> list[str]:
    return [seat["kind"] for seat in visit.get(f"/api/tables/{table}")["table"]["seats"]]


def test_a_bot_stands_in_for_who_is_away_and_they_come_back(hasty_house: House, reception: Reception) -> None:
    host, guest = reception.welcome(hasty_house), reception.welcome(hasty_house, 390, 844)
    table = meet(host, guest)
    expect(news(guest)).to_have_count(0)
    host.page.goto("about:blank")
    expect(news(guest)).to_contain_text("is away. In 0:1")
    vote = guest.page.get_by_role("button", name="Let a bot play on")
    vote.click()
    expect(news(guest)).to_contain_text("1 of 1")
    guest.page.get_by_role("button", name="Take my vote back").click()
    expect(news(guest)).to_contain_text("0 of 1")
    vote.click()
    assert findings(guest.page) == []
    assert kinds(guest, table) == ["person", "person"]
    expect(guest.question).to_have_text("Choose your faction")
    assert kinds(guest, table) == ["bot", "person"]
    host.go("/")
    expect(host.page.get_by_text("a bot plays for you: take your seat back")).to_be_visible()
    assert findings(host.page) == []
    host.go(f"/table/{table}")
    expect(host.question).to_have_text("A bot plays for you")
    expect(host.page.locator("#bar")).to_contain_text("You were away, and the others agreed.")
    host.page.get_by_role("button", name="Take my seat back").click()
    expect(host.question).to_have_text("Nothing is asked of you")
    assert kinds(guest, table) == ["person", "person"]


def test_coming_back_in_time_ends_the_vote(house: House, reception: Reception) -> None:
    host, guest = reception.welcome(house), reception.welcome(house)
    table = meet(host, guest)
    host.page.goto("about:blank")
    guest.page.get_by_role("button", name="Let a bot play on").click()
    host.go("/")
    expect(host.page.get_by_text("the others vote for a bot in your seat")).to_be_visible()
    expect(news(guest)).to_be_visible()
    host.go(f"/table/{table}")
    expect(host.question).to_have_text("Choose your faction")
    expect(news(guest)).to_have_count(0)


def test_whoever_leaves_is_asked_twice_and_takes_the_seat_back(house: House, reception: Reception) -> None:
    host, guest = reception.welcome(house), reception.welcome(house)
    table = meet(host, guest)
    dialog = leaving(guest)
    dialog.get_by_role("button", name="Leave the table").click()
    expect(dialog).to_contain_text("You can take it back whenever you return.")
    assert kinds(guest, table) == ["person", "person"]
    dialog.get_by_role("button", name="Leave the table").click()
    guest.page.wait_for_url(guest.url + "/")
    name = guest.get("/api/me")["name"]
    seats = host.page.get_by_role("complementary", name="Seats")
    expect(seats).to_contain_text("bot")
    expect(seats).to_contain_text(name)
    guest.go(f"/table/{table}")
    guest.page.get_by_role("button", name="Take my seat back").click()
    expect(guest.question).to_have_text("Nothing is asked of you")
    expect(seats).not_to_contain_text("bot")


def test_a_game_ends_when_everybody_agrees(house: House, reception: Reception) -> None:
    host, guest = reception.welcome(house), reception.welcome(house, 390, 844)
    meet(host, guest)
    ask(host)
    expect(news(host)).to_contain_text("You would end the game here, without a result: 1 of 2 agree.")
    expect(news(guest)).to_contain_text("would end the game here, without a result: 1 of 2 agree.")
    assert findings(guest.page) == []
    news(guest).get_by_role("button", name="Play on").click()
    for visit in (host, guest):
        expect(news(visit)).to_have_count(0)
    ask(host)
    news(host).get_by_role("button", name="Withdraw").click()
    expect(news(guest)).to_have_count(0)
    ask(host)
    news(guest).get_by_role("button", name="End the game").click()
    for visit in (host, guest):
        expect(visit.page.get_by_role("heading", name="This table has been given up")).to_be_visible()
    expect(guest.page.get_by_role("link", name="Play again")).to_be_visible()


def ask(visit: Visit) -> None:
    """Ask the others to end the game."""
    dialog = leaving(visit)
    dialog.get_by_role("button", name="Ask to end the game").click()
    expect(dialog).to_contain_text("When everybody agrees, the game ends here")
    dialog.get_by_role("button", name="Ask to end the game").click()
    expect(dialog).to_have_count(0)


def test_alone_with_bots_a_table_is_given_up_at_once(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house)
    somebody.sit(2)
    dialog = leaving(somebody)
    dialog.get_by_role("button", name="Give the table up").click()
    expect(dialog).to_contain_text("The game ends here for everybody")
    dialog.get_by_role("button", name="Give the table up").click()
    expect(somebody.page.get_by_role("heading", name="This table has been given up")).to_be_visible()
