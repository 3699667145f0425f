"""What is told of the Automa's turns: every kind of event, with the rule that it cites and all its particulars."""

import pytest

import astrarium
from tests.rules.gaia.automa.solo import Solo, solo
from tests.rules.gaia.test_events import story

OCTAGONS = "knowledge_3,steps_2,ore_2,credits_7,knowledge_2,step_1,tokens_2,tech,rescore,types"


def told(game: Solo) -> list[str]:
    """What happens in the Automa's turn, after the card was revealed."""
    return story(game.turn().events)[1:]


@pytest.mark.rule("GP-AUTO-42", "GP-AUTO-43")
def test_the_card_that_it_reveals() -> None:
    game = solo("taklons mine@0x0", cards="13 14 6")
    first = "1 automa-reveal card=14 behaviour=13 cards=4 crosswise=False (GP-AUTO-42)"
    assert story(game.turn().events)[0] == first
    second = "1 automa-reveal card=6 behaviour=14 cards=3 crosswise=False (GP-AUTO-43)"
    assert story(game.turn().events)[0] == second


@pytest.mark.rule("GP-AUTO-46", "GP-AUTO-64", "GP-AUTO-65", "GP-AUTO-68", "GP-AUTO-69", "GP-AUTO-84")
def test_a_mine() -> None:
    game = solo("geodens mine@0x0", "taklons power=2/0/0 mine@4x2", cards="13 4", planets="2x0 transdim, 0x2 oxide")
    assert told(game) == [
        "1 automa-action deed=mine card=4 (GP-AUTO-46)",
        "1 automa-planets range=2 count=2 left=2x0,0x2 (GP-AUTO-64)",
        "1 automa-tie by=steps value=1 before=2 after=1 left=0x2 out=2x0 (GP-AUTO-65)",
        "1 build at=0x2 steps=0 shared=False (GP-AUTO-68)",
        "1 automa-satellite at=0x1 (GP-AUTO-69)",
        "1 points vp=2 cause=automa:faction (GP-AUTO-84)",
        "1 points vp=1 cause=automa:card (GP-AUTO-47)",
    ]


@pytest.mark.rule("GP-AUTO-69", "GP-AUTO-95")
def test_a_mine_beside_another_gets_no_satellite_and_is_offered_to_the_player() -> None:
    game = solo("taklons mine@0x0", "terrans power=2/0/0 mine@3x0", cards="13 4", planets="1x0 swamp")
    assert told(game)[2:] == [
        "1 build at=1x0 steps=0 shared=False (GP-AUTO-68)",
        "1 points vp=1 cause=automa:card (GP-AUTO-47)",
        "0 offer value=1 at=1x0 (GP-LEECH-01)",
    ]


@pytest.mark.rule("GP-AUTO-71", "GP-AUTO-72", "GP-AUTO-83")
def test_an_upgrade() -> None:
    game = solo("hadsch_hallas mine@0x0 mine@3x0", cards="13 1")
    assert told(game) == [
        "1 automa-action deed=upgrade card=1 (GP-AUTO-46)",
        "1 automa-structures from=mine to=station count=2 left=0x0,3x0 (GP-AUTO-71)",
        "1 automa-tie by=distance value=9 before=2 after=1 left=0x0 out=3x0 (GP-AUTO-72)",
        "1 upgrade at=0x0 from=mine to=station (GP-AUTO-71)",
        "1 points vp=3 cause=automa:faction (GP-AUTO-83)",
        "1 points vp=1 cause=automa:card (GP-AUTO-47)",
    ]


@pytest.mark.rule("GP-AUTO-48", "GP-AUTO-67")
def test_what_is_impossible() -> None:
    assert told(solo("taklons mine@0x0", cards="13 4"))[:3] == [
        "1 automa-action deed=mine card=4 (GP-AUTO-46)",
        "1 automa-cannot deed=mine why=no-planet (GP-AUTO-48)",
        "1 automa-instead deed=upgrade (GP-AUTO-67)",
    ]
    assert told(solo("taklons institute@0x0", cards="13 1")) == [
        "1 automa-action deed=upgrade card=1 (GP-AUTO-46)",
        "1 automa-cannot deed=upgrade why=no-upgrade (GP-AUTO-48)",
        "1 points vp=1 cause=automa:card (GP-AUTO-47)",
    ]


@pytest.mark.rule("GP-AUTO-32", "GP-AUTO-60", "GP-AUTO-62")
def test_research() -> None:
    assert told(solo("taklons mine@0x0 eco=2 sci=2", cards="13 15"))[1:4] == [
        "1 automa-highest level=2 areas=eco,sci (GP-AUTO-60)",
        "1 automa-counts-areas areas=eco,sci number=2 start=right area=eco (GP-AUTO-32)",
        "1 advance area=eco level=3 (GP-AUTO-62)",
    ]
    assert told(solo("taklons mine@0x0 eco=4", cards="13 15"))[1:3] == [
        "1 automa-highest level=4 areas=eco (GP-AUTO-60)",
        "1 automa-removes tile=adv_pass_labs area=eco (GP-AUTO-62)",
    ]


@pytest.mark.rule("GP-AUTO-32", "GP-AUTO-70")
def test_an_octagon() -> None:
    assert told(solo("taklons mine@0x0", cards="13 14")) == [
        "1 automa-action deed=power card=14 (GP-AUTO-46)",
        f"1 automa-counts-octagons octagons={OCTAGONS} number=2 start=right octagon=rescore (GP-AUTO-32)",
        "1 automa-closes octagon=rescore (GP-AUTO-70)",
        "1 points vp=3 cause=automa:card (GP-AUTO-47)",
    ]


@pytest.mark.rule("GP-AUTO-68", "GP-AUTO-73")
def test_a_faction_action_and_a_transdim_planet() -> None:
    assert told(solo("terrans mine@0x0 gaia_level=1", cards="4 9", planets="2x0 transdim")) == [
        "1 automa-action deed=faction card=9 (GP-AUTO-46)",
        "1 automa-entry deed=advance number=1 of=2 (GP-AUTO-73)",
        "1 advance area=gaia level=2 (GP-AUTO-62)",
        "1 automa-entry deed=mine number=2 of=2 (GP-AUTO-73)",
        "1 automa-planets range=4 count=1 left=2x0 (GP-AUTO-64)",
        "1 gaia-planet at=2x0 (GP-AUTO-68)",
        "1 build at=2x0 steps=0 shared=False (GP-AUTO-68)",
        "1 automa-satellite at=2x-1 (GP-AUTO-69)",
        "1 points vp=2 cause=automa:faction_action (GP-AUTO-47)",
    ]


@pytest.mark.rule("GP-AUTO-44", "GP-AUTO-50", "GP-AUTO-51", "GP-AUTO-53", "GP-AUTO-54")
def test_a_pass() -> None:
    assert told(solo("taklons mine@0x0", deck="13 5 4 6", boosters="labs gaia range mines")) == [
        "1 automa-passes why=card card=5 (GP-AUTO-44)",
        "1 points vp=2 cause=automa:round_gaia_4 (GP-AUTO-50)",
        "1 booster booster=range (GP-AUTO-51)",
        "1 automa-deck cards=5 closed=12 (GP-AUTO-53)",
        "1 first-player (GP-AUTO-54)",
    ]


@pytest.mark.rule("GP-AUTO-15", "GP-AUTO-17", "GP-AUTO-18", "GP-AUTO-19", "GP-AUTO-20", "GP-AUTO-21")
def test_what_is_told_before_the_first_round() -> None:
    game = astrarium.new("gaia", 1, 3, {"automa": "terrans", "difficulty": "ultoma", "map": "first"})
    assert story(game.apply(0, "faction taklons"))[2:5] == [
        "1 automa-faction faction=terrans difficulty=ultoma (GP-AUTO-15)",
        "1 points vp=10 cause=start (GP-AUTO-17)",
        "1 automa-draws card=16 use=mine (GP-AUTO-19)",
    ]
    assert story(game.apply(0, "place -5x3"))[1:] == [
        "1 place at=-2x1 institute=False (GP-AUTO-18)",
        "1 place at=4x-5 institute=False (GP-AUTO-18)",
    ]
    assert story(game.apply(0, game.legal_actions(0)[0]))[1:] == [
        "1 automa-draws card=4 use=booster (GP-AUTO-20)",
        "1 booster booster=terraform (GP-AUTO-20)",
    ]
    assert story(game.apply(0, game.legal_actions(0)[0]))[1] == "1 automa-deck cards=9 closed=8 (GP-AUTO-21)"
