# mypyc: off
"""The catalogue of a game's rules, read from its `rules.md` or a translation beside it, such as `rules.uk.md`."""

import re
from collections.abc import Sequence
from importlib.resources import files
from typing import Final

import msgspec

from astrarium.games import catalogue
from astrarium.kernel import AstrariumError

ENGLISH: Final = "en"
LOCALES: Final = files("astrarium") / "locale"
LANGUAGES: Final = tuple(sorted(folder.name for folder in LOCALES.iterdir() if (folder / "common.ftl").is_file()))
"""The languages that there are: the folders of words."""

GROUP: Final = re.compile(r"##\s+(?P<group>[A-Z][A-Z0-9]*)\s*[·–—-]\s*(?P<title>.+)")
SECTION: Final = re.compile(r"###\s+(?P<section>.+)")
RULE: Final = re.compile(r"[-*]\s+\*\*(?P<id>[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*\s*(?P<text>.*)")
CONTINUED: Final = re.compile(r"\s+\S")


class BadCatalogue(AstrariumError):
    """A catalogue of rules that is missing or contradicts itself."""


class Rule(msgspec.Struct, frozen=True, kw_only=True):
    """One rule: its id, its words, and the headings that it stands under."""

    id: str
    text: str
    group: str
    title: str
    section: str = ""


def rules_text(game: str, language: str = ENGLISH) -> str:
    """The text of a game's catalogue; in English where it is not translated into the language."""
    catalogue.rules_of(game)
    folder = files(catalogue.GAMES[game].rpartition(".")[0])
    names = [f"rules.{language}.md"] if language in LANGUAGES else []
    for file in (folder.joinpath(name) for name in (*names, "rules.md")):
        if file.is_file():
            return file.read_text(encoding="utf-8")
    raise BadCatalogue(f"{game} has no catalogue of rules")


def card_ids(game: str) -> list[str]:
    """The ids of a game's cards, for a game that is made of cards."""
    ids = catalogue.rules_of(game).card_ids
    if not ids:
        raise BadCatalogue(f"{game} has no cards")
    return ids


def read_rules(text: str) -> list[Rule]:
    """All rules of a catalogue in their order; a rule may run over several lines if these are indented."""
    rules: list[Rule] = []
    group = title = section = ""
    open_rule = False
    for line in text.splitlines():
        if open_rule and CONTINUED.match(line):
            last = rules[-1]
            rules[-1] = msgspec.structs.replace(last, text=f"{last.text} {line.strip()}")
            continue
        open_rule = False
        if found := RULE.fullmatch(line.rstrip()):
            rules.append(Rule(id=found["id"], text=found["text"], group=group, title=title, section=section))
            open_rule = True
        elif found := SECTION.fullmatch(line.rstrip()):
            section = found["section"]
        elif found := GROUP.fullmatch(line.rstrip()):
            group, title, section = found["group"], found["title"], ""
        elif line.startswith("## "):
            group, title, section = "", line[3:].strip(), ""
    _check(rules)
    return rules


def search(rules: Sequence[Rule], words: Sequence[str]) -> list[Rule]:
    """The rule with that id; otherwise those in whose text, id or headings all the words occur."""
    wanted = [word.casefold() for word in words]
    named = [rule for rule in rules if len(wanted) == 1 and rule.id.casefold() == wanted[0]]
    return named or [rule for rule in rules if all(word in _haystack(rule) for word in wanted)]


def _haystack(rule: Rule) -> str:
    return f"{rule.id} {rule.title} {rule.section} {rule.text}".casefold()


def _check(rules: Sequence[Rule]) -> None:
    if not rules:
        raise BadCatalogue("the catalogue holds no rules")
    seen: set[str] = set()
    for rule in rules:
        if rule.id in seen:
            raise BadCatalogue(f"the catalogue has {rule.id} twice")
        seen.add(rule.id)
