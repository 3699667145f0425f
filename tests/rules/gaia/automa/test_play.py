"""Whole solo games: against every faction, with what is hidden, taken back, recorded and told."""

from collections.abc import Iterator

import pytest

import astrarium
from astrarium import Event, Game, NothingToUndo, Rng
from astrarium.games.gaia import invariants
from astrarium.games.gaia.automa.deck import Automa
from astrarium.games.gaia.automa.hidden import redraw
from astrarium.games.gaia.components import components as c
from astrarium.games.gaia.components import ids
from astrarium.games.gaia.components.components import CARD_IDS, DEFAULT, DIFFICULTY_IDS
from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.state.state import AUTOMA, State
from tests.rules.gaia.automa.printed import FACTIONS
from tests.rules.gaia.automa.solo import Solo, solo

LATE = ("pass", "end", "decline", "convert", "burn")
"""What a player who wants to get on does not choose."""


def position(game: Game) -> State:
    assert isinstance(game.position, State)
    return game.position


def cards(game: Game) -> Automa:
    automa = position(game).automa
    assert automa is not None
    return automa


def new(human: str, seed: int) -> Game:
    """A solo game whose Automa and level follow from the seed."""
    board = c.DEFAULT.factions[ids.FACTION_IDS.index(human)].board
    others = [name for name in FACTIONS if c.DEFAULT.factions[ids.FACTION_IDS.index(name)].board != board]
    options = {"factions": [human], "automa": others[seed % len(others)]}
    return astrarium.new("gaia", 1, seed, {**options, "difficulty": DIFFICULTY_IDS[seed % 5]})


def moves(game: Game, seed: int) -> Iterator[list[Event]]:
    """Play at random to the end; what happened, action by action."""
    rng = Rng(seed)
    while not game.is_over:
        actions = game.legal_actions(0)
        busy = [action for action in actions if action.verb not in LATE]
        actions = busy if busy and rng.below(5) else actions
        yield game.apply(0, actions[rng.below(len(actions))])


@pytest.mark.rule("GP-AUTO-01", "GP-AUTO-04")
@pytest.mark.parametrize("human", ids.FACTION_IDS)
@pytest.mark.parametrize("seed", range(3))
def test_against_every_faction_a_game_comes_to_its_end_and_everything_adds_up(human: str, seed: int) -> None:
    seed += 3 * ids.FACTION_IDS.index(human)
    game = new(human, seed)
    for events in moves(game, seed):
        assert invariants.check(position(game)) == []
        for event in events:
            explains(game, event)
        told_step_by_step(events)
    assert sum(position(game).seats[AUTOMA].built) > 4
    assert sum(vp for _, _, vp in position(game).seats[AUTOMA].ledger) == position(game).seats[AUTOMA].vp
    text = game.record().dumps()
    assert astrarium.replay(text).hash() == game.hash()
    assert len(game.scores()) == 1
    won = position(game).seats[0].vp >= position(game).seats[AUTOMA].vp
    assert game.winners() == ([0] if won else [])


def explains(game: Game, event: Event) -> None:
    """An event of the Automa names its rule, and places that are on the map."""
    if event.seat != AUTOMA:
        return
    assert event.rule
    for key in ("left", "out"):
        for name in event.data.get(key, []):
            assert position(game).planet_at(hexes.named(name)) >= 0


def told_step_by_step(events: list[Event]) -> None:
    """Every tie-breaker leaves some of those before it, and what is done is what was left."""
    left: list[str] = []
    for event in events:
        if event.seat != AUTOMA:
            continue
        data = event.data
        if event.kind in ("automa-planets", "automa-structures"):
            left = data["left"]
            assert len(left) == data["count"] > 0
        elif event.kind == "automa-tie" and left:
            assert sorted(data["left"] + data["out"]) == sorted(left)
            assert (len(left), len(data["left"])) == (data["before"], data["after"])
            left = data["left"]
        elif event.kind in ("build", "upgrade"):
            assert left == [data["at"]]
            left = []
        elif event.kind == "automa-counts-areas":
            assert data["area"] in data["areas"]
        elif event.kind == "automa-counts-octagons":
            assert data["octagon"] in data["octagons"]


@pytest.mark.rule("GP-AUTO-41")
@pytest.mark.parametrize("automa", FACTIONS)
def test_every_turn_tells_card_action_and_result_in_order(automa: str) -> None:
    human = "terrans" if automa != "terrans" else "xenos"
    game = astrarium.new("gaia", 1, 5, {"factions": [human], "automa": automa})
    turns = 0
    for events in moves(game, 5):
        kinds = [event.kind for event in events if event.seat == AUTOMA]
        for number, kind in enumerate(kinds):
            if kind == "automa-reveal":
                turns += 1
                assert kinds[number + 1] in ("automa-action", "automa-passes")
            elif kind == "automa-action":
                assert kinds[number - 1] == "automa-reveal"
                assert kinds[number + 1] != "automa-reveal"
    assert turns > 20


@pytest.mark.rule("GP-AUTO-41", "GP-AUTO-44")
def test_what_is_done_after_the_automa_revealed_a_card_cannot_be_taken_back() -> None:
    game = new("terrans", 2)
    refused = 0
    for number, events in enumerate(moves(game, 2)):
        if number > 60:
            break
        kinds = [event.kind for event in events]
        if "automa-reveal" in kinds or "automa-passes" in kinds or "automa-draws" in kinds:
            refused += 1
            assert not game.can_undo(0)
            with pytest.raises(NothingToUndo):
                game.undo(0)
    assert refused > 10


@pytest.mark.rule("GP-AUTO-41")
def test_before_the_automa_s_turn_the_player_may_take_back() -> None:
    game = new("terrans", 2)
    while game.decision(0) is not None and position(game).agenda[-1].kind != "turn":
        game.apply(0, game.legal_actions(0)[0])
    before = game.hash()
    burn = next(action for action in game.legal_actions(0) if action.verb in ("burn", "convert"))
    game.apply(0, burn)
    game.undo(0)
    assert game.hash() == before


@pytest.mark.rule("GP-AUTO-21", "GP-AUTO-22", "GP-AUTO-53")
def test_nobody_sees_the_order_of_the_deck_or_the_closed_pile() -> None:
    game = new("ambas", 4)
    for number, _ in enumerate(moves(game, 4)):
        if number % 7 or not cards(game).known:
            continue
        twin = game.clone()
        redraw(DEFAULT.automa, cards(twin), Rng(number))
        for seat in (0, None):
            assert twin.view(seat) == game.view(seat)
        assert [str(a) for a in twin.legal_actions(0)] == [str(a) for a in game.legal_actions(0)]


@pytest.mark.rule("GP-AUTO-21", "GP-AUTO-22", "GP-AUTO-45", "GP-AUTO-53")
@pytest.mark.parametrize("seed", range(5))
def test_what_is_imagined_of_its_cards_is_possible(seed: int) -> None:
    game = new("ambas", seed)
    met: set[int] = set()
    for number, _ in enumerate(moves(game, seed)):
        real = cards(game)
        if not real.known:
            continue
        met |= set(real.discards + real.open_cards())
        if number % 5:
            continue
        guess = cards(game.determinize(0, Rng(number)))
        assert sorted(guess.deck + guess.closed) == sorted(real.deck + real.closed)
        assert (len(guess.deck), guess.discards) == (len(real.deck), real.discards)
        assert (guess.action, guess.behaviour) == (real.action, real.behaviour)
        assert not met & set(guess.closed)


@pytest.mark.rule("GP-AUTO-21")
def test_everything_possible_can_be_imagined() -> None:
    game = solo("taklons mine@0x0", deck="7 14 5 16 4 6 8")
    game.cards.known = 0
    for card in ("7", "14", "5", "16", "4", "6"):
        game.cards.known |= 1 << CARD_IDS.index(card)
    game.turn()
    assert seen_by(game, "deck") == {"5", "16", "4", "6", *strangers()}
    assert seen_by(game, "closed") == strangers()
    tops = {cards(game.game.determinize(0, Rng(seed))).deck[-1] for seed in range(100)}
    assert len(tops) > 4


def strangers() -> set[str]:
    """The cards of which the player does not know where they are."""
    return set(CARD_IDS) - {"7", "14", "5", "16", "4", "6"}


def seen_by(game: Solo, pile: str) -> set[str]:
    """All cards that are imagined in a pile now and then."""
    found: set[str] = set()
    for seed in range(100):
        guess = cards(game.game.determinize(0, Rng(seed)))
        sure = {"5", "16", "4", "6"} <= {CARD_IDS[card] for card in guess.deck}
        assert sure
        found |= {CARD_IDS[card] for card in (guess.deck if pile == "deck" else guess.closed)}
    return found


@pytest.mark.rule("GP-AUTO-45", "GP-AUTO-53")
def test_a_card_that_was_revealed_is_known_to_be_in_the_deck_of_the_next_round() -> None:
    game = solo("taklons mine@0x0", deck="7 14 5")
    game.cards.known = 0
    game.turn().turn()
    assert game.passed()
    known = {CARD_IDS[card] for card in range(len(CARD_IDS)) if game.cards.known >> card & 1}
    assert known == {"7", "14", "5"}
    for seed in range(20):
        assert known <= {CARD_IDS[card] for card in cards(game.game.determinize(0, Rng(seed))).deck}


@pytest.mark.rule("GP-AUTO-53")
def test_a_stored_position_keeps_all_its_cards() -> None:
    game = new("ambas", 3)
    discards = 0
    for number, _ in enumerate(moves(game, 3)):
        if number % 5:
            continue
        restored = State.restore(position(game).plain())
        assert restored.automa is not None
        assert restored.automa.plain() == cards(game).plain()
        assert restored.plain() == position(game).plain()
        discards = max(discards, len(restored.automa.discards))
    assert discards > 2
