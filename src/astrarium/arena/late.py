"""How long listings take late in games, and where a game says that they could take longest."""

import gc
from collections.abc import Callable, Sequence
from functools import partial
from time import thread_time_ns

import msgspec

from astrarium.arena.bench import Bench, Latency, latency
from astrarium.games import catalogue
from astrarium.kernel import Action, Game, Rng

LATE = 3
"""The last third of a game is late."""
BUSY = 95
"""Of a hundred choices so many avoid what would end a turn or the game, so that boards are full."""


class Hard(msgspec.Struct, frozen=True):
    """Listings of one kind, by the processor's time."""

    game: str
    about: str
    listing: Latency


def late(
    games: Sequence[str] = (),
    positions: int = 300,
    seed: int = 0,
    progress: Callable[[str], None] = lambda game: None,
) -> list[Hard]:
    """The listings of late turns in games of busy random players, and what a game itself holds for hard."""
    found = []
    for name in games or catalogue.names():
        progress(name)
        rules = catalogue.rules_of(name)
        for players in range(rules.min_players, rules.max_players + 1):
            found.append(Hard(name, f"late turns of {players}", latency(played(name, players, positions, seed))))
        for about, questions in rules.hard_questions(positions) if rules.hard_questions is not None else ():
            found.append(Hard(name, about, latency([timed(question) for question in questions])))
    return found


def played(name: str, players: int, positions: int, seed: int) -> list[int]:
    """Nanoseconds of listings in the last thirds of games, about so many."""
    times: list[int] = []
    number = 0
    while len(times) < positions:
        game, rng = Bench(name, players, seed, None).new(number)
        asked: list[int] = []
        while not game.is_over:
            seat = game.to_act[0]
            asked.append(timed(partial(game.legal_actions, seat)))
            game.apply(seat, _busily(game, seat, rng))
        times += asked[len(asked) - len(asked) // LATE :]
        number += 1
    return times


def timed(question: Callable[[], object]) -> int:
    """The nanoseconds of the processor that a question takes; to look for garbage is no part of it."""
    gc.disable()
    try:
        begun = thread_time_ns()
        question()
        return thread_time_ns() - begun
    finally:
        gc.enable()


def _busily(game: Game, seat: int, rng: Rng) -> Action:
    actions = game.legal_actions(seat)
    busy = [action for action in actions if action.verb not in game.rules.shy]
    chosen = busy if busy and rng.below(100) < BUSY else actions
    return chosen[rng.below(len(chosen))]
