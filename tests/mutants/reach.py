"""Which lines of the package each file of tests reaches, and how long it takes: measured without a fault."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from coverage import CoverageData

from tests.mutants.place import Mutant
from tests.mutants.running import Bench, Broken, spread

LONGEST = 900.0


@dataclass(frozen=True)
class Reach:
    """A file of tests: its time without a fault, and by the path of a file below the package the lines it reaches."""

    test: str
    seconds: float
    lines: dict[str, list[int]]

    def reaches(self, found: Mutant) -> bool:
        """Data is read by whoever reads the folder it lies in."""
        if not found.path.endswith(".py"):
            room = found.path.partition("/data/")[0] + "/"
            return any(path.startswith(room) for path in self.lines)
        return any(found.first <= line <= found.last for line in self.lines.get(found.path, []))


def measure(
    benches: list[Bench], tests: list[str], store: Path, sources: str, tell: Callable[[str], None]
) -> list[Reach]:
    """Every file of tests, run once; what is known of unchanged files is not measured again."""
    store.mkdir(parents=True, exist_ok=True)

    def one(bench: Bench, test: str) -> Reach:
        content = (bench.root / test).read_bytes()
        known = store / f"{digest(sources.encode(), test.encode(), content)}.json"
        if known.exists():
            return Reach(**json.loads(known.read_text(encoding="utf-8")))
        reach = measured(bench, test, known.with_suffix(".coverage"))
        known.write_text(json.dumps(vars(reach)), encoding="utf-8")
        tell(f"reach  {test}  {reach.seconds:.1f} s")
        return reach

    return spread(benches, one, tests)


def measured(bench: Bench, test: str, file: Path) -> Reach:
    """One file of tests, run with coverage. It must pass: else every fault would count as noticed."""
    program = ("-m", "coverage", "run", "--rcfile=", f"--data-file={file}", f"--include={bench.copy}/*")
    outcome = bench.run([test], LONGEST, program)
    if outcome.noticed:
        raise Broken(f"{test} fails without a fault: {outcome.failed or 'it takes too long'}")
    data = CoverageData(basename=str(file))
    data.read()
    lines = {
        Path(name).relative_to(bench.copy).as_posix(): sorted(data.lines(name) or [])
        for name in data.measured_files()
    }
    data.close()
    file.unlink()
    return Reach(test, round(outcome.seconds, 2), lines)


def digest(*contents: bytes) -> str:
    """Of several contents."""
    made = blake2b(digest_size=12)
    for content in contents:
        made.update(len(content).to_bytes(8, "big") + content)
    return made.hexdigest()


def sources_digest(package: Path, others: list[Path]) -> str:
    """Of the package as it is, and of what several files of tests share."""
    paths = sorted(path for path in package.rglob("*") if path.suffix in {".py", ".toml"}) + sorted(others)
    return digest(*(path.read_bytes() for path in paths))
