"""What the robot's start world changes (RG-SOLO-38 to -44, -54)."""

import pytest

from tests.rules.race.table import table
from tests.rules.race.test_solo_phases import after, numbers, stack, tableau


@pytest.mark.rule("RG-SOLO-38")
@pytest.mark.parametrize(
    ("dice", "cards", "credit"),
    [("explore_1 produce", 3, 2), ("explore_1 explore_2", 7, 2), ("settle_1 produce", 3, 1)],
)
def test_separatist_colony_explores_more(dice: str, cards: int, credit: int) -> None:
    game = after("I", f"separatist_colony | dice: {dice}", "old_earth | actions: explore_5 settle")
    assert (len(game.robot.stack), game.robot.credit) == (cards, credit)


@pytest.mark.rule("RG-SOLO-39")
@pytest.mark.parametrize("start", ["epsilon_eridani", "new_sparta", "separatist_colony"])
@pytest.mark.parametrize("dice", ["settle_1 produce", "develop_1 produce"])
def test_warlike_worlds_flip_for_military_worlds_and_respond_for_nothing(start: str, dice: str) -> None:
    robot = f"{start} | credit: 0 | stack: gem_world public_works rebel_base spice_world | dice: {dice}"
    game = after("III", robot, "old_earth | actions: settle explore_5")
    assert tableau(game) == [start, "rebel_base"]
    assert stack(game)[0] == "spice_world"
    assert (game.discards(), game.robot.credit) == (["gem_world", "public_works"], 0)


@pytest.mark.rule("RG-SOLO-39")
@pytest.mark.parametrize("start", ["epsilon_eridani", "new_sparta", "separatist_colony"])
def test_warlike_worlds_keep_their_credit(start: str) -> None:
    robot = f"{start} | credit: 3 | stack: rebel_base | dice: develop_1 produce"
    assert after("III", robot, "old_earth | actions: settle explore_5").robot.credit == 3


@pytest.mark.rule("RG-SOLO-40")
@pytest.mark.parametrize(
    ("start", "action", "response"), [("epsilon_eridani", 3, 2), ("separatist_colony", 3, 2), ("new_sparta", 5, 4)]
)
def test_settle_draws_of_the_warlike_worlds(start: str, action: int, response: int) -> None:
    seat = "old_earth | actions: settle settle"
    game = after("III", f"{start} | dice: settle_1 produce", seat)
    assert [data["cards"] for data in game.happened("robot-draws")] == [action, response]


@pytest.mark.rule("RG-SOLO-41")
def test_alpha_centauri_draws_more_and_responds_for_nothing() -> None:
    robot = "alpha_centauri | credit: 0 | stack: rebel_base gem_world spice_world | dice: settle_1 produce"
    game = after("III", robot, "old_earth | actions: settle settle")
    assert [data["cards"] for data in game.happened("robot-draws")] == [4, 2]
    assert tableau(game) == ["alpha_centauri", "gem_world", "spice_world"]
    assert (game.discards(), game.robot.credit) == (["rebel_base"], 0)


@pytest.mark.rule("RG-SOLO-42")
def test_the_first_settle_action_of_doomed_world_turns_over_the_supply() -> None:
    robot = "doomed_world | credit: 1 | stack: spice_world | dice: settle_1 produce"
    deck = "public_works rebel_base gem_world deserted_alien_outpost comet_zone"
    game = after("III", robot, deck=deck)
    assert tableau(game) == ["deserted_alien_outpost"]
    assert stack(game) == ["spice_world"]
    assert numbers(game) == (3, 1, 0)
    assert game.discards() == ["public_works", "rebel_base", "gem_world", "doomed_world"]
    assert game.game.view(0)["robot"]["overlays"] == []
    assert game.deck()[0] == "comet_zone"


@pytest.mark.rule("RG-SOLO-42")
def test_the_second_settle_action_of_doomed_world_is_a_plain_one() -> None:
    robot = "doomed_world | dice: settle_1 settle_2"
    game = after("III", robot, deck="deserted_alien_outpost public_works gem_world spice_world")
    assert tableau(game) == ["deserted_alien_outpost", "gem_world"]
    assert stack(game) == ["spice_world"]
    # Later settle actions are plain ones too.
    game = after("III III", "doomed_world | dice: settle_1 produce", deck="deserted_alien_outpost gem_world 2")
    assert tableau(game) == ["deserted_alien_outpost", "gem_world"]
    assert numbers(game) == (3, 1, 0)


@pytest.mark.rule("RG-SOLO-42")
def test_a_response_of_doomed_world_is_a_plain_one() -> None:
    robot = "doomed_world | credit: 1 | stack: gem_world | dice: develop_1 produce"
    game = after("III", robot, "old_earth | actions: settle explore_5")
    assert tableau(game) == ["doomed_world", "gem_world"]
    assert game.robot.credit == 0
    assert game.game.view(0)["robot"]["overlays"] == ["settle_8"]


@pytest.mark.rule("RG-SOLO-54")
def test_the_flip_of_doomed_world_goes_once_through_a_refill() -> None:
    robot = "doomed_world | credit: 1 | dice: settle_1 produce"
    for seed in range(6):
        game = table(
            "old_earth",
            phase="III",
            robot=robot,
            deck="public_works gem_world",
            discards="rebel_base space_marines deserted_alien_outpost",
            exact=True,
        )
        for _ in range(seed):
            game.state.rng.word()
        game.play("0 nothing")
        assert tableau(game) == ["deserted_alien_outpost"]


@pytest.mark.rule("RG-SOLO-54")
def test_without_a_fitting_world_the_rest_still_happens() -> None:
    robot = "doomed_world | credit: 1 | dice: settle_1 produce"
    game = table(
        "old_earth", phase="III", robot=robot, deck="public_works gem_world", discards="rebel_base", exact=True
    ).play("0 nothing")
    assert tableau(game) == []
    assert numbers(game) == (3, 1, 0)
    assert "doomed_world" in game.discards()
    # Two cards of the deck, and two of the refill: the last card of the deck came too late for it.
    assert len(game.happened("robot-flip")) == 4


@pytest.mark.rule("RG-SOLO-43")
def test_the_first_trade_action_of_old_earth_changes_the_counter() -> None:
    seat = "new_sparta"
    game = after("IV", "old_earth | credit: 0 | economy: 2 | dice: consume_trade develop_1", seat)
    view = game.game.view(0)["robot"]
    assert (view["counter"], view["overlays"]) == ("consume_2x", [])
    assert numbers(game) == (2, 2, 2)


@pytest.mark.rule("RG-SOLO-43")
@pytest.mark.parametrize(
    ("dice", "counter"), [("consume_trade consume_2x", "consume_2x"), ("develop_1 consume_2x", "consume_trade")]
)
def test_only_a_trade_action_changes_the_counter_also_as_part_of_both(dice: str, counter: str) -> None:
    seat = "new_sparta | actions: consume_trade produce"
    assert after("IV", f"old_earth | dice: {dice}", seat).game.view(0)["robot"]["counter"] == counter


@pytest.mark.rule("RG-SOLO-44")
@pytest.mark.parametrize(
    ("phase", "dice", "before", "behind"),
    [
        ("V", "produce develop_1", "produce", "consume_trade"),
        ("V", "produce develop_1", "consume_trade", "consume_trade"),
        ("V", "settle_1 develop_1", "produce", "produce"),
        ("IV", "consume_trade develop_1", "consume_trade", "produce"),
        ("IV", "consume_trade develop_1", "produce", "produce"),
        ("IV", "consume_2x develop_1", "consume_trade", "consume_trade"),
        ("IV", "consume_trade consume_2x", "consume_trade", "produce"),
        ("IV", "settle_1 develop_1", "consume_trade", "consume_trade"),
    ],
)
def test_the_counter_of_damaged_alien_factory_turns(phase: str, dice: str, before: str, behind: str) -> None:
    seat = "old_earth | actions: consume_trade produce"
    game = after(phase, f"damaged_alien_factory | counter: {before} | dice: {dice}", seat)
    assert game.game.view(0)["robot"]["counter"] == behind


@pytest.mark.rule("RG-EX-26")
def test_the_example_of_separatist_colony() -> None:
    game = after("I", "separatist_colony | credit: 1 | dice: explore_1 explore_2")
    assert (len(game.robot.stack), game.robot.credit) == (7, 2)


@pytest.mark.rule("RG-EX-27")
def test_the_example_of_new_sparta() -> None:
    robot = "new_sparta | credit: 0 | dice: develop_1 produce"
    deck = "gem_world rebel_base spice_world comet_zone mining_world"
    game = after("III", robot, "old_earth | actions: settle explore_5", deck=deck)
    assert game.happened("robot-draws") == [{"cards": 4}]
    assert (game.robot.credit, len(game.robot.stack), len(game.robot.tableau)) == (0, 2, 2)
    assert game.discards() == ["gem_world"]


@pytest.mark.rule("RG-EX-28")
def test_the_example_of_doomed_world() -> None:
    robot = "doomed_world | credit: 1 | economy: 0 | stack: 4 | dice: settle_1 produce"
    game = after("III", robot, deck="public_works terraformed_world")
    assert numbers(game) == (3, 1, 0)
    assert (tableau(game), len(game.robot.stack)) == (["terraformed_world"], 4)
    assert game.discards() == ["public_works", "doomed_world"]


@pytest.mark.rule("RG-EX-29")
@pytest.mark.parametrize(
    ("phases", "counter"), [("", "consume_trade"), ("IV", "consume_2x"), ("IV IV", "consume_2x")]
)
def test_the_example_of_old_earth(phases: str, counter: str) -> None:
    game = after(phases or "end", "old_earth | dice: consume_trade develop_1", "new_sparta")
    assert game.game.view(0)["robot"]["counter"] == counter


@pytest.mark.rule("RG-EX-30")
def test_the_example_of_damaged_alien_factory() -> None:
    counter = "produce"
    seen = []
    for phase, die in (("V", "produce"), ("IV", "consume_trade"), ("IV", "consume_trade"), ("V", "produce")):
        game = after(phase, f"damaged_alien_factory | counter: {counter} | dice: {die} develop_1")
        counter = game.game.view(0)["robot"]["counter"]
        seen.append(counter)
    assert seen == ["consume_trade", "produce", "produce", "consume_trade"]
