"""Checking that games of the past are still the games they were: each is replayed and compared with what is known."""

from typing import Final, Literal

from msgspec import Struct

from astrarium.games import catalogue
from astrarium.kernel import AstrariumError, BadOption, BadRecord, Game, IllegalAction, Record

Outcome = Literal["equal", "legal", "moved", "cannot"]
"""It leads where it led; it is legal, but nothing says where it led; it leads elsewhere; it cannot be replayed."""

LONGEST_REASON: Final = 500
"""What is wrong may quote a damaged record, and that may hold anything."""


class PastGame(Struct, kw_only=True):
    """A game of the past: a record as text, which any process can be sent, and what is known of where it led.

    ``damage`` is why there is no text, where a file or a row cannot be read.
    """

    name: str
    text: str = ""
    damage: str = ""
    over: bool | None = None
    to_act: list[int] | None = None
    scores: list[int] | None = None
    winners: list[int] | None = None


class Verdict(Struct, kw_only=True):
    """What became of a game of the past; ``why`` is empty if it is equal."""

    name: str
    outcome: Outcome
    why: str = ""
    game: str = ""
    version: int = 0
    players: int = 0
    actions: int = 0


def check(past: PastGame) -> Verdict:
    """Replay a game of the past, and say whether it leads where it led."""
    if past.damage:
        return Verdict(name=past.name, outcome="cannot", why=past.damage)
    try:
        record = Record.loads(past.text)
    except BadRecord as error:
        return Verdict(name=past.name, outcome="cannot", why=_shortened(str(error)))
    try:
        outcome, why = _judged(past, record, _replayed(record))
    except AstrariumError as error:
        outcome, why = "cannot", str(error)
    except Exception as error:
        # A game that breaks must not keep the others from being checked.
        outcome, why = "cannot", f"it breaks: {type(error).__name__}: {error}"
    return Verdict(
        name=past.name,
        outcome=outcome,
        why=_shortened(why),
        game=record.game,
        version=record.version,
        players=record.players,
        actions=len(record.actions),
    )


def _shortened(reason: str) -> str:
    return reason if len(reason) <= LONGEST_REASON else f"{reason[:LONGEST_REASON]}…"


def _replayed(record: Record) -> Game:
    rules = catalogue.rules_of(record.game)
    if not rules.knows(record.version):
        raise BadRecord(f"it was played by version {record.version} of the rules, which are not known here")
    try:
        game = Game.new(rules, record.players, record.seed, record.options, record.version)
    except BadOption as error:
        raise BadRecord(f"its set-up is refused: {error}") from None
    for number, (seat, text) in enumerate(record.actions, 1):
        try:
            game.apply(seat, text)
        except IllegalAction as error:
            raise BadRecord(f"action {number} of seat {seat}, {text!r}, is refused: {error}") from None
    return game


def _judged(past: PastGame, record: Record, game: Game) -> tuple[Outcome, str]:
    """Whether all that is known of a game is so, and if not, what is not."""
    comparable = record.facts == game.rules.facts_format
    known = {
        "position": (record.hash if comparable else None, game.hash()),
        "over": (past.over, game.is_over),
        "to act": (past.to_act, list(game.to_act)),
        "points": (past.scores, game.scores()),
        "winners": (past.winners, game.winners()),
    }
    moved = [f"{what} {now}, not {then}" for what, (then, now) in known.items() if then is not None and then != now]
    if moved:
        return "moved", "all is legal, but it leads elsewhere: " + "; ".join(moved)
    if all(then is None for then, _ in known.values()):
        return "legal", f"all is legal; its hash is of format {record.facts} and cannot be compared"
    return "equal", ""
