"""A bot in its seat: one instance for a seat and a game, told of what happens, asked when it owes a decision."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from astrarium.bots.bot import FREE, Bot, BotFailed, Budget, Chair
from astrarium.bots.dice import dice
from astrarium.bots.registry import FALLBACK, bot_named
from astrarium.kernel import Action, BadOption, Event, Game, Perspective

PATIENCE: Final = 500
"""More decisions of one seat than any game needs. From then on the fallback answers, so that no bot stalls a game."""


class SeatedBot:
    """A bot and its seat. Whoever runs a table tells it of every action there, and asks it."""

    def __init__(self, bot: str | Bot, game: Game, seat: int, budget: Budget = FREE) -> None:
        self.name = bot if isinstance(bot, str) else type(bot).__name__
        self.seat = seat
        self.budget = budget
        self._answered = decisions_of(game, seat)
        self._bot = bot_named(bot) if isinstance(bot, str) else bot
        self._bot.sit(chair_of(game, seat))

    def told(self, events: list[Event]) -> None:
        """Something happened at the table."""
        self._bot.told([event.shown_to(self.seat) for event in events])

    def choose(self, game: Game) -> Action:
        """What the bot does; ``BotFailed`` if that is not legal."""
        eyes = Perspective(game, self.seat)
        self._answered += 1
        bot = self._bot if self._answered <= PATIENCE else bot_named(FALLBACK)
        action = bot.choose(eyes, dice(game.seed, self.seat, game.length), self.budget)
        refusal = game.why_not(self.seat, action)
        if refusal is not None:
            raise BotFailed(f"it would {action}: {refusal}")
        return action

    def leave(self) -> None:
        """The bot is not needed any more."""
        self._bot.leave()


@contextmanager
def unforked() -> Iterator[None]:
    """Code of a bot runs here. If it forks its process, the copy ends here: else there were two of every table."""
    process = os.getpid()
    try:
        yield
    finally:
        if os.getpid() != process:
            os._exit(0)


def check_single(bots: Sequence[str | Bot]) -> None:
    """Refuse an object that would sit in several seats: what it remembers of one would be taken for the other."""
    objects = [id(bot) for bot in bots if isinstance(bot, Bot)]
    if len(set(objects)) < len(objects):
        raise BadOption("a bot object sits in one seat only: name the bot, or give an object for each seat")


def chair_of(game: Game, seat: int) -> Chair:
    """What a bot is told when it sits down."""
    return Chair(game=game.rules.id, version=game.version, players=game.players, seat=seat, options=game.options)


def patient(game: Game, seat: int) -> bool:
    """Whether a seat may still be waited for; after so many decisions its bot only repeats itself."""
    return game.length < PATIENCE or decisions_of(game, seat) < PATIENCE


def decisions_of(game: Game, seat: int) -> int:
    """How many decisions a seat has made."""
    return len([mover for mover, _ in game.history if mover == seat])
