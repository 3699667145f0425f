"""Cards of one's own on the blank cards of the box (RG-CUST)."""

from typing import Any

import pytest

import astrarium
from astrarium import BadOption
from astrarium.games.race.components.card_table import card_table
from astrarium.games.race.components.powers import POWER_IDS
from astrarium.games.race.components.reading import FORMS
from astrarium.games.race.verbs import card_name
from tests.rules.race.table import real, table


def card(**fields: Any) -> str:
    """A card of one's own as TOML; fields that are None are left out."""
    entries = {"id": "my_card", "name": "My Card", **fields}
    lines = [f"{name} = {_toml(value)}" for name, value in entries.items() if value is not None]
    return "[[card]]\n" + "\n".join(lines) + "\n"


def _toml(value: Any) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(_toml(item) for item in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


@pytest.mark.rule("RG-CUST-01")
def test_seventeen_blank_cards_are_in_the_box() -> None:
    assert len(card_table(False, card(world=1, copies=17)).deck(True)) == 136 + 17
    with pytest.raises(BadOption, match="own cards, my_card, copies"):
        real(2, cards=card(world=1, copies=18))
    with pytest.raises(BadOption, match=r"own cards.*17"):
        real(2, cards=card(world=1, copies=9) + card(id="other", name="Other", world=1, copies=9))


@pytest.mark.rule("RG-CUST-02")
def test_a_card_has_the_figures_that_are_written_on_it() -> None:
    own = card(defence=8, vp=5, good="genes windfall", powers=["military 2", "trade_bonus 1 genes"])
    made = card_table(False, own).cards[-1]
    assert (made.name, made.world, made.military, made.cost, made.vp) == ("My Card", True, True, 8, 5)
    assert [POWER_IDS[power.kind] for power in made.powers] == ["military", "trade_bonus"]
    game = real(2, cards=own).game
    shown = game.rules.table_components(game.position)["cards"]
    assert [(entry["name"], entry["cost"], entry["vp"], entry["good"]) for entry in shown] == [
        ("My Card", 8, 5, "genes")
    ]


@pytest.mark.rule("RG-CUST-03")
@pytest.mark.parametrize("expansion", [True, False])
def test_own_cards_are_shuffled_into_the_deck(expansion: bool) -> None:
    own = card(world=1, copies=3) + card(id="other", name="Other", development=2, copies=2)
    found = set()
    for seed in range(8):
        game = real(2, seed, cards=own, expansion=expansion)
        cards = game.deck() + game.hand(0) + game.hand(1)
        assert len(cards) == (136 if expansion else 114) + 5 - 2
        assert (cards.count("own_1"), cards.count("own_2")) == (3, 2)
        found.add(cards.index("own_1"))
    assert len(found) > 4


@pytest.mark.rule("RG-CUST-03")
def test_an_own_world_is_paid_for_and_gets_its_good() -> None:
    own = card(world=2, vp=3, good="rare windfall")
    game = table("old_earth | hand: own_1 2 | actions: settle", "new_sparta", phase="III", cards=own)
    game.play("0 settle own_1", "1 nothing")
    assert (game.tableau(0), game.goods(0)) == (["old_earth", "own_1"], ["own_1"])
    # Two cards were paid, one drawn for the action.
    assert len(game.hand(0)) == 1
    assert game.score(0) == 2 + 3


@pytest.mark.rule("RG-CUST-03")
def test_an_own_military_world_is_conquered() -> None:
    game = table("new_sparta | hand: own_1 5", "old_earth", phase="III", cards=card(defence=3))
    assert game.refused("0 settle own_1") == "RG-MIL-01"
    game = table("new_sparta | hand: own_1", "old_earth", phase="III", cards=card(defence=2))
    game.play("0 settle own_1", "1 nothing")
    assert game.tableau(0) == ["new_sparta", "own_1"]


@pytest.mark.rule("RG-CUST-03")
def test_a_record_carries_the_own_cards() -> None:
    game = real(2, cards=card(world=1, copies=17)).game
    rng = astrarium.Rng(3)
    for _ in range(60):
        seat = game.to_act[0]
        actions = game.legal_actions(seat)
        game.apply(seat, actions[rng.below(len(actions))])
    text = game.record().dumps()
    assert "own_1" in text
    assert astrarium.replay(text).hash() == game.hash()


EXAMPLES = {
    "explore_draw": "explore_draw 1",
    "explore_keep": "explore_keep 1",
    "develop_draw_at_start": "develop_draw_at_start 1",
    "develop_discount": "develop_discount 1",
    "develop_draw_after": "develop_draw_after 1",
    "military": "military -1",
    "military_against": "military_against 2 rebel",
    "military_by_sacrifice": "military_by_sacrifice 3",
    "military_by_hand_discard": "military_by_hand_discard 2 for 1",
    "settle_discount": "settle_discount 1 rare",
    "settle_free_by_sacrifice": "settle_free_by_sacrifice except alien",
    "pay_for_military": "pay_for_military 1 except alien",
    "settle_draw_after": "settle_draw_after 1",
    "settle_second_world": "settle_second_world",
    "trade_bonus": "trade_bonus 1 any",
    "trade_bonus_this_world": "trade_bonus_this_world 1",
    "trade_bonus_per_symbol": "trade_bonus_per_symbol 1 chromosome genes",
    "consume": "consume 1 any for 1 vp 1 card x2",
    "consume_different_kinds": "consume_different_kinds 3 for 3 vp",
    "consume_all": "consume_all -1",
    "consume_at_trade_price": "consume_at_trade_price with_trade_powers",
    "consume_hand_cards": "consume_hand_cards 2 for 1 vp",
    "consume_draw": "consume_draw 1",
    "consume_gamble": "consume_gamble 1 to 7",
    "produce_here": "produce_here",
    "produce_here_by_hand_discard": "produce_here_by_hand_discard 1",
    "draw_if_produced_here": "draw_if_produced_here 1",
    "produce_on_windfall": "produce_on_windfall rare",
    "produce_draw": "produce_draw 1",
    "draw_per_good_produced": "draw_per_good_produced 1 any",
    "draw_per_kind_produced": "draw_per_kind_produced 1",
    "draw_if_most_produced": "draw_if_most_produced 1 genes",
    "draw_per_world": "draw_per_world 1 military",
}


@pytest.mark.rule("RG-CUST-04")
def test_every_power_of_the_printed_game_is_in_the_list() -> None:
    assert EXAMPLES.keys() == FORMS.keys()
    printed = {POWER_IDS[power.kind] for made in card_table(True, "").cards for power in made.powers}
    assert printed == EXAMPLES.keys()


@pytest.mark.rule("RG-CUST-04")
@pytest.mark.parametrize("kind", list(EXAMPLES))
def test_a_card_may_carry_any_power(kind: str) -> None:
    powers = [EXAMPLES[kind]] if kind.startswith("produce_here") else ["produce_here", EXAMPLES[kind]]
    made = card_table(False, card(world=1, good="rare production", powers=powers)).cards[-1]
    assert [POWER_IDS[power.kind] for power in made.powers] == [text.split()[0] for text in powers]


@pytest.mark.rule("RG-CUST-04")
def test_powers_of_any_combination_work_together() -> None:
    powers = ["explore_draw 3", "explore_keep 2", "military 2", "consume_draw 2"]
    game = table("own_1", "old_earth", phase="I IV", cards=card(development=3, powers=powers))
    assert (len(game.drawn(0)), game.owes(0)) == (5, 3)
    game.play("0 keep " + " ".join(game.drawn(0)[:3]), "1 keep " + game.drawn(1)[0])
    assert game.military(0) == 2
    assert len(game.hand(0)) == 3 + 2


@pytest.mark.rule("RG-CUST-04")
@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({}, "world"),
        ({"world": 1, "defence": 2}, "world"),
        ({"world": 10}, "world"),
        ({"defence": 0}, "defence"),
        ({"defence": 10}, "defence"),
        ({"development": 0}, "development"),
        ({"development": 7}, "development"),
        ({"world": "two"}, "world"),
        ({"world": 1, "vp": 10}, "vp"),
        ({"world": 1, "vp": -2}, "vp"),
        ({"world": 1, "name": None}, "name"),
        ({"world": 1, "colour": "red"}, "colour"),
        ({"development": 2, "good": "rare windfall"}, "good"),
        ({"world": 1, "good": "rare mine"}, "good"),
        ({"world": 1, "good": "rare production"}, "powers"),
        ({"world": 1, "good": "rare windfall", "powers": ["produce_here"]}, "powers"),
        ({"world": 1, "powers": ["produce_here_by_hand_discard 1"]}, "powers"),
        ({"world": 1, "powers": ["draw_if_produced_here 1"]}, "powers"),
        ({"world": 1, "powers": ["trade_bonus_this_world 1"]}, "powers"),
        ({"world": 1, "powers": ["consume 1 here for 1 vp"]}, "powers"),
        ({"world": 1, "powers": ["fly 3"]}, "powers"),
        ({"world": 1, "powers": ["military much"]}, "powers"),
        ({"world": 1, "powers": "military 2"}, "powers"),
        ({"world": 1, "keywords": ["robot"]}, "keywords"),
        ({"world": 1, "symbols": ["atom"]}, "symbols"),
        ({"world": 1, "scoring": ["1 per world"]}, "scoring"),
        ({"development": 6, "scoring": ["1 per moon"]}, "scoring"),
        ({"world": 1, "copies": 0}, "copies"),
        ({"world": 1, "start": 3}, "start"),
        ({"world": 1, "preset_hand": 1}, "preset_hand"),
    ],
)
def test_what_cannot_be_a_card_is_refused_by_card_and_field(fields: dict[str, Any], field: str) -> None:
    with pytest.raises(BadOption, match=f"^own cards, my_card, {field}"):
        real(2, cards=card(**fields))


@pytest.mark.rule("RG-CUST-04")
@pytest.mark.parametrize("name", ["gem_world", "Gem", "gem world"])
def test_an_id_is_new_and_plain(name: str) -> None:
    with pytest.raises(BadOption, match=f"own cards, {name}, id"):
        real(2, cards=card(id=name, world=1))


@pytest.mark.rule("RG-CUST-05")
def test_gambling_world_still_knows_the_numbers_one_to_seven() -> None:
    game = table("gambling_world_gs", "old_earth", phase="IV", cards=card(world=9, copies=17))
    game.play("0 consume gambling_world_gs 2")
    assert game.legal(0, "gamble") == [f"gamble {number}" for number in range(1, 8)]


@pytest.mark.rule("RG-CUST-06")
@pytest.mark.parametrize("scoring", [[], ["1 per world"]])
def test_an_own_six_cost_development_counts_for_galactic_federation(scoring: list[str]) -> None:
    own = card(development=6, scoring=scoring)
    game = table("galactic_federation own_1", "old_earth", cards=own)
    assert game.score(0) == 2 + 2
    other = table("galactic_federation own_1", "old_earth", cards=card(development=5))
    assert other.score(0) == 2 + 1


@pytest.mark.rule("RG-CUST-06")
def test_an_own_six_cost_development_wins_galactic_status() -> None:
    game = table(
        "old_earth | hand: own_1 6", "new_sparta", phase="II", goals="galactic_status", cards=card(development=6)
    )
    game.play("0 develop own_1", "1 nothing").pay(0)
    assert game.holders("galactic_status") == [0]


@pytest.mark.rule("RG-CUST-06")
@pytest.mark.parametrize(("difficulty", "points"), [("easy", 6), ("hard", 9)])
def test_an_own_six_cost_development_of_the_robot(difficulty: str, points: int) -> None:
    own = card(development=6, vp=4)
    game = table("new_sparta", robot="ancient_race own_1", cards=own, difficulty=difficulty)
    assert game.game.view(0)["robot"]["score"] == 1 + points
    robot = "ancient_race | stack: own_1 | credit: 0 | counters: 0 | dice: develop_1 produce"
    game = table("new_sparta", phase="II", robot=robot, deck="gem_world", cards=own).finish_round()
    # Without credit a six-cost development is a miss.
    assert [card_name(item) for item in game.robot.tableau] == ["ancient_race"]
    assert game.discards() == ["own_1", "gem_world"]


@pytest.mark.rule("RG-CUST-07")
@pytest.mark.parametrize(("keywords", "points"), [([], 2), (["alien"], 4)])
def test_keywords_are_those_of_the_entry_whatever_its_title_says(keywords: list[str], points: int) -> None:
    own = card(name="Alien Rebel Imperium", world=1, keywords=keywords)
    # Alien Tech Institute counts itself and every other ALIEN card.
    assert table("alien_tech_institute own_1", "old_earth", cards=own).score(0) == points


@pytest.mark.rule("RG-CUST-07")
@pytest.mark.parametrize(("symbols", "cards"), [([], 5), (["chromosome"], 6)])
def test_symbols_are_those_of_the_entry(symbols: list[str], cards: int) -> None:
    own = card(world=1, good="genes windfall", symbols=symbols)
    game = table(
        "clandestine_uplift_lab own_1* | actions: consume_trade", "old_earth", phase="IV", deck="9", cards=own
    )
    assert game.drew(0) == cards


@pytest.mark.rule("RG-CUST-08")
@pytest.mark.parametrize("fields", [{"world": 8}, {"defence": 9}])
@pytest.mark.parametrize("number", [1, 7])
def test_more_than_seven_is_never_hit_at_gambling_world(fields: dict[str, int], number: int) -> None:
    game = table("gambling_world_gs", "old_earth", phase="IV", deck="own_1", cards=card(**fields))
    game.play("0 consume gambling_world_gs 2")
    assert game.refused("0 gamble 8") == "RG-CONS-16"
    game.play(f"0 gamble {number}")
    assert (game.hand(0), game.discards()) == ([], ["own_1"])


@pytest.mark.rule("RG-CUST-09")
def test_nobody_has_two_copies_of_an_own_development() -> None:
    game = table("own_1 | hand: own_1 5", "old_earth", phase="II", cards=card(development=1, copies=2))
    assert game.refused("0 develop own_1") == "RG-DEV-06"


@pytest.mark.rule("RG-CUST-09")
def test_worlds_may_lie_in_a_tableau_in_several_copies() -> None:
    own = card(world=1, copies=3, good="novelty windfall")
    game = table("own_1 | hand: own_1 1", "old_earth", phase="III", cards=own)
    game.play("0 settle own_1", "1 nothing")
    assert (game.tableau(0), game.goods(0)) == (["own_1", "own_1"], ["own_1"])


@pytest.mark.rule("RG-CUST-04")
@pytest.mark.parametrize("vp", [-1, 0, 9])
def test_a_card_may_be_worth_as_little_and_as_much_as_any_other(vp: int) -> None:
    game = table("old_earth own_1", "new_sparta", cards=card(world=1, vp=vp))
    assert game.score(0) == 2 + vp
    assert game.game.rules.table_components(game.game.position)["cards"][0]["vp"] == vp


@pytest.mark.rule("RG-MIL-03")
@pytest.mark.parametrize("word", ["chromosome", "keyword:uplift"])
def test_military_may_count_against_a_symbol_or_a_keyword(word: str) -> None:
    own = card(development=1, powers=[f"military_against 2 {word}"])
    # Reptilian Uplift Race has both, a defence of 2 and, unlike Rebel Miners, the name of an uplift race.
    game = table("own_1 | hand: reptilian_uplift_race rebel_miners", "new_sparta", phase="III", cards=own)
    assert game.legal(0) == ["settle reptilian_uplift_race", "nothing"]


@pytest.mark.rule("RG-PROD-10")
def test_a_factory_may_take_several_hand_cards() -> None:
    own = card(world=2, good="alien production", powers=["produce_here_by_hand_discard 2"])
    game = table("own_1 | hand: comet_zone gem_world mining_world", "new_sparta", phase="V", cards=own)
    game.play("0 supply own_1")
    assert (game.asked(), game.owes(0), game.legal(0)) == ("supply 0", 2, ["discard comet_zone", "discard gem_world"])
    assert game.refused("0 discard mining_world") == "RG-PROD-10"
    game.play("0 discard gem_world")
    assert game.refused("0 discard comet_zone") == "RG-PROD-10"
    game.play("0 discard mining_world")
    assert (game.goods(0), game.hand(0)) == (["own_1"], ["comet_zone"])
    game = table("own_1 consumer_markets artist_colony | hand: gem_world", "new_sparta", phase="V", cards=own)
    assert game.refused("0 supply own_1") == "RG-PROD-10"


@pytest.mark.rule("RG-CUST-04")
def test_copies_of_a_world_are_offered_once_and_filled_one_by_one() -> None:
    powers = ["draw_per_good_produced 1 any", "produce_on_windfall any"]
    own = card(world=1, good="rare windfall", powers=powers, copies=2)
    game = table("own_1 own_1 damaged_alien_factory", "new_sparta", phase="V", cards=own)
    assert game.legal(0) == ["produce own_1 own_1"]
    game.play("0 produce own_1 own_1")
    assert game.legal(0) == ["produce own_1 own_1", "draw own_1"]
    game.play("0 draw own_1", "0 produce own_1 own_1", "0 draw own_1")
    assert (game.goods(0), game.drew(0)) == (["own_1", "own_1"], 2 + 1)


@pytest.mark.rule("RG-CONS-07")
def test_a_power_that_takes_two_goods_at_a_time_leaves_the_third() -> None:
    own = card(world=1, powers=["consume 2 any for 1 vp x2"])
    game = table("own_1 artist_colony* gem_world* comet_zone*", "new_sparta", phase="IV", cards=own)
    assert game.game.view(0)["decision"]["goods"] == 2
    game.play("0 spend artist_colony", "0 spend comet_zone")
    assert game.asked() == "actions 0 1"
    assert (game.seat(0).chips, [good >= 0 for good in game.seat(0).goods]) == (1, [False, False, True, False])
