"""Positions for rule tests, set up in a few words.

A seat is written as its faction and what it has: ``terrans vp=10 power=4/0/0 station@0x0 nav=2 tile=vp_7``.

- numbers: ``vp ore credits knowledge qic gaia formers brainstone`` and the areas ``terra nav ai gaia_level eco sci``
- power: ``power=1/2/3`` (areas I, II, III)
- pieces: ``mine@0x0``, on a planet of the home type, or ``mine@0x0/gaia``; also ``station lab institute academy_left
  academy_right``; ``guest@1x0`` (a Lantids mine beside somebody's structure), ``former@1x1/transdim``,
  ``satellite@2x0``, ``space_station@2x1``; ``fed:mine@0x0`` is a piece inside a federation
- ``tile=vp_7``, ``tile=vp_7<adv_mine`` (covered), ``token=vp8_qic`` (green), ``token=vp8_qic:grey``,
  ``booster=mines``, ``passed``

The map is an empty disc without planets but those named; further planets are given as ``planets="1x0 desert, 2x0
gaia"``. With ``real_map`` it is the map of the options, and pieces are put on its own planets. It is the first seat's
turn unless said otherwise. Nobody scores by accident: the round's tile is ``gaia_4`` unless said otherwise.
"""

from typing import Any

import pytest

import astrarium
from astrarium import Game, Refusal
from astrarium.games.gaia.components import components as c
from astrarium.games.gaia.components import ids, maps
from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.map.board import Board, Placement
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State
from astrarium.kernel import Event
from tests.rules.refusals import well_told

DEFAULTS = {"vp": 10, "ore": 8, "credits": 20, "knowledge": 8, "qic": 3}
AREAS = {"terra": 0, "nav": 1, "ai": 2, "gaia_level": 3, "eco": 4, "sci": 5}
PIECES = {name: i for i, name in enumerate(ids.STRUCTURE_IDS) if name}


class Table:
    """A game set up for a test, its seats called by their factions."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[Event] = []

    @property
    def state(self) -> State:
        assert isinstance(self.game.position, State)
        return self.game.position

    def seat(self, faction: str) -> Player:
        """What lies before a faction."""
        return self.state.seats[self.number(faction)]

    def number(self, faction: str) -> int:
        names = [ids.FACTION_IDS[player.faction] for player in self.state.seats]
        return names.index(faction)

    def play(self, *lines: str) -> "Table":
        """Actions in notation, each with its faction before it: ``"xenos build 0x1"``."""
        for line in lines:
            faction, _, text = line.partition(" ")
            seat = self.number(faction)
            listed = self.game.clone().legal_actions(seat)
            self.events = self.game.apply(seat, text)
            assert self.game.rules.parse(text) in listed, f"{line!r} was not listed"
        return self

    def legal(self, faction: str, verb: str = "") -> list[str]:
        """The legal actions of a faction in notation, all or those of one verb."""
        texts = [str(action) for action in self.game.legal_actions(self.number(faction))]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def can(self, line: str) -> bool:
        """Whether ``"xenos build 0x1"`` is legal, by the listing and by the refusal alike."""
        faction, _, text = line.partition(" ")
        if text.startswith("federation "):
            text = str(self.game.rules.parse(text))
        listed = text in self.legal(faction)
        assert listed == (self.why_not(line) is None), f"{line!r}: listed {listed}, refused {self.why_not(line)}"
        return listed

    def why_not(self, line: str) -> Refusal | None:
        """Why ``"xenos build 0x1"`` is refused, or None; a clone does not know what was listed before."""
        faction, _, text = line.partition(" ")
        return self.game.clone().why_not(self.number(faction), text)

    def refused(self, line: str) -> str:
        """The rule that refuses an action; the test fails if it is legal or changes anything."""
        before = self.game.hash()
        assert not self.can(line), f"{line!r} is legal"
        refusal = self.why_not(line)
        assert refusal is not None
        faction, _, text = line.partition(" ")
        with pytest.raises(astrarium.IllegalAction) as raised:
            self.game.apply(self.number(faction), text)
        assert raised.value.refusal.rule == refusal.rule
        assert self.game.hash() == before
        well_told("gaia", refusal)
        return refusal.rule

    def next_round(self) -> "Table":
        """Everybody passes, taking the first booster on offer, and the next round begins."""
        before = self.state.round
        while self.state.round == before and not self.game.is_over:
            seat = self.game.to_act[0]
            decision = self.game.decision(seat)
            assert decision is not None
            words = {"closing": "end", "charge": "decline"}
            verb = words.get(decision.kind, "pass")
            actions = [action for action in self.game.legal_actions(seat) if action.verb == verb]
            self.events = self.game.apply(seat, actions[0])
        return self

    def asked(self) -> tuple[str, str]:
        """Who owes a decision now, and of which kind."""
        seat = self.game.to_act[0]
        decision = self.game.decision(seat)
        assert decision is not None
        return ids.FACTION_IDS[self.state.seats[seat].faction], decision.kind

    def kinds(self) -> list[str]:
        """What happened in the last action, by kind of event."""
        return [event.kind for event in self.events]

    def power(self, faction: str) -> tuple[int, int, int]:
        """A faction's tokens in areas I, II and III."""
        player = self.seat(faction)
        return player.area1, player.area2, player.area3

    def federation(self, faction: str) -> set[str]:
        """The hexes of a faction's planets and stations in federations."""
        return {hexes.name(place) for place in hexes.members(self.seat(faction).federated)}

    def satellites(self, faction: str) -> set[str]:
        """The hexes of a faction's satellites."""
        return {hexes.name(place) for place in hexes.members(self.seat(faction).satellites)}

    def points(self, faction: str) -> dict[str, int]:
        """A faction's points by cause, without those at the start."""
        found: dict[str, int] = {}
        for _, cause, vp in self.seat(faction).ledger:
            if cause != "start":
                found[cause] = found.get(cause, 0) + vp
        return found


def table(
    *seats: str,
    planets: str = "",
    turn: str = "",
    round: int = 2,
    round_tile: str = "gaia_4",
    finals: str = "structures satellites",
    boosters: str = "",
    options: dict[str, Any] | None = None,
    real_map: bool = False,
    version: int = 0,
) -> Table:
    """The position in which ``turn`` (or the first seat) begins a turn of round ``round``."""
    factions = [seat.split()[0] for seat in seats]
    game = astrarium.new("gaia", len(seats), 1, {"factions": factions, **(options or {})}, version)
    state = game.position
    assert isinstance(state, State)
    if not real_map:
        lay_empty(state, seats, planets)
    arrange(state, seats, round, round_tile, finals, boosters)
    _begin(state, factions.index(turn) if turn else 0)
    return Table(game)


def arrange(state: State, seats: tuple[str, ...], round: int, round_tile: str, finals: str, boosters: str) -> None:
    """Put everybody's things and the tiles on the table, with nothing to be done yet."""
    state.agenda.clear()
    state.round = round
    state.phase = "actions"
    state.tech_spaces = list(range(9))
    state.advanced = list(range(6))
    state.tokens_left = [token.copies for token in c.DEFAULT.tokens]
    state.terraforming_token = 0
    state.tokens_left[0] -= 1
    state.round_tiles = [c.ROUND_IDS.index("gaia_4")] * 6
    state.round_tiles[round - 1] = c.ROUND_IDS.index(round_tile)
    state.final_tiles = [c.FINAL_IDS.index(name) for name in finals.split()]
    given = [word[8:] for seat in seats for word in seat.split() if word.startswith("booster=")]
    pool = [i for i, name in enumerate(c.BOOSTER_IDS) if name not in given + boosters.split()]
    for player, text in zip(state.seats, seats, strict=True):
        player.booster = pool.pop(0)
        # The Automa, behind the last player, owns nothing but points.
        for name, amount in DEFAULTS.items() if player.seat < state.players else [("vp", 10)]:
            _give(player, name, str(amount), name, state)
        for word in text.split()[1:]:
            _set(state, player, word)
    wanted = [c.BOOSTER_IDS.index(name) for name in boosters.split()]
    state.boosters = wanted or [i for i in pool if i not in [p.booster for p in state.seats]][:3]
    state.passed_order = [player.seat for player in state.seats if player.passed]


def _begin(state: State, seat: int) -> None:
    """It is that seat's turn, with the rest of the round before everybody."""
    if state.round < c.DEFAULT.rounds:
        state.push("clean_up")
    else:
        state.push("final_scoring")
        if state.switches.end_conversions:
            for other in range(state.players - 1, -1, -1):
                state.push("after_action", (), (other,))
    state.push("turns", (), ((state.order.index(seat) + 1) % state.players,))
    state.push("turn", (seat,))


def lay_empty(state: State, seats: tuple[str, ...], planets: str) -> None:
    """A map of the large outline with no planets but those that the test names."""
    board = Board([Placement(0, q, r, 0) for q, r in maps.OUTLINE_LARGE])
    kinds: dict[int, int] = {}
    for seat in seats:
        words = seat.split()
        home = c.DEFAULT.factions[ids.FACTION_IDS.index(words[0])].home
        for word in words[1:]:
            piece, at, site = word.removeprefix("fed:").partition("@")
            if at and (piece in PIECES or piece == "former"):
                where, _, name = site.partition("/")
                kinds[_hex(where)] = ids.PLANET_IDS.index(name) if name else home
    for word in planets.split(",") if planets else []:
        where, name = word.split()
        kinds[_hex(where)] = ids.PLANET_IDS.index(name)
    board.planets = sorted(place for place, kind in kinds.items() if kind != ids.LOST)
    board.kinds = [kinds[place] for place in board.planets]
    board.planet_at = [-1] * hexes.HEXES
    board.solid = 0
    for planet, spot in enumerate(board.planets):
        board.planet_at[spot] = planet
        board.solid |= 1 << spot
    board.near = [[board.apart(a, b) for b in board.planets] for a in board.planets]
    state.lay(board)
    for spot, type_there in kinds.items():
        if type_there == ids.LOST:
            state.place_lost_planet(spot)


def _hex(text: str) -> int:
    place = hexes.named(text)
    assert place >= 0, f"{text!r} is no hex"
    return place


def _set(state: State, player: Player, word: str) -> None:
    if word == "passed":
        player.passed = True
    elif "@" in word:
        _put(state, player, word)
    else:
        name, _, value = word.partition("=")
        _give(player, name, value, word, state)


def _put(state: State, player: Player, word: str) -> None:
    inside = word.startswith("fed:")
    piece, _, place = word.removeprefix("fed:").partition("@")
    where = _hex(place.partition("/")[0])
    planet = state.planet_at(where)
    if inside:
        player.federated |= 1 << where
    if piece == "satellite":
        player.satellites |= 1 << where
    elif piece == "space_station":
        player.stations |= 1 << where
    elif piece == "former":
        state.formers[planet] = player.seat
        player.formers_unearned -= 1
    elif piece == "guest":
        state.guests[planet] = player.seat
        player.planets.append(planet)
        player.built[ids.MINE] += 1
    else:
        structure = PIECES[piece]
        state.owners[planet] = player.seat
        state.structures[planet] = structure
        player.planets.append(planet)
        if planet < len(state.board.planets):
            player.built[structure] += 1


def _give(player: Player, name: str, value: str, word: str, state: State) -> None:
    if name in AREAS:
        player.levels[AREAS[name]] = int(value)
    elif name == "power":
        player.area1, player.area2, player.area3 = (int(part) for part in value.split("/"))
    elif name == "vp":
        player.vp = int(value)
        player.ledger = [(0, "start", int(value))]
    elif name == "formers":
        player.formers_ready = int(value)
        player.formers_unearned = 3 - int(value)
    elif name == "tile":
        tile, _, cover = value.partition("<")
        player.tiles.append(c.TECH_IDS.index(tile))
        player.covers.append(c.ADVANCED_IDS.index(cover) if cover else -1)
        if cover and c.ADVANCED_IDS.index(cover) in state.advanced:
            state.advanced[state.advanced.index(c.ADVANCED_IDS.index(cover))] = -1
    elif name == "token":
        token, _, side = value.partition(":")
        index = c.TOKEN_IDS.index(token)
        player.tokens.append(index)
        player.green.append(1 if c.DEFAULT.tokens[index].flips and side != "grey" else 0)
        state.tokens_left[index] -= 1
    elif name == "booster":
        player.booster = c.BOOSTER_IDS.index(value)
    elif name in ("ore", "credits", "knowledge", "qic", "gaia", "brainstone", "formed"):
        setattr(player, name, int(value))
    else:
        raise ValueError(f"{word!r} is not understood")
