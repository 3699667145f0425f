# mypyc: off
"""Texts of a game's own, written by people and given as an option: what is in them, and what is wrong with them."""

from typing import Any

from msgspec import Struct

from astrarium.kernel.message import Message


class TextFault(Struct, frozen=True, kw_only=True):
    """What cannot be played: in which item of the text (of none: ""), in which of its fields, and why."""

    item: str
    field: str
    said: Message


class CheckedText(Struct, frozen=True, kw_only=True):
    """What a text holds, as the game's screen draws it, whether or not it can be played, and its first fault."""

    shown: dict[str, Any]
    fault: TextFault | None
