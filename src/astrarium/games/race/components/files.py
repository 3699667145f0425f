"""Where the data files of the game are."""

from pathlib import Path
from typing import Final

DATA: Final = Path(__file__).parent.parent / "data"
