# mypyc: off
"""Everything Astrarium raises on purpose, under one roof."""

from pathlib import PurePath
from traceback import extract_tb
from typing import Any

from astrarium.kernel.message import Message
from astrarium.kernel.refusal import Refusal


class AstrariumError(Exception):
    """The base of all errors that a user may want to catch; ``said`` tells people in their language, if it can."""

    def __init__(self, text: str = "", said: Message | None = None) -> None:
        super().__init__(text)
        self.said = said

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.said)


class IllegalAction(AstrariumError):
    """An action that the rules refuse; nothing was changed by it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalAction, (self.refusal,)


class UnreadableAction(AstrariumError):
    """Text that is no action of this game."""


class BadOption(AstrariumError):
    """An option that the game does not have, or a value that it cannot take."""


class BadData(ValueError):
    """Components that cannot be read: the place in their files or in a text of corrections, and why."""

    def __init__(self, place: str, said: Message) -> None:
        super().__init__(f"{place}: {said.text}")
        self.place = place
        self.said = said

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.place, self.said)


class BadRecord(AstrariumError):
    """Text that is no record, or one that cannot be trusted or continued."""


class UnknownGame(AstrariumError):
    """A game that is not installed."""


class WouldReveal(AstrariumError):
    """An action that would draw or reveal something, where that was not wanted; nothing was, and nothing changed."""


class NothingToUndo(AstrariumError):
    """There is no step that this seat may take back."""


def failure_of(error: BaseException) -> str:
    """What went wrong in the code of somebody else, and the line where, for whoever wrote it."""
    said = f"{type(error).__name__}: {error}"
    frames = [frame for frame in extract_tb(error.__traceback__)[1:] if not frame.filename.startswith("<frozen")]
    return f"{said} ({PurePath(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else said
