"""What a price is made of adds up to what is paid, and every part has its reason."""

import random
from collections import Counter

import pytest

import astrarium

TABLES = {"gaia": 3, "race": 3, "federation": 2}
MOVES = 120


@pytest.mark.parametrize("name", TABLES)
def test_the_parts_of_a_price_add_up_to_the_quote(name: str) -> None:
    named = 0
    for seed in range(3):
        rng = random.Random(seed)
        game = astrarium.new(name, TABLES[name], seed)
        for _ in range(MOVES):
            if game.is_over:
                break
            seat = game.to_act[0]
            actions = game.legal_actions(seat)
            for action in actions:
                parts = game.parts(seat, action)
                total: Counter[str] = Counter()
                for part in parts:
                    assert part.cause is not None
                    assert part.amount != 0
                    total[part.what] += part.amount
                quote = game.quote(seat, action)
                assert {what: amount for what, amount in total.items() if amount} == {
                    what: quote[what] for what in total if quote.get(what)
                }, str(action)
                named += len(parts) > 0
            game.apply(seat, rng.choice(actions))
    assert named
