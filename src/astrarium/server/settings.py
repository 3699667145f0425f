"""What the server is told when it starts."""

from pathlib import Path
from typing import Final, Literal

import msgspec

LogLevel = Literal["debug", "info", "warning", "error"]
LogFormat = Literal["text", "json"]

STATIC: Final = Path(__file__).parent / "static"


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    """Where to listen, where to keep what is played, and how much may be spent on it."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///astrarium.db"
    """A URL: `sqlite:///path` or `postgresql://user:password@host/name`."""
    secret: str = ""
    """Signs the cookies; empty: a key is made at the first start and kept in the database."""
    workers: int = 1
    """Processes in which bots think."""
    threads: int = 8
    """Threads in which the engine and the database are asked."""
    engine_seconds: float = 10.0
    """How long a request waits for the engine before it is told that the server is busy."""
    cached_games: int = 256
    """Games that are kept in memory; the others are rebuilt from their moves when somebody asks."""
    heartbeat: float = 15.0
    """Seconds between two signs of life on a stream."""
    beat: float = 5.0
    """Seconds between two beats of table time."""
    outage: float = 15.0
    """Seconds without a beat after which table time stands still: the server was not there."""
    absence: float = 300.0
    """Seconds for which a game waits for somebody who is away, before the others may have a bot stand in."""
    sweep: float = 20.0
    """Seconds between two looks for tables where a bot owes a decision and nobody thinks."""
    static: Path = STATIC
    """The built browser client."""
    allowed_hosts: tuple[str, ...] = ()
    """Names that the server answers to; none: any."""
    allow_local_webhooks: bool = False
    """Webhooks may point into the local network."""
    limits: float = 1.0
    """How generous the limits of requests and tables are; 0: there are none."""
    mail: str = ""
    """Where mail is handed to, `smtp://user:password@host:587` or `smtps://…`; empty: none is sent."""
    mail_from: str = ""
    """The sender of that mail."""
    site: str = ""
    """The address of the site, for links in mail: `https://play.example.org`."""
    proxy: str = "127.0.0.1"
    """The address of a reverse proxy, whose word on where a request comes from is believed."""
    log_level: LogLevel = "warning"
    """What is worth a line of the log."""
    log_format: LogFormat = "text"
    access_log: bool = False
    """Every answer is a line of the log, too."""
    hsts: bool = True
    """Browsers that came by https are told to come by nothing else."""
    metrics: bool = True
    """`/metrics` tells how the server does: this machine alone, or whoever has the token."""
    metrics_token: str = ""
    streams: int = 0
    """Streams that may be open in this process; 0: as many as the limit of open files bears."""
    streams_each: int = 20
    """Streams that one person may have open in this process."""
    header_seconds: float = 20.0
    """How long the head of a request may take to arrive."""
    body_seconds: float = 60.0
    """How long its body may take."""

    @property
    def can_mail(self) -> bool:
        """Whether mail is set up."""
        return bool(self.mail)
