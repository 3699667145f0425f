"""Fair chance: the seed of a table is drawn by the server, sealed before the first move, and shown at the end.

The seal is a hash of the table, its seed and a salt. It is shown from the beginning, so that everybody can check
afterwards that the seed was not chosen later. The salt keeps anybody from finding the seed by trying all.
"""

import hashlib
import secrets

from astrarium.kernel.rng import MAX_SEED
from astrarium.server.host import Host
from astrarium.server.people.person import Person
from astrarium.server.tables.access import open_table
from astrarium.server.tables.rows import TableRow
from astrarium.server.wire import Fairness


def drawn_seed() -> int:
    """A seed that nobody knows."""
    return secrets.randbelow(MAX_SEED + 1)


def new_salt() -> str:
    """What keeps a seal from being tried open."""
    return secrets.token_hex(16)


def seal(table: str, seed: int, salt: str) -> str:
    """The hash that is shown before the seed is."""
    return hashlib.sha256(f"astrarium {table} {seed} {salt}".encode()).hexdigest()


def fairness(host: Host, table: str, person: Person) -> Fairness:
    """What a person may know about the chance of a table."""
    with open_table(host, table, person) as snapshot:
        return fairness_of(snapshot.table)


def fairness_of(table: TableRow) -> Fairness:
    """The seal of a table; once the game is over, what was sealed, too."""
    over = table.status == "finished"
    return Fairness(
        practice=table.practice,
        # Tables that were made before there were seals have no salt.
        seal=seal(table.id, table.seed, table.salt) if table.salt else "",
        seed=table.seed if over else None,
        salt=table.salt if over else None,
    )
