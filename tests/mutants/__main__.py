"""`python -m tests.mutants --number 60 --seed 1`: plants faults in the engines and says which no test notices."""

import argparse
import json
import os
import signal
import sys
from pathlib import Path

from tests.mutants.judging import judge
from tests.mutants.reach import LONGEST, measure, sources_digest
from tests.mutants.results import Equivalents, Kept, summary
from tests.mutants.running import Bench, Broken
from tests.mutants.sample import draw

ROOT = Path(__file__).parents[2]
FOLDERS = ("tests/kernel", "tests/games", "tests/rules", "tests/golden", "tests/arena", "tests/bots", "tests/cli")
EQUIVALENT = Path(__file__).with_name("equivalent.toml")


def main(words: list[str] | None = None) -> int:
    """Draws, plants, runs and reports."""
    given = arguments().parse_args(words)
    root, build = given.root.resolve(), given.build.resolve()
    package = root / given.package
    mutants = draw(package, given.seed, given.number, given.only)
    benches = [Bench(root, build / f"copy-{index}", package.name) for index in range(given.jobs)]
    for bench in benches:
        bench.lay(package)
    kept = Kept(build / "results.jsonl")
    if given.again:
        kept.known = {name: one for name, one in kept.known.items() if one.verdict != "survived"}
    tests = [
        path.relative_to(root).as_posix()
        for folder in given.tests
        for path in sorted((root / folder).rglob("test_*.py"))
    ]
    try:
        reach = measure(benches, tests, build / "reach", sources_digest(package, []), tell)
        check_collected(benches[0], tests)
        results = judge(benches, mutants, reach, kept, Equivalents(given.equivalent), tell)
    except Broken as error:
        tell(f"mutants: {error}")
        return 2
    except KeyboardInterrupt:
        tell("mutants: stopped; what is done is kept, the same command goes on")
        return 130
    figures = summary(results)
    if given.json:
        sys.stdout.write(json.dumps(figures, ensure_ascii=False, indent=1) + "\n")
    else:
        report(figures, [str(one) + f"\n           {one.text}" for one in results if one.verdict == "survived"])
    return 0


def check_collected(bench: Bench, tests: list[str]) -> None:
    """What is known of a file of tests may be older than what it imports: one that cannot be read notices nothing."""
    outcome = bench.run(["--collect-only", *tests], LONGEST)
    if outcome.noticed:
        raise Broken(f"the tests cannot be read without a fault: {outcome.failed or 'it takes too long'}")


def arguments() -> argparse.ArgumentParser:
    """What can be asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("-n", "--number", type=int, default=60, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which of them")
    parser.add_argument("--only", default="*", help="in files like this, below the package: 'games/gaia/*'")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at once")
    parser.add_argument("--again", action="store_true", help="run those that survived again, say after new tests")
    parser.add_argument("--json", action="store_true", help="the figures and survivors as JSON")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    parser.add_argument("--package", default="src/astrarium", help=argparse.SUPPRESS)
    parser.add_argument("--tests", nargs="+", default=FOLDERS, help=argparse.SUPPRESS)
    parser.add_argument("--equivalent", type=Path, default=EQUIVALENT, help=argparse.SUPPRESS)
    parser.add_argument("--build", type=Path, default=ROOT / "build" / "mutants", help=argparse.SUPPRESS)
    return parser


def report(figures: dict[str, object], survivors: list[str]) -> None:
    """For a person."""
    out = sys.stdout.write
    if survivors:
        out("No test notices:\n" + "\n".join(survivors) + "\n\n")
    noticed = float(str(figures["noticed"])) * 100
    out(
        f"{figures['mutants']} mutants: {figures['killed']} noticed, {figures['timeouts']} by running too long, "
        f"{figures['survived']} not, {figures['equivalent']} change nothing: {noticed:.1f} %\n"
    )


def tell(line: str) -> None:
    """Progress."""
    sys.stderr.write(line + "\n")
    sys.stderr.flush()


if __name__ == "__main__":
    # Whoever ends it, nothing that it has started goes on.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.exit(main())
