"""How many files and functions of Astrarium a journey crosses: `python -m tests.server.journeys` prints a table."""

import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import astrarium
from tests.server.seating import Seat, by_turn, hall, two_people

HOME = str(Path(astrarium.__file__).parent)
GOLDEN = Path(__file__).parent.parent / "golden"


class Crossed:
    """The functions of Astrarium that are called, in any thread, each with its file, while somebody counts."""

    def __init__(self) -> None:
        self.found: set[tuple[str, str]] | None = None
        threading.setprofile(self._note)
        sys.setprofile(self._note)

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and self.found is not None and frame.f_code.co_filename.startswith(HOME):
            self.found.add((frame.f_code.co_filename, frame.f_code.co_qualname))

    def tell(self, name: str, journey: Callable[[], Any]) -> None:
        self.found = set()
        journey()
        sys.stdout.write(f"| {name} | {len({file for file, _ in self.found})} | {len(self.found)} |\n")
        self.found = None


def first_turn(*seats: Seat) -> tuple[Seat, Seat]:
    """Who has the first turn of the game, and the other."""
    while True:
        mover, other = by_turn(*seats)
        if mover.state["position"]["decision"]["kind"] == "turn":
            return mover, other
        mover.act(mover.legal()[0])


def travel(folder: Path) -> None:
    crossed = Crossed()
    database = f"sqlite:///{folder / 'a.db'}"
    with hall(database, folder) as host:
        mover, other = first_turn(*two_people(host))
        text = next(action for action in mover.legal() if action.startswith(("build", "upgrade")))
        seq = mover.state["seq"]
        crossed.tell("a click on a hex: tried", lambda: mover.post("try", actions=[text]))
        crossed.tell("played and stored", lambda: mover.act(text))
        crossed.tell("drawn for another player", lambda: other.look(since=seq))
        record = min(GOLDEN.glob("race-*.jsonl"), key=lambda path: path.name).read_text(encoding="utf-8")
        table = host.guest().post("/api/records", {"text": record})["table"]["id"]
    with hall(database, folder) as host:
        visitor = host.guest()
        crossed.tell("opening a finished game", lambda: visitor.get(f"/api/tables/{table}"))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        travel(Path(made))
