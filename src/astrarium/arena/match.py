"""One game between bots, from the first decision to the final score."""

from collections.abc import Sequence
from time import perf_counter
from typing import Any

import msgspec

import astrarium
from astrarium.bots import Bot, bot_named
from astrarium.kernel import AstrariumError, BadOption, Game, Perspective, Rng

MOST_DECISIONS = 20_000
"""A game that is not over after so many decisions will not end."""

FACTS = ("faction",)
"""What a seat may have chosen or drawn that statistics group by, named as in the game's view."""


class BrokenMatch(AstrariumError):
    """A match that could not be played to its end: the fault of a bot, or of the game's rules."""


class Result(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a match ended. Everything but ``seconds`` follows from the first five fields.

    ``rival`` is the opponent that the rules play, by its name, with its points. Where no seat has won, it has; and
    ``rival_shares`` says that it shares the victory of the winners.
    """

    game: str
    players: int
    seed: int
    options: dict[str, Any]
    bots: list[str]
    scores: list[int]
    winners: list[int]
    facts: list[dict[str, str]]
    decisions: int
    seconds: float
    hash: str
    rival: tuple[str, int] | None = None
    rival_shares: bool = False
    record: str | None = None


def play_match(
    game: str,
    bots: Sequence[str],
    seed: int = 0,
    options: dict[str, Any] | None = None,
    keep_record: bool = False,
) -> Result:
    """Play a game to its end with one bot, given by its name, in each seat."""
    begun = perf_counter()
    table = astrarium.new(game, len(bots), seed, options)
    seated = [bot_named(name) for name in bots]
    try:
        _play_out(table, seated)
    except Exception as error:
        # Whatever it was, who runs a million games must learn which one to look at.
        raise BrokenMatch(
            f"the game of {game} for {len(bots)} with seed {seed} broke after {table.length} decisions: "
            f"{type(error).__name__}: {error}"
        ) from error
    return Result(
        game=game,
        players=len(bots),
        seed=seed,
        options=table.options,
        bots=list(bots),
        scores=table.scores(),
        winners=table.winners(),
        facts=facts_of(table),
        decisions=table.length,
        seconds=round(perf_counter() - begun, 6),
        hash=table.hash(),
        rival=table.rules.rival(table.position),
        rival_shares=table.rival_shares,
        record=table.record().dumps() if keep_record else None,
    )


def bot_dice(seed: int, seats: int) -> list[Rng]:
    """A generator for each seat, all different and none the one that the game itself is seeded with."""
    source = Rng(seed ^ 0x0B07_D1CE_0B07_D1CE)
    return [Rng(source.word() << 32 | source.word()) for _ in range(seats)]


def facts_of(game: Game) -> list[dict[str, str]]:
    """What everybody can see that each seat plays, as far as this game has such things."""
    seats = game.view(None).get("seats") or [{} for _ in range(game.players)]
    # A view may have a place for an opponent that the rules play.
    return [{name: str(seat[name]) for name in FACTS if seat.get(name)} for seat in seats[: game.players]]


def seat_bots(players: int, bots: Sequence[str]) -> tuple[str, ...]:
    """A bot for each seat, where a single one may be named for all."""
    names = tuple(bots) * players if len(bots) == 1 else tuple(bots)
    if len(names) != players:
        raise BadOption(f"{players} seats need one bot for all or one for each, not {len(names)}")
    for name in names:
        bot_named(name)
    return names


def _play_out(game: Game, bots: Sequence[Bot]) -> None:
    dice = bot_dice(game.seed, game.players)
    eyes = [Perspective(game, seat) for seat in range(game.players)]
    while not game.is_over:
        if game.length >= MOST_DECISIONS:
            raise BrokenMatch("the game does not come to its end")
        seat = game.to_act[0]
        game.apply(seat, bots[seat].choose(eyes[seat], dice[seat]))
