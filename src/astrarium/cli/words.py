"""Words for what the engine says as data: Fluent messages in the reader's language.

The ids of the messages follow from the data: ``event-build`` tells an event of kind ``build``,
``refusal-short`` a refusal with that reason, ``decision-turn`` asks for a decision of that kind, and
``planet-swamp`` is the name of a planet. What a locale lacks is said in English.
"""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from astrarium.kernel import Message, Refusal

LOCALES: Final = ("en", "ru", "uk")
FOLDER: Final = Path(__file__).parent.parent / "locale"

_KINDS: Final[dict[str, Any]] = msgspec.json.decode((FOLDER / "kinds.json").read_bytes())

KINDS: Final[dict[str, str]] = _KINDS["kinds"]
"""The kind of component that a field of an event or a cause names, where it is not called like that kind."""

REFUSED: Final[list[str]] = _KINDS["refused"]
"""What a refusal may be about. Its message takes the variable of the kind that it knows it to be."""


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
    for name in ("common", game):
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

    def say(self, event: Mapping[str, Any], seats: Sequence[str] = ()) -> str:
        """The sentence that tells an event; ``seats`` are the names by which the seats are called."""
        kind = event["kind"]
        values = {field: self.value(field, value, kind) for field, value in event.items()}
        values["seat"] = self.seat(event.get("seat", -1), seats)
        if not self.has(f"event-{kind}"):
            details = ", ".join(f"{name}: {values[name]}" for name in event if name not in ("kind", "seat", "rule"))
            return self.text("event-any", seat=values["seat"], kind=kind, details=f" ({details})")
        sentence = self.text(f"event-{kind}", **values)
        # "... for a Q.I.C." ends the sentence already.
        return sentence[:-1] if sentence.endswith("..") else sentence

    def seat(self, seat: int, seats: Sequence[str] = ()) -> str:
        """The name of a seat."""
        if 0 <= seat < len(seats):
            return seats[seat]
        return self.text("seat-number", number=seat + 1) if seat >= 0 else self.text("seat-nobody")

    def value(self, field: str, value: Any, event: str = "") -> Any:
        """A value as words; what an id names is told by the kind of its event, or by its field."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self.value(field, item, event)) for item in value)
        if isinstance(value, dict):
            return self.amounts(value)
        if isinstance(value, str):
            if field == "cause":
                return self.cause(value)
            if not value:
                return "none"
            kind = event if self.has(f"{event}-{value}") else KINDS.get(field, field)
            return self.name(kind, value)
        return "" if value is None else value

    def cause(self, cause: str) -> str:
        """Where points or goods came from: a word, or a kind of component and its id (``round:mine_2``)."""
        kind, _, word = cause.partition(":")
        if not self.has(f"cause-{kind}"):
            return cause
        return self.text(f"cause-{kind}", name=self.name(KINDS.get(kind, kind), word) if word else "")

    def amounts(self, amounts: Mapping[str, Any]) -> str:
        """Resources with their numbers, ``1 ore, 2 credits``."""
        parts = [self._amount(what, number) for what, number in amounts.items() if number]
        return ", ".join(part for part in parts if part)

    def _amount(self, what: str, number: Any) -> str:
        key = f"amount-{what}"
        return self.text(key, amount=number) if self.has(key) else f"{what.replace('_', ' ')} {number}"

    def refusal(self, refusal: Refusal) -> str:
        """Why something may not be done, without the rule."""
        key = f"refusal-{refusal.reason}"
        if not self.has(key):
            return str(refusal)
        names = {kind: self.name(kind, refusal.what) for kind in REFUSED}
        return self.text(key, what=refusal.what, need=refusal.need, have=refusal.have, **names)

    def prompt(self, kind: str, /, **values: Any) -> str:
        """What a seat is asked by a decision of that kind."""
        key = f"decision-{kind}"
        return self.text(key, **values) if self.has(key) else self.text("decision-any", kind=kind)

    def option(self, name: str) -> str:
        """What an option of the game means."""
        return self.name("option", name)

    def verb(self, verb: str) -> str:
        """What actions of a verb do, as the heading above them."""
        return self.name("verb", verb)
