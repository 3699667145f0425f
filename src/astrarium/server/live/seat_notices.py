"""What happens to the seats of people who are not looking, and whether they wish to be told elsewhere."""

from typing import Final, NamedTuple

from astrarium.server.host import Host
from astrarium.server.live.webhook_queue import Notice, Occasion, WebhookQueue
from astrarium.server.people.accounts import People
from astrarium.server.tables.change import TableChange
from astrarium.server.tables.rows import SeatRow

PATH: Final = "/table/"


class Told(NamedTuple):
    """Somebody who is to be told something about their seat."""

    seat: int
    person: str
    what: Occasion


def told_of(change: TableChange) -> list[Told]:
    """Whoever a change concerns."""
    if change.after.status != "playing":
        return []
    turns = [Told(seat, person, "turn") for seat, person in begun(change).items()]
    return turns + _voted(change) + _wished(change)


def begun(change: TableChange) -> dict[int, str]:
    """The people whose turn has begun by a change, by their seats: they owe a decision and owed none before."""
    if not (change.started or change.what == "moves"):
        return {}
    before = () if change.started else change.before.to_act
    new = [seat for seat in change.after.to_act if seat not in before]
    rows = {row.seat: row for row in change.seats}
    return {seat: str(rows[seat].person_id) for seat in new if rows[seat].kind == "person"}


def _voted(change: TableChange) -> list[Told]:
    """The first vote for a bot in a seat, and a bot that stands in there, unless the person has wished it."""
    found = []
    for old, new in zip(change.seats_before, change.seats, strict=True):
        if new.is_stand_in and old.kind == "person" and new.stand_in != "left":
            found.append(_about(new, "stand-in"))
        elif new.votes and not old.votes:
            found.append(_about(new, "vote"))
    return found


def _wished(change: TableChange) -> list[Told]:
    """The first wish that the game ends is told to all others."""
    if change.before.ending or not change.after.ending:
        return []
    return [
        _about(row, "ending")
        for row in change.seats
        if row.person_id is not None and row.person_id not in change.after.ending
    ]


def _about(row: SeatRow, what: Occasion) -> Told:
    return Told(row.seat, row.person_id or "", what)


class SeatNotices:
    """Tells webhooks of what happens while their people are not looking at the table."""

    def __init__(self, host: Host, people: People, notices: WebhookQueue) -> None:
        self.host = host
        self.people = people
        self.notices = notices

    def after_commit(self, change: TableChange) -> None:
        """A change is on disk: tell whoever it concerns and is away."""
        present = self.host.live.people(change.after.id)
        for told in told_of(change):
            person = self.people.at_hand(told.person)
            if told.person and told.person not in present and (person is None or person.webhook):
                self.host.background(self._tell(change, told))

    async def _tell(self, change: TableChange, told: Told) -> None:
        person = await self.people.with_id(told.person)
        if person is not None and person.webhook:
            table = change.after
            notice = Notice(
                table=table.id,
                game=table.game,
                title=table.title,
                seat=told.seat,
                path=f"{PATH}{table.id}",
                what=told.what,
            )
            self.notices.tell(person.webhook, notice)
