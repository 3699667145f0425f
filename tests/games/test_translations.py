"""The rules in other languages are the English ones: the same ids in the same order, with the same numbers."""

import re
from collections import Counter
from typing import Final

import pytest

from astrarium.cli.words import FOLDER, Words
from astrarium.games import catalogue
from astrarium.games.rulebook import ENGLISH, LANGUAGES, Rule, read_rules, rules_text

TRANSLATED: Final = [(game, language) for game in catalogue.names() for language in LANGUAGES if language != ENGLISH]
SAME_IN_ALL: Final = re.compile(r"`[^`]*`|\b[A-Z]{2}(?:-[A-Z0-9]+)+\b")
"""Names of options and actions, and ids of rules, are never translated."""
ENGLISH_WORD: Final = re.compile(r"[A-Za-z]*[a-z]{2}")
"""Roman numbers, codes of groups and `x2` are no words."""
CYRILLIC: Final = re.compile(r"[а-яіїєґ]")
FOREIGN: Final = {"ru": re.compile(r"[іїєґІЇЄҐ]"), "uk": re.compile(r"[ыэъёЫЭЪЁ]")}
"""Letters that the language does not have: a sentence was taken from the other one."""

each = pytest.mark.parametrize(("game", "language"), TRANSLATED)


def rules(game: str, language: str = ENGLISH) -> list[Rule]:
    return read_rules(rules_text(game, language))


def headings(text: str) -> list[str]:
    """The marks of the headings, and the codes of the groups."""
    found = re.findall(r"^(#+)\s+(?:([A-Z][A-Z0-9]*)\s*·)?", text, re.MULTILINE)
    return [f"{marks} {code}" for marks, code in found]


def wrong(game: str, language: str, measure: str) -> dict[str, tuple[list[str], list[str]]]:
    """The rules in which something that is the same in all languages differs: what lacks, what is too much."""
    found = {}
    for english, other in zip(rules(game), rules(game, language), strict=True):
        ours, theirs = (Counter(re.findall(measure, rule.text)) for rule in (english, other))
        if ours != theirs:
            found[english.id] = (sorted((ours - theirs).elements()), sorted((theirs - ours).elements()))
    return found


@each
def test_a_translation_has_the_same_rules_in_the_same_groups(game: str, language: str) -> None:
    english, other = rules(game), rules(game, language)
    assert [rule.id for rule in other] == [rule.id for rule in english]
    assert [rule.group for rule in other] == [rule.group for rule in english]
    assert headings(rules_text(game, language)) == headings(rules_text(game))


@each
def test_a_translation_has_the_same_numbers(game: str, language: str) -> None:
    assert wrong(game, language, r"\d+") == {}


@each
def test_a_translation_cites_the_same_rules_and_options(game: str, language: str) -> None:
    assert wrong(game, language, SAME_IN_ALL.pattern) == {}


@each
def test_nothing_is_left_in_english(game: str, language: str) -> None:
    text = SAME_IN_ALL.sub("", rules_text(game, language))
    assert ENGLISH_WORD.findall(text) == []
    assert all(CYRILLIC.search(rule.text) for rule in rules(game, language))


@each
def test_no_letters_of_the_neighbour(game: str, language: str) -> None:
    found = [rule.id for rule in rules(game, language) if FOREIGN[language].search(f"{rule.title} {rule.text}")]
    assert found == []


def test_a_language_that_is_not_ours_is_answered_in_english() -> None:
    assert rules_text("race", "de") == rules_text("race")
    assert rules_text("race", "../race/rules.ru") == rules_text("race")


def test_the_phases_of_race_have_the_names_of_the_russian_book() -> None:
    words = Words("ru", "race")
    names = ["Исследование", "Разработка", "Освоение", "Потребление", "Производство"]
    assert [words.text(f"phase-{row}") for row in ("I", "II", "III", "IV", "V")] == names
    assert words.text("action-explore_5") == "Исследование +5"
    assert (words.text("face-develop"), words.text("cell-develop_response")) == ("Разработка", "Разработка, реакция")
    guide = (FOLDER / "ru" / "web.ftl").read_text(encoding="utf-8").splitlines()
    texts = [(FOLDER / "ru" / "race.ftl").read_text(encoding="utf-8"), rules_text("race", "ru")]
    texts += [line for line in guide if "«Освоение»" in line or line.startswith(("race-", "legend-phase-"))]
    assert [found for text in texts for found in re.findall(r"(?i)\bразведк\w*|\bразвити\w*", text)] == []
    assert any("«Исследование»" in text for text in texts)


ICONS: Final = {
    "gaia": {
        **{
            f"legend-planet-{planet}": f"planet-{planet}"
            for planet in ("terra", "oxide", "swamp", "gaia", "transdim")
        },
        "legend-qic": "resource-qic",
        "legend-trading-station": "structure-station",
        "legend-research-lab": "structure-lab",
        "legend-gaiaformer": "structure-gaiaformer",
        "legend-track-gaia": "area-gaia",
    },
    "race": {f"legend-good-{good}": f"good-{good}" for good in ("novelty", "rare", "genes", "alien")},
    "federation": {
        **{f"legend-{good}": f"resource-{good}" for good in ("lavandium", "copernium", "oceanium")},
        "legend-alteration": "cause-token",
        "legend-fed-six-moons": "planet-six_moons",
    },
}
"""What the legend of icons calls a thing, and what its game calls it."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ICONS)
def test_the_legend_of_icons_has_the_words_of_the_game(game: str, language: str) -> None:
    legend = dict(re.findall(r"(?m)^(legend-[\w-]+) = (.+)$", (FOLDER / language / "web.ftl").read_text("utf-8")))
    words = Words(language, game)
    shown = {icon: legend[icon].casefold() for icon in ICONS[game]}
    assert shown == {icon: words.text(name).casefold() for icon, name in ICONS[game].items()}
