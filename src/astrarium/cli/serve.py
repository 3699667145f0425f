"""`astrarium serve`: the tables in the browser."""

from typing import Annotated, NoReturn

import typer

from astrarium.kernel import AstrariumError

CANNOT_START = 1


def serve(
    host: Annotated[
        str, typer.Option("--host", help="The address to listen on; 0.0.0.0 lets other machines in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="The port; 0 means any free one.", min=0, max=65535)] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL",
            envvar="ASTRARIUM_DATABASE",
            help="sqlite:///path or postgresql://user:password@host/name; else a file in your data folder.",
        ),
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
    secret: Annotated[
        str,
        typer.Option(
            "--secret",
            envvar="ASTRARIUM_SECRET",
            help="What signs the cookies; else a key is made once and kept in the database.",
        ),
    ] = "",
    workers: Annotated[int, typer.Option("--workers", help="Processes in which bots think.", min=1)] = 1,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option("--allowed-host", help="A name that the server answers to; may be repeated. Else any."),
    ] = None,
    proxy: Annotated[
        str,
        typer.Option("--proxy", metavar="ADDRESS", help="A reverse proxy that is believed on where visitors are."),
    ] = "127.0.0.1",
    allow_local_webhooks: Annotated[
        bool, typer.Option("--allow-local-webhooks", help="Let webhooks point into the local network.")
    ] = False,
    limits: Annotated[
        float, typer.Option("--limits", help="How generous the limits of requests are; 0: there are none.", min=0)
    ] = 1.0,
) -> None:
    """Play in the browser: alone, with friends, live or by turns."""
    try:
        from astrarium.server.serving import default_database
        from astrarium.server.serving import serve as run
        from astrarium.server.settings import Settings
    except ModuleNotFoundError as error:
        _stop(f"the server needs {error.name}: pip install 'astrarium[server]'")
    try:
        settings = Settings(
            host=host,
            port=port,
            database=database or default_database(),
            secret=secret,
            workers=workers,
            allowed_hosts=tuple(allowed_host or ()),
            proxy=proxy,
            allow_local_webhooks=allow_local_webhooks,
            limits=limits,
        )
        run(settings, typer.echo, browser)
    except (AstrariumError, OSError) as error:
        _stop(str(error))


def _stop(message: str) -> NoReturn:
    typer.echo(f"astrarium: {message}", err=True)
    raise typer.Exit(CANNOT_START)
