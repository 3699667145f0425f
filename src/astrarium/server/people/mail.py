"""Mail: a queue with one sender behind it, and a server elsewhere that takes the letters on."""

import asyncio
import logging
import smtplib
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final, Literal
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from astrarium.kernel import AstrariumError
from astrarium.server.people.addresses import address
from astrarium.server.people.mail_texts import Language, Letter, letter
from astrarium.server.people.texts import BadText
from astrarium.server.settings import Settings

LOG: Final = logging.getLogger(__name__)

WAITING: Final = 1000
"""Letters that may wait; beyond that they are dropped."""

PATIENCE: Final = 10.0
"""Seconds for each answer of the server that takes them."""

PAUSES: Final = (5.0, 60.0)
"""Seconds before a letter is tried again."""

LOCAL: Final = ("localhost", "127.0.0.1", "::1")
PORTS: Final = {"smtp": 587, "smtps": 465}


class MailError(AstrariumError):
    """Mail is set up wrongly; the text says how, in one sentence, and tells no password."""


class Relay(Struct, frozen=True):
    """The server that takes letters on, and how it is spoken to.

    `tls`: from the first byte; `starttls`: before anything is told; `none`: only on this machine.
    """

    host: str
    port: int
    user: str
    password: str
    safety: Literal["tls", "starttls", "none"]


Send = Callable[[Relay, EmailMessage], None]


class Mail:
    """Letters to people. No request waits for one, and the log never tells to whom they go."""

    def __init__(self, relay: Relay, sender: str, site: str, send: Send | None = None) -> None:
        self._relay = relay
        self._sender = sender
        self._site = site
        self._send = send or hand_over
        self._queue: asyncio.Queue[EmailMessage] = asyncio.Queue(WAITING)
        self._thread = ThreadPoolExecutor(1, "mail")
        self._work: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to send."""
        self._work = asyncio.create_task(self._go_on())

    async def stop(self) -> None:
        """Stop at once; what still waits is not sent."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        self._thread.shutdown(wait=False, cancel_futures=True)

    def write(self, kind: Letter, to: str, language: Language, name: str = "", path: str = "") -> None:
        """Send a letter as soon as possible."""
        subject, text = letter(kind, language, site=self._site, name=name, link=f"{self._site}{path}")
        message = EmailMessage()
        message["From"] = self._sender
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2].rstrip(">"))
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            LOG.warning("too many letters wait; one is dropped")

    async def _go_on(self) -> None:
        while True:
            message = await self._queue.get()
            for pause in (*PAUSES, None):
                try:
                    await asyncio.get_running_loop().run_in_executor(self._thread, self._send, self._relay, message)
                    break
                except (OSError, ValueError, smtplib.SMTPException) as error:
                    # What the server says of a letter may name whom it is for; a user or a password that SMTP has no
                    # letters for is a ValueError.
                    LOG.warning("a letter was not sent: %s", type(error).__name__)
                    if pause is None or isinstance(error, smtplib.SMTPRecipientsRefused):
                        break
                    await asyncio.sleep(pause)


def read_mail(settings: Settings) -> Mail | None:
    """Mail as it is set up, if it is; `MailError` if it is set up wrongly."""
    if not settings.mail:
        return None
    if not settings.mail_from or not settings.site:
        raise MailError("mail needs --mail-from, its sender, and --site, the address that its links lead to")
    try:
        address(settings.mail_from.rpartition("<")[2].rstrip(">"))
    except BadText:
        raise MailError(f"{settings.mail_from!r} is no sender of mail") from None
    site = urlsplit(settings.site)
    if site.scheme not in ("http", "https") or not site.hostname:
        raise MailError("the address of the site begins with http:// or https://")
    return Mail(read_relay(settings.mail), settings.mail_from, settings.site.rstrip("/"))


def read_relay(url: str) -> Relay:
    """A server for mail by its address: `smtp://user:password@host:587` or `smtps://…`."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS[parts.scheme]
    except (KeyError, ValueError):
        raise MailError("the server for mail is given as smtp://user:password@host:port or smtps://…") from None
    if not parts.hostname:
        raise MailError("the server for mail has no host")
    local = parts.hostname in LOCAL and not parts.username
    return Relay(
        host=parts.hostname,
        port=port,
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
        safety="tls" if parts.scheme == "smtps" else "none" if local else "starttls",
    )


def hand_over(relay: Relay, message: EmailMessage) -> None:
    """Give a letter to the server that takes it on; in a thread."""
    with _connection(relay) as server:
        if relay.safety == "starttls":
            server.starttls(context=ssl.create_default_context())
        if relay.user:
            server.login(relay.user, relay.password)
        server.send_message(message)


def _connection(relay: Relay) -> smtplib.SMTP:
    if relay.safety == "tls":
        return smtplib.SMTP_SSL(relay.host, relay.port, timeout=PATIENCE, context=ssl.create_default_context())
    return smtplib.SMTP(relay.host, relay.port, timeout=PATIENCE)
