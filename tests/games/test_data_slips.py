"""Every key and every word of every data file means something: wherever one is misspelt, loading says where.

A sample of all slips is tried; `ASTRARIUM_SLIPS=all` tries each of them.
"""

import os
import re
import runpy
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

import pytest

import astrarium
from astrarium.games import catalogue
from astrarium.games.federation.components.components import Components as OfFederation
from astrarium.games.gaia.components.components import Components as OfGaia
from astrarium.kernel import Rng

FOLDER: Final = Path(catalogue.__file__).parent
SAMPLE: Final = 12
"""So many slips of each file and kind are tried where not all are."""
NONSENSE: Final = "zzyzx"


def module(path: str) -> Callable[[], object]:
    return partial(runpy.run_path, str(FOLDER / path))


LOADERS: Final[dict[str, Callable[[], object]]] = {
    "gaia": partial(OfGaia, ""),
    "gaia/sectors": module("gaia/components/maps.py"),
    "gaia/layouts": module("gaia/components/maps.py"),
    "gaia/planets": module("gaia/components/maps.py"),
    "federation": partial(OfFederation, ""),
    "race": module("race/components/printed.py"),
    "race/robot": module("race/robot/mat.py"),
}
FREE: Final[dict[str, str]] = {
    "race/cards": r"name = ",
    "race/storm": r"name = ",
}
"""Lines whose texts are only ever shown."""

FILES: Final = sorted(path for path in FOLDER.glob("*/data/*.toml"))


def name_of(path: Path) -> str:
    return f"{path.parent.parent.name}/{path.stem}"


def load(path: Path, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What loads a file, with another text in its place."""
    read = Path.read_text

    def changed(asked: Path, encoding: str | None = None, errors: str | None = None) -> str:
        return text if asked == path else read(asked, encoding, errors)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "read_text", changed)
        LOADERS.get(name_of(path), LOADERS[path.parent.parent.name])()


def unknown_keys(text: str) -> Iterator[tuple[int, str]]:
    """The text with a key too many in one of its tables, and the line on which it stands."""
    lines = text.splitlines()
    for at, line in enumerate(lines):
        if re.match(r"\s*\[", line) and "=" not in line and not line.strip().startswith(("[ ", '["')):
            yield at + 2, "\n".join([*lines[: at + 1], f"{NONSENSE} = 1", *lines[at + 1 :]])
        for brace in re.finditer(r"\{ (?=\w)", _code(line)):
            other = f"{line[: brace.end()]}{NONSENSE} = 1, {line[brace.end() :]}"
            yield at + 1, "\n".join([*lines[:at], other, *lines[at + 1 :]])


def unknown_words(text: str, free: str) -> Iterator[tuple[int, str]]:
    """The text with a word replaced by nonsense, and the line on which it stands."""
    lines = text.splitlines()
    for at, line in enumerate(lines):
        if free and re.match(free, line.strip()):
            continue
        for quoted in re.finditer(r'"([^"]*)"', _code(line)):
            for word in re.finditer(r"[A-Za-z_][\w-]*", quoted[1]):
                begin = quoted.start(1) + word.start()
                other = f"{line[:begin]}{NONSENSE}{line[begin + len(word[0]) :]}"
                yield at + 1, "\n".join([*lines[:at], other, *lines[at + 1 :]])


def _code(line: str) -> str:
    """A line without its comment, and without the id that it gives an entry: what an entry is called is its own."""
    code = re.match(r'(?:[^"#]|"[^"]*")*', line)
    return re.sub(r'\bid = "[^"]*"', lambda found: " " * len(found[0]), code[0] if code else "")


def tried(slips: list[tuple[int, str]]) -> list[tuple[int, str]]:
    if os.environ.get("ASTRARIUM_SLIPS") == "all" or len(slips) <= SAMPLE:
        return slips
    rng = Rng(len(slips))
    return [slips[rng.below(len(slips))] for _ in range(SAMPLE)]


def unnoticed(path: Path, slips: list[tuple[int, str]], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The slips that load, or whose error names no file."""
    found: list[str] = []
    for line, text in tried(slips):
        try:
            load(path, text, monkeypatch)
        except ValueError as error:
            if ".toml" not in str(error):
                found.append(f"{path.name}:{line}: {error}")
        else:
            found.append(f"{path.name}:{line}: {text.splitlines()[line - 1].strip()}")
    return found


interpreted = pytest.mark.skipif(astrarium.is_compiled(), reason="what compiled modules call cannot be replaced")
each_file = pytest.mark.parametrize("path", FILES, ids=name_of)


@interpreted
@each_file
def test_the_files_load_as_they_are(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    load(path, path.read_text(encoding="utf-8"), monkeypatch)


@interpreted
@each_file
def test_an_unknown_key_is_refused_in_every_table(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slips = list(unknown_keys(path.read_text(encoding="utf-8")))
    assert unnoticed(path, slips, monkeypatch) == []


@interpreted
@each_file
def test_an_unknown_word_is_refused_wherever_it_stands(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slips = list(unknown_words(path.read_text(encoding="utf-8"), FREE.get(name_of(path), "")))
    assert unnoticed(path, slips, monkeypatch) == []
