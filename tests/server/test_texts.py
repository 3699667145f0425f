"""What people write is shown to others, so it is cleaned at the door."""

import pytest

from astrarium.server.people import texts


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Vega   7 ", "Vega 7"),
        ("Ольга", "Ольга"),
        ("Cafe\u0301", "Café"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("👩\u200d🚀", "👩\u200d🚀"),
    ],
)
def test_a_line_is_brought_into_order_and_otherwise_left_alone(given: str, kept: str) -> None:
    assert texts.line(given, "the text", 40) == kept


@pytest.mark.parametrize("given", ["a\x00b", "a\nb", "a\x1b[2Jb", "a\u202eb", "a\u2028b", "a\ud800b", "\ufeffa"])
def test_what_could_hide_or_turn_a_line_is_refused(given: str) -> None:
    with pytest.raises(texts.BadText, match="cannot be shown"):
        texts.line(given, "the text", 40)


@pytest.mark.parametrize("given", ["", "   ", "\u200d", "\u3000"])
def test_an_empty_line_is_refused(given: str) -> None:
    with pytest.raises(texts.BadText, match="empty"):
        texts.line(given, "the text", 40)


def test_a_page_keeps_its_lines() -> None:
    assert texts.page("build\r\n\tthen pass\n", "the note", 40) == "build\n\tthen pass\n"
    assert texts.page("", "the note", 40) == ""
    with pytest.raises(texts.BadText):
        texts.page("a\x07", "the note", 40)
    with pytest.raises(texts.BadText):
        texts.page("a" * 41, "the note", 40)
