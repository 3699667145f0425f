"""Somebody whom the server knows."""

from typing import Final

import msgspec


class Person(msgspec.Struct, frozen=True):
    """Somebody whom the server knows; ``session`` is the one that asks, if it is they who ask."""

    id: str
    name: str
    guest: bool
    webhook: str = ""
    email: str = ""
    session: str = ""
    origin: str = ""
    """A mark of the address where a guest first came from; see `origins`."""
    program_of: str = ""
    """Whose program this is, if it is one."""

    @property
    def share(self) -> str:
        """Who takes a share of what the server gives: an account by itself, guests of one address together."""
        return share_of(self.id, self.guest, self.origin)


NO_PERSON: Final = Person("", "", True)
"""A newcomer without a cookie, who may look at what is open to all."""


def share_of(person: str, guest: bool, origin: str) -> str:
    """The name of the share that a person has."""
    return f"address:{origin}" if guest and origin else f"person:{person}"
