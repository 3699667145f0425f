"""The client's types are those of the server."""

from pathlib import Path

from build_tools.types import SCHEMA, typescript

ROOT = Path(__file__).parent.parent


def test_the_types_of_the_client_are_fresh() -> None:
    """A stale file is written anew by `python -m build_tools.types`."""
    assert (ROOT / SCHEMA).read_text(encoding="utf-8") == typescript()
