"""A search from scratch: `astrarium arena race --bot examples.search:PlayoutBot:20 --bot random --games 4`.

For every action it imagines games that could be this one, for all its seat knows, plays them to their end at random,
and takes the action that has brought the best lead on average.
"""

from astrarium import Action, Game, Perspective, Rng
from astrarium.bots import FREE, Bot, Budget


class PlayoutBot(Bot):
    """Plays so many games out at random for each decision."""

    def __init__(self, parameters: str = "") -> None:
        self.playouts = int(parameters or 20)

    def choose(self, eyes: Perspective, rng: Rng, budget: Budget = FREE) -> Action:
        actions = eyes.legal_actions()
        leads = [0.0] * len(actions)
        tries = [0] * len(actions)
        for number in range(max(self.playouts, len(actions)) if len(actions) > 1 else 0):
            chosen = number % len(actions)
            game = eyes.imagine(rng)
            game.apply(eyes.seat, actions[chosen])
            leads[chosen] += lead(played_out(game, rng), eyes.seat)
            tries[chosen] += 1
        return max(zip(actions, leads, tries), key=lambda each: each[1] / max(1, each[2]))[0]


def played_out(game: Game, rng: Rng) -> Game:
    """The game at its end, played at random."""
    while not game.is_over:
        seat = game.to_act[0]
        actions = game.legal_actions(seat)
        game.apply(seat, actions[rng.below(len(actions))])
    return game


def lead(game: Game, seat: int) -> float:
    """The points of a seat over the best of the others."""
    scores = game.scores()
    return scores[seat] - max([score for other, score in enumerate(scores) if other != seat], default=0)
