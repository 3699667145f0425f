"""`astrarium new`: the record of a game in which nothing has happened yet."""

from pathlib import Path
from typing import Annotated

import typer

import astrarium
from astrarium.cli.common import (
    Force,
    GameName,
    GivenOptions,
    OwnCards,
    OwnData,
    Players,
    check_free,
    fresh_seed,
    player_count,
    read_options,
)


def new(
    game: GameName,
    players: Players = None,
    seed: Annotated[
        int | None, typer.Option("--seed", "-s", help="What chance follows from; a random one unless told.")
    ] = None,
    option: GivenOptions = None,
    cards: OwnCards = None,
    data: OwnData = None,
    out: Annotated[Path | None, typer.Option("--out", help="Where to write it, instead of printing.")] = None,
    force: Force = False,
) -> None:
    """Set a game up and write its record, for `play --resume` and `replay`."""
    check_free(out, force)
    chosen = fresh_seed() if seed is None else seed
    table = astrarium.new(game, player_count(game, players), chosen, read_options(option, cards, data))
    text = table.record().dumps()
    if out is None:
        typer.echo(text, nl=False)
        return
    out.write_text(text, encoding="utf-8")
    typer.echo(f"{out}: {table.rules.title} for {table.players}, seed {chosen}", err=True)
