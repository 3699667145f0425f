"""The pages about the kernel say what is so: their code is the specimen's, or runs."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SPECIMEN = Path(__file__).parent / "specimen"
PAGES = ("kernel.md", "adding-a-game.md")

FENCE = re.compile(r"^```(python|toml|markdown)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FROM = re.compile(r"^(?:# |<!-- )(\S+\.(?:py|toml|md))(?: -->)?\n")


def blocks(page: str) -> list[str]:
    """The code of a page."""
    return [code for _, code in FENCE.findall((ROOT / "docs" / page).read_text(encoding="utf-8"))]


QUOTES = [code for page in PAGES for code in blocks(page) if FROM.match(code)]


@pytest.mark.parametrize("code", QUOTES, ids=[code.split("\n")[1].strip() for code in QUOTES])
def test_what_is_quoted_stands_in_the_specimen(code: str) -> None:
    source = FROM.match(code)
    assert source is not None
    quoted = code[source.end() :]
    assert quoted in (SPECIMEN / source[1]).read_text(encoding="utf-8")


@pytest.mark.usefixtures("only_salvage")
@pytest.mark.parametrize("page", PAGES)
def test_what_is_shown_runs(page: str) -> None:
    session = "\n".join(code for code in blocks(page) if ">>>" in code)
    test = doctest.DocTestParser().get_doctest(session, {}, page, page, 0)
    assert len(test.examples) > 5
    complaints: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=complaints.append)
    assert not complaints, "".join(complaints)


@pytest.mark.parametrize("page", PAGES)
def test_every_block_of_python_is_quoted_or_runs(page: str) -> None:
    assert all(FROM.match(code) or code.startswith(">>> ") for code in blocks(page))


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    for target, anchor in re.findall(r"\]\(([\w.-]*)(?:#([\w-]+))?\)", text):
        linked = (ROOT / "docs" / (target or page)).read_text(encoding="utf-8")
        headings = [re.sub(r"[^\w -]", "", line).strip().lower().replace(" ", "-") for line in linked.split("\n")]
        assert not anchor or anchor in headings or f'id="{anchor}"' in linked
