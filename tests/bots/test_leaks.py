"""No bot can cheat: on two positions that differ only in what its seat may not know, every bot does the same."""

import shutil
from pathlib import Path

import pytest

import astrarium
from astrarium.bots import Budget, SeatedBot, bot_names, dice
from astrarium.games import catalogue
from astrarium.kernel import Game, Perspective, Position, Rng
from tests.kernel.test_perspective import reachable

GUESTS = ["examples.bots.cautious:CautiousBot"]
if shutil.which("node") is not None:
    GUESTS.append(f"exec:node {Path('examples/bots/keen.mjs').absolute()}")

OPTIONS = {"race": {"draft": True}, "gaia": {}, "federation": {}}


@pytest.mark.parametrize("name", [*bot_names(), *GUESTS])
@pytest.mark.parametrize("game", catalogue.names())
def test_every_bot_does_the_same_whatever_is_hidden(game: str, name: str) -> None:
    same_on_twins(name, astrarium.new(game, 2, 5, OPTIONS[game]), decisions=90)


@pytest.mark.parametrize("name", bot_names())
@pytest.mark.parametrize("game", ["gaia", "race"])
def test_every_bot_does_the_same_whatever_its_opponent_of_the_rules_hides(game: str, name: str) -> None:
    """The cards of the Automa and of the robot, which lie in the order in which they will come."""
    same_on_twins(name, astrarium.new(game, 1, 5), decisions=60)


def same_on_twins(name: str, table: Game, decisions: int) -> None:
    """A bot in every seat, asked on positions that differ only in what its seat may not know."""
    budget = Budget(nodes=12)
    seated = [SeatedBot(name, table, seat, budget) for seat in range(table.players)]
    chance = Rng(5)
    different = 0
    for number in range(decisions):
        if table.is_over:
            break
        seat = table.to_act[0]
        action = seated[seat].choose(table)
        if number % 3 == 0:
            twin = table.determinize(seat, Rng(chance.word()))
            different += twin.position.plain() != table.position.plain()
            eyes = Perspective(twin, seat)
            assert eyes.view() == Perspective(table, seat).view()
            assert seated[seat]._bot.choose(eyes, dice(5, seat, table.length), budget) == action
        events = table.apply(seat, action)
        for bot in seated:
            bot.told(events)
    for bot in seated:
        bot.leave()
    # The twins did differ, at least in what chance would bring.
    assert different > 10


@pytest.mark.parametrize("game", catalogue.names())
def test_nothing_leads_from_what_a_bot_holds_to_the_game(game: str) -> None:
    table = astrarium.new(game, 2, 5, OPTIONS[game])
    for _ in range(20):
        seat = table.to_act[0]
        table.apply(seat, table.legal_actions(seat)[-1])
    for seat in range(2):
        held = reachable(Perspective(table, seat))
        (guess,) = [thing for thing in held if isinstance(thing, Game)]
        (position,) = [thing for thing in held if isinstance(thing, Position)]
        assert (guess.seed, guess.history) == (0, [])
        assert guess.position is position
        assert position is not table.position
        assert id(table.position.rng) not in {id(thing) for thing in held}
