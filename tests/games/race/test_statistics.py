"""How seats have played: the start world of each is the one that it began with, whatever became of it."""

from collections import Counter
from typing import cast

import pytest

import astrarium
from astrarium import Record
from astrarium.arena.behaviour import behaviour_of
from astrarium.games import catalogue
from astrarium.games.race.state.state import State, name_of
from astrarium.kernel import Moments
from tests.golden.pins import FOLDER

RECORDS = sorted(path.stem for path in FOLDER.glob("race-*.jsonl"))


def begun(record: Record) -> list[str]:
    """The start worlds of the seats, as the position has them as soon as all have one."""
    game = astrarium.new(record.game, record.players, record.seed, record.options, version=record.version)
    actions = iter(record.actions)
    while any(not player.tableau for player in cast(State, game.position).seats):
        game.apply(*next(actions))
    state = cast(State, game.position)
    return [name_of(state, player.tableau[0]) for player in state.seats]


@pytest.mark.parametrize("name", RECORDS)
def test_the_start_world_is_the_one_that_the_seat_began_with(name: str) -> None:
    record = Record.loads((FOLDER / f"{name}.jsonl").read_text(encoding="utf-8"))
    facts = behaviour_of(Moments.of_record(catalogue.rules_of("race"), record)).facts
    assert [seat["start_world"] for seat in facts] == begun(record)


def test_calls_are_shares_of_all_calls_of_a_seat() -> None:
    record = Record.loads((FOLDER / "race-06-storm-5.jsonl").read_text(encoding="utf-8"))
    habits = behaviour_of(Moments.of_record(catalogue.rules_of("race"), record)).habits
    for seat in habits:
        shares = [share for name, share in seat.items() if name.startswith("calls ")]
        assert sum(shares) == pytest.approx(1)
        assert max(shares) < 1


@pytest.mark.parametrize("name", RECORDS)
def test_calls_are_counted_by_action_and_by_round(name: str) -> None:
    record = Record.loads((FOLDER / f"{name}.jsonl").read_text(encoding="utf-8"))
    moments = Moments.of_record(catalogue.rules_of("race"), record)
    view = moments.game.view(None)
    # Two a round against the robot and in a duel (RG-SOLO, RG-DUEL).
    each = 2 if record.players == 1 or record.options["duel"] else 1
    for seat, numbers in enumerate(behaviour_of(moments).habits):
        called = [str(action).split()[1:] for mover, action in moments.game.history if mover == seat]
        verbs = [str(action).split()[0] for mover, action in moments.game.history if mover == seat]
        actions = [words[0] for verb, words in zip(verbs, called, strict=True) if verb == "action"]
        by_round = Counter(f"round {nth // each + 1:02} {action}" for nth, action in enumerate(actions))
        assert {key: count for key, count in numbers.items() if key.startswith("round ")} == by_round
        shares = {f"calls {action}": count / len(actions) for action, count in Counter(actions).items()}
        assert {key: share for key, share in numbers.items() if key.startswith("calls ") and share} == shares
        assert numbers["trades in rounds 1 to 3"] == actions[: 3 * each].count("consume_trade")
        assert numbers["rounds"] == len(actions) / each
        stands = view["seats"][seat]
        left = (numbers["cards left"], numbers["goods left"], numbers["tableau"])
        goods = len([place for place in stands["tableau"] if place["good"]])
        assert left == (stands["hand_size"], goods, len(stands["tableau"]))
