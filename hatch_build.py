"""The build hook: `kernel` and `games` are compiled with mypyc when a wheel is built.

`ASTRARIUM_PURE=1` leaves them uncompiled, `ASTRARIUM_OPT` sets the C optimisation level (1 by default, for the
sake of the build's time; docs/performance.md has what was measured).
Run as a program, it tells whether the engine that would be imported is compiled as it should be, and fails
if it is not.
"""

import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("kernel", "games")
OFF = "# mypyc: off"
NO_COMPILER = (
    "No working C compiler with the Python headers was found, so Astrarium is built uncompiled: "
    "all of it works, several times slower."
)


def engine_modules(root: Path) -> list[Path]:
    """The modules that are compiled, as paths from the root."""
    package = root / "src" / "astrarium"
    found = [path for folder in COMPILED for path in (package / folder).rglob("*.py")]
    return sorted(path.relative_to(root) for path in found if _is_compiled(path))


def _is_compiled(path: Path) -> bool:
    # Exceptions must be ordinary classes, and an __init__ only gathers names: compiled it gains nothing.
    if path.name in ("__init__.py", "errors.py"):
        return False
    with path.open(encoding="utf-8") as lines:
        return not any(line.startswith(OFF) for _, line in zip(range(5), lines))


def wants_compiled() -> bool:
    """Whether this build should be compiled, as far as the user says."""
    return os.environ.get("ASTRARIUM_PURE", "") in ("", "0")


def compiler_works() -> bool:
    """Whether a C extension can really be built here."""
    setup = "from setuptools import Extension, setup; setup(ext_modules=[Extension('probe', ['probe.c'])])"
    with tempfile.TemporaryDirectory() as folder:
        source = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"
        Path(folder, "probe.c").write_text(source, encoding="utf-8")
        command = [sys.executable, "-c", setup, "build_ext", "--inplace"]
        return subprocess.run(command, cwd=folder, capture_output=True, check=False).returncode == 0


def compile_engine(root: Path) -> dict[Path, str]:
    """Each compiled file, and its place in the wheel."""
    # mypyc asks at its import whether setuptools is there.
    from setuptools.command.build_ext import build_ext
    from setuptools.dist import Distribution

    from mypyc.build import mypycify  # isort: skip

    level = os.environ.get("ASTRARIUM_OPT", "1")
    build = Path("build", "mypyc", f"{sys.implementation.cache_tag}-O{level}")
    before = Path.cwd()
    os.chdir(root)
    try:
        extensions = mypycify(
            ["--config-file", "pyproject.toml", *(str(path) for path in engine_modules(root))],
            opt_level=level,
            group_name="astrarium",
            target_dir=str(build / "c"),
            multi_file=True,
        )
        if os.name == "posix":
            for extension in extensions:
                # Only functions that no other library can replace may be inlined.
                # What a C compiler thinks of generated code is no reason to stop, nor news to anybody.
                extension.extra_compile_args += ["-fvisibility=hidden", "-w"]
        compile_side_by_side()
        command = build_ext(Distribution({"name": "astrarium", "ext_modules": extensions}))
        command.build_lib = str(build / "lib")
        command.build_temp = str(build / "temp")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
        return {root / file: str(Path(file).relative_to(build / "lib")) for file in command.get_outputs()}
    finally:
        os.chdir(before)


def compile_side_by_side() -> None:
    """Let the sources of one library be compiled on all cores; setuptools takes them one by one."""
    from setuptools._distutils.ccompiler import CCompiler

    def compile_all(
        self: Any,
        sources: list[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: Any = None,
        debug: bool = False,
        extra_preargs: Any = None,
        extra_postargs: Any = None,
        depends: Any = None,
    ) -> list[str]:
        macros, objects, extra, arguments, jobs = self._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        flags = self._get_cc_args(arguments, debug, extra_preargs)

        def compile_one(item: str) -> None:
            self._compile(item, *jobs[item], flags, extra, arguments)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            # Asking for the results lets a failure out.
            list(pool.map(compile_one, jobs))
        return list(objects)

    CCompiler.compile = compile_all  # type: ignore[method-assign, assignment] # there is no other door


class EngineBuildHook(BuildHookInterface):  # type: ignore[type-arg] # a hook without options
    """Adds the compiled engine to the wheel, beside its sources."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless the install is editable, the user wants it pure, or there is no compiler."""
        if version == "editable" or not wants_compiled():
            return
        if not compiler_works():
            self.app.display_warning(NO_COMPILER)
            return
        files = compile_engine(Path(self.root))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(file): place for file, place in files.items()})


def check() -> str | None:
    """Say how the engine runs; the complaint, if it should be compiled and is not."""
    modules = [".".join(path.with_suffix("").parts[1:]) for path in engine_modules(Path(__file__).parent)]
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
