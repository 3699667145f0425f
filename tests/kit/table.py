"""A random game being played, and the ways to fail in it."""

from collections.abc import Callable, Sequence
from typing import Any, NoReturn, TypeAlias, TypeVar

import msgspec

from astrarium.kernel import Action, Event, Game, Rng
from tests.kit.subject import Subject

T = TypeVar("T")

DICE = 0x5EED
"""The kit's own chance must not be the game's."""

REMEMBERED = 400
"""So many texts of actions are kept to be tried where they do not belong."""


class Table:
    """A game at a decision: what every check is given. A check changes nothing of it, it works on clones."""

    def __init__(self, subject: Subject, seed: int) -> None:
        self.subject = subject
        self.seed = seed
        self.game = subject.new(seed)
        self.rng = Rng(seed ^ DICE)
        self.seen: dict[str, None] = {}
        self.news: list[tuple[Event, bytes]] = []
        self.hashes: dict[str, bytes] = {}
        """Every position so far by its hash."""
        self.values: dict[str, set[Any]] = {}
        """What has stood so far at each place of the stored position."""
        self.redrawn: set[str] = set()
        """The parts of the position in which twins differed from their game."""

    def play(self, checks: "Sequence[Check]") -> None:
        """Play to the end at random, with all checks at every decision."""
        try:
            self.subject.invariants(self.game)
            while True:
                for check in checks:
                    check(self)
                if self.game.is_over:
                    return
                if self.game.length >= self.subject.bound:
                    self.fail(f"the game is not over after {self.subject.bound} decisions")
                self.move()
        except Failure:
            raise
        except Exception as error:
            # Whatever a game raises, the reader needs to know where.
            raise Failure(self.told(f"{type(error).__name__}: {error}")) from error

    def move(self) -> None:
        """One random action of a random seat that owes one."""
        seat = self.pick(self.game.to_act)
        actions = self.game.legal_actions(seat)
        for action in self.some(actions, self.subject.tries):
            self.remember(str(action))
        events = self.game.apply(seat, self.pick(actions))
        self.look_at(events)
        for event, told in self.news:
            if encoded(event.data) != told:
                self.fail(f"event {event.kind!r} changed after it was told: it holds a part of the position")
        self.news = [(event, encoded(event.data)) for event in events]
        self.subject.invariants(self.game)

    def look_at(self, events: list[Event]) -> None:
        """Events can be written as JSON and cite a rule."""
        for event in events:
            for seat in [None, *range(self.game.players)]:
                msgspec.json.encode(event.shown_to(seat))
            self.cites(event.rule, f"event {event.kind!r}")

    def cites(self, rule: str, what: str) -> None:
        """A rule was cited: there is one, and it exists."""
        if not rule:
            self.fail(f"{what} cites no rule")
        if self.subject.rule_ids and rule not in self.subject.rule_ids:
            self.fail(f"{what} cites {rule}, which is no rule of the game")

    def remember(self, text: str) -> None:
        """Keep the text of an action for later."""
        self.seen[text] = None
        if len(self.seen) > REMEMBERED:
            del self.seen[next(iter(self.seen))]

    def sometimes(self) -> bool:
        """Whether this is a decision for costly checks."""
        return self.game.length == 0 or self.game.is_over or self.rng.below(self.subject.every) == 0

    def pick(self, items: Sequence[T]) -> T:
        """One of several things."""
        return items[self.rng.below(len(items))]

    def some(self, items: Sequence[T], most: int) -> list[T]:
        """All of them, or as many different ones as there may be."""
        chosen = list(range(len(items)))
        if len(items) > most:
            self.rng.shuffle(chosen)
        return [items[i] for i in chosen[:most]]

    def play_on(self, game: Game, most: int) -> None:
        """Play another game on at random."""
        for _ in range(most):
            if game.is_over:
                return
            seat = self.pick(game.to_act)
            game.apply(seat, self.pick(game.legal_actions(seat)))

    def told(self, message: str) -> str:
        """A message with all that is needed to see the same again."""
        history = self.game.history
        first = max(0, len(history) - 8)
        lines = [f"{self.subject}, seed {self.seed}, after {len(history)} actions: {message}"]
        lines += [
            f"  {number + 1}. seat {history[number][0]}: {history[number][1]}"
            for number in range(first, len(history))
        ]
        return "\n".join(lines)

    def fail(self, message: str) -> NoReturn:
        """What should hold does not."""
        raise Failure(self.told(message))


class Failure(AssertionError):
    """A game does not keep the contract."""


Check: TypeAlias = Callable[[Table], None]
"""Something that must hold at every decision."""


def texts(actions: Sequence[Action]) -> list[str]:
    """Actions in notation."""
    return [str(action) for action in actions]


def encoded(value: Any) -> bytes:
    """A value as the bytes that a client would get."""
    return msgspec.json.encode(value)


def whole(game: Game) -> bytes:
    """All of a position as it is stored: more than its facts, which the hash is made of."""
    return encoded(game.position.plain())
