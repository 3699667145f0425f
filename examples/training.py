"""Learning to beat a random player in Race for the Galaxy, with nothing but NumPy: `python -m examples.training`.

An actor and a critic, both linear in what the seat observes. The actor scores every legal code; after each game the
codes of that game become likelier, if it went better than the critic had thought, or else less likely.
"""

import argparse
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

import astrarium.envs

RATE = 0.1
CRITIC_RATE = 0.002
Step = tuple[NDArray[Any], NDArray[Any], NDArray[Any], int]


class Learner:
    """Weights of the actor (a row for each code) and of the critic."""

    def __init__(self, codes: int, width: int, seed: int) -> None:
        self.actor = np.zeros((codes, width), np.float32)
        self.critic = np.zeros(width, np.float32)
        self.chance = np.random.default_rng(seed)

    def choose(self, observation: dict[str, Any]) -> Step:
        """What is on, which codes are legal, how likely each of them is, and the one that is drawn."""
        on = np.flatnonzero(observation["observation"])
        legal = np.flatnonzero(observation["action_mask"])
        odds = self.actor[np.ix_(legal, on)] @ observation["observation"][on]
        likely = np.exp(odds - odds.max())
        likely /= likely.sum()
        return on, legal, likely, int(self.chance.choice(len(legal), p=likely / likely.sum(dtype=np.float64)))

    def learn(self, steps: list[Step], reward: float) -> None:
        """Make what was chosen in a game likelier, or less likely."""
        for on, legal, likely, chosen in steps:
            better = reward - float(self.critic[on].sum())
            wanted = -likely
            wanted[chosen] += 1
            self.actor[np.ix_(legal, on)] += (RATE / len(on)) * better * wanted[:, None]
            self.critic[on] += CRITIC_RATE / len(on) * better * 10


def play(env: Any, learner: Learner) -> tuple[list[Step], float]:
    """A game as the learner plays it now, and what it brought."""
    observation, _ = env.reset()
    steps: list[Step] = []
    while True:
        steps.append(learner.choose(observation))
        _, legal, _, chosen = steps[-1]
        observation, reward, ended, cut, _ = env.step(int(legal[chosen]))
        if ended or cut:
            return steps, reward


def train(games: int, seed: int = 1) -> list[float]:
    """The share of games won in each tenth of the run."""
    env = astrarium.envs.gymnasium_env("race", players=2, seed=seed, bots="random", reward="win", views=False)
    learner = Learner(env.setting.shape.actions.size, env.setting.shape.width, seed)
    results: list[float] = []
    for _ in range(games):
        steps, reward = play(env, learner)
        learner.learn(steps, reward)
        results.append((reward + 1) / 2)
    return [float(np.mean(part)) for part in np.array_split(results, min(10, games))]


def main() -> None:
    """Train, and tell how it went."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    begun = perf_counter()
    shares = train(given.games, given.seed)
    told = " ".join(f"{share:.2f}" for share in shares)
    print(f"won against random, by tenths of {given.games} games: {told}; {perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main()
