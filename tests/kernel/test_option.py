"""Options take what they should and refuse the rest in words."""

from typing import Any

import pytest

from astrarium.kernel import BadOption, Option
from astrarium.kernel.option import options_for, read_options
from astrarium.kernel.own_text import CheckedText

FLAG = Option("hails", "flag", True, "May ships hail?")
CHOICE = Option("length", "choice", "short", "How long?", ("short", "long"))
TEXT = Option("map", "text", "", "The code of a map.")
ALONE = Option("robot", "flag", False, "Does it cheat?", players=(1,))
FEW = Option("draft", "flag", False, "Is the hand drafted?", players=(2, 3))
LIST = Option("sets", "list", ["base"], "Which cards?", ("base", "storm"))


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (FLAG, True, True),
        (FLAG, False, False),
        (FLAG, "yes", True),
        (FLAG, "ON", True),
        (FLAG, "1", True),
        (FLAG, "False", False),
        (FLAG, "no", False),
        (FLAG, "0", False),
        (CHOICE, "long", "long"),
        (TEXT, "1a2b", "1a2b"),
        (TEXT, "", ""),
        (LIST, ["storm", "base"], ["storm", "base"]),
        (LIST, ("storm",), ["storm"]),
        (LIST, "base, storm", ["base", "storm"]),
        (LIST, "", []),
    ],
)
def test_a_value_is_read(option: Option, given: Any, value: Any) -> None:
    read = option.read(given)
    assert read == value
    assert type(read) is type(value)


@pytest.mark.parametrize(
    ("option", "given", "complaint"),
    [
        (FLAG, "perhaps", "option 'hails' is true or false, not 'perhaps'"),
        (FLAG, 1, "option 'hails' is true or false, not 1"),
        (FLAG, None, "option 'hails' is true or false, not None"),
        (CHOICE, "endless", "option 'length' is one of short, long, not 'endless'"),
        (CHOICE, ["short"], "option 'length' is one of short, long, not ['short']"),
        (TEXT, 5, "option 'map' is a text, not 5"),
        (LIST, "base,brink", "option 'sets' knows base, storm, not 'brink'"),
        (LIST, [["base"]], "option 'sets' knows base, storm, not ['base']"),
        (LIST, 5, "option 'sets' is a list of base, storm, not 5"),
    ],
)
def test_a_value_is_refused(option: Option, given: Any, complaint: str) -> None:
    with pytest.raises(BadOption) as refusal:
        option.read(given)
    assert str(refusal.value) == complaint


def test_options_that_are_not_given_have_their_default() -> None:
    values = read_options((FLAG, CHOICE, LIST), {"length": "long"})
    assert values == {"hails": True, "length": "long", "sets": ["base"]}


def test_a_default_list_is_nobody_s_own() -> None:
    read_options((LIST,), {})["sets"].append("storm")
    assert read_options((LIST,), {}) == {"sets": ["base"]}


def test_a_default_must_be_a_value_that_the_option_takes() -> None:
    broken = Option("map", "text", None, "The code of a map.")
    with pytest.raises(BadOption, match="option 'map' is a text, not None"):
        read_options((broken,), {})


@pytest.mark.parametrize(
    ("declared", "known"), [((FLAG, CHOICE), "hails, length"), ((), "none")], ids=["some", "none"]
)
def test_an_unknown_option_is_refused(declared: tuple[Option, ...], known: str) -> None:
    with pytest.raises(BadOption) as refusal:
        read_options(declared, {"hail": True})
    assert str(refusal.value) == f"there is no option 'hail'; the options are {known}"


def test_a_declaration_is_data() -> None:
    assert CHOICE.plain() == {
        "name": "length",
        "kind": "choice",
        "default": "short",
        "choices": ["short", "long"],
        "meaning": "How long?",
        "rule": "",
        "players": [],
        "longest": 0,
        "checked": False,
    }
    assert FEW.plain()["players"] == [2, 3]
    assert TEXT.plain()["longest"] == 200
    assert LIST.plain()["longest"] == 2


def test_a_text_that_is_checked_says_so() -> None:
    own = Option(
        "maps", "text", "", "A map.", checker=lambda text: CheckedText(shown={"length": len(text)}, fault=None)
    )
    assert own.plain()["checked"] is True
    assert own.checker is not None
    assert own.checker("abc").shown == {"length": 3}


def test_a_text_may_be_as_long_as_its_option_says() -> None:
    short = Option("code", "text", "", "A code.", longest=5)
    assert short.read("12345") == "12345"
    with pytest.raises(BadOption) as refusal:
        short.read("123456")
    assert str(refusal.value) == "option 'code' has 6 characters; 5 are allowed"


def test_a_text_is_never_without_a_limit() -> None:
    assert TEXT.read("x" * 200)
    with pytest.raises(BadOption, match="has 201 characters; 200 are allowed"):
        TEXT.read("x" * 201)


def test_a_list_has_no_more_words_than_there_are_choices() -> None:
    with pytest.raises(BadOption) as refusal:
        LIST.read(["base"] * 3)
    assert str(refusal.value) == "option 'sets' has 3 words; 2 are allowed"


@pytest.mark.parametrize("option", [FLAG, CHOICE, TEXT, LIST])
def test_a_refusal_repeats_no_more_than_a_sentence_holds(option: Option) -> None:
    with pytest.raises(BadOption) as refusal:
        option.read(["x" * 100_000] if option is not LIST else {"x" * 100_000: 1})
    assert len(str(refusal.value)) < 200
    with pytest.raises(BadOption) as unknown:
        read_options((option,), {"x" * 100_000: 1})
    assert len(str(unknown.value)) < 200


@pytest.mark.parametrize(
    ("players", "names"),
    [(1, ["hails", "robot"]), (2, ["hails", "draft"]), (3, ["hails", "draft"]), (4, ["hails"])],
)
def test_an_option_may_belong_to_tables_of_some_sizes(players: int, names: list[str]) -> None:
    assert [option.name for option in options_for((FLAG, ALONE, FEW), players, {})] == names


@pytest.mark.parametrize("given", [{}, {"hails": False}, {"robot": True}, {"robot": False, "hails": True}])
def test_what_belongs_to_the_table_may_be_given(given: dict[str, Any]) -> None:
    there = options_for((FLAG, ALONE), 1, given)
    assert read_options(there, given) == {"hails": True, "robot": False, **given}


@pytest.mark.parametrize(
    ("option", "players", "complaint"),
    [
        (ALONE, 2, "option 'robot' is only for tables of 1, not of 2"),
        (FEW, 4, "option 'draft' is only for tables of 2, 3, not of 4"),
    ],
)
def test_what_belongs_to_other_tables_is_refused_even_with_its_default(
    option: Option, players: int, complaint: str
) -> None:
    with pytest.raises(BadOption) as refusal:
        options_for((FLAG, option), players, {option.name: option.default})
    assert str(refusal.value) == complaint


def test_an_option_that_suits_some_tables_is_offered_to_them_and_read_for_all() -> None:
    duel = Option("duel", "flag", False, "Two actions?", suits=(2,))
    assert duel.plain()["players"] == [2]
    assert read_options(options_for((duel,), 4, {"duel": False}), {"duel": False}) == {"duel": False}


def test_a_name_that_no_table_knows_is_left_to_the_reading() -> None:
    assert options_for((FLAG, ALONE), 2, {"hail": True}) == (FLAG,)
