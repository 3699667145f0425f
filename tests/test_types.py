"""The client's types are those of Python."""

from pathlib import Path

import pytest

from build_tools.types import files

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("path", files(), ids=str)
def test_the_types_of_the_client_are_fresh(path: Path) -> None:
    """A stale file is written anew by `python -m build_tools.types`."""
    assert (ROOT / path).read_text(encoding="utf-8") == files()[path]
