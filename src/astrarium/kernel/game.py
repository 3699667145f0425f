"""A game being played: the library's face."""

from collections.abc import Sequence
from typing import Any, final

import msgspec

from astrarium.kernel.action import Action
from astrarium.kernel.beginning import first_position, known_options
from astrarium.kernel.decision import Decision
from astrarium.kernel.encoding import ActionSpace
from astrarium.kernel.errors import BadRecord, IllegalAction, NothingToUndo, WouldReveal
from astrarium.kernel.event import Event
from astrarium.kernel.facts import facts_hash
from astrarium.kernel.features import Features, FeatureSpace
from astrarium.kernel.judging import judged
from astrarium.kernel.message import About, Beside, Gain, Line, Message, Outcome, Row, Thought
from astrarium.kernel.option import told_in_records
from astrarium.kernel.position import Position
from astrarium.kernel.record import Record
from astrarium.kernel.refusal import GAME_OVER, NO_SUCH_SEAT, NOT_YOUR_TURN, Refusal
from astrarium.kernel.rng import Rng
from astrarium.kernel.rules import Rules
from astrarium.kernel.step import Step

BREAKDOWN = "breakdown"
"""The overlay that every game has: where everybody's points come from."""
NEWEST = 0
"""The rules as they are now."""

RUNAWAY = 100_000
"""More steps than this without a decision means that a game's flow is broken."""


@final
class Game:
    """The rules of a game, a position, and the actions that led to it."""

    rules: Rules[Any]
    position: Position
    seed: int
    options: dict[str, Any]
    version: int
    _actions: list[tuple[int, Action]]
    _fixed: int
    _guess: bool
    _legal: list[list[Action] | None]

    def __init__(
        self, rules: Rules[Any], position: Position, seed: int, options: dict[str, Any], version: int = NEWEST
    ) -> None:
        self.rules = rules
        self.position = position
        self.seed = seed
        self.options = options
        # Of the rules that it was begun by, and is played by to its end.
        self.version = version or rules.version
        self._actions = []
        self._fixed = 0
        self._guess = False
        # By seat: what is legal now, once it was listed.
        self._legal = [None] * position.players

    @staticmethod
    def new(rules: Rules[Any], players: int, seed: int, options: dict[str, Any], version: int = NEWEST) -> "Game":
        """A new game, at its first decision; by an older version of the rules if one is named."""
        known = known_options(rules, players, seed, options)
        game = Game(rules, first_position(rules, players, known, seed, version), seed, known, version)
        game._run([])
        return game

    @property
    def players(self) -> int:
        """How many seats the table has."""
        return self.position.players

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision now; several where play is simultaneous, none after the end."""
        agenda = self.position.agenda
        return agenda[-1].seats if agenda else ()

    @property
    def is_over(self) -> bool:
        """Nothing is left to happen."""
        return not self.position.agenda

    @property
    def length(self) -> int:
        """How many actions have been taken."""
        return len(self._actions)

    @property
    def fixed(self) -> int:
        """How many of the actions can no longer be taken back, because the last of them revealed something."""
        return self._fixed

    @property
    def history(self) -> list[tuple[int, Action]]:
        """Every action so far with its seat. Where choices are secret, not for the eyes of a seat."""
        return list(self._actions)

    def decision(self, seat: int) -> Decision | None:
        """What ``seat`` owes now, if anything."""
        if seat not in self.to_act:
            return None
        step = self.position.agenda[-1]
        return Decision(step.kind, seat, step.args)

    def legal_actions(self, seat: int) -> list[Action]:
        """Every legal action of a seat: never empty for a seat in ``to_act``, always for any other."""
        return list(self.legal_list(seat))

    @property
    def action_space(self) -> ActionSpace:
        """The codes of all actions of the game, legal now or not."""
        return self.rules.action_space(self.options)

    @property
    def feature_space(self) -> FeatureSpace:
        """What the numbers of ``features`` mean."""
        return self.rules.feature_space(self.players, self.options)

    def legal_codes(self, seat: int, prefix: Sequence[int] = ()) -> list[int]:
        """The codes that may come next towards a legal action of a seat, after those chosen already."""
        return self.action_space.legal(self.legal_list(seat), prefix)

    def features(self, seat: int, board: bool = True) -> Features:
        """What a seat may know, as numbers for a network."""
        self._check_seat(seat)
        return self.rules.features(self.position, seat, board)

    def why_not(self, seat: int, action: Action | str) -> Refusal | None:
        """Why a seat may not do something, without trying it; ``None`` if it may."""
        answer = self._judged(seat, action)
        return answer if isinstance(answer, Refusal) else None

    def apply(self, seat: int, action: Action | str) -> list[Event]:
        """Carry an action out and return what happened; an illegal one raises and changes nothing."""
        if not isinstance(action, str) and 0 <= seat < len(self._legal):
            found = self._legal[seat]
            if found is not None:
                for listed in found:
                    # Programs choose from the listing itself: what was legal then is legal now.
                    if listed is action:
                        return self._carry_out(seat, listed)
        return self._carry_out(seat, self._allowed(seat, action))

    def apply_unless_revealing(self, seat: int, action: Action | str) -> list[Event]:
        """Carry an action out like ``apply``, unless it draws or reveals something.

        Then `WouldReveal` is raised before anything is drawn or revealed, and nothing has changed. So what is only
        tried tells nothing, not even by how long it takes.
        """
        allowed = self._allowed(seat, action)
        before = self.position.clone()
        chance = self.position.rng
        chance.sealed = True
        try:
            return self._carry_out(seat, allowed)
        except WouldReveal:
            self.position = before
            self._forget()
            raise
        finally:
            chance.sealed = False

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know (``None``: a spectator), JSON-able."""
        if seat is not None:
            self._check_seat(seat)
        return self.rules.view(self.position, seat)

    def scores(self) -> list[int]:
        """The points of every seat as they stand."""
        return self.rules.scores(self.position)

    def winners(self) -> list[int]:
        """The seats that won; empty until the game is over."""
        return self.rules.winners(self.position) if self.is_over else []

    @property
    def rival_shares(self) -> bool:
        """Whether the opponent that the rules play shares the victory of the seats that won; see ``Rules.rival``."""
        return self.is_over and self.rules.rival_shares(self.position)

    def clone(self) -> "Game":
        """An independent copy."""
        copy = Game(self.rules, self.position.clone(), self.seed, self.options, self.version)
        copy._actions = self._actions[:]
        copy._fixed = self._fixed
        copy._guess = self._guess
        return copy

    def determinize(self, seat: int, rng: Rng) -> "Game":
        """A clone whose hidden parts are redrawn among all that ``seat`` cannot exclude.

        It plays on like any game, but it never happened: it has no record and nothing to take back.
        """
        self._check_seat(seat)
        copy = Game(self.rules, self.position.clone(), 0, self.options, self.version)
        copy.position.rng = Rng(rng.word())
        self.rules.redraw_hidden(copy.position, seat, rng)
        copy._guess = True
        return copy

    def can_undo(self, seat: int) -> bool:
        """Whether ``undo`` would take something back."""
        return len(self._actions) > self._fixed and self._actions[-1][0] == seat and not self._guess

    def check_undo(self, seat: int) -> None:
        """Refuse (``NothingToUndo``) where ``undo`` has nothing to take back."""
        if self.can_undo(seat):
            return
        if self._actions and self._actions[-1][0] != seat:
            raise NothingToUndo("somebody else has moved since")
        raise NothingToUndo("nothing can be taken back: the game begins here, or something was revealed")

    def undo(self, seat: int) -> None:
        """Take back the last action of ``seat``: its own, with nobody's after it, and nothing revealed by it.

        Repeated, it goes back as far as that holds.
        """
        self.check_undo(seat)
        actions = self._actions[:-1]
        self.position = first_position(self.rules, self.position.players, self.options, self.seed, self.version)
        self._actions = []
        self._fixed = 0
        self._forget()
        self._run([])
        for mover, action in actions:
            self._carry_out(mover, action)

    def hash(self) -> str:
        """A digest of the facts of the position, stable across processes, platforms, builds and refactoring."""
        return facts_hash(self.rules, self.position)

    def record(self) -> Record:
        """The game as a record."""
        if self._guess:
            raise BadRecord("a determinized game never happened: it has no record")
        return Record(
            self.rules.id,
            self.version,
            self.position.players,
            self.seed,
            told_in_records(self.rules.declared, self.options),
            [(seat, str(action)) for seat, action in self._actions],
            self.hash(),
            self.rules.facts_format,
        )

    def save(self) -> bytes:
        """The game with its position and its record, to go on from without playing it again; see ``astrarium.load``.

        A record is for keeps; a save is quick, and good for the release that made it.
        """
        parts: dict[str, Any] = {
            "astrarium": "save",
            "game": self.rules.id,
            "rules": self.version,
            "players": self.position.players,
            "seed": self.seed,
            "options": self.options,
            "actions": [(seat, str(action)) for seat, action in self._actions],
            "settled": self._fixed,
            "guess": self._guess,
            "position": self.position.plain(),
            "hash": "" if self._guess else self.hash(),
            "facts": self.rules.facts_format,
        }
        return msgspec.json.encode(parts)

    def __repr__(self) -> str:
        seats = ", ".join([str(seat) for seat in self.to_act])
        winners = ", ".join([f"seat {seat}" for seat in self.winners()])
        state = f"seat {seats} to act" if seats else f"over, won by {winners or 'nobody'}"
        origin = "a guess" if self._guess else f"seed {self.seed}"
        scores = "-".join([str(score) for score in self.scores()])
        return f"<{self.rules.title} for {self.players}, {origin}, {self.length} actions: {state}; {scores}>"

    def _repr_html_(self) -> str:
        # Showing knows records and moments, and those know games.
        from astrarium.kernel.showing import view_html

        return view_html(repr(self), self.view(None))

    def __reduce__(self) -> tuple[Any, ...]:
        parts = (self.rules, self.position, self.seed, self.options, self.version)
        return resumed, (*parts, self._actions, self._fixed, self._guess)

    def quote(self, seat: int, action: Action) -> dict[str, Any]:
        """What a legal action costs and brings, as far as it is certain."""
        return self.rules.quote(self.position, seat, action)

    def parts(self, seat: int, action: Action) -> list[Gain]:
        """What the price of a legal action is made of, each part with its reason."""
        return self.rules.parts(self.position, seat, action)

    def describe(self, seat: int, action: Action) -> Message:
        """A legal action in a few words."""
        return self.rules.describe(self.position, seat, action)

    def ask(self, seat: int) -> Message | None:
        """What a seat is asked now, if it owes a decision."""
        return self.rules.ask(self.position, seat) if seat in self.to_act else None

    def tell(self, events: list[Event], seat: int | None) -> list[Line]:
        """What is worth telling of some events, as a seat may know it (``None``: a spectator)."""
        return self.rules.tell(self.position, events, seat)

    def outcome(self, events: list[Event], seat: int) -> Outcome:
        """What the events of its own action bring a seat, and what others may have from them."""
        return self.rules.outcome(self.position, events, seat)

    def thoughts(self, events: list[Event], seat: int | None) -> list[Thought]:
        """The reasoning of an opponent that the rules play."""
        return self.rules.thoughts(self.position, events, seat)

    def breakdown(self) -> list[Row]:
        """Where everybody's points come from as things stand, row by row."""
        return self.rules.breakdown(self.position)

    def verdict(self) -> Message | None:
        """Who has won, in a sentence, once the game is over."""
        return self.rules.verdict(self.position) if self.is_over else None

    def about(self, seat: int | None, place: str) -> About | None:
        """What there is to know about a place or component, ``kind:id``."""
        return self.rules.about(self.position, seat, place)

    def now(self, seat: int | None) -> list[Beside]:
        """What rules come to at this moment, as a seat may know it."""
        return self.rules.now(self.position, seat)

    def overlay(self, seat: int | None, name: str) -> dict[str, Any] | None:
        """What is looked at on demand, as a seat may know it: in every game the ``breakdown`` of the points."""
        if name == BREAKDOWN:
            return {"rows": msgspec.to_builtins(self.breakdown())}
        return self.rules.overlay(self.position, seat, name)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.position.players:
            raise IllegalAction(Refusal(self.rules.turn_rule, NO_SUCH_SEAT, str(seat)))

    def legal_list(self, seat: int) -> list[Action]:
        """The same as ``legal_actions``, for the kernel's own use: the list itself, which nobody may change."""
        if seat not in self.to_act:
            return []
        found = self._legal[seat]
        if found is None:
            found = self.rules.legal(self.position, seat)
            self._legal[seat] = found
        return found

    def _forget(self) -> None:
        """The position has changed: nothing that was listed holds."""
        for seat in range(len(self._legal)):
            self._legal[seat] = None

    def _judged(self, seat: int, action: Action | str) -> Action | Refusal:
        """The action as the game itself would make it, or why it may not be done."""
        if not 0 <= seat < self.position.players:
            return Refusal(self.rules.turn_rule, NO_SUCH_SEAT, str(seat))
        if self.is_over:
            return Refusal(self.rules.end_rule, GAME_OVER)
        if seat not in self.to_act:
            return Refusal(self.rules.turn_rule, NOT_YOUR_TURN)
        return judged(self.rules, self.position, seat, action, self._legal[seat])

    def _allowed(self, seat: int, action: Action | str) -> Action:
        """The action, if it may be done; raises otherwise."""
        answer = self._judged(seat, action)
        if isinstance(answer, Refusal):
            raise IllegalAction(answer)
        return answer

    def _carry_out(self, seat: int, action: Action) -> list[Event]:
        events: list[Event] = []
        position = self.position
        drawn = position.rng.drawn
        position.revealed = False
        self._forget()
        self.rules.perform(position, seat, action, events)
        self._run(events)
        self._actions.append((seat, action))
        if position.revealed or position.rng.drawn != drawn:
            self._fixed = len(self._actions)
        return events

    def _run(self, events: list[Event]) -> None:
        agenda = self.position.agenda
        for _ in range(RUNAWAY):
            if not agenda or agenda[-1].seats:
                return
            step: Step = agenda.pop()
            self.rules.run(self.position, step, events)
        raise AssertionError(f"{self.rules.id}: the flow does not come to a decision")


def resumed(
    rules: Rules[Any],
    position: Position,
    seed: int,
    options: dict[str, Any],
    version: int,
    actions: list[tuple[int, Action]],
    fixed: int,
    guess: bool,
) -> Game:
    """A game as it stood, with what was played in it."""
    game = Game(rules, position, seed, options, version)
    game._actions = actions
    game._fixed = fixed
    game._guess = guess
    return game
