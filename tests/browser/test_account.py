"""An account from its beginning to its end, with letters, in two browsers."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Reception
from tests.browser.house import House
from tests.browser.pages import Visit
from tests.browser.test_access import LOOKS, findings
from tests.server.letter_box import LetterBox, letter_box

PASSWORD = "correct horse battery"
OTHER = "purple staple river"
THIRD = "quiet engine marble"
HERS = "vera@example.net"


@pytest.fixture(scope="module")
def box() -> Iterator[LetterBox]:
    with letter_box() as found:
        yield found


@pytest.fixture(scope="module")
def post_house(tmp_path_factory: pytest.TempPathFactory, box: LetterBox) -> Iterator[House]:
    """A server that sends letters, for all tests of this file."""
    options = ("--mail", box.url, "--mail-from", "play@example.org", "--site", "https://play.example.org")
    made = House(tmp_path_factory.mktemp("post"), *options)
    made.start()
    yield made
    made.stop()


def titled(page: Page, title: str) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text(title)


def make_account(visit: Visit, name: str, password: str = PASSWORD) -> None:
    visit.go("/account")
    titled(visit.page, "You are a guest")
    form = visit.page.get_by_role("form", name="Make an account")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name="Make an account").click()


def log_in(visit: Visit, name: str, password: str) -> None:
    visit.go("/login")
    visit.page.get_by_label("Name").fill(name)
    visit.page.get_by_label("Password").fill(password)
    visit.page.get_by_role("button", name="Log in").click()
    visit.page.wait_for_url(visit.url + "/")


def test_a_weak_password_and_a_name_of_a_bot_are_refused_in_words(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house)
    make_account(somebody, "Vera of the house", "password1")
    alert = somebody.page.get_by_role("alert")
    expect(alert.filter(has_text="easy to guess")).to_be_visible()
    make_account(somebody, "Greedy 2")
    expect(alert.filter(has_text="kept for the site and its bots")).to_be_visible()
    somebody.page.get_by_role("form", name="Make an account").get_by_label("Name").fill("Vеra")
    somebody.page.get_by_role("button", name="Make an account").click()
    expect(alert.filter(has_text="mixes letters of several scripts")).to_be_visible()


def test_a_new_account_is_shown_by_its_name(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house)
    make_account(somebody, "Ulla")
    titled(somebody.page, "Account")
    form = somebody.page.get_by_role("form", name="Name and notices")
    expect(form.get_by_label("Name")).to_have_value("Ulla")
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_role("status")).to_have_text("Saved.")
    assert somebody.get("/api/me")["name"] == "Ulla"


def test_a_browser_can_be_logged_out_from_another(house: House, reception: Reception) -> None:
    home, phone = reception.welcome(house), reception.welcome(house, 390, 844)
    make_account(home, "Wanda")
    titled(home.page, "Account")
    log_in(phone, "wanda", PASSWORD)
    home.go("/account")
    sessions = home.page.get_by_role("region", name="Where you are logged in")
    expect(sessions.get_by_role("listitem")).to_have_count(2)
    expect(sessions.get_by_text("this browser")).to_be_visible()
    sessions.get_by_role("button", name="End: Chrome, Linux").click()
    expect(sessions.get_by_role("listitem")).to_have_count(1)
    phone.go("/account")
    titled(phone.page, "You are a guest")
    home.page.reload()
    titled(home.page, "Account")


def test_another_password_logs_the_others_out(house: House, reception: Reception) -> None:
    home, phone = reception.welcome(house), reception.welcome(house)
    make_account(home, "Xenia")
    titled(home.page, "Account")
    log_in(phone, "Xenia", PASSWORD)
    form = home.page.get_by_role("form", name="Change password")
    form.get_by_label("Password now").fill(OTHER)
    form.get_by_label("New password").fill(OTHER)
    form.get_by_role("button").click()
    expect(form.get_by_role("alert")).to_have_text("This is not your password.")
    form.get_by_label("Password now").fill(PASSWORD)
    form.get_by_role("button").click()
    expect(form.get_by_role("status")).to_contain_text("The password is changed")
    expect(home.page.get_by_role("region", name="Where you are logged in").get_by_role("listitem")).to_have_count(1)
    phone.go("/account")
    titled(phone.page, "You are a guest")


def test_a_guest_is_warned_before_logging_out(house: House, reception: Reception) -> None:
    guest = reception.welcome(house)
    guest.go("/account")
    leave = guest.page.get_by_role("button", name="Log out")
    # The page has asked who it is by then; a second newcomer at once would be another guest.
    expect(leave).to_be_visible()
    before = guest.get("/api/me")["id"]
    leave.click()
    dialog = guest.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Nothing but this browser proves who you are")
    guest.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert guest.get("/api/me")["id"] == before
    guest.page.get_by_role("button", name="Log out").click()
    dialog.get_by_role("button", name="Log out").click()
    expect(guest.page.get_by_text("You are logged out.")).to_be_visible()
    assert guest.get("/api/me")["id"] != before


def test_where_no_letters_are_sent_none_are_offered(house: House, reception: Reception) -> None:
    somebody = reception.welcome(house)
    somebody.go("/login")
    titled(somebody.page, "Log in")
    expect(somebody.page.get_by_role("link", name="Forgot your password?")).to_have_count(0)
    somebody.go("/forgot")
    expect(somebody.page.get_by_text("This server sends no letters.")).to_be_visible()


def test_a_forgotten_password_by_letter(post_house: House, box: LetterBox, reception: Reception) -> None:
    vera = reception.welcome(post_house)
    make_account(vera, "Vera")
    form = vera.page.get_by_role("form", name="E-mail address")
    form.get_by_label("E-mail address").fill(HERS)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_role("status")).to_contain_text(f"A letter is on its way to {HERS}")
    # The link is followed on the telephone, where nobody is logged in.
    phone = reception.welcome(post_house, 390, 844, locale="uk")
    phone.go(box.next_link())
    phone.page.get_by_role("button", name="Так, це моя адреса").click()
    expect(phone.page.get_by_text("Адреса почала діяти.")).to_be_visible()
    vera.page.reload()
    expect(vera.page.get_by_text(f"Letters go to {HERS}.")).to_be_visible()

    lost = reception.welcome(post_house)
    lost.go("/login")
    lost.page.get_by_role("link", name="Forgot your password?").click()
    lost.page.get_by_label("Name or e-mail address").fill("vera")
    lost.page.get_by_role("button", name="Send a link").click()
    expect(lost.page.get_by_role("status")).to_contain_text("a letter is on its way")
    path = box.next_link()
    lost.go(path)
    lost.page.get_by_label("New password").fill(THIRD)
    lost.page.get_by_role("button", name="Set the password").click()
    titled(lost.page, "Account")
    assert lost.page.url == post_house.url + "/account"
    assert lost.get("/api/me")["name"] == "Vera"
    vera.page.reload()
    titled(vera.page, "You are a guest")
    vera.go(path)
    vera.page.get_by_label("New password").fill(OTHER)
    vera.page.get_by_role("button", name="Set the password").click()
    expect(vera.page.get_by_role("alert")).to_have_text("This link has been used already, or is too old.")


def test_an_account_is_deleted_and_its_games_stay(house: House, reception: Reception) -> None:
    yulia, friend = reception.welcome(house), reception.welcome(house)
    make_account(yulia, "Yulia")
    titled(yulia.page, "Account")
    seats = [{"kind": "person"}, {"kind": "open"}]
    table = yulia.post("/api/tables", {"game": "race", "players": 2, "seats": seats})["table"]["id"]
    friend.post(f"/api/tables/{table}/seats/1", {})
    yulia.post(f"/api/tables/{table}/chat", {"text": "good luck"})
    yulia.go("/account")
    yulia.page.get_by_role("button", name="Delete the account").click()
    dialog = yulia.page.get_by_role("dialog")
    dialog.get_by_label("Password").fill(OTHER)
    dialog.get_by_role("button", name="Delete for good").click()
    expect(dialog.get_by_role("alert")).to_have_text("This is not your password.")
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Delete for good").click()
    expect(yulia.page.get_by_text("Deleted. You are a new guest.")).to_be_visible()
    titled(yulia.page, "You are a guest")
    friend.go(f"/table/{table}")
    friend.page.get_by_role("tab", name="Chat").click()
    expect(friend.page.get_by_role("log", name="Chat")).to_contain_text("Deleted player good luck")


def test_logging_in_by_the_keyboard_alone(house: House, reception: Reception) -> None:
    home, elsewhere = reception.welcome(house), reception.welcome(house)
    make_account(home, "Zoya")
    titled(home.page, "Account")
    elsewhere.go("/account")
    page = elsewhere.page
    titled(page, "You are a guest")
    page.get_by_role("link", name="I have an account").focus()
    page.keyboard.press("Enter")
    titled(page, "Log in")
    page.get_by_label("Name").focus()
    page.keyboard.type("Zoya")
    page.keyboard.press("Tab")
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    page.wait_for_url(elsewhere.url + "/")
    assert elsewhere.get("/api/me")["name"] == "Zoya"


@pytest.mark.parametrize(("width", "height", "theme"), LOOKS, ids=str)
def test_axe_finds_nothing(post_house: House, reception: Reception, width: int, height: int, theme: str) -> None:
    somebody = reception.welcome(post_house, width, height, theme=theme)
    page = somebody.page
    make_account(somebody, f"Vera {width} {theme}")
    titled(page, "Account")
    assert findings(page) == []
    form = page.get_by_role("form", name="Change password")
    form.get_by_label("Password now").fill(OTHER)
    form.get_by_label("New password").fill("password1")
    form.get_by_role("button").click()
    expect(form.get_by_role("alert")).not_to_be_empty()
    assert findings(page) == []
    page.get_by_role("button", name="Delete the account").click()
    page.get_by_role("dialog").wait_for()
    assert findings(page) == []
    for path in ("/login", "/forgot", "/reset#token", "/verify#token"):
        somebody.go(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert findings(page) == [], path
