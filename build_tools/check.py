"""`python -m build_tools.check`: whether the engine that would be imported is compiled as it should be."""

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

from build_tools.engine import NO_COMPILER, compiler_works, engine_modules, wants_compiled


def check() -> str | None:
    """Say how the engine runs; the complaint, if it should be compiled and is not."""
    modules = [".".join(path.with_suffix("").parts[1:]) for path in engine_modules(Path(__file__).parents[1])]
    plain = [name for name in modules if not _origin(name).endswith(tuple(EXTENSION_SUFFIXES))]
    if not plain:
        print(f"The engine is compiled ({len(modules)} modules).")
        return None
    if not wants_compiled():
        print("The engine is uncompiled, as ASTRARIUM_PURE asks.")
        return None
    if not compiler_works():
        print(NO_COMPILER)
        return None
    return f"These modules should be compiled, but are not (remove build/ and try again): {', '.join(plain)}"


def _origin(module: str) -> str:
    spec = find_spec(module)
    return "" if spec is None else spec.origin or ""


if __name__ == "__main__":
    sys.exit(check())
