"""Which passwords are taken: long enough, and not among the first that anybody would guess."""

import re
import unicodedata
from typing import Final

from zxcvbn import zxcvbn

from astrarium.server.people.texts import BadText

SHORTEST: Final = 8
LONGEST: Final = 200
"""Characters of a password."""

GUESSES: Final = 7
"""A password must withstand ten to the power of this guesses: at one every 20 seconds, six years of them."""

JUDGED: Final = 72
"""So many characters are looked at: judging takes time with the square of the length, and these are enough."""

SITE: Final = ("astrarium", "gaia", "project", "race", "galaxy", "federation", "terrans")
"""Words that come to mind here."""

_KEYS: Final = str.maketrans(
    "йцукенгшщзхъфывапролджэячсмитьбюіїєґё",
    "qwertyuiop[]asdfghjkl;'zxcvbnm,.s]'\\`",
)
"""Cyrillic letters, and the Latin ones on the same keys: lists of passwords know what is typed there."""


def password(text: str, name: str = "") -> str:
    """A password that may be kept for somebody of that name; `BadText` says what is wrong with it."""
    found = typed_password(text)
    if len(found) < SHORTEST:
        raise BadText(f"a password has at least {SHORTEST} characters", "password-short")
    if len(found) > LONGEST:
        raise BadText(f"a password has {LONGEST} characters at most", "password-long")
    try:
        found.encode()
    except UnicodeEncodeError:
        raise BadText("the password holds characters that cannot be written", "password-unwritable") from None
    if is_weak(found, name):
        raise BadText(
            "this password is easy to guess: many use it, or it follows from your name or the keyboard; "
            "a few words that do not belong together are better",
            "password-weak",
        )
    return found


def typed_password(text: str) -> str:
    """A password as it was typed, with its letters in the one form that all keyboards can agree on."""
    return unicodedata.normalize("NFKC", text)


def is_weak(text: str, name: str = "") -> bool:
    """Whether it would be guessed early: common, a sequence, a row of keys, the name or the site and a little."""
    small = text[:JUDGED].lower()
    parts = re.split(r"\W+", name.lower())
    known = [word for word in ("".join(parts), *parts, *SITE) if word]
    both = (small, small.translate(_KEYS))
    inputs = [*known, *(word.translate(_KEYS) for word in known)]
    return any(zxcvbn(form, user_inputs=inputs)["guesses_log10"] < GUESSES for form in both)
