"""The README keeps its word: its example runs, and its links lead somewhere."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_example_of_the_library_runs_and_gives_what_it_says() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    names: dict[str, object] = {}
    shown: dict[str, str] = {}
    for line in example.splitlines():
        code, _, comment = line.partition("  #")
        if code.startswith("game.") and not code.startswith("game.apply"):
            shown[code.strip()] = repr(eval(code, names))
            assert comment.strip().startswith(shown[code.strip()]), line
        else:
            exec(code.replace("print(", "str("), names)
    assert len(shown) == 3


def test_every_link_leads_to_a_file() -> None:
    links = re.findall(r"\]\(([^)]+)\)", README)
    assert len(links) > 10
    assert [link for link in links if not (ROOT / link).exists()] == []
