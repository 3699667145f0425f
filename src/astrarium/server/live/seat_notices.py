"""What happens to the seats of people who are not looking, and whether they wish to be told elsewhere."""

from functools import partial
from typing import Final, NamedTuple

import msgspec

from astrarium.games.catalogue import rules_of
from astrarium.server.host import Host
from astrarium.server.live.notice_queue import Notice, NoticeQueue, Occasion, Parcel
from astrarium.server.live.web_push import GONE, PushKeys
from astrarium.server.people import push_subscriptions
from astrarium.server.people.accounts import People
from astrarium.server.people.mail_texts import Language, line
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
    """Tells webhooks and browsers of what happens while their people are not looking at the table."""

    def __init__(self, host: Host, people: People, notices: NoticeQueue, push: PushKeys | None = None) -> None:
        self.host = host
        self.people = people
        self.notices = notices
        self.push = push

    def after_commit(self, change: TableChange) -> None:
        """A change is on disk: tell whoever it concerns and is away."""
        present = self.host.live.people(change.after.id)
        for told in told_of(change):
            person = self.people.at_hand(told.person)
            wishes = self.push is not None or person is None or person.webhook
            if told.person and told.person not in present and wishes:
                self.host.background(self._tell(change, told))

    async def _tell(self, change: TableChange, told: Told) -> None:
        person = await self.people.with_id(told.person)
        if person is None:
            return
        table = change.after
        notice = Notice(
            table=table.id,
            game=table.game,
            title=table.title,
            seat=told.seat,
            path=f"{PATH}{table.id}",
            what=told.what,
        )
        if person.webhook:
            self.notices.tell(person.webhook, notice)
        if self.push is not None:
            await self._push(self.push, notice, person.id)

    async def _push(self, keys: PushKeys, notice: Notice, person: str) -> None:
        """Tell every browser of a person that wishes it; one that is gone is forgotten."""
        browsers = await self.host.run(push_subscriptions.of_person, self.host, person)
        if not browsers:
            return
        waiting = await self.host.run(push_subscriptions.waiting, self.host, person)
        for browser in browsers:
            body = msgspec.json.encode(pushed(notice, browser.language, waiting))
            now = self.host.now() / 1000
            sealed, headers = keys.sealed(browser.endpoint, browser.p256dh, browser.auth, body, now)
            self.notices.send(Parcel(browser.endpoint, sealed, headers, partial(self._answered, browser.id)))

    def _answered(self, browser: str, status: int) -> None:
        if status in GONE:
            self.host.background(self.host.run(push_subscriptions.forget, self.host, browser))


class Pushed(msgspec.Struct, frozen=True):
    """What a browser shows: a title, a line, where they lead, and how many tables wait."""

    title: str
    body: str
    path: str
    tag: str
    waiting: int


def pushed(notice: Notice, language: Language, waiting: int) -> Pushed:
    """A notice in the language of a browser."""
    title = notice.title or rules_of(notice.game).title
    return Pushed(title, line(f"push-{notice.what}", language), notice.path, notice.table, waiting)
