"""Every dependency has its reason in docs/dependencies.md, and no other package stands there."""

import json
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `([^`]+)` \| (.*?) \|", re.MULTILINE)


def section(title: str) -> dict[str, str]:
    """The packages of a part of the page, each with its reason."""
    (text,) = [part for part in re.split(r"^## ", PAGE, flags=re.MULTILINE) if part.startswith(f"{title}\n")]
    return dict(ROW.findall(text))


def names(requirements: list[str]) -> set[str]:
    """The packages that requirements ask for; the project's own extras are none."""
    return {re.split(r"[\[<>=~;! ]", one)[0] for one in requirements} - {"astrarium"}


def test_every_python_package_has_its_reason_in_its_extra() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(section("The library")) == names(project["dependencies"])
    for extra, requirements in project["optional-dependencies"].items():
        if wanted := names(requirements):
            assert set(section(f"`{extra}`")) == wanted, extra


def test_every_package_of_the_client_has_its_reason() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert set(section("The client")) == {*package["dependencies"], *package["devDependencies"]}


def test_every_reason_is_said() -> None:
    assert all(reason.strip() for reason in dict(ROW.findall(PAGE)).values())


def test_every_package_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = names(project["dependencies"]).union(*map(names, project["optional-dependencies"].values()))
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").split()
    pinned = {line.partition("==")[0].lower().replace("_", "-") for line in lines}
    assert {name.lower().replace("_", "-") for name in wanted} <= pinned
