"""The hash hangs on declared facts alone: code may be renamed and reordered under it."""

import re
import shutil
import sys
from collections.abc import Iterator
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from astrarium.kernel import Game, Moments, Position, Rng, Rules, Step
from astrarium.kernel.facts import facts_hash, ids_in, told
from tests.kernel.specimen.facts import FACTS
from tests.kernel.specimen.flow import STEPS
from tests.kernel.specimen.game import RULES, Salvage
from tests.kernel.specimen.state import State
from tests.kernel.tables import new, play

SPECIMEN = Path(__file__).parent / "specimen"

FIELDS = {
    "hands": "in_hand",
    "bids": "offered",
    "beacon": "lamp",
    "partner": "helper",
    "deck": "supply",
    "discard": "spent",
    "stack": "adrift",
    "row": "in_reach",
    "salvaged": "taken",
    "points": "score",
}
KINDS = {"round": "next_round", "bid": "auction", "reveal": "open", "tow": "pull", "hail": "call", "haul": "bring_in"}

A_KIND = re.compile(
    r'(?<=push\()"(\w+)"|(?<=kind == )"(\w+)"|"(\w+)"(?=: (?:play_round|reveal|haul)\b)'
    r'|"(\w+)"(?=: \((?:Bid|Tow|Hail)\()|(?<=^    )"(\w+)"(?=: \(")',
    re.MULTILINE,
)
"""A kind of step, wherever the specimen's code names one: pushed, asked for, or in a table."""

TOLD = re.compile(r'(?:^        plain\["\w+"\] = .*\n)+', re.MULTILINE)
"""How the specimen's position tells its fields, one after the other."""


def renamed(name: str, code: str) -> str:
    """The code of a file of the specimen after its fields and steps were renamed and its fields reordered."""
    for old, other in FIELDS.items():
        code = re.sub(rf"(?<=\.){old}\b", other, code)
        if name == "state.py":
            code = re.sub(rf'"{old}"', f'"{other}"', code)
    code = A_KIND.sub(lambda found: f'"{KINDS[next(filter(None, found.groups()))]}"', code)
    return TOLD.sub(lambda found: "".join(reversed(found[0].splitlines(keepends=True))), code)


@pytest.fixture
def other_salvage(tmp_path: Path) -> Iterator[Rules[Any]]:
    """The specimen as somebody left it who found better names."""
    folder = tmp_path / "salvage_renamed"
    shutil.copytree(SPECIMEN, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for path in folder.glob("*.py"):
        code = renamed(path.name, path.read_text(encoding="utf-8"))
        path.write_text(code.replace("tests.kernel.specimen", folder.name), encoding="utf-8")
    sys.path.insert(0, str(tmp_path))
    yield import_module(f"{folder.name}.game").RULES
    sys.path.remove(str(tmp_path))
    for module in [name for name in sys.modules if name.partition(".")[0] == folder.name]:
        del sys.modules[module]


def test_renamed_and_reordered_fields_and_steps_leave_every_hash_alone(other_salvage: Rules[Any]) -> None:
    one, two = Game.new(RULES, 3, 5, {}), Game.new(other_salvage, 3, 5, {})
    rng = Rng(1)
    kinds: set[str] = set()
    while not one.is_over:
        assert two.hash() == one.hash()
        kinds |= {step.kind for step in two.position.agenda}
        seat = one.to_act[rng.below(len(one.to_act))]
        action = str(one.legal_actions(seat)[rng.below(len(one.legal_actions(seat)))])
        one.apply(seat, action)
        two.apply(seat, action)
    assert two.record().dumps() == one.record().dumps()
    # All of it was renamed, so nothing of this is owed to names that stayed.
    assert kinds == {*KINDS.values()}
    assert not FIELDS.keys() & two.position.plain().keys()
    order = list(two.position.plain())
    assert order.index("score") < order.index("lamp")


def test_every_fact_has_its_name() -> None:
    assert len(RULES.facts(State(2, Rng(0), True))) == len(FACTS)


def test_every_kind_of_step_has_a_promised_word_of_its_own() -> None:
    kinds = {*STEPS, *RULES.decisions}
    words = [RULES.step_facts(State(2, Rng(0), True), Step(kind))[0] for kind in kinds]
    assert len(set(words)) == len(kinds)


def test_the_hash_sees_game_players_facts_agenda_and_generator() -> None:
    class Other(Salvage):
        id = "other"

    position = State(2, Rng(1), True)
    hashes = [facts_hash(RULES, position), facts_hash(Other(), position), facts_hash(RULES, State(3, Rng(1), True))]
    position.points[0] += 1
    hashes.append(facts_hash(RULES, position))
    position.push("bid", (0, 1))
    hashes.append(facts_hash(RULES, position))
    position.agenda[-1] = position.agenda[-1].without(0)
    hashes.append(facts_hash(RULES, position))
    position.rng.word()
    hashes.append(facts_hash(RULES, position))
    assert len(set(hashes)) == len(hashes)


def test_how_often_the_generator_was_asked_is_no_fact() -> None:
    position = State(2, Rng(1), True)
    before = facts_hash(RULES, position)
    position.rng.drawn += 1
    assert facts_hash(RULES, position) == before


def test_a_wreck_is_told_by_its_name() -> None:
    game = new(seed=7)
    play(game, "0 bid 4", "1 bid 5", "1 tow ferry")
    name, players, facts, agenda, generator = told(RULES, game.position)
    assert (name, players) == ("salvage", 2)
    assert dict(zip(FACTS, facts, strict=True))["salvaged"] == ["ferry"]
    assert agenda == [["round", (), []], ["haul", (), [1, "ferry"]], ["hail", (0,), [1]]]
    assert generator == game.position.rng.plain()[:4]


def test_the_digest_is_of_messagepack() -> None:
    """The page on records promises how facts become a hash."""
    game = new(seed=7)
    encoded = msgspec.msgpack.encode(told(RULES, game.position))
    assert game.hash() == blake2b(encoded, digest_size=8).hexdigest()


class Undeclared(Salvage):
    """A game that declares no facts."""

    def facts(self, position: State) -> list[Any]:
        return Rules.facts(self, position)

    def step_facts(self, position: State, step: Step) -> list[Any]:
        return Rules.step_facts(self, position, step)


def test_a_game_that_declares_nothing_promises_what_it_stores() -> None:
    game = Game.new(Undeclared(), 2, 7, {})
    facts = dict(Undeclared().facts(game.position))  # type: ignore[arg-type]
    assert facts == {name: value for name, value in game.position.plain().items() if name not in KERNEL}
    assert told(game.rules, game.position)[3] == [step.plain() for step in game.position.agenda]
    assert Moments.of_record(game.rules, game.record()).game.hash() == game.hash()


KERNEL = Position(2, Rng(0)).plain().keys()


def test_a_set_is_told_by_the_ids_in_it() -> None:
    assert ids_in(0b101, ["probe", "liner", "ferry"]) == ["probe", "ferry"]
