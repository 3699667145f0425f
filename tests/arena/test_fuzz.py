"""The fuzzer finds what is planted, tells how to see it again, and is content with sound games."""

from pathlib import Path
from typing import Any

import pytest

import astrarium
from astrarium.arena.fuzz import fuzz, main
from astrarium.arena.fuzzing import Finding, Hunt
from astrarium.arena.sampling import sample_options
from astrarium.games import catalogue
from astrarium.kernel import Action, BadOption, Refusal, Rng
from tests.arena.toy.game import RULES, Toy


def hunt(fault: str, games: int = 20, seed: int = 0) -> list[Finding]:
    return list(fuzz(Hunt(games=("toy",), seed=seed, options={"fault": fault}), games))


def test_a_sound_game_passes() -> None:
    findings = hunt("none", 40)
    assert [finding.seed for finding in findings] == list(range(40))
    assert {finding.problem for finding in findings} == {""}
    assert {finding.players for finding in findings} == {2, 3}
    assert all(finding.decisions >= 3 for finding in findings)


def test_the_findings_do_not_depend_on_the_number_of_processes() -> None:
    quarry = Hunt(games=("toy",), options={"fault": "crash"})
    assert list(fuzz(quarry, 12, processes=2)) == list(fuzz(quarry, 12))


@pytest.mark.parametrize("name", catalogue.names())
def test_real_games_pass(name: str) -> None:
    assert [finding.problem for finding in fuzz(Hunt(games=(name,), seed=20), 3)] == ["", "", ""]


@pytest.mark.parametrize(
    ("fault", "problem"),
    [
        ("leak", "there are 6 pebbles"),
        ("crash", "ZeroDivisionError: planted (game.py:"),
        ("no-action", "has no legal action"),
        ("twice", "is listed twice"),
        ("setup", "ZeroDivisionError: planted"),
    ],
)
def test_planted_faults_are_found(fault: str, problem: str) -> None:
    assert any(problem in finding.problem for finding in hunt(fault))


def wrong_clone(position: Toy) -> Toy:
    copy = RULES.restore(position.plain())
    copy.bonus[0] += 1
    return copy


def meddling_view(position: Toy, seat: int | None) -> dict[str, Any]:
    position.bonus[0] += 1
    return {}


@pytest.mark.parametrize(
    ("owner", "name", "wrong", "problem"),
    [
        (RULES, "parse", lambda text: Action("take", (9,)), "means another action than take"),
        (RULES, "why_not", lambda position, seat, action: Refusal("X", "no"), "is listed and refused: no"),
        (RULES, "restore", lambda plain: Toy(2, Rng()), "a stored position is not restored as it was"),
        (RULES, "view", meddling_view, "looking at the position has changed it"),
        (RULES, "winners", lambda position: [], "the game is over, but nobody has won"),
        (RULES, "scores", lambda position: [1], "seats have 1 scores"),
        (Toy, "clone", wrong_clone, "a clone is not the same position"),
    ],
)
def test_broken_promises_are_found(
    monkeypatch: pytest.MonkeyPatch, owner: object, name: str, wrong: object, problem: str
) -> None:
    monkeypatch.setattr("astrarium.arena.fuzzing.LOOK_EVERY", 1)
    monkeypatch.setattr(owner, name, wrong)
    finding = hunt("none", 1)[0]
    assert problem in finding.problem
    assert finding.record


def test_an_endless_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("astrarium.arena.fuzzing.MOST_DECISIONS", 50)
    monkeypatch.setattr("tests.arena.toy.game.ToyRules.check", lambda rules, position: [])
    assert hunt("endless", 1)[0].problem == "the game is not over after 50 decisions"


def test_the_record_of_a_broken_invariant_leads_to_it() -> None:
    finding = hunt("leak", 1)[0]
    assert (finding.decisions, finding.next_action) == (1, "")
    game = astrarium.replay(finding.record)
    assert (game.length, game.seed, game.players) == (1, finding.seed, finding.players)


def test_the_record_of_an_exception_leads_to_the_position_before_it() -> None:
    finding = hunt("crash", 1)[0]
    game = astrarium.replay(finding.record)
    assert game.length == finding.decisions
    seat, _, text = finding.next_action.removeprefix("seat ").partition(": ")
    with pytest.raises(ZeroDivisionError):
        game.apply(int(seat), text)


def test_the_command_writes_the_record_and_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--game", "toy", "--games", "3", "--seed", "7", "--option", "fault=leak", "--processes", "1"]
    assert main([*arguments, "--folder", str(tmp_path)]) == 1
    told = capsys.readouterr().out
    assert "FAILED toy" in told
    assert '"fault":"leak"' in told
    assert "--game toy --seed 7 --games 1 --option fault=leak" in told
    assert told.splitlines()[-1] == "fuzz: 3 games, 3 decisions, seeds from 7: 3 of them failed"
    written = sorted(path.name for path in tmp_path.iterdir())
    assert written == [f"fuzz-failure-{seed}.jsonl" for seed in (7, 8, 9)]
    assert astrarium.replay((tmp_path / written[0]).read_text(encoding="utf-8")).length == 1


def test_the_command_is_content_with_a_sound_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--game", "toy", "--games", "5", "--option", "fault=none", "--processes", "1"]
    folder = tmp_path / "made" / "if needed"
    assert main([*arguments, "--folder", str(folder)]) == 0
    assert capsys.readouterr().out.endswith("nothing wrong\n")
    assert list(folder.iterdir()) == []


def test_a_game_that_is_stuck_leaves_a_note(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--game", "toy", "--games", "2", "--option", "fault=hang", "--processes", "2"]
    assert main([*arguments, "--limit", "0.2", "--folder", str(tmp_path)]) == 1
    assert "a game was stuck" in capsys.readouterr().out
    notes = [path.read_text(encoding="utf-8") for path in tmp_path.glob("fuzz-stuck-*.txt")]
    assert notes
    assert all(note.startswith("toy, ") and "in perform" in note for note in notes)


def test_the_command_refuses_what_it_does_not_know(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "chess", "--processes", "1", "--limit", "0"]) == 2
    assert capsys.readouterr().err.startswith("fuzz: there is no game 'chess'")


def test_the_number_of_players_can_be_fixed() -> None:
    findings = list(fuzz(Hunt(games=("toy",), players=3, options={"fault": "none"}), 10))
    assert {(finding.players, finding.problem) for finding in findings} == {(3, "")}


def sampled(fixed: dict[str, Any], count: int = 60) -> list[dict[str, Any]]:
    rng = Rng(1)
    return [sample_options("toy", 2, 0, rng, fixed) for _ in range(count)]


def test_options_are_sampled_over_all_their_values() -> None:
    options = sampled({"fault": "none"})
    assert {option["size"] for option in options} == {"small", "large"}
    assert {option["dice"] for option in options} == {True, False}
    assert {option["fault"] for option in options} == {"none"}
    # Only such lists are drawn as the rules allow for this number of players.
    assert {len(option["factions"]) for option in options} == {0, 2}
    # The game itself gives samples of what cannot be guessed.
    assert {option["motto"] for option in options} == {"", "steady", "swift"}


def test_options_that_never_go_together_are_refused() -> None:
    with pytest.raises(BadOption, match="2 players need 2 factions"):
        sampled({"factions": "otters"}, 1)
    with pytest.raises(BadOption, match="there is no option 'colour'"):
        sampled({"colour": "red"}, 1)


def test_options_that_seldom_go_together_give_way_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def only_small(players: int, options: dict[str, Any]) -> None:
        if options["size"] == "large" or options["dice"] or options["factions"]:
            raise BadOption("no")

    monkeypatch.setattr("astrarium.arena.sampling.FRESH_DRAWS", 1)
    monkeypatch.setattr(catalogue.rules_of("toy"), "check_options", only_small)
    # Dice default to true, so with them free nothing could ever be found.
    for options in sampled({"fault": "none", "dice": "false"}):
        assert (options["size"], options["factions"]) == ("small", [])


def test_a_game_without_invariants_can_be_fuzzed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("tests.arena.toy.game.ToyRules.check")
    monkeypatch.delattr("tests.arena.toy.game.ToyRules.sample_options")
    assert {finding.problem for finding in hunt("none", 5)} == {""}
