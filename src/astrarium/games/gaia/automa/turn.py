"""The Automa's turn: reveal, act, gain points; or pass (GP-AUTO-40 to -56)."""

from astrarium.games.gaia.automa.acting import (
    can_research,
    cannot,
    close_octagon,
    faction_card,
    mine,
    mine_or_upgrade,
    move_up,
    research_highest,
    research_random,
    upgrade,
)
from astrarium.games.gaia.automa.deck import NO_CARD, Automa
from astrarium.games.gaia.automa.points import earn
from astrarium.games.gaia.automa.setup import make_deck
from astrarium.games.gaia.components import automa_parts as cards
from astrarium.games.gaia.components.automa_parts import DEED_IDS, NO_PREFERENCE, AutomaParts, Card, Deed
from astrarium.games.gaia.components.components import BOOSTER_IDS, ROUND_IDS
from astrarium.games.gaia.state.state import AUTOMA, State
from astrarium.kernel.event import Event


def automa_turn(state: State, events: list[Event]) -> None:
    """Reveal a card, carry out its action, gain its points (GP-AUTO-41)."""
    automa = state.automa
    assert automa is not None
    state.revealed = True
    crosswise = reveal(state.parts.automa, automa, events)
    if automa.action == NO_CARD:
        pass_round(state, automa, "deck", events)
    elif crosswise and state.parts.automa.cards[automa.action].passes:
        pass_round(state, automa, "card", events)
    else:
        state.push("offers")
        act(state, state.parts.automa.cards[automa.action], state.parts.automa.cards[automa.behaviour], events)


def reveal(parts: AutomaParts, automa: Automa, events: list[Event]) -> bool:
    """Turn a new action card up; the old one becomes the behaviour card (GP-AUTO-42, -43).

    Whether the new card was one of those that lay crosswise.
    """
    rule = "GP-AUTO-43"
    if automa.action == NO_CARD:
        rule = "GP-AUTO-42"
        draw(automa)
    else:
        automa.discards.append(automa.behaviour)
    automa.behaviour = automa.action
    automa.action = NO_CARD
    if not automa.deck:
        return False
    crosswise = len(automa.deck) <= parts.crosswise
    draw(automa)
    data = {
        "card": parts.cards[automa.action].id,
        "behaviour": parts.cards[automa.behaviour].id,
        "cards": len(automa.deck),
        "crosswise": crosswise,
    }
    events.append(Event("automa-reveal", AUTOMA, rule, data))
    return crosswise


def draw(automa: Automa) -> None:
    """The top card of the deck becomes the action card, for all to see."""
    automa.action = automa.deck.pop()
    automa.known |= 1 << automa.action


def act(state: State, card: Card, behaviour: Card, events: list[Event]) -> None:
    """The action of the one card, in the manner of the other; then its points (GP-AUTO-42, -47)."""
    events.append(Event("automa-action", AUTOMA, "GP-AUTO-46", {"deed": DEED_IDS[card.deed], "card": card.id}))
    if card.deed != cards.FACTION:
        plain_action(state, card.deed, behaviour, events)
        earn(state, card.vp, "card", "GP-AUTO-47", events)
        return
    ability = faction_card(state)
    for number, deed in enumerate(ability.deeds, 1):
        data = {"deed": DEED_IDS[deed.kind], "number": number, "of": len(ability.deeds)}
        events.append(Event("automa-entry", AUTOMA, "GP-AUTO-73", data))
        faction_entry(state, deed, behaviour, events)
    earn(state, ability.vp, "faction_action", "GP-AUTO-47", events)


def plain_action(state: State, deed: int, behaviour: Card, events: list[Event]) -> None:
    """One of the five actions that decision cards show besides the faction action."""
    if deed == cards.UPGRADE:
        if not upgrade(state, behaviour, False, events):
            cannot(deed, "no-upgrade", events)
    elif deed == cards.MINE:
        mine_or_upgrade(state, behaviour, behaviour.range, NO_PREFERENCE, events)
    elif deed == cards.POWER:
        close(state, behaviour, events)
        if faction_card(state).power_twice:
            close(state, behaviour, events)
    elif deed == cards.HIGHEST:
        if not research_highest(state, behaviour, events):
            cannot(deed, "no-area", events)
    elif not research_random(state, behaviour, events):
        cannot(deed, "no-area", events)


def close(state: State, behaviour: Card, events: list[Event]) -> None:
    """A power or Q.I.C. action, if one is still open (GP-AUTO-70, -74)."""
    if not close_octagon(state, behaviour, events):
        cannot(cards.POWER, "no-octagon", events)


def faction_entry(state: State, deed: Deed, behaviour: Card, events: list[Event]) -> None:
    """One entry of the faction card; an impossible one is skipped (GP-AUTO-73)."""
    if deed.kind == cards.MINE:
        mine_or_upgrade(state, behaviour, deed.range, deed.preference, events)
    elif deed.kind == cards.POWER:
        close(state, behaviour, events)
    elif deed.kind == cards.RANDOM:
        if not research_random(state, behaviour, events):
            cannot(deed.kind, "no-area", events)
    elif deed.kind == cards.ADVANCE:
        if can_research(state, deed.area):
            move_up(state, deed.area, events)
        else:
            cannot(deed.kind, "no-area", events)
    elif not upgrade(state, behaviour, deed.downgrade, events):
        cannot(deed.kind, "no-upgrade", events)
        if deed.mine_instead:
            # An upgrade has just been found impossible, so a failed mine ends it (GP-AUTO-83).
            mine(state, behaviour, deed.mine_instead, NO_PREFERENCE, events)


def pass_round(state: State, automa: Automa, why: str, events: list[Event]) -> None:
    """Points of the round tile, another booster, a new deck, perhaps the first turn (GP-AUTO-50 to -55)."""
    behaviour = state.parts.automa.cards[automa.behaviour]
    card = state.parts.automa.cards[automa.action].id if automa.action != NO_CARD else ""
    rule = "GP-AUTO-44" if why == "card" else "GP-AUTO-43"
    events.append(Event("automa-passes", AUTOMA, rule, {"why": why, "card": card}))
    tile = state.parts.round_tiles[state.round_tiles[state.round - 1]]
    vp = tile.automa_early if state.round <= state.parts.automa.early_rounds else tile.automa_late
    earn(state, vp, "round_" + ROUND_IDS[tile.index], "GP-AUTO-50", events)
    player = state.seats[AUTOMA]
    player.passed = True
    if state.round < state.parts.rounds:
        taken = state.boosters.pop(behaviour.booster)
        state.boosters.append(player.booster)
        player.booster = taken
        events.append(Event("booster", AUTOMA, "GP-AUTO-51", {"booster": BOOSTER_IDS[taken]}))
        automa.deck += automa.discards + automa.open_cards()
        automa.discards = []
        automa.action = NO_CARD
        automa.behaviour = NO_CARD
        make_deck(state, automa, "GP-AUTO-53", events)
    if not state.passed_order:
        state.first_player = AUTOMA
        events.append(Event("first-player", AUTOMA, "GP-AUTO-54", {}))
    state.passed_order.append(AUTOMA)
