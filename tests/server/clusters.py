"""A PostgreSQL of the tests' own: it need not survive a power cut, and most tests share one database."""

from collections.abc import Iterator
from contextlib import contextmanager

import psycopg

from astrarium.server.bench import cluster as clusters
from astrarium.server.store.models import METADATA


class Cluster(clusters.Cluster):
    """A server with as many empty databases as are asked for, and one that is used again and again."""

    shared = ""

    def cleaned(self) -> str:
        """The address of a database that all tests share, without what the last one left: that is quicker."""
        if not self.shared:
            self.shared = self.database()
        tables = ", ".join(table.name for table in METADATA.sorted_tables)
        with psycopg.connect(self.shared, autocommit=True) as db:
            found = db.execute("SELECT to_regclass('tables')").fetchone()
            if found is not None and found[0] is not None:
                db.execute(f"TRUNCATE {tables} CASCADE")
        return self.shared


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A cluster that runs until the end."""
    with clusters.started("-c fsync=off") as folder:
        yield Cluster(folder)
