"""From options and chance to the first position (GP-SETUP, GP-ADV)."""

from typing import Any

from astrarium.games.gaia.automa.setup import check_automa, new_automa
from astrarium.games.gaia.automa.setup import given_faction as automa_faction
from astrarium.games.gaia.components import abilities
from astrarium.games.gaia.components.components import components
from astrarium.games.gaia.components.ids import FACTION_IDS
from astrarium.games.gaia.factions import can
from astrarium.games.gaia.gains import gain_all, score
from astrarium.games.gaia.map.layouts import FIXED, check_map, lay_map, map_name
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import AUTOMA, HUMAN, State
from astrarium.games.gaia.state.switches import Switches
from astrarium.kernel.corrections import unfit
from astrarium.kernel.errors import BadOption
from astrarium.kernel.event import Event
from astrarium.kernel.message import Message, name
from astrarium.kernel.rng import Rng


def check_setup(players: int, options: dict[str, Any]) -> None:
    """Refuse options that do not go together, and corrections that cannot be played."""
    try:
        components(options["data"])
    except (ValueError, RecursionError) as error:
        raise unfit("data", error) from None
    check_map(players, options)
    if options["setup"] == "first_game" and (map_name(players, options) != FIXED or options["leave_out"] != "none"):
        raise BadOption(
            "the first game is played on the whole fixed map (GP-SETUP-02)", Message("unfit-first-game-map")
        )
    if options["draw_factions"] and options["factions"]:
        raise BadOption("factions are either given or drawn, not both", Message("unfit-factions-twice"))
    if options["draw_factions"] and options["setup"] == "first_game":
        raise BadOption(
            "in the first game factions are chosen, not drawn (GP-SETUP-11)", Message("unfit-first-game-drawn")
        )
    check_factions(players, options)
    if players == 1:
        check_automa(options)


def check_factions(players: int, options: dict[str, Any]) -> None:
    """Given factions are one for each seat, from different boards (GP-ADV-01)."""
    given = [FACTION_IDS.index(name) for name in options["factions"]]
    parts = components(options["data"])
    if not given:
        return
    if len(given) != players:
        raise BadOption(f"{len(given)} factions are given for {players} players", Message("unfit-faction-count"))
    if len({parts.factions[faction].board for faction in given}) < players:
        raise BadOption("two of the given factions are sides of one board (GP-ADV-01)", Message("unfit-one-board"))
    if options["setup"] == "first_game":
        for faction in given:
            if faction not in parts.first_game_factions[players]:
                played = Message("unfit-first-game-faction", {"faction": name("faction", FACTION_IDS[faction])})
                raise BadOption(f"{FACTION_IDS[faction]} is not played in a first game (GP-SETUP-11)", played)


def first_position(players: int, options: dict[str, Any], rng: Rng) -> State:
    """The table is laid, and the agenda holds what comes before the first round (GP-ADV-02)."""
    parts = components(options["data"])
    state = State(players, rng, options, Switches(options), parts)
    state.seat_players()
    state.tech_spaces = _drawn(rng, len(parts.tech), len(parts.tech))
    state.advanced = _drawn(rng, len(parts.advanced), parts.advanced_in_play)
    state.tokens_left = [token.copies for token in parts.tokens]
    if players == 1:
        state.automa = new_automa(options)
        for token in parts.tokens:
            if token.index != parts.own_token:
                state.tokens_left[token.index] -= parts.solo_tokens_removed
    state.terraforming_token = _draw_token(state, rng)
    state.tokens_left[state.terraforming_token] -= 1
    state.round_tiles = _drawn(rng, len(parts.round_tiles), parts.rounds)
    state.final_tiles = _drawn(rng, len(parts.final_tiles), parts.finals_in_play)
    if players == 1:
        lay_solo_table(state, rng)
        return state
    state.boosters = sorted(_drawn(rng, len(parts.boosters), players + parts.boosters_beyond_players))
    state.push("round")
    # The agenda is a stack: the last player, who chooses the first booster, goes on it last (GP-SETUP-21).
    for seat in range(players):
        state.push("booster", (seat,))
    state.push("starting_structures")
    if map_name(players, options) == FIXED:
        state.lay(lay_map(players, FIXED, state.switches.leave_out, rng, not state.switches.ways_on_board))
    else:
        state.push("map")
    push_factions(state, rng)
    return state


def lay_solo_table(state: State, rng: Rng) -> None:
    """The solo game: the map first, then factions, mines, boosters from a row of five, deck (GP-AUTO-10 to -24)."""
    state.boosters = _drawn(rng, len(state.parts.boosters), state.parts.boosters_solo)
    state.push("round")
    state.push("automa_deck")
    state.push("booster", (HUMAN,))
    state.push("automa_booster")
    state.push("starting_structures")
    state.push("automa_faction")
    push_factions(state, rng)
    if map_name(1, state.options) == FIXED:
        state.lay(lay_map(1, FIXED, state.switches.leave_out, rng, not state.switches.ways_on_board))
    else:
        state.push("map")


def push_factions(state: State, rng: Rng) -> None:
    """Factions are given, drawn, or chosen in turn (GP-SETUP-11, GP-ADV-01)."""
    players = state.players
    drawn = state.options["draw_factions"]
    given = _drawn_factions(state, rng) if drawn else given_factions(state.options)
    for seat in range(players - 1, -1, -1):
        if given:
            state.push("given_faction", (), (seat, given[seat]))
        else:
            state.push("faction", (seat,))


def given_factions(options: dict[str, Any]) -> list[int]:
    """The factions that the options name, by seat."""
    return [FACTION_IDS.index(name) for name in options["factions"]]


def _drawn(rng: Rng, kinds: int, number: int) -> list[int]:
    pile = list(range(kinds))
    rng.shuffle(pile)
    return pile[:number]


def _draw_token(state: State, rng: Rng) -> int:
    """One of all federation tokens in the game but the Gleens' (GP-SETUP-06, GP-AUTO-13)."""
    pile: list[int] = []
    for token in state.parts.tokens:
        if token.index != state.parts.own_token:
            pile.extend([token.index] * state.tokens_left[token.index])
    return pile[rng.below(len(pile))]


def _drawn_factions(state: State, rng: Rng) -> list[int]:
    while True:
        boards = _drawn(rng, len(state.parts.factions) // 2, state.players)
        drawn = [board * 2 + rng.below(2) for board in boards]
        taken = automa_faction(state.options) if state.automa is not None else -1
        if taken < 0 or state.parts.factions[taken].board not in boards:
            return drawn


def take_faction(state: State, player: Player, faction: int, events: list[Event]) -> None:
    """The printed start values, and the bonus of a start level (GP-SETUP-12 to -18)."""
    board = state.parts.factions[faction]
    player.faction = faction
    events.append(Event("faction", player.seat, "GP-ADV-01", {"faction": board.id}))
    player.ore = board.ore
    player.credits = board.credits
    player.knowledge = board.knowledge
    player.qic = board.qic
    player.area1 = board.area1
    player.area2 = board.area2
    player.brainstone = 1 if can(player, abilities.BRAINSTONE) else 0
    player.formers_unearned = state.parts.gaiaformers
    score(state, player, state.parts.start_vp, "start", "GP-SETUP-17", events)
    for area, level in enumerate(board.levels):
        if level:
            player.levels[area] = level
            gain_all(state, player, state.parts.tracks[area][level].once, "start", "GP-SETUP-15", events)


def starting_order(state: State) -> list[int]:
    """Whose starting structure comes when: a snake, a third mine, an institute (GP-ADV-03 to -06)."""
    seats = list(range(len(state.seats)))
    mines = [state.parts.factions[player.faction].mines for player in state.seats]
    if state.automa is not None:
        mines[AUTOMA] = state.parts.automa.faction_cards[state.seats[AUTOMA].faction].mines
    order = [seat for seat in seats if mines[seat] >= 1]
    order += [seat for seat in reversed(seats) if mines[seat] >= 2]
    order += [seat for seat in seats if mines[seat] >= 3]
    order += [seat for seat in seats if can(state.seats[seat], abilities.INSTITUTE_START)]
    return order
