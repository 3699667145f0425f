"""The address of an account: used only once somebody who reads there has said that it is theirs."""

from sqlalchemy import RowMapping

from astrarium.server.people import links
from astrarium.server.people.accounts import People, change_person, person_in
from astrarium.server.people.addresses import address
from astrarium.server.people.mail import Mail
from astrarium.server.people.mail_texts import Language
from astrarium.server.people.person import Person
from astrarium.server.tables.write import Writing, insist, write


async def give_address(people: People, mail: Mail, person: Person, given: str, language: Language) -> None:
    """Send a link to an address that somebody says is theirs."""
    to = address(given)
    path: str = await people.run(_make_link, people, person.id, to)
    mail.write("verify", to, language, path=path)


async def remove_address(people: People, mail: Mail, person: Person, language: Language) -> Person:
    """From now on an account has no address."""

    def work(writing: Writing) -> RowMapping:
        links.forget(writing.db, person.id, "verify")
        links.forget(writing.db, person.id, "reset")
        return change_person(writing, person.id, {"email": None}, people.now())

    row: RowMapping = await people.run(lambda: insist(lambda: write(people.host, work)))
    if person.email:
        mail.write("email-changed", person.email, language, name=person.name)
    return people.memory.keep(person_in(row, person.session))


async def verify(people: People, mail: Mail, token: str, language: Language) -> None:
    """The address that a link was sent to is that of its account; the one before is told."""

    def work(writing: Writing) -> tuple[RowMapping, RowMapping]:
        before = links.use(writing.db, token, "verify", people.now())
        links.forget(writing.db, before["id"], "reset")
        return before, change_person(writing, before["id"], {"email": before["given"]}, people.now())

    before, after = await people.run(lambda: insist(lambda: write(people.host, work)))
    people.memory.keep(person_in(after))
    if before["email"] and before["email"] != after["email"]:
        mail.write("email-changed", before["email"], language, name=before["name"])


def _make_link(people: People, person: str, email: str) -> str:
    now = people.now()
    with people.store.write() as db:
        return links.make(db, person, "verify", now + links.HOUR, now, email)
