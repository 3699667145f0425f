"""What the server refuses, and how it says so."""

from typing import Final

from astrarium.server.wire import Fault, Problem, Refusal, TableState

STATUS: Final[dict[str, int]] = {
    "bad-request": 400,
    "unknown": 401,
    "wrong-password": 401,
    "not-allowed": 403,
    "not-your-seat": 403,
    "not-found": 404,
    "stale": 409,
    "taken": 409,
    "too-large": 413,
    "illegal": 422,
    "too-many": 429,
    "busy": 503,
}
"""The HTTP status of each code of a `Problem`."""


class Trouble(Exception):
    """A request that is refused: a code, a sentence, and what helps to go on."""

    def __init__(
        self,
        code: str,
        message: str,
        *,
        refusal: Refusal | None = None,
        at: int | None = None,
        state: TableState | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.refusal = refusal
        self.at = at
        self.state = state

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS.get(self.code, 400)

    @property
    def problem(self) -> Problem:
        """The body of the answer."""
        return problem(self.code, self.message, self.refusal, self.at, self.state)


def problem(
    code: str,
    message: str,
    refusal: Refusal | None = None,
    at: int | None = None,
    state: TableState | None = None,
) -> Problem:
    """A `Problem`, without the parts that it does not have."""
    fault = Fault(code=code, message=message)
    if refusal is not None:
        fault.refusal = refusal
    if at is not None:
        fault.at = at
    if state is not None:
        fault.state = state
    return Problem(error=fault)


def not_found(what: str = "there is nothing here") -> Trouble:
    """What does not exist, or is not for these eyes: both look the same."""
    return Trouble("not-found", what)
