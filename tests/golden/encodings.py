"""What is pinned of the encodings: the meaning of every code and mark, and the numbers of golden games, by version.

``encodings/<game>.json`` has for the codes of actions and for the features of positions their version, a digest of
all names in their order, and four digits for every position of some golden games. Networks are trained on these
numbers, so one that gets another meaning needs another version: raise it, and then
``python -m tests.golden.encodings`` pins anew. It refuses to pin other numbers under the old version.
"""

import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

import astrarium
from astrarium import Game, Record
from astrarium.games import catalogue
from tests.golden.pins import FOLDER

STORE = FOLDER / "encodings"
EVERY = 5
"""One in so many golden games; all modes come by turns in the corpus."""
DIGITS = 4


def digest(said: Any) -> str:
    """Of anything that is plain."""
    return blake2b(msgspec.json.encode(said), digest_size=8).hexdigest()


def chosen(game: str) -> list[Path]:
    """The golden games whose numbers are pinned."""
    return sorted(FOLDER.glob(f"{game}-*.jsonl"))[::EVERY]


def pinned(game: str) -> dict[str, Any]:
    """What can be pinned of a game as it is now."""
    rules = catalogue.rules_of(game)
    codes = rules.action_space()
    tables = range(rules.min_players, rules.max_players + 1)
    spaces = {players: rules.feature_space(players) for players in tables}
    records = {path.stem: Record.loads(path.read_text(encoding="utf-8")) for path in chosen(game)}
    played = {name: numbers(record) for name, record in records.items()}
    return {
        "codes": {
            "version": codes.version,
            "names": digest([codes.label(code) for code in range(codes.size)]),
            "games": {name: found[0] for name, found in played.items()},
        },
        "features": {
            "version": spaces[tables[-1]].version,
            "names": {
                str(players): digest([space.names(), space.scales, space.core]) for players, space in spaces.items()
            },
            "games": {name: found[1] for name, found in played.items()},
        },
    }


def numbers(record: Record) -> tuple[str, str]:
    """The codes and the features of every position of a game, as digits."""
    game = astrarium.new(record.game, record.players, record.seed, record.options, version=record.version)
    codes, features = [codes_of(game)], [features_of(game)]
    for seat, text in record.actions:
        game.apply(seat, text)
        codes.append(codes_of(game))
        features.append(features_of(game))
    return "".join(codes), "".join(features)


def codes_of(game: Game) -> str:
    """The codes of all that may be done."""
    space = game.action_space
    return digest([[space.encode(action) for action in game.legal_actions(seat)] for seat in game.to_act])[:DIGITS]


def features_of(game: Game) -> str:
    """What every seat knows. Marks are a set: their order means nothing."""
    found = [game.features(seat) for seat in range(game.players)]
    return digest([[sorted(one.indices), [round(value, 9) for value in one.floats]] for one in found])[:DIGITS]


def difference(then: dict[str, Any], now: dict[str, Any]) -> str:
    """What is another number than it was, and since which action of which game; nothing if all are the same."""
    for part in ("codes", "features"):
        if then[part]["names"] != now[part]["names"]:
            return f"the names of {part} are others, under version {now[part]['version']}"
        for name, digits in then[part]["games"].items():
            found = now[part]["games"].get(name, "")
            if found != digits:
                at = next(
                    (
                        at
                        for at in range(0, len(digits), DIGITS)
                        if found[at : at + DIGITS] != digits[at : at + DIGITS]
                    ),
                    len(digits),
                )
                return f"{part} of {name} differ after action {at // DIGITS}, under version {now[part]['version']}"
    return ""


def read(game: str) -> dict[str, Any]:
    """What is pinned of a game."""
    found: dict[str, Any] = msgspec.json.decode((STORE / f"{game}.json").read_bytes())
    return found


def main() -> None:
    """Pin all games anew."""
    STORE.mkdir(exist_ok=True)
    for game in catalogue.names():
        now = pinned(game)
        file = STORE / f"{game}.json"
        then = read(game) if file.exists() else now
        wrong = difference(then, now)
        if wrong and all(then[part]["version"] == now[part]["version"] for part in ("codes", "features")):
            sys.exit(f"{game}: {wrong}: raise the version first")
        file.write_bytes(msgspec.json.format(msgspec.json.encode(now), indent=1) + b"\n")


if __name__ == "__main__":
    main()
