"""The protocol between a table and a bot in a process of its own: JSON objects, one a line (docs/bot-protocol.md).

Whoever runs the table speaks first and asks; the bot answers `hello` and `choose`, and nothing else.
"""

from typing import Any, Final

import msgspec

from astrarium.bots.bot import FREE, BotFailed, Budget, Chair

VERSION: Final = 1

WANTS: Final = ("view", "legal")
"""What a bot is sent with a question if it does not say what it wants."""


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first line: which protocol is spoken."""

    protocol: int = VERSION


class Sit(msgspec.Struct, frozen=True, kw_only=True, tag="game"):
    """A game begins, or begins again under the same id: everything said of that id before never happened."""

    id: str
    bot: str = ""
    """Which bot is meant, where a process holds several; with its parameters."""
    chair: Chair


class Happened(msgspec.Struct, frozen=True, tag="events"):
    """What happened, as the seat may see it: a list of events for each action since the last such line."""

    id: str
    actions: list[list[dict[str, Any]]]


class Choose(msgspec.Struct, frozen=True, kw_only=True, tag="choose", omit_defaults=True):
    """The seat owes a decision. What the bot does not want is left out."""

    id: str
    number: int
    """How many actions have been taken; the answer repeats it."""
    dice: int
    """What the bot's chance should follow from: the same for the same decision, also when it is asked again."""
    budget: Budget = FREE
    legal: list[str] | None = None
    view: dict[str, Any] | None = None
    position: msgspec.Raw = msgspec.Raw(b"null")
    """A saved game that could be the real one; for bots that use this library."""


class End(msgspec.Struct, frozen=True, tag="end"):
    """The game is over for the bot."""

    id: str


class Quit(msgspec.Struct, frozen=True, tag="quit"):
    """The process is not needed any more; the end of the input means the same."""


Said = Hello | Sit | Happened | Choose | End | Quit


class Ready(msgspec.Struct, frozen=True, tag="ready", omit_defaults=True):
    """The answer to `hello`."""

    protocol: int = VERSION
    name: str = ""
    wants: list[str] = msgspec.field(default_factory=lambda: list(WANTS))
    """Of view, legal, events and position."""


class Chosen(msgspec.Struct, frozen=True, tag="action"):
    """The answer to `choose`: an action in notation."""

    id: str
    number: int
    action: str


class Failed(msgspec.Struct, frozen=True, tag="error"):
    """The other answer to `choose`: why there is no action."""

    id: str
    number: int
    why: str


Answered = Ready | Chosen | Failed

_ENCODE: Final = msgspec.json.Encoder().encode
_READ_SAID: Final = msgspec.json.Decoder(Said)
_READ_ANSWER: Final = msgspec.json.Decoder(Answered)


def line(message: Said | Answered) -> bytes:
    """A message as it is sent."""
    return _ENCODE(message) + b"\n"


def read_said(text: bytes) -> Said:
    """What the table says."""
    said: Said = _READ_SAID.decode(text)
    return said


def ready_of(text: bytes) -> Ready:
    """The answer to `hello`; ``BotFailed`` if it is none."""
    answer = _answer(text)
    if not isinstance(answer, Ready):
        raise BotFailed(f"it did not say that it is ready: {_shown(text)}")
    if answer.protocol != VERSION:
        raise BotFailed(f"it speaks version {answer.protocol} of the protocol, not {VERSION}")
    return answer


def chosen_of(text: bytes, asked: Choose) -> str:
    """The action that answers a question; ``BotFailed`` if there is none."""
    answer = _answer(text)
    if isinstance(answer, Failed):
        raise BotFailed(answer.why)
    if not isinstance(answer, Chosen) or (answer.id, answer.number) != (asked.id, asked.number):
        raise BotFailed(f"it answered something else than what was asked: {_shown(text)}")
    if asked.legal is not None and answer.action not in asked.legal:
        raise BotFailed(f"it would {answer.action!r}, which is not legal")
    return answer.action


def _answer(text: bytes) -> Answered:
    try:
        answer: Answered = _READ_ANSWER.decode(text)
    except (msgspec.DecodeError, ValueError):
        raise BotFailed(f"its answer is none of the protocol: {_shown(text)}") from None
    return answer


def _shown(text: bytes) -> str:
    return repr(text[:80].decode(errors="replace"))
