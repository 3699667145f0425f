"""Connections to a real server: slow ones end, too many are sent away, and the log stays calm."""

import asyncio
import contextlib
import errno
import logging
import resource
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from astrarium.server.hosting import capacity, connections
from astrarium.server.hosting.capacity import capacity_of, prepare_capacity, raise_file_limit
from astrarium.server.hosting.connections import SlowRequests, tell_of_missing_files
from astrarium.server.hosting.listening import GONE_AFTER, listen
from astrarium.server.settings import Settings
from tests.server.hosted import Hosted, hosted
from tests.server.seating import until

HEAD = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
LARGE = "GET /api/games/gaia/components HTTP/1.1\r\nHost: localhost\r\n\r\n"
HALF_A_HEAD = "GET /health HTTP/1.1\r\nHost: loc"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at the files of a process by /proc")


@pytest.fixture(scope="module", params=["quick", "plain"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """A server without much patience, with and without uvloop and httptools."""
    folder = tmp_path_factory.mktemp("hosted")
    options = ("--header-seconds", "1", "--body-seconds", "2", "--log-level", "info")
    with hosted(folder, *options, plain=request.param == "plain") as found:
        yield found
        assert "Traceback" not in found.said()
        assert len(found.said().splitlines()) < 10, found.said()


def rest(connection: socket.socket) -> bytes:
    """All that still comes through a connection until the other side ends it."""
    found = b""
    try:
        while part := connection.recv(65536):
            found += part
    except ConnectionResetError:
        pass
    connection.close()
    return found


def answer(connection: socket.socket, text: str = HEAD) -> bytes:
    """The whole answer to a request."""
    connection.sendall(text.encode())
    found = b""
    while b"\r\n\r\n" not in found:
        found += connection.recv(65536)
    head, _, body = found.partition(b"\r\n\r\n")
    length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
    while len(body) < length:
        body += connection.recv(65536)
    return head + body


def test_a_connection_that_says_nothing_ends(server: Hosted) -> None:
    assert rest(server.connect()) == b""


def test_half_a_head_ends(server: Hosted) -> None:
    assert rest(server.connect(HALF_A_HEAD)) == b""


def test_a_head_that_comes_byte_by_byte_ends(server: Hosted) -> None:
    connection = server.connect("GET /health HTTP/1.1\r\nX: ")
    connection.settimeout(0.2)
    ended = False
    for _ in range(200):
        try:
            connection.sendall(b"x")
            ended = connection.recv(1) == b""
        except TimeoutError:
            continue
        except OSError:
            ended = True
        if ended:
            break
    assert ended
    connection.close()


def test_a_head_without_end_is_refused(server: Hosted) -> None:
    connection = server.connect("GET /health HTTP/1.1\r\nHost: localhost\r\nX: ")
    sent = 0
    with contextlib.suppress(OSError):
        while sent < 8_000_000:
            sent += connection.send(b"x" * 10_000)
    assert sent < 8_000_000
    connection.close()


def test_what_is_no_request_is_refused_as_everything_else(server: Hosted) -> None:
    head, _, body = rest(server.connect("NONSENSE\r\n\r\n")).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 ")
    assert msgspec.json.decode(body) == {"error": {"code": "bad-request", "message": "this is no request of HTTP"}}


def test_half_a_body_is_told_so(server: Hosted) -> None:
    with server.person() as someone:
        cookies = "; ".join(f"{name}={value}" for name, value in someone.cookies.items())
        lines = ("PUT /api/me HTTP/1.1", "Host: localhost", f"Cookie: {cookies}", "Content-Length: 100")
        head = "\r\n".join((*lines, f"X-CSRFToken: {someone.cookies['csrftoken']}", "", ""))
    told = rest(server.connect(head + '{"name": '))
    assert told.startswith(b"HTTP/1.1 408 ")
    assert b"did not arrive in time" in told


def test_half_of_a_second_request_ends(server: Hosted) -> None:
    connection = server.connect()
    assert answer(connection).startswith(b"HTTP/1.1 200 ")
    connection.sendall(HALF_A_HEAD.encode())
    assert rest(connection) == b""


def test_an_answer_that_nobody_reads_ends(server: Hosted) -> None:
    before = server.files()
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.connect(("127.0.0.1", server.port))
    connection.sendall(LARGE.encode() * 200)
    until(lambda: server.files() > before)
    until(lambda: server.files() <= before)
    connection.close()


def test_who_is_slow_between_requests_is_waited_for(server: Hosted) -> None:
    body = {"game": "gaia", "players": 2, "seats": [{"kind": "person"}, {"kind": "open"}]}
    kept = server.connect()
    assert answer(kept).startswith(b"HTTP/1.1 200 ")
    with server.person() as someone:
        table = someone.post("/api/tables", json=body).json()["table"]["id"]
        with someone.stream("GET", f"/api/tables/{table}/stream") as stream:
            lines = stream.iter_lines()
            assert next(lines).startswith("retry")
            # Longer than a head or a body may take.
            time.sleep(3.5)
            someone.post(f"/api/tables/{table}/chat", json={"text": "still here?"})
            assert any('"chat"' in line for line in lines)
    assert answer(kept).startswith(b"HTTP/1.1 200 ")
    kept.close()


@pytest.mark.parametrize("plain", [False, True])
def test_too_many_connections_are_sent_away(tmp_path: Path, plain: bool) -> None:
    with hosted(tmp_path, "--log-level", "info", files=160, plain=plain) as server:
        most = capacity_of(Settings(), 160).connections
        assert f"160 files may be open: enough for {most} connections" in server.said()
        first = server.connect()
        assert answer(first).startswith(b"HTTP/1.1 200 ")
        crowd = [server.connect() for _ in range(120)]
        sent_away = [told for told in (rest(one) for one in crowd[most:]) if told]
        assert all(told.startswith(b"HTTP/1.1 503 ") and b"retry-after" in told for told in sent_away)
        assert len(sent_away) > 50
        # Who was there before is served, and the database has the files that it needs.
        assert answer(first).startswith(b"HTTP/1.1 200 ")
        assert b"HTTP/1.1 200 " in answer(first, HEAD.replace("/health", "/api/me"))
        for one in crowd:
            one.close()
        until(lambda: _is_well(server))
        first.close()
        assert "Traceback" not in server.said()
        assert len(server.said().splitlines()) < 10, server.said()


@pytest.mark.parametrize("plain", [False, True])
def test_when_no_file_is_left_the_log_stays_calm(tmp_path: Path, plain: bool) -> None:
    with hosted(tmp_path, plain=plain) as server:
        first = server.connect()
        assert answer(first).startswith(b"HTTP/1.1 200 ")
        server.allow_files(server.files())
        crowd = [server.connect(HEAD) for _ in range(60)]
        for _ in range(20):
            assert answer(first).startswith(b"HTTP/1.1 200 ")
            time.sleep(0.1)
        server.allow_files(1000)
        until(lambda: _is_well(server))
        for one in (first, *crowd):
            one.close()
        assert "Traceback" not in server.said()
        assert len(server.said().splitlines()) < 5, server.said()


def _is_well(server: Hosted) -> bool:
    try:
        connection = server.connect(HEAD)
        connection.settimeout(5)
        with connection:
            return connection.recv(100).startswith(b"HTTP/1.1 200 ")
    except OSError:
        return False


def test_the_limit_of_files_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = [(1024, 524_288), (1024, 4096), (1_000_000, 1_000_000), (256, resource.RLIM_INFINITY)]
    raised = []
    for soft, hard in limits:
        monkeypatch.setattr(resource, "getrlimit", lambda _, found=(soft, hard): found)
        given: list[Any] = []
        monkeypatch.setattr(resource, "setrlimit", lambda _, limit, given=given: given.append(limit))
        raised.append((raise_file_limit(), given))
    assert raised == [
        (65_536, [(65_536, 524_288)]),
        (4096, [(4096, 4096)]),
        (1_000_000, []),
        (65_536, [(65_536, resource.RLIM_INFINITY)]),
    ]


def test_a_limit_that_cannot_be_raised_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: int, limit: tuple[int, int]) -> None:
        raise ValueError("not permitted")

    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", refuse)
    assert raise_file_limit() == 256


@pytest.mark.parametrize("files", [64, 256, 1024, 4096, 65_536])
@pytest.mark.parametrize("workers", [1, 8])
def test_there_are_files_left_for_everything_else(files: int, workers: int) -> None:
    found = capacity_of(Settings(workers=workers), files)
    assert 0 < found.streams < found.connections < files
    if files >= 1024:
        assert files - found.connections - found.backlog >= 4 * 8 * 3 + workers * 6 + 64
        assert found.streams >= 400


def test_how_many_streams_there_may_be_is_chosen(caplog: pytest.LogCaptureFixture) -> None:
    assert capacity_of(Settings(streams=50), 1024).streams == 50
    assert capacity_of(Settings(), 10**6).streams == capacity.MOST_STREAMS
    assert capacity_of(Settings(streams=20_000), 10**6).streams == 20_000
    assert prepare_capacity(Settings(streams=10**6)).streams < 10**6
    assert "1000000 streams were asked for, but only" in caplog.text


def test_a_connection_whose_other_side_is_gone_is_noticed() -> None:
    with listen("127.0.0.1", 0) as listening, socket.create_connection(listening.getsockname()) as _:
        accepted, _ = listening.accept()
        with accepted:
            assert accepted.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == GONE_AFTER * 1000


def test_a_missing_file_is_told_once(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "_complaints", {})

    async def work() -> None:
        loop = asyncio.get_running_loop()
        tell_of_missing_files(loop, 1024)
        for _ in range(5000):
            error = OSError(errno.EMFILE, "Too many open files")
            loop.call_exception_handler({"message": "socket.accept() out of system resource", "exception": error})
        loop.call_exception_handler({"message": "something else", "exception": ValueError("no")})

    with caplog.at_level(logging.WARNING):
        asyncio.run(work())
    assert [record.getMessage() for record in caplog.records] == [
        "no more than 1024 files may be open: new connections wait",
        "something else",
    ]


class Cycle:
    """A request as uvicorn knows it."""

    def __init__(self, more_body: bool = False, response_complete: bool = False) -> None:
        self.more_body = more_body
        self.response_complete = response_complete
        self.response_started = response_complete


class Connection:
    """A connection as uvicorn knows it."""

    def __init__(self) -> None:
        self.cycle: Cycle | None = None
        self.timeout_keep_alive_task: object = None
        self.unread = 0
        self.ended = False
        self.transport = self

    def get_write_buffer_size(self) -> int:
        return self.unread

    def write(self, data: bytes) -> None:
        assert data.startswith(b"HTTP/1.1 408 ")

    def close(self) -> None:
        self.ended = True

    abort = close


def test_a_busy_connection_is_never_too_slow() -> None:
    now = 0.0
    slow = SlowRequests(10, 20, lambda: now)
    busy, reading = Connection(), Connection()
    for number in range(100):
        # At every look it is in the middle of another body, or another head.
        busy.cycle = Cycle(more_body=number % 2 == 0, response_complete=number % 2 == 1)
        reading.unread = 1000 - number
        slow.look({busy, reading})
        now += 1
    assert not busy.ended
    assert not reading.ended


def test_a_request_that_takes_long_to_answer_is_waited_for() -> None:
    now = 0.0
    slow = SlowRequests(10, 20, lambda: now)
    answering, resting = Connection(), Connection()
    answering.cycle = Cycle()
    resting.cycle, resting.timeout_keep_alive_task = Cycle(response_complete=True), object()
    for _ in range(100):
        slow.look({answering, resting})
        now += 1
    assert not answering.ended
    assert not resting.ended
