"""The value network: a winning chance from the inputs of a position, and what a seat will probably call.

One hidden layer over sparse inputs. What an input adds to all hidden units is one long whole number, with 32 bits for
each unit: the layer is a few additions of such numbers, which Python does quickly, and needs no library.
"""

from functools import lru_cache
from math import exp
from pathlib import Path
from struct import Struct, calcsize, unpack_from
from typing import Final, final

from astrarium.games.race.components.printed import ACTIONS
from astrarium.games.race.errors import BadWeights
from astrarium.games.race.state.state import State
from astrarium.games.race.strategy.inputs import (
    HEADS,
    INPUTS,
    LEADER_AT,
    OTHERS_AT,
    SEAT,
    Block,
    Sparse,
    head_of,
)
from astrarium.games.race.strategy.table_inputs import table_inputs

WEIGHTS: Final = Path(__file__).parent / "weights.bin"
HEADER: Final = "<4sHHHHH"
MAGIC: Final = b"RGV1"
OWN: Final = 0
LEADER: Final = 1
OTHER: Final = 2
SHIFTS: Final[list[int]] = [0, LEADER_AT, OTHERS_AT]


LANE: Final = 32
"""Bits of a unit; its number is signed."""
FINE: Final = 4096
"""Weights are counted in parts of so many, and inputs in coarser ones."""
COARSE: Final = 64
LARGEST: Final = 8.0
"""No weight is larger: two hundred inputs of four each still fit into a lane."""


@final
class Layer:
    """The weights of a layer: for every input what it adds to all units."""

    units: int
    rows: list[int]
    marks: list[int]
    bias: int
    offset: int
    lanes: Struct

    def __init__(self, weights: list[list[float]], biases: list[float]) -> None:
        self.units = len(weights)
        self.rows = [packed([unit[place] for unit in weights], FINE) for place in range(len(weights[0]))]
        # Most inputs are marks, which are or are not: those are only added.
        self.marks = [row * COARSE for row in self.rows]
        self.bias = packed(biases, FINE * COARSE)
        # Lanes are signed; with half of their range added none of them is.
        self.offset = sum([1 << (LANE * unit + LANE - 1) for unit in range(self.units)])
        self.lanes = Struct(f"<{self.units}I")

    def sums(self, inputs: Sparse, shift: int) -> int:
        """What all units gather from some inputs."""
        rows = self.rows
        marks = self.marks
        values = inputs.values
        gathered = 0
        for number, place in enumerate(inputs.places):
            if values[number] == 1.0:
                gathered += marks[place + shift]
                continue
            gathered += rows[place + shift] * (int(values[number] * COARSE + 100_000.5) - 100_000)
        return gathered

    def units_of(self, gathered: int) -> list[int]:
        """The units one by one, each with half of the range of a lane added."""
        return list(self.lanes.unpack((gathered + self.bias + self.offset).to_bytes(4 * self.units, "little")))


def packed(numbers: list[float], scale: int) -> int:
    """Numbers, counted in parts of ``scale``, in the lanes of one."""
    found = 0
    for lane, number in enumerate(numbers):
        found += round(max(-LARGEST, min(LARGEST, number)) * scale) << (LANE * lane)
    return found


@final
class Network:
    """The weights: of the hidden units, of the heads by kind of table, and of calls."""

    hidden: Layer
    heads: list[list[float]]
    head_biases: list[float]
    calls: Layer

    def __init__(
        self,
        units: list[list[float]],
        biases: list[float],
        heads: list[list[float]],
        head_biases: list[float],
        calls: list[list[float]],
        call_biases: list[float],
    ) -> None:
        self.hidden = Layer(units, biases)
        self.heads = [[weight / (FINE * COARSE) for weight in head] for head in heads]
        self.head_biases = head_biases
        self.calls = Layer(calls, call_biases)

    def block_sums(self, block: Block, role: int) -> int:
        """What the hidden units gather from a seat in one of its roles; remembered, as many tables share it."""
        if not block.summed[role]:
            block.sums[role] = self.hidden.sums(block.inputs, SHIFTS[role])
            block.summed[role] = True
        return block.sums[role]

    def value(self, state: State, pool: int, seat: int, own: Block, hand: int, rivals: list[Block]) -> float:
        """The winning chance of a seat, with the sums of its hand, at the next choice of actions."""
        leader = leader_of(rivals)
        gathered = self.block_sums(own, OWN) + hand
        for place, rival in enumerate(rivals):
            gathered += self.block_sums(rival, LEADER if place == leader else OTHER)
        gathered += self.hidden.sums(table_inputs(state, pool, seat, own, rivals), 0)
        head = head_of(state)
        weights = self.heads[head]
        out = self.head_biases[head]
        half = 1 << (LANE - 1)
        for unit, lane in enumerate(self.hidden.units_of(gathered)):
            if lane > half:
                out += (lane - half) * weights[unit]
        return sigmoid(out)

    def call_chances(self, block: Block) -> list[float]:
        """How likely a seat is to call each action, by what everybody can see of it."""
        weights: list[float] = []
        whole = 0.0
        for lane in self.calls.units_of(self.calls.sums(block.inputs, 0)):
            odds = (lane - (1 << (LANE - 1))) / (FINE * COARSE)
            weights.append(exp(max(-20.0, min(20.0, odds))))
            whole += weights[-1]
        return [weight / whole for weight in weights]


def sigmoid(x: float) -> float:
    """A chance from its logarithmic odds."""
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, -x))))


def leader_of(rivals: list[Block]) -> int:
    """The rival with most points, of equal ones the one with the larger tableau, then the first."""
    best = 0
    for place in range(1, len(rivals)):
        here = (rivals[place].score, rivals[place].size)
        if here > (rivals[best].score, rivals[best].size):
            best = place
    return best


def all_inputs(state: State, pool: int, seat: int, own: Block, hand: Sparse, rivals: list[Block]) -> Sparse:
    """All inputs of a position in one, as training takes them."""
    inputs = Sparse()
    inputs.append(own.inputs, 0)
    inputs.append(hand, 0)
    leader = leader_of(rivals)
    for place, rival in enumerate(rivals):
        inputs.append(rival.inputs, LEADER_AT if place == leader else OTHERS_AT)
    inputs.append(table_inputs(state, pool, seat, own, rivals), 0)
    return inputs


def read_weights(data: bytes) -> Network:
    """The network that was written as half-precision numbers; one of another shape is refused."""
    size = calcsize(HEADER)
    shape = (MAGIC, 0, INPUTS, SEAT, HEADS, len(ACTIONS))
    if len(data) < size:
        raise BadWeights("the weights are cut off")
    magic, units, inputs, seat, heads, actions = unpack_from(HEADER, data)
    if (magic, 0, inputs, seat, heads, actions) != shape:
        raise BadWeights("these weights are for other inputs")
    count = units * (inputs + 1) + heads * (units + 1) + actions * (seat + 1)
    if len(data) != size + 2 * count:
        raise BadWeights("the weights are cut off")
    numbers: list[float] = list(unpack_from(f"<{count}e", data, size))
    rows, rest = _rows(numbers, units, inputs)
    biases = rest[:units]
    head_rows, rest = _rows(rest[units:], heads, units)
    head_biases = rest[:heads]
    call_rows, rest = _rows(rest[heads:], actions, seat)
    return Network(rows, biases, head_rows, head_biases, call_rows, rest)


def _rows(numbers: list[float], count: int, width: int) -> tuple[list[list[float]], list[float]]:
    rows = [numbers[i * width : (i + 1) * width] for i in range(count)]
    return rows, numbers[count * width :]


@lru_cache(maxsize=1)
def shipped() -> Network:
    """The network of the package, read once."""
    return read_weights(WEIGHTS.read_bytes())
