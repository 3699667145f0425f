"""What the server refuses, and how it says so."""

from typing import Final

from astrarium.kernel import Message
from astrarium.server.wire import ErrorBody, ErrorInfo, TableState
from astrarium.server.wire_play import Refusal

STATUS: Final[dict[str, int]] = {
    "bad-request": 400,
    "unknown": 401,
    "wrong-password": 401,
    "not-allowed": 403,
    "not-your-seat": 403,
    "not-yet": 403,
    "banned": 403,
    "not-found": 404,
    "stale": 409,
    "taken": 409,
    "link-dead": 410,
    "enough-waiting": 409,
    "enough-bots": 409,
    "too-large": 413,
    "illegal": 422,
    "too-many": 429,
    "busy": 503,
}
"""The HTTP status of each code of an `ErrorBody`."""


class ApiError(Exception):
    """A request that is refused: a code, a sentence, and what helps to go on."""

    def __init__(
        self,
        code: str,
        message: str,
        *,
        refusal: Refusal | None = None,
        at: int | None = None,
        state: TableState | None = None,
        reason: str = "",
        said: Message | None = None,
        retry_after: int = 1,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.refusal = refusal
        self.at = at
        self.state = state
        self.reason = reason
        self.said = said
        self.retry_after = retry_after
        """Seconds until the same request may be granted, where that is only a matter of time."""

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS.get(self.code, 400)

    @property
    def body(self) -> ErrorBody:
        """The body of the answer."""
        return error_body(self.code, self.message, self.refusal, self.at, self.state, self.reason, self.said)


def error_body(
    code: str,
    message: str,
    refusal: Refusal | None = None,
    at: int | None = None,
    state: TableState | None = None,
    reason: str = "",
    said: Message | None = None,
) -> ErrorBody:
    """An `ErrorBody`, without the parts that it does not have."""
    info = ErrorInfo(code=code, message=message)
    if reason:
        info.reason = reason
    if said is not None:
        info.said = said
    if refusal is not None:
        info.refusal = refusal
    if at is not None:
        info.at = at
    if state is not None:
        info.state = state
    return ErrorBody(error=info)


def not_found(what: str = "there is nothing here") -> ApiError:
    """What does not exist, or is not for these eyes: both look the same."""
    return ApiError("not-found", what)
