"""Lines of play for programs: what free actions would pay for stands beside what can be done at once."""

from tests.rules.gaia.table import Table, table


def lines(at: Table) -> list[str]:
    """The lines of the seat to act, in notation."""
    found = at.game.rules.lines(at.state, at.game.to_act[0])
    return [", ".join(str(action) for action in line) for line in found]


def test_what_can_be_done_at_once_is_a_line_by_itself() -> None:
    at = table("terrans mine@0x0", "xenos mine@4x0", planets="1x0 terra")
    assert {"build 1x0", "upgrade 0x0 station", "research nav"} <= set(lines(at))


def test_free_actions_stand_only_before_what_they_pay_for() -> None:
    at = table("terrans ore=0 power=0/0/4 mine@0x0", "xenos mine@4x0", planets="1x0 terra")
    assert "convert power_ore, build 1x0" in lines(at)
    assert not [line for line in lines(at) if line.startswith(("convert", "burn")) and ", " not in line]


def test_power_is_burned_for_an_octagon() -> None:
    at = table("terrans power=0/4/1 mine@0x0", "xenos mine@4x0", planets="1x0 desert")
    assert "burn, burn, power tokens_2" in lines(at)


def test_a_far_planet_is_reached_by_q_i_c() -> None:
    at = table("terrans qic=0 power=0/0/4 mine@0x0", "xenos mine@-4x0", planets="3x0 terra")
    assert "convert power_qic, build 3x0" in lines(at)


def test_the_brainstone_pays_for_what_costs_as_much() -> None:
    at = table("taklons ore=0 power=0/0/4 brainstone=3 mine@0x0", "xenos mine@4x0", planets="1x0 swamp")
    assert "convert power_ore, spend brainstone, build 1x0" in lines(at)


def test_what_nothing_can_pay_for_is_no_line() -> None:
    at = table(
        "terrans ore=0 qic=0 credits=0 knowledge=0 power=4/0/0 mine@0x0", "xenos mine@4x0", planets="1x0 terra"
    )
    assert {line.split()[0] for line in lines(at)} == {"pass"}


def test_in_the_last_round_what_is_left_becomes_points() -> None:
    at = table("terrans ore=0 qic=0 credits=0 knowledge=0 power=0/0/2 mine@0x0", "xenos mine@4x0", round=6)
    assert lines(at) == ["pass", "convert power_credit"]


def test_after_the_action_the_turn_ends() -> None:
    at = table("terrans power=0/4/4 mine@0x0", "xenos mine@4x0")
    at.play("terrans research nav")
    assert lines(at) == ["end"]
