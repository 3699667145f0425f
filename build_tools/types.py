"""The client's types, from those of the server: `python -m build_tools.types` writes them.

`web/src/lib/schema.ts` is what crosses the wire; in the folder of each game, `view_types.ts` is what its view holds
and `component_types.ts` what its components are.
What the server says has every field; what it is asked, and what it leaves out because it is usual, may lack some.
"""

import inspect
import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Literal, get_args, get_origin, is_typeddict

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec import inspect as shapes

from astrarium.games import catalogue
from astrarium.kernel import message, own_text
from astrarium.server import requests, wire, wire_play

SCHEMA: Final = Path("web", "src", "lib", "schema.ts")
SAID: Final = (message, own_text, wire_play, wire, requests)
OPEN: Final = ("Asked", "GameEvent")
"""Types with more fields than are named."""
HEAD: Final = "/** Written by `python -m build_tools.types` from the types in Python: change them there. */\n"
IMPORTED: Final = ("Json", "Message")
"""Types of the wire that those of a game may use."""
PARTS: Final = ("view_types", "component_types")
"""The modules of a game whose types its screen reads."""
JSON: Final = """export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
"""
PLAIN: Final = {
    shapes.AnyType: "Json",
    shapes.NoneType: "null",
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
}


def typescript() -> str:
    """All types that cross the wire."""
    parts = [HEAD, JSON]
    for module in SAID:
        parts += [_alias(name, value) for name, value in vars(module).items() if _is_own_literal(name, value)]
        parts += [_interface(value, module) for value in _classes(module)]
    return "\n".join(parts)


def _classes(module: ModuleType) -> list[Any]:
    own = [value for value in vars(module).values() if inspect.isclass(value) and value.__module__ == module.__name__]
    return [value for value in own if issubclass(value, Struct) or is_typeddict(value)]


def _is_own_literal(name: str, value: Any) -> bool:
    return get_origin(value) is Literal and not name.startswith("_")


def _alias(name: str, value: Any) -> str:
    return f"export type {name} = {' | '.join(msgspec.json.encode(one).decode() for one in get_args(value))};\n"


def _interface(found: Any, module: ModuleType) -> str:
    info: Any = shapes.type_info(found)
    asked = module is requests or (issubclass(found, Struct) and found.__struct_config__.omit_defaults)
    lines = [_comment(found.__doc__ or "")]
    lines.append(f"export interface {found.__name__} {{")
    for field in info.fields:
        optional = not field.required and (asked or is_typeddict(found) or _may_be_unset(field))
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {_written(field.type)};")
    if found.__name__ in OPEN:
        lines.append("  [field: string]: Json;")
    return "\n".join([*lines, "}\n"])


def _may_be_unset(field: Any) -> bool:
    return field.default is NODEFAULT and field.default_factory is NODEFAULT


def _comment(text: str) -> str:
    lines = inspect.cleandoc(text).replace("``", "`").splitlines()
    return "\n".join([f"/** {lines[0]}", *(f" * {line}".rstrip() for line in lines[1:])]) + " */"


def _written(shape: Any) -> str:
    if isinstance(shape, shapes.Metadata):
        return _written(shape.type)
    if type(shape) in PLAIN:
        return PLAIN[type(shape)]
    if isinstance(shape, (shapes.StructType, shapes.TypedDictType)):
        return str(shape.cls.__name__)
    if isinstance(shape, shapes.LiteralType):
        return " | ".join(msgspec.json.encode(one).decode() for one in shape.values)
    if isinstance(shape, shapes.UnionType):
        return " | ".join(dict.fromkeys(_written(one) for one in shape.types))
    if isinstance(shape, shapes.TupleType):
        return f"[{', '.join(_written(one) for one in shape.item_types)}]"
    if isinstance(shape, shapes.DictType):
        return f"{{ [name: string]: {_written(shape.value_type)} }}"
    if isinstance(shape, shapes.ListType):
        item = _written(shape.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    raise TypeError(f"there is no TypeScript for {shape}")


def files() -> dict[Path, str]:
    """Everything that is generated: what crosses the wire, and the view of each game that has a screen."""
    found = {SCHEMA: typescript()}
    for game in catalogue.names():
        package = type(catalogue.rules_of(game)).__module__.rpartition(".")[0]
        screen = Path("web", "src", "games", game)
        for part in PARTS:
            if screen.is_dir() and find_spec(f"{package}.{part}") is not None:
                found[screen / f"{part}.ts"] = _of_game(import_module(f"{package}.{part}"))
    return found


def _of_game(module: ModuleType) -> str:
    written = "\n".join(_interface(one, module) for one in _classes(module))
    used = [name for name in IMPORTED if re.search(rf": [^;]*\b{name}\b", written)]
    imported = f'import type {{ {", ".join(used)} }} from "../../lib/schema";\n'
    return "\n".join([HEAD, imported, written] if used else [HEAD, written])


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
