"""What a careful eye finds wrong with a page: cut, covered, broken or too small. Measured (sight.js), not judged."""

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

EYE: Final = Path(__file__).with_name("sight.js").read_text(encoding="utf-8").partition("\n")[2].rstrip(";\n")
DRAWN: Final = """async () => {
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


def faults(page: Page, touch: bool = False) -> list[str]:
    """Everything that is wrong with what is shown now."""
    page.evaluate(DRAWN)
    found: Any = page.evaluate(EYE, touch)
    return list(found)
