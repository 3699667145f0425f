"""What people may write: titles, chat lines and notes, each cleaned and within its limit."""

import unicodedata
from typing import Final

TITLE: Final = 80
CHAT: Final = 500
NOTE: Final = 20_000

_INVISIBLE: Final = frozenset(["Cc", "Cf", "Cs", "Co", "Zl", "Zp"])
"""Categories that could hide, turn round or break a text: controls, bidirectional marks, surrogates, line ends."""

JOINERS: Final = "\u200c\u200d"
"""Invisible too, but some scripts and pictograms are written with them."""


class BadText(ValueError):
    """A text that is empty, too long, or holds what cannot be shown; clients have words for its ``reason``."""

    def __init__(self, message: str, reason: str = "") -> None:
        super().__init__(message)
        self.reason = reason


def line(text: str, what: str, limit: int, kind: str = "") -> str:
    """One line: in composed form, spaces in order, nothing invisible, not empty, not too long.

    A ``kind`` of text that clients have words for gives the refusals their reasons.
    """
    composed = unicodedata.normalize("NFC", text)
    if any(unicodedata.category(letter) in _INVISIBLE and letter not in JOINERS for letter in composed):
        raise BadText(f"{what} holds characters that cannot be shown", kind and f"{kind}-hidden")
    cleaned = " ".join(composed.split())
    if not cleaned.strip(JOINERS + " "):
        raise BadText(f"{what} is empty", kind and f"{kind}-empty")
    if len(cleaned) > limit:
        raise BadText(f"{what} has {len(cleaned)} characters; {limit} are allowed", kind and f"{kind}-long")
    return cleaned


def page(text: str, what: str, limit: int, kind: str = "") -> str:
    """Any number of lines, none of them with something invisible but tabs; it may be empty."""
    composed = unicodedata.normalize("NFC", text.replace("\r\n", "\n"))
    if any(unicodedata.category(letter) in _INVISIBLE and letter not in "\n\t" + JOINERS for letter in composed):
        raise BadText(f"{what} holds characters that cannot be shown", kind and f"{kind}-hidden")
    if len(composed) > limit:
        raise BadText(f"{what} has {len(composed)} characters; {limit} are allowed", kind and f"{kind}-long")
    return composed
