"""The automatic answers that a person brings to a new table: they belong to the person, one set for each game."""

from typing import Any

from astrarium.games import catalogue
from astrarium.server.host import Host
from astrarium.server.people.person import Person
from astrarium.server.store import statements
from astrarium.server.tables.rows import DECODE


def usual_answers(host: Host, person: Person, game: str) -> dict[str, Any]:
    """The answers of a person in a game: as they stand at the table of it that changed last."""
    with host.store.read() as db:
        found = db.execute(statements.USUAL_ANSWERS, {"person": person.id, "game": game}).scalar()
    given = {} if found is None else DECODE(found)
    declared = {option.name for option in catalogue.rules_of(game).answers}
    return {name: value for name, value in given.items() if name in declared}
