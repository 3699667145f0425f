"""Details that only a planted fault showed to be untested."""

import pytest

from astrarium import BadOption
from astrarium.games.race.answers import choosiness
from astrarium.games.race.state.state import State
from astrarium.kernel import Rng
from tests.games.race.test_answers import answered, consume, said
from tests.rules.race.table import real, table
from tests.rules.race.test_custom import card


def test_automatic_answers_weigh_points_for_each_good() -> None:
    # Galactic Trendsetters give two points for a good, Tourist World three for two.
    at = consume("tourist_world galactic_trendsetters gem_world* comet_zone*")
    assert said(at, consume=True) == "consume galactic_trendsetters"


def test_several_goods_of_one_power_are_the_cheapest_ones_together() -> None:
    # Goods are named in the order of the tableau: whoever skipped the first could not come back to it.
    at = consume("tourist_world gem_world* comet_zone* alpha_centauri*")
    assert answered(at, consume=True) == ["spend gem_world", "spend comet_zone"]
    assert at.goods(0) == ["alpha_centauri"]


def test_a_source_with_another_power_is_still_choosy() -> None:
    own = card(world=2, powers=["produce_on_windfall genes", "draw_if_most_produced 1 genes"])
    at = table("own_1 alpha_centauri pre_sentient_race | actions: produce", "new_sparta", phase="V", cards=own)
    listed = {str(action): choosiness(at.state, action) for action in at.game.legal_actions(0)}
    assert listed["produce pre_sentient_race own_1"] == 0
    assert listed["produce pre_sentient_race bonus"] == 1


@pytest.mark.parametrize("number", [-1, 100])
def test_paying_for_military_takes_an_amount(number: int) -> None:
    with pytest.raises(BadOption, match="own cards, my_card, powers"):
        real(2, cards=card(world=2, powers=[f"pay_for_military {number}"]))
    assert real(2, cards=card(world=2, powers=["pay_for_military 0"])).game.to_act


@pytest.mark.rule("RG-DRAFT-07", "RG-INFO-07")
def test_a_seat_does_not_know_where_the_cards_that_it_drafted_lie() -> None:
    game = real(2, draft=True)
    while len(game.state.piles) == 1:
        for seat in game.game.to_act:
            game.play(f"{seat} {game.legal(seat)[0]}")
    decks = set()
    for seed in range(8):
        state = game.game.determinize(0, Rng(seed)).position
        assert isinstance(state, State)
        decks.add(tuple(state.piles[0].deck))
        assert sorted(state.piles[0].deck) == sorted(game.state.piles[0].deck)
    assert len(decks) > 1


@pytest.mark.rule("RG-DUEL-01")
def test_a_duellist_is_asked_for_a_first_and_a_second_action() -> None:
    at = real(2, duel=True)
    while at.asked().split()[0] != "actions":
        at.play(f"0 {at.legal(0)[0]}" if 0 in at.game.to_act else f"1 {at.legal(1)[0]}")
    asked = [at.game.view(0)["decision"]]
    at.play(f"0 {at.legal(0)[0]}")
    asked.append(at.game.view(0)["decision"])
    assert [(each["nth"], each["count"]) for each in asked] == [(1, 2), (2, 2)]
