"""The log of a solo game explains the robot: every step is told, with the rule that it follows."""

from itertools import pairwise
from typing import Any

import pytest

from astrarium.cli.words import Words
from astrarium.kernel import Rng
from tests.rules.race.table import Table, real, table
from tests.rules.race.test_solo_phases import PLAIN

DEVELOPS = "old_earth | actions: develop produce"
SETTLES = "old_earth | actions: settle produce"
CONSUMES = "old_earth | actions: consume_trade consume_2x"


def after(phase: str, robot: str, seat: str = "old_earth", **options: Any) -> Table:
    """The table at the end of a round in which the player did as little as possible, with all that happened."""
    game = table(seat, phase=phase, robot=robot, **options)
    events = game.events
    game.finish_round()
    game.events = events + game.events
    return game


def cited(game: Table, kind: str) -> list[tuple[str, dict[str, Any]]]:
    """The events of a kind, each with the rule that it cites."""
    return [(event.rule, event.data) for event in game.events if event.kind == kind]


def told(game: Table) -> list[str]:
    """The robot's steps as a reader of the log has them, one paragraph for each cell."""
    words = Words("en", "race")
    events = [event for event in game.events if event.kind.startswith("robot-")]
    paragraphs: list[str] = []
    for line in game.game.tell(events, 0):
        said = words.tell(line.said)
        if line.opens or not paragraphs:
            paragraphs.append(said)
        else:
            paragraphs[-1] += f" {said}"
    return paragraphs


@pytest.mark.rule("RG-SOLO-29")
@pytest.mark.rule("RG-SOLO-31")
@pytest.mark.parametrize(("phase", "seat", "rule"), [("II", DEVELOPS, "RG-SOLO-29"), ("III", SETTLES, "RG-SOLO-31")])
def test_an_answer_without_credit_cites_the_rule_of_its_phase(phase: str, seat: str, rule: str) -> None:
    game = after(phase, f"{PLAIN} | stack: public_works gem_world | credit: 0 | dice: explore_1 produce", seat)
    assert cited(game, "robot-no-credit") == [(rule, {"need": 1})]
    assert told(game)[-1].endswith("It would need credit 1 and does nothing.")


@pytest.mark.rule("RG-SOLO-33")
@pytest.mark.rule("RG-SOLO-34")
@pytest.mark.rule("RG-SOLO-35")
@pytest.mark.rule("RG-SOLO-36")
@pytest.mark.parametrize(
    ("dice", "rule", "vp"),
    [
        ("consume_trade develop_1", "RG-SOLO-33", 3),
        ("consume_2x develop_1", "RG-SOLO-34", 6),
        ("consume_trade consume_2x", "RG-SOLO-35", 6),
        ("settle_1 develop_1", "RG-SOLO-36", 3),
    ],
)
def test_points_of_consume_cite_what_brought_them(dice: str, rule: str, vp: int) -> None:
    game = after("IV", f"{PLAIN} | economy: 3 | dice: {dice}", CONSUMES)
    assert cited(game, "robot-chips") == [(rule, {"vp": vp})]


@pytest.mark.rule("RG-SOLO-23")
def test_credit_and_economy_tell_what_was_gained_and_where_they_stand() -> None:
    game = after("IV", f"{PLAIN} | credit: 3 | economy: 2 | dice: consume_trade consume_2x")
    assert cited(game, "robot-credit") == [("RG-SOLO-23", {"credit": 4, "gained": 1})]
    assert cited(game, "robot-economy") == [("RG-SOLO-23", {"economy": 3, "gained": 1})]


@pytest.mark.rule("RG-SOLO-27")
@pytest.mark.parametrize(("dice", "paid"), [("develop_1 produce", 2), ("settle_1 produce", 3)])
def test_a_six_cost_counter_tells_its_price(dice: str, paid: int) -> None:
    game = after("II", f"{PLAIN} | credit: 4 | counters: 1 | dice: {dice}", DEVELOPS)
    assert cited(game, "robot-six") == [("RG-SOLO-27", {"credit": 4 - paid, "paid": paid})]


@pytest.mark.rule("RG-SOLO-28")
def test_a_six_cost_development_missed_for_lack_of_credit_is_told_from_one_that_does_not_fit() -> None:
    stack = "gem_world galactic_federation public_works"
    game = after("II", f"{PLAIN} | stack: {stack} | credit: 0 | counters: 0 | dice: develop_1 produce")
    assert cited(game, "robot-flip") == [
        ("RG-SOLO-24", {"card": "gem_world", "hit": False, "credit": 0, "need": 0}),
        ("RG-SOLO-28", {"card": "galactic_federation", "hit": False, "credit": 0, "need": 1}),
        ("RG-SOLO-24", {"card": "public_works", "hit": True, "credit": 0, "need": 0}),
    ]
    assert told(game)[-1] == (
        "Robot, Develop. It puts 1 card onto its stack. It flips Gem World, which does not fit. "
        "It flips Galactic Federation and must discard it: a six-cost development needs 1 credit, which it does not "
        "have. It flips Public Works and places it."
    )


@pytest.mark.rule("RG-SOLO-28")
def test_a_six_cost_development_that_is_paid_for_tells_its_price() -> None:
    game = after("II", f"{PLAIN} | stack: galactic_federation | credit: 1 | counters: 0 | dice: develop_1 produce")
    assert cited(game, "robot-flip") == [
        ("RG-SOLO-24", {"card": "galactic_federation", "hit": True, "credit": 1, "need": 0})
    ]


@pytest.mark.rule("RG-SOLO-58")
def test_an_empty_stack_is_told() -> None:
    game = after("II", f"{PLAIN} | credit: 1 | counters: 0 | dice: settle_1 produce", DEVELOPS)
    assert cited(game, "robot-no-hit") == [("RG-SOLO-58", {"pile": "stack", "flipped": 0})]
    assert told(game)[-1] == "Robot, Develop, in answer. Its stack is empty, so there is nothing to flip."


@pytest.mark.rule("RG-SOLO-24")
def test_a_stack_that_runs_out_is_told() -> None:
    robot = f"{PLAIN} | stack: gem_world spice_world | credit: 1 | counters: 0 | dice: settle_1 produce"
    game = after("II", robot, DEVELOPS)
    assert cited(game, "robot-no-hit") == [("RG-SOLO-24", {"pile": "stack", "flipped": 2})]
    assert told(game)[-1].endswith("Its stack has run out, and nothing is placed.")


@pytest.mark.rule("RG-SOLO-24")
def test_a_hit_with_the_last_card_of_the_stack_is_no_miss() -> None:
    robot = f"{PLAIN} | stack: public_works | credit: 1 | counters: 0 | dice: settle_1 produce"
    assert cited(after("II", robot, DEVELOPS), "robot-no-hit") == []


@pytest.mark.rule("RG-SOLO-54")
def test_a_deck_without_such_a_world_is_told() -> None:
    robot = "doomed_world | stack: 1 | dice: settle_1 produce"
    game = after("III", robot, deck="public_works gem_world", exact=True)
    # The last card makes a new deck of the one before it, so three are turned over.
    assert cited(game, "robot-no-hit") == [("RG-SOLO-54", {"pile": "deck", "flipped": 3})]
    assert "There is no such world in the whole deck." in told(game)[-1]


@pytest.mark.rule("RG-SOLO-42")
def test_doomed_world_tells_what_it_gives_up() -> None:
    game = after("III", "doomed_world | dice: settle_1 produce", deck="new_earth")
    assert cited(game, "robot-loses") == [("RG-SOLO-42", {"card": "doomed_world"})]
    assert cited(game, "robot-flip") == [("RG-SOLO-42", {"card": "new_earth", "hit": True, "credit": 0, "need": 0})]


@pytest.mark.rule("RG-SOLO-37")
def test_no_answer_to_produce_is_told() -> None:
    game = after("V", f"{PLAIN} | dice: settle_1 develop_1", "old_earth | actions: settle produce")
    assert cited(game, "robot-nothing") == [("RG-SOLO-37", {})]
    assert told(game) == ["Robot, Produce, in answer. It does nothing."]


@pytest.mark.rule("RG-SOLO-44")
def test_a_counter_that_does_not_turn_is_told() -> None:
    robot = "damaged_alien_factory | counter: produce | dice: consume_trade settle_1"
    game = after("IV", robot)
    assert cited(game, "robot-nothing") == [("RG-SOLO-44", {})]
    assert cited(game, "robot-counter") == []


@pytest.mark.rule("RG-SOLO-21")
@pytest.mark.parametrize("seed", range(4))
def test_what_a_cell_does_follows_the_cell_in_the_log(seed: int) -> None:
    game = real(1, seed, difficulty="hard").game
    rng = Rng(seed)
    told_of = [("", "")]
    while not game.is_over:
        actions = game.legal_actions(0)
        told_of += [(e.kind, e.rule) for e in game.apply(0, actions[rng.below(len(actions))])]
    bare = [next for last, next in pairwise(told_of) if last[0] == "robot-cell" and not next[0].startswith("robot-")]
    assert bare == []
    assert told_of.count(("robot-cell", "RG-SOLO-21")) > 10


@pytest.mark.rule("RG-SOLO-54")
def test_a_deck_of_one_card_is_shuffled_anew_before_the_search_goes_on() -> None:
    game = after("III", "doomed_world | dice: settle_1 produce", deck="public_works", exact=True)
    assert [data["card"] for _, data in cited(game, "robot-flip")] == ["public_works", "public_works"]


@pytest.mark.rule("RG-SOLO-43")
def test_a_counter_that_is_exchanged_is_told() -> None:
    game = after("IV", "old_earth | dice: consume_trade settle_1", "new_sparta | actions: settle produce")
    assert cited(game, "robot-counter") == [("RG-SOLO-43", {"counter": "consume_2x"})]
