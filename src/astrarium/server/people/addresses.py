"""Addresses for mail: their form. Whether somebody reads there, only a letter tells."""

import re
from typing import Final

from astrarium.server.people.texts import BadText

LONGEST: Final = 254
_FORM: Final = re.compile(
    r"[a-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}"
)


def address(text: str) -> str:
    """An address as it is kept and written to: in small letters, since no letter box counts on capitals."""
    found = text.strip().lower()
    if len(found) > LONGEST or _FORM.fullmatch(found) is None:
        raise BadText("this is not an address that mail can be sent to", "email-bad")
    return found
