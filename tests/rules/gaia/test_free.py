"""Free actions (FREE)."""

import pytest

from tests.rules.gaia.table import Table, table

EMPTY = "ore=0 credits=0 knowledge=0 qic=0"


def holds(game: Table, faction: str) -> tuple[int, int, int, int]:
    """Ore, credits, knowledge and Q.I.C. of a seat."""
    player = game.seat(faction)
    return player.ore, player.credits, player.knowledge, player.qic


@pytest.mark.rule("GP-FREE-01")
def test_free_actions_are_repeated_before_and_after_the_action_while_one_can_pay() -> None:
    game = table(f"geodens {EMPTY} ore=5 knowledge=4 power=0/0/0", "xenos")
    game.play(*["geodens convert ore_credit"] * 2, "geodens research sci", *["geodens convert ore_token"] * 3)
    assert holds(game, "geodens") == (0, 2, 0, 0)
    assert game.power("geodens") == (3, 0, 0)


@pytest.mark.rule("GP-FREE-01")
@pytest.mark.parametrize(
    ("holding", "line"),
    [
        ("", "convert ore_credit"),
        ("", "convert ore_token"),
        ("", "convert knowledge_credit"),
        ("", "convert qic_ore"),
        ("power=9/9/3", "convert power_qic"),
        ("power=9/9/2", "convert power_ore"),
        ("power=9/9/3", "convert power_knowledge"),
        ("power=9/9/0", "convert power_credit"),
    ],
)
def test_a_free_action_that_cannot_be_paid_is_refused(holding: str, line: str) -> None:
    assert table(f"geodens {EMPTY} {holding}", "xenos").refused(f"geodens {line}") == "GP-FREE-01"


@pytest.mark.rule("GP-FREE-01")
@pytest.mark.parametrize(
    ("seat", "line"),
    [
        ("geodens ore=15", "convert qic_ore"),
        ("geodens ore=15", "convert power_ore"),
        ("geodens knowledge=15", "convert power_knowledge"),
        ("geodens credits=30", "convert power_credit"),
        ("geodens credits=30", "convert ore_credit"),
        ("geodens credits=30", "convert knowledge_credit"),
        # Gleens would gain an ore in place of the Q.I.C.
        ("gleens ore=15", "convert power_qic"),
    ],
)
def test_an_exchange_that_would_bring_nothing_is_refused(seat: str, line: str) -> None:
    game = table(f"{seat} power=0/0/9", "terrans")
    assert game.refused(f"{seat.split()[0]} {line}") == "GP-FREE-01"


@pytest.mark.rule("GP-FREE-01")
def test_what_free_actions_bring_may_pay_for_the_action_that_follows() -> None:
    game = table(f"geodens {EMPTY} qic=1 credits=2 mine@0x0", "xenos", planets="1x0 volcanic")
    assert game.refused("geodens build 1x0") == "GP-BUILD-01"
    game.play("geodens convert qic_ore")
    assert game.can("geodens build 1x0")


@pytest.mark.rule("GP-FREE-02")
def test_free_actions_are_allowed_before_passing_but_not_after() -> None:
    game = table(f"geodens {EMPTY} ore=2", "xenos", boosters="mines labs gaia")
    game.play("geodens convert ore_credit", "geodens pass mines")
    assert game.asked() == ("xenos", "turn")
    assert game.refused("geodens convert ore_credit") == "GP-ACT-01"
    assert holds(game, "geodens") == (1, 1, 0, 0)


@pytest.mark.rule("GP-FREE-03")
def test_free_actions_alone_do_not_make_a_turn() -> None:
    game = table(f"geodens {EMPTY} ore=2 power=0/4/0", "xenos", boosters="mines labs gaia")
    game.play("geodens convert ore_credit", "geodens burn")
    assert game.asked() == ("geodens", "turn")
    assert game.refused("geodens end") == "GP-ACT-01"
    assert game.can("geodens pass mines")


@pytest.mark.rule("GP-FREE-04")
def test_there_are_no_free_actions_while_charging_or_on_the_turn_of_another() -> None:
    game = table("geodens mine@0x0", "xenos power=4/4/4 mine@3x0", planets="1x0 volcanic")
    assert game.refused("xenos convert ore_credit") == "GP-ACT-01"
    game.play("geodens build 1x0")
    assert game.asked() == ("xenos", "charge")
    for line in ("convert ore_credit", "convert power_credit", "burn"):
        assert game.refused(f"xenos {line}") == "GP-ACT-01"


@pytest.mark.rule("GP-FREE-04")
def test_there_are_no_free_actions_in_the_gaia_phase() -> None:
    game = table("itars power=0/0/2 gaia=4 institute@0x0", "xenos passed", boosters="mines")
    game.play("itars pass mines", "itars income 2/0/2")
    assert game.asked() == ("itars", "exchange")
    assert game.refused("itars convert ore_credit") == "GP-ACT-01"


@pytest.mark.rule("GP-FREE-04")
def test_there_are_no_free_actions_after_the_last_pass() -> None:
    game = table("geodens qic=3", "xenos passed qic=3", round=6)
    game.play("geodens pass")
    assert game.game.is_over
    assert (game.seat("geodens").qic, game.seat("xenos").qic) == (3, 3)


@pytest.mark.rule("GP-FREE-04")
def test_by_option_everybody_may_take_free_actions_once_more_after_the_last_pass() -> None:
    seats = [f"{faction} {EMPTY} qic=2 power=0/0/2" for faction in ("geodens", "xenos")]
    game = table(seats[0], f"{seats[1]} passed", round=6, options={"end_conversions": True})
    game.play("geodens pass")
    assert game.asked() == ("geodens", "closing")
    game.play(
        "geodens convert qic_ore",
        "geodens convert power_credit",
        "geodens convert power_credit",
        "geodens end",
    )
    assert game.asked() == ("xenos", "closing")
    game.play("xenos end")
    assert game.game.is_over
    # 1 ore and 2 credits make one point; what stays power and Q.I.C. makes none.
    assert game.points("geodens")["final:resources"] == 1
    assert "final:resources" not in game.points("xenos")


@pytest.mark.rule("GP-FREE-05")
@pytest.mark.parametrize(("before", "after"), [("0/2/0", (0, 0, 1)), ("3/5/1", (3, 3, 2))])
def test_burning_discards_a_token_of_area_two_and_moves_another_up(before: str, after: tuple[int, int, int]) -> None:
    game = table(f"geodens power={before}", "xenos")
    game.play("geodens burn")
    assert game.power("geodens") == after
    assert game.seat("geodens").gaia == 0


@pytest.mark.rule("GP-FREE-05")
def test_burning_needs_two_tokens_in_area_two() -> None:
    assert table("geodens power=5/1/5", "xenos").refused("geodens burn") == "GP-FREE-05"


@pytest.mark.rule("GP-FREE-05")
def test_burning_is_repeated_while_there_are_two_tokens() -> None:
    game = table("geodens power=0/5/0", "xenos")
    game.play("geodens burn", "geodens burn")
    assert game.power("geodens") == (0, 1, 2)
    assert game.refused("geodens burn") == "GP-FREE-05"


@pytest.mark.rule(
    "GP-FREE-06",
    "GP-FREE-07",
    "GP-FREE-08",
    "GP-FREE-09",
    "GP-FREE-10",
    "GP-FREE-11",
    "GP-FREE-12",
    "GP-FREE-13",
)
@pytest.mark.parametrize(
    ("line", "after", "bowl"),
    [
        # From 5 ore, 5 credits, 5 knowledge, 5 Q.I.C. and (1,1,6).
        ("power_qic", (5, 5, 5, 6), (5, 1, 2)),
        ("power_ore", (6, 5, 5, 5), (4, 1, 3)),
        ("qic_ore", (6, 5, 5, 4), (1, 1, 6)),
        ("power_knowledge", (5, 5, 6, 5), (5, 1, 2)),
        ("power_credit", (5, 6, 5, 5), (2, 1, 5)),
        ("knowledge_credit", (5, 6, 4, 5), (1, 1, 6)),
        ("ore_credit", (4, 6, 5, 5), (1, 1, 6)),
        ("ore_token", (4, 5, 5, 5), (2, 1, 6)),
    ],
)
def test_each_exchange_has_its_price(line: str, after: tuple[int, int, int, int], bowl: tuple[int, int, int]) -> None:
    game = table("geodens ore=5 credits=5 knowledge=5 qic=5 power=1/1/6", "xenos")
    game.play(f"geodens convert {line}")
    assert holds(game, "geodens") == after
    assert game.power("geodens") == bowl


@pytest.mark.rule("GP-FREE-14")
@pytest.mark.parametrize(
    ("seat", "own"),
    [
        ("hadsch_hallas institute@0x0", {"credits_qic", "credits_ore", "credits_knowledge"}),
        ("hadsch_hallas mine@0x0", set()),
        ("bal_taks formers=1", {"former_qic"}),
        ("nevlas", {"token_knowledge"}),
        ("geodens institute@0x0 formers=1", set()),
    ],
)
def test_three_factions_have_further_free_actions(seat: str, own: set[str]) -> None:
    faction = seat.split()[0]
    game = table(f"{seat} power=0/2/9", "xenos")
    common = {
        "power_qic",
        "power_ore",
        "qic_ore",
        "power_knowledge",
        "power_credit",
        "knowledge_credit",
        "ore_credit",
        "ore_token",
    }
    assert {text.split()[1] for text in game.legal(faction, "convert")} == common | own


@pytest.mark.rule("GP-FREE-14")
@pytest.mark.parametrize(
    ("seat", "line", "after"),
    [
        ("hadsch_hallas institute@0x0", "credits_qic", (5, 1, 5, 6)),
        ("hadsch_hallas institute@0x0", "credits_ore", (6, 2, 5, 5)),
        ("hadsch_hallas institute@0x0", "credits_knowledge", (5, 1, 6, 5)),
        ("bal_taks formers=1", "former_qic", (5, 5, 5, 6)),
        ("nevlas power=0/0/1", "token_knowledge", (5, 5, 6, 5)),
    ],
)
def test_the_exchanges_of_factions_have_their_prices(seat: str, line: str, after: tuple[int, int, int, int]) -> None:
    faction = seat.split()[0]
    game = table(f"{seat} ore=5 credits=5 knowledge=5 qic=5", "xenos")
    game.play(f"{faction} convert {line}")
    assert holds(game, faction) == after
    assert game.seat(faction).formers_gaia == (1 if faction == "bal_taks" else 0)
    assert game.seat(faction).gaia == (1 if faction == "nevlas" else 0)


@pytest.mark.rule("GP-FREE-14")
@pytest.mark.parametrize("line", ["credits_qic", "credits_ore", "credits_knowledge", "former_qic", "token_knowledge"])
def test_the_others_do_not_have_the_exchanges_of_these_factions(line: str) -> None:
    game = table("geodens formers=1 power=0/0/9 institute@0x0", "xenos")
    assert game.refused(f"geodens convert {line}") == "GP-FREE-14"
