"""The build: when the client is built anew, and with which Node."""

import os
import stat
from pathlib import Path

import pytest

from build_tools import client


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name in (
        "web/src/main.ts",
        "web/package-lock.json",
        "src/astrarium/locale/en/web.ftl",
        "web/node_modules/x/index.js",
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("x", encoding="utf-8")
    for path in tmp_path.rglob("*"):
        os.utime(path, (1000, 1000))
    built = tmp_path / client.STATIC / "index.html"
    built.parent.mkdir(parents=True)
    built.write_text("<p>", encoding="utf-8")
    os.utime(built, (2000, 2000))
    return tmp_path


def test_a_client_newer_than_its_sources_is_kept(root: Path) -> None:
    assert client.client_is_fresh(root)
    os.utime(root / "web/node_modules/x/index.js", (3000, 3000))
    assert client.client_is_fresh(root)


@pytest.mark.parametrize("changed", ["web/src/main.ts", "src/astrarium/locale/en/web.ftl", "web/src"])
def test_a_change_of_its_sources_or_words_makes_it_old(root: Path, changed: str) -> None:
    os.utime(root / changed, (3000, 3000))
    assert not client.client_is_fresh(root)


def test_without_its_first_page_there_is_no_client(root: Path) -> None:
    (root / client.STATIC / "index.html").unlink()
    assert not client.client_is_fresh(root)


@pytest.mark.skipif(os.name != "posix", reason="the programs of this test are shell scripts")
@pytest.mark.parametrize(
    ("version", "good"), [("v20.19.0", True), ("v24.1.0", True), ("v18.20.4", False), ("?", False)]
)
def test_an_old_node_is_no_node(tmp_path: Path, version: str, good: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("node", "npm"):
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\necho '{version}'\n", encoding="utf-8")
        program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert (client.node_of_machine() is not None) is good


def test_without_any_node_the_build_says_what_to_do(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(root))
    monkeypatch.setattr(client, "find_spec", lambda name: None)
    with pytest.raises(RuntimeError, match="ASTRARIUM_NO_CLIENT=1"):
        client.build_client(root)
