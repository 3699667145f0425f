"""Words for what the engine says as data: Fluent messages in the reader's language.

Sentences come as messages (``tell``); what is drawn is named by its kind and id: ``planet-swamp`` is the name of a
planet. What a locale lacks is said in English.
"""

import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from astrarium.games.rulebook import LANGUAGES
from astrarium.kernel import Message

LOCALES: Final = LANGUAGES
FOLDER: Final = Path(__file__).parent.parent / "locale"


def locale_of_environment() -> str:
    """The language that the user's environment asks for, if it is one of ours; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LOCALES else "en"
    return "en"


@cache
def _bundle(locale: str, game: str) -> FluentBundle:
    # Marks around inserted values, which Fluent adds by default, disturb the width of a line.
    bundle = FluentBundle([locale], use_isolating=False)
    for name in ("common", "cli", "report", game):
        path = FOLDER / locale / f"{name}.ftl"
        if name and path.exists():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class Words:
    """The messages of one language, for the whole program and for one game."""

    def __init__(self, locale: str = "en", game: str = "") -> None:
        self.locale = locale
        self._bundles = [_bundle(name, game) for name in dict.fromkeys((locale, "en"))]
        self._learned: dict[str, str] = {}

    def learn(self, kind: str, word: str, name: str) -> None:
        """What a component is called that no file knows: one of the players' own."""
        self._learned[f"{kind}-{word}"] = name

    def has(self, key: str) -> bool:
        """Whether there is such a message in some language that can be fallen back to."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def text(self, key: str, /, **values: Any) -> str:
        """The message with its values; its own id if there is none, so that nothing is ever lost."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, values)[0])
        return key

    def tell(self, message: Message, seats: Sequence[str] = ()) -> str:
        """A message of the engine in words; ``seats`` are the names by which the seats are called."""
        told = self._told(message, seats)
        # "... for a Q.I.C." ends the sentence already.
        return told[:-1] if told.endswith("..") else told

    def _told(self, message: Message, seats: Sequence[str]) -> str:
        if message.id == "seat":
            return self.seat(int(str(message.args["seat"])), seats)
        values = {name: self._argument(value, seats) for name, value in message.args.items()}
        key, _, attribute = message.id.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(key):
                found = bundle.get_message(key)
                pattern = found.attributes.get(attribute, found.value)
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, values)[0])
        return self._learned.get(key) or message.text or self._unknown(key, values)

    def _argument(self, value: Any, seats: Sequence[str]) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, list):
            return ", ".join(str(self._argument(item, seats)) for item in value)
        return self._told(value, seats) if isinstance(value, Message) else value

    def _unknown(self, key: str, values: Mapping[str, Any]) -> str:
        """What no language has a message for: ``card-comet_zone`` is a "comet zone", with arguments if any."""
        kind, _, word = key.partition("-")
        said = word.replace("_", " ") or key
        if not values:
            return said
        shown = ", ".join(f"{name}: {value}" for name, value in values.items() if name != "seat")
        details = f" ({shown})" if shown else ""
        if not self.has(f"{kind}-any"):
            return said + details
        return self.text(f"{kind}-any", **{**values, "kind": said, "details": details})

    def name(self, kind: str, word: str) -> str:
        """What a component is called."""
        key = f"{kind}-{word}"
        return self.text(key) if self.has(key) else self._learned.get(key, word)

    def names(self, kind: str, words: Iterable[str]) -> str:
        """What some components are called, with commas."""
        return ", ".join(self.name(kind, word) for word in words)

    def short(self, kind: str, word: str) -> str:
        """What a component is called where there is little room."""
        key = f"{kind}-{word}"
        for bundle in self._bundles:
            if bundle.has_message(key):
                message = bundle.get_message(key)
                pattern = message.attributes.get("short", message.value)
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, {})[0])
        return word

    def seat(self, seat: int, seats: Sequence[str] = ()) -> str:
        """The name of a seat."""
        if 0 <= seat < len(seats):
            return seats[seat]
        return self.text("seat-number", number=seat + 1) if seat >= 0 else self.text("seat-nobody")

    def amounts(self, amounts: Mapping[str, Any]) -> str:
        """Resources with their numbers, ``1 ore, 2 credits``."""
        parts = [self._amount(what, number) for what, number in amounts.items() if number]
        return ", ".join(part for part in parts if part)

    def _amount(self, what: str, number: Any) -> str:
        key = f"amount-{what}"
        return self.text(key, amount=number) if self.has(key) else f"{what.replace('_', ' ')} {number}"

    def option(self, name: str) -> str:
        """What an option of the game means."""
        return self.name("option", name)

    def verb(self, verb: str) -> str:
        """What actions of a verb do, as the heading above them."""
        return self.name("verb", verb)
