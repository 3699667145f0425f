"""What a public project gives to its visitors: workflows, forms and hooks that their own schemas accept."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import astrarium

ROOT = Path(__file__).parents[1]
CHECKER = Path(sys.executable).with_name("check-jsonschema")
GITHUB = ROOT / ".github"


def project() -> str:
    """What the project says of itself."""
    return json.dumps(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8")))


def promised_pythons() -> list[str]:
    """Every version of Python that a classifier names."""
    return re.findall(r"Python :: (3\.\d+)", project())


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("github-workflows", sorted((GITHUB / "workflows").glob("*.yml"))),
        ("dependabot", [GITHUB / "dependabot.yml"]),
    ],
)
def test_the_schema_accepts_them(schema: str, files: list[Path]) -> None:
    assert files
    command = [CHECKER, "--builtin-schema", f"vendor.{schema}", *files]
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_workflows_give_nothing_away() -> None:
    """What a stranger's change could reach: tokens, caches, expressions in scripts, actions of others."""
    command = [CHECKER.with_name("zizmor"), "--offline", "--quiet", "--no-progress", GITHUB]
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_workflows_and_hooks_make_can_be_made() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    asked = set()
    for path in (GITHUB / "workflows").glob("*.yml"):
        asked |= set(re.findall(r"run: make ([a-z-]+)", path.read_text(encoding="utf-8")))
    assert asked >= {"test", "nightly", "site", "audit"}
    assert asked <= targets


def test_every_python_that_is_promised_is_tested() -> None:
    promised = set(promised_pythons())
    workflow = (GITHUB / "workflows" / "checks.yml").read_text(encoding="utf-8")
    (tested,) = re.findall(r"python: \[(.*)\]", workflow)
    assert set(re.findall(r"3\.\d+", tested)) == promised
    wheels = set(re.findall(r"cp3(\d+)-", project()))
    assert {f"3.{minor}" for minor in wheels} == promised


def test_machines_and_actions_are_those_that_there_still_are() -> None:
    """GitHub has taken macOS 13 away, and Node 20 from under the actions of these numbers."""
    text = "".join(path.read_text(encoding="utf-8") for path in (GITHUB / "workflows").glob("*.yml"))
    assert "macos-13" not in text
    oldest = {
        "checkout": 5,
        "setup-python": 6,
        "setup-node": 5,
        "upload-artifact": 6,
        "download-artifact": 7,
        "upload-pages-artifact": 4,
        "deploy-pages": 4,
    }
    for action, number in re.findall(r"uses: actions/([a-z-]+)@v(\d+)", text):
        assert int(number) >= oldest[action], action


def test_forms_ask_for_something() -> None:
    yaml = pytest.importorskip("yaml")
    for path in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml"):
        form = yaml.safe_load(path.read_text(encoding="utf-8"))
        if path.name != "config.yml":
            assert {"name", "description", "body"} <= set(form)
            assert all({"type", "attributes"} <= set(part) for part in form["body"])


def test_hooks_before_a_commit_use_the_tools_of_the_project() -> None:
    yaml = pytest.importorskip("yaml")
    (repo,) = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"]
    assert repo["repo"] == "local"
    assert all(hook["entry"].startswith(".venv/bin/") for hook in repo["hooks"])


def test_the_changelog_has_this_version_and_its_next() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## \[(.+?)\]", text, re.MULTILINE)
    assert headings[:2] == ["Unreleased", astrarium.__version__]


def test_the_lock_of_the_client_names_no_registry() -> None:
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
