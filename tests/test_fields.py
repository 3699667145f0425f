"""Fields of positions are declared once: what copies, tells and restores them is written from that."""

import ast
from pathlib import Path

import pytest

from build_tools.fields import BEGIN, END, files, fresh

ROOT = Path(__file__).parent.parent
FOUND = files(ROOT)

PART = f"""
class Base:
    pass


class Drawer:
    def __init__(self, size: int) -> None:
        self.size: int = size
        # Why it is there stays where it is.
        self.lid: str = ""
        self.socks: list[int] = []
        self.layers: list[list[int]] = []
        self.moths: list[tuple[int, str]] = []
        self.seen: Untold[Shared[list[int]]] = []
        self.box: Box | None = None
        self.boxes: list[Box] = []
        self.holes: HexSet = 0

{BEGIN}
{END}

    def kept(self) -> int:
        return 1
"""


@pytest.mark.parametrize("path", FOUND, ids=str)
def test_what_is_written_of_the_fields_is_fresh(path: Path) -> None:
    """A stale file is written anew by `python -m build_tools.fields`."""
    assert (ROOT / path).read_text(encoding="utf-8") == FOUND[path]


def test_every_position_declares_its_fields_once() -> None:
    states = {path for path in FOUND if path.match("games/*/state/state.py")}
    assert {path.parts[3] for path in states} == {"gaia", "race", "federation"}


def test_the_methods_follow_from_the_declared_types() -> None:
    lines = [line.strip() for line in fresh(PART).splitlines()]
    for line in (
        "copy = Drawer(self.size)",
        "copy.lid = self.lid",
        "copy.socks = self.socks[:]",
        "copy.layers = [one[:] for one in self.layers]",
        "copy.moths = self.moths[:]",
        "copy.seen = self.seen",
        "copy.box = self.box.clone() if self.box is not None else None",
        "copy.boxes = [one.clone() for one in self.boxes]",
        "copy.holes = self.holes",
        'plain["layers"] = self.layers',
        'plain["moths"] = [list(one) for one in self.moths]',
        'plain["box"] = self.box.plain() if self.box is not None else None',
        'plain["holes"] = members(self.holes)',
        'self.socks = list(plain["socks"])',
        'self.layers = [list(one) for one in plain["layers"]]',
        'self.moths = [(one[0], one[1]) for one in plain["moths"]]',
        'self.boxes = [Box.restore(one) for one in plain["boxes"]]',
        'self.holes = set_of(tuple(plain["holes"]))',
        'restored = Drawer(plain["size"])',
    ):
        assert line in lines, line
    assert "copy.size = self.size" not in lines
    assert not [line for line in lines if 'plain["seen"]' in line]


def test_writing_again_changes_nothing_and_leaves_the_rest_alone() -> None:
    once = fresh(PART)
    assert fresh(once) == once
    assert [line for line in PART.splitlines() if line not in once.splitlines()] == []
    drawer = ast.parse(once).body[1]
    assert isinstance(drawer, ast.ClassDef)
    methods = [one.name for one in drawer.body if isinstance(one, ast.FunctionDef)]
    assert methods == ["__init__", "clone", "plain", "adopt", "restore", "kept"]


def test_a_new_field_is_copied_told_and_restored() -> None:
    more = fresh(PART).replace(
        '        self.lid: str = ""\n', '        self.lid: str = ""\n        self.dust: int = 0\n'
    )
    assert [line.strip() for line in fresh(more).splitlines() if "dust" in line] == [
        "self.dust: int = 0",
        "copy.dust = self.dust",
        'plain["dust"] = self.dust',
        'self.dust = plain["dust"]',
    ]
