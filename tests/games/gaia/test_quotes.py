"""What an action costs is told before it is chosen, and is what is then paid."""

import pytest

from tests.rules.gaia.table import Table, table

FAR = "xenos mine@-9x0"


def quoted(game: Table, line: str) -> dict[str, int]:
    """The price of a legal action."""
    assert game.can(line)
    faction, _, text = line.partition(" ")
    return game.game.quote(game.number(faction), game.game.rules.parse(text))


def purse(game: Table, faction: str) -> dict[str, int]:
    player = game.seat(faction)
    return {"ore": player.ore, "credits": player.credits, "knowledge": player.knowledge, "qic": player.qic}


def paid(game: Table, line: str) -> dict[str, int]:
    """What of ore, credits, knowledge and Q.I.C. is gone when an action is done."""
    faction = line.partition(" ")[0]
    before = purse(game, faction)
    after = purse(game.play(line), faction)
    return {what: before[what] - after[what] for what in before if after[what] < before[what]}


@pytest.mark.rule("GP-BUILD-22")
def test_a_mine() -> None:
    game = table("terrans mine@0x0", FAR, planets="1x0 oxide, 3x0 terra, 0x1 gaia")
    assert quoted(game, "terrans build 1x0") == {"ore": 4, "credits": 2, "steps": 1}
    assert quoted(game, "terrans build 3x0") == {"ore": 1, "credits": 2, "qic": 1}
    assert quoted(game, "terrans build 0x1") == {"ore": 1, "credits": 2, "qic": 1}
    assert paid(game, "terrans build 1x0") == {"ore": 4, "credits": 2}


@pytest.mark.rule("GP-BOARD-04", "GP-TILE-09")
def test_a_mine_with_free_steps_or_range() -> None:
    game = table("terrans power=0/0/3 mine@0x0", FAR, planets="1x0 oxide").play("terrans power step_1")
    assert quoted(game, "terrans build 1x0") == {"ore": 1, "credits": 2, "steps": 1}
    seat = "terrans booster=range power=6/0/0 formers=1 gaia_level=1 mine@0x0"
    game = table(seat, FAR, planets="4x0 terra, 5x0 terra, 0x4 transdim").play("terrans special range")
    assert quoted(game, "terrans build 4x0") == {"ore": 1, "credits": 2}
    assert quoted(game, "terrans build 5x0") == {"ore": 1, "credits": 2, "qic": 1}
    assert quoted(game, "terrans project 0x4") == {"tokens": 6}


@pytest.mark.rule("GP-PROJ-02", "GP-PROJ-05")
@pytest.mark.parametrize(("level", "tokens"), [(1, 6), (3, 4), (4, 3)])
def test_a_project(level: int, tokens: int) -> None:
    game = table(f"terrans power=6/0/0 formers=1 gaia_level={level} mine@0x0", FAR, planets="3x0 transdim")
    assert quoted(game, "terrans project 3x0") == {"tokens": tokens, "qic": 1}
    assert paid(game, "terrans project 3x0") == {"qic": 1}
    assert sum(game.power("terrans")) == 6 - tokens


@pytest.mark.rule("GP-UPG-03")
def test_an_upgrade() -> None:
    alone = table("terrans mine@0x0", FAR)
    assert quoted(alone, "terrans upgrade 0x0 station") == {"ore": 2, "credits": 6}
    near = table("terrans mine@0x0", "xenos mine@2x0")
    assert quoted(near, "terrans upgrade 0x0 station") == {"ore": 2, "credits": 3}
    assert paid(near, "terrans upgrade 0x0 station") == {"ore": 2, "credits": 3}


@pytest.mark.rule("GP-FAC-IVI-05", "GP-TRACK-12")
def test_a_hex_beyond_the_range() -> None:
    game = table("ivits nav=0 institute@0x0", FAR)
    assert quoted(game, "ivits station 1x0") == {}
    assert quoted(game, "ivits station 4x0") == {"qic": 2}
    assert paid(game, "ivits station 4x0") == {"qic": 2}
    game = table("terrans nav=4 knowledge=4 token=vp7_ore mine@0x0", FAR).play("terrans research nav")
    assert quoted(game, "terrans lost 4x0") == {}
    assert quoted(game, "terrans lost 5x0") == {"qic": 1}
    assert paid(game, "terrans lost 5x0") == {"qic": 1}


@pytest.mark.rule("GP-FED-04", "GP-FAC-IVI-04")
def test_satellites() -> None:
    pieces = "institute@0x0 station@1x0 station@4x0"
    game = table(f"geodens power=9/0/0 {pieces}", FAR)
    assert quoted(game, "geodens federation 0x0 1x0 4x0") == {"tokens": 2}
    game.play("geodens federation 0x0 1x0 4x0")
    assert sum(game.power("geodens")) == 7
    game = table(f"ivits {pieces}", FAR)
    assert quoted(game, "ivits federation 0x0 1x0 4x0") == {"qic": 2}
    assert paid(game, "ivits federation 0x0 1x0 4x0") == {"qic": 2}


@pytest.mark.rule("GP-RES-01")
def test_research() -> None:
    game = table("terrans knowledge=7 mine@0x0", FAR)
    assert quoted(game, "terrans research eco") == {"knowledge": 4}
    assert paid(game, "terrans research eco") == {"knowledge": 4}


@pytest.mark.rule("GP-BOARD-02")
def test_power_and_qic_actions() -> None:
    game = table("terrans power=0/0/7 qic=4 mine@0x0", FAR)
    assert quoted(game, "terrans power knowledge_3") == {"power": 7}
    assert quoted(game, "terrans qic tech") == {"qic": 4}
    assert quoted(game, "terrans qic types") == {"qic": 2}


@pytest.mark.rule("GP-FREE-01", "GP-FREE-14")
def test_conversions() -> None:
    game = table("hadsch_hallas power=0/0/4 institute@0x0", FAR)
    assert quoted(game, "hadsch_hallas convert power_qic") == {"power": 4}
    assert quoted(game, "hadsch_hallas convert knowledge_credit") == {"knowledge": 1}
    assert quoted(game, "hadsch_hallas convert qic_ore") == {"qic": 1}
    assert quoted(game, "hadsch_hallas convert ore_token") == {"ore": 1}
    assert quoted(game, "hadsch_hallas convert credits_ore") == {"credits": 3}
    assert paid(game, "hadsch_hallas convert credits_ore") == {"credits": 3}
    # A Gaiaformer and a token that only move are no resources.
    assert quoted(table("bal_taks formers=1 mine@0x0", FAR), "bal_taks convert former_qic") == {}
    assert quoted(table("nevlas power=0/0/1 mine@0x0", FAR), "nevlas convert token_knowledge") == {}


@pytest.mark.rule("GP-LEECH-03")
def test_a_charge() -> None:
    game = table("terrans mine@0x0", "xenos power=9/0/0 institute@2x0", planets="1x0 terra").play("terrans build 1x0")
    assert quoted(game, "xenos charge") == {"charged": 3, "vp": 2}
    assert quoted(game, "xenos decline") == {}
    game = table("terrans mine@0x0", "xenos power=9/0/0 mine@2x0", planets="1x0 terra").play("terrans build 1x0")
    assert quoted(game, "xenos charge") == {"charged": 1}
