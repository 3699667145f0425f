"""Whose turn has begun, and whether they wish to be told elsewhere."""

from typing import Final

from astrarium.server.host import Host
from astrarium.server.notices import Notice, Notices
from astrarium.server.people import People
from astrarium.server.tables.written import Written

PATH: Final = "/table/"


def begun(written: Written) -> dict[int, str]:
    """The people whose turn has begun by a change, by their seats: they owe a decision and owed none before."""
    if written.status != "playing" or not (written.started or written.what == "moves"):
        return {}
    before = () if written.started else written.table.to_act
    new = [seat for seat in written.to_act if seat not in before]
    rows = {row.seat: row for row in written.seats}
    return {seat: str(rows[seat].person_id) for seat in new if rows[seat].kind == "person"}


class TurnNotices:
    """Tells webhooks of turns that begin while their people are not looking at the table."""

    def __init__(self, host: Host, people: People, notices: Notices) -> None:
        self.host = host
        self.people = people
        self.notices = notices

    def after_commit(self, written: Written) -> None:
        """A change is on disk: tell whoever is now to act and away."""
        present = self.host.live.people(written.table.id)
        for seat, person_id in begun(written).items():
            person = self.people.at_hand(person_id)
            if person_id not in present and (person is None or person.webhook):
                self.host.background(self._tell(written, seat, person_id))

    async def _tell(self, written: Written, seat: int, person_id: str) -> None:
        person = await self.people.with_id(person_id)
        if person is not None and person.webhook:
            table = written.table
            path = f"{PATH}{table.id}"
            self.notices.tell(
                person.webhook, Notice(table=table.id, game=table.game, title=table.title, seat=seat, path=path)
            )
