"""`astrarium replay`: a record, verified and stepped through."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

import astrarium
from astrarium.arena.behaviour import facts_of
from astrarium.cli.common import (
    AsJson,
    Language,
    UsageError,
    chosen_locale,
    console,
    plain_table,
    print_json,
    read_text,
)
from astrarium.cli.games import shown
from astrarium.cli.stepping import Stepper
from astrarium.cli.words import Words
from astrarium.games import catalogue
from astrarium.kernel import Game, Record, UnknownGame


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record; - reads the standard input.")],
    step: Annotated[bool, typer.Option("--step", help="Go through it action by action.")] = False,
    at: Annotated[int | None, typer.Option("--at", metavar="N", help="Show the position after N actions.")] = None,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Verify a record: every action must be legal and lead to the position that it says."""
    if step and as_json:
        raise UsageError("--step is for people and --json for programs: give one of them")
    record = Record.loads(read_text(file))
    if at is not None and not 0 <= at <= len(record.actions):
        raise UsageError(f"the record has {len(record.actions)} actions, so --at takes 0 to that, not {at}")
    if _is_foreign(record) and not as_json:
        _print_foreign(console(), record)
    moments = astrarium.moments(record)
    stepper = Stepper(moments)
    if as_json:
        print_json(_facts(moments.game) if at is None else _facts(stepper.go(at)) | {"view": stepper.game.view(None)})
        return
    out = console()
    if step:
        stepper.go(at or 0)
        stepper.run(out)
    elif at is not None:
        stepper.go(at)
        stepper.show(out)
    else:
        _print_summary(out, moments.game, Words(chosen_locale(language), moments.game.rules.id))


def _facts(game: Game) -> dict[str, Any]:
    return {
        "game": game.rules.id,
        "rules_version": game.version,
        "players": game.players,
        "seed": game.seed,
        "options": game.options,
        "actions": game.length,
        "over": game.is_over,
        "to_act": game.to_act,
        "scores": game.scores(),
        "winners": game.winners(),
        "rival": game.rules.rival(game.position),
        "rival_shares": game.rival_shares,
        "facts": facts_of(game),
        "hash": game.hash(),
        "verified": True,
    }


def _print_summary(out: Console, game: Game, words: Words) -> None:
    defaults = {option.name: option.default for option in game.rules.declared}
    chosen = [f"{name}={shown(value, words)}" for name, value in game.options.items() if value != defaults[name]]
    made = {"title": game.rules.title, "players": str(game.players), "seed": str(game.seed)}
    out.print(Text(words.text("cli-record-of", **made), style="bold"))
    if chosen:
        out.print(Text(words.text("cli-record-options", options=", ".join(chosen))))
    seats = ", ".join(str(seat + 1) for seat in game.to_act)
    state = words.text("cli-record-over") if game.is_over else words.text("cli-record-to-act", seats=seats)
    out.print(Text(words.text("cli-record-verified", actions=str(game.length), hash=game.hash(), state=state)))
    seat_head, plays, points = [words.text(f"cli-{name}") for name in ("seat", "plays", "points")]
    table = plain_table(seat_head, plays, points, "", numbers=[points])
    for seat, (score, facts) in enumerate(zip(game.scores(), facts_of(game))):
        won = words.text("cli-winner") if seat in game.winners() else ""
        played = ", ".join(words.name(kind, value) for kind, value in facts.items())
        table.add_row(str(seat + 1), played, str(score), won)
    rival = game.rules.rival(game.position)
    if rival is not None:
        its = game.is_over and (game.rival_shares or not game.winners())
        table.add_row("", rival[0], str(rival[1]), words.text("cli-winner") if its else "")
    out.print(table)


def _is_foreign(record: Record) -> bool:
    """Whether the record was played by other rules than there are here."""
    try:
        return not catalogue.rules_of(record.game).knows(record.version)
    except UnknownGame:
        return True


def _print_foreign(out: Console, record: Record) -> None:
    # It cannot be continued, but whoever kept it may still read what was played.
    out.print(Text(f"{record.game} (rules version {record.version}) for {record.players}, seed {record.seed}"))
    for number, (seat, text) in enumerate(record.actions, 1):
        out.print(Text(f"{number:>5}  seat {seat + 1}  {text}"))
