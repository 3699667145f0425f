"""A corpus of games with what holds after every action, and a runner that holds another engine against it."""

import shlex
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

import astrarium
from astrarium.arena.sampling import sample_options
from astrarium.games import catalogue
from astrarium.kernel import AstrariumError, BadOption, Game, Option, Rng
from astrarium.kernel.option import options_for

DRAWS: Final = 60
"""So often options are drawn for what cannot be had otherwise; some values suit no table of that size."""

COMPARED: Final = ("hash", "to_act", "scores", "legal")


class Moment(msgspec.Struct, frozen=True):
    """What holds in a position: its hash, who owes a decision, the points, and how many legal actions each has."""

    hash: str
    to_act: list[int]
    scores: list[int]
    legal: list[int]


class Entry(msgspec.Struct, frozen=True):
    """A game: what it is made of, its actions, and what holds at first and after each of them."""

    game: str
    rules: int
    players: int
    seed: int
    options: dict[str, Any]
    facts: int
    actions: list[tuple[int, str]]
    moments: list[Moment]


class Conforms(AstrariumError):
    """An engine that was to be checked has answered nothing that can be compared."""


def corpus(games: Iterable[str] = (), seed: int = 1, actions: int = 0) -> Iterator[Entry]:
    """Random games for every game, number of players, option and value; ``actions``: no longer than that."""
    for name in games or catalogue.names():
        rules = catalogue.rules_of(name)
        for players in range(rules.min_players, rules.max_players + 1):
            for options in _settings(name, players, seed):
                yield _played(astrarium.new(name, players, seed, options), actions)


def _settings(name: str, players: int, seed: int) -> Iterator[dict[str, Any]]:
    """Each value by itself; what needs other options beside it, lists, and texts as they are drawn together."""
    yield {}
    missing: list[tuple[Option, Any]] = []
    for option in options_for(catalogue.rules_of(name).declared, players, {}):
        for value in _values(option):
            if value is not None and _suits(name, players, seed, {option.name: value}):
                yield {option.name: value}
            else:
                missing.append((option, value))
    rng = Rng(seed)
    for _ in range(DRAWS if missing else 0):
        drawn = sample_options(name, players, seed, rng, {})
        left = [(option, value) for option, value in missing if not _has(drawn, option, value)]
        if len(left) < len(missing):
            missing = left
            yield drawn


def _values(option: Option) -> list[Any]:
    """The values besides the default; ``None`` stands for any that a list or a text may have."""
    if option.kind in ("list", "text"):
        return [None]
    values = (True, False) if option.kind == "flag" else option.choices
    return [value for value in values if value != option.default]


def _has(options: dict[str, Any], option: Option, value: Any) -> bool:
    given = options.get(option.name, option.default)
    return bool(given != option.default if value is None else given == value)


def _suits(name: str, players: int, seed: int, options: dict[str, Any]) -> bool:
    try:
        astrarium.new(name, players, seed, options)
    except BadOption:
        return False
    return True


def _played(game: Game, most: int) -> Entry:
    rng = Rng(game.seed)
    moments = [moment_of(game)]
    while not game.is_over and (not most or game.length < most):
        seat = game.to_act[rng.below(len(game.to_act))]
        actions = game.legal_actions(seat)
        game.apply(seat, actions[rng.below(len(actions))])
        moments.append(moment_of(game))
    record = game.record()
    return Entry(
        game=record.game,
        rules=record.version,
        players=record.players,
        seed=record.seed,
        options=record.options,
        facts=record.facts,
        actions=record.actions,
        moments=moments,
    )


def moment_of(game: Game) -> Moment:
    """What holds now."""
    return Moment(
        game.hash(), list(game.to_act), game.scores(), [len(game.legal_actions(seat)) for seat in game.to_act]
    )


def read_corpus(path: Path) -> Iterator[Entry]:
    """The games of a corpus: JSON lines, one for each game."""
    with path.open("rb") as lines:
        for number, line in enumerate(lines, 1):
            try:
                yield msgspec.json.decode(line, type=Entry)
            except msgspec.DecodeError as error:
                raise Conforms(f"line {number} of {path} is no game of a corpus: {error}") from None


def check_corpus(entries: Iterable[Entry], program: str = "") -> Iterator[str]:
    """What differs, a line for each game that does; of our own engine, or of a program that speaks the protocol."""
    other = Program(program) if program else Ourselves()
    try:
        for entry in entries:
            where = f"{entry.game} for {entry.players}, seed {entry.seed}, {entry.options}"
            if fault := _first_fault(entry, other):
                yield f"{where}: {fault}"
    finally:
        other.close()


class Ourselves:
    """This engine, asked as another would be."""

    def __init__(self) -> None:
        self.game: Game | None = None

    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """What holds after a game has begun, or an action."""
        if "game" in question:
            name, players, seed, options = (question[part] for part in ("game", "players", "seed", "options"))
            self.game = astrarium.new(name, players, seed, options, version=question["rules"])
        else:
            assert self.game is not None
            self.game.apply(question["seat"], question["action"])
        found: dict[str, Any] = msgspec.to_builtins(moment_of(self.game))
        return found

    def close(self) -> None:
        """Nothing is open."""


class Program(Ourselves):
    """A program that is asked by JSON lines on its standard input, and answers each with one."""

    def __init__(self, command: str) -> None:
        super().__init__()
        self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """The same of the program."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(msgspec.json.encode(question) + b"\n")
            self.process.stdin.flush()
            found: dict[str, Any] = msgspec.json.decode(self.process.stdout.readline(), type=dict)
        except (OSError, msgspec.DecodeError) as error:
            raise Conforms(f"the program gave no answer to {question}: {error}") from None
        return found

    def close(self) -> None:
        """The program has nothing more to read, and ends."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.terminate()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def _first_fault(entry: Entry, other: Ourselves) -> str:
    begin = {name: getattr(entry, name) for name in ("game", "rules", "players", "seed", "options", "facts")}
    questions = [begin, *({"seat": seat, "action": action} for seat, action in entry.actions)]
    for number, (question, moment) in enumerate(zip(questions, entry.moments)):
        try:
            answer = other.ask(question)
        except Conforms:
            raise
        except AstrariumError as error:
            return f"after {number} actions it refuses {question}: {error}"
        if not any(name in answer for name in COMPARED):
            raise Conforms(f"an answer has one of {', '.join(COMPARED)} at least, not {answer}")
        for name in COMPARED:
            if name in answer and answer[name] != getattr(moment, name):
                return f"after {number} actions {name} is {answer[name]}, not {getattr(moment, name)}"
    return ""
