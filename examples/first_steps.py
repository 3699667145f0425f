"""A first game: `python -m examples.first_steps`."""

import astrarium
from astrarium import Game, Rng


def random_game(name: str, players: int, seed: int) -> Game:
    """A game in which every legal action is as likely as any other."""
    game = astrarium.new(name, players=players, seed=seed)
    chance = Rng(seed)
    while not game.is_over:
        seat = game.to_act[0]
        actions = game.legal_actions(seat)
        game.apply(seat, actions[chance.below(len(actions))])
    return game


def main() -> None:
    """Play each game once, and show that its record leads to the same position."""
    for name in ("gaia", "race", "federation"):
        game = random_game(name, players=2, seed=7)
        print(game)
        record = game.record().dumps()
        assert astrarium.replay(record).hash() == game.hash()
        print(f"  its record has {len(record)} characters; the first actions are {game.history[:3]}")


if __name__ == "__main__":
    main()
