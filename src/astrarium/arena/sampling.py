"""Random options for a game, such as go together."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import astrarium
from astrarium.games import catalogue
from astrarium.kernel import BadOption, Option, Rng
from astrarium.kernel.option import options_for

Samples = Callable[[int, Rng], dict[str, Any]]

FRESH_DRAWS = 20
"""So often options that do not go together are drawn anew; after that one after the other gives way."""


def invariants_of(name: str) -> ModuleType | None:
    """The module of a game that knows what must always hold in it, if it has one."""
    path = catalogue.GAMES[name].rpartition(".")[0] + ".invariants"
    return import_module(path) if find_spec(path) else None


def sample_options(name: str, players: int, seed: int, rng: Rng, fixed: dict[str, Any]) -> dict[str, Any]:
    """Random values for a game's options that go together; ``fixed`` ones stay as they are."""
    declared = options_for(catalogue.rules_of(name).declared, players, {})
    samples: Samples | None = getattr(invariants_of(name), "sample_options", None)
    drawn: dict[str, Any] = {}
    refused: BadOption | None = None
    for _ in range(FRESH_DRAWS):
        drawn = {option.name: _sample(option, players, rng) for option in declared}
        drawn.update(samples(players, rng) if samples is not None else {})
        drawn.update(fixed)
        refused = _refusal(name, players, seed, drawn)
        if refused is None:
            return drawn
    free = [option for option in declared if option.name not in fixed]
    rng.shuffle(free)
    for option in free:
        drawn[option.name] = option.default
        refused = _refusal(name, players, seed, drawn)
        if refused is None:
            return drawn
    assert refused is not None
    raise refused


def _sample(option: Option, players: int, rng: Rng) -> Any:
    if option.kind == "flag":
        return rng.below(2) == 1
    if option.kind == "choice":
        return option.choices[rng.below(len(option.choices))]
    if option.kind == "list" and rng.below(2) == 1:
        words = list(option.choices)
        rng.shuffle(words)
        # Most lists name something for each seat.
        return words[: players if rng.below(4) else rng.below(len(words) + 1)]
    return option.default


def _refusal(name: str, players: int, seed: int, options: dict[str, Any]) -> BadOption | None:
    try:
        astrarium.new(name, players, seed, options)
    except BadOption as error:
        return error
    except Exception:
        # That is no refusal but a fault, which the game itself will run into.
        return None
    return None
