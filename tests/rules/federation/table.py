"""Positions for rule tests, set up in a few words.

A seat is written as what it has: ``L=2 O=1 ships=3 degree=5 markers=m1,m2 has=1B1,2D3 die=2``.

- resources ``L C O G``; ``ships`` in the hangar (one unless said otherwise); ``die``, ``degree``, ``vp``
- ``die@s13`` (it lies there), ``level=1`` (until the end of the round), ``level_game=3``
- missions: ``markers=m1,m2`` and ``done=m3`` (marker and ship); ``start=gold`` and ``deep=ds3`` (nobody has either
  unless said)
- ``miner=n2a``, ``moon=3``, ``asteroids=a1``, ``dead=d2``, ``shops=1,3:2`` (a disc on level 1, one on level 2),
  ``built=shipyard,mega2`` (the robot takes the highest multiplier free)
- ``has=1A1`` (a specialist face up), ``used=1C1`` (face down)
- ``medals=neo,atal:6`` (the cheapest left unless its threshold is said), ``tokens=v2_die,f_gold``, ``given=2``
  (contributions to the general project)
- ambassadors placed: ``2@s13`` (voting side), ``2$s13`` (funding side), ``2@s13:v2_die`` (covered); ``2@outer``;
  ``special`` is held, ``special@s13`` lies there, ``special_gone`` has left the game

The table is laid in the order of the data files: the first token of every kind is on top, productions and
megastructures are those of the first game. ``atal="1A2 2B1"`` puts these on top, face up; all of levels 1 and 3 are
face up, of level 2 those of whose colour somebody has a level 1. ``stack="v2_die"`` puts alteration tokens on top of
the stack of their strength (the first one named on top), ``moons="2: v3_die f_die_marker v2_ship v3_degree"`` lays
the tokens of a moon, ``productions="transporter"`` turns a tile over, ``megas="arratuin+die - - -"`` lays tiles on
megastructures, ``deep="ds1 ds4"`` puts deep-space tiles into the stack, ``blocks="pb1 rb1"`` blocks spaces (none are
blocked otherwise), ``laws="neo atal"`` are the laws of the round, ``next_laws`` those open for the last one.

It is the first seat's turn unless said otherwise; ``phase="executive"`` begins the executive phase instead.
"""

from typing import Any

import pytest

import astrarium
from astrarium import Game, Refusal
from astrarium.games.federation import invariants
from astrarium.games.federation.components.components import TOKEN_IDS
from astrarium.games.federation.components.ids import (
    GENERAL,
    LEVELS,
    MEDAL_IDS,
    MISSION_IDS,
    NOBODY,
    PLANET_IDS,
    PROJECT_IDS,
    SPACE_IDS,
    SPECIALIST_IDS,
)
from astrarium.games.federation.counting import floor_votes, influence, level, votes, wing_votes
from astrarium.games.federation.projects import length
from astrarium.games.federation.state.player import READY, USED, Player
from astrarium.games.federation.state.state import CHARACTERS, State
from astrarium.kernel import Event
from tests.rules.federation.laying import (
    RESOURCES,
    block,
    clear_senate,
    lay_asteroids,
    lay_atal,
    lay_buildings,
    lay_deep_space,
    lay_laws,
    lay_tokens,
    order,
    reveal,
    set_up,
)
from tests.rules.refusals import well_told

SHY = ("skip", "end", "keep")
NEWEST = 0
"""The rules as they are now; a number plays by an older version of them."""


class Table:
    """A game set up for a test, its seats called by their numbers."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[Event] = []

    @property
    def state(self) -> State:
        assert isinstance(self.game.position, State)
        return self.game.position

    def seat(self, seat: int) -> Player:
        """All that a seat has."""
        return self.state.seats[seat]

    def check(self) -> None:
        """Every piece is somewhere, and whatever else must hold."""
        assert invariants.check(self.state) == []

    def run(self) -> "Table":
        """What happens by itself, up to the next decision."""
        agenda = self.state.agenda
        while agenda and not agenda[-1].seats:
            self.game.rules.run(self.state, agenda.pop(), self.events)
        self.check()
        return self

    def play(self, *lines: str) -> "Table":
        """Actions in notation, each with its seat before it: ``"0 place 2 vote s13"``."""
        self.events = []
        for line in lines:
            number, _, text = line.partition(" ")
            listed = self.game.clone().legal_actions(int(number))
            self.events += self.game.apply(int(number), text)
            assert self.game.rules.parse(text) in listed, f"{line!r} was not listed"
            self.check()
        return self

    def finish_round(self) -> "Table":
        """All do as little as they may, and place on the outer module, until the next round or the end."""
        before = self.state.round
        self.events = []
        while not self.game.is_over and self.state.round == before:
            seat = self.game.to_act[0]
            actions = self.game.legal_actions(seat)
            shy = [action for action in actions if action.verb in SHY or str(action).endswith(" vote outer")]
            self.events += self.game.apply(seat, (shy or actions)[0])
            self.check()
        return self

    def legal(self, seat: int, verb: str = "") -> list[str]:
        """The legal actions of a seat in notation, all or those of one verb."""
        texts = [str(action) for action in self.game.clone().legal_actions(seat)]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def spaces(self, seat: int, ambassador: str = "1a", side: str = "vote") -> set[str]:
        """Where an ambassador may be placed."""
        start = f"place {ambassador} {side} "
        return {text.removeprefix(start) for text in self.legal(seat, "place") if text.startswith(start)}

    def can(self, line: str) -> bool:
        """Whether ``"0 place 2 vote s13"`` is legal, by the listing and by the refusal alike."""
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
        well_told("federation", refusal)
        return refusal.rule

    def asked(self) -> str:
        """The decision that is due and the seat that owes it: ``"mission 0"``; nothing after the end."""
        agenda = self.state.agenda
        return " ".join([agenda[-1].kind, *map(str, agenda[-1].seats)]) if agenda else ""

    def kinds(self) -> list[str]:
        """What happened since the last play, by kind of event."""
        return [event.kind for event in self.events]

    def reserve(self, seat: int) -> str:
        """The resources of a seat: ``"2L 1O"``, or ``""``."""
        amounts = self.seat(seat).reserve
        return " ".join(f"{amount}{letter}" for amount, letter in zip(amounts, RESOURCES) if amount)

    def influence(self, seat: int, planet: str) -> int:
        """The influence of a seat on a planet."""
        return influence(self.state, self.seat(seat), PLANET_IDS.index(planet))

    def level(self, seat: int) -> int:
        """The accreditation level of a seat, with its bonuses."""
        return level(self.state, self.seat(seat))

    def markers(self, seat: int) -> list[str]:
        """The missions of a seat with a marker."""
        return _members(self.seat(seat).markers, MISSION_IDS)

    def done(self, seat: int) -> list[str]:
        """The missions of a seat with marker and ship."""
        return _members(self.seat(seat).completed, MISSION_IDS)

    def medals(self, seat: int) -> list[str]:
        """The medals of a seat."""
        return _members(self.seat(seat).medals, MEDAL_IDS)

    def medals_left(self, planet: str) -> list[int]:
        """The thresholds of the medals left on a planet."""
        return self.state.planet_medals[PLANET_IDS.index(planet)]

    def tokens(self, seat: int) -> list[str]:
        """The unused alteration tokens of a seat."""
        return [TOKEN_IDS[token] for token in self.seat(seat).tokens]

    def stack(self, strength: int) -> list[str]:
        """The alteration tokens beside the board of a strength, the top one first."""
        return [TOKEN_IDS[token] for token in reversed(self.state.stacks[strength - 1])]

    def moon(self, moon: int) -> list[str]:
        """The alteration tokens on a moon; the planet is moon 7."""
        return [TOKEN_IDS[token] for token in self.state.moons[moon - 1]]

    def specialists(self, seat: int) -> dict[str, str]:
        """The specialists of a seat and how each lies: ``ready`` or ``used``."""
        player = self.seat(seat)
        words = {READY: "ready", USED: "used"}
        return {SPECIALIST_IDS[one]: words[how] for one, how in zip(player.specialists, player.used)}

    def face_up(self, level: int) -> set[str]:
        """The specialists of a level that lie face up on Atal."""
        tops = [self.state.top_of(kind) for kind in range(CHARACTERS) if kind % LEVELS + 1 == level]
        return {SPECIALIST_IDS[top] for top in tops if top != NOBODY}

    def project(self, project: str) -> int:
        """How far a project has advanced."""
        return self.state.projects[PROJECT_IDS.index(project)]

    def votes(self, space: str) -> int:
        """The votes on a space."""
        return votes(self.state, SPACE_IDS.index(space))

    def floor_votes(self, floor: int) -> list[int]:
        """The votes on a floor by seat, the neutral ones last."""
        return floor_votes(self.state)[floor - 1]

    def wing_votes(self) -> list[int]:
        """The votes in the left and right wing."""
        return wing_votes(self.state)

    def miner(self, seat: int) -> str:
        """The cell of a seat's miner."""
        return self.state.parts.cells[self.seat(seat).miner].id

    def points(self, seat: int) -> dict[str, int]:
        """A seat's points by cause, without those at the start."""
        found: dict[str, int] = {}
        for _, cause, vp in self.seat(seat).ledger:
            if cause != "start":
                found[cause] = found.get(cause, 0) + vp
        return found


def table(
    *seats: str,
    turn: int = 0,
    first: int = 0,
    president: int | None = None,
    round: int = 1,
    phase: str = "ambassadors",
    laws: str = "neo six_moons",
    next_laws: str = "",
    atal: str = "",
    stack: str = "",
    moons: str = "",
    asteroids: str = "a1 a2 a3 a4",
    dead: str = "d1 d2 d3 d4",
    productions: str = "",
    megas: str = "",
    deep: str = "",
    projects: str = "",
    blocks: str = "",
    options: dict[str, Any] | None = None,
    version: int = NEWEST,
) -> Table:
    """The position in which ``turn`` places an ambassador in round ``round``; ``""`` is a seat with nothing."""
    chosen = {"setup": "first_game", **(options or {})}
    game = astrarium.new("federation", len(seats), 1, chosen, version)
    state = game.position
    assert isinstance(state, State)
    state.agenda.clear()
    state.round = round
    state.phase = "ambassadors"
    state.first = first
    state.president = first if president is None else president
    state.starting = []
    clear_senate(state)
    lay_laws(state, laws, next_laws)
    lay_asteroids(state, asteroids, dead, seats)
    lay_tokens(state)
    lay_atal(state)
    lay_buildings(state, productions, megas)
    lay_deep_space(state, deep, seats)
    for player, text in zip(state.seats, seats, strict=True):
        for word in text.split():
            set_up(state, player, word)
        player.supply = state.parts.ships - player.hangar - player.completed.bit_count()
    reveal(state)
    order(state, atal, stack, moons)
    for word in projects.split():
        name, _, at = word.partition("=")
        state.projects[PROJECT_IDS.index(name)] = int(at)
    given = sum(player.contributions for player in state.seats)
    state.projects[GENERAL] = min(given, length(state, GENERAL))
    for name in blocks.split():
        block(state, name)
    made = Table(game)
    if phase == "executive":
        state.push("executive_phase")
        return made.run()
    state.push("executive_phase")
    state.push("turns", (), (state.seat_after(turn),))
    state.push("turn", (turn,), (turn,))
    made.check()
    return made


def _members(found: int, names: list[str]) -> list[str]:
    return [name for number, name in enumerate(names) if found >> number & 1]
