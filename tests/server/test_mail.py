"""Mail: addresses that are verified before they are used, forgotten passwords, and nothing told to strangers."""

import asyncio
import smtplib
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from astrarium.server.people import mail
from astrarium.server.people.addresses import address
from astrarium.server.people.mail import Mail, MailError, Relay, read_mail, read_relay
from astrarium.server.people.texts import BadText
from astrarium.server.settings import Settings
from tests.server.letter_box import LetterBox, letter_box, link_in, token_of
from tests.server.seating import FirstThinker, hall
from tests.server.visiting import Place, Visitor, place

PASSWORD = "correct horse battery"
OTHER = "purple staple river"
SET_UP: dict[str, Any] = {"mail_from": "Astrarium <play@example.org>", "site": "https://play.example.org/"}
HERS = "vera@example.net"


@pytest.fixture
def box() -> Iterator[LetterBox]:
    with letter_box() as found:
        yield found


@pytest.fixture
def here(database: str, tmp_path: Path, box: LetterBox) -> Iterator[Place]:
    with hall(database, tmp_path, mail=box.url, **SET_UP) as found:
        yield found


def account(here: Place, name: str = "Vera") -> Visitor:
    someone = here.guest()
    someone.post("/api/account", {"name": name, "password": PASSWORD})
    return someone


def with_address(here: Place, box: LetterBox, name: str = "Vera", email: str = HERS) -> Visitor:
    """An account whose address has been verified."""
    someone = account(here, name)
    someone.put("/api/account/email", {"email": email, "password": PASSWORD})
    someone.post("/api/verify", {"token": token_of(box.next_link())}, 204)
    return someone


def test_an_address_is_used_once_its_link_was_followed(here: Place, box: LetterBox) -> None:
    vera = account(here)
    assert vera.come_in()["mail"] is True
    asked = vera.put("/api/account/email", {"email": " Vera@Example.NET ", "password": PASSWORD, "language": "ru"})
    assert asked["email"] == ""
    letter = box.next()
    assert (letter["To"], letter["From"]) == (HERS, SET_UP["mail_from"])
    assert letter["Subject"] == "Это ваш адрес?"
    assert letter["Auto-Submitted"] == "auto-generated"
    path = link_in(letter)
    assert path.startswith("/verify#")
    # The link works in any browser, and once.
    other = here.guest()
    other.post("/api/verify", {"token": token_of(path)}, 204)
    assert vera.come_in()["email"] == HERS
    assert other.post("/api/verify", {"token": token_of(path)}, 410)["error"]["code"] == "link-dead"


def test_an_address_that_was_not_verified_opens_nothing(here: Place, box: LetterBox) -> None:
    account(here).put("/api/account/email", {"email": HERS, "password": PASSWORD})
    box.next()
    here.guest().post("/api/reset", {"who": HERS}, 204)
    here.guest().post("/api/reset", {"who": "Vera"}, 204)
    other = account(here, "Wanda")
    other.put("/api/account/email", {"email": "wanda@example.net", "password": PASSWORD})
    assert box.next()["To"] == "wanda@example.net"


def test_the_password_is_asked_for_before_the_address_is_changed(here: Place, box: LetterBox) -> None:
    vera = account(here)
    vera.put("/api/account/email", {"email": HERS, "password": OTHER}, 401)
    here.guest().put("/api/account/email", {"email": HERS, "password": ""}, 401)
    assert box.letters.empty()


def test_the_address_before_is_told_when_there_is_another(here: Place, box: LetterBox) -> None:
    vera = with_address(here, box)
    vera.put("/api/account/email", {"email": "new@example.net", "password": PASSWORD})
    vera.post("/api/verify", {"token": token_of(box.next_link()), "language": "uk"}, 204)
    letter = box.next()
    assert letter["To"] == HERS
    assert "«Vera»" in letter.get_content()
    assert vera.put("/api/account/email", {"email": "", "password": PASSWORD})["email"] == ""
    assert box.next()["To"] == "new@example.net"
    assert vera.come_in()["email"] == ""


@pytest.mark.parametrize("who", [HERS, "VERA@example.net", "Vera", "vera"])
def test_a_forgotten_password_is_set_by_a_link(here: Place, box: LetterBox, who: str) -> None:
    vera = with_address(here, box)
    lost = here.guest()
    lost.post("/api/reset", {"who": who}, 204)
    letter = box.next()
    assert letter["To"] == HERS
    token = token_of(link_in(letter))
    weak = lost.post("/api/reset/password", {"token": token, "password": "password1"}, 400)
    assert weak["error"]["reason"] == "password-weak"
    me = lost.post("/api/reset/password", {"token": token, "password": OTHER})
    assert me["name"] == "Vera"
    assert lost.come_in() == me
    assert vera.ask("PUT", "/api/me", {}).status_code == 401
    here.guest().post("/api/login", {"name": "Vera", "password": PASSWORD}, 401)
    assert box.next()["Subject"] == "Your password at Astrarium was changed"
    late = here.guest()
    assert late.post("/api/reset/password", {"token": token, "password": OTHER}, 410)["error"]["code"] == "link-dead"


def test_whoever_sets_one_link_ends_the_others(here: Place, box: LetterBox) -> None:
    with_address(here, box)
    lost = here.guest()
    tokens = []
    for _ in range(2):
        lost.post("/api/reset", {"who": HERS}, 204)
        tokens.append(token_of(box.next_link()))
    lost.post("/api/reset/password", {"token": tokens[0], "password": OTHER})
    lost.post("/api/reset/password", {"token": tokens[1], "password": OTHER}, 410)


def test_a_link_by_mail_is_good_for_an_hour(here: Place, box: LetterBox) -> None:
    with_address(here, box)
    lost = here.guest()
    lost.post("/api/reset", {"who": HERS}, 204)
    token = token_of(box.next_link())
    here.time.pass_by(3600)
    lost.post("/api/reset/password", {"token": token, "password": OTHER}, 410)


def test_a_link_of_one_kind_is_none_of_another(here: Place, box: LetterBox) -> None:
    vera = account(here)
    vera.put("/api/account/email", {"email": HERS, "password": PASSWORD})
    token = token_of(box.next_link())
    vera.post("/api/reset/password", {"token": token, "password": OTHER}, 410)
    vera.post("/api/verify", {"token": token}, 204)


def test_two_accounts_with_one_address_get_a_link_each(here: Place, box: LetterBox) -> None:
    with_address(here, box)
    with_address(here, box, "Wanda")
    here.guest().post("/api/reset", {"who": HERS}, 204)
    texts = [box.next().get_content() for _ in range(2)]
    assert ["“Vera”" in texts[0], "“Wanda”" in texts[1]] == [True, True]


def test_nobody_learns_whether_an_address_is_known(here: Place, box: LetterBox) -> None:
    with_address(here, box)
    asking = here.guest()
    answers = [asking.ask("POST", "/api/reset", {"who": who}) for who in (HERS, "nobody@example.net", "Nobody")]
    assert {(answer.status_code, answer.content) for answer in answers} == {(204, b"")}
    assert box.next()["To"] == HERS


def test_changing_the_password_is_told_by_mail(here: Place, box: LetterBox) -> None:
    vera = with_address(here, box)
    vera.put("/api/account/password", {"old": PASSWORD, "password": OTHER, "language": "uk"})
    assert box.next()["Subject"] == "Ваш пароль в Astrarium змінено"


def test_nobody_is_written_to_again_and_again(tmp_path: Path, box: LetterBox) -> None:
    with place(tmp_path, FirstThinker(), mail=box.url, limits=1.0, **SET_UP) as here:
        asking = here.guest()
        codes = [asking.ask("POST", "/api/reset", {"who": HERS}).status_code for _ in range(5)]
        assert codes == [204, 204, 204, 429, 429]


def test_without_mail_nothing_of_it_is_offered(tmp_path: Path) -> None:
    with place(tmp_path, FirstThinker()) as here:
        vera = account(here)
        assert vera.come_in()["mail"] is False
        asked: list[tuple[str, str, Any]] = [
            ("PUT", "/api/account/email", {"email": HERS, "password": PASSWORD}),
            ("POST", "/api/reset", {"who": HERS}),
            ("POST", "/api/verify", {"token": "x"}),
        ]
        for method, path, body in asked:
            assert vera.ask(method, path, body).status_code == 403, path


def test_a_letter_is_tried_again_when_it_cannot_be_taken(
    here: Place, box: LetterBox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mail, "PAUSES", (0.0, 0.0))
    box.refusals = 2
    account(here).put("/api/account/email", {"email": HERS, "password": PASSWORD})
    assert box.next()["To"] == HERS
    assert sum(word.lower().startswith("mail from") for word in box.said) == 3


@pytest.mark.parametrize(
    "error",
    [smtplib.SMTPDataError(451, f"no room for {HERS}".encode()), UnicodeEncodeError("ascii", "ж", 0, 1, "no")],
    ids=lambda error: type(error).__name__,
)
def test_a_letter_that_cannot_be_sent_is_given_up_and_nobody_is_named(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    monkeypatch.setattr(mail, "PAUSES", (0.0, 0.0))
    sent: list[str] = []

    def send(_: Relay, message: EmailMessage) -> None:
        if message["To"] == HERS:
            raise error
        sent.append(message["To"])

    async def run() -> None:
        post = Mail(read_relay("smtp://localhost"), "a@example.org", "https://x", send)
        post.start()
        post.write("verify", HERS, "en", path="/verify#x")
        post.write("verify", "next@example.net", "en", path="/verify#y")
        async with asyncio.timeout(30):
            while not sent:
                await asyncio.sleep(0.001)
        await post.stop()

    asyncio.run(run())
    assert sent == ["next@example.net"]
    assert caplog.messages == [f"a letter was not sent: {type(error).__name__}"] * 3


@pytest.mark.parametrize(
    ("url", "relay"),
    [
        ("smtp://u:p%40ss@mail.example.org", Relay("mail.example.org", 587, "u", "p@ss", "starttls")),
        ("smtps://u:p@mail.example.org", Relay("mail.example.org", 465, "u", "p", "tls")),
        ("smtp://localhost:25", Relay("localhost", 25, "", "", "none")),
        # A password is never said in the open.
        ("smtp://u:p@localhost:25", Relay("localhost", 25, "u", "p", "starttls")),
    ],
)
def test_the_address_of_a_server_for_mail(url: str, relay: Relay) -> None:
    assert read_relay(url) == relay


def test_a_server_that_cannot_be_spoken_to_safely_gets_no_letter(box: LetterBox) -> None:
    port = int(box.url.rpartition(":")[2])
    message = EmailMessage()
    message["From"], message["To"] = "a@example.org", HERS
    with pytest.raises(smtplib.SMTPNotSupportedError):
        mail.hand_over(Relay("127.0.0.1", port, "u", "secret", "starttls"), message)
    assert box.letters.empty()
    assert not any("auth" in word.lower() for word in box.said)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"mail": "smtp://h"}, "--mail-from"),
        ({"mail": "smtp://h", "mail_from": "a@b.org"}, "--site"),
        ({"mail": "http://u:hush@h", **SET_UP}, "smtp://user:password@host:port"),
        ({"mail": "smtp://u:hush@h:port", **SET_UP}, "smtp://user:password@host:port"),
        ({"mail": "smtp://u:hush@", **SET_UP}, "no host"),
        ({"mail": "smtp://h", "mail_from": "nobody", "site": "https://x"}, "no sender"),
        ({"mail": "smtp://h", "mail_from": "a@b.org\nBcc: c@d.org", "site": "https://x"}, "no sender"),
        ({"mail": "smtp://h", "mail_from": "a@b.org", "site": "play.example.org"}, "https://"),
    ],
)
def test_a_wrong_set_up_is_told_in_one_sentence(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(MailError) as caught:
        read_mail(Settings(**settings))
    assert said in str(caught.value)
    assert "hush" not in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "given",
    [
        "",
        "vera",
        "vera@",
        "@x.org",
        "a b@x.org",
        "a@x",
        "a@x..org",
        "é@x.org",
        "a@x.org\nBcc: b@x.org",
        "a" * 250 + "@x.org",
    ],
)
def test_what_is_no_address(given: str) -> None:
    with pytest.raises(BadText) as caught:
        address(given)
    assert caught.value.reason == "email-bad"
