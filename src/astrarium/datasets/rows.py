"""What stands in the rows of a data set, made of records; plain Python, so that any format could hold it."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

import astrarium
from astrarium.bots import FREE, SeatedBot
from astrarium.kernel import CodedGame, Game, Moments, Record

KINDS: Final = ("records", "trajectories", "analyses")

Row = dict[str, Any]


def record_rows(records: Iterator[Record]) -> Iterator[Row]:
    """A row for each game: what it was made of, how it ended, and its record as text."""
    for record in records:
        game = astrarium.replay(record)
        yield {
            **_origin(record),
            "options": msgspec.json.encode(record.options).decode(),
            "rules": record.version,
            "actions": len(record.actions),
            "over": game.is_over,
            "scores": game.scores(),
            "winners": game.winners(),
            "hash": game.hash(),
            "record": record.dumps(),
        }


def trajectory_rows(records: Iterator[Record]) -> Iterator[Row]:
    """A row for each code that was chosen: what the seat knew, what it might choose, what it chose, how it ended."""
    for record in records:
        end = astrarium.replay(record)
        outcomes = _outcomes(end)
        coded = CodedGame(Moments.of_record(end.rules, record).at(0))
        space = coded.game.action_space
        version = {"codes": space.version, "features": coded.game.feature_space.version}
        for ply, (seat, action) in enumerate(end.history):
            for code in space.encode(action):
                known = coded.game.features(seat)
                yield {
                    **_origin(record),
                    **version,
                    "ply": ply,
                    "seat": seat,
                    "begun": list(coded.begun[seat]),
                    "marks": known.indices,
                    "quantities": known.floats,
                    "legal": coded.legal(seat),
                    "code": code,
                    **outcomes[seat],
                }
                coded.step(seat, code)


def analysis_rows(records: Iterator[Record], bot: str) -> Iterator[Row]:
    """A row for each decision: what was done, what a bot would have done, and how the game judges the position."""
    for record in records:
        yield from analysis_of(record, bot)


def analysis_of(record: Record, bot: str) -> Iterator[Row]:
    """The rows of one game."""
    end = astrarium.replay(record)
    outcomes = _outcomes(end)
    game = Moments.of_record(end.rules, record).at(0)
    seated = [SeatedBot(bot, game, seat, FREE) for seat in range(game.players)]
    try:
        for ply, (seat, action) in enumerate(end.history):
            yield {
                **_origin(record),
                "ply": ply,
                "seat": seat,
                "action": str(action),
                "bot": bot,
                "advice": str(seated[seat].choose(game)),
                "value": float(game.rules.evaluate(game.position, seat)),
                **outcomes[seat],
            }
            events = game.apply(seat, action)
            for one in seated:
                one.told(events)
    finally:
        for one in seated:
            one.leave()


def _origin(record: Record) -> Row:
    return {"game": record.game, "players": record.players, "seed": record.seed}


def _outcomes(end: Game) -> list[Row]:
    """How a game ended for each seat; of one that is not over there is only how it stands."""
    winners = end.winners()
    return [{"score": score, "won": seat in winners, "over": end.is_over} for seat, score in enumerate(end.scores())]
