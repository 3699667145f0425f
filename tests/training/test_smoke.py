"""A short run of training plays better than the network that it began with."""

from pathlib import Path

from astrarium.arena.match import play_match
from astrarium.bots import FREE, Bot, Budget
from astrarium.games.race.strategy.network import Network, read_weights
from astrarium.games.race.strategy.thinker import Manner, RaceThinker
from astrarium.kernel import Action, Meter, Perspective, Rng
from astrarium.training.learner import Learner
from astrarium.training.run import WEIGHTS, Plan, Run

PLAN = Plan(seed=2, part=50, teacher=100, generation=50, window=200, epochs=20)
GAMES = 150
SEEDS = 8


class ByNetwork(Bot):
    """Plays Race by a network of its own."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.thinker = RaceThinker(network, Manner(1))

    def choose(self, eyes: Perspective, rng: Rng, budget: Budget = FREE) -> Action:
        return self.thinker.choose(eyes, rng, Meter())


def test_a_short_run_beats_its_start(tmp_path: Path) -> None:
    run = Run(tmp_path, PLAN)
    for _ in run.parts(GAMES):
        pass
    run.finish()
    start = read_weights(Learner(PLAN.seed).packed())
    trained = read_weights((tmp_path / WEIGHTS).read_bytes())
    wins = 0
    for seed in range(SEEDS):
        for seat in (0, 1):
            networks = [trained, start] if seat == 0 else [start, trained]
            result = play_match("race", [ByNetwork(network) for network in networks], seed)
            wins += result.winners == [seat]
    # Were it no better, so many of sixteen would be won once in 500 runs; the seeds are always the same.
    assert wins >= 14
