"""Whether an effect would bring anything is what doing it shows: every effect of the data, in many positions."""

from collections.abc import Callable
from typing import Any, cast

import msgspec
import pytest

import astrarium
from astrarium import Event, Record
from astrarium.games.federation.components.ids import MISSION_IDS
from astrarium.games.federation.components.language import Effect
from astrarium.games.federation.effects.kind import brings, resolve
from astrarium.games.federation.state.player import Player
from astrarium.games.federation.state.state import State
from tests.golden.pins import FOLDER

EVERY = 13
TOLD_ONLY = ("pawn",)
"""It may be taken by whoever has it."""
ASKED_LATER = ("act e81216",)
"""Whether there is anything to build is asked when it comes to that."""


def effects_of(parts: object) -> list[Effect]:
    """Every effect that stands anywhere in the components, each text once."""
    found: dict[str, Effect] = {}
    seen: set[int] = set()
    pending: list[Any] = [parts]
    while pending:
        thing = pending.pop()
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        if isinstance(thing, Effect):
            found.setdefault(thing.text, thing)
        elif isinstance(thing, dict):
            pending.extend(thing.values())
        elif isinstance(thing, list | tuple):
            pending.extend(thing)
        elif type(thing).__module__.startswith("astrarium.games.federation"):
            pending.extend(getattr(thing, name) for name in dir(thing) if not name.startswith("__"))
    return [found[text] for text in sorted(found)]


def as_it_is(state: State, player: Player) -> None:
    pass


def poor(state: State, player: Player) -> None:
    player.reserve = [0, 0, 0, 0]
    player.die = 0


def rich(state: State, player: Player) -> None:
    player.reserve = [1, 1, 1, 1]
    player.die = state.parts.die_limit
    player.markers = (1 << len(MISSION_IDS)) - 1


def snapshot(state: State) -> bytes:
    return msgspec.json.encode(state.plain())


@pytest.mark.parametrize("change", [as_it_is, poor, rich])
@pytest.mark.parametrize("name", ["federation-01-*", "federation-02-*", "federation-09-*"])
def test_an_effect_brings_what_doing_it_changes(name: str, change: Callable[[State, Player], None]) -> None:
    (path,) = FOLDER.glob(f"{name}.jsonl")
    record = Record.loads(path.read_text(encoding="utf-8"))
    game = astrarium.new(record.game, record.players, record.seed, record.options, version=record.version)
    every = effects_of(cast(State, game.position).parts)
    assert len(every) > 60
    answers: set[bool] = set()
    for number, (seat, text) in enumerate(record.actions):
        state = cast(State, game.position)
        if number % EVERY == 0 and state.agenda[-1].kind == "turn":
            for effect in every:
                if effect.text not in TOLD_ONLY + ASKED_LATER:
                    answers.add(compare(state.clone(), seat, effect, change))
        game.apply(seat, text)
    assert answers == {True, False}


def compare(state: State, seat: int, effect: Effect, change: Callable[[State, Player], None]) -> bool:
    """Asked, it says what doing shows; asking changes nothing."""
    player = state.seats[seat]
    change(state, player)
    before = snapshot(state)
    said = brings(state, player, effect)
    assert snapshot(state) == before, effect.text
    events: list[Event] = []
    resolve(state, player, effect, events)
    assert (snapshot(state) != before) == said, (effect.text, [event.kind for event in events])
    return said
