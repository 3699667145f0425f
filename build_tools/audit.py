"""`python -m build_tools.audit`: known vulnerabilities and licences of what Astrarium ships, Python and client."""

import json
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

from build_tools.client import run_npm

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build"
ALLOWED = re.compile(
    r"MIT|BSD|Apache|ISC|MPL|Mozilla|LGPL|Lesser General|PSF|Python Software|CC0|CC-BY|BlueOak|Unlicense|Zlib|OFL"
)
"""Licences under which a package may be shipped or used with the MIT licence of the project."""

UNREACHABLE = re.compile(
    r"ConnectionError|ConnectTimeout|Max retries|resolve|ENOTFOUND|EAI_AGAIN|ECONN|404|405|E4\d\d|E5\d\d"
)
NOT_ASKED = (
    "The service that knows vulnerabilities of {} could not be reached: NOTHING WAS CHECKED. "
    "The public checks ask it with every change."
)


def run(*command: str) -> subprocess.CompletedProcess[str]:
    """A program beside this Python."""
    first, *rest = command
    return subprocess.run(
        [str(Path(sys.executable).with_name(first)), *rest], cwd=ROOT, capture_output=True, text=True, check=False
    )


def shipped() -> list[str]:
    """Every Python package that `astrarium[play]` brings, pinned."""
    done = run(
        "uv",
        "pip",
        "compile",
        "pyproject.toml",
        "--extra",
        "play",
        "--constraint",
        "constraints.txt",
        "--quiet",
        "--no-annotate",
        "--no-header",
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    return [line.split(";")[0].strip() for line in done.stdout.splitlines() if "==" in line]


def python_vulnerabilities(packages: list[str]) -> str | None:
    """The complaint, if one is known, or if nobody could be asked."""
    BUILD.mkdir(exist_ok=True)
    listed = BUILD / "shipped.txt"
    listed.write_text("\n".join(packages) + "\n", encoding="utf-8")
    done = run("pip-audit", "--requirement", str(listed), "--no-deps", "--disable-pip", "--progress-spinner", "off")
    said = (done.stdout + done.stderr).strip()
    if done.returncode == 0:
        print(f"Python: {len(packages)} packages, no known vulnerability")
        return None
    return NOT_ASKED.format("Python packages") if UNREACHABLE.search(said) else said


def client_vulnerabilities() -> str | None:
    """The same for what the client is built with."""
    report = BUILD / "npm-audit.json"
    with report.open("w", encoding="utf-8") as out:
        good = run_npm(ROOT, "audit", "--json", "--audit=true", output=out)
    said = report.read_text(encoding="utf-8")
    if good:
        print("Client: no known vulnerability")
        return None
    found = json.loads(said or "{}")
    return (
        f"Client: {json.dumps(found['vulnerabilities'], indent=1)}"
        if found.get("vulnerabilities")
        else NOT_ASKED.format("npm packages")
    )


def python_licences(packages: list[str]) -> dict[str, str]:
    """The licence of each Python package that is shipped."""
    names = [package.partition("==")[0] for package in packages]
    done = run("pip-licenses", "--from=mixed", "--format=json", "--packages", *names)
    if done.returncode:
        raise RuntimeError(done.stderr)
    return {one["Name"]: one["License"].strip().splitlines()[0] for one in json.loads(done.stdout)}


def client_licences() -> dict[str, str]:
    """The licence of each package that the client is built and tested with."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name.rpartition("node_modules/")[2]: one for name, one in lock["packages"].items() if name}
    return {name: str(one.get("license", "not said")) for name, one in packages.items()}


def main() -> str | None:
    """Look at everything; what is wrong, if anything is."""
    try:
        packages = shipped()
        licences = {"Python": python_licences(packages), "Client": client_licences()}
    except RuntimeError as error:
        return str(error)
    wrong = []
    for part, found in licences.items():
        grouped = defaultdict(list)
        for name, licence in found.items():
            grouped[licence].append(name)
        print(f"{part}, licences:")
        for licence, names in sorted(grouped.items()):
            print(f"  {licence}: {', '.join(sorted(names, key=str.lower))}")
        wrong += [
            f"{name}: may we ship {licence!r}?" for name, licence in found.items() if not ALLOWED.search(licence)
        ]
    wrong += filter(None, (python_vulnerabilities(packages), client_vulnerabilities()))
    return "\n".join(wrong) or None


if __name__ == "__main__":
    sys.exit(main())
