# mypyc: off
"""Everything Astrarium raises on purpose, under one roof."""

from astrarium.kernel.refusal import Refusal


class AstrariumError(Exception):
    """The base of all errors that a user of the library may want to catch."""


class IllegalAction(AstrariumError):
    """An action that the rules refuse; nothing was changed by it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal

    def __reduce__(self) -> tuple[type["IllegalAction"], tuple[Refusal]]:
        return IllegalAction, (self.refusal,)


class UnreadableAction(AstrariumError):
    """Text that is no action of this game."""


class BadOption(AstrariumError):
    """An option that the game does not have, or a value that it cannot take."""


class BadRecord(AstrariumError):
    """Text that is no record, or one that cannot be trusted or continued."""


class UnknownGame(AstrariumError):
    """A game that is not installed."""


class WouldSettle(AstrariumError):
    """An action that would draw or reveal something, where that was not wanted; nothing was, and nothing changed."""


class NothingToUndo(AstrariumError):
    """There is no step that this seat may take back."""
