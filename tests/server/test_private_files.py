"""The embedded database holds the signing key and the seeds: nobody but its owner reads it."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from astrarium.server.hosting.serving import default_database
from astrarium.server.store.database import Store
from tests.server.seating import FirstThinker
from tests.server.visiting import place

pytestmark = pytest.mark.skipif(os.name != "posix", reason="only POSIX has owners of this kind")


@pytest.fixture(autouse=True)
def _usual_mask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder: Path) -> dict[str, int]:
    """The rights of the files of a database that is open."""
    return {path.name: mode(path) for path in folder.iterdir() if path.name.startswith("test.db")}


def test_a_new_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    with place(tmp_path, FirstThinker()) as here:
        here.guest()
        assert modes(tmp_path) == {"test.db": 0o600, "test.db-wal": 0o600, "test.db-shm": 0o600}


def test_the_rights_of_an_older_database_are_mended(tmp_path: Path) -> None:
    with place(tmp_path, FirstThinker()) as here:
        here.guest()
        # As after a power cut: the files beside it are still there.
        for path in tmp_path.glob("test.db*"):
            path.chmod(0o644)
        Store(f"sqlite:///{tmp_path / 'test.db'}").open()
        assert set(modes(tmp_path).values()) == {0o600}


def test_a_folder_of_ones_own_choice_is_left_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    with place(tmp_path, FirstThinker()):
        assert mode(tmp_path) == 0o755


@pytest.mark.parametrize("there", [False, True])
def test_the_default_folder_is_for_its_owner_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.setattr("sys.platform", "linux")
    folder = tmp_path / "share" / "astrarium"
    if there:
        folder.mkdir(parents=True)
    assert default_database() == f"sqlite:///{folder / 'astrarium.db'}"
    assert mode(folder) == 0o700
    assert mode(folder.parent) == 0o755
