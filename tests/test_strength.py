"""`python -m build_tools.strength`: which matches it plays, that it goes on with what is kept, and what it writes."""

from pathlib import Path

import msgspec
import pytest

from astrarium.arena.simulate import Plan
from astrarium.kernel import LEVELS
from build_tools import strength
from build_tools.kept_rows import with_kept
from build_tools.pages import table
from build_tools.strength import (
    Duel,
    Pace,
    alike_table,
    asked,
    duels,
    faction_table,
    order_of,
    pace_table,
    paces,
    page_of,
    played,
    round_table,
    written,
)


def small(part: str, above: str, below: str, games: int) -> Duel:
    bots = (above, below) if above != below else (above,)
    plan = Plan(game="race", players=2, games=games, options={"expansion": False}, bots=bots, rotate=True)
    return Duel(part, "2 players", above, below, plan)


def test_every_level_meets_the_one_below_at_every_number_of_players() -> None:
    for game in strength.TABLES:
        found = list(duels(game, 10, 10))
        for players in (2, 3, 4):
            met = [
                (duel.above, duel.below) for duel in found if duel.part == "ladder" and duel.plan.players == players
            ]
            assert met == list(zip(("random", *LEVELS)[1:], ("random", *LEVELS)))
        assert len({duel.file for duel in found}) == len(found)


def test_all_opponents_of_a_level_are_of_the_level_below() -> None:
    duel = next(one for one in duels("race", 10, 10) if one.table == "4 players" and one.above == "expert")
    assert duel.plan.line_ups()[0] == ("expert", "skilled", "skilled", "skilled")
    assert [asked(duel), asked(small("ladder", "novice", "random", 2))] == ["38 %", "95 %"]


def test_what_was_played_is_kept_and_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "KEPT", tmp_path)
    first = played(small("mark", "greedy", "random", 2), play=True, processes=1)
    more = played(small("mark", "greedy", "random", 4), play=True, processes=1)
    assert [one.seed for one in more] == [0, 0, 1, 1]
    assert [one.hash for one in more[:2]] == [one.hash for one in first]
    assert [one.seconds for one in more[:2]] == [one.seconds for one in first]
    # Fewer than are kept are not asked for again, and without play nothing is.
    assert len(played(small("mark", "greedy", "random", 2), play=True, processes=1)) == 4
    assert played(small("mark", "greedy", "novice", 2), play=False, processes=1) == []


def test_a_page_holds_the_tables_of_its_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "KEPT", tmp_path)
    mark = small("mark", "greedy", "random", 4)
    alike = small("alike", "random", "random", 2)
    text = page_of("race", [(one, played(one, play=True, processes=1)) for one in (mark, alike)])
    assert "| 2 players | `greedy` – `random` | 100 % |" in text
    assert "| points: chips |" in text
    empty = "<!-- made: strength race -->\n<!-- end -->\n<!-- made: strength gaia -->\nkept\n<!-- end -->"
    page = written(empty, {"race": text})
    assert page == empty.replace("<!-- made: strength race -->\n", f"<!-- made: strength race -->\n{text}", 1)
    # What is written again is the same.
    assert written(page, {"race": text}) == page


def test_rows_without_games_here_stay_in_their_places() -> None:
    def ladder(*rows: list[str]) -> str:
        return table(["table", "match", "wins"], *rows)

    old = ladder(
        ["2 players", "`novice` – `random`", "91 %"],
        ["2 players", "`expert` – `greedy`", "81 %"],
        ["4 players", "`novice` – 3 × `random`", "90 %"],
    )
    times = table(["processor time of a decision", "mean"], ["`novice`", "0.001 s"])
    habits = table(["two players, mean a seat", "`expert`"], ["rounds", "14"])
    new = ladder(
        ["2 players", "`expert` – `skilled`", "75 %"],
        ["2 players", "`expert` – `greedy`", "85 %"],
        ["3 players", "`novice` – 2 × `random`", "99 %"],
    )
    fresh = new + table(["two players, mean a seat", "`expert`"], ["tableau", "9"])
    merged = with_kept(fresh, old + times + habits, order_of("race"))
    lines = [line for line in merged.splitlines() if line]
    assert lines[2:7] == [
        "| 2 players | `novice` – `random` | 91 % |",
        "| 2 players | `expert` – `skilled` | 75 % |",
        "| 2 players | `expert` – `greedy` | 85 % |",
        "| 3 players | `novice` – 2 × `random` | 99 % |",
        "| 4 players | `novice` – 3 × `random` | 90 % |",
    ]
    assert "| `novice` | 0.001 s |" in lines
    # The table of habits tells of one match: its old rows would be of another.
    assert lines[-1] == "| tableau | 9 |"


def test_a_row_of_another_shape_is_not_kept() -> None:
    old = table(["table", "match", "wins", "games"], ["2 players", "`novice` – `random`", "91 %", "8"])
    new = table(["table", "match", "wins"], ["3 players", "`novice` – 2 × `random`", "90 %"])
    assert with_kept(new, old, order_of("gaia")).splitlines()[3:] == [
        "| 3 players | `novice` – 2 × `random` | 90 % |",
        "",
    ]


def test_every_faction_meets_every_automa(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "KEPT", tmp_path)
    found = [duel for duel in duels("gaia", 4, 12) if duel.part == "factions"]
    assert len(found) == 2 * 14 * 5
    assert {duel.plan.games for duel in found} == {2}
    duel = next(one for one in found if (one.table, one.below) == ("automa", "bal_taks"))
    plan = msgspec.structs.replace(duel.plan, bots=("random",), games=1)
    result = played(msgspec.structs.replace(duel, plan=plan), play=True, processes=1)[0]
    assert result.facts[0]["faction"] == "bal_taks"
    assert result.rival is not None
    text = faction_table("skilled", [(duel, strength.report_of([result]))])
    won = 1 if result.winners else 0
    row = f"| bal taks | – | {won} of 1, {result.scores[0]} : {result.rival[1]} | – | – | – |"
    assert text.splitlines()[1:4:2] == [
        "| `skilled` alone as | `automalein` | `automa` | `automaechtig` | `ultoma` | `alptrauma` |",
        row,
    ]


def test_points_by_round_tell_the_final_scoring_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "KEPT", tmp_path)
    plan = Plan(game="federation", players=2, games=1, options={}, bots=("random",), rotate=True)
    results = played(Duel("alike", "2 players", "random", "random", plan), play=True, processes=1)
    text = round_table([(Duel("alike", "2 players", "random", "random", plan), results)])
    points = text.splitlines()[-2].split(" | ")
    assert points[0] == "| 2 players"
    assert points[-2] == "–"
    found = [float(one.strip(" |")) for one in points[1:] if one != "–"]
    assert len(found) == 7
    assert sum(found) == pytest.approx(sum(results[0].scores) / 2, abs=0.4)
    assert found[-1] > 0
    # Race has more rounds than a table could show.
    long = small("alike", "random", "random", 1)
    assert round_table([(long, played(long, play=True, processes=1))]) == ""


def test_a_public_program_stands_beside_experts_among_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "KEPT", tmp_path)
    alike = small("alike", "random", "random", 1)
    results = played(alike, play=True, processes=1)
    base = Duel(alike.part, "2 players, base game", alike.above, alike.below, alike.plan)
    rows = alike_table([(alike, results), (base, results)]).strip().splitlines()
    assert rows[0].endswith("| games | Keldon Jones' program: mean | its rounds |")
    assert rows[-2].endswith("| 1 | 37 | 15 |")
    assert rows[-1].endswith("| 1 | – | – |")
    # It plays no other game.
    gaia = Plan(game="gaia", players=2, games=1, options={}, bots=("random",), rotate=True)
    rows = alike_table([(Duel("alike", "2 players", "random", "random", gaia), results)]).strip().splitlines()
    assert rows[0].endswith("| rounds | games |")


def test_times_of_the_levels_are_measured_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "KEPT", tmp_path)
    measured: list[str] = []

    def one(game: str, level: str) -> Pace:
        measured.append(level)
        return Pace(level, 40, 2.0, 0.5)

    monkeypatch.setattr(strength, "pace", one)
    assert paces("race", play=False) == []
    times = paces("race", play=True)
    assert paces("race", play=True) == times
    assert measured == list(LEVELS)
    assert "| `expert` | 0.050 s | 0.50 s | 40 |" in pace_table(times)
    assert pace_table(times) in page_of("race", [], times)


def test_only_choices_of_the_level_itself_are_timed() -> None:
    """A game of Race has fewer choices than decisions, and each of them takes time."""
    found = strength.pace("race", "novice")
    assert 10 < found.decisions < 300
    assert 0 < found.worst <= found.seconds
