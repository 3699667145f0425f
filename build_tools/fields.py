"""How positions are copied, told and restored, from their fields: `python -m build_tools.fields` writes it.

A class of a position declares each field once, where `__init__` gives it a first value: `self.hand: list[int] = []`.
From the declared type follow `clone`, `plain`, `adopt` and, where the class has none of its own, `restore`; they
stand in the class itself, between two marks. What a type cannot say is said by words of `astrarium.kernel.fields`.
"""

import ast
import sys
from pathlib import Path
from typing import Final

GAMES: Final = (Path("src", "astrarium", "games"), Path("tests", "kernel", "specimen"))
"""Where games are; with arguments, `python -m build_tools.fields my_game/state.py` writes those files instead."""
BEGIN: Final = "    # Written by `python -m build_tools.fields` from the fields above: change them there."
END: Final = "    # End of what is written."
POSITION: Final = "Position"
VALUES: Final = ("int", "str", "bool", "float", "dict[str, Any]")
SHARED: Final = "Shared"
UNTOLD: Final = "Untold"
HEX_SET: Final = "HexSet"


class Field:
    """A field of a class: its name, its type, and what is said of it besides."""

    def __init__(self, name: str, annotation: ast.expr, given: bool) -> None:
        self.name = name
        self.given = given
        self.shared = False
        self.told = True
        while isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) in (SHARED, UNTOLD):
            self.shared = self.shared or ast.unparse(annotation.value) == SHARED
            self.told = self.told and ast.unparse(annotation.value) != UNTOLD
            annotation = annotation.slice
        self.type = annotation

    @property
    def copied(self) -> str:
        """The field of a copy."""
        own = f"self.{self.name}"
        return own if self.shared else _copied(own, self.type)

    @property
    def plain(self) -> str:
        """The field as JSON-able data."""
        return _plain(f"self.{self.name}", self.type)

    @property
    def adopted(self) -> str:
        """The field from that data."""
        return _adopted(f'plain["{self.name}"]', self.type)


def _items(kind: ast.expr) -> ast.expr | None:
    """What a list is a list of."""
    if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "list":
        return kind.slice
    return None


def _maybe(kind: ast.expr) -> ast.expr | None:
    """What is there, if it is not none."""
    if isinstance(kind, ast.BinOp) and isinstance(kind.op, ast.BitOr) and ast.unparse(kind.right) == "None":
        return kind.left
    return None


def _numbers(kind: ast.expr) -> int:
    """Of how many values a tuple consists."""
    if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "tuple" and isinstance(kind.slice, ast.Tuple):
        return len(kind.slice.elts)
    return 0


def _is_value(kind: ast.expr) -> bool:
    return ast.unparse(kind) in VALUES


def _never_changes(kind: ast.expr) -> bool:
    return _is_value(kind) or ast.unparse(kind) == HEX_SET or _numbers(kind) > 0


def _copied(text: str, kind: ast.expr) -> str:
    if _never_changes(kind):
        return text
    if (there := _maybe(kind)) is not None:
        return f"{_copied(text, there)} if {text} is not None else None"
    if (items := _items(kind)) is None:
        return f"{text}.clone()"
    return f"{text}[:]" if _never_changes(items) else f"[{_copied('one', items)} for one in {text}]"


def _plain(text: str, kind: ast.expr) -> str:
    if _is_value(kind):
        return text
    if ast.unparse(kind) == HEX_SET:
        return f"members({text})"
    if _numbers(kind):
        return f"list({text})"
    if (there := _maybe(kind)) is not None:
        return f"{_plain(text, there)} if {text} is not None else None"
    if (items := _items(kind)) is None:
        return f"{text}.plain()"
    # Lists of values are told as they are: who keeps them writes them down or copies the position before.
    innermost = items
    while (deeper := _items(innermost)) is not None:
        innermost = deeper
    return text if _is_value(innermost) else f"[{_plain('one', items)} for one in {text}]"


def _adopted(text: str, kind: ast.expr) -> str:
    if _is_value(kind):
        return text
    if ast.unparse(kind) == HEX_SET:
        return f"set_of(tuple({text}))"
    if numbers := _numbers(kind):
        return f"({', '.join(f'{text}[{i}]' for i in range(numbers))})"
    if (there := _maybe(kind)) is not None:
        return f"{_adopted(text, there)} if {text} is not None else None"
    if (items := _items(kind)) is None:
        return f"{ast.unparse(kind)}.restore({text})"
    return f"list({text})" if _is_value(items) else f"[{_adopted('one', items)} for one in {text}]"


class Part:
    """A class of a position whose fields are declared once."""

    def __init__(self, node: ast.ClassDef) -> None:
        self.name = node.name
        self.is_position = POSITION in [ast.unparse(base) for base in node.bases]
        methods = {one.name: one for one in node.body if isinstance(one, ast.FunctionDef)}
        init = methods["__init__"]
        self.arguments = [one.arg for one in init.args.args[1:]]
        self.fields = [self._field(one) for one in ast.walk(init) if isinstance(one, ast.AnnAssign)]
        self.restores = "restore" in methods

    def _field(self, node: ast.AnnAssign) -> Field:
        assert isinstance(node.target, ast.Attribute)
        name = node.target.attr
        return Field(name, node.annotation, isinstance(node.value, ast.Name) and node.value.id in self.arguments)

    def written(self) -> list[str]:
        """The methods that follow from the fields."""
        lines = [BEGIN, "", *self._clone(), "", *self._plain(), "", *self._adopt()]
        if not self.restores:
            lines += ["", *self._restore()]
        return [*lines, "", END]

    def _argument(self, name: str) -> str:
        for field in self.fields:
            if field.name == name:
                return field.copied
        return {"players": "self.players", "rng": "self.rng.clone()"}[name]

    def _clone(self) -> list[str]:
        lines = [
            f'    def clone(self) -> "{self.name}":',
            '        """An independent copy; what never changes is shared."""',
        ]
        lines.append(f"        copy = {self.name}({', '.join(self._argument(name) for name in self.arguments)})")
        if self.is_position:
            lines.append("        copy.agenda = self.agenda[:]")
        lines += [f"        copy.{field.name} = {field.copied}" for field in self.fields if not field.given]
        return [*lines, "        return copy"]

    def _plain(self) -> list[str]:
        lines = [
            "    def plain(self) -> dict[str, Any]:",
            '        """All of it as JSON-able data in a fixed order."""',
        ]
        lines.append(f"        plain{' = super().plain()' if self.is_position else ': dict[str, Any] = {}'}")
        lines += [f'        plain["{field.name}"] = {field.plain}' for field in self.fields if field.told]
        return [*lines, "        return plain"]

    def _adopt(self) -> list[str]:
        lines = [
            "    def adopt(self, plain: dict[str, Any]) -> None:",
            '        """Take over what ``plain`` wrote."""',
        ]
        lines += ["        super().adopt(plain)"] if self.is_position else []
        return lines + [f"        self.{field.name} = {field.adopted}" for field in self.fields if field.told]

    def _restore(self) -> list[str]:
        given = ", ".join([f'plain["{name}"]' for name in self.arguments])
        return [
            "    @staticmethod",
            f'    def restore(plain: dict[str, Any]) -> "{self.name}":',
            f'        """The {self.name.lower()} whose ``plain()`` this was."""',
            f"        restored = {self.name}({given})",
            "        restored.adopt(plain)",
            "        return restored",
        ]


def fresh(text: str) -> str:
    """A module with the marked parts of its classes written anew."""
    lines = text.splitlines()
    classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    # From the last to the first, so that the numbers of lines stay right.
    after = len(lines)
    for node in reversed(classes):
        own = lines[node.lineno : after]
        after = node.lineno
        if BEGIN in own:
            begin, end = node.lineno + own.index(BEGIN), node.lineno + own.index(END)
            lines[begin : end + 1] = Part(_without(node, begin + 1, end + 1)).written()
    return "\n".join(lines) + "\n"


def _without(node: ast.ClassDef, begin: int, end: int) -> ast.ClassDef:
    """A class without what is written between two lines."""
    node.body = [one for one in node.body if not begin <= one.lineno <= end]
    return node


def files(root: Path = Path()) -> dict[Path, str]:
    """Every module with marked parts, as it should be."""
    paths = [path for folder in GAMES for path in sorted((root / folder).rglob("*.py"))]
    texts = {path: path.read_text(encoding="utf-8") for path in paths}
    return {path.relative_to(root): fresh(text) for path, text in texts.items() if BEGIN in text}


if __name__ == "__main__":
    given = {Path(name): fresh(Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:]}
    for path, text in (given or files()).items():
        path.write_text(text, encoding="utf-8")
