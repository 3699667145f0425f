"""The drawing of Race for the Galaxy: cards, seats, goals and the robot, and nothing that a seat may not see."""

import re
from functools import cache
from typing import Any

import pytest
from rich.console import Console

import astrarium
from astrarium.cli.screens import Look, screen_for
from astrarium.cli.screens.race.screen import RaceScreen
from astrarium.cli.words import LOCALES, Words
from astrarium.games.race.components.card_table import card_table
from astrarium.games.race.news import digest
from astrarium.games.race.telling import KINDS
from astrarium.kernel import Game, Rng
from astrarium.kernel.message import told
from tests.games.test_rivals import against_the_robot

NOTHING: frozenset[str] = frozenset()
OWN = """
[[card]]
id = "tea_house"
name = "Tea House"
world = 2
vp = 1
powers = ["consume 1 any for 2 vp"]
"""


def race_screen(locale: str = "en", plain: bool = True) -> RaceScreen:
    screen = screen_for("race", Words(locale, "race"), Look(plain))
    assert isinstance(screen, RaceScreen)
    return screen


def printed(what: Any, width: int = 100) -> list[str]:
    console = Console(width=width, color_system=None, highlight=False, markup=False)
    with console.capture() as capture:
        console.print(what)
    return [line.rstrip() for line in capture.get().splitlines()]


def text_of(what: Any, width: int = 100) -> str:
    return " ".join(" ".join(printed(what, width)).split())


@cache
def played(players: int, seed: int, actions: int, **options: Any) -> Game:
    """A game after some random actions, or at its end."""
    game = astrarium.new("race", players, seed, options)
    rng = Rng(seed)
    while actions and not game.is_over:
        seat = game.to_act[0]
        choices = game.legal_actions(seat)
        game.apply(seat, choices[rng.below(len(choices))])
        actions -= 1
    return game


@cache
def games() -> list[Game]:
    return [
        played(4, 5, 0),
        played(5, 3, 250),
        played(2, 4, 10_000, duel=True),
        played(1, 6, 100),
        played(3, 2, 30, draft=True),
    ]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("width", [60, 80, 100, 120])
def test_nothing_is_wider_than_the_terminal_or_cut_off(width: int, plain: bool, locale: str) -> None:
    screen = race_screen(locale, plain)
    for game in games():
        view = game.view(0)
        shown = [screen.whole(view, 0, width, NOTHING), screen.whole(view, None, width, NOTHING)]
        shown += [screen.panel(name, view, 0, width, NOTHING) for name in screen.panels]
        shown.append(screen.final(game))
        if view["decision"]:
            shown.append(screen.brief(view, 0, width, NOTHING) or "")
        for what in shown:
            lines = printed(what, width)
            assert max(map(len, lines), default=0) <= width
            if width >= 80:
                assert not any("…" in line for line in lines), lines


def test_every_card_of_a_tableau_has_a_line_with_its_powers() -> None:
    view = played(4, 5, 10_000).view(0)
    screen = race_screen()
    assert max(len(seat["tableau"]) for seat in view["seats"]) >= 12
    for seat in view["seats"]:
        lines = printed(screen.tableau.tableau(view, seat["seat"], 160), 160)
        assert len(lines) == len(seat["tableau"]) + 1
        for line, item in zip(lines[1:], seat["tableau"], strict=True):
            card = screen.cards.card(view, item["card"])
            assert line.startswith(("d" if not card.world else "m" if card.military else "w") + str(card.cost))
            assert screen.cards.name(card) in line
            assert ("[x]" in line) == item["good"]
            assert all(f"{row} " in line for row, _ in screen.cards.powers(card))


def test_the_hand_says_what_each_card_costs_now() -> None:
    game = played(2, 7, 0)
    while game.view(0)["decision"]["kind"] != "settle" or 0 not in game.to_act:
        seat = game.to_act[0]
        texts = [str(action) for action in game.legal_actions(seat)]
        game.apply(seat, "action settle" if "action settle" in texts else texts[0])
    view = game.view(0)
    quotes = {str(action): game.quote(0, action) for action in game.legal_actions(0)}
    mine = view["seats"][0]
    for name, price in zip(mine["hand"], mine["prices"], strict=True):
        quoted = quotes.get(f"settle {name}", price)
        assert {what: price[what] for what in quoted} == quoted
    screen = race_screen()
    lines = printed(screen.tableau.hand(view, 0, 120), 120)
    for line, name, price in zip(lines[1:], mine["hand"], mine["prices"], strict=True):
        assert screen.words.name("card", name) in line
        if "defence" in price:
            assert f"Mil. {price['military']} of {price['defence']}" in line
        else:
            assert f"{price['cards']} card" in line or "free" in line


def test_choices_are_shown_as_ready_until_all_are_revealed() -> None:
    screen = race_screen()
    told = set()
    for choice in ("settle", "produce"):
        game = astrarium.new("race", 3, 8)
        while game.view(0)["phase"] != "actions":
            seat = game.to_act[0]
            game.apply(seat, game.legal_actions(seat)[0])
        game.apply(1, f"action {choice}")
        told.add("\n".join(printed(screen.whole(game.view(0), 0, 100, NOTHING))))
    assert len(told) == 1
    assert "1 choosing 2 ready 3 choosing" in " ".join(told.pop().split())
    game.apply(0, "action explore_5")
    game.apply(2, "action consume_2x")
    assert text_of(screen.seats.phases(game.view(0))) == (
        "> I Explore 1 +5; II Develop; III Settle; IV Consume 3 2x; V Produce 2"
    )


def test_the_log_names_cards_only_to_whom_they_belong() -> None:
    words = Words("en", "race")
    game = astrarium.new("race", 2, 9)
    rng = Rng(9)
    secret: set[str] = set()
    while game.length < 120 and not game.is_over:
        seat = game.to_act[0]
        actions = game.legal_actions(seat)
        happened = game.apply(seat, actions[rng.below(len(actions))])
        for event in digest([event.shown_to(0) for event in happened]):
            for part in event:
                sentence = words.tell(told(part, KINDS))
                if part["kind"] in ("draw", "discard", "keep", "explore"):
                    assert part["seat"] == 1
                    assert "names" not in part
                    assert any(f" {number} card" in sentence for number in range(1, 30)), sentence
                    secret.add(part["kind"])
    assert secret == {"draw", "discard", "keep", "explore"}


def test_placing_consuming_and_keeping_are_one_sentence_each() -> None:
    def event(kind: str, seat: int = 0, **data: Any) -> dict[str, Any]:
        return {"kind": kind, "seat": seat, "rule": "RG-X-01", **data}

    happened = [
        [event("phase", -1, phase="III", nth=1), event("reveal", card="gem_world"), event("nothing", 1)],
        [event("price", cards=2)],
        [event("good", world="gem_world"), event("placed", card="gem_world"), event("draw", cards=1)],
        [event("draw", cards=2), event("draw", 1, cards=1)],
        [event("phase", -1, phase="IV", nth=1), event("consume", card="old_earth")],
        [event("good-spent", world="gem_world"), event("chips", vp=1), event("chips", vp=2)],
        [event("phase", -1, phase="V", nth=1), event("good", world="gem_world"), event("good", world="comet_zone")],
        [event("produced", card="research_labs", cards=0), event("drafted", 1)],
        [event("phase", -1, phase="I", nth=2), event("explore", look=3, keep=1, names=["gem_world"])],
        [event("keep", cards=1, names=["gem_world"])],
    ]
    words = Words("en", "race")
    assert [
        " ".join(words.tell(told(part, KINDS)) for part in item)
        for item in digest([event for events in happened for event in events])
    ] == [
        "Settle. Player 2 places nothing. Player 1 places Gem World for 2 cards. "
        "A good lies on Gem World (Player 1). Player 1 draws 3 cards. Player 2 draws 1 card.",
        "Consume. Player 1 uses Old Earth on the goods of Gem World. Player 1 gains 3 VP.",
        "Produce. Goods lie on Gem World, Comet Zone (Player 1).",
        "Explore once more. Player 1 keeps Gem World.",
    ]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("edition", [False, True])
def test_every_card_has_its_whole_text(edition: bool, locale: str) -> None:
    screen = race_screen(locale)
    for card in card_table(edition, "").cards:
        text = text_of(screen.cards.full(card))
        line = screen.cards.line(card)
        for said in (text, line):
            assert "{" not in said, said
            assert "power-" not in said, said
            assert "short-" not in said, said
        assert len(printed(screen.cards.full(card), 400)) >= 2 + len(card.powers) + len(card.scoring)


def test_a_card_is_found_by_its_name_or_a_few_letters() -> None:
    view = played(2, 4, 0).view(0)
    screen = race_screen()
    comet = text_of(screen.topic("card", "comet_zone", view))
    assert comet.startswith("Comet Zone world, cost 3; 2 VP; rare elements, production V Produces a good.")
    assert text_of(screen.topic("card", "Com Zo", view)) == comet
    assert "5 cards are called so" in text_of(screen.topic("card", "uplift", view))
    assert "Which card?" in text_of(screen.topic("card", "", view))
    assert "No card" in text_of(screen.topic("card", "teapot", view))
    assert "2 VP for each card that is: world, genes" in text_of(screen.topic("card", "genome", view))
    assert "Comet Zone" in text_of(race_screen("ru").topic("card", "зона", view))


def test_the_players_own_cards_are_called_by_their_names() -> None:
    game = played(2, 4, 0, cards=OWN)
    screen = race_screen()
    view = game.view(0)
    assert screen.seat_names(view) == ["Player 1", "Player 2"]
    placed = {"kind": "placed", "seat": 0, "rule": "RG-X-01", "card": "own_1"}
    assert screen.words.tell(told(placed, KINDS)) == "Player 1 places Tea House."
    assert screen.describe("keep own_1", view) == "Tea House; w2; 1 VP; IV 1 good: 2 VP"
    assert "Consume 1 of your goods for 2 VP." in text_of(screen.topic("card", "tea", view))


def test_goals_show_counts_and_holders() -> None:
    view = played(5, 3, 250).view(0)
    text = text_of(race_screen().panel("goals", view, 0, 120, NOTHING), 120)
    for goal in view["goals"]:
        counts = " ".join(f"{seat + 1}:{count}" for seat, count in enumerate(goal["counts"]))
        held = " ".join(str(seat + 1) for seat in goal["holders"])
        end = f"{'held' if goal['most'] else 'won'} by {held}" if held else f"needs {goal['threshold']}"
        assert f"{counts} {end}" in text
    assert any(goal["holders"] for goal in view["goals"])


def test_the_robots_mat_shows_dice_tracks_and_cards() -> None:
    view = played(1, 6, 100).view(0)
    robot = view["robot"]
    screen = race_screen()
    text = text_of(screen.panel("robot", view, 0, 200, NOTHING), 200)
    assert f"credit {robot['credit']} of 4; economy {robot['economy']} of 5" in text
    assert f"{robot['stack']} card" in text
    mat = printed(screen.robot.brief(view)[0])[0]
    assert mat.count("[") == 9
    assert "[1]" in mat
    assert "[2]" in mat
    assert all(screen.words.name("card", card) in text for card in robot["tableau"])
    assert "Consume: 2x VP: 2 VP per point of economy; economy +1" in text
    assert "None" not in text
    assert "only against a single player" in text_of(screen.panel("robot", played(2, 4, 0).view(0), 0, 80, NOTHING))


def test_the_robots_steps_are_sentences() -> None:
    words = Words("en", "race")
    said = []
    game = astrarium.new("race", 1, 6)
    while not game.is_over:
        happened = [event.shown_to(0) for event in game.apply(0, game.legal_actions(0)[0])]
        said += [words.tell(told(part, KINDS)) for item in digest(happened) for part in item]
    assert any(sentence.startswith("The robot rolls ") for sentence in said)
    assert any(sentence.startswith("It flips ") and sentence.endswith(" and places it.") for sentence in said)
    assert any(sentence.startswith("Robot, Settle") for sentence in said)


@pytest.mark.parametrize(("players", "seed"), [(1, 6), (2, 4), (5, 3)])
def test_points_add_up(players: int, seed: int) -> None:
    game = played(players, seed, 10_000)
    assert game.is_over
    view = game.view(None)
    screen = race_screen()
    for seat, score in enumerate(game.scores()):
        assert sum(points for _, _, points in screen.ledger(view, seat)) == score
    lines = printed(screen.final(game))
    total = next(line for line in lines if "Total" in line).split()[1:]
    assert total[:players] == [str(score) for score in game.scores()]
    if players == 1:
        assert total[1] == str(view["robot"]["score"])


def test_the_robot_can_win() -> None:
    screen = race_screen()
    lost = against_the_robot(chips=0, hand=0)
    robot = lost.view(None)["robot"]["score"]
    assert screen.verdict(lost) == f"The robot wins with {robot} points."
    won = against_the_robot(chips=40, hand=0)
    assert screen.verdict(won) == f"Victory with {won.scores()[0]} points: Player 1."


@pytest.mark.rule("RG-SOLO-56")
@pytest.mark.parametrize(
    ("locale", "verdict"),
    [
        ("en", "18 points each, and the tie-break is equal too: you share the victory with the robot."),
        ("ru", "Поровну, по 18 ПО, и при равенстве тоже: вы делите победу с роботом."),
        ("uk", "Порівну, по 18 ПО, і за рівності теж: ви ділите перемогу з роботом."),
    ],
)
def test_a_full_tie_with_the_robot_is_a_shared_victory(locale: str, verdict: str) -> None:
    game = against_the_robot(chips=16, hand=2)
    screen = race_screen(locale, plain=False)
    assert screen.verdict(game) == verdict
    table = screen.final(game)
    console = Console(width=100, force_terminal=True, color_system="truecolor")
    with console.capture() as capture:
        console.print(table)
    # Both totals have a colour, that of victory.
    assert len(re.findall(r"\x1b\[1;38;2;\d+;\d+;\d+m *18\x1b", capture.get())) == 2
