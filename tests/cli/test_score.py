"""The score pad: points card by card, question marks explained, winners with tie-break, and slips of the pen."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

import astrarium
from astrarium.games.race.components.card_table import card_table
from astrarium.games.race.state.player import NO_GOOD
from astrarium.games.race.state.state import State
from astrarium.games.race.verbs import card_name
from tests.cli.running import answer, data, refusal, run

ALPHA: dict[str, Any] = {
    "name": "Ada",
    "cards": ["Pan-Galactic League", "contact specialist", "avian_uplift_race", "Rebel Miners", "Gem World"],
    "chips": 7,
    "goal_points": 3,
    "hand": 2,
    "goods": 1,
}


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    return tmp_path / "sheet.json"


def write(sheet: Path, *players: dict[str, Any], **more: Any) -> Path:
    sheet.write_bytes(msgspec.json.encode({"players": list(players), **more}))
    return sheet


@pytest.mark.rule("RG-EX-34", "RG-SCORE-01", "RG-SCORE-02")
def test_points_card_by_card(sheet: Path) -> None:
    told = data("score", "race", write(sheet, ALPHA, {"cards": ["Old Earth"]}))
    assert told["players"][0] == {
        "name": "Ada",
        "total": 6 + 1 + 2 + 1 + 1 + 7 + 3,
        "cards": {
            "Pan-Galactic League": 6,
            "Contact Specialist": 1,
            "Avian Uplift Race": 2,
            "Rebel Miners": 1,
            "Gem World": 1,
        },
        "explained": {"Pan-Galactic League": {"Contact Specialist": 3, "Avian Uplift Race": 2, "Rebel Miners": 1}},
        "chips": 7,
        "goal_points": 3,
        "hand": 2,
        "goods": 1,
        "tie_break": 3,
    }
    assert told["players"][1]["name"] == "Player 2"
    assert (told["players"][1]["total"], told["winners"], told["notes"]) == (2, [0], [])


@pytest.mark.parametrize(
    ("cards", "more", "points", "explained"),
    [
        (["Galactic Renaissance", "Artist Colony"], {"chips": 8}, 5, {"chips": 2, "Artist Colony": 3}),
        (["New Galactic Order", "Empath World"], {}, 1, {"military": 1}),
        (["Merchant Guild", "Gem World"], {"goods": 1}, 2, {"Gem World": 2}),
        (["Galactic Federation", "Public Works"], {}, 3, {"Galactic Federation": 2, "Public Works": 1}),
    ],
)
def test_question_marks_are_explained(
    sheet: Path, cards: list[str], more: dict[str, int], points: int, explained: dict[str, int]
) -> None:
    player = data("score", "race", write(sheet, {"cards": cards, **more}))["players"][0]
    assert player["cards"][cards[0]] == points
    assert player["explained"] == {cards[0]: explained}


def test_the_table_says_the_same_in_words(sheet: Path) -> None:
    told = answer("score", "race", write(sheet, ALPHA, {"name": "[bold]Bo", "cards": ["Doomed World"]}))
    lines = [" ".join(line.split()) for line in told.splitlines()]
    for line in (
        "Pan-Galactic League 6",
        "+3 Contact Specialist",
        "VP chips 7",
        "goals 3",
        "total 21",
        "Doomed World -1",
    ):
        assert line in lines
    assert "[bold]Bo" in lines
    assert lines[-1] == "Ada wins with 21 points"


@pytest.mark.rule("RG-SCORE-05")
@pytest.mark.parametrize(
    ("hand", "goods", "winners", "verdict"),
    [
        (1, 1, [0], "Player 1 wins with 10 points and 3 hand cards and goods"),
        (3, 0, [0, 1], "Player 1 and Player 2 share the victory with 10 points and 3 hand cards and goods"),
        (9, 1, [1], "Player 2 wins with 10 points and 10 hand cards and goods"),
    ],
)
def test_hand_cards_and_goods_break_a_tie(
    sheet: Path, hand: int, goods: int, winners: list[int], verdict: str
) -> None:
    first = {"cards": ["Gem World"], "chips": 9, "hand": 3}
    write(sheet, first, {"cards": ["Spice World"], "chips": 9, "hand": hand, "goods": goods})
    assert data("score", "race", sheet)["winners"] == winners
    assert " ".join(answer("score", "race", sheet).split()).endswith(verdict)


def played(seed: int) -> astrarium.Game:
    game = astrarium.new("race", 3, seed)
    rng = astrarium.Rng(seed)
    while not game.is_over:
        seat = game.to_act[0]
        actions = game.legal_actions(seat)
        game.apply(seat, actions[rng.below(len(actions))])
    return game


def test_the_pad_counts_as_the_game_does(sheet: Path) -> None:
    for seed in range(3):
        game = played(seed)
        state = game.position
        assert isinstance(state, State)
        players = [
            {
                "cards": [card_name(card) for card in player.tableau],
                "chips": player.chips,
                "goal_points": player.goal_vp,
                "hand": len(player.hand),
                "goods": len([good for good in player.goods if good != NO_GOOD]),
            }
            for player in state.seats
        ]
        told = data("score", "race", write(sheet, *players))
        assert [player["total"] for player in told["players"]] == game.scores()
        assert (told["winners"], told["notes"]) == (game.winners(), [])


def test_editions_and_own_cards(sheet: Path, tmp_path: Path) -> None:
    write(sheet, {"cards": ["Merchant Guild", "Gem World"], "goods": 1})
    assert data("score", "race", sheet, "--option", "edition=second")["players"][0]["cards"]["Merchant Guild"] == 3
    own = tmp_path / "mine.toml"
    own.write_text('[[card]]\nid = "nova_x"\nname = "Nova"\nworld = 2\nvp = 4\ncopies = 2\n', encoding="utf-8")
    write(sheet, {"cards": ["nova_x", "NOVA"]})
    assert data("score", "race", sheet, "--cards", own)["players"][0]["cards"] == {"Nova": 4, "Nova (2)": 4}
    assert "there is no card 'nova_x'" in refusal("score", "race", sheet)


@pytest.mark.parametrize("name", ["Gem World", "gem_world", "GEM-world", " gemworld "])
def test_names_and_ids_are_understood_however_they_are_spelt(sheet: Path, name: str) -> None:
    assert data("score", "race", write(sheet, {"cards": [name]}))["players"][0]["cards"] == {"Gem World": 1}


def test_every_printed_card_is_found_by_name_and_by_id(sheet: Path) -> None:
    for card in card_table(False, "").cards:
        for word in (card.id, card.name):
            found = data("score", "race", write(sheet, {"cards": [word]}))["players"][0]["cards"]
            assert list(found) == [card.name]


@pytest.mark.parametrize(
    ("players", "message"),
    [
        ([{"cards": ["Gem Wrold"]}], "player 1, cards: there is no card 'Gem Wrold'; did you mean Gem World"),
        ([{"cards": []}, {"cards": ["zzzz"]}], "player 2, cards: there is no card 'zzzz'"),
        ([{}], "player 1, cards: it is missing"),
        ([{"cards": "Gem World"}], "player 1, cards: it must be a list of names or ids"),
        ([{"cards": [1]}], "player 1, cards: it must be a list of names or ids"),
        ([{"cards": ["Drop Ships", "drop_ships"]}], "a tableau has Drop Ships only once (RG-DEV-06)"),
        ([{"cards": [], "chips": -1}], "player 1, chips: it must be a whole number from 0 to 999"),
        ([{"cards": [], "hand": 1.5}], "player 1, hand: it must be a whole number"),
        ([{"cards": [], "goods": True}], "player 1, goods: it must be a whole number"),
        ([{"cards": [], "goal_points": "3"}], "player 1, goal_points: it must be a whole number"),
        ([{"cards": [], "chips": 10**30}], "player 1, chips: it must be a whole number"),
        ([{"cards": [], "goal_point": 3}], "there is no field 'goal_point'; did you mean 'goal_points'?"),
        (
            [{"cards": [], "xyz": 3}],
            "there is no field 'xyz'; there are name, cards, chips, goal_points, hand, goods",
        ),
        ([{"cards": [], "name": ""}], "player 1, name: it must be a text"),
        ([{"cards": [], "name": "\x1b[2J"}], "player 1, name: it must be a text"),
        ([3], "player 1: a player is an object"),
        ([], "players: it must be a list of 1 to 5 players"),
        ([{"cards": []}] * 6, "players: it must be a list of 1 to 5 players"),
        ("Ada", "players: it must be a list of 1 to 5 players"),
    ],
)
def test_slips_are_named(sheet: Path, players: Any, message: str) -> None:
    sheet.write_bytes(msgspec.json.encode({"players": players}))
    assert message in refusal("score", "race", sheet)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[]", 'a score sheet is an object: {"players": [...]}'),
        ("{}", "players: it must be a list"),
        ('{"players": [], "player": []}', "the sheet: there is no field 'player'; did you mean 'players'?"),
        ("{", "is not JSON"),
        ("", "is not JSON"),
        ("[" * 20000, "is not JSON"),
    ],
)
def test_what_is_no_sheet_is_refused(sheet: Path, text: str, message: str) -> None:
    sheet.write_text(text, encoding="utf-8")
    assert message in refusal("score", "race", sheet)


def test_what_looks_like_a_slip_is_noted(sheet: Path) -> None:
    write(sheet, {"cards": ["Gem World"], "goods": 2}, {"cards": ["Gem World"]})
    notes = ["Gem World was given 2 times, but the box has 1", "player 1 has 2 goods, but 1 worlds for them"]
    assert data("score", "race", sheet)["notes"] == notes
    assert "note: Gem World was given 2 times" in answer("score", "race", sheet)


def test_a_sheet_from_the_standard_input() -> None:
    result = run("score", "race", "-", "--json", typed='\ufeff{"players": [{"cards": ["New Sparta"], "chips": 1}]}')
    assert msgspec.json.decode(result.stdout)["players"][0]["total"] == 2


def test_a_game_without_a_score_pad_and_a_missing_file(sheet: Path) -> None:
    assert refusal("score", "gaia", sheet) == "there is no score pad for gaia"
    assert "there is no game 'chess'" in refusal("score", "chess", sheet)
    assert "No such file" in refusal("score", "race", sheet)
    assert "there is no option 'colour'" in refusal("score", "race", write(sheet), "--option", "colour=red")


ROBOT: dict[str, Any] = {
    "cards": ["Alpha Centauri", "trade league", "Public Works", "public_works", "Doomed World"],
    "counters": 2,
    "chips": 8,
    "credit": 2,
    "economy": 3,
}


@pytest.mark.rule("RG-SOLO-47")
@pytest.mark.parametrize(("difficulty", "six"), [("medium", 6), ("hard", 9)])
def test_the_robot_has_its_points_card_by_card(sheet: Path, difficulty: str, six: int) -> None:
    write(sheet, {"cards": ["Old Earth"]}, robot=ROBOT)
    told = data("score", "race", sheet, "--option", f"difficulty={difficulty}")
    cards = {"Alpha Centauri": 0, "Trade League": six, "Public Works": 1, "Public Works (2)": 1, "Doomed World": -1}
    assert told["robot"] == {
        "total": sum(cards.values()) + 2 * six + 8,
        "cards": cards,
        "counters": 2,
        "counter_points": 2 * six,
        "chips": 8,
        "credit": 2,
        "economy": 3,
        "tie_break": 5,
        "won": True,
    }
    assert (told["winners"], told["notes"]) == ([], [])


def test_the_robots_table_says_the_same_in_words(sheet: Path) -> None:
    told = answer("score", "race", write(sheet, {"name": "Ada", "cards": ["Old Earth"]}, robot=ROBOT))
    lines = [" ".join(line.split()) for line in told.splitlines()]
    its = lines[lines.index("Robot") :]
    for line in ("Trade League 6", "Doomed World -1", "six-cost counters: 2 12", "VP chips 8", "total 27"):
        assert line in its
    assert lines[-1] == "Robot wins with 27 points"


@pytest.mark.rule("RG-SOLO-48")
@pytest.mark.rule("RG-SOLO-56")
@pytest.mark.parametrize(
    ("chips", "hand", "winners", "won", "verdict"),
    [
        (26, 0, [0], False, "Ada wins with 28 points"),
        (25, 6, [0], False, "Ada wins with 27 points and 6 in the tie-break"),
        (25, 5, [0], True, "Ada and Robot share the victory with 27 points and 5 in the tie-break"),
        (25, 4, [], True, "Robot wins with 27 points and 5 in the tie-break"),
        (24, 9, [], True, "Robot wins with 27 points"),
    ],
)
def test_who_wins_against_the_robot(
    sheet: Path, chips: int, hand: int, winners: list[int], won: bool, verdict: str
) -> None:
    write(sheet, {"name": "Ada", "cards": ["Old Earth"], "chips": chips, "hand": hand}, robot=ROBOT)
    told = data("score", "race", sheet)
    assert (told["winners"], told["robot"]["won"]) == (winners, won)
    assert " ".join(answer("score", "race", sheet).split()).endswith(verdict)


def test_the_pad_counts_the_robot_as_the_game_does(sheet: Path) -> None:
    for seed, difficulty in enumerate(("easy", "medium", "hard")):
        game = astrarium.new("race", 1, seed, {"difficulty": difficulty})
        rng = astrarium.Rng(seed)
        while not game.is_over:
            actions = game.legal_actions(0)
            game.apply(0, actions[rng.below(len(actions))])
        view = game.view(None)
        mine, robot = view["seats"][0], view["robot"]
        player = {"cards": [item["card"] for item in mine["tableau"]], "chips": mine["chips"]}
        player |= {"hand": mine["hand_size"], "goods": sum(item["good"] for item in mine["tableau"])}
        its = {name: robot[name] for name in ("chips", "credit", "economy")}
        its |= {"cards": robot["tableau"], "counters": robot["six_placed"]}
        told = data("score", "race", write(sheet, player, robot=its), "--option", f"difficulty={difficulty}")
        assert (told["players"][0]["total"], told["robot"]["total"]) == (game.scores()[0], robot["score"])
        assert (told["winners"], told["robot"]["won"], told["notes"]) == (game.winners(), robot["won"], [])


@pytest.mark.parametrize(
    ("players", "robot", "message"),
    [
        (2, {"cards": []}, "robot: it plays against a single player"),
        (1, [], "robot: it is an object with cards, counters, chips, credit, economy"),
        (1, {}, "robot, cards: it is missing"),
        (1, {"cards": ["Gem Wrold"]}, "robot, cards: there is no card 'Gem Wrold'; did you mean Gem World"),
        (1, {"cards": [], "counter": 1}, "robot: there is no field 'counter'; did you mean 'counters'?"),
        (1, {"cards": [], "counters": 3}, "robot, counters: it must be a whole number from 0 to 2"),
        (1, {"cards": [], "credit": 5}, "robot, credit: it must be a whole number from 0 to 4"),
        (1, {"cards": [], "economy": 6}, "robot, economy: it must be a whole number from 0 to 5"),
        (1, {"cards": [], "chips": -1}, "robot, chips: it must be a whole number from 0 to 999"),
    ],
)
def test_slips_about_the_robot_are_named(sheet: Path, players: int, robot: Any, message: str) -> None:
    write(sheet, *[{"cards": []}] * players, robot=robot)
    assert message in refusal("score", "race", sheet)


def test_what_looks_like_a_slip_about_the_robot_is_noted(sheet: Path) -> None:
    write(sheet, {"cards": ["Gem World"], "goal_points": 3}, robot={"cards": ["Gem World"]})
    notes = ["there are no goals in a solo game (RG-SOLO-01)", "Gem World was given 2 times, but the box has 1"]
    assert data("score", "race", sheet)["notes"] == notes
