"""The chance of bots, in this one place: a seed plays the same game in terminal, arena and on the server."""

from hashlib import blake2b

from astrarium.kernel.rng import Rng


def dice_seed(seed: int, seat: int, length: int) -> int:
    """What a seat's chance follows from in a game of that seed after so many actions.

    Another for every decision and the same whenever it is asked again, so that nothing of it need be remembered.
    """
    return int.from_bytes(blake2b(f"{seed} {seat} {length}".encode(), digest_size=6).digest())


def dice(seed: int, seat: int, length: int) -> Rng:
    """The generator itself."""
    return Rng(dice_seed(seed, seat, length))
