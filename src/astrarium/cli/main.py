"""The `astrarium` command."""

import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

import astrarium
from astrarium.cli.admin import admin
from astrarium.cli.analyse import analyse
from astrarium.cli.arena import arena
from astrarium.cli.bench import bench
from astrarium.cli.check import check_command
from astrarium.cli.common import forget_output
from astrarium.cli.dataset import dataset
from astrarium.cli.games import games
from astrarium.cli.helping import cut_nothing, translate
from astrarium.cli.new import new
from astrarium.cli.play import play
from astrarium.cli.replay import replay
from astrarium.cli.rules import rules
from astrarium.cli.score import score
from astrarium.cli.serve import serve
from astrarium.cli.stats import stats
from astrarium.cli.train import train
from astrarium.cli.words import Words, locale_of_environment
from astrarium.games import catalogue
from astrarium.kernel import AstrariumError

WRONG_USE = 2


class Commands(TyperGroup):
    """The commands, none of which answers a mistake of the user with a traceback."""

    def invoke(self, ctx: Any) -> Any:
        """Run a command; what it refuses is said in one line."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            forget_output()
            raise typer.Exit from None
        except AstrariumError as error:
            message = _told(error)
        except OSError as error:
            message = _told_of_file(error)
        typer.echo(f"astrarium: {message}", err=True)
        raise typer.Exit(WRONG_USE)


def _told(error: AstrariumError) -> str:
    """A mistake in the language of the user, as far as it has the words."""
    if error.said is not None and locale_of_environment() != "en":
        # Some mistakes only one game can make, and its words are its own.
        for game in ("", *catalogue.names()):
            words = Words(locale_of_environment(), game)
            if words.has(error.said.id):
                return words.tell(error.said)
    return str(error)


def _told_of_file(error: OSError) -> str:
    if not error.filename:
        return str(error)
    if isinstance(error, FileNotFoundError):
        return Words(locale_of_environment()).text("wrong-no-file", file=str(error.filename))
    return f"{error.filename}: {error.strerror}"


app = typer.Typer(cls=Commands, no_args_is_help=True, pretty_exceptions_enable=False)


def _version(wanted: bool) -> None:
    if wanted:
        build = "compiled" if astrarium.is_compiled() else "pure Python"
        typer.echo(f"astrarium {astrarium.__version__} ({build})")
        raise typer.Exit


@app.callback()
def astrarium_command(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which this is, and stop.")
    ] = False,
) -> None:
    """Space strategy games, whole and by the book: play, replay and simulate them."""


app.command("games")(games)
app.command("new")(new)
app.command("play")(play)
app.command("serve")(serve)
app.command("replay")(replay)
app.command("check")(check_command)
app.command("arena")(arena)
app.command("simulate", help="The same as `arena`, by its older name.")(arena)
app.command("analyse")(analyse)
app.command("stats")(stats)
app.command("rules")(rules)
app.command("score")(score)
app.command("bench")(bench)
app.command("train")(train)
app.add_typer(dataset, name="dataset")
app.add_typer(admin, name="admin")


def main() -> None:
    """The entry point."""
    command = get_command(app)
    if (locale := locale_of_environment()) != "en":
        translate(command, locale)
    cut_nothing(command)
    try:
        command(prog_name="astrarium")
    finally:
        try:
            sys.stdout.flush()
        except BrokenPipeError:
            forget_output()
