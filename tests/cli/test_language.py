"""The commands speak the language that is asked for, fit into narrow terminals, and mind no closed pipe."""

import subprocess
import sys
from pathlib import Path

import pytest

import astrarium
from astrarium.cli.words import Words
from tests.cli.running import answer, data, refusal

LOCALES = Path(astrarium.__file__).parent / "locale"


def keys(locale: str, file: str) -> list[str]:
    lines = (LOCALES / locale / file).read_text(encoding="utf-8").splitlines()
    return [line.partition(" =")[0] for line in lines if line[:1].isalpha()]


@pytest.mark.parametrize("file", ["cli.ftl", "report.ftl"])
def test_all_languages_say_the_same_things(file: str) -> None:
    assert keys("en", file) == keys("ru", file) == keys("uk", file)


@pytest.mark.parametrize(("game", "players"), [("gaia", 1), ("gaia", 2), ("race", 2), ("federation", 2)])
def test_a_report_speaks_the_language_and_names_everything(
    monkeypatch: pytest.MonkeyPatch, game: str, players: int
) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    told = answer("arena", game, "-p", players, "-n", 2, "-j", 1, "-b", "random", "--seed", 3)
    words = set(told.split())
    assert {"победы", "партий", "источникам"} <= words
    # Names of bots and of the game are the same in every language.
    ours = {"random", game, "astrarium", "Q.I.C.", "x2"}
    assert not {word for word in words if word.isascii() and word.strip(":").isalpha()} - ours


def test_a_report_fits_into_sixty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    told = answer("arena", "race", "-n", 4, "-j", 1, "-b", "random", "-b", "greedy", "--seed", 3)
    assert max(len(line) for line in told.splitlines()) <= 60
    assert "…" not in told
    assert "51.0-100.0" in told
    # Names may be broken between their words, ids are not there.
    start = astrarium.new("race", 2, 3).view(None)["seats"][0]["tableau"][0]["card"]
    assert set(Words("en", "race").name("card", start).split()) <= set(told.split())
    assert "_" not in told


def test_one_game_is_told_of() -> None:
    told = answer("games", "gaia")
    assert told.startswith("Gaia Project for 1-4 players, rules version ")
    assert "Options of Gaia Project" in told
    assert "Race for the Galaxy" not in told
    assert "astrarium rules gaia" in told
    assert data("games", "gaia")["id"] == "gaia"
    assert "there is no game 'chess'" in refusal("games", "chess")


@pytest.mark.parametrize(
    ("language", "word"), [("ru", "Цивилизации раздаются случайно."), ("uk", "Налаштування: Gaia")]
)
def test_games_follow_the_language(language: str, word: str) -> None:
    told = " ".join(answer("games", "gaia", "--language", language).split())
    assert word in told
    assert "meaning" not in told


def test_a_record_is_summed_up_in_the_language_with_names(tmp_path: Path) -> None:
    game = astrarium.new("gaia", 2, 7, {"factions": ["hadsch_hallas", "xenos"]})
    (tmp_path / "game.jsonl").write_text(game.record().dumps(), encoding="utf-8")
    told = answer("replay", tmp_path / "game.jsonl", "--language", "ru")
    assert "проверено: действий 0" in told
    assert Words("ru", "gaia").name("faction", "hadsch_hallas") in told
    assert "hadsch_hallas" not in told.replace("factions=hadsch_hallas", "")


def test_nothing_is_cut_in_sixty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    for language in ("en", "ru", "uk"):
        told = answer("games", "--language", language)
        assert "…" not in told
        assert max(len(line) for line in told.splitlines()) <= 60
        assert all(option["name"] in told for option in astrarium.games()[0]["options"])


@pytest.mark.parametrize("command", [["games"], ["games", "--json"]])
def test_a_closed_pipe_is_no_error(command: list[str]) -> None:
    """Whoever reads closes at once, before anything is written."""
    words = [sys.executable, "-m", "astrarium", *command]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == ""
        assert running.wait() == 0


@pytest.mark.parametrize(
    ("words", "russian", "ukrainian"),
    [
        (
            ("new", "gaia", "--players", 9),
            "игроков может быть от 1 до 4, а не 9",
            "гравців може бути від 1 до 4, а не 9",
        ),
        (("new", "chess"), "нет игры 'chess'; есть gaia", "немає гри 'chess'; є gaia"),
        (("new", "gaia", "-o", "foo=1"), "нет настройки 'foo'; есть setup", "немає налаштування 'foo'; є setup"),
        (("new", "gaia", "-o", "setup=x"), "'setup' — одно из advanced", "'setup' — одне з advanced"),
        (("new", "race", "-p", 3, "-o", "duel=true"), "выбирают только вдвоём", "вибирають лише вдвох"),
        (("arena", "race", "-b", "stupid"), "нет бота 'stupid'", "немає бота 'stupid'"),
        (("replay", "/nowhere"), "/nowhere: нет такого файла", "/nowhere: немає такого файлу"),
    ],
)
def test_mistakes_are_told_in_the_language(
    monkeypatch: pytest.MonkeyPatch, words: tuple[object, ...], russian: str, ukrainian: str
) -> None:
    for locale, said in (("ru_RU.UTF-8", russian), ("uk_UA.UTF-8", ukrainian)):
        monkeypatch.setenv("LC_ALL", locale)
        assert said in refusal(*words)
