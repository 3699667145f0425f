"""What a host does by command: find people, look after tables, clear away, back up and restore."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import insert, select, update

from astrarium.kernel import Record
from astrarium.server.host import Host, milliseconds
from astrarium.server.live.streams import Live
from astrarium.server.people.memory import Memory
from astrarium.server.settings import Settings
from astrarium.server.store import models
from astrarium.server.store.database import read_url
from tests.cli.running import answer, data, refusal, run
from tests.server.seating import BOT, INVITED, OPEN, Seat, hall, play, sit_down, two_people, until
from tests.server.visiting import Place


@pytest.fixture
def here(database: str, tmp_path: Path) -> Iterator[Place]:
    with hall(database, tmp_path, sweep=3600.0) as found:
        yield found


def account(seat: Seat, name: str) -> None:
    seat.visitor.post("/api/account", {"name": name, "password": "a long way to the stars"})


def test_tables_are_listed_by_what_is_asked_for(here: Place, database: str) -> None:
    one, _ = two_people(here, game="race", title="Friday")
    account(one, "Ada")
    waiting = sit_down(here, OPEN, game="gaia")
    listed = data("admin", "tables", "list", "--database", database, "--json")
    assert {table["id"] for table in listed} == {one.table, waiting.table}
    for given, found in {
        ("--status", "waiting"): {waiting.table},
        ("--game", "race"): {one.table},
        ("--person", "Ada"): {one.table},
        ("--older", "5"): set[str](),
    }.items():
        listed = data("admin", "tables", "list", *given, "--database", database, "--json")
        assert {table["id"] for table in listed} == found, given
    assert "Friday" in answer("admin", "tables", "list", "--database", database)
    assert "seed" not in str(listed)


def test_a_running_server_notices_that_a_table_was_ended(here: Place, database: str) -> None:
    one, other = two_people(here, game="race")
    answer("admin", "tables", "end", one.table, "--database", database)
    assert other.look()["table"]["status"] == "abandoned"
    assert one.act(one.legal()[0], status=403)["error"]["code"] == "not-allowed"
    assert "is abandoned already" in refusal("admin", "tables", "end", one.table, "--database", database)
    assert "no such table" in refusal("admin", "tables", "end", "bcdfghjkmn", "--database", database)


def test_a_table_is_exported_and_imported(here: Place, database: str, tmp_path: Path) -> None:
    one = sit_down(here, game="race", seed=None)
    account(one, "Ada")
    play([one], 8)
    file = tmp_path / "game.jsonl"
    answer("admin", "tables", "export", one.table, "--out", file, "--database", database)
    assert len(Record.loads(file.read_text(encoding="utf-8")).actions) == 8
    assert "exists already" in refusal("admin", "tables", "export", one.table, "--out", file, "--database", database)
    told = answer("admin", "tables", "import", file, "--owner", "ada", "--title", "Again", "--database", database)
    made = one.visitor.get(f"/api/tables/{told.split()[1]}")
    assert (made["seq"], made["table"]["title"], made["table"]["practice"]) == (8, "Again", True)
    nobody = refusal("admin", "tables", "import", file, "--owner", "Nobody", "--database", database)
    assert "there is no account 'Nobody'" in nobody


def test_only_what_nobody_uses_is_cleared_away(here: Place, database: str) -> None:
    # The command goes by the true time.
    here.time.now = milliseconds() - 40 * 24 * 3600 * 1000
    unplayed = sit_down(here, OPEN)
    played, _ = two_people(here, game="race")
    play([played], 1)
    kept = sit_down(here, INVITED)
    account(kept, "Ada")
    here.guest()
    here.time.now = milliseconds()
    young = sit_down(here, OPEN)
    dry = answer("admin", "clean", "--dry-run", "--database", database)
    assert dry == "would be cleared away: 2 tables, 2 guests\n"
    assert answer("admin", "clean", "--database", database) == "cleared away: 2 tables, 2 guests\n"
    listed = data("admin", "tables", "list", "--database", database, "--json")
    assert {table["id"] for table in listed} == {played.table, young.table}
    assert young.visitor.ask("GET", unplayed.path).status_code == 404
    assert [person["name"] for person in data("admin", "people", "find", "--database", database, "--json")] == ["Ada"]
    assert answer("admin", "clean", "--database", database) == "cleared away: 0 tables, 0 guests\n"


def test_a_guest_who_comes_back_is_not_cleared_away(here: Place, database: str) -> None:
    here.time.now = milliseconds() - 40 * 24 * 3600 * 1000
    somebody = here.guest()
    here.time.now = milliseconds()
    before = somebody.come_in()
    assert answer("admin", "clean", "--database", database) == "cleared away: 0 tables, 0 guests\n"
    assert somebody.come_in() == before


def test_what_the_server_would_refuse_is_refused_in_a_line(here: Place, database: str, tmp_path: Path) -> None:
    one = sit_down(here, BOT)
    account(one, "Ada")
    guest = here.guest().come_in()["id"]
    assert "who has no password" in refusal("admin", "people", "reset", guest, "--database", database)
    assert "has not begun" in refusal("admin", "tables", "export", sit_down(here, OPEN).table, "--database", database)
    file = tmp_path / "game.jsonl"
    answer("admin", "tables", "export", one.table, "--out", file, "--database", database)
    # A host's commands keep to the limits, too: an account may have a hundred tables with bots.
    store = here.client.app.state.host.store
    with store.write() as db:
        row = db.execute(select(models.tables).where(models.tables.c.id == one.table)).mappings().one()
        seats = list(db.execute(select(models.seats).where(models.seats.c.table_id == one.table)).mappings())
        for number in range(100):
            table = f"bot{number:07}"
            db.execute(insert(models.tables).values({**row, "id": table}))
            db.execute(insert(models.seats), [{**seat, "table_id": table} for seat in seats])
    told = refusal("admin", "tables", "import", file, "--owner", "Ada", "--database", database)
    assert "100 tables with bots under way" in told


@pytest.mark.parametrize(
    "arguments",
    [
        ("tables", "list", "--older", "99999999999999"),
        ("tables", "list", "--status", "nonsense"),
        ("clean", "--days", "99999999999999"),
    ],
)
def test_what_cannot_be_meant_is_refused(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    result = run("admin", *arguments, "--database", f"sqlite:///{tmp_path / 'any.db'}")
    assert result.exit_code == 2
    assert "Invalid value" in result.stderr


def test_a_password_from_a_file_serves_the_commands_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "password").write_text("p@ss/word\n", encoding="utf-8")
    monkeypatch.setenv("ASTRARIUM_DATABASE_PASSWORD_FILE", str(tmp_path / "password"))
    asked: list[str] = []

    class Asked(Host):
        def __init__(self, settings: Settings) -> None:
            asked.append(settings.database)
            super().__init__(settings)

    monkeypatch.setattr("astrarium.server.hosting.offline.Host", Asked)
    refusal("admin", "people", "find", "--database", "postgresql://astrarium@127.0.0.1:1/astrarium")
    assert read_url(asked[0]).password == "p@ss/word"


def test_accounts_are_found_by_a_part_of_their_name(here: Place, database: str) -> None:
    one = sit_down(here, BOT)
    account(one, "Ada 50%")
    account(sit_down(here, BOT), "Hypatia")
    found = data("admin", "people", "find", "a 50%", "--database", database, "--json")
    assert [(person["name"], person["tables"]) for person in found] == [("Ada 50%", 1)]
    assert len(data("admin", "people", "find", "--database", database, "--json")) == 2
    assert "password" not in str(found)


def test_a_backup_by_command(here: Place, database: str, tmp_path: Path) -> None:
    one = sit_down(here, OPEN, game="race")
    file = tmp_path / "backup.gz"
    assert "rows" in answer("admin", "backup", file, "--database", database)
    new = f"sqlite:///{tmp_path / 'new.db'}"
    assert "restored" in answer("admin", "restore", file, "--database", new)
    [table] = data("admin", "tables", "list", "--database", new, "--json")
    assert table["id"] == one.table
    assert "not empty" in refusal("admin", "restore", file, "--database", new)


def test_every_stored_game_is_checked(here: Place, database: str) -> None:
    one, other = two_people(here)
    play([one, other], 5)
    sit_down(here, OPEN, game="race")
    assert "2 equal" in answer("admin", "check", "--database", database, "--processes", "1")
    with here.client.app.state.host.store.write() as db:
        db.execute(update(models.moves).where(models.moves.c.seq == 3).values(text="pass"))
    done = run("admin", "check", "--database", database, "--processes", "1", "--json")
    assert done.exit_code == 1
    assert one.table in done.stdout


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    path = tmp_path / "typo.db"
    assert "there is no database" in refusal("admin", "tables", "list", "--database", f"sqlite:///{path}")
    assert not path.exists()


def test_a_password_is_reset_by_a_link_of_the_host(here: Place, database: str) -> None:
    one = sit_down(here, BOT)
    account(one, "Ada")
    path = answer("admin", "people", "reset", "ada", "--database", database).strip()
    assert path.startswith("/")
    assert "no account 'Bea'" in refusal("admin", "people", "reset", "Bea", "--database", database)


def test_whoever_is_banned_is_out_and_comes_in_no_more(here: Place, database: str) -> None:
    one = sit_down(here, BOT)
    account(one, "Ada")
    given = {"name": "Ada", "password": "a long way to the stars"}
    answer("admin", "people", "ban", "Ada", "--database", database)
    # What a running server remembers of somebody is half a minute old at most.
    here.client.app.state.people.memory = Memory()
    assert one.visitor.ask("PUT", "/api/me", {"name": "Bea"}).status_code == 401
    assert here.guest().post("/api/login", given, 403)["error"]["code"] == "banned"
    [found] = data("admin", "people", "find", "Ada", "--database", database, "--json")
    assert found["banned"] is True
    answer("admin", "people", "unban", "Ada", "--database", database)
    assert here.guest().post("/api/login", given)["name"] == "Ada"


def test_whoever_is_banned_looks_at_nothing_any_more(database: str, tmp_path: Path) -> None:
    """A stream that is open ends, or the others could wait for somebody who cannot come back."""
    with hall(database, tmp_path, heartbeat=0.05) as here:
        one = sit_down(here, BOT)
        account(one, "Ada")
        [session] = [each["id"] for each in one.visitor.get("/api/sessions") if each["current"]]
        live: Live = here.client.app.state.host.live
        with here.client.portal() as portal:
            watching = live.watching(one.table, one.visitor.come_in()["id"], session)
            watcher = portal.call(watching.__enter__)
            answer("admin", "people", "ban", "Ada", "--database", database)
            until(lambda: watcher.ended)
            portal.call(watching.__exit__, None, None, None)


def test_somebody_is_deleted_and_the_games_stay(here: Place, database: str) -> None:
    one, other = two_people(here, game="race")
    account(one, "Ada")
    assert "--yes" in refusal("admin", "people", "delete", "Ada", "--database", database)
    answer("admin", "people", "delete", "Ada", "--yes", "--database", database)
    assert data("admin", "people", "find", "Ada", "--database", database, "--json") == []
    seats = other.look()["table"]["seats"]
    assert "Ada" not in str(seats)
    assert other.look()["table"]["status"] == "playing"
