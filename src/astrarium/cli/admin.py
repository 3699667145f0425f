"""`astrarium admin`: what a host does with the people and tables of a server, while it runs or not."""

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from astrarium.cli.admin_database import LONGEST_AGO, Database, opened
from astrarium.cli.admin_people import people
from astrarium.cli.admin_tables import tables
from astrarium.cli.check import CORES, Processes, check_command
from astrarium.cli.common import AsJson, Force, with_server_installed

admin = typer.Typer(no_args_is_help=True, help="Look after the people and tables of a server.")
admin.add_typer(people, name="people")
admin.add_typer(tables, name="tables")


@admin.command("clean")
def clean(
    days: Annotated[int, typer.Option(min=1, max=LONGEST_AGO, help="Untouched for so many days.")] = 30,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Say what would go, and change nothing.")] = False,
    database: Database = None,
) -> None:
    """Forget tables that were never played, and guests who have nothing left."""
    with opened(database) as server:
        cleared = server.tables.clear_away(days, dry_run)
    verb = "would be cleared away" if dry_run else "cleared away"
    typer.echo(f"{verb}: {cleared.tables} tables, {cleared.guests} guests")


@admin.command("check")
def check(database: Database = None, processes: Processes = CORES, as_json: AsJson = False) -> None:
    """Replay every stored game, and say which are as they were; nothing is changed."""
    if database is None:
        with with_server_installed():
            from astrarium.server.hosting.serving import default_database
        database = default_database()
    check_command(None, database, processes, as_json)


@admin.command("backup")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to.")],
    database: Database = None,
    force: Force = False,
) -> None:
    """Write all that the database holds into a file, while the server goes on."""
    with opened(database) as server:
        from astrarium.server.hosting.backup import back_up

        rows = back_up(server.store, file, force)
    typer.echo(f"{file}: {rows:,} rows")


@admin.command("restore")
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    database: Annotated[
        str, typer.Option("--database", metavar="URL", help="A new, empty database to be filled, of either kind.")
    ],
) -> None:
    """Fill a new database from a backup; it may be of the other kind."""
    with with_server_installed():
        from astrarium.server.hosting.backup import restore as fill
        from astrarium.server.hosting.secret_files import with_password
        from astrarium.server.store.database import Store
    with closing(Store(with_password(database))) as store:
        rows = fill(store, file)
    typer.echo(f"{rows:,} rows restored")
