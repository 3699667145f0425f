"""Random options for a game, such as go together."""

from typing import Any

import astrarium
from astrarium.games import catalogue
from astrarium.kernel import BadOption, Option, Rng
from astrarium.kernel.option import options_for

FRESH_DRAWS = 20
"""So often options that do not go together are drawn anew; after that one after the other gives way."""


def sample_options(name: str, players: int, seed: int, rng: Rng, fixed: dict[str, Any]) -> dict[str, Any]:
    """Random values for a game's options that go together; ``fixed`` ones stay as they are."""
    rules = catalogue.rules_of(name)
    declared = options_for(rules.declared, players, {})
    drawn: dict[str, Any] = {}
    refused: BadOption | None = None
    for _ in range(FRESH_DRAWS):
        drawn = {option.name: _sample(option, players, rng) for option in declared}
        drawn.update(rules.sample_options(players, rng))
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
