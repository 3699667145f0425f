"""Names of people: short, visible, in one script, and not those of bots."""

import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

from astrarium.bots import bot_names
from astrarium.server.people.look_alikes import skeleton
from astrarium.server.people.texts import JOINERS, BadText, line

LONGEST: Final = 24
"""Characters of a name."""

ALIKE: Final = frozenset(["LATIN", "CYRILLIC", "GREEK", "ARMENIAN"])
"""Scripts whose letters look like each other's: a word is written in one of them."""

JOINED: Final = frozenset(
    (
        "ARABIC",
        "BENGALI",
        "DEVANAGARI",
        "GUJARATI",
        "GURMUKHI",
        "KANNADA",
        "MALAYALAM",
        "ORIYA",
        "SINHALA",
        "TAMIL",
        "TELUGU",
    )
)
"""Scripts that are written with invisible joiners between their letters."""

OTHERS: Final = frozenset(
    (
        "BOPOMOFO",
        "CJK",
        "ETHIOPIC",
        "GEORGIAN",
        "HANGUL",
        "HEBREW",
        "HIRAGANA",
        "IDEOGRAPHIC",
        "KATAKANA",
        "KATAKANA-HIRAGANA",
        "KHMER",
        "LAO",
        "MODIFIER",
        "MYANMAR",
        "THAANA",
        "THAI",
        "TIBETAN",
    )
)
"""The other scripts that people write today; those of the past are used to look like something else."""

MARK: Final = " (bot)"
"""What the names of programs end with, and no others."""

_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Characters that are letters, marks or signs to Unicode, and nothing to the eye."""

_STYLES: Final = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Variation selectors, which keyboards put behind pictograms."""

_WORD: Final = re.compile(r"[^\W\d_]+")

_EDGES: Final = re.compile(r"^[\W\d_]+|[\W\d_]+$")
"""Signs and numbers around a name."""

_HEAPED: Final = 3
"""So many marks may stand on a letter: more would stand in the lines above and below."""

_RESERVED: Final = (
    *("Astrarium", "Automa", "Robot", "Bot", "System", "Server", "Admin", "Administrator", "Moderator", "Support"),
    *("Автома", "Робот", "Бот", "Система", "Сервер", "Админ", "Администратор", "Модератор", "Поддержка"),
    *("Адмін", "Адміністратор", "Підтримка", "Бот", "Guest", "Гость", "Гість", "Nobody", "Никто", "Ніхто"),
)
"""Names that would speak for the site, or for nobody."""

_SHOWN: Final = re.compile(r"^(?:bot-\w+|player-deleted) = (.+)$", re.MULTILINE)
"""The words that the client shows in the place of a name."""

_LOCALES: Final = Path(__file__).parents[2] / "locale"


def name(text: str) -> str:
    """The name of a person, brought into order; `BadText` if it hides something or could be taken for another's."""
    found = line(_STYLES.sub("", text), "the name", LONGEST, "name")
    if len(name_key(found)) > 3 * LONGEST:
        raise BadText("the name has too many joined letters", "name-long")
    _check_visible(found)
    _check_scripts(found)
    if _is_reserved(found) or name_key(found).endswith(MARK.strip()):
        raise BadText("this name is kept for the site and its bots", "name-reserved")
    return found


def program_name(text: str) -> str:
    """The name of a program: good as that of a person, and marked wherever it is shown."""
    found = name(text)
    if len(found) + len(MARK) > LONGEST:
        raise BadText(f"the name of a program has {LONGEST - len(MARK)} characters at most", "name-long")
    return found + MARK


def typed_name(text: str) -> str:
    """A name as it was typed to find somebody: accounts keep names that nobody new could take."""
    return line(text, "the name", LONGEST, "name")


def name_key(text: str) -> str:
    """What two names have in common that differ in nothing but capitals and styles of letters."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())


def _check_visible(text: str) -> None:
    marks = 0
    for letter in unicodedata.normalize("NFD", text):
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if marks > _HEAPED:
            raise BadText("the name has too many marks on a letter", "name-long")
    padded = f" {text} "
    for before, letter, after in zip(padded, padded[1:], padded[2:], strict=False):
        joins = letter in JOINERS and _script(before) in JOINED and _script(after) in JOINED
        if letter in _BLANK or (letter in JOINERS and not joins):
            raise BadText("the name holds characters that cannot be seen", "name-hidden")


def _check_scripts(text: str) -> None:
    plain = unicodedata.normalize("NFKC", text)
    words = "".join(letter if unicodedata.category(letter)[0] in "LM" else " " for letter in plain).split()
    for word in words:
        scripts = {_script(letter) for letter in word if unicodedata.category(letter).startswith("L")}
        if scripts - ALIKE - JOINED - OTHERS:
            raise BadText("the name has letters of a script that names here are not written in", "name-scripts")
        if len(scripts & ALIKE) > 1:
            raise BadText("the name mixes letters of several scripts in one word", "name-scripts")


def _script(letter: str) -> str:
    """The script of a letter: the first word of the name that Unicode gives it."""
    return unicodedata.name(letter, "").partition(" ")[0]


def _is_reserved(text: str) -> bool:
    plain = unicodedata.normalize("NFKC", text)
    bare = [plain, plain.partition(":")[0]]
    # Bots that are alike are told apart by a number, and a sign before a name is no part of it.
    bare += [_EDGES.sub("", part) for part in bare]
    words = _WORD.findall(plain)
    # A robot that is called greedy is one of ours, too.
    made_of_them = bool(words) and all(skeleton(word) in _reserved() for word in words)
    return made_of_them or any(skeleton(part) in _reserved() for part in bare if part)


@cache
def _reserved() -> frozenset[str]:
    shown = [word for path in sorted(_LOCALES.glob("*/web.ftl")) for word in _SHOWN.findall(path.read_text("utf-8"))]
    return frozenset(skeleton(word) for word in (*_RESERVED, *bot_names(), *shown))
