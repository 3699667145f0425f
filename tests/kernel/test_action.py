"""An action is a verb and numbers."""

from astrarium.kernel import Action


def test_actions_are_equal_when_verb_and_numbers_are() -> None:
    action = Action("bid", (5,))
    assert action == Action("bid", (5,))
    assert hash(action) == hash(Action("bid", (5,)))
    assert action != Action("bid", (6,))
    assert action != Action("hail", (5,))
    assert action != "bid 5"


def test_an_action_speaks() -> None:
    assert str(Action("charge", (3, 1))) == "charge 3 1"
    assert str(Action("silence")) == "silence"
    assert repr(Action("bid", (5,))) == "<bid 5>"
