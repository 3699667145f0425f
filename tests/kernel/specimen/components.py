"""The data, loaded once into typed objects that nobody changes."""

import tomllib
from pathlib import Path
from typing import Final

_DATA = tomllib.loads((Path(__file__).parent / "data" / "components.toml").read_text(encoding="utf-8"))

HAND: Final[int] = _DATA["hand"]
ROW: Final[int] = _DATA["row"]
FUEL: Final[tuple[int, ...]] = tuple(_DATA["fuel"])
LENGTH: Final[dict[str, int]] = _DATA["length"]
WRECKS: Final[tuple[str, ...]] = tuple(_DATA["points"])
POINTS: Final[tuple[int, ...]] = tuple(_DATA["points"].values())
