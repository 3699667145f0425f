"""A game as text: small, stable, and refused when it cannot be trusted.

JSON lines: a header (game, rules version, players, seed, options), one line ``[seat, "action"]`` for each
action, and a last line with the number of actions, the hash of the position they lead to with the number of its
format, and a checksum of all lines before it.
"""

from hashlib import blake2b
from typing import Any, final

import msgspec

from astrarium.kernel.errors import BadRecord
from astrarium.kernel.message import Message

FORMAT = 1
BEFORE_FACTS = 0
"""The format of hashes that were digests of a position as it was stored; they cannot be compared any more."""


def checksum(lines: list[str]) -> str:
    """A digest of the lines of a record."""
    return blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()


@final
class Record:
    """What a game was made of and every action since; enough to play it again to the bit."""

    game: str
    version: int
    players: int
    seed: int
    options: dict[str, Any]
    actions: list[tuple[int, str]]
    hash: str
    facts: int

    def __init__(
        self,
        game: str,
        version: int,
        players: int,
        seed: int,
        options: dict[str, Any],
        actions: list[tuple[int, str]],
        final_hash: str,
        facts: int = BEFORE_FACTS,
    ) -> None:
        self.game = game
        self.version = version
        self.players = players
        self.seed = seed
        self.options = options
        self.actions = actions
        self.hash = final_hash
        # The format of the hash: that of the facts that it digests.
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        parts = (self.game, self.version, self.players, self.seed, self.options, self.actions, self.hash, self.facts)
        return Record, parts

    def __repr__(self) -> str:
        return f"<record of {self.game} for {self.players}, seed {self.seed}, {len(self.actions)} actions>"

    def _repr_html_(self) -> str:
        from astrarium.kernel.showing import record_html

        return record_html(self)

    def dumps(self) -> str:
        """The record as text."""
        header = {
            "astrarium": FORMAT,
            "game": self.game,
            "rules": self.version,
            "players": self.players,
            "seed": self.seed,
            "options": self.options,
        }
        lines = [msgspec.json.encode(header).decode()]
        lines.extend([msgspec.json.encode([seat, text]).decode() for seat, text in self.actions])
        last: dict[str, Any] = {"actions": len(self.actions), "hash": self.hash}
        if self.facts != BEFORE_FACTS:
            last["facts"] = self.facts
        last["check"] = checksum(lines)
        lines.append(msgspec.json.encode(last).decode())
        return "\n".join(lines) + "\n"

    @staticmethod
    def loads(text: str) -> "Record":
        """The record that a text holds, or ``BadRecord`` with what is wrong and on which line."""
        try:
            text.encode()
        except UnicodeEncodeError:
            raise BadRecord("a record is UTF-8 text; this holds characters that are none") from None
        # Not splitlines(): it would also break a line inside a text that holds, say, U+2028.
        lines = [line.rstrip("\r") for line in text.split("\n") if line.strip()]
        if len(lines) < 2:
            raise BadRecord("a record has a header, its actions and a last line; this text is too short")
        header = _table(lines[0], 1)
        if "astrarium" not in header:
            raise BadRecord("line 1 is not the header of an Astrarium record", Message("wrong-header"))
        if header["astrarium"] != FORMAT:
            given = _shown(header["astrarium"])
            raise BadRecord(f"record format {given} is unknown here; this program reads {FORMAT}")
        last = _last(lines)
        for name in ("actions", "hash", "check"):
            if name not in last:
                raise BadRecord(f"line {len(lines)} is not the last line of a record: it lacks {name!r}")
        body = lines[1:-1]
        if last["actions"] != len(body):
            said = _shown(last["actions"])
            raise BadRecord(f"the record says it has {said} actions, but holds {len(body)}")
        if last["check"] != checksum(lines[:-1]):
            text = "the record was changed after it was written: its checksum does not match"
            raise BadRecord(text, Message("wrong-changed"))
        return Record(
            _text(header, "game"),
            _whole(header, "rules"),
            _whole(header, "players"),
            _whole(header, "seed"),
            _options(header),
            [_action(line, number) for number, line in enumerate(body, 2)],
            _text(last, "hash"),
            _whole(last, "facts") if "facts" in last else BEFORE_FACTS,
        )


def _decode(line: str, number: int) -> Any:
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise BadRecord(f"line {number} is not JSON: {error}") from None


def _table(line: str, number: int) -> dict[str, Any]:
    value = _decode(line, number)
    if not isinstance(value, dict):
        raise BadRecord(f"line {number} should be a JSON object")
    return value


def _last(lines: list[str]) -> dict[str, Any]:
    """The last line; a file whose writing was interrupted has none, or only a part of it."""
    try:
        value = msgspec.json.decode(lines[-1])
    except (msgspec.DecodeError, ValueError, RecursionError):
        value = None
    if value is None or isinstance(value, list):
        whole = len(lines) - (1 if value is not None else 2)
        text = f"the record was cut off: its last line is missing after {whole} actions"
        raise BadRecord(text, Message("wrong-cut-off", {"actions": whole}))
    return _table(lines[-1], len(lines))


def _action(line: str, number: int) -> tuple[int, str]:
    value = _decode(line, number)
    if isinstance(value, list) and len(value) == 2:
        seat, text = value
        if isinstance(seat, int) and not isinstance(seat, bool) and isinstance(text, str):
            return seat, text
    raise BadRecord(f'line {number} should be [seat, "action"]')


def _shown(value: Any) -> str:
    # A nested value may be nested too deep to be printed.
    if isinstance(value, (list, dict)):
        return "a list or an object"
    return repr(value)


def _text(header: dict[str, Any], name: str) -> str:
    value = header.get(name)
    if isinstance(value, str):
        return value
    raise BadRecord(f"{name!r} should be a text, not {_shown(value)}")


def _whole(header: dict[str, Any], name: str) -> int:
    value = header.get(name)
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise BadRecord(f"{name!r} should be a whole number, not {_shown(value)}")


def _options(header: dict[str, Any]) -> dict[str, Any]:
    value = header.get("options")
    if not isinstance(value, dict):
        raise BadRecord(f"'options' should be an object, not {_shown(value)}")
    for name, choice in value.items():
        words = choice if isinstance(choice, list) else []
        if isinstance(choice, dict) or not all(isinstance(word, str) for word in words):
            raise BadRecord(f"option {name!r} should be a plain value or a list of texts")
    return value
