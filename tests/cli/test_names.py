"""Every component has a name in every language, and no id shows through."""

import re
from typing import Final

import pytest

from astrarium.cli.words import LOCALES, Words
from tests.cli.test_words import GAMES, component_ids, messages

CYRILLIC: Final = re.compile(r"[А-Яа-яЁёІіЇїЄєҐґ]")
LATIN_WORD: Final = re.compile(r"[a-z]{2}")


def names(locale: str, game: str) -> dict[str, set[str]]:
    """What each component is called, in full and in short; a sentence with values is no name."""
    words = Words(locale, game)
    known = messages(locale, game)
    keys = [key for key in component_ids(game) if not known[key]]
    return {key: {words.name(*key.split("-", 1)), words.short(*key.split("-", 1))} for key in keys}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_no_id_shows_through(locale: str, game: str) -> None:
    found = names(locale, game)
    assert len(found) > 100
    showing = {key: said for key, said in found.items() for name in said if "_" in name or name == key}
    assert showing == {}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", [locale for locale in LOCALES if locale != "en"])
def test_no_name_is_left_in_english(locale: str, game: str) -> None:
    left = {
        key: said
        for key, said in names(locale, game).items()
        if any(LATIN_WORD.search(name) and not CYRILLIC.search(name) for name in said)
    }
    assert left == {}
