"""Passwords, kept as argon2 hashes and compared in a few threads of their own."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from astrarium.server.people import password_rules

THREADS: Final = 2
"""Argon2 uses 64 MB and much time for a hash, so at most so many are made at once."""


class Passwords:
    """Hashing and comparing, never in the thread that serves requests."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(THREADS, "password")

    async def good(self, password: str, name: str) -> str:
        """A new password as it is kept, for somebody of that name; `BadText` if it is a bad one."""
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, password_rules.password, password, name
        )

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._hasher.hash, password)

    async def match(self, hashed: str | None, password: str) -> bool:
        """Whether a password is the one that was hashed; without one the answer takes as long."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._match, hashed, password)

    def close(self) -> None:
        """Let the threads go."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _match(self, hashed: str | None, password: str) -> bool:
        try:
            self._hasher.verify(hashed or self._nobody, password)
        except (VerificationError, InvalidHashError, UnicodeEncodeError):
            return False
        return hashed is not None

    @cached_property
    def _nobody(self) -> str:
        return self._hasher.hash("a password that nobody has")
