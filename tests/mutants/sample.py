"""Draws mutants: by a seed, one after the other, so that a longer sample goes on where a shorter one ended."""

import ast
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from random import Random

from tests.mutants import code, data
from tests.mutants.place import Mutant, Place, mutant

# The engines: what the rules say. What judges (strategy/) has no right value that a test could know.
TARGETS = ("kernel/*.py", "games/*.py", "games/*.toml")
JUDGEMENT = ("games/*/strategy/*",)
DATA_SHARE = 0.2

Spot = tuple[str, Place]


def draw(package: Path, seed: int, number: int, only: str = "*") -> list[Mutant]:
    """So many mutants of a package."""
    drawn: list[Mutant] = []
    for found in stream(package, seed, only):
        if len(drawn) == number:
            break
        drawn.append(found)
    return drawn


def stream(package: Path, seed: int, only: str) -> Iterator[Mutant]:
    """One mutant after the other until none is left: of each kind in code alike, of each folder of data alike.

    So the many that any test notices (two arguments of different types change places) do not drown the few that
    only a good one does.
    """
    random = Random(seed)
    sources: dict[str, bytes] = {}
    in_code: dict[str, list[Spot]] = {}
    in_data: dict[str, list[Spot]] = {}
    for path in targets(package, only):
        source = sources[path] = (package / path).read_bytes()
        is_code = path.endswith(".py")
        for place in code.places(source) if is_code else data.places(source):
            group = in_code.setdefault(place.kind, []) if is_code else in_data.setdefault(path.rpartition("/")[0], [])
            group.append((path, place))
    while in_code or in_data:
        groups = in_data if in_data and (not in_code or random.random() < DATA_SHARE) else in_code
        name = random.choice(sorted(groups))
        path, place = taken(groups[name], random)
        if not groups[name]:
            del groups[name]
        found = mutant(path, sources[path], place, random)
        if is_change(found):
            yield found


def targets(package: Path, only: str) -> list[str]:
    """The files in which faults are planted."""
    paths = sorted(path.relative_to(package).as_posix() for path in package.rglob("*") if path.is_file())
    return [
        path
        for path in paths
        if any(fnmatch(path, pattern) for pattern in TARGETS)
        and not any(fnmatch(path, pattern) for pattern in JUDGEMENT)
        and fnmatch(path, only)
    ]


def taken(spots: list[Spot], random: Random) -> Spot:
    """One of them, which is drawn no more."""
    index = random.randrange(len(spots))
    spots[index], spots[-1] = spots[-1], spots[index]
    return spots.pop()


def is_change(found: Mutant) -> bool:
    """It can be read, and is read as something else."""
    try:
        if found.path.endswith(".py"):
            return ast.dump(ast.parse(found.changed)) != ast.dump(ast.parse(found.source))
        return tomllib.loads(found.changed.decode()) != tomllib.loads(found.source.decode())
    except (SyntaxError, tomllib.TOMLDecodeError):
        return False
