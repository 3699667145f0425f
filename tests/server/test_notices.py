"""Notices and webhooks: nothing waits for them, and they lead nowhere they should not."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from astrarium.server.live import notice_queue as notices
from astrarium.server.live import webhooks
from astrarium.server.live.notice_queue import Notice, NoticeQueue
from astrarium.server.live.special_addresses import is_public

NOTICE = Notice(table="abcdefghij", game="gaia", title="Friday", seat=1, path="/table/abcdefghij")
Answering = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "http://",
        "http://user:word@example.org/",
        "http://example.org/\r\nX-Evil: 1",
        "http://example.org/ a",
        "http://exämple.org/",
        "http://example.org:99999/",
        "http://example.org:0/",
        "https://example.org/" + "a" * 500,
        "http://[::1/",
    ],
)
def test_what_is_no_address_of_a_webhook(url: str) -> None:
    with pytest.raises(webhooks.BadWebhook):
        webhooks.checked(url)


def test_an_address_is_kept_and_none_is_none() -> None:
    assert webhooks.checked(" https://example.org/hook?x=1 ") == "https://example.org/hook?x=1"
    assert webhooks.checked("") == ""


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1",
        "fe80::1%eth0",
        "fc00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "2002:7f00:1::",
        "64:ff9b::7f00:1",
    ],
)
def test_addresses_of_this_machine_and_its_neighbours_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["9.9.9.9", "2620:fe::fe", "::ffff:9.9.9.9"])
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "2130706433", "0x7f.1"])
def test_a_webhook_into_the_own_network_is_not_sent(host: str) -> None:
    with pytest.raises(webhooks.BadWebhook):
        asyncio.run(webhooks.post(f"http://{host}:8138/hook", b"{}"))


async def _with_server(answering: Answering, patience: float = 5.0) -> tuple[int, bytes]:
    received = asyncio.get_running_loop().create_future()
    closed = asyncio.Event()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        received.set_result(head + await reader.readexactly(length))
        await answering(reader, writer)
        writer.close()
        await writer.wait_closed()
        closed.set()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with server:
        try:
            status = await webhooks.post(f"http://127.0.0.1:{port}/hook?a=1", b'{"a":1}', True, patience)
        finally:
            await closed.wait()
    return status, await received


async def _redirect(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n")
    await writer.drain()


async def _nonsense(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"SSH-2.0-x\r\n")
    await writer.drain()


async def _silence(reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
    await reader.read()


def test_a_webhook_gets_json_and_its_redirect_is_not_followed() -> None:
    status, request = asyncio.run(_with_server(_redirect))
    assert status == 302
    assert request.startswith(b"POST /hook?a=1 HTTP/1.1\r\n")
    assert request.endswith(b'\r\n\r\n{"a":1}')


def test_an_answer_that_is_not_http() -> None:
    with pytest.raises(webhooks.BadWebhook):
        asyncio.run(_with_server(_nonsense))


def test_a_silent_host_is_given_up() -> None:
    with pytest.raises(TimeoutError):
        asyncio.run(_with_server(_silence, patience=0.05))


def test_notices_are_sent_and_a_failure_stops_none() -> None:
    sent: list[tuple[str, bytes]] = []

    async def send(webhook: str, body: bytes, headers: webhooks.Headers) -> int:
        sent.append((webhook, body))
        if webhook == "https://broken.example/":
            raise OSError("no route")
        return 204

    async def play() -> None:
        queue = NoticeQueue(send)
        queue.start()
        queue.tell("https://broken.example/", NOTICE)
        queue.tell("https://works.example/", NOTICE)
        await queue.drained()
        queue.tell("https://works.example/", NOTICE)
        await queue.drained()
        await queue.stop()

    asyncio.run(play())
    assert sorted(webhook for webhook, _ in sent) == [
        "https://broken.example/",
        "https://works.example/",
        "https://works.example/",
    ]
    assert msgspec.json.decode(sent[0][1]) == msgspec.to_builtins(NOTICE)


def test_no_move_waits_and_too_many_notices_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "WAITING", 3)

    async def play() -> int:
        never = asyncio.Event()
        begun = 0

        async def send(webhook: str, body: bytes, headers: webhooks.Headers) -> int:
            nonlocal begun
            begun += 1
            await never.wait()
            return 200

        queue = NoticeQueue(send)
        queue.start()
        for number in range(50):
            queue.tell(f"https://slow.example/{number}", NOTICE)
        for _ in range(5):
            await asyncio.sleep(0)
        await queue.stop()
        return begun

    assert 0 < asyncio.run(play()) <= 4


def test_one_webhook_is_not_flooded() -> None:
    sent = []

    async def send(webhook: str, body: bytes, headers: webhooks.Headers) -> int:
        sent.append(webhook)
        return 200

    async def play() -> None:
        queue = NoticeQueue(send)
        queue.start()
        for _ in range(100):
            queue.tell("https://works.example/", NOTICE)
        await queue.drained()
        await queue.stop()

    asyncio.run(play())
    assert 0 < len(sent) < 25
