"""What became of each mutant, kept line by line, so that a run that was broken off goes on."""

import json
import tomllib
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path

from tests.mutants.place import Mutant

KILLED, TIMEOUT, SURVIVED, EQUIVALENT = "killed", "timeout", "survived", "equivalent"


@dataclass(frozen=True)
class Result:
    """A mutant with its verdict: `by` is the first test that failed, or why nothing can notice it."""

    id: str
    path: str
    line: int
    kind: str
    text: str
    change: str
    verdict: str
    by: str
    seconds: float

    def __str__(self) -> str:
        return f"{self.verdict:<10} {self.path}:{self.line}  {self.kind}  {self.change}"


def result(found: Mutant, verdict: str, by: str, seconds: float) -> Result:
    """The verdict on a mutant."""
    return Result(
        found.id, found.path, found.line, found.kind, found.text, found.change, verdict, by, round(seconds, 1)
    )


class Kept:
    """The results of earlier runs, in a file with a line for each."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.known: dict[str, Result] = {}
        if file.exists():
            for line in file.read_text(encoding="utf-8").splitlines():
                one = Result(**json.loads(line))
                self.known[one.id] = one

    def add(self, one: Result) -> None:
        """Written at once: whatever happens next, this one is done."""
        self.known[one.id] = one
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(asdict(one), ensure_ascii=False) + "\n")


class Equivalents:
    """Mutants that change nothing that anybody could notice, each with the reason; found again by line and change."""

    def __init__(self, file: Path) -> None:
        listed = tomllib.loads(file.read_text(encoding="utf-8")).get("mutant", []) if file.exists() else []
        self.why = {(one["line"], one["change"]): str(one["why"]) for one in listed}

    def reason(self, found: Mutant) -> str:
        """Why nothing can notice it, or nothing."""
        return self.why.get((found.text, found.change), "")


def summary(results: list[Result]) -> dict[str, object]:
    """The figures, and what got through."""
    counts = Counter(one.verdict for one in results)
    counted = len(results) - counts[EQUIVALENT]
    noticed = counts[KILLED] + counts[TIMEOUT]
    return {
        "mutants": len(results),
        "killed": counts[KILLED],
        "timeouts": counts[TIMEOUT],
        "survived": counts[SURVIVED],
        "equivalent": counts[EQUIVALENT],
        "noticed": round(noticed / counted, 4) if counted else 1.0,
        "survivors": [asdict(one) for one in results if one.verdict == SURVIVED],
    }
