"""Reading a game's data files: one entry at a time; errors name the file, the line, the entry and the key."""

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from astrarium.kernel.errors import BadData
from astrarium.kernel.message import Message

HIGHEST: Final = 999
"""No number of a game is larger."""

_KINDS: Final[dict[str, str]] = {
    "text": "text",
    "list": "list",
    "table": "table",
    "number": "whole number from 0 up",
}


def why(word: str, text: str, /, **args: Any) -> Message:
    """Why something cannot be read; ``text`` is the sentence in English."""
    return Message(f"data-{word}", args, text)


def cannot_read(where: str, text: str, allowed: str) -> BadData:
    """A line that says nothing in the language of a game's data."""
    return BadData(where, why("form", f'cannot read "{text}"; allowed: {allowed}', line=text, allowed=allowed))


def _no(kind: str, value: Any) -> Message:
    return why(f"no-{kind}", f"{value!r} is no {_KINDS[kind]}", value=repr(value))


class Entry:
    """A table of a data file. A key that nobody asks for is a slip of the pen, so ``finish`` refuses it."""

    def __init__(
        self, where: str, table: dict[str, Any], lines: dict[str, int] | None = None, path: str = ""
    ) -> None:
        self.where: str = where
        self.table: dict[str, Any] = table
        # Where its file says what, and under which of those names this entry stands.
        self.lines: dict[str, int] = lines or {}
        self.path: str = path
        self.asked: list[str] = []
        self.parts: list[Entry] = []

    def has(self, key: str) -> bool:
        self.asked.append(key)
        return key in self.table

    def text(self, key: str) -> str:
        value = self._take(key)
        if not isinstance(value, str):
            raise self.wrong(key, _no("text", value))
        return value

    def number(self, key: str) -> int:
        return self._whole(key, self._take(key))

    def between(self, key: str, least: int, most: int = HIGHEST) -> int:
        """A number between bounds."""
        return self._whole(key, self._take(key), least, most)

    def bounded(self, key: str, value: int, least: int, most: int) -> int:
        """The number, if it lies between the bounds."""
        if not least <= value <= most:
            # A number of thousands of digits cannot be written out.
            shown = str(value) if value.bit_length() < 64 else "it"
            text = f"{shown} is not a number from {least} to {most}"
            raise self.wrong(key, why("range", text, value=shown, low=least, high=most))
        return value

    def number_or(self, key: str, default: int) -> int:
        return self.number(key) if self.has(key) else default

    def unbounded_or(self, key: str, default: int) -> int:
        """A number that whoever asks bounds himself, in words of his own."""
        return self._whole(key, self._take(key), 0, None) if self.has(key) else default

    def flag(self, key: str, default: bool) -> bool:
        if not self.has(key):
            return default
        value = self._take(key)
        if not isinstance(value, bool):
            raise self.wrong(key, why("no-flag", f"{value!r} is neither true nor false", value=repr(value)))
        return value

    def texts(self, key: str) -> list[str]:
        """A list of texts; a missing key is an empty list."""
        if not self.has(key):
            return []
        value = self._take(key)
        if not isinstance(value, list):
            raise self.wrong(key, _no("list", value))
        found: list[str] = []
        for item in value:
            if not isinstance(item, str):
                raise self.wrong(key, _no("text", item))
            found.append(item)
        return found

    def numbers(self, key: str) -> list[int]:
        value = self._take(key)
        if not isinstance(value, list):
            raise self.wrong(key, _no("list", value))
        found: list[int] = []
        for item in value:
            found.append(self._whole(key, item))
        return found

    def pair(self, key: str) -> tuple[int, int]:
        found = self.numbers(key)
        if len(found) != 2:
            raise self.wrong(key, why("no-pair", f"{found!r} are not two numbers", value=repr(found)))
        return found[0], found[1]

    def word(self, key: str, allowed: list[str]) -> int:
        """The index of a word among those allowed."""
        return self.index(key, self.text(key), allowed)

    def words(self, key: str, allowed: list[str]) -> list[int]:
        return [self.index(key, word, allowed) for word in self.texts(key)]

    def groups(self, key: str, allowed: list[str]) -> list[list[int]]:
        """A list of lists of words."""
        value = self._take(key)
        if not isinstance(value, list):
            raise self.wrong(key, _no("list", value))
        return [Entry(self.where, {key: item}, self.lines, self.path).words(key, allowed) for item in value]

    def part(self, key: str) -> "Entry":
        """A table inside this one."""
        value = self._take(key)
        if not isinstance(value, dict):
            raise self.wrong(key, _no("table", value))
        return self._keep(f"{self.where}, {key}", value, f"{self.path}.{key}")

    def list_of(self, key: str) -> list["Entry"]:
        """The tables of a list, each called by its id or else by its number."""
        value = self._take(key)
        if not isinstance(value, list):
            raise self.wrong(key, _no("list", value))
        found: list[Entry] = []
        for number, item in enumerate(value):
            if not isinstance(item, dict):
                raise self.wrong(key, _no("table", item))
            where = f"{self.where}, {item.get('id', f'{key} {number}')}"
            found.append(self._keep(where, item, f"{self.path}.{key}.{number}"))
        return found

    def over(self, usual: "Entry") -> "Entry":
        """This entry, with the usual values where it is silent."""
        merged = self._keep(self.where, {**usual.table, **self.table}, self.path)
        merged.asked = self.asked
        # What comes from the usual values is wrong there.
        merged.lines = dict(self.lines)
        for key in usual.table:
            if key not in self.table and f"{usual.path}.{key}" in usual.lines:
                merged.lines[f"{self.path}.{key}"] = usual.lines[f"{usual.path}.{key}"]
        usual.asked.extend(usual.table)
        return merged

    def finish(self) -> None:
        """Refuses keys that were never asked for, here and in every part."""
        unknown = sorted(set(self.table) - set(self.asked))
        if unknown:
            known = ", ".join(sorted(set(self.asked)))
            keys = ", ".join(unknown)
            said = why("unknown-key", f"unknown key {keys}; known here: {known}", key=keys, known=known)
            raise BadData(self.place(unknown[0]), said)
        for part in self.parts:
            part.finish()

    def index(self, key: str, word: str, allowed: list[str]) -> int:
        if word not in allowed:
            known = ", ".join(allowed)
            raise self.wrong(key, why("none-of", f'"{word}" is none of {known}', word=word, known=known))
        return allowed.index(word)

    def wrong(self, key: str, what: str | Message) -> ValueError:
        """What is wrong with a key: a message, or a sentence that no language but English has."""
        return BadData(f"{self.place(key)}, {key}", why("other", what, text=what) if isinstance(what, str) else what)

    def place(self, key: str) -> str:
        """The entry, with the line where its file says the key, or else where the entry begins."""
        name = f"{self.path}.{key}"
        while name and name not in self.lines:
            name = name.rpartition(".")[0]
        if not name:
            return self.where
        file, comma, rest = self.where.partition(",")
        return f"{file}:{self.lines[name]}{comma}{rest}"

    def _keep(self, where: str, table: dict[str, Any], path: str) -> "Entry":
        part = Entry(where, table, self.lines, path)
        self.parts.append(part)
        return part

    def _whole(self, key: str, value: Any, least: int = 0, most: int | None = HIGHEST) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or -HIGHEST < value < 0:
            raise self.wrong(key, _no("number", value))
        return value if most is None else self.bounded(key, value, least, most)

    def _take(self, key: str) -> Any:
        self.asked.append(key)
        if key not in self.table:
            raise self.wrong(key, why("missing", "is missing"))
        return self.table[key]


def read_file(path: Path) -> Entry:
    """A whole data file."""
    text = path.read_text(encoding="utf-8")
    try:
        return Entry(path.name, tomllib.loads(text), lines_of(text))
    except tomllib.TOMLDecodeError as error:
        raise BadData(path.name, why("other", str(error), text=str(error))) from None


def lines_of(text: str) -> dict[str, int]:
    """The lines on which the tables and keys of a data file begin: ``.faction.2`` is the third table ``faction``.

    It knows TOML as the data files are written: a table or a key begins its line, and so does each table of a list.
    """
    found: dict[str, int] = {}
    seen: dict[str, int] = {}
    table = ""
    items = ""
    number = 0
    for line, written in enumerate(text.splitlines(), 1):
        words = written.strip()
        header = re.match(r"\[\[?([\w.-]+)\]", words)
        key = re.match(r"([\w-]+) *= *(\[?)[^\]]*$", words) or re.match(r"([\w-]+) *=()", words)
        if items:
            if words.startswith("{"):
                found[f"{items}.{number}"] = line
                number += 1
            items = "" if words.startswith("]") else items
        elif header:
            table = f".{header[1]}"
            if words.startswith("[["):
                seen[table] = seen.get(table, -1) + 1
                table = f"{table}.{seen[table]}"
            found[table] = line
        elif key:
            found[f"{table}.{key[1]}"] = line
            items = f"{table}.{key[1]}" if key[2] else ""
            number = 0
    return found


_FOLDERS: Final[dict[str, dict[str, Any]]] = {}


def read_folder(folder: Path) -> dict[str, Any]:
    """All data files of a folder by name, as plain data; read once, so not to be changed."""
    key = str(folder)
    if key not in _FOLDERS:
        _FOLDERS[key] = {path.stem: read_file(path).table for path in sorted(folder.glob("*.toml"))}
    return _FOLDERS[key]


def ordered(entries: list[Entry], ids: list[str], where: str) -> list[Entry]:
    """The entries in the order of the ids that the engine knows; one too few or too many is refused."""
    by_id: dict[str, Entry] = {}
    for entry in entries:
        entry.word("id", ids)
        if entry.text("id") in by_id:
            raise _twice(entry)
        by_id[entry.text("id")] = entry
    missing = [word for word in ids if word not in by_id]
    if missing:
        names = ", ".join(missing)
        raise BadData(where, why("needs-entry", f"needs an entry for {names}", names=names))
    return [by_id[word] for word in ids]


def ids_of(entries: list[Entry]) -> list[str]:
    """The ids of the entries, in their order; each may stand once."""
    found: list[str] = []
    for entry in entries:
        if entry.text("id") in found:
            raise _twice(entry)
        found.append(entry.text("id"))
    return found


def _twice(entry: Entry) -> ValueError:
    word = entry.text("id")
    return entry.wrong("id", why("twice", f"{word} stands twice", word=word))
