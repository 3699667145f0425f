"""What the engine says of golden games: pinned beside them in ``sayings.json``.

Before each action of some golden games what is asked, what the actions are called, what their prices are made of, and
what is known of the places that were spoken of; after it what is told, what it brought and what an opponent of the
rules thought. All of it are messages, so no wording of any language is pinned. Four digits stand for each action.
``python -m tests.golden.sayings`` pins anew: right when something is told in another way on purpose.
"""

from typing import Any

import msgspec

import astrarium
from astrarium import Event, Game, Record
from astrarium.games import catalogue
from tests.golden.encodings import DIGITS, chosen, digest
from tests.golden.pins import FOLDER

FILE = FOLDER / "sayings.json"
MOST = 6
"""So many actions are described, and so many places asked about, in one position: others each time."""


def sayings(record: Record) -> str:
    """What is said around every action of a game."""
    game = astrarium.new(record.game, record.players, record.seed, record.options, version=record.version)
    places: list[str] = []
    found = []
    for number, (seat, text) in enumerate(record.actions):
        before = asked(game, seat, places, number)
        events = game.apply(seat, text)
        after = told(game, seat, events)
        found.append(digest([before, after])[:DIGITS])
        named = [place for line in game.tell(events, None) for place in line.places]
        places += [place for place in dict.fromkeys(named) if place not in places]
    return "".join(found)


def asked(game: Game, seat: int, places: list[str], number: int) -> list[Any]:
    """The question, some actions with their names and the parts of their prices, and what is known of some places."""
    actions = some(game.legal_actions(seat), number)
    described = [[game.describe(seat, action), game.parts(seat, action)] for action in actions]
    return [game.ask(seat), described, [game.about(seat, place) for place in some(places, number)]]


def some(things: list[Any], number: int) -> list[Any]:
    """A few of them, beginning elsewhere each time."""
    start = number * MOST % len(things) if things else 0
    return (things[start:] + things[:start])[:MOST]


def told(game: Game, seat: int, events: list[Event]) -> list[Any]:
    """What is worth telling to the mover and to a spectator, and what the action brought."""
    return [
        game.tell(events, seat),
        game.tell(events, None),
        game.thoughts(events, seat),
        game.outcome(events, seat),
    ]


def pinned(game: str) -> dict[str, str]:
    """What is said in the chosen games of one game."""
    return {path.stem: sayings(Record.loads(path.read_text(encoding="utf-8"))) for path in chosen(game)}


def read() -> dict[str, str]:
    """What is pinned."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, str])


def main() -> None:
    """Pin all games anew."""
    found: dict[str, str] = {}
    for game in catalogue.names():
        found |= pinned(game)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main()
