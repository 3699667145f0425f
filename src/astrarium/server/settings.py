"""What the server is told when it starts."""

from pathlib import Path
from typing import Final

import msgspec

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
    sweep: float = 20.0
    """Seconds between two looks for tables where a bot owes a decision and nobody thinks."""
    static: Path = STATIC
    """The built browser client."""
    allowed_hosts: tuple[str, ...] = ()
    """Names that the server answers to; none: any."""
    allow_local_webhooks: bool = False
    """Webhooks may point into the local network."""
    limits: float = 1.0
    """How generous the limits of requests are; 0: there are none."""
    proxy: str = "127.0.0.1"
    """The address of a reverse proxy, whose word on where a request comes from is believed."""
