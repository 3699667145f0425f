"""Web Push: a notice that only one browser can read, signed by this server (RFC 8291, RFC 8292).

The libraries are an extra: without them no browser is offered to be told this way.
"""

import base64
import secrets
from typing import Any, Final
from urllib.parse import urlsplit

from astrarium.kernel import AstrariumError
from astrarium.server.live import webhooks
from astrarium.server.store.database import Store
from astrarium.server.store.keys import kept_secret

try:
    import http_ece
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from py_vapid import Vapid02

    AVAILABLE = True
except ImportError:
    AVAILABLE = False

NAME: Final = "push"
LIFETIME: Final = 12 * 3600
"""Seconds for which a signature is good."""
KEPT: Final = 24 * 3600
"""Seconds for which a push service keeps a notice for a browser that is off; a turn of yesterday is no news."""

LONGEST: Final = 1000
"""Characters of the address of a push service."""

NO_SITE: Final = "mailto:nobody@example.org"
"""Whom push services could ask about notices of a server that does not say where it is."""

GONE: Final = (404, 410)
"""What a push service answers when a browser takes no more notices."""


class BadKeys(AstrariumError):
    """Keys of a browser that nothing can be encrypted for."""


def check_address(endpoint: str, allow_local: bool) -> None:
    """Refuse what cannot be the address of a push service; its host is judged when something is sent."""
    webhooks.checked(endpoint, LONGEST)
    if not endpoint or (urlsplit(endpoint).scheme != "https" and not allow_local):
        raise webhooks.BadWebhook("the address of a push service begins with https://")


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse keys that are no point of the curve, or of another length."""
    try:
        point, secret = _bytes(p256dh), _bytes(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise BadKeys("these are no keys of a browser") from None
    if len(secret) != 16:
        raise BadKeys("the secret of a browser has 16 bytes")


class PushKeys:
    """The key by which push services know this server; made at the first start, and kept in the database."""

    def __init__(self, store: Store, site: str = "") -> None:
        self._subject = site or NO_SITE
        kept = base64.b64decode(kept_secret(store, NAME, _new_key))
        self._signing = Vapid02(serialization.load_der_private_key(kept, password=None))

    @property
    def public(self) -> str:
        """What a browser is told, so that nobody else can send it notices."""
        point = self._signing.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def sealed(
        self, endpoint: str, p256dh: str, auth: str, body: bytes, now: float
    ) -> tuple[bytes, webhooks.Headers]:
        """A notice as it is sent: its bytes, and the headers that say who sends it."""
        key = ec.generate_private_key(ec.SECP256R1())
        sealed = http_ece.encrypt(
            body,
            salt=secrets.token_bytes(16),
            private_key=key,
            dh=_bytes(p256dh),
            auth_secret=_bytes(auth),
            version="aes128gcm",
        )
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + LIFETIME, "sub": self._subject}
        signed: dict[str, Any] = self._signing.sign(claims)
        headers = (
            ("Authorization", str(signed["Authorization"])),
            ("Content-Encoding", "aes128gcm"),
            ("Content-Type", "application/octet-stream"),
            ("TTL", str(KEPT)),
            ("Urgency", "normal"),
        )
        return sealed, headers


def _new_key() -> str:
    made = ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.DER, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return base64.b64encode(made).decode()


def _bytes(text: str) -> bytes:
    """What base64 for addresses stands for."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
