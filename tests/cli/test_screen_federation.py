"""The drawing of Federation: senate, laws, planets, boards, and nothing that a seat may not see."""

from functools import cache
from typing import Any

import pytest
from rich.console import Console

import astrarium
from astrarium.cli.screens import Look, screen_for
from astrarium.cli.screens.federation.screen import FederationScreen
from astrarium.cli.words import LOCALES, Words
from astrarium.games.federation.components.components import DEFAULT
from astrarium.games.federation.components.ids import WING_IDS
from astrarium.games.federation.components.language import VP
from astrarium.games.federation.counting import count
from astrarium.games.federation.game import RULES
from astrarium.games.federation.laws import pass_law
from astrarium.games.federation.state.state import State
from astrarium.kernel import Event, Game, Rng
from tests.rules.federation.table import table as position

NOTHING: frozenset[str] = frozenset()


def federation_screen(locale: str = "en", plain: bool = True) -> FederationScreen:
    screen = screen_for("federation", Words(locale, "federation"), Look(plain))
    assert isinstance(screen, FederationScreen)
    return screen


def printed(what: Any, width: int = 100) -> list[str]:
    console = Console(width=width, color_system=None, highlight=False, markup=False)
    with console.capture() as capture:
        console.print(what)
    return [line.rstrip() for line in capture.get().splitlines()]


def text_of(what: Any, width: int = 100) -> str:
    return " ".join(" ".join(printed(what, width)).split())


def played(players: int, seed: int, actions: int, **options: Any) -> Game:
    game = astrarium.new("federation", players, seed, options)
    rng = Rng(seed)
    while not game.is_over and game.length < actions:
        seat = game.to_act[0]
        found = game.legal_actions(seat)
        game.apply(seat, found[rng.below(len(found))])
    return game


@cache
def games() -> list[Game]:
    return [
        played(4, 5, 0),
        played(4, 6, 150),
        played(3, 3, 100),
        played(2, 4, 10_000),
        played(4, 8, 10_000, setup="first_game"),
    ]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("width", [60, 80, 100, 120])
def test_nothing_is_wider_than_the_terminal_or_cut_off(width: int, plain: bool, locale: str) -> None:
    screen = federation_screen(locale, plain)
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


def test_the_senate_shows_who_stands_where_with_what() -> None:
    table = position("3@s31 2$s22 die=2 die@s31", "1a@s13 2@s36:v3_die", laws="neo atal")
    screen = federation_screen()
    shown = printed(screen.senate.grid(table.game.view(0), 80, frozenset({"s11"})), 80)
    assert shown[3].split("  ")[0] == "3 s31 1:3+2"
    assert "s36 2:3" in shown[3]
    assert shown[3].endswith("1:5 2:3")
    assert "s22 1:fund" in shown[6]
    assert shown[6].endswith("1:0 2:0")
    assert "s11 open" in shown[9]
    assert "s12 -" in shown[9]
    assert "s13 2:1" in shown[9]


def test_a_law_says_what_it_would_give_everybody_now() -> None:
    table = position("miner=n3a 3@s31", "has=1A1,1B1 miner=n1a", laws="neo atal")
    screen = federation_screen()
    lines = printed(screen.panel("laws", table.game.view(0), 0, 100, NOTHING))
    assert " ".join(lines[1].split()) == "Left wing 3 votes Neo 2 PP per influence on Neo 1:6 2:2"
    assert " ".join(lines[2].split()) == "Right wing 0 votes Atal 2 PP per influence on Atal 1:0 2:4"


def test_at_a_tie_of_the_wings_the_president_is_named() -> None:
    view = position("3@s31", "3@s36", laws="neo atal").game.view(0)
    assert "A tie: the president chooses, 1" in text_of(federation_screen().panel("laws", view, 0, 100, NOTHING))


def test_a_mission_says_what_is_missing() -> None:
    table = position("ships=0 markers=m1,m3", "markers=m3,m5 degree=3 done=m6", laws="neo atal")
    view = table.game.view(0)
    screen = federation_screen()
    parts = screen.effects.parts(view)
    mine, other = view["seats"]
    assert screen.seats.missing(parts, mine, "m1").plain == "needs a ship, level 2"
    assert screen.seats.missing(parts, mine, "m3").plain == "needs a ship"
    assert screen.seats.missing(parts, mine, "m4").plain == "needs a marker, a ship"
    assert screen.seats.missing(parts, other, "m3").plain == "ready"
    assert screen.seats.missing(parts, other, "m5").plain == "needs level 3"
    assert screen.seats.missing(parts, other, "m6").plain == "done"


def test_a_mission_whose_price_cannot_be_paid_is_not_called_ready() -> None:
    view = position("degree=5 C=3 G=1 markers=m7,m11", "", laws="neo atal").game.view(0)
    screen = federation_screen()
    mine = view["seats"][0]
    assert screen.seats.missing(screen.effects.parts(view), mine, "m7").plain == "needs 1 lavandium"


def test_specialists_have_their_texts_and_are_ready_or_used() -> None:
    table = position("has=1E1 used=2C2", "", laws="neo atal")
    shown = text_of(federation_screen().panel("board", table.game.view(0), 0, 100, NOTHING))
    assert "1E1 Miner ready Neo: 2 lavandium" in shown
    assert "2C2 Trader used at once: 1 ship, 1 mission marker" in shown


def test_the_view_tells_what_laws_and_missions_would_give_now() -> None:
    for seed in range(5):
        state = played(3, seed, 140).position
        assert isinstance(state, State)
        view = RULES.view(state, None)
        for wing, word in enumerate(WING_IDS):
            passed = state.clone()
            pass_law(passed, wing, [])
            given = [after.vp - before.vp for after, before in zip(passed.seats, state.seats, strict=True)]
            assert view["laws"][word]["points"] == given
        for player, seat in zip(state.seats, view["seats"], strict=True):
            for mission, data in enumerate(DEFAULT.missions):
                done = player.completed >> mission & 1
                worth = sum(
                    effect.amount * count(state, player, effect.per) for effect in data.effects if effect.op == VP
                )
                assert seat["mission_points"].get(data.id, 0) == (0 if done else worth)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_effect_has_words(locale: str) -> None:
    screen = federation_screen(locale)
    for effect in DEFAULT.effects:
        text = screen.effects.all([effect])
        assert text
        assert "{" not in text
        assert "effect-" not in text
        assert "amount-" not in text
        assert "per-" not in text


def test_every_action_of_whole_games_has_a_meaning() -> None:
    screen = federation_screen()
    for players in (2, 3, 4):
        game = astrarium.new("federation", players, 20 + players)
        rng = Rng(players)
        while not game.is_over:
            seat = game.to_act[0]
            actions = game.legal_actions(seat)
            for action in actions:
                assert screen.words.tell(game.describe(seat, action)), action
            game.apply(seat, actions[rng.below(len(actions))])


def test_what_lies_face_down_is_not_shown() -> None:
    game = played(4, 9, 60)
    screen = federation_screen()
    shown = {
        name: printed(screen.panel(name, game.view(0), 0, 100, NOTHING), 100) for name in ("neo", "six_moons", "atal")
    }
    copy = game.clone()
    copy.rules.redraw_hidden(copy.position, 0, Rng(77))
    for name, lines in shown.items():
        assert printed(screen.panel(name, copy.view(0), 0, 100, NOTHING), 100) == lines


def test_corrected_numbers_are_what_the_screen_shows() -> None:
    game = astrarium.new("federation", 2, 3, {"data": '[atal.specialist.1E1]\neffect = "3 lavandium"\n'})
    screen = federation_screen()
    assert text_of(screen.topic("about", "1e1", game.view(0))) == "1E1 Miner. Neo: 3 lavandium"
    assert "Nothing is called 'tea'" in text_of(screen.topic("about", "tea", game.view(0)))


def test_resources_are_told_in_one_sentence_and_a_turn_in_one_paragraph() -> None:
    def event(kind: str, seat: int = 0, **data: Any) -> Event:
        return Event(kind, seat, "FD-X-01", data)

    happened = [
        [event("place", ambassador="2", side="vote", space="s31"), event("reveal", -1, moon=2, tokens=["v2_die"])],
        [
            event("gain", what="lavandium", amount=1, cause="neo"),
            event("gain", what="oceanium", amount=2, cause="neo"),
            event("degree", degree=1),
            event("degree", degree=2),
        ],
        [event("lost", 1, what="atal"), event("executive", -1, round=1)],
    ]
    game = astrarium.new("federation", 2, 1)
    told = [text_of(paragraph, 400) for paragraph in federation_screen().news(game, happened, 0)]
    assert told == [
        "- Player 1 places the ambassador of 2 (voting): Six Moons (floor 3, left). "
        "Moon 2 is uncovered: 2 votes + assistant die +1. "
        "Player 1: 1 lavandium, 2 oceanium (Neo). Player 1 rises to degree 2.",
        "- Player 2: Atal brings nothing.",
        "- The executive phase of round 1.",
    ]


def test_the_final_table_adds_up() -> None:
    game = played(3, 12, 10_000)
    assert game.is_over
    screen = federation_screen()
    lines = printed(screen.final(game), 100)
    found = [line.split()[-3:] for line in lines]
    rows = [[int(word) for word in words] for words in found if len(words) == 3 and "".join(words).isdigit()]
    *parts, total = rows
    assert total == game.scores()
    assert [sum(column) for column in zip(*parts, strict=True)] == game.scores()
