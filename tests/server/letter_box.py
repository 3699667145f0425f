"""A server for mail of the tests' own: it takes letters on, and shows them."""

import email
import email.policy
import queue
import re
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage

PATIENCE = 30


class LetterBox:
    """The letters that have come, and the words that were said before each."""

    def __init__(self) -> None:
        self.letters: queue.Queue[EmailMessage] = queue.Queue()
        self.said: list[str] = []
        self.refusals = 0
        """How often the next letters are refused for now."""
        self.url = ""

    def next(self) -> EmailMessage:
        """The next letter, waited for."""
        return self.letters.get(timeout=PATIENCE)

    def next_link(self) -> str:
        """The path of the link in the next letter."""
        return link_in(self.next())


def link_in(letter: EmailMessage) -> str:
    """The path of the link in a letter."""
    found = re.search(r"https://play\.example\.org(/\w+#[\w-]+)", letter.get_content())
    assert found is not None
    return found.group(1)


def token_of(path: str) -> str:
    """The token of a link."""
    return path.partition("#")[2]


@contextmanager
def letter_box() -> Iterator[LetterBox]:
    """A server for mail on this machine, without TLS."""
    box = LetterBox()

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self._say("220 here")
            for line in self.rfile:
                words = line.decode().strip()
                box.said.append(words)
                verb = words.partition(" ")[0].upper()
                if verb == "EHLO":
                    self._say("250-here", "250 8BITMIME")
                elif verb == "DATA":
                    self._letter()
                elif verb == "QUIT":
                    self._say("221 bye")
                    return
                else:
                    self._say("250 ok")

        def _letter(self) -> None:
            if box.refusals:
                box.refusals -= 1
                self._say("451 later")
                return
            self._say("354 go on")
            lines = []
            for line in self.rfile:
                if line == b".\r\n":
                    break
                lines.append(line)
            message = email.message_from_bytes(b"".join(lines), policy=email.policy.default)
            box.letters.put(message)
            self._say("250 taken")

        def _say(self, *lines: str) -> None:
            self.wfile.write("".join(f"{line}\r\n" for line in lines).encode())

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        server.daemon_threads = True
        box.url = f"smtp://127.0.0.1:{server.server_address[1]}"
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield box
        finally:
            server.shutdown()
