"""The options of a game, declared once and read by engine, lobby, terminal and docs."""

from collections.abc import Callable
from typing import Any, Final, final

from astrarium.kernel.errors import BadOption
from astrarium.kernel.message import Message
from astrarium.kernel.own_text import CheckedText

LONGEST_TEXT: Final = 200
"""Characters of a text whose option does not say how many it takes."""

SHOWN: Final = 80
"""Characters of a refused value that the refusal repeats."""


@final
class Option:
    """A name, the values it may take, the one it has unless told, and what it means.

    ``kind`` is ``"flag"`` (true or false), ``"choice"`` (one of ``choices``), ``"text"`` or ``"list"`` (of
    ``choices``, comma-separated as text). ``longest`` is how many characters a text may have, or how many words a
    list: as many as there are choices, unless told. With ``players`` the option is there only for tables of these
    sizes; with ``suits`` it is there always, but only they are offered it, because elsewhere nothing but the default
    is allowed. A text with a ``checker`` is one of the game's own, which people write, have checked and keep. An
    option that was ``added`` later is told in records only where it is not the default, so that older ones stay.
    """

    name: str
    kind: str
    default: Any
    choices: tuple[str, ...]
    meaning: str
    rule: str
    players: tuple[int, ...]
    suits: tuple[int, ...]
    longest: int
    checker: Callable[[str], CheckedText] | None
    added: bool

    def __init__(
        self,
        name: str,
        kind: str,
        default: Any,
        meaning: str,
        choices: tuple[str, ...] = (),
        rule: str = "",
        players: tuple[int, ...] = (),
        suits: tuple[int, ...] = (),
        longest: int = 0,
        checker: Callable[[str], CheckedText] | None = None,
        added: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.meaning = meaning
        self.choices = choices
        self.rule = rule
        self.players = players
        self.suits = suits
        self.longest = longest or _usual_longest(kind, choices)
        self.checker = checker
        self.added = added

    def read(self, value: Any) -> Any:
        """The value if the option may take it; text is understood for every kind."""
        if self.kind == "flag":
            return self._flag(value)
        if self.kind == "choice":
            if value in self.choices:
                return value
            text = f"option {self.name!r} is one of {', '.join(self.choices)}, not {_shown(value)}"
            raise BadOption(text, self._wrong(", ".join(self.choices), value))
        if self.kind == "list":
            return self._list(value)
        if isinstance(value, str):
            return self._text(value)
        raise BadOption(
            f"option {self.name!r} is a text, not {_shown(value)}", Message("wrong-text", {"option": self.name})
        )

    def _text(self, value: str) -> str:
        if len(value) > self.longest:
            said = Message("wrong-long", {"option": self.name, "length": len(value), "most": self.longest})
            raise BadOption(f"option {self.name!r} has {len(value)} characters; {self.longest} are allowed", said)
        try:
            value.encode()
        except UnicodeEncodeError:
            # No record could hold it.
            said = Message("wrong-text", {"option": self.name})
            raise BadOption(f"option {self.name!r} holds characters that are no UTF-8", said) from None
        return value

    def _flag(self, value: Any) -> bool:
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in ("true", "yes", "on", "1"):
            return True
        if isinstance(value, str) and value.lower() in ("false", "no", "off", "0"):
            return False
        raise BadOption(
            f"option {self.name!r} is true or false, not {_shown(value)}", self._wrong("true, false", value)
        )

    def _wrong(self, choices: str, value: Any) -> Message:
        return Message("wrong-value", {"option": self.name, "choices": choices, "value": _shown(value)})

    def _list(self, value: Any) -> list[str]:
        known = ", ".join(self.choices)
        if isinstance(value, str):
            value = [word.strip() for word in value.split(",") if word.strip()]
        if not isinstance(value, (list, tuple)):
            text = f"option {self.name!r} is a list of {known}, not {_shown(value)}"
            raise BadOption(text, self._wrong(known, value))
        if len(value) > self.longest:
            said = Message("wrong-many", {"option": self.name, "count": len(value), "most": self.longest})
            raise BadOption(f"option {self.name!r} has {len(value)} words; {self.longest} are allowed", said)
        for word in value:
            if word not in self.choices:
                text = f"option {self.name!r} knows {known}, not {_shown(word)}"
                raise BadOption(text, self._wrong(known, word))
        return list(value)

    def plain(self) -> dict[str, Any]:
        """The declaration as JSON-able data; ``players`` are the sizes of the tables that are offered it."""
        return {
            "name": self.name,
            "kind": self.kind,
            "default": self.default,
            "choices": list(self.choices),
            "meaning": self.meaning,
            "rule": self.rule,
            "players": list(self.players or self.suits),
            "longest": self.longest,
            "checked": self.checker is not None,
        }


def _usual_longest(kind: str, choices: tuple[str, ...]) -> int:
    if kind == "text":
        return LONGEST_TEXT
    return len(choices) if kind == "list" else 0


def _shown(value: Any) -> str:
    """A refused value, as far as a sentence can hold it."""
    try:
        text = repr(value)
    except RecursionError:
        # Nested too deep to be printed.
        return "a list or an object"
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def told_in_records(declared: tuple[Option, ...], options: dict[str, Any]) -> dict[str, Any]:
    """The options as a record tells them."""
    silent = [option.name for option in declared if option.added and options.get(option.name) == option.default]
    return {name: value for name, value in options.items() if name not in silent}


def options_for(declared: tuple[Option, ...], players: int, given: dict[str, Any]) -> tuple[Option, ...]:
    """The options of a table of that size; one that is given though it belongs to others is refused."""
    for option in declared:
        if option.name in given and option.players and players not in option.players:
            sizes = ", ".join([str(size) for size in option.players])
            said = Message("wrong-table", {"option": option.name, "sizes": sizes, "players": players})
            raise BadOption(f"option {option.name!r} is only for tables of {sizes}, not of {players}", said)
    return tuple([option for option in declared if not option.players or players in option.players])


def read_options(declared: tuple[Option, ...], given: dict[str, Any]) -> dict[str, Any]:
    """All options with their values; an unknown name or a bad value is refused."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            said = Message("wrong-option", {"name": name[:SHOWN], "known": ", ".join(names)})
            raise BadOption(f"there is no option {_shown(name)}; the options are {', '.join(names) or 'none'}", said)
    # The default is read like any value: so it is one that a record can hold, and a list is not shared.
    return {option.name: option.read(given.get(option.name, option.default)) for option in declared}
