"""How one game is fuzzed: its options, its play, and what is looked at."""

import faulthandler
import traceback
from pathlib import Path
from typing import Any, Final

import msgspec

import astrarium
from astrarium.arena.match import MOST_DECISIONS
from astrarium.arena.sampling import sample_options
from astrarium.bots import dice
from astrarium.games import catalogue
from astrarium.kernel import Action, Game, Record
from astrarium.kernel.facts import facts_hash

STYLES: Final = ("uniform", "busy", "moody")
"""Uniform play ends games early and seldom does what can be done in one way only. A busy player avoids the
verbs that its game calls shy; a moody one likes each verb more or less, differently in every game."""

RELAPSE: Final = 16
"""Once in so many decisions a busy player is as shy as any other."""

LOOK_EVERY: Final = 16
"""The checks that cost more than a move are made once in so many decisions on average."""


class Broken(Exception):
    """Something that must not be."""


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """How a fuzzed game went; ``problem`` is empty if all was well.

    ``record`` leads to the position before ``next_action`` where carrying that out failed, otherwise to the
    position that is wrong.
    """

    game: str
    players: int
    seed: int
    options: dict[str, Any]
    decisions: int
    problem: str = ""
    next_action: str = ""
    record: str = ""


class Hunt(msgspec.Struct, frozen=True, kw_only=True):
    """What to fuzz. Each game follows from its seed alone, so one that failed can be played again."""

    games: tuple[str, ...]
    seed: int = 0
    players: int | None = None
    """At how many seats; unless told, at any number that the game allows."""
    options: dict[str, Any] = {}
    patience: float = 0
    """After so many seconds a game is stuck: its process ends and leaves a note in ``folder``. 0 is never."""
    folder: str = "."

    def play(self, number: int) -> Finding:
        """Play one game and tell how it went."""
        seed = self.seed + number
        fuzzed = Fuzzed(self.games[seed % len(self.games)], seed, self.options, self.players)
        if self.patience <= 0:
            return fuzzed.play()
        note = Path(self.folder, f"fuzz-stuck-{seed}.txt")
        with note.open("w", encoding="utf-8") as file:
            file.write(f"{fuzzed.name}, {fuzzed.players} players, seed {seed}, options {fuzzed.options}\n")
            file.flush()
            # Nothing else can stop a loop in compiled code, nor tell where it is.
            faulthandler.dump_traceback_later(self.patience, exit=True, file=file)
            finding = fuzzed.play()
            faulthandler.cancel_dump_traceback_later()
        note.unlink()
        return finding


class Fuzzed:
    """One game being fuzzed."""

    def __init__(self, name: str, seed: int, fixed: dict[str, Any], players: int | None = None) -> None:
        rules = catalogue.rules_of(name)
        self.name = name
        self.seed = seed
        self.rng = dice(seed, 0, 0)
        drawn = rules.min_players + self.rng.below(rules.max_players - rules.min_players + 1)
        self.players = drawn if players is None else players
        self.shy = rules.shy
        self.options = sample_options(name, self.players, seed, self.rng, fixed)
        self.tastes: dict[str, int] = {}
        self.style = STYLES[self.rng.below(len(STYLES))]
        self.next_action = ""
        self.looked_at: dict[str, bytes] = {}

    def play(self) -> Finding:
        """Play it to its end, or to the first thing that is wrong."""
        game: Game | None = None
        try:
            game = astrarium.new(self.name, self.players, self.seed, self.options)
            self._watch(game)
            while not game.is_over:
                self._move(game)
                self._watch(game)
            self._look_back(game)
        except Exception as error:
            return self._finding(game, _told(error))
        return self._finding(game, "")

    def _move(self, game: Game) -> None:
        if not game.to_act:
            raise Broken("the game is not over, but nobody is to act")
        if game.length >= MOST_DECISIONS:
            raise Broken(f"the game is not over after {MOST_DECISIONS} decisions")
        seat = game.to_act[self.rng.below(len(game.to_act))]
        actions = game.legal_actions(seat)
        if not actions:
            raise Broken(f"seat {seat} owes {game.decision(seat)} but has no legal action")
        action = self._choose(actions)
        self.next_action = f"seat {seat}: {action}"
        if self.rng.below(LOOK_EVERY) == 0:
            _look_closely(game, seat, actions, action)
            self._compare(game)
        game.apply(seat, action)
        self.next_action = ""

    def _compare(self, game: Game) -> None:
        """Positions with one hash are one position: nothing that the rules know is missing among the facts."""
        stored = msgspec.json.encode(game.position.plain())
        if self.looked_at.setdefault(game.hash(), stored) != stored:
            raise Broken("another position had the same hash")

    def _choose(self, actions: list[Action]) -> Action:
        if self.style == "busy" and self.rng.below(RELAPSE):
            actions = [action for action in actions if action.verb not in self.shy] or actions
        elif self.style == "moody":
            verb = self._liked(list(dict.fromkeys(action.verb for action in actions)))
            actions = [action for action in actions if action.verb == verb]
        return actions[self.rng.below(len(actions))]

    def _liked(self, verbs: list[str]) -> str:
        """One of the verbs, each as likely as this game happens to like it."""
        weights = [self.tastes.setdefault(verb, 1 << self.rng.below(6)) for verb in verbs]
        point = self.rng.below(sum(weights))
        number = 0
        while point >= weights[number]:
            point -= weights[number]
            number += 1
        return verbs[number]

    def _watch(self, game: Game) -> None:
        wrong = game.rules.check(game.position)
        if wrong:
            raise Broken("; ".join(wrong))

    def _look_back(self, game: Game) -> None:
        # Alone at the table a seat can lose to the game itself.
        if not game.winners() and game.players > 1:
            raise Broken("the game is over, but nobody has won")
        if len(game.scores()) != game.players:
            raise Broken(f"{game.players} seats have {len(game.scores())} scores")
        # Replaying checks the notation of every action, and that nothing but seed and actions matters.
        astrarium.replay(game.record().dumps())

    def _finding(self, game: Game | None, problem: str) -> Finding:
        return Finding(
            game=self.name,
            players=self.players,
            seed=self.seed,
            options=self.options,
            decisions=game.length if game else 0,
            problem=problem,
            next_action=self.next_action,
            record=self._record(game) if problem else "",
        )

    def _record(self, game: Game | None) -> str:
        actions = [(seat, str(action)) for seat, action in game.history] if game else []
        version = catalogue.rules_of(self.name).version
        try:
            # Played again, because the broken game may stand in the middle of an action.
            again = astrarium.new(self.name, self.players, self.seed, self.options)
            for seat, text in actions:
                again.apply(seat, text)
            return again.record().dumps()
        except Exception:
            # It cannot be played again: then the actions alone must do.
            return Record(self.name, version, self.players, self.seed, self.options, actions, "").dumps()


def _look_closely(game: Game, seat: int, actions: list[Action], action: Action) -> None:
    if len(set(actions)) != len(actions):
        raise Broken(f"an action of seat {seat} is listed twice")
    if game.rules.parse(str(action)) != action:
        raise Broken(f"the text {str(action)!r} means another action than {action.verb} {action.args}")
    refusal = game.rules.why_not(game.position, seat, action)
    if refusal is not None:
        raise Broken(f"{str(action)!r} is listed and refused: {refusal}")
    before = game.hash()
    stored = game.position.plain()
    if game.clone().position.plain() != stored:
        raise Broken("a clone is not the same position")
    restored = game.rules.restore(stored)
    if restored.plain() != stored or facts_hash(game.rules, restored) != before:
        raise Broken("a stored position is not restored as it was")
    for eyes in [None, *range(game.players)]:
        msgspec.json.encode(game.view(eyes))
    if game.hash() != before:
        raise Broken("looking at the position has changed it")


def _told(error: Exception) -> str:
    if isinstance(error, Broken):
        return str(error)
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({place.filename.rpartition('/')[2]}:{place.lineno})"
