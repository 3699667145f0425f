"""Changed numbers of Race: a text of data as an option is played, shown and refused (the option ``data``)."""

import pytest

import astrarium
from astrarium.games.race.components.printed import DEFAULT, Printed
from astrarium.kernel.errors import BadOption
from astrarium.kernel.rng import Rng

LIMITS = "[rules]\nhand_limit = 3\ntableau_end = 5\nfirst_vp = 7\nprices = [1, 1, 1, 9]\n"


def test_numbers_are_played_and_shown() -> None:
    game = astrarium.new("race", 3, 4, {"data": LIMITS})
    assert game.rules.table_components(game.position)["limits"] == {
        "tableau_end": 5,
        "hand_limit": 3,
        "first_vp": 7,
        "most_vp": 5,
    }
    rng = Rng()
    while not game.is_over:
        seat = game.to_act[0]
        legal = game.legal_actions(seat)
        game.apply(seat, legal[rng.below(len(legal))])
        assert game.rules.check(game.position) == []
    longest = max(len(seat["tableau"]) for seat in game.view(None)["seats"])
    assert longest >= 5 or game.view(None)["pool"] <= 0
    assert all(seat["hand_size"] <= 3 for seat in game.view(None)["seats"])
    assert astrarium.replay(game.record().dumps()).hash() == game.hash()
    assert DEFAULT.numbers.hand_limit == 10


def test_a_card_has_other_numbers_at_that_table_alone() -> None:
    text = '[cards.card.old_earth]\nvp = 9\npowers = ["military 4"]\n[storm.card.galactic_studios]\nvp = 0\n'
    game = astrarium.new("race", 2, 1, {"data": text})
    faces = {face["id"]: face for face in game.rules.table_components(game.position)["cards"]}
    assert (faces["old_earth"]["vp"], faces["old_earth"]["powers"][0]["amount"]) == (9, 4)
    usual = {face["id"]: face for face in game.rules.components()["cards"]}
    assert usual["old_earth"]["vp"] != 9
    plain = astrarium.new("race", 2, 1)
    assert "data" not in plain.view(None)["options"]
    assert "data" not in plain.record().options


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[rules]\nhand_limt = 3\n", "unknown key hand_limt"),
        ("[rules]\nhand_limit = 0\n", "0 is not a number from 1"),
        ("[rules]\nkeep = 7\n", "7 is not a number from 1 to 6"),
        ("[rules]\nprices = [1]\n", "there is one"),
        ("[rules.action.develop]\nrow = 'I'\n", "it calls the phase that is printed on it"),
        ("[rules.goal.budget_surplus]\nmost = true\n", "only its threshold can be another"),
        ("[rules.goal.budget_surplus]\nthreshold = 0\n", "0 is not a number from 1"),
        ("[cards.card.old_earh]\nvp = 1\n", "there is no such entry"),
        ("[cards.card.old_earth]\nstart = 3\n", "as they are printed"),
        ("[cards.card.old_earth]\ncopies = 0\n", "from 1 to 17"),
        ("[cards.card.old_earth]\ncopies = 2\n", "one of each start world"),
        ("[cards.card.old_earth]\ncopies_with_storm = 2\n", "one of each start world"),
        ("[cards.card.old_earth]\npowers = ['fly 3']\n", "there is no power"),
        ("[cards.card.old_earth]\nvp = 1.5\n", "from -1 to 9"),
        ("[robot]\npool = 3\n", "there is no such file; there are rules, cards, storm"),
        ("[[", "data"),
        ("a" + ".a" * 5000 + " = 1", "data"),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_place(text: str, said: str) -> None:
    with pytest.raises(BadOption) as refused:
        astrarium.new("race", 2, 1, {"data": text})
    assert said in str(refused.value)
    assert Printed("").ids == DEFAULT.ids
