"""Before and after a game: who comes, who is there, and playing once more."""

from playwright.sync_api import expect

from tests.browser.conftest import Reception
from tests.browser.house import House
from tests.browser.test_replaying import finished
from tests.browser.test_seats import leaving


def test_a_guest_comes_by_the_link_with_a_name_and_is_seen_in_the_room(house: House, reception: Reception) -> None:
    host = reception.welcome(house)
    seats = [{"kind": "person"}, {"kind": "invited"}, {"kind": "open"}]
    clock = {"kind": "live", "seconds": 1200, "bonus": 30}
    body = {"game": "race", "players": 3, "seats": seats, "clock": clock, "options": {"goals": False}}
    table = host.post("/api/tables", body)["table"]["id"]
    host.go(f"/table/{table}")
    room = host.page.get_by_role("main")
    expect(room).to_contain_text("20 min")
    expect(room.get_by_role("region", name="Options of the game")).to_contain_text("No")
    # The brightest button invites; starting is possible, and says with whom.
    expect(host.page.locator(".btn.primary")).to_have_text("Copy the invitation")
    expect(room.get_by_role("button", name="Start: you and 2 bots")).to_be_visible()
    link = host.page.get_by_label("The link of this seat").input_value()
    # The code for a camera leads there, too.
    expect(room.get_by_role("img", name="QR code")).to_be_visible()
    guest = reception.welcome(house, 390, 844)
    guest.page.goto(link)
    expect(guest.page.get_by_label("Your name")).to_be_focused()
    guest.page.keyboard.type("Hypatia")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_url(f"**/table/{table}")
    expect(room.get_by_role("listitem").filter(has_text="Hypatia")).to_contain_text("at the table")
    guest.page.get_by_role("textbox").last.fill("I am here")
    guest.page.keyboard.press("Enter")
    expect(room.get_by_role("log")).to_contain_text("I am here")


def test_another_game_begins_with_one_click(house: House, reception: Reception) -> None:
    somebody, table, _ = finished(house, reception)
    before = somebody.get(f"/api/tables/{table}")["table"]
    somebody.go("/replays")
    somebody.page.locator("a.row").first.click()
    somebody.page.wait_for_url(f"**/table/{table}/at/0")
    somebody.go(f"/table/{table}")
    somebody.page.get_by_role("button", name="Play again").click()
    somebody.page.wait_for_url(lambda url: table not in url)
    somebody.ready()
    again = somebody.get(f"/api/tables/{somebody.page.url.split('/table/')[1]}")["table"]
    assert (again["status"], again["options"]) == ("playing", before["options"])
    expect(leaving(somebody)).to_contain_text("Give the table up")


def test_a_link_says_why_it_no_longer_opens_a_seat(house: House, reception: Reception) -> None:
    host = reception.welcome(house)
    seats = [{"kind": "person"}, {"kind": "invited"}, {"kind": "open"}]
    table = host.post("/api/tables", {"game": "race", "players": 3, "seats": seats})["table"]["id"]
    host.go(f"/table/{table}")
    link = host.page.get_by_label("The link of this seat").input_value()
    guest = reception.welcome(house)
    guest.page.goto(link)
    # Two people of one name could not be told apart.
    guest.page.get_by_label("Your name").fill(host.get("/api/me")["name"].upper())
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("alert")).to_contain_text("Choose another name")
    guest.page.get_by_label("Your name").fill("Hypatia")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_url(f"**/table/{table}")
    late = reception.welcome(house)
    for change, said in (
        ("", "another one is open"),
        ("start", "The game has begun"),
    ):
        if change:
            host.post(f"/api/tables/{table}/{change}", {})
        late.page.goto(link)
        expect(late.page.get_by_role("main")).to_contain_text(said)
        expect(late.page.get_by_label("Your name")).to_have_count(0)


def test_changed_options_ask_everybody_anew(house: House, reception: Reception) -> None:
    host = reception.welcome(house)
    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]
    table = host.post("/api/tables", {"game": "race", "players": 3, "seats": seats})["table"]["id"]
    host.go(f"/table/{table}")
    guest = reception.welcome(house, 390, 844)
    guest.go(f"/table/{table}")
    guest.page.get_by_role("button", name="Sit down").first.click()
    ready = host.page.get_by_role("main").locator("li").filter(has_text="ready")
    expect(ready).to_have_count(2)
    host.page.get_by_role("button", name="Change").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("radiogroup", name="Goals").get_by_role("radio", name="No").check()
    dialog.get_by_role("button", name="Change").click()
    expect(dialog).to_have_count(0)
    expect(ready).to_have_count(1)
    expect(guest.page.get_by_role("main")).to_contain_text("The options have been changed")
    expect(guest.page.locator(".btn.primary")).to_have_text("Ready")
    expect(guest.page.get_by_role("button", name="Change")).to_have_count(0)
    guest.page.get_by_role("button", name="Ready", exact=True).click()
    expect(ready).to_have_count(2)
    options = guest.page.get_by_role("region", name="Options of the game")
    expect(options.locator("dt:text-is('Goals') + dd")).to_have_text("No")
