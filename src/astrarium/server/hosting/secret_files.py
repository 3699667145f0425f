"""Secrets that are given as files, as containers and systemd do: no list of processes shows them."""

import os
from pathlib import Path

from astrarium.server.store.database import StoreError, read_url


def from_file(name: str) -> str:
    """What stands in the file that the variable `<name>_FILE` names; nothing if it names none."""
    path = os.environ.get(f"{name}_FILE", "")
    if not path:
        return ""
    try:
        return Path(path).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text"
        raise StoreError(f"cannot read {path}, which {name}_FILE names: {reason}") from None


def with_password(database: str) -> str:
    """The address of a database, with the password of `$ASTRARIUM_DATABASE_PASSWORD` or its file, if it needs one."""
    url = read_url(database)
    if url.get_backend_name() == "sqlite" or url.password is not None:
        return database
    password = os.environ.get("ASTRARIUM_DATABASE_PASSWORD") or from_file("ASTRARIUM_DATABASE_PASSWORD")
    if not password:
        return database
    return url.set(password=password).render_as_string(hide_password=False)
