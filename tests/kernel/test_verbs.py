"""One table of verbs gives notation, places and completion."""

import pytest

from astrarium.kernel import Action, EachOf, Maybe, Names, Number, UnreadableAction, Verb, Verbs

STAR = Names("star", ["sol", "vega", "deneb"], target="star")
HOW = Names("how", ["", "fast", "slow"])

VERBS = Verbs(
    Verb("fly", STAR, HOW),
    Verb("dive", Number("depth", 40, 2)),
    Verb("link", EachOf(STAR)),
    Verb("pass", Maybe(STAR)),
    Verb("wait"),
)


@pytest.mark.parametrize(
    ("action", "text", "places"),
    [
        (Action("fly", (1, 0)), "fly vega", ["star:vega"]),
        (Action("fly", (1, 2)), "fly vega slow", ["star:vega"]),
        (Action("dive", (2,)), "dive 2", []),
        (Action("link", (0, 2)), "link sol deneb", ["star:sol", "star:deneb"]),
        (Action("link", ()), "link", []),
        (Action("pass", ()), "pass", []),
        (Action("pass", (2,)), "pass deneb", ["star:deneb"]),
        (Action("wait"), "wait", []),
    ],
)
def test_an_action_is_written_read_back_and_placed(action: Action, text: str, places: list[str]) -> None:
    assert VERBS.write(action) == text
    assert VERBS.read(text) == (action.verb, action.args)
    assert VERBS.places(action) == places


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "nothing was said"),
        ("jump", "there is no action 'jump'; there are fly, dive, link, pass, wait"),
        ("fly", "fly takes one of sol, vega, deneb, not nothing"),
        ("fly mars", "fly takes one of sol, vega, deneb, not 'mars'"),
        ("fly sol soon", "fly takes one of fast, slow, not 'soon'"),
        ("fly sol fast now", "fly takes 2 word(s) after it, not 3"),
        ("dive 1", "dive takes a number from 2 to 40, not '1'"),
        ("dive 41", "dive takes a number from 2 to 40, not '41'"),
        ("dive 02", "dive takes a number from 2 to 40, not '02'"),
        ("dive ²", "dive takes a number from 2 to 40, not '²'"),
        ("link sol sol", "link takes each star once, not 'sol sol'"),
        ("pass sol vega", "pass takes one of sol, vega, deneb, not 'sol vega'"),
        ("wait now", "wait takes 0 word(s) after it, not 1"),
    ],
)
def test_any_other_text_is_refused_with_what_would_be_understood(text: str, message: str) -> None:
    with pytest.raises(UnreadableAction) as refused:
        VERBS.read(text)
    assert str(refused.value) == message


def test_things_are_put_in_order_when_they_are_read() -> None:
    assert VERBS.read("link deneb sol") == ("link", (0, 2))


@pytest.mark.parametrize(
    "action",
    [Action("fly", (3, 0)), Action("fly", (-1, 0)), Action("fly", (1,)), Action("wait", (1,)), Action("jump")],
)
def test_numbers_that_mean_nothing_have_no_notation(action: Action) -> None:
    with pytest.raises(LookupError):
        VERBS.write(action)


@pytest.mark.parametrize(
    ("words", "next_words"),
    [
        ([], ["fly", "dive", "link", "pass", "wait"]),
        (["fly"], ["sol", "vega", "deneb"]),
        (["fly", "sol"], ["fast", "slow"]),
        (["fly", "sol", "fast"], []),
        (["link", "vega"], ["sol", "deneb"]),
        (["pass"], ["sol", "vega", "deneb"]),
        (["pass", "sol"], []),
        (["wait"], []),
        (["jump"], []),
    ],
)
def test_what_may_come_next_is_told_for_completion(words: list[str], next_words: list[str]) -> None:
    assert VERBS.complete(words) == next_words
