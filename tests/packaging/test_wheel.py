"""The wheel: what it says of itself, and that each of its extras does what it is for, in an empty environment."""

import shutil
import sys
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest

import astrarium
from tests.packaging.installing import A_GAME, ROOT, UV, Venv, play_over_http, pythons, run, serving


@pytest.fixture(scope="module")
def metadata(pure_wheel: Path) -> Message:
    with zipfile.ZipFile(pure_wheel) as packed:
        (name,) = [name for name in packed.namelist() if name.endswith(".dist-info/METADATA")]
        return Parser().parsestr(packed.read(name).decode())


def test_without_a_compiler_the_wheel_is_for_every_python(pure_wheel: Path) -> None:
    assert pure_wheel.name == f"astrarium-{astrarium.__version__}-py3-none-any.whl"


def test_it_says_what_it_is(metadata: Message) -> None:
    assert "browser" in metadata["Summary"]
    urls = dict(value.split(", ") for value in metadata.get_all("Project-URL") or ())
    assert set(urls) == {"Homepage", "Documentation", "Source", "Issues", "Changelog"}
    assert metadata["License-Expression"] == "MIT AND OFL-1.1"
    assert metadata["Requires-Python"] == ">=3.11"
    assert {"cli", "server", "play"} <= set(metadata.get_all("Provides-Extra") or ())


def test_its_classifiers_name_every_python_that_is_tested(metadata: Message) -> None:
    given = metadata.get_all("Classifier") or []
    assert "Typing :: Typed" in given
    for version in pythons():
        assert f"Programming Language :: Python :: {version}" in given


def test_it_holds_types_words_rules_data_and_client_but_no_tests(pure_wheel: Path) -> None:
    with zipfile.ZipFile(pure_wheel) as packed:
        names = set(packed.namelist())
    for name in (
        "py.typed",
        "locale/uk/gaia.ftl",
        "games/race/rules.md",
        "server/static/index.html",
        "server/static/licences.md",
        "server/static/OFL.txt",
        "server/store/migrations/versions/v0001_first.py",
    ):
        assert f"astrarium/{name}" in names, name
    assert {name.split("/")[0].partition("-")[0] for name in names} == {"astrarium"}


def test_the_bare_package_plays_and_says_what_its_command_needs(pure_wheel: Path, tmp_path: Path) -> None:
    venv = Venv(tmp_path / "venv")
    venv.install(str(pure_wheel))
    assert venv.run("-c", A_GAME, "race").startswith("False ")
    code, said = venv.says("games")
    assert code == 1
    assert said.endswith("pip install 'astrarium[play]'\n")


def test_the_terminal_alone_says_what_the_server_needs(pure_wheel: Path, tmp_path: Path) -> None:
    venv = Venv(tmp_path / "venv")
    venv.install(f"{pure_wheel}[cli]")
    assert "2 games of race" in venv.run("-m", "astrarium", "simulate", "race", "--games", "2")
    code, said = venv.says("serve")
    assert code == 2
    assert said.endswith("pip install 'astrarium[server]'\n")


def test_the_server_alone_serves(pure_wheel: Path, tmp_path: Path) -> None:
    venv = Venv(tmp_path / "venv")
    venv.install(f"{pure_wheel}[server]")
    with serving(venv.folder / "bin" / "astrarium", data=tmp_path) as address:
        assert play_over_http(address) > 10


def test_uvx_serves(pure_wheel: Path, tmp_path: Path) -> None:
    with serving(UV, "tool", "run", "--from", f"{pure_wheel}[play]", "astrarium", data=tmp_path) as address:
        assert play_over_http(address) > 10


@pytest.mark.slow
def test_programs_of_users_are_type_checked_against_the_wheel(pure_wheel: Path, tmp_path: Path) -> None:
    venv = Venv(tmp_path / "venv")
    venv.install(str(pure_wheel))
    programs = [shutil.copy(ROOT / "examples" / name, tmp_path) for name in ("first_steps.py", "search.py")]
    asked = ("--strict", "--python-executable", str(venv.python), "--cache-dir", str(tmp_path / "cache"))
    assert "Success" in run(sys.executable, "-m", "mypy", *asked, *programs, cwd=tmp_path)


@pytest.mark.slow
def test_pipx_installs_a_server(pure_wheel: Path, tmp_path: Path) -> None:
    places = {"PIPX_HOME": str(tmp_path / "pipx"), "PIPX_BIN_DIR": str(tmp_path / "bin")}
    run(Path(UV).with_name("pipx"), "install", "--quiet", "--backend", "uv", f"{pure_wheel}[play]", variables=places)
    with serving(tmp_path / "bin" / "astrarium", data=tmp_path) as address:
        assert play_over_http(address) > 10


@pytest.mark.slow
@pytest.mark.parametrize("version", sorted({min(pythons()), max(pythons(), key=lambda name: int(name[2:]))}))
def test_a_game_is_played_on_the_oldest_and_the_newest_python(pure_wheel: Path, tmp_path: Path, version: str) -> None:
    venv = Venv(tmp_path / "venv", pythons()[version])
    venv.install(f"{pure_wheel}[play]")
    assert f"Python {version}" in venv.run("--version")
    for game in ("gaia", "race", "federation"):
        assert venv.run("-c", A_GAME, game).startswith("False ")
    with serving(venv.folder / "bin" / "astrarium", data=tmp_path) as address:
        assert play_over_http(address) > 10
