"""The log of a game: every event in its order, with its rule; what is behind a bar only its own seat is told."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from astrarium.kernel import Event
from tests.cli.test_words import events
from tests.rules.race.table import Table, real, table


def line(event: Event) -> str:
    """An event in a line: seat, kind, what all are told, what the seat is told besides, and the rule."""
    words = ["-" if event.seat < 0 else str(event.seat), event.kind, *map(_text, event.data.values())]
    if event.secret is not None:
        words += ["|", *map(_text, event.secret.values())]
    return " ".join([*words, f"[{event.rule.removeprefix('RG-')}]"])


def _text(value: Any) -> str:
    return "+".join(map(str, value)) if isinstance(value, list) else str(value)


def played(game: Table, *lines: str) -> Table:
    """Play on, and keep what has happened before as well."""
    before = list(game.events)
    game.play(*lines)
    game.events = before + game.events
    return game


def draft() -> Table:
    """The first picks of a draft."""
    game = real(2, 1, draft=True)
    return game.play(f"0 draft {game.drawn(0)[0]}", f"1 draft {game.drawn(1)[0]}")


def start() -> Table:
    """After a draft start worlds and discards are shown together."""
    game = real(2, 1, draft=True)
    while game.asked().startswith("draft"):
        game.play(*[f"{seat} draft {game.drawn(seat)[0]}" for seat in game.game.to_act])
    game.play(*[f"{seat} {game.legal(seat)[0]}" for seat in (0, 1)])
    game.play("0 discard " + " ".join(game.hand(0)[:2]))
    return game.play("1 discard " + " ".join(game.hand(1)[:2]))


def explore() -> Table:
    """Actions are shown, and cards looked at."""
    deck = "gem_world spice_world comet_zone new_earth mining_world"
    game = table("old_earth", "new_sparta", deck=deck)
    game.play("0 action explore_1_1", "1 action explore_1_1")
    return played(game, "0 keep gem_world spice_world", f"1 keep {' '.join(game.drawn(1)[:2])}")


def develop() -> Table:
    """One develops, the other does not."""
    seat = "interstellar_bank public_works | hand: colony_ship gem_world spice_world 2 | actions: develop"
    game = table(seat, "new_sparta", phase="II", deck="comet_zone new_earth")
    return played(game, "0 develop colony_ship", "1 nothing", "0 pay gem_world")


def conquest() -> Table:
    """Everything that helps to conquer a world, and a world for a card that is thrown away."""
    game = table(
        "new_sparta space_mercenaries new_military_tactics | hand: rebel_homeworld gem_world spice_world | "
        "actions: settle",
        "old_earth colony_ship terraforming_robots | hand: refugee_world 3",
        "alpha_centauri | hand: 2",
        phase="III",
        deck="comet_zone new_earth mining_world",
    )
    game = played(game, "0 settle rebel_homeworld", "1 settle refugee_world", "2 nothing")
    game = played(game, "0 tactics new_military_tactics", "0 hire gem_world", "0 hire spice_world")
    return played(game, "1 sacrifice colony_ship")


def payment() -> Table:
    """A world that is paid for, and a tile that is lost with a development that is thrown away."""
    game = table(
        "old_earth drop_ships space_marines public_works colony_ship | hand: new_earth 4 | actions: settle",
        "new_sparta | hand: spice_world 2",
        phase="III",
        goals="greatest_infrastructure:0",
        deck="comet_zone",
    )
    return played(game, "0 settle new_earth", "1 settle spice_world")


def consume() -> Table:
    """A sale, a good for a point and a card, a card for nothing, and a hand card for a point."""
    seat = "new_earth*comet_zone gem_world*spice_world new_economy deficit_spending"
    game = table(
        f"{seat} | hand: space_port | actions: consume_trade",
        "new_sparta",
        phase="IV",
        deck="volcanic_world hive_world artist_colony mining_world",
    )
    game = played(game, "0 sell gem_world", "0 consume new_economy", "0 consume new_earth")
    return played(game, "0 consume deficit_spending", "0 discard space_port")


def all_goods() -> Table:
    """Pilgrimage World takes all goods."""
    seat = "pilgrimage_world artist_colony* spice_world*"
    return table(f"{seat} | actions: consume_2x", "new_sparta", phase="IV")


def gamble() -> Table:
    """A guess that hits, and one that does not."""
    game = table("gambling_world_gs old_earth", "new_sparta", phase="IV", deck="gem_world")
    return played(game, "0 consume gambling_world_gs 2", "0 gamble 2")


def produce() -> Table:
    """Goods by themselves, by a power, by the bonus and for a hand card, and cards for them."""
    seat = "gem_world genetics_lab empath_world refugee_world consumer_markets merchant_guild damaged_alien_factory"
    deck = (
        "new_earth comet_zone spice_world hive_world space_port volcanic_world mining_world artist_colony old_earth"
    )
    game = table(f"{seat} | actions: produce", "mining_conglomerate rebel_miners", phase="V", deck=deck)
    game = played(game, "0 produce empath_world genetics_lab", "0 produce refugee_world bonus")
    return played(game, "0 supply damaged_alien_factory", f"0 discard {game.hand(0)[0]}")


def goals() -> Table:
    """A tile that is won, one that is taken, and the end of the game."""
    game = table(
        "old_earth drop_ships space_marines replicant_robots | hand: public_works 12 | actions: develop",
        "new_sparta",
        phase="II",
        goals="greatest_infrastructure budget_surplus",
        pool=0,
    )
    game = played(game, "0 develop public_works", "1 nothing")
    return played(game, "0 discard " + " ".join(game.hand(0)[:2]))


def robot() -> Table:
    """A round against the robot."""
    its = "damaged_alien_factory | counter: produce | stack: spice_world gem_world | credit: 1 | economy: 2"
    deck = "comet_zone new_earth mining_world public_works hive_world space_port volcanic_world artist_colony"
    game = table("old_earth", robot=its, roll="settle robot", deck=deck)
    game = played(game, "0 action explore_5", "0 action produce", "0 keep comet_zone")
    return played(game, "0 nothing")


SCENES: list[tuple[Callable[[], Table], str]] = [
    (
        draft,
        """
        0 drafted | diversified_economy [DRAFT-03]
        1 drafted | contact_specialist [DRAFT-03]
        """,
    ),
    (
        start,
        """
        0 start-world separatist_colony [DRAFT-06]
        0 discard 2 | export_duties+new_military_tactics [DRAFT-06]
        1 start-world new_sparta [DRAFT-06]
        1 discard 2 | epsilon_eridani+drop_ships [DRAFT-06]
        - round 1 [ROUND-01]
        """,
    ),
    (
        explore,
        """
        0 actions explore_1_1 [ACT-01]
        1 actions explore_1_1 [ACT-01]
        - phase I 1 [ROUND-03]
        0 explore 3 2 | comet_zone+gem_world+spice_world [EXPL-01]
        1 explore 3 2 | mining_world+new_earth+rebel_homeworld [EXPL-01]
        0 keep 2 | gem_world+spice_world [EXPL-06]
        1 keep 2 | mining_world+new_earth [EXPL-06]
        - round 3 [ROUND-01]
        """,
    ),
    (
        develop,
        """
        - phase II 1 [ROUND-03]
        0 draw 1 | comet_zone [DEV-02]
        0 reveal colony_ship [DEV-03]
        1 nothing [DEV-10]
        0 price 1 [DEV-04]
        0 placed colony_ship [DEV-01]
        0 draw 1 | new_earth [DEV-08]
        - round 3 [ROUND-01]
        """,
    ),
    (
        conquest,
        """
        - phase III 1 [ROUND-03]
        0 reveal rebel_homeworld [SETTLE-01]
        1 reveal refugee_world [SETTLE-01]
        2 nothing [SETTLE-01]
        0 sacrifice new_military_tactics [MIL-09]
        0 hire 1 | gem_world [MIL-10]
        0 hire 1 | spice_world [MIL-10]
        0 conquer rebel_homeworld [MIL-01]
        0 placed rebel_homeworld [SETTLE-01]
        0 draw 1 | comet_zone [SETTLE-03]
        1 sacrifice colony_ship [SETTLE-09]
        1 good refugee_world [SETTLE-05]
        1 placed refugee_world [SETTLE-01]
        1 draw 1 | mining_world [SETTLE-11]
        - round 3 [ROUND-01]
        """,
    ),
    (
        payment,
        """
        - phase III 1 [ROUND-03]
        0 reveal new_earth [SETTLE-01]
        1 reveal spice_world [SETTLE-01]
        0 sacrifice colony_ship [SETTLE-09]
        0 placed new_earth [SETTLE-01]
        0 draw 1 | comet_zone [SETTLE-03]
        - goal-holder greatest_infrastructure False [GOAL-09]
        1 price 2 [SETTLE-02]
        1 placed spice_world [SETTLE-01]
        - round 3 [ROUND-01]
        """,
    ),
    (
        consume,
        """
        - phase IV 1 [ROUND-03]
        0 sell gem_world 2 [TRADE-01]
        0 draw 2 | hive_world+volcanic_world [TRADE-02]
        0 consume new_economy [CONS-01]
        0 draw 1 | artist_colony [CONS-15]
        0 consume new_earth [CONS-01]
        0 good-spent new_earth [CONS-06]
        0 chips 1 [CONS-20]
        0 draw 1 | mining_world [CONS-20]
        0 consume deficit_spending [CONS-01]
        0 chips 1 [CONS-14]
        """,
    ),
    (
        all_goods,
        """
        - phase IV 1 [ROUND-03]
        0 consume pilgrimage_world [CONS-01]
        0 spend 2 [CONS-11]
        0 chips 2 [CONS-11]
        - round 3 [ROUND-01]
        """,
    ),
    (
        gamble,
        """
        - phase IV 1 [ROUND-03]
        0 consume gambling_world_gs [CONS-01]
        0 gamble 2 gem_world True [CONS-16]
        - round 3 [ROUND-01]
        """,
    ),
    (
        produce,
        """
        - phase V 1 [ROUND-03]
        0 good gem_world [PROD-01]
        0 draw 1 | comet_zone [PROD-11]
        0 draw 2 | spice_world+hive_world [PROD-08]
        0 good empath_world [PROD-03]
        0 good refugee_world [PROD-02]
        0 good damaged_alien_factory [PROD-10]
        0 produced consumer_markets 2 [PROD-07]
        0 draw 2 | old_earth+artist_colony [PROD-07]
        1 good rebel_miners [PROD-01]
        1 draw 2 | imperium_lords+terraforming_guild [PROD-09]
        - round 3 [ROUND-01]
        """,
    ),
    (
        goals,
        """
        - phase II 1 [ROUND-03]
        0 reveal public_works [DEV-03]
        1 nothing [DEV-10]
        0 placed public_works [DEV-01]
        0 goal-holder greatest_infrastructure True [GOAL-08]
        0 discard 2 | new_economy+new_galactic_order [REND-01]
        0 goal budget_surplus 3 [GOAL-04]
        0 goal greatest_infrastructure 5 [GOAL-14]
        - over [GEND-03]
        """,
    ),
    (
        robot,
        """
        - round 2 [ROUND-01]
        0 actions explore_5+produce [ACT-01]
        - robot-dice settle+robot settle_1+produce produce [SOLO-12]
        - phase I 1 [ROUND-03]
        0 explore 7 1 | public_works+comet_zone+mining_world+new_earth+space_port+hive_world+volcanic_world [EXPL-01]
        0 keep 1 | comet_zone [EXPL-06]
        - robot-cell explore_response [SOLO-21]
        - robot-draws 1 [SOLO-22]
        - phase III 1 [ROUND-03]
        0 nothing [SETTLE-01]
        - robot-cell settle [SOLO-21]
        - robot-draws 3 [SOLO-22]
        - robot-flip spice_world True 0 0 [SOLO-24]
        - phase V 1 [ROUND-03]
        - robot-cell produce [SOLO-21]
        - robot-economy 3 1 [SOLO-23]
        - robot-cell after_produce [SOLO-21]
        - robot-counter consume_trade [SOLO-44]
        - round 3 [ROUND-01]
        """,
    ),
]


def lines(text: str) -> list[str]:
    """The lines of a scene."""
    return [part.strip() for part in text.strip().splitlines()]


@pytest.mark.parametrize(("scene", "told"), SCENES, ids=[scene.__name__ for scene, _ in SCENES])
def test_everything_that_happens_is_told(scene: Callable[[], Table], told: str) -> None:
    assert [line(event) for event in scene().events] == lines(told)


@pytest.mark.parametrize("scene", [scene for scene, _ in SCENES], ids=[scene.__name__ for scene, _ in SCENES])
def test_a_secret_is_told_to_its_seat_alone(scene: Callable[[], Table]) -> None:
    for event in scene().events:
        secret = event.secret or {}
        for reader in (None, 0, 1, 2):
            shown = event.shown_to(reader)
            assert all((name in shown) == (reader == event.seat) for name in secret)
            assert event.data.items() <= shown.items()


def test_every_kind_of_event_is_shown_by_some_test() -> None:
    log_of_robot = Path(__file__).with_name("test_solo_log.py").read_text(encoding="utf-8")
    told = {part.split()[1] for _, text in SCENES for part in lines(text)}
    told |= set(re.findall(r'cited\(game, "([a-z-]+)"\)', log_of_robot))
    assert sorted(set(events("race")) - told) == []
