"""What a name looks like: letters of several scripts that a reader cannot tell apart become one."""

import re
import unicodedata
from typing import Final

_SMALL: Final = {
    # Cyrillic
    **dict(zip("авгґеєзиікмнопрстухьбѕјһԁԛԝѵӏԍ", "abrree3uikmhonpctyxb6sjhdqwvlg", strict=True)),
    "ы": "bl",
    "ю": "lo",
    # Greek
    **dict(zip("αβγεηικλμνοπρστυφχωϲϳ", "abyenikлuvonpotuфxwcj", strict=True)),
    # Armenian
    **dict(zip("օսհոցզյլ", "ouhngqjl", strict=True)),
    # Latin
    **dict(zip("ıɩȷɑɡǀǃꞁƽȣ", "iijagllls8", strict=True)),
    # Katakana and hangul, and the ideographs and rings that they look like
    **dict(zip("エカタトニハヘリロー〇ㅇ", "工力夕卜二八へり口一oo", strict=True)),
    # Digits and signs
    **dict(zip("01|", "oll", strict=True)),
}
"""A letter, and the letters or the digit that it looks like."""

_CAPITAL: Final = dict(zip("ΓΝΗΜΥΖԼՏ", "rnhmyzls", strict=True))
"""Capitals that look like something else than their small letters do."""

_SAME: Final = (("m", "rn"), ("w", "vv"), ("i", "l"))
"""Letters that look like others, which stand in their place. A capital I looks like a small l, and is an i as well:
so all three are one letter."""

_BASE: Final = re.compile(
    r"(?:LATIN|NEGATIVE|REGIONAL|CIRCLED|SQUARED)[A-Z ]* (?:LETTER|LETTER SMALL CAPITAL) ([A-Z])(?: WITH .*)?"
)
"""The name of a Latin letter with strokes and hooks, of a small capital, of a letter in a circle."""

_LEFT_OUT: Final = ("M", "Z", "P", "C", "Sk")
"""Categories that make no name another one: marks, spaces, punctuation, what is invisible."""


def skeleton(name: str) -> str:
    """What a name looks like: two names with the same skeleton could be taken for each other."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name))
    shown = "".join(_shape(letter) for letter in plain if not _is_left_out(letter)).casefold()
    for one, other in _SAME:
        shown = shown.replace(one, other)
    return unicodedata.normalize("NFC", shown) or unicodedata.normalize("NFKC", name).casefold()


def _is_left_out(letter: str) -> bool:
    modifier = unicodedata.name(letter, "").startswith("MODIFIER LETTER")
    return modifier or unicodedata.category(letter).startswith(_LEFT_OUT)


def _shape(letter: str) -> str:
    if letter in _CAPITAL:
        return _CAPITAL[letter]
    digit = unicodedata.digit(letter, None)
    small = letter.lower() if digit is None else str(digit)
    if small in _SMALL:
        return _SMALL[small]
    base = _BASE.fullmatch(unicodedata.name(letter, ""))
    return base.group(1).lower() if base is not None else small
