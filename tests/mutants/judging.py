"""Puts mutants to the tests that can notice them, quickest first, on several cores."""

from collections.abc import Callable

from tests.mutants.place import Mutant
from tests.mutants.reach import Reach
from tests.mutants.results import EQUIVALENT, KILLED, SURVIVED, TIMEOUT, Equivalents, Kept, Result, result
from tests.mutants.running import Bench, spread

# Seconds of tests in a process of their own: most faults are noticed by the first.
PORTIONS = (4.0, 20.0)
SLOWER, GRACE = 6.0, 30.0


def judge(
    benches: list[Bench],
    mutants: list[Mutant],
    reach: list[Reach],
    kept: Kept,
    equivalents: Equivalents,
    tell: Callable[[str], None],
) -> list[Result]:
    """The verdicts in the order of the mutants; what is known already is not run again."""
    done: list[str] = []

    def one(bench: Bench, found: Mutant) -> Result:
        reason = equivalents.reason(found)
        if reason:
            made = result(found, EQUIVALENT, reason, 0.0)
        elif found.id in kept.known:
            made = kept.known[found.id]
        else:
            made = verdict(bench, found, reach)
            kept.add(made)
        done.append(made.id)
        tell(f"{len(done):>4}/{len(mutants)}  {made}  {made.by}  {made.seconds} s")
        return made

    return spread(benches, one, mutants)


def verdict(bench: Bench, found: Mutant, reach: list[Reach]) -> Result:
    """Plants the fault in the copy, runs tests until one notices, and takes it out again."""
    place = bench.copy / found.path
    seconds = 0.0
    place.write_bytes(found.changed)
    try:
        for portion in portions(chosen(found, reach)):
            expected = sum(one.seconds for one in portion)
            outcome = bench.run([one.test for one in portion], GRACE + SLOWER * expected)
            seconds += outcome.seconds
            if outcome.noticed:
                return result(found, TIMEOUT if outcome.late else KILLED, outcome.failed, seconds)
    finally:
        place.write_bytes(found.source)
    return result(found, SURVIVED, "", seconds)


def chosen(found: Mutant, reach: list[Reach]) -> list[Reach]:
    """The tests that reach the fault, then those that may read the code itself, never those of other games.

    The quickest come first, and golden games early: nothing else notices as much in its time.
    """
    own = [one for one in reach if not foreign(one.test, found.path)]
    return sorted(own, key=lambda one: (not one.reaches(found), one.seconds / golden(one.test), one.test))


def golden(test: str) -> int:
    """How much sooner a test comes than its time says."""
    return 10 if test.startswith("tests/golden/") else 1


def foreign(test: str, path: str) -> bool:
    """tests/…/race/… say nothing about games/gaia/…."""
    game = path.split("/")[1] if path.startswith("games/") else ""
    room = test.split("/")[2:3]
    return bool(game) and test.startswith(("tests/rules/", "tests/games/")) and "." not in room[0] and room != [game]


def portions(tests: list[Reach]) -> list[list[Reach]]:
    """The quickest few, then more, then all the rest."""
    made: list[list[Reach]] = [[]]
    filled = 0.0
    for one in tests:
        limit = PORTIONS[len(made) - 1] if len(made) <= len(PORTIONS) else float("inf")
        if made[-1] and filled + one.seconds > limit:
            made.append([])
            filled = 0.0
        made[-1].append(one)
        filled += one.seconds
    return [portion for portion in made if portion]
