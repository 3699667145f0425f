"""The only source of chance: xoshiro128**, seeded through SplitMix64.

Both are specified to the bit, so a seed means the same game on every machine, in every process and build.
Words are 32 bits wide, which keeps the arithmetic inside a machine word when compiled.
"""

from typing import Any, Final, final

from astrarium.kernel.errors import WouldReveal

MASK: Final = 0xFFFFFFFF
HALF: Final = 0xFFFF
MASK64: Final = 0xFFFFFFFFFFFFFFFF
MAX_SEED: Final = 2**53 - 1
"""Seeds stay exact in JSON readers that know only doubles."""


def splitmix64(state: int) -> tuple[int, int]:
    """The next state and output of SplitMix64."""
    state = (state + 0x9E3779B97F4A7C15) & MASK64
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK64
    return state, z ^ (z >> 31)


def rotate_left(x: int, k: int) -> int:
    """A 32-bit rotation."""
    return ((x << k) & MASK) | (x >> (32 - k))


@final
class Rng:
    """A stream of random numbers that can be copied, stored and resumed; while it is ``sealed`` it gives none."""

    a: int
    b: int
    c: int
    d: int
    drawn: int
    sealed: bool

    def __init__(self, seed: int = 0, like: "Rng | None" = None) -> None:
        self.sealed = False
        if like is not None:
            # Not seeded first: a position is copied more often than anything else.
            self.a = like.a
            self.b = like.b
            self.c = like.c
            self.d = like.d
            self.drawn = like.drawn
            return
        state, first = splitmix64(seed & MASK64)
        state, second = splitmix64(state)
        self.a = first & MASK
        self.b = first >> 32
        self.c = second & MASK
        self.d = second >> 32
        self.drawn = 0

    def clone(self) -> "Rng":
        """An independent copy that will give the same numbers."""
        return Rng(0, self)

    def word(self) -> int:
        """The next 32 bits."""
        if self.sealed:
            raise WouldReveal("chance decides this")
        self.drawn += 1
        # Five times, and nine times: a product of larger numbers than 30 bits would leave the machine word.
        turned = rotate_left((self.b + (self.b << 2)) & MASK, 7)
        result = (turned + (turned << 3)) & MASK
        shifted = (self.b << 9) & MASK
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = rotate_left(self.d, 11)
        return result

    def below(self, n: int) -> int:
        """A whole number from 0 to ``n - 1``, all equally likely (Lemire's multiplication with rejection)."""
        if n <= 0 or n > MASK:
            raise ValueError(f"below() takes a number from 1 to {MASK}, not {n}")
        floor = (MASK + 1 - n) % n
        while True:
            word = self.word()
            # The product with n in two halves, for the same reason.
            low = (word & HALF) * n
            high = (word >> 16) * n + (low >> 16)
            if ((high & HALF) << 16 | (low & HALF)) >= floor:
                return high >> 16

    def shuffle(self, items: list[Any]) -> None:
        """Put a list into random order, from its end to its start (Fisher-Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def words(self) -> list[int]:
        """The state from which all further numbers follow."""
        return [self.a, self.b, self.c, self.d]

    def plain(self) -> list[int]:
        """The state as JSON-able data, with how often it was asked."""
        return [self.a, self.b, self.c, self.d, self.drawn]

    @staticmethod
    def restore(plain: list[int]) -> "Rng":
        """The generator whose ``plain()`` this was."""
        rng = Rng()
        rng.a, rng.b, rng.c, rng.d, rng.drawn = plain
        return rng

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.plain(),)


def restored(plain: list[int]) -> Rng:
    """The generator whose ``plain()`` this was; a function, because pickles name functions."""
    return Rng.restore(plain)
