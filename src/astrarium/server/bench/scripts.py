"""Games played beforehand, so that measuring the server needs no thinking of the clients."""

import msgspec

import astrarium
from astrarium.kernel import Rng


class Script(msgspec.Struct, frozen=True):
    """A random game: what a table needs to be the same one, and every action with its seat."""

    game: str
    players: int
    seed: int
    actions: list[tuple[int, str]]


def random_script(game: str, players: int, seed: int, most: int) -> Script:
    """The first ``most`` actions of a game played at random."""
    played = astrarium.new(game, players, seed)
    rng = Rng(seed + 1)
    actions: list[tuple[int, str]] = []
    while not played.is_over and len(actions) < most:
        seat = played.to_act[0]
        legal = played.legal_actions(seat)
        action = legal[rng.below(len(legal))]
        actions.append((seat, str(action)))
        played.apply(seat, action)
    return Script(game, players, seed, actions)
