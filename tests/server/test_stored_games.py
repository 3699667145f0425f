"""A server's database is checked table by table, without its server and as it lies there."""

import os
import sqlite3
from pathlib import Path

import msgspec
import pytest

from astrarium.server.store.stored_games import StoredGames
from tests.cli.running import answer, data, refusal, run
from tests.release.opening import TABLES, moved_to, sqlite
from tests.server.clusters import Cluster
from tests.server.seating import hall, play, two_people


@pytest.fixture
def database(tmp_path: Path) -> str:
    """That of the release before, in its own schema."""
    return sqlite(tmp_path)


def edited(database: str, *statements: str) -> None:
    """Somebody, or a fault, has changed the database."""
    with sqlite3.connect(database.removeprefix("sqlite:///")) as db:
        for statement in statements:
            db.execute(statement)
    db.close()


def table(name: str) -> str:
    return next(table.path for table in TABLES if table.name == name).rpartition("/")[2]


def test_every_table_of_the_release_before_is_equal(database: str) -> None:
    assert f"{len(TABLES) + 1} games in " in answer("check", "--database", database)


def test_nothing_is_written_and_the_schema_stays(database: str) -> None:
    before = rows(database)
    answer("check", "--database", database)
    assert rows(database) == before
    assert before["alembic_version"] == [("0003",)]


def file_of(database: str) -> Path:
    return Path(database.removeprefix("sqlite:///"))


@pytest.mark.parametrize("journal", ["delete", "wal"])
def test_not_a_byte_of_the_file_is_changed_and_nothing_is_left_beside_it(database: str, journal: str) -> None:
    edited(database, f"PRAGMA journal_mode = {journal}")
    file = file_of(database)
    before = file.read_bytes()
    answer("check", "--database", database)
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]


def test_a_file_in_a_folder_that_is_write_protected_is_read(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    edited(database, "PRAGMA journal_mode = wal")
    file = file_of(database)
    # As for somebody who may not write there; then SQLite can lay no files of its own beside it.
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != file.parent)
    seen: list[list[Path]] = []
    games = StoredGames(database)
    for _ in games.read():
        seen.append(list(file.parent.iterdir()))
    games.close()
    assert seen == [[file]] * (len(TABLES) + 1)


def rows(database: str) -> dict[str, list[tuple[object, ...]]]:
    with sqlite3.connect(database.removeprefix("sqlite:///")) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = {name: db.execute(f"SELECT * FROM {name}").fetchall() for name in names}
    db.close()
    return found


def test_actions_that_were_taken_back_are_no_part_of_a_game(database: str) -> None:
    games = StoredGames(database)
    found = {game.table: game for game in games.read()}
    games.close()
    for kept in TABLES:
        record = found[kept.path.rpartition("/")[2]].record
        assert record is not None
        assert record.actions == kept.log
    assert games.count() == len(found) == len(TABLES) + 1
    undone = [row for row in rows(database)["moves"] if "undo" in row]
    assert len(undone) > 100


def test_a_table_that_leads_elsewhere_has_moved(database: str) -> None:
    over, running, ended = table("gaia-two-over"), table("race-duel"), table("federation-skip")
    edited(
        database,
        f"""UPDATE tables SET result = '{{"scores":[1,2],"winners":[1]}}' WHERE id = '{over}'""",
        f"UPDATE tables SET to_act = '[1]' WHERE id = '{running}'",
        f"UPDATE tables SET status = 'finished' WHERE id = '{ended}'",
        f"""UPDATE tables SET result = '{{"scores":[1,1,1,1],"winners":[0]}}' WHERE id = '{ended}'""",
    )
    result = run("check", "--database", database)
    assert result.exit_code == 1
    moved = {line.split(":")[0]: line for line in result.stdout.splitlines() if line.startswith("moved")}
    assert moved.keys() == {f"moved   table {id}" for id in (over, running, ended)}
    assert "points [54, 47], not [1, 2]; winners [0], not [1]" in moved[f"moved   table {over}"]
    assert "to act [1, 0], not [1]" in moved[f"moved   table {running}"]
    assert "over False, not True" in moved[f"moved   table {ended}"]


def test_a_table_whose_moves_are_not_legal_cannot_be_replayed(database: str) -> None:
    wrong, undone = table("gaia-automa"), table("race-robot")
    edited(
        database,
        f"UPDATE moves SET text = 'build 9x9' WHERE table_id = '{wrong}' AND seq = 20",
        f"UPDATE moves SET kind = 'undo', text = '' WHERE table_id = '{undone}' AND seq = 1",
        f"UPDATE tables SET version = 7 WHERE id = '{table('federation-crystal')}'",
    )
    told = data_of(database)
    why = {game["name"]: game["why"] for game in told["games"] if game["outcome"] == "cannot"}
    assert why.keys() == {f"table {table(name)}" for name in ("gaia-automa", "race-robot", "federation-crystal")}
    assert "'build 9x9', is refused" in why[f"table {wrong}"]
    assert "'undo', is refused" in why[f"table {undone}"]
    assert "version 7 of the rules" in why[f"table {table('federation-crystal')}"]


def test_a_damaged_table_does_not_keep_the_others_from_being_checked(database: str) -> None:
    torn, no_result, gap = table("gaia-automa"), table("race-robot"), table("federation-crystal")
    edited(
        database,
        f"""UPDATE tables SET options = '{{"map":' WHERE id = '{torn}'""",
        f"""UPDATE tables SET result = '{{"scores":3}}' WHERE id = '{no_result}'""",
        f"DELETE FROM moves WHERE table_id = '{gap}' AND seq = 2",
    )
    told = data_of(database)
    why = {game["name"]: game["why"] for game in told["games"] if game["outcome"] == "cannot"}
    assert why.keys() == {f"table {id}" for id in (torn, no_result, gap)}
    assert why[f"table {torn}"].startswith("its row is damaged: ")
    assert why[f"table {no_result}"].startswith("its row is damaged: ")
    assert why[f"table {gap}"] == "its move 2 is missing"
    assert told["equal"] == len(TABLES) + 1 - 3  # type: ignore[comparison-overlap]


def data_of(database: str) -> dict[str, list[dict[str, str]]]:
    told: dict[str, list[dict[str, str]]] = msgspec.json.decode(run("check", "--database", database, "--json").stdout)
    return told


def test_records_and_tables_are_checked_together(database: str, tmp_path: Path) -> None:
    told = data("check", Path(__file__).parents[1] / "golden", "--database", database)
    assert told["equal"] == told["checked"] > 100 + len(TABLES)


def test_a_database_in_use_and_of_today_is_checked(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'today.db'}"
    with hall(address, tmp_path) as host:
        one, other = two_people(host)
        play([one, other], 12)
        assert ": 1 equal" in answer("check", "--database", address)


def test_postgres_is_checked_as_well(postgres: Cluster, tmp_path: Path) -> None:
    address = moved_to(postgres.database(), tmp_path)
    assert f": {len(TABLES) + 1} equal" in answer("check", "--database", address)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.db").write_text("hello " * 100, encoding="utf-8")
    assert "cannot read the database" in refusal("check", "--database", f"sqlite:///{tmp_path / 'a.db'}")
    (tmp_path / "empty.db").touch()
    assert "cannot read the database" in refusal("check", "--database", f"sqlite:///{tmp_path / 'empty.db'}")
