"""What must hold in every position: nothing appears, nothing is lost, everything adds up."""

from typing import Any, Final

from astrarium.games.gaia.components import abilities
from astrarium.games.gaia.components.ids import (
    MINE,
    NO_BOOSTER,
    NO_FACTION,
    NO_SEAT,
    NO_TILE,
    STRUCTURE_IDS,
    TRANSDIM,
)
from astrarium.games.gaia.counting import is_automa
from astrarium.games.gaia.factions import can
from astrarium.games.gaia.federations.ground import Ground, choices_found, choices_on
from astrarium.games.gaia.federations.links import Links, clusters
from astrarium.games.gaia.federations.parts import Choice
from astrarium.games.gaia.map.hexes import around, members
from astrarium.games.gaia.research import TOP
from astrarium.games.gaia.state.player import BRAINSTONE_LOST, Player
from astrarium.games.gaia.state.state import State
from astrarium.kernel.rng import Rng

CODE: Final = "s03.1@0x0 s01.2@3x-5 s05.0@5x-2 s06.0@2x3 s07.0@-3x5 s04.0@-5x2 s02.0@-2x-3"
"""A map that no option has a name for."""

SHY: Final = ("pass", "end", "convert", "burn", "decline", "skip", "done")
"""Verbs that a busy random player avoids, so that random games reach full boards."""

MORE_TOKENS: Final = 6
"""Random players seldom have what the long links cost in which something could be spared."""

MAPS: Final = ("usual", "first", "variable", "variant_1", "variant_2", "variant_3", CODE)

NUMBERS: Final = (
    "",
    "",
    "",
    '[structures.structure.mine]\nore = 2\n[boosters.booster.mines]\non_pass = "2 vp per mine"\n',
)
"""Texts for the option "data"; most games are played without one."""


def sample_options(players: int, rng: Rng) -> dict[str, Any]:
    """Maps and numbers that random games should see besides what the declared options tell."""
    return {"map": MAPS[rng.below(len(MAPS))], "data": NUMBERS[rng.below(len(NUMBERS))]}


def check(position: State) -> list[str]:
    """What is wrong with a position; nothing, if the engine is right."""
    wrong: list[str] = []
    for player in position.seats:
        if player.faction != NO_FACTION:
            wrong += [f"seat {player.seat}: {text}" for text in _check_player(position, player)]
    wrong += _check_map(position)
    wrong += _check_supply(position)
    wrong += _check_cards(position)
    if position.agenda and position.agenda[-1].kind == "turn":
        wrong += _check_kept(position, position.seats[position.agenda[-1].seats[0]])
    if position.agenda and position.agenda[-1].kind == "turn" and position.switches.nothing_to_spare:
        wrong += _check_choices(position, position.seats[position.agenda[-1].seats[0]])
    return wrong


def _check_kept(state: State, player: Player) -> list[str]:
    """Federations that were found before are those that would be found now."""
    kept, anew = [
        [(choice.pieces, choice.satellites, choice.value) for choice in found]
        for found in (choices_on(Ground(state, player)), choices_searched(state, player))
    ]
    return [] if kept == anew else [f"seat {player.seat}: other federations are kept than there are"]


def choices_searched(state: State, player: Player) -> list[Choice]:
    """The federations of a seat, searched for anew."""
    ground = Ground(state, player)
    return choices_found(ground) if ground.total >= ground.threshold else []


def _check_choices(state: State, player: Player) -> list[str]:
    """Of no federation that is offered, or would be with a few tokens more, can anything be spared (GP-FED-21)."""
    ground = Ground(state, player)
    ground.budget += MORE_TOKENS
    choices = choices_on(ground)
    if not choices:
        return []
    homes = clusters(ground.pieces | ground.base)
    links = Links(homes, ground.free)
    return [
        f"seat {player.seat}: federation {members(choice.pieces)} has something to spare"
        for choice in choices
        if to_spare(ground, homes, links, choice)
    ]


def to_spare(ground: Ground, homes: list[int], links: Links, choice: Choice) -> bool:
    """Whether some of the clusters are worth enough and linked with fewer satellites; every set of them is tried."""
    if not choice.satellites:
        return False
    base = 0
    loose = 0
    for i, home in enumerate(homes):
        if home & ground.base:
            base = 1 << i
        elif home & choice.pieces:
            loose |= 1 << i
    part = loose
    while True:
        if _worth(ground, homes, part) >= ground.threshold:
            mask = part | base
            alone = not mask & (mask - 1)
            if alone or links.least(mask, choice.satellites - 1) < choice.satellites:
                return True
        if not part:
            return False
        part = (part - 1) & loose


def _worth(ground: Ground, homes: list[int], part: int) -> int:
    worth = ground.base_value
    for i in members(part):
        for place in members(homes[i]):
            worth += ground.values[place]
    return worth


def _check_cards(state: State) -> list[str]:
    automa = state.automa
    if automa is None or not automa.known:
        return []
    cards = sorted(automa.deck + automa.closed + automa.discards + automa.open_cards())
    gone = state.parts.automa.difficulties[automa.difficulty].without
    wrong = (
        []
        if cards == [i for i in range(len(state.parts.automa.cards)) if i not in gone]
        else [f"Automa cards {cards}"]
    )
    hidden = [card for card in automa.closed if automa.known >> card & 1]
    return wrong + ([f"known cards {hidden} lie in the closed pile"] if hidden else [])


def _check_player(state: State, player: Player) -> list[str]:
    wrong = _check_goods(state, player) + _check_pieces(state, player)
    if is_automa(state, player):
        # Its pieces stand in no federation, and it never gets anything but points.
        owned = player.ore + player.credits + player.knowledge + player.qic + len(player.tiles) + len(player.tokens)
        owned += player.area1 + player.area2 + player.area3 + player.gaia
        return [*wrong, f"the Automa owns {owned} things"] if owned else wrong
    return wrong + _check_federations(state, player)


def _check_goods(state: State, player: Player) -> list[str]:
    wrong: list[str] = []
    limits = (("ore", player.ore, state.parts.cap_ore), ("knowledge", player.knowledge, state.parts.cap_knowledge))
    for name, have, cap in (*limits, ("credits", player.credits, state.parts.cap_credits)):
        if not 0 <= have <= cap:
            wrong.append(f"{have} {name} is outside 0 to {cap}")
    for name, have in (
        ("qic", player.qic),
        ("vp", player.vp),
        ("area I", player.area1),
        ("area II", player.area2),
        ("area III", player.area3),
        ("Gaia area", player.gaia),
    ):
        if have < 0:
            wrong.append(f"{have} in {name}")
    total = sum(vp for _, _, vp in player.ledger)
    if total != player.vp:
        wrong.append(f"the ledger adds up to {total}, the score is {player.vp}")
    has_stone = can(player, abilities.BRAINSTONE) and not is_automa(state, player)
    if has_stone != (player.brainstone > 0) or player.brainstone > BRAINSTONE_LOST:
        wrong.append(f"brainstone in {player.brainstone}")
    return wrong


def _check_pieces(state: State, player: Player) -> list[str]:
    wrong: list[str] = []
    formers = state.formers.count(player.seat)
    if player.formers_ready + player.formers_gaia + player.formers_unearned + formers != state.parts.gaiaformers:
        wrong.append("Gaiaformers do not add up")
    for i in range(1, len(STRUCTURE_IDS)):
        if not 0 <= player.built[i] <= state.parts.structures[i].supply:
            wrong.append(f"{player.built[i]} of {STRUCTURE_IDS[i]} on the map")
    if player.built != _pieces_on_map(state, player):
        wrong.append(f"pieces counted {player.built}, on the map {_pieces_on_map(state, player)}")
    if player.stations.bit_count() > state.parts.space_stations:
        wrong.append("too many space stations")
    if len(set(player.tiles)) != len(player.tiles) or len(player.tiles) != len(player.covers):
        wrong.append(f"tiles {player.tiles} under {player.covers}")
    for token, green in zip(player.tokens, player.green, strict=True):
        if green and not state.parts.tokens[token].flips:
            wrong.append("a token without a green side is green")
    return wrong


def _pieces_on_map(state: State, player: Player) -> list[int]:
    pieces = [0] * len(STRUCTURE_IDS)
    for planet in range(len(state.board.planets)):
        if state.owners[planet] == player.seat:
            pieces[state.structures[planet]] += 1
    pieces[MINE] += state.guests.count(player.seat)
    return pieces


def _check_federations(state: State, player: Player) -> list[str]:
    wrong: list[str] = []
    own = player.stations
    for planet in player.planets:
        own |= 1 << state.hex_of(planet)
    if player.federated & ~own:
        wrong.append("something foreign is in a federation")
    federation = player.federated | player.satellites
    if own & ~player.federated & (around(federation) | federation):
        wrong.append("a piece next to a federation has not joined it")
    if player.satellites & state.board.solid or player.satellites & ~state.board.space:
        wrong.append("a satellite on a planet or off the map")
    if state.lost_hex >= 0 and (player.satellites | player.stations) >> state.lost_hex & 1:
        wrong.append("a satellite on the Lost Planet")
    if player.formed > len(player.tokens) and not any(step.kind == "token" for step in state.agenda):
        wrong.append("more federations than tokens")
    return wrong


def _check_map(state: State) -> list[str]:
    wrong: list[str] = []
    for planet in range(len(state.kinds)):
        owner = state.owners[planet]
        guest = state.guests[planet]
        if (owner == NO_SEAT) != (state.structures[planet] == 0):
            wrong.append(f"planet {planet}: structure {state.structures[planet]} of {owner}")
        if owner != NO_SEAT and planet not in state.seats[owner].planets:
            wrong.append(f"planet {planet} is missing among those of seat {owner}")
        if guest != NO_SEAT and (owner in (NO_SEAT, guest) or not can(state.seats[guest], abilities.SHARED_MINES)):
            wrong.append(f"planet {planet}: guest {guest} with owner {owner}")
        if state.formers[planet] != NO_SEAT and owner != NO_SEAT:
            wrong.append(f"planet {planet}: a Gaiaformer beside a structure")
        if owner != NO_SEAT and state.kinds[planet] == TRANSDIM:
            wrong.append(f"planet {planet}: a structure on a Transdim planet")
    for player in state.seats:
        if len(set(player.planets)) != len(player.planets):
            wrong.append(f"seat {player.seat} colonized a planet twice")
    return wrong


def _check_supply(state: State) -> list[str]:
    wrong: list[str] = []
    for token in state.parts.tokens:
        held = sum(player.tokens.count(token.index) for player in state.seats)
        laid = 1 if state.terraforming_token == token.index else 0
        boxed = (
            state.parts.solo_tokens_removed
            if state.automa is not None and token.index != state.parts.own_token
            else 0
        )
        if held + laid + boxed + state.tokens_left[token.index] != token.copies:
            wrong.append(f"federation tokens {token.id} do not add up")
    if state.tokens_left[state.parts.own_token] not in (0, 1):
        wrong.append("the Gleens token is not once in the game")
    in_play = (
        state.parts.boosters_solo if state.automa is not None else state.players + state.parts.boosters_beyond_players
    )
    boosters = [player.booster for player in state.seats if player.booster != NO_BOOSTER] + state.boosters
    if len(set(boosters)) != len(boosters) or len(boosters) != in_play:
        wrong.append(f"boosters {sorted(boosters)}")
    advanced = [tile for tile in state.advanced if tile != NO_TILE]
    advanced += [cover for player in state.seats for cover in player.covers if cover != NO_TILE]
    # The Automa takes advanced tiles out of the game.
    few = len(advanced) < state.parts.advanced_in_play if state.automa is None else False
    if len(set(advanced)) != len(advanced) or len(advanced) > state.parts.advanced_in_play or few:
        wrong.append(f"advanced tiles {sorted(advanced)}")
    for area in range(len(state.advanced)):
        if [player.levels[area] for player in state.seats].count(TOP) > 1:
            wrong.append(f"two seats on the top of area {area}")
    boards = [state.parts.factions[player.faction].board for player in state.seats if player.faction != NO_FACTION]
    if len(set(boards)) != len(boards):
        wrong.append("two factions of one board")
    return wrong
