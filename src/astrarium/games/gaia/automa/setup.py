"""Setting up the Automa: faction, starting mines, booster and deck (GP-AUTO-15 to -22)."""

from typing import Any

from astrarium.games.gaia.automa.acting import put_mine
from astrarium.games.gaia.automa.choosing import Narrowing
from astrarium.games.gaia.automa.deck import Automa
from astrarium.games.gaia.components.components import AUTOMA_FACTIONS, BOOSTER_IDS, DIFFICULTY_IDS, components
from astrarium.games.gaia.components.ids import FACTION_IDS
from astrarium.games.gaia.counting import home
from astrarium.games.gaia.gains import score
from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.state.state import AUTOMA, HUMAN, State
from astrarium.kernel.errors import BadOption
from astrarium.kernel.event import Event
from astrarium.kernel.message import Message, name

ANY = "random"
USUAL = "automa"
FIRST_GAME_LEVEL = "automalein"


def check_automa(options: dict[str, Any]) -> None:
    """The Automa plays in a colour of its own; a first game has its own set-up (GP-AUTO-15, -93)."""
    parts = components(options["data"])
    faction = options["automa"]
    if options["setup"] == "first_game":
        if faction not in (ANY, FACTION_IDS[parts.first_game_automa]):
            raise BadOption(
                "in the first solo game the Automa plays the Taklons (GP-AUTO-15)", Message("unfit-first-game-automa")
            )
        if options["difficulty"] not in (USUAL, FIRST_GAME_LEVEL):
            level = Message("unfit-first-game-level", {"level": name("difficulty", FIRST_GAME_LEVEL)})
            raise BadOption(f"the first solo game is played against the {FIRST_GAME_LEVEL} (GP-AUTO-93)", level)
    if faction == ANY or not options["factions"]:
        return
    mine = parts.factions[FACTION_IDS.index(options["factions"][0])]
    if mine.board == parts.factions[FACTION_IDS.index(faction)].board:
        text = f"the Automa cannot play {faction} in the colour of {mine.id} (GP-AUTO-15)"
        same = Message("unfit-automa-colour", {"faction": name("faction", faction), "mine": name("faction", mine.id)})
        raise BadOption(text, same)


def new_automa(options: dict[str, Any]) -> Automa:
    """The Automa of a new game, still without cards; a first game is played on the easiest level (GP-AUTO-93)."""
    first = options["setup"] == "first_game"
    return Automa(DIFFICULTY_IDS.index(FIRST_GAME_LEVEL if first else options["difficulty"]))


def given_faction(options: dict[str, Any]) -> int:
    """The faction that the Automa is told to play, or -1."""
    if options["setup"] == "first_game":
        return components(options["data"]).first_game_automa
    return -1 if options["automa"] == ANY else FACTION_IDS.index(options["automa"])


def take_faction(state: State, events: list[Event]) -> None:
    """The faction card given or drawn, in another colour than the human's (GP-AUTO-15 to -17)."""
    assert state.automa is not None
    faction = given_faction(state.options)
    if faction < 0:
        board = state.parts.factions[state.seats[HUMAN].faction].board
        free = [FACTION_IDS.index(name) for name in AUTOMA_FACTIONS]
        free = [other for other in free if state.parts.factions[other].board != board]
        faction = free[state.rng.below(len(free))]
    player = state.seats[AUTOMA]
    player.faction = faction
    player.formers_unearned = state.parts.gaiaformers
    player.levels = state.parts.automa.faction_cards[faction].levels[:]
    level = state.parts.automa.difficulties[state.automa.difficulty]
    data = {"faction": FACTION_IDS[faction], "difficulty": level.id}
    events.append(Event("automa-faction", AUTOMA, "GP-AUTO-15", data))
    score(state, player, level.start_vp, "start", "GP-AUTO-17", events)


def draw_card(state: State, use: str, rule: str, events: list[Event]) -> int:
    """A random card of all; it goes back before the deck is made (GP-AUTO-19, -20)."""
    card = state.rng.below(len(state.parts.automa.cards))
    events.append(Event("automa-draws", AUTOMA, rule, {"card": state.parts.automa.cards[card].id, "use": use}))
    return card


def starting_planets(state: State, events: list[Event]) -> list[int]:
    """The planets of its home type nearest to the centre of the map (GP-AUTO-18, -19)."""
    player = state.seats[AUTOMA]
    wanted = state.parts.automa.faction_cards[player.faction].mines
    homes = [planet for planet in range(len(state.board.planets)) if state.kinds[planet] == home(player)]
    centre = hexes.hex_at(0, 0)
    far = {planet: hexes.distance(centre, state.hex_of(planet)) for planet in homes}
    found: list[int] = []
    while len(found) < wanted:
        rest = [planet for planet in homes if planet not in found]
        nearest = min([far[planet] for planet in rest])
        ring = [planet for planet in rest if far[planet] == nearest]
        if len(ring) <= wanted - len(found):
            found += ring
            continue
        card = state.parts.automa.cards[draw_card(state, "mine", "GP-AUTO-19", events)]
        while len(found) < wanted:
            planet = Narrowing(state, ring, events).by_direction(card)
            found.append(planet)
            ring = [other for other in ring if other != planet]
    return found


def place(state: State, planet: int, events: list[Event]) -> None:
    """A starting mine, without satellite or points (GP-AUTO-18, -24)."""
    put_mine(state, planet)
    data = {"at": hexes.name(state.hex_of(planet)), "institute": False}
    events.append(Event("place", AUTOMA, "GP-AUTO-18", data))


def take_booster(state: State, events: list[Event]) -> None:
    """A card says which of the five in the row (GP-AUTO-20)."""
    card = state.parts.automa.cards[draw_card(state, "booster", "GP-AUTO-20", events)]
    taken = state.boosters.pop(card.slot)
    state.seats[AUTOMA].booster = taken
    events.append(Event("booster", AUTOMA, "GP-AUTO-20", {"booster": BOOSTER_IDS[taken]}))


def first_deck(state: State, events: list[Event]) -> None:
    """The cards with green numbers, changed by the level, and one of the closed pile (GP-AUTO-21, -22, -92)."""
    automa = state.automa
    assert automa is not None
    level = state.parts.automa.difficulties[automa.difficulty]
    known = [card.index for card in state.parts.automa.cards if card.start and card.index not in level.without]
    known += level.added
    automa.closed = [
        card.index for card in state.parts.automa.cards if card.index not in known and card.index not in level.without
    ]
    state.rng.shuffle(automa.closed)
    automa.deck = known[:]
    for card in known:
        automa.known |= 1 << card
    make_deck(state, automa, "GP-AUTO-21", events)


def make_deck(state: State, automa: Automa, rule: str, events: list[Event]) -> None:
    """The top card of the closed pile comes to the others, and all are shuffled (GP-AUTO-21, -53)."""
    for _ in range(min(state.parts.automa.closed_cards, len(automa.closed))):
        automa.deck.append(automa.closed.pop())
    # What the order of the cards was before must not matter for what it becomes.
    automa.deck.sort()
    state.rng.shuffle(automa.deck)
    events.append(Event("automa-deck", AUTOMA, rule, {"cards": len(automa.deck), "closed": len(automa.closed)}))
