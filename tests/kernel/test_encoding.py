"""Actions as codes, and numbers for networks, without any game."""

import pytest

from astrarium.kernel import (
    Action,
    ActionSpace,
    EachOf,
    Features,
    FeatureSpace,
    Maybe,
    Names,
    Number,
    PartialAction,
    UnreadableAction,
    Verb,
    Verbs,
)
from tests.kernel.specimen.game import RULES

COLOUR = Names("colour", ["red", "blue"])
VERBS = Verbs(
    Verb("rest"),
    Verb("paint", COLOUR, Number("strength", 3, 1)),
    Verb("pay", Number("coins", 999)),
    Verb("collect", EachOf(COLOUR)),
    Verb("pass", Maybe(COLOUR)),
)


class Said(Action):
    def __str__(self) -> str:
        return VERBS.write(self)


SPACE = ActionSpace(VERBS, lambda text: Said(*VERBS.read(text)), 3)
REST, PAINT, PAY, COINS, COLLECT, EACH, PASS = 0, 1, 7, 8, 41, 42, 45

CODES = {
    "rest": [REST],
    "paint red 1": [PAINT],
    "paint red 3": [PAINT + 2],
    "paint blue 1": [PAINT + 3],
    "pay 0": [PAY, COINS],
    "pay 31": [PAY, COINS + 31],
    "pay 32": [PAY, COINS + 32, COINS],
    "pay 70": [PAY, COINS + 32, COINS + 32, COINS + 6],
    "collect": [COLLECT, EACH],
    "collect blue": [COLLECT, EACH + 2, EACH],
    "collect red blue": [COLLECT, EACH + 1, EACH + 2, EACH],
    "pass": [PASS],
    "pass blue": [PASS + 2],
}


@pytest.mark.parametrize("text", CODES)
def test_an_action_has_its_codes(text: str) -> None:
    action = Said(*VERBS.read(text))
    assert list(SPACE.encode(action)) == CODES[text]
    assert SPACE.decode(CODES[text]) == action


def test_the_space_is_as_large_as_its_blocks() -> None:
    assert SPACE.size == 48
    assert SPACE.version == 3
    assert [block.start for block in SPACE.blocks] == [REST, PAINT, PAY, COINS, COLLECT, EACH, PASS]


def test_codes_can_be_read() -> None:
    said = [
        SPACE.label(code) for code in (REST, PAINT + 5, PAY, COINS + 31, COINS + 32, EACH, EACH + 2, PASS, PASS + 1)
    ]
    assert said == [
        "rest",
        "paint blue 3",
        "pay",
        "pay … 31",
        "pay … more",
        "collect … done",
        "collect … blue",
        "pass",
        "pass red",
    ]


@pytest.mark.parametrize(
    "codes", [[], [-1], [48], [REST, REST], [PAY], [COINS], [PAY, COINS + 32], [COLLECT, EACH + 1]]
)
def test_what_is_no_action_is_refused(codes: list[int]) -> None:
    with pytest.raises(UnreadableAction):
        SPACE.decode(codes)


def test_an_action_of_no_verb_has_no_codes() -> None:
    for action in (Action("sing"), Action("paint", (7, 1)), Action("pay", (-1,))):
        with pytest.raises(LookupError):
            SPACE.encode(action)


def test_a_long_action_is_chosen_code_by_code() -> None:
    actions = [Said(*VERBS.read(text)) for text in ("rest", "collect red blue", "collect blue", "pay 40")]
    assert SPACE.legal(actions) == [REST, PAY, COLLECT]
    assert SPACE.legal(actions, [COLLECT]) == [EACH + 1, EACH + 2]
    assert SPACE.legal(actions, [COLLECT, EACH + 1]) == [EACH + 2]
    assert SPACE.legal(actions, [REST]) == []
    partial = PartialAction(SPACE, actions)
    assert partial.add(COLLECT) is None
    with pytest.raises(UnreadableAction):
        partial.add(EACH)
    assert partial.codes == (COLLECT,)
    assert partial.add(EACH + 2) is None
    assert str(partial.add(EACH)) == "collect blue"
    assert partial.legal() == []
    with pytest.raises(UnreadableAction):
        partial.add(EACH)


def test_a_mask_has_a_byte_for_each_code() -> None:
    mask = SPACE.mask([REST, PASS])
    assert len(mask) == SPACE.size
    assert [code for code, legal in enumerate(mask) if legal] == [REST, PASS]


def test_features_have_names() -> None:
    space = FeatureSpace(1)
    colour = space.marks("colour", ["red", "blue"])
    coins = space.steps("coins", 3)
    space.quantity("points", 10.0)
    space.end_core()
    over = space.flag("over")
    space.finished()
    features = Features()
    features.indices.append(colour + 1)
    features.upto(coins, 3, 2)
    features.indices.append(over)
    features.floats.append(0.7)
    assert space.told(features) == {"colour=blue": 1, "coins>=1": 1, "coins>=2": 1, "over": 1, "points": 7}
    assert space.dense(features) == [0, 1, 1, 1, 0, 1, 0.7]
    assert space.names() == ["colour=red", "colour=blue", "coins>=1", "coins>=2", "coins>=3", "over", "points"]
    assert (space.size, space.core) == (6, 5)


def test_a_count_beyond_its_steps_has_all_of_them() -> None:
    features = Features()
    features.upto(4, 3, 9)
    features.upto(9, 3, -2)
    assert features.indices == [4, 5, 6]


def test_a_game_without_a_word_of_its_own_has_codes_and_points() -> None:
    space = RULES.action_space()
    assert [space.label(code) for code in (0, space.size - 1)] == ["bid 1", "silence"]
    assert RULES.feature_space(3).float_names == ["own.score", "next1.score", "next2.score"]
