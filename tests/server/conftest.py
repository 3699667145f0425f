import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from astrarium.server.bench.cluster import programs
from tests.server.clusters import Cluster, cluster

REQUIRED = "ASTRARIUM_REQUIRE_POSTGRES"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL for this run of the tests."""
    if programs() is None and not os.environ.get(REQUIRED):
        pytest.skip(f"PostgreSQL is not installed here (with {REQUIRED} set, that is an error)")
    with cluster() as found:
        yield found


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without people and tables, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'astrarium.db'}"
    found: Cluster = request.getfixturevalue("postgres")
    return found.cleaned()


@pytest.fixture(params=["sqlite", "postgresql"])
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that holds nothing at all, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'astrarium.db'}"
    found: Cluster = request.getfixturevalue("postgres")
    return found.database()
