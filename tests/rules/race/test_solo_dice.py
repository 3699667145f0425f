"""The dice of the robot and where they are placed (RG-SOLO-11 to -21, -49, -51)."""

import pytest

from astrarium.games.race.components.numbers import EXPLORE_1_1, EXPLORE_5
from astrarium.games.race.robot.dice import markers, place_dice
from astrarium.games.race.robot.instructions import FACE_IDS
from astrarium.games.race.robot.mat import COLUMN_IDS
from astrarium.kernel.rng import Rng
from tests.rules.race.table import Table, table


def chosen(player: str, faces: str, robot: str = "new_sparta | counters: 0", seat: str = "old_earth") -> Table:
    """A round in which the player has chosen two actions and the dice have shown these faces."""
    one, two = player.split()
    return table(seat, robot=robot, roll=faces).play(f"0 action {one}", f"0 action {two}")


def dice(player: str, faces: str, robot: str = "new_sparta | counters: 0") -> list[str]:
    """Where the dice are laid."""
    on: list[str] = chosen(player, faces, robot).happened("robot-dice")[0]["on"]
    return on


@pytest.mark.rule("RG-SOLO-11")
def test_the_player_chooses_both_actions_before_the_roll() -> None:
    game = table("old_earth", roll="develop produce", robot="new_sparta")
    game.play("0 action explore_5")
    assert game.robot.dice == []
    assert "robot-dice" not in game.kinds()
    assert game.asked() == "actions 0"
    game.play("0 action settle")
    assert len(game.robot.dice) == 2


@pytest.mark.rule("RG-SOLO-11")
def test_actions_mark_the_mat_from_left_to_right_whatever_the_order_of_choice() -> None:
    assert dice("explore_1_1 settle", "match match") == ["explore_1", "settle_1"]
    assert dice("consume_trade consume_2x", "match match") == ["consume_trade", "consume_2x"]
    assert dice("explore_5 explore_1_1", "match match") == ["explore_1", "explore_2"]


@pytest.mark.rule("RG-SOLO-12")
def test_both_dice_are_rolled_once_the_actions_are_shown() -> None:
    game = chosen("explore_5 produce", "develop consume_2x")
    kinds = game.kinds()
    assert kinds.index("actions") < kinds.index("robot-dice") < kinds.index("phase")
    assert game.happened("robot-dice")[0]["faces"] == ["develop", "consume_2x"]
    assert game.game.view(0)["robot"]["dice"] == ["develop_1", "consume_2x"]


@pytest.mark.rule("RG-SOLO-12")
def test_every_face_of_both_dice_comes_up_as_often_as_it_is_there() -> None:
    seen: dict[tuple[str, str], int] = {}
    for seed in range(720):
        game = table("old_earth", robot="new_sparta")
        game.state.rng = Rng(seed)
        game.play("0 action explore_5", "0 action produce")
        first, second = game.happened("robot-dice")[0]["faces"]
        seen[("first", first)] = seen.get(("first", first), 0) + 1
        seen[("second", second)] = seen.get(("second", second), 0) + 1
    sixths = {
        ("first", "explore"): 1,
        ("first", "develop"): 2,
        ("first", "settle"): 2,
        ("first", "match"): 1,
        ("second", "robot"): 2,
        ("second", "consume_trade"): 1,
        ("second", "consume_2x"): 1,
        ("second", "produce"): 1,
        ("second", "match"): 1,
    }
    assert seen.keys() == sixths.keys()
    for face, count in seen.items():
        assert abs(count - 120 * sixths[face]) < 60, face


@pytest.mark.rule("RG-SOLO-13")
def test_phases_go_from_left_to_right_and_the_player_is_first_in_each() -> None:
    game = chosen("explore_5 produce", "settle consume_trade", "ancient_race | credit: 1")
    events = list(game.events)
    game.finish_round()
    events += game.events
    told = [(e.kind, e.data.get("phase") or e.data.get("cell") or "") for e in events]
    told = [item for item in told if item[0] in ("phase", "keep", "nothing", "robot-cell")]
    assert told == [
        ("phase", "I"),
        ("keep", ""),
        ("robot-cell", "explore_response"),
        ("phase", "III"),
        ("nothing", ""),
        ("robot-cell", "settle"),
        ("phase", "IV"),
        ("robot-cell", "consume_trade"),
        ("phase", "V"),
        ("robot-cell", "produce_response"),
    ]


@pytest.mark.rule("RG-SOLO-14")
@pytest.mark.parametrize(("actions", "drawn"), [("explore_5 settle", 1), ("explore_5 produce", 0)])
def test_the_player_acts_in_a_phase_of_the_robot_without_the_bonus(actions: str, drawn: int) -> None:
    seat = f"old_earth | hand: gem_world 2 | actions: {actions}"
    game = table(seat, phase="III", robot="ancient_race | dice: settle_1 produce")
    assert game.asked() == "settle 0"
    game.play("0 settle gem_world")
    assert game.tableau(0) == ["old_earth", "gem_world"]
    assert game.drew(0) == drawn


@pytest.mark.rule("RG-SOLO-14")
def test_a_phase_that_nobody_chose_does_not_take_place() -> None:
    game = chosen("explore_5 settle", "settle produce", "ancient_race")
    game.finish_round()
    assert [data["phase"] for data in game.happened("phase")] == ["III", "V"]


@pytest.mark.rule("RG-SOLO-15")
@pytest.mark.parametrize(
    ("faces", "on"),
    [
        ("explore produce", ["explore_1", "produce"]),
        ("develop consume_trade", ["develop_1", "consume_trade"]),
        ("settle consume_2x", ["settle_1", "consume_2x"]),
    ],
)
@pytest.mark.parametrize("player", ["explore_5 produce", "develop settle"])
def test_a_plain_face_goes_on_its_space(player: str, faces: str, on: list[str]) -> None:
    assert dice(player, faces) == on


@pytest.mark.rule("RG-SOLO-16")
@pytest.mark.parametrize(
    ("robot", "on"),
    [
        ("old_earth", "consume_trade"),
        ("epsilon_eridani", "develop_1"),
        ("alpha_centauri", "settle_1"),
        ("new_sparta", "settle_1"),
        ("earths_lost_colony", "produce"),
        ("separatist_colony", "explore_1"),
        ("ancient_race", "consume_trade"),
        ("damaged_alien_factory", "produce"),
        ("doomed_world", "settle_1"),
    ],
)
def test_a_robot_face_is_read_as_the_robot_counter(robot: str, on: str) -> None:
    first = "explore" if robot in ("epsilon_eridani", "alpha_centauri", "new_sparta", "doomed_world") else "develop"
    seat = "old_earth" if robot != "old_earth" else "new_sparta"
    game = chosen("develop produce", f"{first} robot", robot, seat)
    assert game.happened("robot-dice")[0]["on"] == [f"{first}_1", on]


@pytest.mark.rule("RG-SOLO-16")
@pytest.mark.rule("RG-SOLO-49")
def test_a_robot_face_beside_the_same_face_fills_the_second_space() -> None:
    assert dice("explore_5 produce", "settle robot", "new_sparta") == ["settle_1", "settle_2"]
    assert dice("explore_5 produce", "develop robot", "epsilon_eridani") == ["develop_1", "develop_2"]
    assert dice("develop produce", "explore robot", "separatist_colony") == ["explore_1", "explore_2"]


@pytest.mark.rule("RG-SOLO-17")
@pytest.mark.parametrize(
    ("player", "on"),
    [
        ("explore_5 settle", ["explore_1", "settle_1"]),
        ("develop develop", ["develop_1", "develop_2"]),
        ("settle settle", ["settle_1", "settle_2"]),
        ("explore_1_1 consume_2x", ["explore_1", "consume_2x"]),
        ("consume_trade produce", ["consume_trade", "produce"]),
    ],
)
def test_two_match_faces_copy_both_actions(player: str, on: list[str]) -> None:
    assert dice(player, "match match") == on


@pytest.mark.rule("RG-SOLO-18")
@pytest.mark.parametrize(
    ("player", "faces", "on"),
    [
        ("develop produce", "explore match", ["explore_1", "produce"]),
        ("develop settle", "match produce", ["settle_1", "produce"]),
        ("develop produce", "match produce", ["develop_1", "produce"]),
        ("explore_5 settle", "settle match", ["settle_1", "explore_1"]),
        ("consume_trade consume_2x", "match consume_trade", ["consume_2x", "consume_trade"]),
        ("explore_1_1 develop", "match robot", ["develop_1", "settle_1"]),
        ("explore_1_1 settle", "match robot", ["explore_1", "settle_1"]),
    ],
)
def test_one_match_face_lies_under_the_right_marker_or_else_the_left(player: str, faces: str, on: list[str]) -> None:
    assert dice(player, faces) == on


@pytest.mark.rule("RG-SOLO-19")
@pytest.mark.parametrize(
    ("player", "faces", "on"),
    [
        ("explore_5 explore_1_1", "settle match", ["settle_1", "explore_1"]),
        ("develop develop", "explore match", ["explore_1", "develop_1"]),
        ("develop develop", "develop match", ["develop_1", "develop_2"]),
        ("settle settle", "match produce", ["settle_1", "produce"]),
        ("settle settle", "match robot", ["settle_2", "settle_1"]),
    ],
)
def test_with_both_markers_on_a_pair_the_left_one_comes_first(player: str, faces: str, on: list[str]) -> None:
    assert dice(player, faces) == on


@pytest.mark.rule("RG-SOLO-20")
def test_the_match_die_is_placed_last_whichever_die_it_is() -> None:
    assert dice("develop produce", "match produce") == ["develop_1", "produce"]
    assert dice("explore_1_1 develop", "develop match") == ["develop_1", "explore_1"]


@pytest.mark.rule("RG-SOLO-20")
def test_a_single_marker_on_a_pair_is_on_its_left_space() -> None:
    assert dice("explore_1_1 settle", "develop match") == ["develop_1", "settle_1"]
    assert dice("explore_1_1 produce", "match produce") == ["explore_1", "produce"]


@pytest.mark.rule("RG-SOLO-21")
def test_a_die_makes_an_action_and_a_player_alone_a_response() -> None:
    game = chosen("develop settle", "settle produce", "ancient_race | counters: 0")
    events = list(game.events)
    game.finish_round()
    cells = [event.data["cell"] for event in events + game.events if event.kind == "robot-cell"]
    assert cells == ["develop_response", "settle", "produce"]


@pytest.mark.rule("RG-SOLO-51")
def test_a_counter_that_changes_in_the_round_moves_no_die() -> None:
    robot = "damaged_alien_factory | counter: consume_trade | credit: 0"
    game = chosen("develop produce", "match robot", robot)
    assert game.happened("robot-dice")[0]["on"] == ["produce", "consume_trade"]
    game.finish_round()
    assert game.game.view(0)["robot"]["dice"] == ["produce", "consume_trade"]
    # The sale turned the counter to "produce", and the production back.
    assert [data["counter"] for data in game.happened("robot-counter")] == ["produce", "consume_trade"]
    assert (game.robot.credit, game.robot.economy) == (2, 1)


@pytest.mark.rule("RG-EX-05")
def test_the_example_of_one_match_face() -> None:
    assert dice("consume_2x produce", "develop match") == ["develop_1", "produce"]


@pytest.mark.rule("RG-EX-06")
def test_the_example_of_two_explores_and_one_match_face() -> None:
    # With the dice as they are "produce" is on the second die and "match" on the first.
    assert dice("explore_5 explore_1_1", "match produce") == ["explore_1", "produce"]
    faces = [FACE_IDS.index("produce"), FACE_IDS.index("match")]
    marked = markers([EXPLORE_5, EXPLORE_1_1])
    placed = place_dice(faces, FACE_IDS.index("settle"), marked)
    assert [COLUMN_IDS[column] for column in placed] == ["produce", "explore_1"]


@pytest.mark.rule("RG-EX-32")
@pytest.mark.parametrize(
    ("player", "faces", "on"),
    [
        ("develop produce", "match produce", ["develop_1", "produce"]),
        ("develop develop", "develop match", ["develop_1", "develop_2"]),
        ("explore_5 settle", "match match", ["explore_1", "settle_1"]),
        ("consume_trade consume_2x", "match consume_2x", ["consume_trade", "consume_2x"]),
    ],
)
def test_the_examples_of_match_faces(player: str, faces: str, on: list[str]) -> None:
    assert dice(player, faces) == on
