"""The messages of the engine in words: the same cases as the browser's."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from astrarium.cli.words import Words
from astrarium.kernel import Message

CASES = msgspec.json.decode((Path(__file__).parent.parent / "messages.json").read_bytes())


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["said"])
def test_a_message_is_told_as_in_the_browser(case: dict[str, Any]) -> None:
    words = Words(case["language"], case["game"])
    assert words.tell(msgspec.convert(case["message"], Message), case["seats"]) == case["said"]
