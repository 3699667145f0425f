"""How heavy the first page is: what a browser loads before it can show something."""

import gzip
import re
from pathlib import Path
from typing import Final

import msgspec

LOADED: Final = re.compile(r"""(?:src|href)="(?:\./|/)?([^":?#]+\.(?:js|css|svg|woff2|json))["?#]""")
PACKED: Final = (".woff2", ".png")
"""Compressed already."""


class Weight(msgspec.Struct, frozen=True):
    """Files that the first page loads, and their bytes as they travel."""

    files: dict[str, int]
    total: int


def page_weight(folder: Path) -> Weight | None:
    """The weight of the built client, or ``None`` where it is not built."""
    index = folder / "index.html"
    if not index.is_file():
        return None
    files = {"index.html": _packed(index)}
    for name in LOADED.findall(index.read_text(encoding="utf-8")):
        path = folder / name
        if path.is_file():
            files[name] = _packed(path)
    return Weight(files, sum(files.values()))


def _packed(path: Path) -> int:
    data = path.read_bytes()
    return len(data) if path.suffix in PACKED else len(gzip.compress(data, 6))
