"""What every refusal must be, whatever it is about."""

import re

from astrarium import Refusal
from astrarium.cli.words import Words

A_RULE = re.compile(r"(GP|RG|FD|R)-[A-Z0-9-]+")


def well_told(game: str, refusal: Refusal) -> None:
    """It cites a rule, gives a reason that has a sentence, and its numbers are amounts."""
    assert A_RULE.fullmatch(refusal.rule), refusal
    assert Words("en", game).has(f"refusal-{refusal.reason}"), refusal
    assert refusal.need >= 0, refusal
    # Only Military can be less than nothing.
    assert refusal.have >= 0 or refusal.what == "military", refusal
    if refusal.reason == "short":
        assert refusal.need > refusal.have, refusal
        assert refusal.what, refusal
