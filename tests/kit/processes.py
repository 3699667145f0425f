"""Every process plays the same game, whatever its hash seed."""

import os
import subprocess
import sys
from collections.abc import Iterable

import msgspec

from astrarium.kernel import Rng
from tests.kit.subject import Subject
from tests.kit.table import DICE, encoded, texts

HASH_SEEDS = ("0", "1", "4242")


def check_processes(subject: Subject, seeds: Iterable[int]) -> None:
    """The same seeds give the same positions, listings and views in this process and in others."""
    if not isinstance(subject.game, str):
        raise TypeError("another process must be told the game as text: its id, or module:NAME of its rules")
    numbers = list(seeds)
    here = [line for seed in numbers for line in transcript(subject, seed)]
    order = encoded([subject.game, subject.players, subject.options, subject.bound, numbers]).decode()
    for hash_seed in HASH_SEEDS:
        there = elsewhere(order, hash_seed)
        for mine, other in zip(here, there, strict=False):
            if mine != other:
                raise AssertionError(f"{subject}: with PYTHONHASHSEED={hash_seed}, not\n  {mine}\nbut\n  {other}")
        if len(here) != len(there):
            raise AssertionError(f"{subject}: with PYTHONHASHSEED={hash_seed} the games have another length")


def transcript(subject: Subject, seed: int) -> list[str]:
    """A random game: each action, and the position it leads to with all that is shown of it."""
    game = subject.new(seed)
    dice = Rng(seed ^ DICE)
    lines = []
    while True:
        here = f"seed {seed}, after {game.length} actions:"
        lines.append(f"{here} hash {game.hash()}")
        for seat in [None, *range(game.players)]:
            lines.append(f"{here} seat {seat} sees {encoded(game.view(seat)).decode()}")
        for seat in game.to_act:
            lines.append(f"{here} seat {seat} is listed {texts(game.legal_actions(seat))}")
        if game.is_over or game.length >= subject.bound:
            return lines
        seat = game.to_act[dice.below(len(game.to_act))]
        actions = game.legal_actions(seat)
        action = actions[dice.below(len(actions))]
        shown = encoded([event.shown_to(seat) for event in game.apply(seat, action)]).decode()
        lines.append(f"{here} seat {seat} does {action}: {shown}")


def elsewhere(order: str, hash_seed: str) -> list[str]:
    """The transcripts as another process writes them."""
    environment = dict(os.environ, PYTHONHASHSEED=hash_seed, PYTHONPATH=os.pathsep.join(filter(None, sys.path)))
    command = [sys.executable, "-m", "tests.kit.processes", order]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise AssertionError(f"with PYTHONHASHSEED={hash_seed} the process broke:\n{done.stderr}")
    return done.stdout.split("\n")[:-1]


def main() -> None:
    """Write the transcripts that the first argument asks for."""
    game, players, options, bound, seeds = msgspec.json.decode(sys.argv[1])
    subject = Subject(game, players, options, bound=bound)
    for seed in seeds:
        for line in transcript(subject, seed):
            sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
