"""What must always hold in it."""

from typing import Any

from astrarium.kernel import Rng
from tests.arena.toy.game import PILE, Toy


def check(position: Toy) -> list[str]:
    pebbles = position.pile + sum(position.taken)
    return [] if pebbles in PILE.values() else [f"there are {pebbles} pebbles"]


def sample_options(players: int, rng: Rng) -> dict[str, Any]:
    return {"motto": ("", "steady", "swift")[rng.below(3)]}
