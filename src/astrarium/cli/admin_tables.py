"""`astrarium admin tables`: what is played on a server."""

from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.text import Text

from astrarium.cli.admin_database import LONGEST_AGO, Database, day, opened
from astrarium.cli.common import AsJson, Force, console, plain_table, print_json, read_text, write_text

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, as in its address.")]

tables = typer.Typer(no_args_is_help=True, help="Tables: list, end, export, import.")


@tables.command("list")
def list_tables(
    status: Annotated[
        Literal["waiting", "playing", "finished", "abandoned"] | None, typer.Option(help="That stand so.")
    ] = None,
    game: Annotated[str, typer.Option(help="Of this game alone.")] = "",
    person: Annotated[str, typer.Option(help="Where somebody of this name or id sits.")] = "",
    older: Annotated[
        int, typer.Option(metavar="DAYS", min=0, max=LONGEST_AGO, help="Untouched for so many days.")
    ] = 0,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """List tables, the latest first."""
    with opened(database) as server:
        found = server.tables.find(status, game, person, older)
    if as_json:
        print_json(found)
        return
    listed = plain_table("table", "game", "status", "moves", "last", "people", "title", numbers=["moves"])
    for table in found:
        seated = Text(", ".join(table.people))
        moves = str(table.moves)
        listed.add_row(table.id, table.game, table.status, moves, day(table.updated), seated, Text(table.title))
    console().print(listed)


@tables.command("end")
def end(table: TableId, database: Database = None) -> None:
    """Give a table up; what was played stays to be looked at."""
    with opened(database) as server:
        server.tables.end(table)
    typer.echo(f"table {table} is given up")


@tables.command("export")
def export(
    table: TableId,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="Where to; else it is printed.")] = Path(
        "-"
    ),
    database: Database = None,
    force: Force = False,
) -> None:
    """Write the record of a table. That of a running game tells all that is hidden in it."""
    with opened(database) as server:
        text = server.tables.export(table)
    write_text(out, text, force)


@tables.command("import")
def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record; - reads the standard input.")],
    owner: Annotated[str, typer.Option(help="The name of the account that it shall belong to.")],
    title: Annotated[str, typer.Option(help="What the table is called.")] = "",
    database: Database = None,
) -> None:
    """Make a table of a record."""
    text = read_text(file)
    with opened(database) as server:
        made = server.tables.import_record(text, server.people.one(owner), title)
    typer.echo(f"table {made}")
