"""The source distribution: it installs with and without a compiler, and never needs Node."""

import shutil
from pathlib import Path

import pytest

from tests.packaging.installing import A_GAME, Venv, path_without, play_over_http, pythons, sdist, serving

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return sdist(tmp_path_factory.mktemp("sdist"))


@pytest.mark.parametrize("version", sorted({min(pythons()), max(pythons(), key=lambda name: int(name[2:]))}))
@pytest.mark.parametrize("hidden", [("node",), ("compiler", "node")], ids=["no-node", "no-compiler-no-node"])
def test_it_installs_and_plays(source: Path, tmp_path: Path, hidden: tuple[str, ...], version: str) -> None:
    venv = Venv(tmp_path / "venv", pythons()[version])
    # At a place of its own: uv would take what it built of the same file before, perhaps with other tools at hand.
    own = shutil.copy(source, tmp_path)
    venv.install(f"{own}[play]", PATH=path_without(tmp_path / "bin", *hidden))
    compiled = "compiler" not in hidden
    assert venv.run("-c", A_GAME, "gaia").startswith(f"{compiled} ")
    with serving(venv.folder / "bin" / "astrarium", data=tmp_path) as address:
        assert play_over_http(address) > 10


def test_without_the_built_client_node_comes_from_the_package_index(tmp_path: Path) -> None:
    bare = sdist(tmp_path / "sdist", ASTRARIUM_NO_CLIENT="1")
    venv = Venv(tmp_path / "venv")
    venv.install(f"{bare}[server]", PATH=path_without(tmp_path / "bin", "compiler", "node"))
    with serving(venv.folder / "bin" / "astrarium", data=tmp_path) as address:
        assert play_over_http(address) > 10
