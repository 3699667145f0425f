"""What is pinned of a golden game beside its record: after every action the position and all that is seen of it.

``name.pins`` begins with a line of words (kinds of events, parts of the view) and has then a line for each position,
the first included, in four columns:

- the hash of the position;
- the events of the action that led to it: a letter for the kind of each, and a digest of them as every seat and a
  spectator see them;
- the spectator's view: a letter and a digest for each part that is not as it was one line above;
- what may be done there: for each seat that owes a decision its number, how many actions it has, a digest of their
  texts and one of their quotes.

So a test can say what differs, and at which action. ``python -m tests.golden.pins gaia-`` pins the games of one game
anew, without a word behind it all of them: right whenever events, views or quotes were changed on purpose. It replays
the records, and refuses to write anything if a hash would change.
"""

import string
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

import astrarium
from astrarium import Event, Game, Record

FOLDER = Path(__file__).parent
LETTERS = string.ascii_letters + string.digits + "!#$%&*+/<=>?@^_~"
NOTHING = "-"
ENCODE = msgspec.json.Encoder(order="sorted").encode


class Words:
    """Words that are written as one letter each."""

    def __init__(self, words: list[str]) -> None:
        self.words = words

    def letter(self, word: str) -> str:
        """The letter of a word; a new word gets the next one."""
        if word not in self.words:
            self.words.append(word)
        return LETTERS[self.words.index(word)]

    def word(self, letter: str) -> str:
        """The word of a letter."""
        return self.words[LETTERS.index(letter)]


class Pins:
    """The pins of a game, line by line, and the words in them."""

    def __init__(self, kinds: list[str], parts: list[str], lines: list[str]) -> None:
        self.kinds = Words(kinds)
        self.parts = Words(parts)
        self.lines = lines

    @staticmethod
    def read(path: Path) -> "Pins":
        """The pins in a file."""
        first, *lines = path.read_text(encoding="utf-8").splitlines()
        words = msgspec.json.decode(first)
        return Pins(words["events"], words["view"], lines)

    @staticmethod
    def of(record: Record, kinds: list[str], parts: list[str]) -> "Pins":
        """The pins of a game as it is played now, in the words that are known already and perhaps more."""
        pins = Pins(list(kinds), list(parts), [])
        game = astrarium.new(record.game, record.players, record.seed, record.options, version=record.version)
        seen: dict[str, str] = {}
        pins.add(game, [], seen)
        for seat, text in record.actions:
            pins.add(game, game.apply(seat, text), seen)
        return pins

    def add(self, game: Game, events: list[Event], seen: dict[str, str]) -> None:
        """Pin a position, and the events that led to it."""
        columns = [game.hash(), self.told(game, events), self.changes(game, seen), offered(game)]
        self.lines.append(" ".join(columns))

    def told(self, game: Game, events: list[Event]) -> str:
        """The events, for everybody who sees them."""
        if not events:
            return NOTHING
        shown = [[event.shown_to(seat) for event in events] for seat in (None, *range(game.players))]
        return "".join(self.kinds.letter(event.kind) for event in events) + "." + digest(shown, 3)

    def changes(self, game: Game, seen: dict[str, str]) -> str:
        """The parts of the view that are new."""
        found: list[str] = []
        view = game.view(None)
        for part in [*view, *[part for part in seen if part not in view]]:
            now = digest(view.get(part), 2)
            if seen.get(part) != now:
                seen[part] = now
                found.append(self.parts.letter(part) + now)
        return "".join(found) or NOTHING

    def write(self, path: Path) -> None:
        """Write all of it."""
        words = msgspec.json.encode({"events": self.kinds.words, "view": self.parts.words}).decode()
        path.write_text("\n".join([words, *self.lines]) + "\n", encoding="utf-8")

    def kinds_in(self, column: str) -> list[str]:
        """The kinds of events in a column."""
        return [] if column == NOTHING else [self.kinds.word(letter) for letter in column.partition(".")[0]]

    def parts_in(self, column: str) -> dict[str, str]:
        """The parts of the view in a column, with their digests."""
        if column == NOTHING:
            return {}
        return {self.parts.word(column[i]): column[i + 1 : i + 5] for i in range(0, len(column), 5)}


def offered(game: Game) -> str:
    """What may be done, and what it is said to cost and bring."""
    found: list[str] = []
    for seat in game.to_act:
        actions = game.legal_actions(seat)
        texts = digest([str(action) for action in actions], 2)
        quotes = digest([game.quote(seat, action) for action in actions], 2)
        found.append(f"{seat}:{len(actions)}.{texts}.{quotes}")
    return ",".join(found) or NOTHING


def digest(value: Any, size: int) -> str:
    """A few letters for a value."""
    return blake2b(ENCODE(value), digest_size=size).hexdigest()


def difference(record: Record, then: Pins, now: Pins) -> str:
    """The first position at which something is not as it was, and what; empty if all is."""
    if len(then.lines) != len(now.lines):
        return f"{len(then.lines)} positions are pinned, there are {len(now.lines)}"
    for number, (old, new) in enumerate(zip(then.lines, now.lines, strict=True)):
        if old != new:
            said = f"action {number}, {record.actions[number - 1]}" if number else "the first position"
            return f"{said}: {'; '.join(_differences(then, now, old.split(), new.split()))}"
    return ""


def _differences(then: Pins, now: Pins, old: list[str], new: list[str]) -> list[str]:
    found: list[str] = []
    if old[0] != new[0]:
        found.append(f"the position has the hash {new[0]}, not {old[0]}")
    if old[1] != new[1]:
        were, are = then.kinds_in(old[1]), now.kinds_in(new[1])
        inside = " (the same kinds, but something in them)" if were == are else ""
        found.append(f"the events are {are}, not {were}{inside}")
    if old[2] != new[2]:
        were_seen, are_seen = then.parts_in(old[2]), now.parts_in(new[2])
        parts = {part for part in were_seen.keys() | are_seen.keys() if were_seen.get(part) != are_seen.get(part)}
        found.append(f"the spectator's view differs in {sorted(parts)}")
    if old[3] != new[3]:
        found.append(_offers(old[3], new[3]))
    return found


def _offers(old: str, new: str) -> str:
    were, are = (dict(seat.split(":") for seat in column.split(",") if ":" in seat) for column in (old, new))
    if were.keys() != are.keys():
        return f"seats {sorted(are)} are to act, not {sorted(were)}"
    said: list[str] = []
    for seat in sorted(were):
        (count, texts, quotes), (count_now, texts_now, quotes_now) = were[seat].split("."), are[seat].split(".")
        if (count, texts) != (count_now, texts_now):
            said.append(f"seat {seat} has {count_now} actions, where {count} others were pinned")
        elif quotes != quotes_now:
            said.append(f"the quotes of seat {seat}'s {count} actions differ")
    return "; ".join(said)


def pin(path: Path) -> bool:
    """Pin the game of a record anew, if its hashes are as they were; whether anything else changed."""
    record = Record.loads(path.read_text(encoding="utf-8"))
    file = path.with_suffix(".pins")
    then = Pins.read(file) if file.exists() else Pins([], [], [])
    now = Pins.of(record, then.kinds.words, then.parts.words)
    for number, (old, new) in enumerate(zip(then.lines, now.lines)):
        if old.split()[0] != new.split()[0]:
            raise SystemExit(f"{path.stem}: the hash after action {number} would change; nothing is written")
    if then.lines == now.lines:
        return False
    now.write(file)
    return True


if __name__ == "__main__":
    chosen = sorted(FOLDER.glob(f"{''.join(sys.argv[1:2])}*.jsonl"))
    sys.stdout.write(f"{sum([pin(path) for path in chosen])} of {len(chosen)} games pinned anew\n")
