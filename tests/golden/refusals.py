"""What is refused in golden games, and why: pinned beside them in ``refusals.json``.

In some positions of some golden games actions from all over the same game are asked about, those of the verbs that
belong to the decision first; four digits stand for the answers in each. ``python -m tests.golden.refusals`` pins
anew: right when a refusal was changed on purpose.
"""

from itertools import chain

import msgspec

import astrarium
from astrarium import Game, Record
from astrarium.games import catalogue
from tests.golden.encodings import DIGITS, chosen, digest
from tests.golden.pins import FOLDER

FILE = FOLDER / "refusals.json"
EVERY = 3
MOST = 24
OTHERS = 3


def answers(record: Record) -> str:
    """What is said in every third position of a game."""
    game = astrarium.new(record.game, record.players, record.seed, record.options, version=record.version)
    texts = list(dict.fromkeys(text for _, text in record.actions))
    found = []
    for number, (seat, text) in enumerate(record.actions):
        if number % EVERY == 0:
            found.append(digest([said(game, seat, other) for other in asked(game, texts, number)])[:DIGITS])
        game.apply(seat, text)
    return "".join(found)


def asked(game: Game, texts: list[str], number: int) -> list[str]:
    """What is asked about: from another place of the list each time."""
    families = game.rules.decisions[game.position.agenda[-1].kind]
    verbs = set(chain.from_iterable(family.verbs for family in families))
    turned = texts[number % len(texts) :] + texts[: number % len(texts)]
    fitting = [text for text in turned if text.split()[0] in verbs]
    others = [text for text in turned if text.split()[0] not in verbs]
    return fitting[:MOST] + others[:OTHERS]


def said(game: Game, seat: int, text: str) -> list[object]:
    """All of a refusal; nothing of what may be done."""
    refusal = game.why_not(seat, text)
    return [refusal.rule, refusal.reason, refusal.what, refusal.need, refusal.have] if refusal is not None else []


def pinned(game: str) -> dict[str, str]:
    """The answers in the chosen games of one game."""
    return {path.stem: answers(Record.loads(path.read_text(encoding="utf-8"))) for path in chosen(game)}


def read() -> dict[str, str]:
    """What is pinned."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, str])


def main() -> None:
    """Pin all games anew."""
    found = {name: digits for game in catalogue.names() for name, digits in pinned(game).items()}
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main()
