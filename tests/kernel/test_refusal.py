"""A refusal says what is wrong, by which rule, and which numbers do not meet."""

import pytest

from astrarium.kernel import Refusal


@pytest.mark.parametrize(
    ("refusal", "text"),
    [
        (Refusal("SP-TURN-01", "not-your-turn"), "not your turn [SP-TURN-01]"),
        (Refusal("SP-BID-02", "not-in-hand", "6"), "not in hand: 6 [SP-BID-02]"),
        (Refusal("SP-HAIL-01", "not-enough", "fuel", 4, 2), "not enough: fuel (needs 4, has 2) [SP-HAIL-01]"),
        (Refusal("SP-HAIL-01", "not-enough", "", 4, 0), "not enough (needs 4, has 0) [SP-HAIL-01]"),
    ],
)
def test_a_refusal_reads_as_a_sentence(refusal: Refusal, text: str) -> None:
    assert str(refusal) == text
    assert repr(refusal) == f"Refusal({text})"


def test_a_refusal_is_data() -> None:
    assert Refusal("SP-HAIL-01", "not-enough", "fuel", 4, 2).plain() == {
        "rule": "SP-HAIL-01",
        "reason": "not-enough",
        "what": "fuel",
        "need": 4,
        "have": 2,
    }
