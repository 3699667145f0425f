"""The position: everything that is true of a game at one moment, as plain data."""

from typing import Any, Final

from astrarium.kernel.compat import mypyc_attr
from astrarium.kernel.errors import WouldReveal
from astrarium.kernel.rng import Rng
from astrarium.kernel.step import Step

RULES_OF: Final[dict[type, Any]] = {}
"""The rules of each kind of position that was made here, so that one can be pickled by itself."""


def restored(rules: Any, plain: dict[str, Any]) -> "Position":
    """The position of a game whose ``plain()`` this was."""
    position: Position = rules.restore(plain)
    RULES_OF[type(position)] = rules
    return position


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """What every game's position has: the generator, and the agenda of what must still happen.

    The agenda is a stack: its last item comes next. A rule that interrupts pushes a step. An empty agenda
    means that the game is over. ``revealed`` is raised by a game when something hidden became known, which
    ends what a seat may take back; a game raises it before it shows anything.
    """

    players: int
    rng: Rng
    agenda: list[Step]
    _revealed: bool

    def __init__(self, players: int, rng: Rng) -> None:
        self.players = players
        self.rng = rng
        self.agenda = []
        self._revealed = False

    @property
    def revealed(self) -> bool:
        """Something hidden became known by the action that is being carried out."""
        return self._revealed

    @revealed.setter
    def revealed(self, value: bool) -> None:
        if value and self.rng.sealed:
            raise WouldReveal("something hidden becomes known by this")
        self._revealed = value

    def push(self, kind: str, seats: tuple[int, ...] = (), args: tuple[int, ...] = ()) -> None:
        """Put a step on top of the agenda: it comes next."""
        self.agenda.append(Step(kind, seats, args))

    def put_back(self, step: Step) -> None:
        """Ask a decision again that has just been answered: for more of the same, or because it stays open."""
        if len(step.seats) > 1:
            # The others still owe it: their part lies on top.
            self.agenda.pop()
        self.agenda.append(step)

    def clone(self) -> "Position":
        """An independent copy; cheap enough for search."""
        raise NotImplementedError

    def plain(self) -> dict[str, Any]:
        """The whole position, hidden parts included, as JSON-able data to be saved; its shape may change."""
        return {
            "players": self.players,
            "rng": self.rng.plain(),
            "agenda": [step.plain() for step in self.agenda],
        }

    def __reduce__(self) -> tuple[Any, ...]:
        rules = RULES_OF.get(type(self))
        if rules is None:
            raise TypeError(f"no game with a {type(self).__name__} was begun here, so it cannot be pickled")
        return restored, (rules, self.plain())

    def adopt(self, plain: dict[str, Any]) -> None:
        """Take over what ``Position.plain`` wrote."""
        self.players = plain["players"]
        self.rng = Rng.restore(plain["rng"])
        self.agenda = [Step.restore(step) for step in plain["agenda"]]
        self._revealed = False
