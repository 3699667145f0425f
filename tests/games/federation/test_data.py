"""Every key of the data files means something: what is misspelt is refused, with the file and the entry named."""

from typing import Any

import pytest

import astrarium
from astrarium.games.federation.components import loading
from astrarium.games.federation.components.components import Components
from astrarium.kernel import corrections
from astrarium.kernel.data import Entry, read_file


def tables(table: dict[str, Any], path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """The first table of each kind in a file, by the keys that lead to it."""
    found = [path] if path else []
    for nth, (key, value) in enumerate(table.items()):
        if isinstance(value, dict) and key != "prov" and (len(path) == 0 or nth == 0):
            found += tables(value, (*path, key))
    return found


CASES = [
    (name, path)
    for name in loading.FILES
    for path in tables(read_file(loading.DATA / f"{name}.toml").table)
    # Alteration tokens are called as the file calls them.
    if path != ("token",)
]


@pytest.mark.skipif(astrarium.is_compiled(), reason="what compiled modules call cannot be replaced")
@pytest.mark.parametrize(
    ("file", "path"), CASES, ids=lambda value: value if isinstance(value, str) else ".".join(value)
)
def test_a_typing_error_is_refused(file: str, path: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    def misspelt(where: Any) -> Entry:
        entry = read_file(where)
        if where.stem == file:
            table = entry.table
            for key in path:
                table = table[key]
            table["colur"] = table.pop(next(iter(table)))
        return entry

    monkeypatch.setattr(corrections, "read_file", misspelt)
    with pytest.raises(ValueError, match=rf"{file}\.toml(:\d+)?, {path[0]}"):
        Components("")
