"""Random games with random options, looking after every action for something that must not be.

    python -m astrarium.arena.fuzz --games 2000

The rules of a game may say what must hold (``check``), options that cannot be guessed (``sample_options``), and the
verbs that end turns and games (``shy``), which a busy player avoids.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from pathlib import Path

import msgspec

from astrarium.arena.fuzzing import Finding, Hunt
from astrarium.arena.pool import in_order
from astrarium.games import catalogue
from astrarium.kernel import AstrariumError


def fuzz(hunt: Hunt, games: int, processes: int = 1) -> Iterator[Finding]:
    """Play games and tell of each how it went, in the order of their seeds."""
    with closing(in_order(hunt.play, games, processes)) as findings:
        yield from findings


def main(arguments: Sequence[str] | None = None) -> int:
    """The command; its exit code is 1 if anything was found."""
    given = _read(arguments)
    hunt = Hunt(
        games=tuple(given.game or catalogue.names()),
        seed=given.seed,
        players=given.players,
        options=_options(given.option),
        patience=given.limit,
        folder=str(given.folder),
    )
    given.folder.mkdir(parents=True, exist_ok=True)
    failed = played = decisions = 0
    try:
        for finding in fuzz(hunt, given.games, given.processes):
            played += 1
            decisions += finding.decisions
            if finding.problem:
                failed += 1
                _tell(finding, given)
    except BrokenProcessPool:
        sys.stdout.write(f"fuzz: a game was stuck, or its process died: see {_notes(given.folder)}\n")
        return 1
    except AstrariumError as error:
        sys.stderr.write(f"fuzz: {error}\n")
        return 2
    verdict = f"{failed} of them failed" if failed else "nothing wrong"
    sys.stdout.write(f"fuzz: {played} games, {decisions} decisions, seeds from {given.seed}: {verdict}\n")
    return 1 if failed else 0


def _read(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m astrarium.arena.fuzz", description="Random games, watched.")
    parser.add_argument("--games", type=int, default=100, help="how many games to play")
    parser.add_argument("--game", action="append", help="a game to play (may be repeated); all unless told")
    parser.add_argument("--players", type=int, help="how many seats; any number unless told")
    parser.add_argument("--seed", type=int, default=0, help="the first seed; the others follow it")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--option", action="append", default=[], help="name=value: not sampled but given")
    parser.add_argument("--limit", type=float, default=300, help="seconds after which a game counts as stuck")
    parser.add_argument("--folder", type=Path, default=Path(), help="where records of failures are written")
    return parser.parse_args(arguments)


def _options(texts: Sequence[str]) -> dict[str, str]:
    return {name: value for name, _, value in [text.partition("=") for text in texts]}


def _notes(folder: Path) -> str:
    """The notes on unfinished games: if one was stuck, the others only ended because it did."""
    notes = sorted(folder.glob("fuzz-stuck-*.txt"))
    stuck = [note for note in notes if "Timeout" in note.read_text(encoding="utf-8")]
    for note in notes:
        if stuck and note not in stuck:
            note.unlink()
    return ", ".join(str(note) for note in stuck or notes)


def _tell(finding: Finding, given: argparse.Namespace) -> None:
    path = given.folder / f"fuzz-failure-{finding.seed}.jsonl"
    path.write_text(finding.record, encoding="utf-8")
    options = msgspec.json.encode(finding.options).decode()
    again = f"--game {finding.game} --seed {finding.seed} --games 1"
    again += f" --players {given.players}" if given.players is not None else ""
    again += "".join(f" --option {text}" for text in given.option)
    sys.stdout.write(
        f"FAILED {finding.game}, {finding.players} players, seed {finding.seed}, "
        f"after {finding.decisions} actions\n"
        f"  options  {options}\n"
        f"  problem  {finding.problem}\n"
        + (f"  next     {finding.next_action}\n" if finding.next_action else "")
        + f"  record   {path}\n"
        f"  again    python -m astrarium.arena.fuzz {again}\n"
    )


if __name__ == "__main__":
    sys.exit(main())
