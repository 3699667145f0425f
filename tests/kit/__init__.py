"""The kernel test kit: what must hold of every game, tried out in random games of it.

A game is run through it in a few lines::

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_the_contract(players: int) -> None:
        kit.check(kit.Subject("gaia", players, invariants=all_pieces_are_somewhere), seeds=range(3))

    def test_every_process_plays_the_same_game() -> None:
        kit.check_processes(kit.Subject("gaia", 4), seeds=range(2))

``check`` plays a random game for each seed and asks every check at every decision, the last position
included; a part of them can be given as ``checks``. All raise ``AssertionError`` with the seed, the number of
the action and the last actions in notation.
"""

from collections.abc import Iterable, Sequence

from tests.kit.copies import clones, storage, trying, undo, views
from tests.kit.encodings import encodings
from tests.kit.facts import facts
from tests.kit.helps import helps
from tests.kit.leaks import choices, imagination, secrets
from tests.kit.legality import answers, listing, refusals
from tests.kit.processes import check_processes
from tests.kit.subject import Subject
from tests.kit.table import Check, Table

__all__ = [
    "CHECKS",
    "Check",
    "Subject",
    "Table",
    "answers",
    "check",
    "check_processes",
    "choices",
    "clones",
    "encodings",
    "facts",
    "helps",
    "imagination",
    "listing",
    "refusals",
    "secrets",
    "storage",
    "trying",
    "undo",
    "views",
]

CHECKS: tuple[Check, ...] = (
    answers,
    listing,
    refusals,
    helps,
    encodings,
    clones,
    views,
    storage,
    facts,
    undo,
    trying,
    secrets,
    choices,
    imagination,
)


def check(subject: Subject, seeds: Iterable[int], checks: Sequence[Check] = CHECKS) -> None:
    """Play a random game to its end for each seed, and ask all checks at every decision."""
    redrawn: set[str] = set()
    for seed in seeds:
        table = Table(subject, seed)
        table.play(checks)
        redrawn |= table.redrawn
    if secrets in checks and not subject.hidden <= redrawn:
        untried = ", ".join(sorted(subject.hidden - redrawn))
        raise AssertionError(f"{subject}: no twin differed in {untried}, so nobody knows whether it leaks")
