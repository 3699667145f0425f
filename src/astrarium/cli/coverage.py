"""Which tests show which rules and use which cards, found in the sources of the tests.

A test names its rules by ``@pytest.mark.rule("GP-BUILD-03", …)``, or ``@rule(…)`` where the tests define
that: on the function, its class, its module (``pytestmark``), or one of its parameters
(``pytest.param(…, marks=…)``). It uses a card if the card's id is a word in one of its texts, or in those of
the variables and functions of its module that it names. The sources are read, not run, so ids must be
written out. A test that is always skipped shows nothing.
"""

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from astrarium.cli.common import UsageError
from astrarium.games.rulebook import Rule

WORD: Final = re.compile(r"\w+")


class Coverage(msgspec.Struct, frozen=True, kw_only=True):
    """Every rule with its tests, and what is amiss."""

    rules: dict[str, list[str]]
    missing: list[str]
    unknown: dict[str, list[str]]
    unreadable: list[str]

    @property
    def complete(self) -> bool:
        """Every rule has a test, and every test means a rule."""
        return not (self.missing or self.unknown or self.unreadable)

    def narrowed(self, rules: Sequence[Rule]) -> "Coverage":
        """The same, of some rules only."""
        tests = {rule.id: self.rules[rule.id] for rule in rules}
        missing = [id for id in self.missing if id in tests]
        return msgspec.structs.replace(self, rules=tests, missing=missing)


class CardUse(msgspec.Struct, frozen=True, kw_only=True):
    """Every card of a game with the tests that use it."""

    cards: dict[str, list[str]]
    missing: list[str]


class Naming(msgspec.Struct, frozen=True):
    """A test that names a rule; ``id`` is empty where it cannot be read."""

    test: str
    id: str


def cover(game: str, rules: Sequence[Rule], folder: Path) -> Coverage:
    """Compare a catalogue with the tests in a folder.

    Tests of other games may lie there too: an id is unknown if it begins like those of the catalogue, or if
    its test lies in a folder that is called like the game.
    """
    _check_folder(folder)
    tests: dict[str, list[str]] = {rule.id: [] for rule in rules}
    beginnings = {rule.id.partition("-")[0] for rule in rules}
    unknown: dict[str, list[str]] = {}
    unreadable: list[str] = []
    for path in sorted(folder.rglob("*.py")):
        ours = game in path.relative_to(folder).parts[:-1]
        for naming in namings(path, path.relative_to(folder.parent).as_posix()):
            if not naming.id:
                unreadable.append(naming.test)
            elif naming.id in tests:
                tests[naming.id].append(naming.test)
            elif ours or naming.id.partition("-")[0] in beginnings:
                unknown.setdefault(naming.id, []).append(naming.test)
    return Coverage(
        rules={id: list(dict.fromkeys(names)) for id, names in tests.items()},
        missing=[id for id, names in tests.items() if not names],
        unknown={id: list(dict.fromkeys(names)) for id, names in sorted(unknown.items())},
        unreadable=list(dict.fromkeys(unreadable)),
    )


def card_use(game: str, ids: Sequence[str], folder: Path) -> CardUse:
    """Which of a game's own tests (those in folders that are called like it) use which of its cards."""
    _check_folder(folder)
    tests: dict[str, list[str]] = {id: [] for id in ids}
    for path in sorted(folder.rglob("*.py")):
        if game not in path.relative_to(folder).parts[:-1]:
            continue
        reader = _Reader(_parse(path))
        for test in reader.tests(path.relative_to(folder.parent).as_posix()):
            for word in sorted(reader.words(test)):
                if word in tests:
                    tests[word].append(test.name)
    return CardUse(cards=tests, missing=[id for id, names in tests.items() if not names])


def _check_folder(folder: Path) -> None:
    if not folder.is_dir():
        raise UsageError(f"there is no folder {folder} with tests; --tests names one")


def namings(path: Path, name: str) -> Iterator[Naming]:
    """Every naming of a rule in a file of tests."""
    reader = _Reader(_parse(path))
    for test in reader.tests(name):
        for mark in test.marks:
            for node in reader.nodes(mark, reader.variables):
                if isinstance(node, ast.Call) and _is_rule(node.func):
                    yield from [Naming(test.name, _text(argument)) for argument in node.args]


def _parse(path: Path) -> ast.Module:
    try:
        return ast.parse(path.read_text(encoding="utf-8"))
    except (SyntaxError, UnicodeDecodeError) as error:
        raise UsageError(f"{path} is not Python: {error}") from None


class _Test(msgspec.Struct, frozen=True):
    """A test that runs, with all marks that hold for it."""

    name: str
    body: list[ast.stmt]
    marks: list[ast.expr]


class _Reader:
    """Reads one module; marks, texts and positions may be kept in its variables and functions."""

    def __init__(self, module: ast.Module) -> None:
        self.module = module
        self.variables: dict[str, ast.AST] = {}
        self.names: dict[str, ast.AST] = {}
        for statement in module.body:
            for target, value in _assignments(statement):
                self.variables[target] = value
            if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                self.names[statement.name] = statement
        self.names.update(self.variables)

    def tests(self, name: str) -> Iterator[_Test]:
        """The tests of the module that are not always skipped."""
        for test in self._tests(self.module.body, name, []):
            if not any(_is_skip(mark) for mark in test.marks):
                yield test

    def _tests(self, body: Sequence[ast.stmt], name: str, outer: Sequence[ast.expr]) -> Iterator[_Test]:
        """The tests in a module or class, which hands the marks of ``outer`` down to them."""
        own = [value for node in body for target, value in _assignments(node) if target == "pytestmark"]
        marks = [*outer, *own]
        for node in body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                yield from self._tests(node.body, f"{name}::{node.name}", [*marks, *node.decorator_list])
            elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test"):
                yield _Test(f"{name}::{node.name}", node.body, [*marks, *node.decorator_list])

    def words(self, test: _Test) -> set[str]:
        """All words of the texts that a test writes or names, without its docstring."""
        found: set[str] = set()
        for part in [*test.body, *test.marks]:
            if not (isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)):
                for node in self.nodes(part, self.names):
                    if isinstance(node, ast.Constant) and isinstance(node.value, str):
                        found.update(WORD.findall(node.value))
        return found

    def nodes(self, root: ast.AST, known: dict[str, ast.AST]) -> Iterator[ast.AST]:
        """All of a piece of source, with what is known by the names in it, and by theirs."""
        met: set[str] = set()
        waiting = [root]
        while waiting:
            for node in ast.walk(waiting.pop()):
                yield node
                if isinstance(node, ast.Name) and node.id in known and node.id not in met:
                    met.add(node.id)
                    waiting.append(known[node.id])


def _assignments(node: ast.stmt) -> Iterator[tuple[str, ast.expr]]:
    if isinstance(node, ast.Assign):
        for target in node.targets:
            if isinstance(target, ast.Name):
                yield target.id, node.value
    elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
        yield node.target.id, node.value


def _is_rule(function: ast.expr) -> bool:
    if isinstance(function, ast.Attribute):
        return function.attr == "rule" and _last_name(function.value) == "mark"
    return isinstance(function, ast.Name) and function.id == "rule"


def _is_skip(mark: ast.expr) -> bool:
    function = mark.func if isinstance(mark, ast.Call) else mark
    if not isinstance(function, ast.Attribute):
        return False
    return function.attr == "skip" and _last_name(function.value) == "mark"


def _text(argument: ast.expr) -> str:
    """The id that an argument writes out; nothing if it must be computed."""
    return str(argument.value) if isinstance(argument, ast.Constant) else ""


def _last_name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
