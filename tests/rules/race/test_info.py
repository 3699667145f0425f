"""What is open and what is hidden (INFO)."""

import json
from typing import Any

import pytest

from astrarium.games.race.piles import EVERYBODY
from astrarium.games.race.verbs import NUMBERS
from astrarium.kernel.rng import Rng
from tests.rules.race.table import Table, real, table


def seen(game: Table, seat: int | None, other: int) -> dict[str, Any]:
    """What ``seat`` sees of another one."""
    found: dict[str, Any] = game.game.view(seat)["seats"][other]
    return found


def shown(game: Table, seat: int | None) -> str:
    """All that a seat was told of the last actions, and what it sees now."""
    told = [event.shown_to(seat) for event in game.events]
    return json.dumps([told, game.game.view(seat)])


@pytest.mark.rule("RG-INFO-01")
def test_what_is_open() -> None:
    game = table(
        "old_earth gem_world* | hand: 4 | chips: 3 | goal_vp: 3",
        "new_sparta asteroid_belt | hand: 7",
        goals="galactic_status:0 greatest_military",
    )
    for eyes in (None, 0, 1):
        first, second = seen(game, eyes, 0), seen(game, eyes, 1)
        assert first["tableau"] == [{"card": "old_earth", "good": False}, {"card": "gem_world", "good": True}]
        assert second["tableau"] == [{"card": "new_sparta", "good": False}, {"card": "asteroid_belt", "good": False}]
        assert (first["hand_size"], second["hand_size"]) == (4, 7)
        assert (first["chips"], first["goal_vp"], second["chips"]) == (3, 3, 0)
        tiles = game.game.view(eyes)["goals"]
        assert [(tile["id"], tile["holders"]) for tile in tiles] == [
            ("galactic_status", [0]),
            ("greatest_military", []),
        ]


@pytest.mark.rule("RG-INFO-01")
def test_actions_are_open_once_revealed() -> None:
    game = table("old_earth | hand: 1", "new_sparta | hand: 1")
    game.play("0 action settle")
    assert seen(game, 1, 0)["actions"] == []
    game.play("1 action produce")
    assert seen(game, 1, 0)["actions"] == ["settle"]
    assert seen(game, None, 1)["actions"] == ["produce"]


@pytest.mark.rule("RG-INFO-02")
def test_hands_are_hidden() -> None:
    game = table("old_earth | hand: gem_world comet_zone", "new_sparta | hand: spice_world")
    assert seen(game, 0, 0)["hand"] == ["comet_zone", "gem_world"]
    for eyes in (None, 1):
        assert "hand" not in seen(game, eyes, 0)
        assert "gem_world" not in json.dumps(game.game.view(eyes))


@pytest.mark.rule("RG-INFO-02")
def test_supply_discards_and_goods_are_hidden_from_everybody() -> None:
    one = table("old_earth artist_colony*gem_world", "new_sparta", deck="spice_world", discards="comet_zone")
    two = table("old_earth artist_colony*comet_zone", "new_sparta", deck="gem_world", discards="spice_world")
    for eyes in (None, 0, 1):
        assert one.game.view(eyes) == two.game.view(eyes)
        assert "gem_world" not in json.dumps(one.game.view(eyes))


@pytest.mark.rule("RG-INFO-02")
def test_goods_stay_hidden_at_the_end() -> None:
    game = table("old_earth artist_colony*gem_world", "new_sparta", phase="end", pool=0)
    assert game.game.is_over
    for eyes in (None, 0, 1):
        assert "gem_world" not in shown(game, eyes)


@pytest.mark.rule("RG-INFO-03")
@pytest.mark.parametrize(
    ("phase", "one", "two"),
    [
        ("", "0 action develop", "0 action produce"),
        ("II", "0 develop public_works", "0 develop export_duties"),
        ("II", "0 develop public_works", "0 nothing"),
        ("III", "0 settle artist_colony", "0 settle destroyed_world"),
        ("III", "0 settle artist_colony", "0 nothing"),
        ("end", "0 discard public_works", "0 discard artist_colony"),
    ],
)
def test_choices_of_a_common_step_are_made_without_knowing_the_others(phase: str, one: str, two: str) -> None:
    hand = "public_works export_duties artist_colony destroyed_world"
    views = []
    for line in (one, two):
        game = table(f"old_earth | hand: {hand} 7", "new_sparta | hand: 11", phase=phase)
        game.play(line)
        views.append((shown(game, 1), shown(game, None), str(game.game.legal_actions(1))))
        # The seat itself sees what it has chosen.
        assert seen(game, 0, 0)["chosen"] == line.split()[2:]
    assert views[0] == views[1]


@pytest.mark.rule("RG-INFO-03")
def test_what_is_kept_in_explore_is_hidden() -> None:
    views = []
    for card in ("gem_world", "comet_zone"):
        game = table("old_earth", "new_sparta", deck="gem_world comet_zone")
        game.play("0 action explore_1_1", "1 action produce")
        words = [card, next(name for name in game.drawn(0) if name not in ("gem_world", "comet_zone"))]
        game.play(f"0 keep {' '.join(words)}")
        views.append((shown(game, 1), shown(game, None)))
        game.play(f"1 keep {game.drawn(1)[0]}")
        # The number is open, the cards stay hidden after the reveal as well.
        assert [event.shown_to(1).get("cards") for event in game.events if event.kind == "keep"] == [2, 1]
        assert card not in shown(game, 1)
    assert views[0] == views[1]


@pytest.mark.rule("RG-INFO-04")
def test_numbers_are_open() -> None:
    game = table("old_earth | hand: gem_world 3", "new_sparta", phase="III", deck="4", discards="3", exact=True)
    view = game.game.view(1)
    assert (view["deck"], view["discards"]) == ([4], [3])
    game.play("0 settle gem_world", "1 nothing")
    game.pay(0)
    view = game.game.view(1)
    assert (view["deck"], view["discards"]) == ([4], [5])


@pytest.mark.rule("RG-INFO-04")
def test_how_many_cards_are_drawn_and_which_good_is_spent_is_open() -> None:
    game = table("epsilon_eridani gem_world* comet_zone*", "new_sparta", phase="IV")
    game.play("0 spend comet_zone")
    told = [event.shown_to(1) for event in game.events]
    assert [item["world"] for item in told if item["kind"] == "good-spent"] == ["comet_zone"]
    assert [item["cards"] for item in told if item["kind"] == "draw"] == [1]
    assert [item["vp"] for item in told if item["kind"] == "chips"] == [1]


@pytest.mark.rule("RG-INFO-04")
def test_the_size_of_the_robots_stack_is_open_and_its_cards_are_not() -> None:
    game = table("old_earth", robot="new_sparta | stack: gem_world comet_zone 1")
    robot = game.game.view(0)["robot"]
    assert robot["stack"] == 3
    assert "gem_world" not in json.dumps(robot)


@pytest.mark.rule("RG-INFO-05")
def test_only_the_owner_knows_the_cards_he_drew() -> None:
    game = table("merchant_guild", "new_sparta", phase="V", deck="gem_world comet_zone")
    told = {eyes: [event.shown_to(eyes) for event in game.events if event.kind == "draw"] for eyes in (None, 0, 1)}
    assert told[0][0]["names"] == ["comet_zone", "gem_world"]
    for eyes in (None, 1):
        assert "names" not in told[eyes][0]
        assert told[eyes][0]["cards"] == 2


@pytest.mark.rule("RG-INFO-05")
def test_only_the_owner_knows_the_cards_he_paid_or_discarded() -> None:
    game = table("old_earth | hand: artist_colony gem_world comet_zone", "new_sparta", phase="III")
    game.play("0 settle artist_colony", "1 nothing", "0 pay comet_zone")
    assert "comet_zone" not in shown(game, 1)
    assert game.state.piles[0].known == [1]
    game = table("old_earth | hand: gem_world 10", "new_sparta", phase="end")
    game.play("0 discard gem_world")
    assert "gem_world" not in shown(game, 1)
    assert game.state.piles[0].known == [1]


@pytest.mark.rule("RG-INFO-05")
def test_nobody_knows_a_good_that_was_spent() -> None:
    game = table("public_works artist_colony*gem_world", "new_sparta", phase="IV")
    assert game.discards() == ["gem_world"]
    assert game.state.piles[0].known == [0]
    for eyes in (None, 0, 1):
        assert "gem_world" not in shown(game, eyes)


@pytest.mark.rule("RG-INFO-05")
def test_what_a_seat_imagines_of_hidden_cards_differs_and_of_its_own_does_not() -> None:
    game = table(
        "old_earth artist_colony*mining_world | hand: gem_world comet_zone",
        "new_sparta | hand: spice_world rebel_base new_earth",
    )
    hands = set()
    goods = set()
    for number in range(12):
        guess = Table(game.game.determinize(0, Rng(number)))
        assert guess.game.view(0) == game.game.view(0)
        hands.add(tuple(guess.hand(1)))
        goods.add(guess.seat(0).goods[1])
    assert len(hands) > 6
    # Not even the owner knows what lies on his world.
    assert len(goods) > 6


@pytest.mark.rule("RG-INFO-06")
def test_a_card_thrown_away_from_a_tableau_is_known_to_all() -> None:
    game = table("colony_ship | hand: new_earth", "new_sparta", phase="III")
    game.play("0 settle new_earth", "1 nothing")
    assert game.discards() == ["colony_ship"]
    assert game.state.piles[0].known == [EVERYBODY]
    assert [event.shown_to(1)["card"] for event in game.events if event.kind == "sacrifice"] == ["colony_ship"]


@pytest.mark.rule("RG-INFO-06")
@pytest.mark.parametrize("number", [2, 3])
def test_a_card_turned_over_for_gambling_world_is_known_to_all(number: int) -> None:
    game = table("gambling_world_gs", "new_sparta", phase="IV", deck="gem_world")
    game.play("0 consume gambling_world_gs 2", f"0 gamble {number}")
    assert [event.shown_to(1)["card"] for event in game.events if event.kind == "gamble"] == ["gem_world"]
    if number == 3:
        assert game.state.piles[0].known == [EVERYBODY]
        # Nobody imagines it elsewhere.
        guess = Table(game.game.determinize(1, Rng(5)))
        assert guess.discards() == ["gem_world"]


@pytest.mark.rule("RG-INFO-06")
def test_cards_flipped_for_the_robot_are_known() -> None:
    game = table(
        "old_earth | actions: settle produce",
        phase="III",
        robot="new_sparta | stack: public_works gem_world 2 | dice: settle_1 produce | credit: 4",
    )
    game.play("0 nothing")
    told = json.dumps([event.shown_to(0) for event in game.events])
    assert "public_works" in told
    assert "gem_world" in told
    assert NUMBERS["public_works"] in game.state.piles[0].discards
    assert game.state.piles[0].known[game.discards().index("public_works")] & 1


@pytest.mark.rule("RG-INFO-07")
def test_packs_and_picks_of_others_are_hidden() -> None:
    game = real(2, draft=True)
    pack = game.drawn(0)
    assert seen(game, 0, 0)["drawn"] == pack
    assert "drawn" not in seen(game, 1, 0)
    game.play(f"0 draft {pack[0]}")
    assert "chosen" not in seen(game, 1, 0)
    assert game.kinds() == []
    game.play(f"1 draft {game.drawn(1)[0]}")
    told = [event.shown_to(1) for event in game.events if event.kind == "drafted"]
    assert [("card" in item) for item in told if item["seat"] == 0] == [False]
    # What was drafted is nobody else's business either.
    assert "hand" not in seen(game, 1, 0)


@pytest.mark.rule("RG-INFO-07")
def test_the_rejected_start_world_is_hidden() -> None:
    game = real(2, draft=True)
    while game.asked().split()[0] != "start":
        seat = game.game.to_act[0]
        game.game.apply(seat, game.game.legal_actions(seat)[0])
    own = seen(game, 0, 0)["starts"]
    assert len(own) == 2
    for eyes in (None, 1):
        assert "starts" not in seen(game, eyes, 0)
    game.play(f"0 start {own[1]}")
    assert not any(name in json.dumps(game.game.view(1)["seats"][0]) for name in own)
    while game.asked().split()[0] != "actions":
        seat = game.game.to_act[0]
        game.play(f"{seat} {game.legal(seat)[0]}")
    assert game.tableau(0) == [own[1]]
    assert own[0] in game.discards(0)
    assert own[0] not in json.dumps(game.game.view(1))


@pytest.mark.rule("RG-INFO-08")
def test_who_has_decided_is_open_and_what_is_not() -> None:
    for line in ("0 settle gem_world", "0 nothing"):
        game = table("old_earth | hand: gem_world 3", "new_sparta | hand: 2", phase="III")
        game.play(line)
        view = game.game.view(1)
        assert view["to_act"] == [1]
        assert (view["seats"][0]["hand_size"], view["seats"][0]["placing"]) == (4, None)
        assert game.kinds() == []
    # "Nothing" is told with the reveal.
    game.play("1 nothing")
    assert [event.seat for event in game.events if event.kind == "nothing"] == [0, 1]
