"""An action: one choice of one seat, as data."""

from typing import Any

from astrarium.kernel.compat import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """A verb and whole numbers whose meaning the verb gives them.

    A game subclasses it to give it its notation: ``str(action)`` is a short text that the game's ``parse``
    turns into an equal action again.
    """

    verb: str
    args: tuple[int, ...]

    def __init__(self, verb: str, args: tuple[int, ...] = ()) -> None:
        self.verb = verb
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.verb == other.verb and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.verb, self.args))

    def __str__(self) -> str:
        return " ".join([self.verb, *[str(number) for number in self.args]])

    def __repr__(self) -> str:
        return f"<{self}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.verb, self.args)
