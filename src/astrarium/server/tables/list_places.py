"""Where a page of a list ended: an opaque text that the next request gives back."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from astrarium.server.errors import ApiError
from astrarium.server.store.models import TABLE_ID

Place = tuple[
    Annotated[int, Meta(ge=0, le=1)],
    Annotated[int, Meta(ge=0, le=2**53)],
    Annotated[str, Meta(max_length=TABLE_ID, pattern="^[a-z0-9]+$")],
]
"""Of the last table that was shown: whether it waits for the reader, when it changed, and its id.

All of that was shown, so nothing is secret about it; and it only compares, so a place made up does no harm.
"""

LONGEST: Final = 100

_DECODER: Final[msgspec.json.Decoder[Place]] = msgspec.json.Decoder(Place)


def write_place(place: Place) -> str:
    """A place as a text for an address."""
    return urlsafe_b64encode(msgspec.json.encode(place)).decode().rstrip("=")


def read_place(text: str) -> Place:
    """The place that a text tells; refused if it is none."""
    try:
        return _DECODER.decode(urlsafe_b64decode(text.encode() + b"=" * (-len(text) % 4)))
    except (msgspec.DecodeError, ValueError):
        raise ApiError("bad-request", "this is no place in a list; begin it anew") from None
