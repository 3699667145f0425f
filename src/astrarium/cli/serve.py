"""`astrarium serve`: the tables in the browser."""

from typing import Annotated, Literal, NoReturn

import typer

from astrarium.bots import bot_named
from astrarium.bots.registry import OFFERED
from astrarium.cli.common import with_server_installed
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
    mail: Annotated[
        str,
        typer.Option(
            "--mail",
            metavar="URL",
            envvar="ASTRARIUM_MAIL",
            help="Where mail is handed to: smtp://user:password@host:587 or smtps://…; else none is sent.",
        ),
    ] = "",
    mail_from: Annotated[
        str, typer.Option("--mail-from", metavar="ADDRESS", envvar="ASTRARIUM_MAIL_FROM", help="The sender of mail.")
    ] = "",
    site: Annotated[
        str,
        typer.Option(
            "--site",
            metavar="URL",
            envvar="ASTRARIUM_SITE",
            help="The address that people open, for links in mail: https://play.example.org.",
        ),
    ] = "",
    workers: Annotated[int, typer.Option("--workers", help="Processes in which bots think.", min=1)] = 1,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            metavar="NAME",
            help="A further bot to offer: package.module:Class or exec:command; may be repeated.",
        ),
    ] = None,
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
    absence: Annotated[
        float,
        typer.Option(
            "--absence",
            metavar="SECONDS",
            help="How long a game waits for somebody who is away, before the others may have a bot stand in.",
            min=0,
        ),
    ] = 300.0,
    limits: Annotated[
        float,
        typer.Option(
            "--limits", help="How generous the limits of requests and tables are; 0: there are none.", min=0
        ),
    ] = 1.0,
    streams: Annotated[
        int, typer.Option("--streams", help="Tables that may be looked at at once; 0: as many as fit.", min=0)
    ] = 0,
    header_seconds: Annotated[
        float, typer.Option("--header-seconds", help="How long the head of a request may take to arrive.", min=0.1)
    ] = 20.0,
    body_seconds: Annotated[
        float, typer.Option("--body-seconds", help="How long the body of a request may take to arrive.", min=0.1)
    ] = 60.0,
    hsts: Annotated[
        bool, typer.Option("--hsts/--no-hsts", help="Tell browsers that came by https to come by nothing else.")
    ] = True,
    metrics: Annotated[
        bool, typer.Option("--metrics/--no-metrics", help="Tell at /metrics how the server does: this machine alone.")
    ] = True,
    metrics_token: Annotated[
        str,
        typer.Option(
            "--metrics-token",
            envvar="ASTRARIUM_METRICS_TOKEN",
            help="Tell it whoever sends this token, from anywhere, and nobody else.",
        ),
    ] = "",
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        typer.Option("--log-level", help="What is worth a line of the log."),
    ] = "warning",
    log_format: Annotated[
        Literal["text", "json"], typer.Option("--log-format", help="The form of the log.")
    ] = "text",
    access_log: Annotated[bool, typer.Option("--access-log", help="Write every answer into the log, too.")] = False,
) -> None:
    """Play in the browser: alone, with friends, live or by turns."""
    with with_server_installed():
        from astrarium.server.hosting.secret_files import from_file, with_password
        from astrarium.server.hosting.serving import default_database
        from astrarium.server.hosting.serving import serve as run
        from astrarium.server.settings import Settings
    for name in bot or ():
        bot_named(name).leave()
        OFFERED.append(name)
    try:
        settings = Settings(
            host=host,
            port=port,
            database=with_password(database) if database else default_database(),
            secret=secret or from_file("ASTRARIUM_SECRET"),
            mail=mail or from_file("ASTRARIUM_MAIL"),
            mail_from=mail_from,
            site=site,
            workers=workers,
            allowed_hosts=tuple(allowed_host or ()),
            proxy=proxy,
            allow_local_webhooks=allow_local_webhooks,
            absence=absence,
            limits=limits,
            streams=streams,
            header_seconds=header_seconds,
            body_seconds=body_seconds,
            hsts=hsts,
            metrics=metrics,
            metrics_token=metrics_token or from_file("ASTRARIUM_METRICS_TOKEN"),
            log_level=log_level,
            log_format=log_format,
            access_log=access_log,
        )
        run(settings, typer.echo, browser)
    except (AstrariumError, OSError) as error:
        _stop(str(error))


def _stop(message: str) -> NoReturn:
    typer.echo(f"astrarium: {message}", err=True)
    raise typer.Exit(CANNOT_START)
