"""Positions for rule tests, set up in a few words.

A seat is written as its tableau and, behind bars, the rest: ``old_earth gem_world* | hand: comet_zone 3 | chips: 5``.

- tableau: card ids; ``gem_world*`` has a good, ``gem_world*spice_world`` has that card as its good
- ``hand: public_works 3``: a card, and three of no interest (the dearest that nobody names)
- ``actions: settle`` (in a duel two), ``chips: 5``, ``goal_vp: 3``; after a draft ``deck:`` and ``discards:``
- own cards are called ``own_1``, ``own_2``, ... as in the notation

``phase="III"`` plays that phase with the actions that the seats have (a seat without has no bonus), in a duel twice
if they call it twice; ``phase="II III"`` one after the other; then comes the round end. ``phase="end"`` is the round
end alone, and without ``phase`` a round begins with the choice of actions.

The deck is given from the top: ``deck="gem_world 2"``; the other cards lie below, or, with ``exact=True``, out of
the game. Goals are laid as ``"galactic_status greatest_military:1"`` (held by seat 1; a small tile ``:0,1`` was won).
Seat 0 is first in turn order unless ``first`` says otherwise. A single seat plays solo; ``robot="new_sparta | stack:
gem_world 2 | credit: 1 | dice: settle_1 produce"`` sets up the robot: what is not said is as its start world has it,
but the stack is empty. ``roll="develop match"`` decides the next roll of the dice.
"""

from typing import Any

import pytest

import astrarium
from astrarium import Game, Refusal
from astrarium.games.race import invariants
from astrarium.games.race.components.numbers import ACTION_IDS
from astrarium.games.race.components.powers import ROW_IDS
from astrarium.games.race.components.printed import DEFAULT, GOAL_IDS, GOALS
from astrarium.games.race.flow import times_called
from astrarium.games.race.robot import mat
from astrarium.games.race.robot.instructions import FACE_IDS
from astrarium.games.race.scoring import score
from astrarium.games.race.state.pile import Pile
from astrarium.games.race.state.player import NO_GOOD, Player
from astrarium.games.race.state.robot import Robot
from astrarium.games.race.state.state import NOBODY, State
from astrarium.games.race.tableau import total_military
from astrarium.games.race.verbs import NUMBERS, card_name
from astrarium.kernel import Event
from astrarium.kernel.game import NEWEST
from astrarium.kernel.rng import Rng
from tests.rules.race.stock import SOME, Stock
from tests.rules.refusals import well_told

ONE_BY_ONE = ("pay", "discard", "keep")
"""Verbs whose cards are chosen in the order of the hand; ``play`` takes several of them in one line."""
SEAT_PARTS = ("tableau", "hand", "actions", "chips", "goal_vp", "deck", "discards")
SHY = ("nothing", "done", "enough", "payment")


class Table:
    """A game set up for a test, its seats called by their numbers."""

    def __init__(self, game: Game, spare: frozenset[int] = frozenset()) -> None:
        self.game = game
        self.spare = spare
        self.events: list[Event] = []
        self.check()

    @property
    def state(self) -> State:
        assert isinstance(self.game.position, State)
        return self.game.position

    @property
    def robot(self) -> Robot:
        """The opponent of a solo game."""
        assert self.state.robot is not None
        return self.state.robot

    def seat(self, seat: int) -> Player:
        """All that a seat has."""
        return self.state.seats[seat]

    def check(self) -> None:
        """Every card is somewhere, and whatever else must hold."""
        assert invariants.check(self.state) == []

    def run(self) -> "Table":
        """What happens by itself, up to the next decision."""
        agenda = self.state.agenda
        while agenda and not agenda[-1].seats:
            self.game.rules.run(self.state, agenda.pop(), self.events)
        self.check()
        return self

    def play(self, *lines: str) -> "Table":
        """Actions in notation, each with its seat before it: ``"0 nothing"``, ``"1 pay gem_world comet_zone"``."""
        self.events = []
        for line in lines:
            for seat, text in self._split(line):
                listed = self.game.clone().legal_actions(seat)
                self.events += self.game.apply(seat, text)
                assert self.game.rules.parse(text) in listed, f"{line!r} was not listed"
                self.check()
        return self

    def _split(self, line: str) -> list[tuple[int, str]]:
        number, verb, *words = line.split()
        if verb not in ONE_BY_ONE or len(words) < 2:
            return [(int(number), " ".join([verb, *words]))]
        ordered = sorted(words, key=lambda word: NUMBERS[word])
        return [(int(number), f"{verb} {word}") for word in ordered]

    def pay(self, seat: int) -> "Table":
        """Pay, with cards of no interest as far as there are any."""
        self.events = []
        while self.asked() == f"pay {seat}":
            actions = self.game.legal_actions(seat)
            spare = [action for action in actions if action.args[0] in self.spare]
            self.events += self.game.apply(seat, (spare or actions)[0])
            self.check()
        return self

    def finish_round(self) -> "Table":
        """All do as little as they may, until the next choice of actions or the end of the game."""
        self.events = []
        while not self.game.is_over and not self.asked().startswith("actions"):
            seat = self.game.to_act[0]
            actions = self.game.legal_actions(seat)
            shy = [action for action in actions if action.verb in SHY]
            self.events += self.game.apply(seat, (shy or actions)[0])
            self.check()
        return self

    def legal(self, seat: int, verb: str = "") -> list[str]:
        """The legal actions of a seat in notation, all or those of one verb."""
        texts = [str(action) for action in self.game.clone().legal_actions(seat)]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def can(self, line: str) -> bool:
        """Whether ``"0 settle gem_world"`` is legal, by the listing and by the refusal alike."""
        number, _, text = line.partition(" ")
        listed = text in self.legal(int(number))
        assert listed == (self.why_not(line) is None), f"{line!r}: listed {listed}, refused {self.why_not(line)}"
        return listed

    def why_not(self, line: str) -> Refusal | None:
        """Why an action is refused, or None; a clone does not know what was listed before."""
        number, _, text = line.partition(" ")
        return self.game.clone().why_not(int(number), text)

    def refused(self, line: str) -> str:
        """The rule that refuses an action; the test fails if it is legal or changes anything."""
        before = self.game.hash()
        assert not self.can(line), f"{line!r} is legal"
        refusal = self.why_not(line)
        assert refusal is not None
        number, _, text = line.partition(" ")
        with pytest.raises(astrarium.IllegalAction) as caught:
            self.game.apply(int(number), text)
        assert caught.value.refusal.rule == refusal.rule
        assert self.game.hash() == before
        well_told("race", refusal)
        return refusal.rule

    def asked(self) -> str:
        """The decision that is due and the seats that owe it: ``"settle 0 1"``; nothing after the end."""
        agenda = self.state.agenda
        return " ".join([agenda[-1].kind, *map(str, agenda[-1].seats)]) if agenda else ""

    def owes(self, seat: int) -> int:
        """How many cards the decision of a seat is about."""
        cards: int = self.game.view(seat)["decision"]["cards"]
        return cards

    def hand(self, seat: int) -> list[str]:
        """The cards in a hand, in the order of the card list."""
        return [card_name(card) for card in self.seat(seat).hand]

    def drawn(self, seat: int) -> list[str]:
        """The cards that a seat is looking at."""
        return [card_name(card) for card in self.seat(seat).drawn]

    def tableau(self, seat: int) -> list[str]:
        """The cards before a seat, in the order in which they were placed."""
        return [card_name(card) for card in self.seat(seat).tableau]

    def goods(self, seat: int) -> list[str]:
        """The worlds of a seat that have a good."""
        player = self.seat(seat)
        return [card_name(card) for card, good in zip(player.tableau, player.goods, strict=True) if good != NO_GOOD]

    def chips(self, seat: int) -> int:
        """The chips of a seat."""
        return self.seat(seat).chips

    def score(self, seat: int) -> int:
        """The points of a seat as they stand."""
        return score(self.state, self.seat(seat))

    def military(self, seat: int) -> int:
        """The lasting, unconditional Military of a seat."""
        return total_military(self.state, self.seat(seat))

    def holders(self, goal: str) -> list[int]:
        """Who holds a goal tile or has won it."""
        tiles: dict[str, list[int]] = {tile["id"]: tile["holders"] for tile in self.game.view(None)["goals"]}
        return tiles[goal]

    def deck(self, seat: int = 0) -> list[str]:
        """The deck from the top; after a draft the deck of a seat."""
        return [card_name(card) for card in reversed(self.state.pile_of(seat).deck)]

    def discards(self, seat: int = 0) -> list[str]:
        """The discards, the oldest first."""
        return [card_name(card) for card in self.state.pile_of(seat).discards]

    def kinds(self) -> list[str]:
        """What has happened since ``play`` was called, by kind of event."""
        return [event.kind for event in self.events]

    def happened(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """The public particulars of those events of a kind, all or those of a seat."""
        return [event.data for event in self.events if event.kind == kind and seat in (None, event.seat)]

    def drew(self, seat: int) -> int:
        """So many cards came into the hand of a seat from the deck since the last call of ``play``."""
        return sum(data["cards"] for data in self.happened("draw", seat))


def table(
    *seats: str,
    phase: str = "",
    deck: str = "",
    discards: str = "",
    exact: bool = False,
    pool: int | None = None,
    goals: str = "",
    first: int = 0,
    round: int = 2,
    robot: str = "",
    roll: str = "",
    version: int = NEWEST,
    **options: Any,
) -> Table:
    """The first decision of a phase, or of a round, at a table with these seats."""
    game = astrarium.new("race", len(seats), 1, options, version)
    state = game.position
    assert isinstance(state, State)
    state.agenda.clear()
    state.round = round
    state.goals, state.holders, state.picks = [], [], []
    state.order = [(first + i) % len(seats) for i in range(len(seats))]
    stock = Stock(state)
    state.seats = [Player(seat) for seat in range(len(seats))]
    state.piles = [Pile() for _ in range(len(seats) if state.switches.draft else 1)]
    parts = [_parts(seat) for seat in seats]
    for player, part in zip(state.seats, parts, strict=True):
        _seat(state, stock, player, part)
    if state.robot is not None:
        _robot(state, stock, robot or "doomed_world")
    _piles(state, stock, deck, discards, exact)
    _chips(state, parts, pool)
    for word in goals.split():
        _goal(state, word)
    if roll:
        state.rng = _rng_of_roll([FACE_IDS.index(face) for face in roll.split()])
    _begin(state, phase)
    return Table(game, frozenset(stock.spare)).run()


def real(players: int, seed: int = 1, **options: Any) -> Table:
    """A real game from its set-up on."""
    return Table(astrarium.new("race", players, seed, options))


def _parts(text: str) -> dict[str, str]:
    """The named parts of a seat; the first one is its tableau."""
    tableau, *rest = text.split("|")
    parts = {"tableau": tableau}
    for part in rest:
        name, colon, value = part.partition(":")
        assert colon, f"{part!r} has no name"
        parts[name.strip()] = value.strip()
    return parts


def _seat(state: State, stock: Stock, player: Player, parts: dict[str, str]) -> None:
    for name in parts:
        assert name in SEAT_PARTS, f"{name!r} is none of {', '.join(SEAT_PARTS)}"
    for word in parts["tableau"].split():
        name, star, good = word.partition("*")
        player.tableau += stock.named(name)
        player.goods.append(NO_GOOD if not star else stock.named(good)[0] if good else SOME)
    player.hand = stock.named(parts.get("hand", ""))
    player.actions = [ACTION_IDS.index(word) for word in parts.get("actions", "").split()]
    player.chips = int(parts.get("chips", "0"))
    player.goal_vp = int(parts.get("goal_vp", "0"))
    first = state.switches.table.cards[player.tableau[0]].start if player.tableau else -1
    player.start = first if first >= 0 else player.seat
    if state.switches.draft:
        pile = state.piles[player.seat]
        pile.deck = stock.named(parts.get("deck", ""))
        pile.discards = stock.named(parts.get("discards", ""))


def _robot(state: State, stock: Stock, text: str) -> None:
    parts = _parts(text)
    tableau = stock.named(parts.pop("tableau"))
    made = mat.new_robot(state, state.switches.table.cards[tableau[0]])
    made.tableau = tableau
    made.stack = stock.named(parts.pop("stack", ""))
    made.dice = [mat.COLUMN_IDS.index(word) for word in parts.pop("dice", "").split()]
    if "counter" in parts:
        made.counter = FACE_IDS.index(parts.pop("counter"))
    for name, value in parts.items():
        key = {"placed": "placed_counters"}.get(name, name)
        assert key in ("credit", "economy", "counters", "placed_counters", "chips"), f"{name!r} is not understood"
        setattr(made, key, int(value))
    state.robot = made


def _piles(state: State, stock: Stock, deck: str, discards: str, exact: bool) -> None:
    """Choose the cards of no interest everywhere; the rest of the box is the bottom of the deck."""
    if not state.switches.draft:
        state.piles[0].deck = stock.named(deck)
        state.piles[0].discards = stock.named(discards)
    for player in state.seats:
        player.hand = sorted(stock.fill(player.hand))
        player.goods = [stock.cheap() if good == SOME else good for good in player.goods]
    if state.robot is not None:
        state.robot.stack = stock.fill(state.robot.stack)
    for pile in state.piles:
        pile.deck = stock.fill(pile.deck)[::-1]
        pile.discards = stock.fill(pile.discards)
        pile.known = [0] * len(pile.discards)
    if exact or state.switches.draft:
        state.rejected = sorted(stock.left)
    else:
        state.piles[0].deck = stock.left + state.piles[0].deck


def _chips(state: State, parts: list[dict[str, str]], pool: int | None) -> None:
    """The pool has what the seats do not; if its size is given, a seat of which nothing is said has the rest."""
    total = mat.POOL if state.robot is not None else DEFAULT.numbers.chips_per_player * state.players
    held = sum(player.chips for player in state.seats) + (state.robot.chips if state.robot is not None else 0)
    state.pool = total - held if pool is None else pool
    if total - held - state.pool:
        silent = [player for player, part in zip(state.seats, parts, strict=True) if "chips" not in part]
        assert silent, f"{held} chips and a pool of {pool} are not {total}"
        silent[-1].chips = total - held - state.pool


def _goal(state: State, word: str) -> None:
    name, _, holders = word.partition(":")
    tile = GOAL_IDS.index(name)
    state.goals.append(tile)
    if GOALS[tile].most:
        state.holders.append(int(holders) if holders else NOBODY)
    else:
        state.holders.append(sum(1 << int(seat) for seat in holders.split(",") if seat))


def _rng_of_roll(faces: list[int]) -> Rng:
    """A generator whose next numbers are a roll of the robot's dice."""
    for seed in range(10_000):
        rng = Rng(seed)
        if [die.faces[rng.below(6)] for die in mat.DICE] == faces:
            return Rng(seed)
    raise AssertionError(f"the dice cannot show {faces}")


def _begin(state: State, phase: str) -> None:
    """What is still to happen in the round."""
    if not phase:
        state.push("round")
        state.round -= 1
        return
    state.push("round_end")
    for name in reversed(phase.split()):
        if name != "end":
            row = ROW_IDS.index(name)
            for nth in range(max(1, times_called(state, row)), 0, -1):
                state.push("phase", (), (row, nth))
