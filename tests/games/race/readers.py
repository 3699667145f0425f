"""Two games that differ in something hidden, and who can tell them apart."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from astrarium import Game, NothingToUndo
from astrarium.games.race.invariants import check
from astrarium.games.race.state.state import State
from astrarium.kernel import Event

Reader = int | None
PROBES = (
    "nonsense",
    "nothing",
    "keep gem_world",
    "pay gem_world",
    "settle gem_world",
    "action settle",
    "sell gem_world",
)


def known(game: Game, reader: Reader) -> bytes:
    """All that a reader can find out about a game, as bytes."""
    found: list[Any] = [list(game.to_act), game.view(reader)]
    if reader is not None:
        decision = game.decision(reader)
        found.append(None if decision is None else [decision.kind, list(decision.args)])
        found.append([str(action) for action in game.legal_actions(reader)])
        found.append([game.quote(reader, action) for action in game.legal_actions(reader)])
        found.append([str(game.clone().why_not(reader, text)) for text in PROBES])
        found.append(undoing(game, reader))
    return msgspec.json.encode(found)


def undoing(game: Game, reader: int) -> str:
    """What a seat hears when it tries to take something back; a game that was set up has no way back to play."""
    if game.can_undo(reader):
        return "it may"
    with pytest.raises(NothingToUndo) as refusal:
        game.clone().undo(reader)
    return str(refusal.value)


def told(events: list[Event], reader: Reader) -> bytes:
    """Events as a reader is shown them."""
    return msgspec.json.encode([event.shown_to(reader) for event in events])


def reloaded(game: Game) -> Game:
    """The game after a restart in the middle: its position stored and read again."""
    stored = msgspec.json.decode(msgspec.json.encode(game.position.plain()))
    return Game(game.rules, game.rules.restore(stored), game.seed, game.options)


def changed(game: Game, change: Callable[[State], None]) -> Game:
    """Another game that differs in one hidden thing."""
    copy = game.clone()
    assert isinstance(copy.position, State)
    # Positions share what never changes.
    copy.position.rejected = list(copy.position.rejected)
    change(copy.position)
    for player in copy.position.seats:
        player.hand.sort()
    assert not check(copy.position)
    assert copy.hash() != game.hash()
    return copy


def alike(one: Game, two: Game, *readers: Reader) -> None:
    """These readers cannot tell two games apart, whether they were reloaded or not."""
    for reader in readers:
        assert known(one, reader) == known(two, reader)
        assert known(reloaded(one), reader) == known(reloaded(two), reader)


def exchange(one: list[int], two: list[int]) -> None:
    """The first cards of two places that differ change places."""
    for i, card in enumerate(one):
        for j, other in enumerate(two):
            if card != other:
                one[i], two[j] = other, card
                return
    raise AssertionError("nothing to exchange")
