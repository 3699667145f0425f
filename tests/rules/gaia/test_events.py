"""What is told of each action: every kind of event, with the rule that it cites and all its particulars."""

from typing import Any

import pytest

import astrarium
from astrarium.kernel import Event
from tests.rules.gaia.table import Table, table

FAR = "xenos mine@-9x0"


def story(events: list[Event]) -> list[str]:
    """One line for each event: the seat, the kind, the particulars, the rule."""
    return [_line(event) for event in events]


def _line(event: Event) -> str:
    shown = event.shown_to(None)
    who, kind, rule = shown.pop("seat"), shown.pop("kind"), shown.pop("rule")
    words = "".join(f" {name}={_text(value)}" for name, value in shown.items())
    return f"{who} {kind}{words} ({rule})"


def _text(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def told(game: Table, line: str) -> list[str]:
    """What happens with an action."""
    return story(game.play(line).events)


NEAR = "xenos power=2/0/0 institute@2x0"
SEVEN = "institute@0x0 station@1x0 station@3x0"


@pytest.mark.rule("GP-BUILD-01", "GP-LEECH-01", "GP-ROUND-03")
def test_a_mine_and_the_offers_that_it_makes() -> None:
    game = table("terrans mine@0x0", NEAR, planets="1x0 oxide", round_tile="mine_2")
    assert told(game, "terrans build 1x0") == [
        "0 build at=1x0 steps=1 shared=False (GP-BUILD-01)",
        "0 points vp=2 cause=round:mine_2 (GP-ROUND-03)",
        "1 offer value=3 at=1x0 (GP-LEECH-01)",
    ]
    assert told(game, "xenos charge") == [
        "1 points vp=-2 cause=charge (GP-LEECH-03)",
        "1 charge units=3 (GP-LEECH-02)",
    ]


@pytest.mark.rule("GP-LEECH-07")
def test_a_charge_that_is_declined() -> None:
    game = table("terrans mine@0x0", NEAR, planets="1x0 oxide").play("terrans build 1x0")
    assert told(game, "xenos decline") == ["1 decline (GP-LEECH-07)"]


@pytest.mark.rule("GP-FAC-LAN-01")
def test_a_shared_mine_is_told_as_such() -> None:
    game = table("lantids mine@0x0", "xenos power=2/0/0 mine@1x0")
    assert told(game, "lantids build 1x0")[0] == "0 build at=1x0 steps=0 shared=True (GP-BUILD-01)"


@pytest.mark.rule("GP-PROJ-02", "GP-PROJ-07", "GP-POWER-06")
def test_a_project_and_the_tokens_that_leave_for_it() -> None:
    game = table("terrans power=5/1/1 formers=1 gaia_level=1 mine@0x0", FAR, planets="1x0 transdim")
    assert told(game, "terrans project 1x0") == [
        "0 project at=1x0 (GP-PROJ-02)",
        "0 tokens-leave tokens=6 to_gaia=True (GP-PROJ-07)",
    ]
    assert told(game, "terrans pay 5/0/1") == ["0 pay from=5,0,1 brainstone=False (GP-POWER-06)"]


@pytest.mark.rule("GP-FED-01", "GP-FED-04", "GP-FED-08")
def test_a_federation_its_satellites_and_its_token() -> None:
    game = table(f"geodens power=3/0/0 {SEVEN}", FAR)
    assert told(game, "geodens federation 0x0 1x0 3x0") == [
        "0 federation planets=0x0,1x0,3x0 satellites=1 (GP-FED-01)",
        "0 tokens-leave tokens=1 to_gaia=False (GP-FED-04)",
        "0 satellites at=2x0 (GP-FED-04)",
    ]
    assert told(game, "geodens token vp7_ore") == [
        "0 federation-token token=vp7_ore (GP-FED-08)",
        "0 points vp=7 cause=federation:vp7_ore (GP-FED-08)",
        "0 gain what=ore amount=2 cause=federation:vp7_ore (GP-FED-08)",
    ]


@pytest.mark.rule("GP-FAC-IVI-04")
def test_no_token_leaves_for_the_satellites_of_the_ivits() -> None:
    game = table(f"ivits power=3/0/0 qic=1 {SEVEN}", FAR)
    assert told(game, "ivits federation 0x0 1x0 3x0") == [
        "0 federation planets=0x0,1x0,3x0 satellites=1 (GP-FED-01)",
        "0 satellites at=2x0 (GP-FED-04)",
    ]


@pytest.mark.rule("GP-UPG-01", "GP-TECH-01", "GP-TECH-08", "GP-FED-19")
def test_an_upgrade_and_tech_tiles() -> None:
    game = table("terrans station@0x0", FAR)
    assert told(game, "terrans upgrade 0x0 lab") == ["0 upgrade at=0x0 from=station to=lab (GP-UPG-01)"]
    assert told(game, "terrans tech vp_7") == [
        "0 tech tile=vp_7 (GP-TECH-01)",
        "0 points vp=7 cause=tech:vp_7 (GP-TECH-10)",
    ]
    game = table("terrans qic=4 sci=4 token=vp7_ore tile=vp_7 mine@0x0", FAR)
    assert told(game, "terrans qic tech") == ["0 octagon action=tech (GP-BOARD-02)"]
    assert told(game, "terrans tech adv_sector_ore over vp_7") == [
        "0 flip token=vp7_ore (GP-FED-19)",
        "0 advanced-tech tile=adv_sector_ore over=vp_7 (GP-TECH-08)",
        "0 gain what=ore amount=1 cause=tech:adv_sector_ore (GP-TECH-10)",
    ]


@pytest.mark.rule("GP-RES-01", "GP-RES-03")
def test_an_advance_and_the_charge_that_comes_with_it() -> None:
    game = table("terrans power=3/0/0 knowledge=4 eco=2 mine@0x0", FAR)
    assert told(game, "terrans research eco") == [
        "0 advance area=eco level=3 (GP-RES-01)",
        "0 charge units=3 (GP-RES-03)",
    ]


@pytest.mark.rule("GP-TRACK-12")
def test_the_lost_planet() -> None:
    game = table("terrans knowledge=4 nav=4 token=vp7_ore mine@0x0", FAR, round_tile="mine_2")
    assert told(game, "terrans research nav") == [
        "0 flip token=vp7_ore (GP-FED-19)",
        "0 advance area=nav level=5 (GP-RES-01)",
    ]
    assert told(game, "terrans lost 1x0") == [
        "0 lost-planet at=1x0 (GP-TRACK-12)",
        "0 points vp=2 cause=round:mine_2 (GP-ROUND-03)",
    ]


@pytest.mark.rule("GP-BOARD-02", "GP-BOARD-06", "GP-POWER-04")
def test_power_and_qic_actions() -> None:
    game = table("terrans power=0/0/7 mine@0x0", FAR)
    assert told(game, "terrans power knowledge_3") == [
        "0 octagon action=knowledge_3 (GP-BOARD-02)",
        "0 spend power=7 (GP-POWER-04)",
        "0 gain what=knowledge amount=3 cause=board:knowledge_3 (GP-BOARD-03)",
    ]
    game = table("terrans qic=4 token=vp7_ore:grey mine@0x0", FAR).play("terrans qic rescore")
    assert told(game, "terrans rescore vp7_ore") == [
        "0 rescore token=vp7_ore (GP-BOARD-06)",
        "0 points vp=7 cause=rescore:vp7_ore (GP-BOARD-06)",
        "0 gain what=ore amount=2 cause=rescore:vp7_ore (GP-BOARD-06)",
    ]


@pytest.mark.rule("GP-FAC-TAK-04", "GP-FAC-TAK-05")
def test_what_the_brainstone_does() -> None:
    game = table("taklons power=0/0/7 brainstone=3 mine@0x0", FAR).play("taklons power knowledge_3")
    assert told(game, "taklons spend brainstone") == [
        "0 spend-with with=brainstone (GP-FAC-TAK-05)",
        "0 gain what=knowledge amount=3 cause=board:knowledge_3 (GP-BOARD-03)",
    ]
    game = table("taklons power=0/0/7 brainstone=3 mine@0x0", FAR).play("taklons power knowledge_3")
    assert told(game, "taklons spend tokens")[0] == "0 spend-with with=tokens (GP-FAC-TAK-05)"
    game = table("taklons power=2/0/0 brainstone=1 mine@0x0", "xenos mine@2x0", planets="1x0 desert", turn="xenos")
    game.play("xenos build 1x0")
    assert told(game, "taklons charge") == ["0 charge units=1 (GP-LEECH-02)"]
    assert told(game, "taklons brainstone moves") == ["0 brainstone how=moves (GP-FAC-TAK-04)"]


@pytest.mark.rule("GP-SPEC-01", "GP-FAC-AMB-01", "GP-FAC-IVI-05", "GP-FAC-FIR-01")
def test_special_actions() -> None:
    game = table("terrans power=4/0/0 tile=charge_4 mine@0x0", FAR)
    assert told(game, "terrans special charge_4") == [
        "0 special action=charge_4 (GP-SPEC-01)",
        "0 charge units=4 (GP-SPEC-01)",
    ]
    game = table("terrans booster=range mine@0x0", FAR, planets="4x0 oxide")
    assert told(game, "terrans special range") == ["0 special action=range (GP-SPEC-01)"]
    game = table("ambas institute@0x0 mine@2x0", FAR)
    assert told(game, "ambas swap 2x0") == ["0 swap from=0x0 to=2x0 (GP-FAC-AMB-01)"]
    game = table("ivits institute@0x0", FAR)
    assert told(game, "ivits station 1x0") == ["0 station at=1x0 (GP-FAC-IVI-05)"]
    game = table("firaks institute@0x0 lab@1x0", FAR)
    assert told(game, "firaks downgrade 1x0") == ["0 upgrade at=1x0 from=lab to=station (GP-FAC-FIR-01)"]
    assert told(game, "firaks advance eco") == ["0 advance area=eco level=1 (GP-RES-01)"]


@pytest.mark.rule("GP-FREE-01", "GP-FREE-05")
def test_free_actions() -> None:
    game = table("taklons power=0/2/1 brainstone=2 mine@0x0", FAR)
    assert told(game, "taklons burn brainstone_up") == ["0 burn how=brainstone_up (GP-FREE-05)"]
    game = table("terrans power=0/0/1 mine@0x0", FAR)
    assert told(game, "terrans convert power_credit") == [
        "0 convert action=power_credit (GP-FREE-01)",
        "0 gain what=credits amount=1 cause=convert:power_credit (GP-FREE-01)",
        "0 spend power=1 (GP-POWER-04)",
    ]


@pytest.mark.rule("GP-PASS-01", "GP-PASS-03", "GP-PASS-05")
def test_a_pass() -> None:
    game = table("terrans booster=mines mine@0x0 mine@2x0", FAR, boosters="labs gaia range")
    assert told(game, "terrans pass labs") == [
        "0 pass booster=labs (GP-PASS-01)",
        "0 points vp=2 cause=booster:mines (GP-PASS-03)",
        "0 first-player (GP-PASS-05)",
    ]


@pytest.mark.rule("GP-ROUND-01", "GP-INC-02", "GP-INC-06", "GP-GAIA-02", "GP-GAIA-03")
def test_the_beginning_of_a_round() -> None:
    terrans = "terrans power=3/0/0 gaia=3 booster=labs former@3x0/transdim institute@0x0"
    game = table(terrans, f"{FAR} passed", boosters="mines gaia range")
    assert told(game, "terrans pass mines") == [
        "0 pass booster=mines (GP-PASS-01)",
        "-1 round round=3 (GP-ROUND-01)",
        "0 gain what=ore amount=1 cause=income (GP-INC-02)",
        "0 gain what=knowledge amount=1 cause=income (GP-INC-02)",
        "0 gain what=ore amount=1 cause=income (GP-INC-02)",
    ]
    begun = told(game, "terrans income 1/2/1")
    assert begun[0] == "0 power bowl=1,2,1,0 (GP-INC-06)"
    assert begun[-2:] == ["0 gaia-planet at=3x0 (GP-GAIA-03)", "0 tokens-return tokens=3 (GP-GAIA-02)"]


@pytest.mark.rule("GP-GAIA-01", "GP-FAC-ITA-02")
def test_an_exchange_of_the_itars() -> None:
    itars = "itars power=0/0/0 gaia=5 institute@0x0 booster=labs"
    game = table(itars, f"{FAR} passed", boosters="mines gaia range").play("itars pass mines", "itars income 0/0/2")
    assert told(game, "itars exchange") == ["0 exchange tokens=4 (GP-FAC-ITA-02)"]
    game.play("itars tech vp_7")
    assert told(game, "itars skip") == ["0 tokens-return tokens=1 (GP-GAIA-01)"]


@pytest.mark.rule("GP-ADV-01", "GP-MAP-01", "GP-MAP-08", "GP-ADV-03", "GP-SETUP-21", "GP-SETUP-15")
def test_what_is_told_before_the_first_round() -> None:
    code = "s03.0@0x0 s01.0@3x-5 s05o.0@5x-2 s06o.0@2x3 s07o.0@-3x5 s04.0@-5x2 s02.0@-2x-3"
    game = astrarium.new("gaia", 2, 1, {"map": code, "rotate": True})
    assert story(game.apply(0, "faction terrans")) == [
        "0 faction faction=terrans (GP-ADV-01)",
        "0 points vp=10 cause=start (GP-SETUP-17)",
        "0 gain what=gaiaformer amount=1 cause=start (GP-SETUP-15)",
    ]
    assert story(game.apply(1, "faction ivits"))[-1] == f"-1 map code={code} (GP-MAP-01)"
    turn = next(str(action) for action in game.legal_actions(1) if action.verb == "rotate")
    _, sector, rotation = turn.split()
    assert story(game.apply(1, turn)) == [f"1 rotate sector={sector} rotation={rotation} (GP-MAP-08)"]
    while "done" not in [str(action) for action in game.legal_actions(1)]:
        game.apply(1, game.legal_actions(1)[0])
    game.apply(1, "done")
    for seat, institute in ((0, False), (0, False), (1, True)):
        place = str(game.legal_actions(seat)[0]).split()[1]
        expected = f"{seat} place at={place} institute={institute} (GP-ADV-03)"
        assert story(game.apply(seat, f"place {place}")) == [expected]
    booster = str(game.legal_actions(1)[0]).split()[1]
    assert story(game.apply(1, f"booster {booster}")) == [f"1 booster booster={booster} (GP-SETUP-21)"]
