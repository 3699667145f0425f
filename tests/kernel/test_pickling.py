"""Games and their parts travel between processes, and a saved game goes on without being played again."""

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import msgspec
import pytest

import astrarium
from astrarium.games import catalogue
from astrarium.kernel import BadRecord, Decision, Event, Game, IllegalAction, Perspective, Rng


def played(name: str, players: int, seed: int = 3, decisions: int = 60) -> tuple[Game, list[Event]]:
    """A game some way on, and its last events."""
    game = astrarium.new(name, players, seed)
    rng = Rng(seed)
    events: list[Event] = []
    for _ in range(decisions):
        if game.is_over:
            break
        seat = game.to_act[0]
        legal = game.legal_actions(seat)
        events = game.apply(seat, legal[rng.below(len(legal))]) or events
    return game, events


def told(game: Game) -> dict[str, Any]:
    """All that may be compared of a game."""
    return {
        "hash": game.hash(),
        "record": game.record().dumps(),
        "position": game.position.plain(),
        "legal": [[str(action) for action in game.legal_actions(seat)] for seat in range(game.players)],
        "undo": [game.can_undo(seat) for seat in range(game.players)],
        "settled": game.fixed,
    }


def copies(thing: Any) -> list[Any]:
    """What came back from a pickle of every protocol and from a deep copy."""
    return [pickle.loads(pickle.dumps(thing, protocol)) for protocol in range(2, 6)] + [copy.deepcopy(thing)]


TABLES = [(name, players) for name in catalogue.names() for players in (1, 2, 3)]
TABLES = [(name, players) for name, players in TABLES if players >= catalogue.rules_of(name).min_players]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_games_and_positions_are_the_same_afterwards(name: str, players: int) -> None:
    game, _ = played(name, players)
    for twin in copies(game):
        assert told(twin) == told(game)
        assert twin.position is not game.position
        assert twin.rules is game.rules
    for position in copies(game.position):
        assert position.plain() == game.position.plain()
        assert type(position) is type(game.position)


@pytest.mark.parametrize("name", catalogue.names())
def test_a_copy_goes_its_own_way(name: str) -> None:
    game, _ = played(name, 2)
    before = game.hash()
    (twin, *_) = copies(game)
    seat = twin.to_act[0]
    twin.apply(seat, twin.legal_actions(seat)[0])
    assert game.hash() == before
    assert twin.length == game.length + 1


@pytest.mark.parametrize("name", catalogue.names())
def test_the_parts_of_a_game_are_the_same_afterwards(name: str) -> None:
    game, events = played(name, 2)
    seat = game.to_act[0]
    for action in game.legal_actions(seat):
        for twin in copies(action):
            assert (twin, type(twin), str(twin)) == (action, type(action), str(action))
    for record in copies(game.record()):
        assert record.dumps() == game.record().dumps()
    for event in events:
        for found in copies(event):
            assert found.shown_to(event.seat) == event.shown_to(event.seat)
    decision = game.decision(seat)
    assert isinstance(decision, Decision)
    for twin in copies(decision):
        assert repr(twin) == repr(decision)
    for rng in copies(game.position.rng):
        assert [rng.word() for _ in range(5)] == words(game)


def words(game: Game) -> list[int]:
    rng = game.position.rng.clone()
    return [rng.word() for _ in range(5)]


@pytest.mark.parametrize("name", catalogue.names())
def test_perspectives_see_the_same_afterwards(name: str) -> None:
    game, _ = played(name, 2)
    for seat in range(2):
        eyes = Perspective(game, seat)
        for twin in copies(eyes):
            assert twin.view() == eyes.view()
            assert twin.legal_actions() == eyes.legal_actions()
            assert twin.imagine(Rng(7)).position.plain() == eyes.imagine(Rng(7)).position.plain()


def after(game: Game, seat: int, action: Any) -> tuple[Game, list[Event], Perspective]:
    """Played on somewhere else."""
    events = game.apply(seat, action)
    return game, events, Perspective(game, seat)


@pytest.mark.parametrize("name", catalogue.names())
def test_a_pool_of_processes_can_play_on(name: str) -> None:
    game, _ = played(name, 2)
    seat = game.to_act[0]
    action = game.legal_actions(seat)[0]
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        there, events, eyes = pool.submit(after, game, seat, action).result()
    here = game.clone()
    mine = here.apply(seat, action)
    assert told(there) == told(here)
    assert [event.shown_to(seat) for event in events] == [event.shown_to(seat) for event in mine]
    assert eyes.view() == Perspective(here, seat).view()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_saved_game_goes_on_with_its_record(name: str, players: int) -> None:
    game, _ = played(name, players)
    for saved in (game.save(), game.save().decode()):
        assert told(astrarium.load(saved)) == told(game)


def test_what_was_imagined_can_be_saved_but_has_no_record() -> None:
    game, _ = played("race", 2)
    imagined = astrarium.load(Perspective(game, 0).save())
    assert imagined.view(0) == game.view(0)
    with pytest.raises(BadRecord):
        imagined.record()


def test_a_save_whose_position_is_stored_otherwise_is_played_again() -> None:
    game, _ = played("gaia", 2)
    parts = msgspec.json.decode(game.save())
    parts["position"] = {"another": "shape"}
    assert told(astrarium.load(msgspec.json.encode(parts))) == told(game)
    elsewhere, _ = played("gaia", 2, 4)
    parts["position"] = elsewhere.position.plain()
    assert told(astrarium.load(msgspec.json.encode(parts))) == told(game)


@pytest.mark.parametrize(
    "text",
    [
        "nonsense",
        "{}",
        "[]",
        '{"astrarium": "save"}',
        '{"astrarium": "save", "game": "chess"}',
        '{"astrarium": "save", "game": "race"}',
        '{"astrarium": "save", "game": "race", "guess": false}',
    ],
)
def test_what_is_no_save_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        astrarium.load(text)


def test_refusals_errors_and_steps_travel_too() -> None:
    game = astrarium.new("gaia", 2, 7, {"factions": ["terrans", "xenos"]})
    refusal = game.why_not(1, "place 0x0")
    assert refusal is not None
    for twin in copies(refusal):
        assert (twin.rule, twin.reason, twin.what) == (refusal.rule, refusal.reason, refusal.what)
        assert (twin.need, twin.have, str(twin)) == (refusal.need, refusal.have, str(refusal))
    with pytest.raises(IllegalAction) as caught:
        game.apply(0, "place 0x0")
    for error in copies(caught.value):
        assert type(error) is IllegalAction
        assert (str(error), error.refusal.rule) == (str(caught.value), caught.value.refusal.rule)
    for step in game.position.agenda:
        for twin in copies(step):
            assert (twin.kind, twin.seats, twin.args) == (step.kind, step.seats, step.args)
