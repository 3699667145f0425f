"""How seats go on in imagined games: by chance, but nothing is thrown away."""

from astrarium.games.federation.components.ids import ACTION_IDS, SIDE_IDS
from astrarium.games.federation.strategy import playing
from astrarium.kernel import Rng
from tests.rules.federation.table import Table, table

MANY = 40


def replies(at: Table, seat: int = 0) -> list[str]:
    """What a seat does in so many imagined games."""
    legal = at.game.legal_actions(seat)
    return [str(playing.reply(at.state, seat, legal, Rng(seed))) for seed in range(MANY)]


def asked(*lines: str, seat: str = "", kind: str, **position: int) -> list[str]:
    """The replies of the first of two seats to the decision of a kind that follows from what is played."""
    at = table(seat, "", **position)  # type: ignore[arg-type] # numbers only
    at.play(*lines)
    assert at.asked() == f"{kind} 0"
    return replies(at)


def test_every_space_and_side_has_its_weight() -> None:
    assert list(playing.USUAL) == ACTION_IDS
    assert {len(weights) for weights in playing.USUAL.values()} == {len(SIDE_IDS)}


def test_places_are_taken_as_often_as_is_usual() -> None:
    places = [reply.split()[-1] for reply in replies(table("L=3 C=3 O=3", "")) if reply.startswith("place")]
    assert len(places) == MANY
    assert len(set(places)) > MANY / 5
    assert places.count("outer") <= MANY / 10


def test_a_level_that_can_be_paid_for_is_kept() -> None:
    at = table("degree=7 L=1 C=1 O=1", "", phase="executive")
    assert at.asked() == "upkeep 0"
    assert set(replies(at)) == {"upkeep 4"}


def test_a_mission_that_counts_little_waits_for_a_better_moment() -> None:
    early = "degree=3 ships=2 markers=m6,m8 C=2"
    assert set(asked("0 place 1a vote s21", seat=early, kind="mission")) == {"mission m6"}
    rich = "degree=3 ships=2 markers=m6,m8 C=9"
    assert set(asked("0 place 1a vote s21", seat=rich, kind="mission")) == {"mission m6", "mission m8"}
    poor = "degree=3 ships=2 markers=m8 C=2"
    assert set(asked("0 place 1a vote s21", seat=poor, kind="mission")) == {"skip"}


def test_in_the_last_round_the_mission_that_counts_most_is_flown() -> None:
    last = "degree=3 ships=2 markers=m6,m8 C=4"
    assert set(asked("0 place 1a vote s21", seat=last, kind="mission", round=5)) == {"mission m8"}


def test_the_building_that_brings_most_is_built() -> None:
    seat = "L=4 C=4 O=2 G=2 miner=n4a done=m6,m9,m10,m12"
    assert set(asked("0 place 1a vote s22", seat=seat, kind="build", round=4)) == {"build mega2"}
    assert "build shipyard" in asked("0 place 1a vote s22", seat="L=4 C=4 O=2 G=2", kind="build")


def test_the_highest_specialist_is_hired() -> None:
    hired = asked("0 place 1a vote s23", seat="has=1A1", kind="atal")
    assert {reply.split()[1][0] for reply in hired} == {"3"}
