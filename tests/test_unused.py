"""Nothing is kept that nobody uses: every function and class has a user, every export of the client, too."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
WORD: Final = re.compile(r"\w+")
EXPORT: Final = re.compile(r"^export (?:async )?(?:function|const|class|interface|type) (\w+)", re.MULTILINE)
GENERATED: Final = ("schema.ts", "view_types.ts", "component_types.ts")


@cache
def _texts() -> dict[Path, str]:
    """The code and what configures it, without tests."""
    found: dict[Path, str] = {}
    for folder, endings in {
        "src": ("py",),
        "web/src": ("ts", "svelte"),
        "build_tools": ("py",),
        "examples": ("py",),
        "docs": ("md",),
    }.items():
        for ending in endings:
            for file in sorted((ROOT / folder).rglob(f"*.{ending}")):
                if ".test." not in file.name and file.stem != "testkit" and "__pycache__" not in file.parts:
                    found[file] = file.read_text(encoding="utf-8")
    for file in (
        ROOT / "pyproject.toml",
        ROOT / "Makefile",
        ROOT / "README.md",
        *sorted((ROOT / "web").glob("*.ts")),
    ):
        found[file] = file.read_text(encoding="utf-8")
    return found


@cache
def _uses() -> Counter[str]:
    """How often each word stands there."""
    return Counter(word for text in _texts().values() for word in WORD.findall(text))


def _declared(text: str) -> Iterator[str]:
    """The functions and classes of a module, but those that a decorator makes known to a framework."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            calls = [one for one in node.decorator_list if isinstance(one, ast.Call)]
            if not node.name.startswith("__") and (not calls or isinstance(node, ast.ClassDef)):
                yield node.name


def test_every_function_and_class_of_the_engine_and_the_server_has_a_user() -> None:
    sources = [(file, text) for file, text in _texts().items() if file.is_relative_to(ROOT / "src")]
    unused = [f"{file.name}: {name}" for file, text in sources for name in _declared(text) if _uses()[name] < 2]
    assert len(sources) > 300
    assert unused == []


def _constants(text: str) -> Iterator[str]:
    """The constants of a module; several names at once are left alone."""
    for node in ast.parse(text).body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        yield from (target.id for target in targets if isinstance(target, ast.Name) and target.id.isupper())


def test_every_constant_of_the_engine_and_the_server_is_named_elsewhere() -> None:
    """A number among several may be named by tests only."""
    named = _uses() + Counter(
        word for file in (ROOT / "tests").rglob("*.py") for word in WORD.findall(file.read_text(encoding="utf-8"))
    )
    sources = [(file, text) for file, text in _texts().items() if file.is_relative_to(ROOT / "src")]
    unused = [f"{file.name}: {name}" for file, text in sources for name in _constants(text) if named[name] < 2]
    assert unused == []


def test_every_export_of_the_client_has_a_user() -> None:
    sources = [(file, text) for file, text in _texts().items() if file.suffix == ".ts" and file.name not in GENERATED]
    unused = [f"{file.name}: {name}" for file, text in sources for name in EXPORT.findall(text) if _uses()[name] < 2]
    assert len(sources) > 60
    assert unused == []
