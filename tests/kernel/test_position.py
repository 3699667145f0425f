"""A position is plain data with an agenda."""

import msgspec

from astrarium.kernel import Position, Rng


def test_what_is_pushed_last_comes_next() -> None:
    position = Position(2, Rng(0))
    position.push("round")
    position.push("bid", (0, 1), (7,))
    assert [step.kind for step in position.agenda] == ["round", "bid"]
    assert (position.agenda[-1].seats, position.agenda[-1].args) == ((0, 1), (7,))


def test_a_position_takes_over_what_was_stored() -> None:
    position = Position(3, Rng(4))
    position.push("bid", (0, 1))
    other = Position(2, Rng(0))
    other.revealed = True
    other.adopt(msgspec.json.decode(msgspec.json.encode(position.plain())))
    assert other.plain() == position.plain()
    assert not other.revealed
