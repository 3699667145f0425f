"""The engine, compiled: `kernel`, `search` and `games` with mypyc, each module as a C file of its own.

`ASTRARIUM_PURE=1` leaves them uncompiled, `ASTRARIUM_OPT` sets the C optimisation level (1 by default, for the
sake of the build's time; docs/performance.md has what was measured).
"""

import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

COMPILED = ("kernel", "search", "games")
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
                # Not added in place: all extensions share one list.
                extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden", "-w"]
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
