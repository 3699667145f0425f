"""The terminal game, played through its standard input as a script or a person would."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import Result

import astrarium
from astrarium.cli.screens.gaia.screen import GaiaScreen
from astrarium.kernel import Record
from tests.cli.running import refusal, run

SETUP = ["1"] * 4
"""Faction, two mines and a booster: after so many answers the first turn comes."""


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("COLUMNS", "100")


def play(*lines: str, arguments: str = "gaia --players 2 --seed 7 --plain") -> Result:
    return run("play", *arguments.split(), typed="".join(f"{line}\n" for line in lines))


def record(path: str) -> Record:
    return Record.loads(Path(path).read_text(encoding="utf-8"))


def test_a_whole_game_by_the_first_action_every_time() -> None:
    result = play(*["1"] * 600, "no")
    assert result.exit_code == 0, result.output
    assert "The game is over." in result.output
    assert re.search(r"Victory (shared )?with \d+ points", result.output)
    assert "final scoring: resources left over" in result.output
    assert "Traceback" not in result.output


def test_the_record_of_a_finished_game_is_kept_and_true() -> None:
    play(*["1"] * 600, arguments="gaia --players 2 --seed 7 --plain --save done.jsonl")
    game = astrarium.replay(Path("done.jsonl").read_text(encoding="utf-8"))
    assert game.is_over


def test_a_game_of_programs_plays_itself_out() -> None:
    result = play(arguments="gaia --seat random --seat random --seed 3 --plain")
    assert result.exit_code == 0, result.output
    assert "The game is over." in result.output


def test_a_newcomer_is_told_how_to_act() -> None:
    result = play("help")
    assert "Type a number to choose one" in result.output
    assert "why ACTION" in result.output
    assert "Choose your faction." in result.output


def test_notation_acts_and_letters_search() -> None:
    result = play("faction terrans", "place 3x3")
    assert "Terrans enter the game." in result.output
    result = play("xen", "3")
    assert "One action matches." in result.output
    assert "Xenos enter the game." in result.output


def test_numbers_stay_the_same_while_the_list_is_searched() -> None:
    result = play("ivits", "quit", "no")
    shown = re.findall(r"^ *(\d+) +faction ivits", result.output, re.MULTILINE)
    assert len(shown) == 2
    assert len(set(shown)) == 1


def test_enter_shows_the_whole_list_page_by_page() -> None:
    result = play(*SETUP, "", "", "", arguments="gaia --players 4 --seed 12 --plain")
    assert "actions are possible." in result.output
    assert "Enter shows more." in result.output


def test_a_wrong_number_is_refused() -> None:
    assert "There is no action 99" in play("99").output


def test_an_illegal_action_names_reason_and_rule() -> None:
    result = play(*SETUP, "build 0x0")
    assert "Not possible: There is no planet at 0x0." in result.output
    assert "GP-BUILD-03" in result.output
    assert "Traceback" not in result.output


def test_what_cannot_be_read_is_said_so() -> None:
    result = play("fly to the moon")
    assert "No possible action matches 'fly to the moon'." in result.output
    assert "That is no action" in result.output


def test_why_and_rule_cite_the_rules() -> None:
    result = play(*SETUP, "why upgrade 0x0 lab", "rule GP-BUILD-01", "rule brainstone", "rule XY-99", "why")
    assert "There is no structure of yours." in result.output
    assert "GP-UPG-01" in result.output
    assert "GP-BUILD-01 A mine costs" in result.output
    assert "There is no rule 'XY-99'" in result.output
    assert "Why not what?" in result.output


def test_rules_are_cited_in_the_language_of_the_reader() -> None:
    arguments = "gaia --players 2 --seed 7 --plain --language ru"
    result = play(*SETUP, "why upgrade 0x0 lab", "rule GP-BUILD-01", "rule камень разума", arguments=arguments)
    assert "GP-UPG-01 " in result.output
    assert "GP-BUILD-01 Шахта" in result.output
    assert "Камень разума" in result.output
    assert "A mine costs" not in result.output


def test_why_says_when_it_is_possible_after_all() -> None:
    assert "'faction xenos' is possible now." in play("why faction xenos").output


def test_undo_takes_back_what_nobody_has_answered() -> None:
    # In the other seat sits a person too, so nothing moves by itself.
    result = play("faction terrans", "undo", arguments="gaia --seat you --seat you --seed 7 --plain")
    assert "That cannot be taken back" in result.output
    result = play(*SETUP, "convert ore_credit", "undo", "quit", "a.jsonl")
    assert "Taken back: convert ore_credit." in result.output
    assert not any("convert" in text for seat, text in record("a.jsonl").actions if seat == 0)


def test_rewind_goes_back_over_the_answers_of_programs() -> None:
    result = play("faction terrans", "undo", "rewind", "faction xenos", "quit", "b.jsonl")
    assert "'rewind' takes back the moves of the programs as well." in " ".join(result.output.split())
    assert "Taken back, with the answers of the programs: faction terrans." in result.output
    assert record("b.jsonl").actions[0] == (0, "faction xenos")


def test_rewind_does_not_take_back_what_a_person_did() -> None:
    lines = ["faction terrans", "faction xenos", "place 4x-5", "rewind"]
    result = play(*lines, arguments="gaia --seat you --seat you --seed 7 --plain")
    assert "There is no earlier decision of yours" in result.output


def test_saving_and_going_on_leads_to_the_same_game() -> None:
    play(*SETUP, "save half.jsonl", "quit", "no")
    result = play(*["1"] * 600, arguments="--resume half.jsonl --plain --save resumed.jsonl")
    assert result.exit_code == 0, result.output
    assert "goes on after" in result.output
    play(*["1"] * 600, arguments="gaia --players 2 --seed 7 --plain --save whole.jsonl")
    assert record("resumed.jsonl").actions == record("whole.jsonl").actions


def test_quit_offers_to_save() -> None:
    result = play(*SETUP, "quit", "")
    assert "Saved in gaia-7.jsonl." in result.output
    assert "astrarium play --resume gaia-7.jsonl" in result.output
    assert record("gaia-7.jsonl").actions


def test_a_saved_game_is_not_written_over() -> None:
    play(*SETUP, "quit", "")
    assert "Saved in gaia-7-2.jsonl." in play(*SETUP, "quit", "").output


def test_the_end_of_the_input_saves() -> None:
    result = play(*SETUP)
    assert result.exit_code == 0
    assert "Saved in gaia-7.jsonl." in result.output
    resumed = play("log", arguments="--resume gaia-7.jsonl --plain")
    assert "Round 1 begins." in resumed.output


def test_how_to_go_on_names_the_seats() -> None:
    result = play("1", arguments="gaia --seat random --seat you --seed 7 --plain")
    assert "--seat random --seat you" in result.output


def test_a_file_that_cannot_be_written_is_said_so() -> None:
    assert "Could not be saved in nowhere/x.jsonl" in play("1", "save nowhere/x.jsonl", "save").output


def heed_control_c() -> None:
    """A shell lets what it runs in the background ignore Control-C, and children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(os.name == "nt", reason="sends a signal")
def test_control_c_saves(tmp_path: Path) -> None:
    source = str(Path(astrarium.__file__).parent.parent)
    environment = {**os.environ, "PYTHONPATH": source, "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "astrarium", "play", "gaia", "--seed", "7", "--plain"]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
        text=True,
        preexec_fn=heed_control_c,
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdin.write("1\n")
        child.stdin.flush()
        while "home type" not in child.stdout.readline():
            pass
        child.send_signal(signal.SIGINT)
        rest, _ = child.communicate(timeout=60)
        assert child.returncode == 130
    assert "Saved in gaia-7.jsonl." in rest
    assert (tmp_path / "gaia-7.jsonl").exists()


PANELS = ("map", "board", "research", "seats", "planets", "log", "log all", "score", "score all")


@pytest.mark.parametrize("plain", ["", " --plain"])
@pytest.mark.parametrize("width", ["80", "100", "120"])
def test_panels_fit_the_terminal(width: str, plain: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", width)
    result = play(*SETUP, *PANELS, arguments=f"gaia --players 4 --seed 7{plain}")
    assert max(map(len, result.output.splitlines())) <= int(width)
    assert "No possible action matches" not in result.output


def test_plain_is_plain() -> None:
    result = play(*["1"] * 40, "map", "board", "research", "seats", "score all")
    assert "\x1b" not in result.output
    assert not set(result.output) & set("─│●■▲◆○□▶✕•┃━…")


def test_hot_seat_asks_everybody_and_hands_nothing_over_without_secrets() -> None:
    result = play("faction terrans", "faction xenos", arguments="gaia --seat you --seat you --seed 7 --plain")
    assert "You play: Player 1, Player 2." in result.output
    assert "Xenos enter the game." in result.output
    assert "Pass the keyboard" not in result.output


def test_where_things_are_hidden_the_keyboard_is_handed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GaiaScreen, "secrets", True)
    lines = ["", "faction terrans", "", "faction xenos", "", "rewind"]
    result = play(*lines, arguments="gaia --seat you --seat you --seed 7 --plain")
    assert "Pass the keyboard to Player 2, who then presses Enter." in result.output
    assert "There is no earlier decision of yours" in result.output


@pytest.mark.parametrize(("language", "words"), [("ru", "Выберите"), ("uk", "Виберіть")])
def test_other_languages(language: str, words: str) -> None:
    result = play(*["1"] * 30, "help", arguments=f"gaia --players 2 --seed 7 --plain --language {language}")
    assert words in result.output
    assert result.exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("chess", "there is no game 'chess'"),
        ("", "which game?"),
        ("gaia --players 9", "is for 1 to 4 players"),
        ("gaia --seat you --seat nobody", "there is no bot 'nobody'"),
        ("gaia --players 2 --seat you --seat you --seat you", "3 seats were given for 2 players"),
        ("gaia --option wind=strong", "there is no option 'wind'"),
        ("gaia --option wind", "name=value"),
        ("gaia --language de", "the languages are"),
        ("gaia --resume missing.jsonl", "missing.jsonl"),
        ("--resume half.jsonl --seed 3", "give none with --resume"),
    ],
)
def test_mistakes_on_the_command_line_are_one_line(arguments: str, complaint: str) -> None:
    assert complaint in refusal("play", *arguments.split())


def test_a_broken_record_is_refused() -> None:
    play(*SETUP, "quit", "")
    text = Path("gaia-7.jsonl").read_text(encoding="utf-8").replace("terrans", "lantids")
    Path("gaia-7.jsonl").write_text(text, encoding="utf-8")
    assert "checksum" in refusal("play", "--resume", "gaia-7.jsonl")


def test_a_record_of_another_game_is_refused() -> None:
    play(*SETUP, "quit", "")
    assert "is a game of 'gaia'" in refusal("play", "race", "--resume", "gaia-7.jsonl")


RACE = "race --players 2 --seed 7 --plain"


@pytest.mark.parametrize("players", ["1", "2"])
def test_race_ends_by_the_first_action_every_time(players: str) -> None:
    result = play(*["1"] * 600, "no", arguments=f"race --players {players} --seed 7 --plain")
    assert result.exit_code == 0, result.output
    assert "The game is over." in result.output
    assert re.search(r"Victory with \d+ points|The robot wins with \d+ points", result.output)
    assert "printed on cards" in result.output
    assert "Traceback" not in result.output


def test_race_says_how_many_cards_are_still_owed() -> None:
    result = play("1", arguments=RACE)
    assert "Choose what to discard, from top to bottom: 2 to go." in result.output
    assert "Choose what to discard, from top to bottom: 1 to go." in result.output


def test_race_looks_up_cards() -> None:
    result = play("card comet_zone", "card uplift", "card", "card teapot", arguments=RACE)
    assert "Produces a good." in result.output
    assert "5 cards are called so:" in result.output
    assert "Which card?" in result.output
    assert "No card is called like 'teapot'." in result.output


@pytest.mark.parametrize(("width", "language"), [("80", "en"), ("120", "en"), ("80", "uk")])
def test_panels_of_race_fit_the_terminal(width: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", width)
    panels = ("tableau", "hand", "seats", "goals", "robot", "log", "log all", "score", "score all", "help")
    for players in ("1", "4"):
        arguments = f"race --players {players} --seed 7 --language {language}"
        result = play(*["1"] * 12, *panels, arguments=arguments)
        assert max(map(len, result.output.splitlines())) <= int(width)
        assert result.exit_code == 0


def test_race_is_plain_where_it_is_asked_to_be() -> None:
    result = play(*["1"] * 40, "tableau", "hand", "seats", "goals", "robot", arguments="race --seed 7 --plain")
    assert "\x1b" not in result.output
    assert not set(result.output) & set("─│●■▲◆○□△◇▶✕•·┃━…")


def test_race_hands_the_keyboard_over_and_tells_nobody_what_others_hold() -> None:
    arguments = "race --seat you --seat you --seed 7 --plain"
    lines = ["", "1", "1", "", "1", "1", "", "log"]
    result = play(*lines, arguments=arguments)
    parts = result.output.split("Pass the keyboard to Player ")[1:]
    assert len(parts) == 3
    mine = parts[2][0]
    other = "2" if mine == "1" else "1"
    assert re.search(rf"Player {mine} discards [A-Z]", parts[2])
    assert f"Player {other} discards 2 cards." in parts[2]
    assert not re.search(rf"Player {other} discards [A-Z]", parts[2])


FEDERATION = "federation --players 2 --seed 7 --plain"


def test_federation_ends_by_the_first_action_every_time() -> None:
    result = play(*["1"] * 400, "no", arguments=FEDERATION)
    assert result.exit_code == 0, result.output
    assert "The game is over." in result.output
    assert re.search(r"Victory (shared )?with \d+ points", result.output)
    assert "left over" in result.output
    assert "Traceback" not in result.output


def test_federation_searches_by_ambassador_side_and_space() -> None:
    result = play("1", "2 fund", "s24", "about m5", "about 2C2", "about tea", arguments=FEDERATION)
    assert re.search(r"place 2 fund s\d\d", result.output)
    assert re.search(r"place 1a vote s24", result.output)
    assert "E81216 (level 3): action of E81216" in result.output
    assert "2C2 Trader. at once: 1 ship, 1 mission marker" in result.output
    assert "Nothing is called 'tea'." in result.output


def test_federation_says_why_not() -> None:
    result = play("1", "place 1b vote s24", "mission m3", arguments=FEDERATION)
    assert "Not possible: Place the first ambassador of 1 first: it is equal." in result.output
    assert "FD-TRN-02" in result.output


@pytest.mark.parametrize(("width", "language"), [("80", "en"), ("120", "ru"), ("80", "uk")])
def test_panels_of_federation_fit_the_terminal(width: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", width)
    panels = ("senate", "laws", "planets", "neo", "six_moons", "atal", "arratuin", "e81216", "board", "missions")
    others = ("seats", "log", "log all", "score", "score all", "help")
    for players in ("2", "4"):
        others_play = " --seat random" * (int(players) - 1)
        arguments = f"federation --players {players} --seat you{others_play} --seed 7 --language {language}"
        result = play(*["1"] * 30, *panels, *others, arguments=arguments)
        assert max(map(len, result.output.splitlines())) <= int(width)
        assert result.exit_code == 0


def test_federation_is_plain_where_it_is_asked_to_be() -> None:
    result = play(*["1"] * 60, "senate", "seats", "atal", "score all", arguments=FEDERATION)
    assert "\x1b" not in result.output
    assert not set(result.output) & set("─│●■▲◆○□△◇▶✕•·┃━…")
