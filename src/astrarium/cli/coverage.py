"""Which tests show which rules, found in the sources of the tests.

A test names its rules by ``@pytest.mark.rule("GP-BUILD-03", …)``, or ``@rule(…)`` where the tests define
that: on the function, its class, its module (``pytestmark``), or one of its parameters
(``pytest.param(…, marks=…)``). The sources are read, not run, so ids must be written out. A test that is
always skipped shows nothing.
"""

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from astrarium.cli.common import UsageError
from astrarium.cli.rulebook import Rule


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


class Naming(msgspec.Struct, frozen=True):
    """A test that names a rule; ``id`` is empty where it cannot be read."""

    test: str
    id: str


def cover(game: str, rules: Sequence[Rule], folder: Path) -> Coverage:
    """Compare a catalogue with the tests in a folder.

    Tests of other games may lie there too: an id is unknown if it begins like those of the catalogue, or if
    its test lies in a folder that is called like the game.
    """
    if not folder.is_dir():
        raise UsageError(f"there is no folder {folder} with tests; --tests names one")
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


def namings(path: Path, name: str) -> Iterator[Naming]:
    """Every naming of a rule in a file of tests."""
    try:
        module = ast.parse(path.read_text(encoding="utf-8"))
    except (SyntaxError, UnicodeDecodeError) as error:
        raise UsageError(f"{path} is not Python: {error}") from None
    return _Reader(module).read(module.body, name, [])


class _Reader:
    """Reads one module; marks may be kept in its variables."""

    def __init__(self, module: ast.Module) -> None:
        self.variables: dict[str, ast.expr] = {}
        for statement in module.body:
            for target, value in _assignments(statement):
                self.variables[target] = value

    def read(self, body: Sequence[ast.stmt], name: str, outer: Sequence[ast.expr]) -> Iterator[Naming]:
        """The namings in a module or class, which hands the marks of ``outer`` down to its tests."""
        own = [value for node in body for target, value in _assignments(node) if target == "pytestmark"]
        marks = [*outer, *own]
        for node in body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                yield from self.read(node.body, f"{name}::{node.name}", [*marks, *node.decorator_list])
            elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test"):
                yield from self._test(f"{name}::{node.name}", [*marks, *node.decorator_list])

    def _test(self, test: str, marks: Sequence[ast.expr]) -> Iterator[Naming]:
        if any(_is_skip(mark) for mark in marks):
            return
        for mark in marks:
            for node in self._nodes(mark, frozenset()):
                if isinstance(node, ast.Call) and _is_rule(node.func):
                    yield from [Naming(test, _text(argument)) for argument in node.args]

    def _nodes(self, mark: ast.expr, met: frozenset[str]) -> Iterator[ast.AST]:
        """All of an expression, with the module's variables that it names, and theirs."""
        for node in ast.walk(mark):
            yield node
            if isinstance(node, ast.Name) and node.id in self.variables and node.id not in met:
                yield from self._nodes(self.variables[node.id], met | {node.id})


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
