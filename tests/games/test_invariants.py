"""What the fuzzer checks: damage that is done to a position is found, in every part of it."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import astrarium
from astrarium.games import catalogue
from astrarium.games.federation.components.ids import SPECIAL
from astrarium.games.federation.state.player import HELD, IN_USE
from astrarium.games.race.components.powers import NO_MODE
from astrarium.games.race.components.printed import GOALS
from astrarium.games.race.state.player import NO_GOOD
from astrarium.kernel import Rng

Damage = Callable[[Any], object]


@cache
def played(game: str, players: int, moves: int) -> Any:
    """A position that a random player has led to."""
    rng = Rng(3)
    table = astrarium.new(game, players, 5)
    for _ in range(moves):
        seat = table.to_act[0]
        legal = table.legal_actions(seat)
        table.apply(seat, legal[rng.below(len(legal))])
    return table.position


def put(name: str, value: object, seat: int | None = 0) -> Damage:
    """Another value for an attribute, of a seat unless said otherwise."""

    def do(state: Any) -> None:
        setattr(state if seat is None else state.seats[seat], name, value)

    return do


def more(name: str, by: int, seat: int | None = 0) -> Damage:
    """A number that is greater or less than it was."""

    def do(state: Any) -> None:
        owner = state if seat is None else state.seats[seat]
        setattr(owner, name, getattr(owner, name) + by)

    return do


def owned(state: Any) -> int:
    """A planet of the first seat."""
    return int(state.seats[0].planets[0])


def free(state: Any) -> int:
    """A planet of nobody."""
    return int(next(planet for planet, owner in enumerate(state.owners) if owner < 0))


def min_bit(hexes: int) -> int:
    """The first of some hexes."""
    return (hexes & -hexes).bit_length() - 1


def at(name: str, where: Callable[[Any], int], value: object) -> Damage:
    """Another value in a list of the position."""

    def do(state: Any) -> None:
        getattr(state, name)[where(state)] = value

    return do


def barren(state: Any) -> int:
    """A place in the tableau of the first seat where no good can lie."""
    cards = state.switches.table.cards
    return next(place for place, card in enumerate(state.seats[0].tableau) if cards[card].mode == NO_MODE)


def contested(state: Any) -> int:
    """A goal in play that goes to whoever has most."""
    return next(number for number, index in enumerate(state.goals) if GOALS[index].most)


def twice(state: Any) -> None:
    """Two pieces of the same development before the first seat."""
    development = next(card.index for card in state.switches.table.cards if not card.world)
    state.seats[0].tableau += [development] * 2
    state.seats[0].goods += [NO_GOOD] * 2


GAIA: list[tuple[str, Damage]] = [
    ("16 ore is outside 0 to 15", put("ore", 16)),
    ("-1 ore is outside", put("ore", -1)),
    ("16 knowledge is outside", put("knowledge", 16)),
    ("31 credits is outside", put("credits", 31)),
    ("-1 in qic", put("qic", -1)),
    ("-1 in vp", put("vp", -1)),
    ("-1 in area I", put("area1", -1)),
    ("-1 in area II", put("area2", -1)),
    ("-1 in area III", put("area3", -1)),
    ("-1 in Gaia area", put("gaia", -1)),
    ("the ledger adds up to", more("vp", 1)),
    ("Gaiaformers do not add up", more("formers_ready", 1)),
    ("Gaiaformers do not add up", more("formers_gaia", 1)),
    ("Gaiaformers do not add up", more("formers_unearned", -1)),
    ("brainstone in 1", put("brainstone", 1)),
    ("9 of mine on the map", lambda state: state.seats[0].built.__setitem__(1, 9)),
    ("-1 of station on the map", lambda state: state.seats[0].built.__setitem__(2, -1)),
    ("pieces counted", lambda state: state.seats[0].built.__setitem__(1, state.seats[0].built[1] - 1)),
    ("too many space stations", put("stations", 0b1111111)),
    ("tiles [0, 0]", lambda state: (put("tiles", [0, 0])(state), put("covers", [-1, -1])(state))),
    ("tiles [0] under []", lambda state: (put("tiles", [0])(state), put("covers", [])(state))),
    ("a token without a green side is green", lambda state: (put("tokens", [0])(state), put("green", [1])(state))),
    ("something foreign is in a federation", lambda state: put("federated", 1 << state.hex_of(free(state)))(state)),
    ("has not joined it", lambda state: put("satellites", 1 << state.hex_of(owned(state)))(state)),
    (
        "a satellite on a planet or off the map",
        lambda state: put("satellites", 1 << state.hex_of(free(state)))(state),
    ),
    ("more federations than tokens", put("formed", 1)),
    ("structure 0 of 0", lambda state: state.structures.__setitem__(owned(state), 0)),
    ("structure 1 of -1", at("structures", free, 1)),
    ("is missing among those of seat 1", at("owners", owned, 1)),
    ("guest 0 with owner 0", at("guests", owned, 0)),
    ("guest 1 with owner 0", at("guests", owned, 1)),
    ("a Gaiaformer beside a structure", at("formers", owned, 0)),
    ("a structure on a Transdim planet", at("kinds", owned, 8)),
    ("colonized a planet twice", lambda state: state.seats[0].planets.append(owned(state))),
    ("federation tokens vp12 do not add up", lambda state: state.tokens_left.__setitem__(0, 1)),
    ("the Gleens token is not once", lambda state: state.tokens_left.__setitem__(-1, 2)),
    ("boosters [", lambda state: state.boosters.pop()),
    ("boosters [", lambda state: state.boosters.__setitem__(0, state.boosters[1])),
    ("advanced tiles [", lambda state: state.advanced.__setitem__(0, -1)),
    ("advanced tiles [", lambda state: state.advanced.__setitem__(0, state.advanced[1])),
    ("two seats on the top of area 2", lambda state: [player.levels.__setitem__(2, 5) for player in state.seats]),
    (
        "a satellite on the Lost Planet",
        lambda state: (
            put("lost_hex", min_bit(state.board.space & ~state.board.solid), None)(state),
            put("satellites", 1 << state.lost_hex)(state),
        ),
    ),
    ("two factions of one board", lambda state: put("faction", state.seats[1].faction)(state)),
]

AUTOMA: list[tuple[str, Damage]] = [
    ("the Automa owns 1 things", put("ore", 1, 1)),
    ("the Automa owns 2 things", put("area3", 2, 1)),
    ("the Automa owns 3 things", put("gaia", 3, 1)),
    ("the Automa owns 1 things", put("qic", 1, 1)),
    ("the Automa owns 1 things", put("credits", 1, 1)),
    ("the Automa owns 1 things", put("knowledge", 1, 1)),
    ("the Automa owns 1 things", put("area1", 1, 1)),
    ("the Automa owns 1 things", put("area2", 1, 1)),
    ("the Automa owns 1 things", lambda state: (put("tiles", [0], 1)(state), put("covers", [-1], 1)(state))),
    ("the Automa owns 1 things", lambda state: (put("tokens", [0], 1)(state), put("green", [0], 1)(state))),
    ("Automa cards [", lambda state: state.automa.discards.append(0)),
]

FEDERATION: list[tuple[str, Damage]] = [
    ("gold: 6 is outside 0 to 5", lambda state: state.seats[0].reserve.__setitem__(3, 6)),
    ("crystals: 1", lambda state: state.seats[0].reserve.__setitem__(0, 11)),
    ("less than nothing: [-1", lambda state: state.seats[0].reserve.__setitem__(0, -1)),
    ("less than nothing", put("supply", -1)),
    ("less than nothing", put("vp", -1)),
    ("ships in the hangar: 6", put("hangar", 6)),
    ("the die: 7", put("die", 7)),
    ("degree: 11", put("degree", 11)),
    ("degree: -1", put("degree", -1)),
    ("moon: 8", put("moon", 8)),
    ("ships do not add up", more("supply", 1)),
    ("a mission is completed without a marker", lambda state: (put("completed", 1)(state), put("markers", 0)(state))),
    ("the ledger does not add up", more("vp", 1)),
    ("discs [3", lambda state: state.seats[0].discs.__setitem__(0, 3)),
    ("specialists [0, 1]", lambda state: (put("specialists", [0, 1])(state), put("used", [0, 0])(state))),
    ("specialists [0] lying []", lambda state: (put("specialists", [0])(state), put("used", [])(state))),
    ("a specialist is in use for ever", lambda state: (put("specialists", [0])(state), put("used", [IN_USE])(state))),
    (
        "a special ambassador from nowhere",
        lambda state: (more("placed", 1 << SPECIAL)(state), put("special", HELD)(state)),
    ),
    (
        "the special ambassador is in two places",
        lambda state: (more("placed", 1 << SPECIAL)(state), put("special", HELD)(state)),
    ),
    ("a deep-space tile that was not chosen", lambda state: (put("deep", 1)(state), put("looked", 0)(state))),
    ("ambassadors [", lambda state: more("placed", 1 if not state.seats[0].placed & 1 else -1)(state)),
    ("the die lies on a strange space", lambda state: put("die_at", free(state))(state)),
    ("ambassador", at("ambassadors", free, 1)),
    ("token 0 on side", at("covers", free, 0)),
    ("alteration tokens", lambda state: state.gone.append(0)),
    ("asteroids [", lambda state: state.seats[0].asteroids.append(99)),
    ("dead asteroids [", lambda state: state.dead.append(state.dead[0])),
    ("specialists [", lambda state: state.atal[0].append(state.atal[0][0])),
    ("medals", more("medals", 1)),
    ("deep-space tiles", lambda state: state.deep_space.pop()),
    ("deep-space tiles", lambda state: state.deep_space.__setitem__(0, state.deep_space[1])),
    ("project 0 stands at -1", lambda state: state.projects.__setitem__(0, -1)),
    ("project 0 stands at 99", lambda state: state.projects.__setitem__(0, 99)),
    ("contributions, but the general project", more("contributions", 1)),
    ("robots [1] on megastructure 0", lambda state: state.mega_robots.__setitem__(0, [1])),
    ("robots [] on megastructure 0", lambda state: put("megas", 1)(state)),
    ("laws [", lambda state: state.law_stacks[0].append(0)),
]

RACE: list[tuple[str, Damage]] = [
    ("cards in play", lambda state: state.piles[0].deck.pop()),
    ("cards in play", lambda state: setattr(state, "rejected", [*state.rejected, 0])),
    ("cards in play", lambda state: state.seats[0].drawn.append(0)),
    ("cards in play", lambda state: state.seats[0].starts.append(0)),
    ("cards in play", lambda state: put("placing", state.piles[0].deck[0])(state)),
    ("discards and who knows them", lambda state: state.piles[0].known.append(0)),
    ("chips held", more("chips", 1)),
    ("chips held", more("pool", -1, None)),
    ("the hand is not sorted", lambda state: put("hand", state.seats[0].hand[::-1])(state)),
    ("fresh cards", put("fresh", 99)),
    ("fresh cards", put("fresh", -1)),
    ("goods and tableau do not match", lambda state: state.seats[0].goods.append(-1)),
    ("a good on", lambda state: state.seats[0].goods.__setitem__(barren(state), state.piles[0].deck[0])),
    ("the same development twice", twice),
    ("held by 2", lambda state: state.holders.__setitem__(contested(state), 2)),
]

ROBOT: list[tuple[str, Damage]] = [
    ("robot with credit 5", lambda state: setattr(state.robot, "credit", 5)),
    ("robot with credit -1", lambda state: setattr(state.robot, "credit", -1)),
    ("and economy 6", lambda state: setattr(state.robot, "economy", 6)),
    ("and economy -1", lambda state: setattr(state.robot, "economy", -1)),
    ("chips held", lambda state: setattr(state.robot, "chips", state.robot.chips + 1)),
    ("cards in play", lambda state: state.robot.stack.append(0)),
    ("cards in play", lambda state: state.robot.tableau.pop()),
]

CASES = [
    *(("gaia", 2, 30, *case) for case in GAIA),
    *(("gaia", 1, 30, *case) for case in AUTOMA),
    *(("federation", 4, 24, *case) for case in FEDERATION),
    *(("race", 2, 24, *case) for case in RACE),
    *(("race", 1, 24, *case) for case in ROBOT),
]


@pytest.mark.parametrize(
    ("game", "players", "moves", "words", "damage"), CASES, ids=[f"{case[0]}{n}" for n, case in enumerate(CASES)]
)
def test_damage_is_found(game: str, players: int, moves: int, words: str, damage: Damage) -> None:
    check = catalogue.rules_of(game).check
    state = played(game, players, moves).clone()
    assert check(state) == []
    damage(state)
    found = check(state)
    assert any(words in text for text in found), found
