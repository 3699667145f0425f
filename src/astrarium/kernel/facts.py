"""The facts of a position: what the rules know of it, under promised names, and the digest that records carry.

A game declares its facts (``Rules.facts``, ``Rules.step_facts``) apart from how its position is stored. So fields and
steps may be renamed, reordered, derived or stored in another way, and every hash in a record stays what it was.
"""

from hashlib import blake2b
from typing import Any

import msgspec

from astrarium.kernel.position import Position
from astrarium.kernel.rules import Rules


def told(rules: Rules[Any], position: Position) -> list[Any]:
    """The whole position in facts: the game, its players, what the game declares, the agenda, the generator."""
    agenda = [rules.step_facts(position, step) for step in position.agenda]
    return [rules.id, position.players, rules.facts(position), agenda, position.rng.words()]


def facts_hash(rules: Rules[Any], position: Position) -> str:
    """A short digest of the facts of a position, the same in every process, platform and build."""
    return blake2b(msgspec.msgpack.encode(told(rules, position)), digest_size=8).hexdigest()


def ids_in(things: int, ids: list[str]) -> list[str]:
    """The ids of the things in a set that is kept as bits."""
    return [name for number, name in enumerate(ids) if things >> number & 1]
