"""The face of the library: ``import astrarium``."""

import pytest

import astrarium

pytestmark = pytest.mark.usefixtures("only_salvage")


def test_a_game_is_asked_for_by_its_name() -> None:
    game = astrarium.new("salvage", players=3, seed=7, options={"length": "long"})
    assert (game.rules.id, game.players, game.options["length"]) == ("salvage", 3, "long")


def test_a_game_that_is_not_installed_is_refused() -> None:
    with pytest.raises(astrarium.UnknownGame, match=r"^there is no game 'chess'; there are salvage$"):
        astrarium.new("chess")


def test_what_can_be_played_is_listed_with_its_options() -> None:
    (salvage,) = astrarium.games()
    assert salvage["id"] == "salvage"
    assert salvage["title"] == "Salvage"
    assert salvage["players"] == [2, 4]
    assert salvage["rules_version"] == 1
    assert [(option["name"], option["default"]) for option in salvage["options"]] == [
        ("length", "short"),
        ("hails", True),
    ]


def test_a_game_is_played_saved_and_played_on() -> None:
    game = astrarium.new("salvage", players=2, seed=1)
    dice = astrarium.Rng(1)
    while not game.is_over:
        seat = game.to_act[0]
        actions = game.legal_actions(seat)
        game.apply(seat, actions[dice.below(len(actions))])
        assert astrarium.replay(game.record()).hash() == game.hash()
    assert game.winners() == [seat for seat in (0, 1) if game.scores()[seat] == max(game.scores())]


@pytest.mark.parametrize(
    "error",
    [
        astrarium.BadOption,
        astrarium.BadRecord,
        astrarium.IllegalAction,
        astrarium.NothingToUndo,
        astrarium.UnknownGame,
        astrarium.UnreadableAction,
    ],
)
def test_every_error_can_be_caught_as_one(error: type[Exception]) -> None:
    assert issubclass(error, astrarium.AstrariumError)


def test_all_that_is_promised_is_there() -> None:
    assert all(hasattr(astrarium, name) for name in astrarium.__all__)
