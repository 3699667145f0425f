"""What lies in the project stays small: only pictures that are shown, and no large file."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LARGEST = 200_000
ALL = 15_000_000
PICTURES = 1_000_000
PICTURE = re.compile(r"\.(png|webp|avif|jpe?g|gif|svg|ico|mp4|webm|pdf)$", re.IGNORECASE)
PLACES = ("docs/screens/", "web/public/", "web/src/style/")
"""Where pictures may lie: those of the pages, and the client's own signs."""


def tracked() -> list[Path]:
    """Every file of the project; a source distribution does not know them."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("this is no clone of the project")
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_every_picture_is_shown() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    shown = {name for page in pages for name in re.findall(r"screens/([\w.-]+)\)", page.read_text(encoding="utf-8"))}
    assert {path.name for path in (ROOT / "docs" / "screens").iterdir()} == shown


def test_no_file_is_large_nor_all_of_them() -> None:
    sizes = {path: path.stat().st_size for path in tracked()}
    assert {path.name: size for path, size in sizes.items() if size > LARGEST} == {}
    assert sum(sizes.values()) < ALL


def test_pictures_are_few_and_lie_where_they_belong() -> None:
    pictures = {
        path.relative_to(ROOT).as_posix(): path.stat().st_size for path in tracked() if PICTURE.search(path.name)
    }
    assert [name for name in pictures if not name.startswith(PLACES)] == []
    assert sum(pictures.values()) < PICTURES
