"""What may be asked of the server: the bodies of requests, with their limits."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from astrarium.kernel.rng import MAX_SEED
from astrarium.server.wire import Clock

Text = Annotated[str, Meta(max_length=400)]
Title = Annotated[str, Meta(max_length=80)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]
Seq = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Actions = Annotated[list[Text], Meta(max_length=60)]
BotName = Annotated[str, Meta(max_length=60)]
Token = Annotated[str, Meta(max_length=64)]
Seed = Annotated[int, Meta(ge=0, le=MAX_SEED)]


class NewSeat(Struct, kw_only=True):
    """Who shall sit in a seat of a new table: `person` is whoever makes it."""

    kind: Literal["person", "open", "invited", "bot"]
    bot: BotName = ""


class NewTable(Struct, kw_only=True):
    """A table to be made; without seats the maker takes the first and the others are open."""

    game: BotName
    players: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, Any] = {}
    seats: Annotated[list[NewSeat], Meta(max_length=8)] = []
    private: bool = False
    title: Title = ""
    clock: Clock = Clock()
    seed: Seed | None = None


class Conditions(Struct, kw_only=True):
    """What shall be played at a table that waits: all options that are not as usual, and the clock."""

    options: dict[str, Any]
    clock: Clock


class Moves(Struct, kw_only=True):
    """Actions of the asking person's seat, after move `seq`; the key makes a repetition harmless."""

    seq: Seq
    key: Key
    actions: Annotated[list[Text], Meta(min_length=1, max_length=60)]


class TakeBack(Struct, kw_only=True):
    """The last action of the seat, to be taken back."""

    seq: Seq
    key: Key


class Trial(Struct, kw_only=True):
    """Actions to be tried; `list` asks for the legal actions after them. `ahead`: as if it were the seat's turn."""

    seq: Seq
    actions: Actions = []
    list: bool = False
    ahead: bool = False


class Why(Struct, kw_only=True):
    """An action, a verb, or what might be meant at a place (by these verbs), not possible after what was tried."""

    seq: Seq
    actions: Actions = []
    action: Text = ""
    verb: BotName = ""
    place: BotName = ""
    verbs: Annotated[list[BotName], Meta(max_length=40)] = []


class HintAsked(Struct, kw_only=True):
    """What a bot would do after the actions tried so far."""

    seq: Seq
    actions: Actions = []


class Sit(Struct, kw_only=True):
    """Sitting down; an invited seat wants its token."""

    invitation: Token = ""


class SeatBot(Struct, kw_only=True):
    """The bot that shall sit there; without a name the usual one."""

    bot: BotName = ""


class Fork(Struct, kw_only=True):
    """A finished game to be played on from the position after move `at`."""

    at: Seq
    seats: Annotated[list[NewSeat], Meta(max_length=8)] = []
    title: Title = ""
    private: bool = False
    clock: Clock = Clock()


class NewRecord(Struct, kw_only=True):
    """A record, as text, that becomes a table; the seats matter if its game is not over."""

    text: Annotated[str, Meta(max_length=400_000)]
    seats: Annotated[list[NewSeat], Meta(max_length=8)] = []
    title: Title = ""
    private: bool = False
