"""Cards of one's own on the command line: `--cards FILE` of the commands that begin a game."""

from pathlib import Path

import msgspec
import pytest

import astrarium
from tests.cli.running import answer, figures, refusal, run

EXAMPLES = Path(__file__).parents[2] / "examples" / "race-cards.toml"
BROKEN = '[[card]]\nid = "nova"\nname = "Nova"\nworld = 12\n'


def test_a_new_game_carries_the_cards_of_the_file(tmp_path: Path) -> None:
    text = answer("new", "race", "--seed", 3, "--cards", EXAMPLES)
    game = astrarium.replay(text)
    assert game.options["cards"] == EXAMPLES.read_text(encoding="utf-8")
    assert len(game.rules.table_components(game.position)["cards"]) == 12
    # The file is not needed any more.
    record = tmp_path / "friday.jsonl"
    record.write_text(text, encoding="utf-8")
    assert "verified: 0 actions" in answer("replay", record)


def test_many_games_with_the_cards_of_the_file(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    told = figures("simulate", "race", "-n", 2, "-j", 1, "--cards", EXAMPLES, "--out", out, "--records")
    assert told["plan"]["options"] == {"cards": EXAMPLES.read_text(encoding="utf-8")}
    for line in out.read_bytes().splitlines():
        assert astrarium.replay(msgspec.json.decode(line)["record"]).is_over


def test_a_game_in_the_terminal_with_the_cards_of_the_file(tmp_path: Path) -> None:
    saved = tmp_path / "game.jsonl"
    result = run("play", "race", "--plain", "--seat", "random", "--seat", "random", "--seed", 1, "--cards", EXAMPLES)
    assert result.exit_code == 0
    answer("play", "race", "--plain", "--seat", "random", "--seat", "random", "--cards", EXAMPLES, "--save", saved)
    assert astrarium.replay(saved.read_text(encoding="utf-8")).options["cards"]


@pytest.mark.parametrize("command", ["new", "play", "simulate"])
def test_what_is_wrong_with_a_file_is_said_in_one_line(command: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    assert "No such file" in refusal(command, "race", "--cards", file)
    file.write_text(BROKEN, encoding="utf-8")
    assert (
        refusal(command, "race", "--cards", file) == "own cards, nova, world: it must be a whole number from 0 to 9"
    )
    file.write_text("#" * 20_001, encoding="utf-8")
    assert refusal(command, "race", "--cards", file) == "option 'cards' has 20001 characters; 20000 are allowed"
    file.write_bytes(b"\xff\xfe\x00")
    assert "is not a text file" in refusal(command, "race", "--cards", file)
    assert "there is no option 'cards'" in refusal(command, "gaia", "--cards", EXAMPLES)
    assert "given twice" in refusal(command, "race", "--cards", EXAMPLES, "--option", "cards=")


def test_a_saved_game_has_its_cards_already(tmp_path: Path) -> None:
    saved = tmp_path / "game.jsonl"
    answer("new", "race", "--cards", EXAMPLES, "--out", saved)
    assert "give none with --resume" in refusal("play", "--resume", saved, "--cards", EXAMPLES)
