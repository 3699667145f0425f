"""The game for one in the terminal: it explains itself, tells the Automa's turns, and ends with a verdict."""

import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType
from typer.testing import Result

import astrarium
from astrarium.cli.screens import Look, Screen, screen_for
from astrarium.cli.words import LOCALES, Words
from astrarium.games.gaia.components.components import AUTOMA_FACTIONS, DIFFICULTY_IDS
from astrarium.kernel import Event, Rng
from tests.cli.running import answer, data, run
from tests.games.test_rivals import against_the_automa

SOLO = "gaia --players 1 --seed 5 --option automa=taklons --option difficulty=ultoma --plain"
SETUP = ["faction bescods", "place 2x-1", "place -5x4", "booster stations"]


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("COLUMNS", "110")


def play(*lines: str, arguments: str = SOLO) -> Result:
    result = run("play", *arguments.split(), typed="".join(f"{line}\n" for line in lines))
    assert result.exit_code == 0, result.output
    assert "Traceback" not in result.output
    return result


def flat(result: Result) -> str:
    """What was printed, however it was wrapped."""
    return " ".join(result.output.split())


def screen(locale: str = "en", plain: bool = True) -> Screen:
    return screen_for("gaia", Words(locale, "gaia"), Look(plain))


def printed(what: RenderableType, width: int = 110) -> list[str]:
    console = Console(width=width, color_system=None, highlight=False, markup=False)
    with console.capture() as capture:
        console.print(what)
    return [line.rstrip() for line in capture.get().splitlines()]


def told(*events: dict[str, Any]) -> list[str]:
    """The news of one action, as they are printed."""
    game = astrarium.new("gaia", 1, 1, {"factions": ["bescods"], "automa": "taklons"})
    happened = [
        Event(one["kind"], one["seat"], "", {k: v for k, v in one.items() if k not in ("kind", "seat", "rule")})
        for one in events
    ]
    return [line for item in screen().news(game, [happened], 0) for line in printed(item)]


def event(kind: str, seat: int = 1, **fields: Any) -> dict[str, Any]:
    return {"kind": kind, "seat": seat, "rule": "", **fields}


def tie(by: str, value: int, left: list[str], out: list[str]) -> dict[str, Any]:
    before = len(left) + len(out)
    return event("automa-tie", by=by, value=value, before=before, after=len(left), left=left, out=out)


REVEAL = event("automa-reveal", card="8", behaviour="11", cards=4, crosswise=False)
FAR = [f"{column}x5" for column in range(6)]


def test_a_newcomer_is_told_how_the_game_for_one_works() -> None:
    text = flat(play("quit", "no"))
    assert "Gaia Project for one player" in text
    assert "You play alone against the Automa, level Ultoma (4 of 5)." in text
    assert "'automa' shows its faction card" in text


def test_others_are_not_told_about_the_automa() -> None:
    result = play("automa", "quit", "no", arguments="gaia --players 2 --seed 7 --plain")
    assert "You play alone" not in result.output
    assert "There is no Automa at this table" in result.output


def test_a_turn_is_told_step_by_step() -> None:
    lines = told(
        event("pass", seat=0, booster="range"),
        REVEAL,
        event("automa-action", deed="mine", card="8"),
        event("automa-planets", range=4, count=6, left=FAR),
        tie("final_sectors", 0, FAR[:4], FAR[4:]),
        tie("steps", 1, FAR[:2], FAR[2:4]),
        tie("distance", 2, FAR[:1], FAR[1:2]),
        event("build", at="0x5", steps=0, shared=False),
        event("automa-satellite", at="1x4"),
        event("points", vp=3, cause="automa:card"),
        event("offer", seat=0, value=1, at="0x5"),
    )
    assert lines == [
        "- Bescods pass and take the booster 'Long range'.",
        "- The Automa turns up card 8: it wants to build a mine (+3 VP).",
        "    Card 11 decides how: range 4, lower final tile, from the top left.",
        "    6 empty planets are within range 4.",
        "    Sectors where it has no planet come first: 4 of 6 are left (0x5, 1x5, 2x5, 3x5).",
        "    Fewest terraforming steps (1): 2 of 4 are left (0x5, 1x5).",
        "    Nearest to you (2 hexes): 0x5.",
        "    => It builds a mine on 0x5. It puts a satellite at 1x4. +3 VP (decision card).",
    ]


def test_tie_breakers_that_decide_nothing_are_one_sentence() -> None:
    lines = told(
        REVEAL,
        event("automa-action", deed="faction", card="9"),
        event("automa-entry", deed="mine", number=1, of=2),
        event("automa-planets", range=3, count=2, left=FAR[:2]),
        tie("near_human", 1, FAR[:2], []),
        tie("steps", 1, FAR[:2], []),
        tie("distance", 1, FAR[:2], []),
        tie("up", 0, FAR[1:2], FAR[:1]),
        event("gaia-planet", at="1x5"),
        event("build", at="1x5", steps=0, shared=False),
        event("automa-entry", deed="power", number=2, of=2),
        event("automa-counts-octagons", octagons=["ore_2"], number=1, start="left", octagon="ore_2"),
        event("automa-closes", octagon="ore_2"),
    )
    assert lines[-9:] == [
        "    Card 11 decides how: lower final tile, from the top left, counts to 1 from the left.",
        "    Its faction card, 1 of 2: build a mine.",
        "    2 empty planets are within range 3.",
        "    Both are equal: distance to you, terraforming steps.",
        "    First from the bottom right: 1x5.",
        "    => The Transdim planet at 1x5 becomes a Gaia planet. It builds a mine on 1x5.",
        "    Its faction card, 2 of 2: close a power or Q.I.C. action.",
        "    Counting to 1 from the left over the open actions: two ore.",
        "    => It closes the action 'two ore'.",
    ]


def test_what_cannot_be_done_is_explained() -> None:
    lines = told(
        REVEAL,
        event("automa-action", deed="mine", card="8"),
        event("automa-cannot", deed="mine", why="no-planet"),
        event("automa-instead", deed="upgrade"),
        {**event("automa-structures", count=1, left=["1x5"]), "from": "lab", "to": "academy_left"},
        {**event("upgrade", at="1x5"), "from": "lab", "to": "academy_left"},
    )
    assert lines[2:] == [
        "    It cannot build a mine: no empty planet is within range.",
        "    Instead it wants to upgrade a structure.",
        "    The first upgrade on its list that it can make: research lab to academy, only on 1x5.",
        "    => It upgrades 1x5: research lab to academy.",
    ]


def test_several_turns_and_a_pass_are_kept_apart() -> None:
    lines = told(
        REVEAL,
        event("automa-action", deed="random", card="8"),
        event("advance", area="eco", level=2),
        event("automa-reveal", card="2", behaviour="8", cards=2, crosswise=True),
        event("automa-passes", why="card", card="2"),
        event("points", vp=2, cause="automa:round_mine_2"),
        event("booster", booster="mines"),
        event("automa-deck", cards=8, closed=9),
        event("first-player"),
        event("round", seat=-1, round=2),
    )
    assert [line for line in lines if line.startswith("- ")][1:] == [
        "- The Automa turns up card 2 and passes: the card is one of the last three and shows a cross.",
        "- Round 2 begins.",
    ]
    text = " ".join(" ".join(lines).split())
    assert "=> It advances: Economy 2." in text
    assert "=> +2 VP (round tile: mines). It takes the booster 'Mines'. The Automa's new deck has 8 cards." in text
    assert "The Automa will begin the next round." in text
    empty = told(event("automa-passes", why="deck", card=""), event("booster", booster="mines"))
    assert empty[0] == "- The Automa passes: its deck is empty."


def test_the_players_action_brings_the_automas_turn() -> None:
    text = flat(play(*SETUP, "build -3x3", "end", "decline", "quit", "no"))
    assert "Card 12 says which booster the Automa takes." in text
    assert "The Automa turns up card 9: it wants to take its faction action." in text
    assert "Nearest to you (1 hex): 2 of 15 are left (3x-1, -4x4)." in text
    assert "=> It builds a mine on 3x-1. It puts a satellite at 3x-2." in text
    assert "2 Taklons (Automa) 12" in text
    assert "next turn card 9 decides how: range 2, lower final tile (Structures)" in text


def test_the_panel_shows_faction_card_cards_and_deck() -> None:
    result = play(*SETUP, "build -3x3", "end", "decline", "automa", "quit", "no")
    panel = result.output.partition("> automa\n")[2].partition("> quit")[0]
    assert "Faction action (2 VP): build a mine within range 3, nearest to you first" in panel
    assert "Lasting ability: none" in panel
    rows = {line.split()[0]: line for line in panel.splitlines() if re.match(r"^ *\d+ (in|its|played)", line)}
    assert "its last action" in rows["9"]
    assert "played" in rows["6"]
    assert all("in the deck" in rows[card] for card in ("1", "2", "4", "5", "7", "13", "15"))
    assert "7 cards in the deck" in panel
    assert "8 cards lie aside" in panel


def test_the_panel_counts_the_cards_that_nobody_has_seen() -> None:
    result = play(*SETUP, "automa", "quit", "no")
    assert "9 cards in the deck" in result.output
    assert "and 1 card that you have not seen" in result.output
    assert "it begins the round with two new cards" in result.output


def test_what_the_automa_has_revealed_cannot_be_taken_back() -> None:
    text = flat(play(*SETUP, "build -3x3", "undo", "build -3x3", "end", "undo", "rewind", "quit", "no"))
    assert "Taken back: build -3x3." in text
    assert "That cannot be taken back" in text
    assert "There is no earlier decision of yours to go back to" in text


@pytest.mark.parametrize("locale", LOCALES)
def test_a_whole_game_is_told_to_its_end_and_can_be_resumed(locale: str) -> None:
    half = play(*["1"] * 60, "save half.jsonl", "quit", "no", arguments=f"{SOLO} --language {locale}")
    assert Path("half.jsonl").exists(), half.output
    resumed = play(*["1"] * 600, arguments=f"--resume half.jsonl --plain --save end.jsonl --language {locale}")
    words = Words(locale, "gaia")
    game = astrarium.replay(Path("end.jsonl").read_text(encoding="utf-8"))
    assert game.is_over
    theirs = game.view(None)["seats"][1]["vp"]
    mine = game.scores()[0]
    result = "loses" if mine > theirs else "shares" if mine == theirs else "wins"
    assert words.text(f"automa-{result}", best=mine, score=theirs) in resumed.output
    last = resumed.output.partition(words.text("over"))[2].splitlines()
    total = next(line for line in last if line.strip().startswith(words.text("column-total")))
    assert total.split()[-2:] == [str(mine), str(theirs)]
    assert "{" not in resumed.output
    assert "automa-" not in resumed.output


def test_a_record_of_it_names_the_automa_and_its_points() -> None:
    play(*["1"] * 600, arguments=f"{SOLO} --save end.jsonl")
    game = astrarium.replay(Path("end.jsonl").read_text(encoding="utf-8"))
    theirs = game.view(None)["seats"][1]["vp"]
    assert theirs > game.scores()[0]
    assert re.search(rf"automa +{theirs} +winner", answer("replay", "end.jsonl"))
    assert data("replay", "end.jsonl")["rival"] == ["automa", theirs]


def test_the_verdict_compares_both() -> None:
    teller = screen()
    assert teller.verdict(against_the_automa(91, 90)) == "You win with 91 to 90 points."
    assert teller.verdict(against_the_automa(90, 90)) == "90 points each: you share the victory with the Automa."
    assert teller.verdict(against_the_automa(89, 90)) == "The Automa wins with 90 to 89 points."


@pytest.mark.parametrize("faction", AUTOMA_FACTIONS)
def test_every_faction_and_level_has_its_panel(faction: str) -> None:
    for number, difficulty in enumerate(DIFFICULTY_IDS):
        game = astrarium.new("gaia", 1, number, {"automa": faction, "difficulty": difficulty})
        rng = Rng(number)
        for _ in range(12):
            actions = game.legal_actions(0)
            game.apply(0, actions[rng.below(len(actions))])
        for locale in LOCALES:
            teller = screen(locale, plain=number % 2 == 0)
            lines = printed(teller.panel("automa", game.view(0), 0, 80, frozenset()), 80)
            assert max(map(len, lines)) <= 80
            words = Words(locale, "gaia")
            assert words.name("faction", faction) in lines[0]
            assert words.name("difficulty", difficulty) in lines[0]
            assert not any("solo-" in line or "{" in line for line in lines)
