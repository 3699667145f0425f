"""What people may write: names, titles, chat lines and notes, each cleaned and within its limit."""

import unicodedata
from typing import Final

NAME: Final = 24
TITLE: Final = 80
CHAT: Final = 500
NOTE: Final = 20_000
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200

_INVISIBLE: Final = frozenset(["Cc", "Cf", "Cs", "Co", "Zl", "Zp"])
"""Categories that could hide, turn round or break a text: controls, bidirectional marks, surrogates, line ends."""

_JOINERS: Final = "\u200c\u200d"
"""Invisible too, but some scripts and pictograms are written with them."""


class BadText(ValueError):
    """A text that is empty, too long, or holds what cannot be shown."""


def line(text: str, what: str, limit: int) -> str:
    """One line: in composed form, spaces in order, nothing invisible, not empty, not too long."""
    composed = unicodedata.normalize("NFC", text)
    if any(unicodedata.category(letter) in _INVISIBLE and letter not in _JOINERS for letter in composed):
        raise BadText(f"{what} holds characters that cannot be shown")
    cleaned = " ".join(composed.split())
    if not cleaned.strip(_JOINERS + " "):
        raise BadText(f"{what} is empty")
    if len(cleaned) > limit:
        raise BadText(f"{what} has {len(cleaned)} characters; {limit} are allowed")
    return cleaned


def page(text: str, what: str, limit: int) -> str:
    """Any number of lines, none of them with something invisible but tabs; it may be empty."""
    composed = unicodedata.normalize("NFC", text.replace("\r\n", "\n"))
    if any(unicodedata.category(letter) in _INVISIBLE and letter not in "\n\t" + _JOINERS for letter in composed):
        raise BadText(f"{what} holds characters that cannot be shown")
    if len(composed) > limit:
        raise BadText(f"{what} has {len(composed)} characters; {limit} are allowed")
    return composed


def name(text: str) -> str:
    """The name of a person: a short line, which stays short when its letters are taken apart."""
    found = line(text, "the name", NAME)
    if len(name_key(found)) > 3 * NAME:
        raise BadText("the name has too many joined letters")
    return found


def name_key(text: str) -> str:
    """What two names have in common that a reader would take for the same one."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())


def password(text: str) -> str:
    """A password: long enough to be one, short enough to be hashed."""
    found = typed_password(text)
    if not SHORTEST_PASSWORD <= len(found) <= LONGEST_PASSWORD:
        raise BadText(f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters")
    try:
        found.encode()
    except UnicodeEncodeError:
        raise BadText("the password holds characters that cannot be written") from None
    return found


def typed_password(text: str) -> str:
    """A password as it was typed, with its letters in the one form that all keyboards can agree on."""
    return unicodedata.normalize("NFKC", text)
