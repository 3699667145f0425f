"""`astrarium admin people`: who is known to a server."""

from typing import Annotated

import typer
from rich.text import Text

from astrarium.cli.admin_database import Database, day, opened
from astrarium.cli.common import AsJson, UsageError, console, plain_table, print_json

PersonName = Annotated[str, typer.Argument(metavar="NAME", help="The name of an account, or an id.")]

people = typer.Typer(no_args_is_help=True, help="People: find, reset, ban, delete.")


@people.command("find")
def find(
    part: Annotated[str, typer.Argument(metavar="NAME", help="A part of a name, or an id; empty: all.")] = "",
    guests: Annotated[bool, typer.Option("--guests", help="Guests, too.")] = False,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Find accounts by a part of their name."""
    with opened(database) as server:
        found = server.people.find(part, guests)
    if as_json:
        print_json(found)
        return
    listed = plain_table("id", "name", "since", "tables", "banned", numbers=["tables"])
    for person in found:
        banned = "banned" if person.banned else ""
        listed.add_row(person.id, Text(person.name), day(person.created), str(person.tables), banned)
    console().print(listed)


@people.command("reset")
def reset(name: PersonName, database: Database = None) -> None:
    """Make a link by which an account gets a new password, to be passed on by hand; it works once, for a day."""
    with opened(database) as server:
        typer.echo(server.people.reset(name))


@people.command("ban")
def ban(name: PersonName, database: Database = None) -> None:
    """Keep somebody out; running servers forget them within half a minute."""
    with opened(database) as server:
        server.people.ban(name)
    typer.echo(f"{name} is kept out")


@people.command("unban")
def unban(name: PersonName, database: Database = None) -> None:
    """Let somebody in again."""
    with opened(database) as server:
        server.people.unban(name)
    typer.echo(f"{name} may come in")


@people.command("delete")
def delete(
    name: PersonName,
    yes: Annotated[bool, typer.Option("--yes", help="Do it: it cannot be undone.")] = False,
    database: Database = None,
) -> None:
    """Delete somebody; their games stay, without the name."""
    if not yes:
        raise UsageError(f"to delete {name} for good, say --yes")
    with opened(database) as server:
        server.people.delete(name)
    typer.echo(f"{name} is deleted")
