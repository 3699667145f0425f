"""Changed numbers: the text of an option, laid over a game's data files before they are read.

It is TOML with the name of a file as the first word of each table, and the id or number of an entry where the file
has a list of them: ``[arratuin.shop.3]``, ``[boosters.booster.mines]``. What it does not name stays as it is.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

from astrarium.kernel.data import Entry, read_file, why
from astrarium.kernel.errors import BadData, BadOption
from astrarium.kernel.message import Message

ID: Final = "id"
"""What the rest of the game calls an entry by; it cannot be changed."""


def read_corrected(
    folder: Path, names: list[str], corrections: str, free: tuple[str, ...] = (), open_tables: tuple[str, ...] = ()
) -> dict[str, Entry]:
    """The data files of these names with corrections laid over them, or a ``BadData`` that says what is wrong.

    Below the keys that are ``free`` anything may be told; to ``open_tables`` (``neo.cell``) entries may be added.
    """
    files = {name: read_file(folder / f"{name}.toml") for name in names}
    if corrections.strip():
        _Overlay(free, open_tables).lay(files, _toml(corrections))
    return files


class _Overlay:
    """Lays corrections over files; only what exists can be corrected."""

    def __init__(self, free: tuple[str, ...], open_tables: tuple[str, ...]) -> None:
        self.free = free
        self.open_tables = open_tables

    def lay(self, files: dict[str, Entry], corrections: dict[str, Any]) -> None:
        for name, part in corrections.items():
            if name not in files:
                raise _no_such("file", [name], list(files))
            if not isinstance(part, dict):
                raise _wrong([name], why("file-table", "is the name of a file, so a table must stand here"))
            self._merge(files[name].table, part, [name])
            # What is wrong now need not be wrong in the file, so it is said without a line of it.
            files[name].lines = {}

    def _merge(self, table: dict[str, Any], over: dict[str, Any], path: list[str]) -> None:
        for key, value in over.items():
            here = [*path, key]
            known = table.get(key)
            if key == ID and key in table:
                raise _wrong(here, why("fixed-id", "the rules know it by this name"))
            if isinstance(known, list) and any(isinstance(item, dict) for item in known):
                self._merge_list(known, value, here)
            elif isinstance(known, dict) and key not in self.free:
                if not isinstance(value, dict):
                    raise _wrong(here, _no_table(value))
                self._merge(known, value, here)
            elif key not in table and isinstance(value, dict) and ".".join(path) not in self.open_tables:
                raise _no_such("entry", here, list(table))
            else:
                table[key] = value

    def _merge_list(self, items: list[dict[str, Any]], over: Any, path: list[str]) -> None:
        """Entries of a list go by their id, or else by their number from 0 up."""
        if not isinstance(over, dict):
            raise _wrong(path, why("one-by-one", "its entries are corrected one by one, as tables"))
        names = [str(item.get(ID, number)) for number, item in enumerate(items)]
        for name, part in over.items():
            here = [*path, name]
            if name not in names:
                raise _no_such("entry", here, names)
            if not isinstance(part, dict):
                raise _wrong(here, _no_table(part))
            self._merge(items[names.index(name)], part, here)


def unfit(option: str, error: Exception) -> BadOption:
    """What is wrong with a text of corrections, as the refusal of an option."""
    said: str | Message = str(error)
    if isinstance(error, BadData):
        said = Message("data-at", {"place": error.place, "why": error.said}, str(error))
    return BadOption(f"option {option!r}: {error}", Message("unfit-data", {"why": said}))


def uncorrectable(path: str, said: Message) -> BadData:
    """What a game does not let a correction change, with the keys that lead there."""
    return BadData(f"data, {path}", said)


def _toml(corrections: str) -> dict[str, Any]:
    try:
        return tomllib.loads(corrections)
    except (ValueError, RecursionError) as error:
        text = f"the text is no TOML: {error}"
        raise BadData("data", why("no-toml", text, error=str(error))) from None


def _wrong(path: list[str], said: Message) -> BadData:
    return uncorrectable(".".join(path), said)


def _no_such(what: str, path: list[str], names: list[str]) -> BadData:
    known = ", ".join(names)
    return _wrong(path, why(f"no-{what}", f"there is no such {what}; there are {known}", known=known))


def _no_table(value: Any) -> Message:
    return why("no-table", f"{value!r} is no table", value=repr(value))
