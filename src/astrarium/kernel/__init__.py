"""What every game shares. It knows no game."""

from astrarium.kernel.action import Action
from astrarium.kernel.errors import (
    AstrariumError,
    BadOption,
    BadRecord,
    IllegalAction,
    NothingToUndo,
    UnknownGame,
    UnreadableAction,
)
from astrarium.kernel.event import NOBODY, Event
from astrarium.kernel.game import Decision, Game
from astrarium.kernel.moments import Moments
from astrarium.kernel.option import Option
from astrarium.kernel.perspective import Perspective
from astrarium.kernel.position import Position
from astrarium.kernel.record import Record
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rng import Rng
from astrarium.kernel.rules import Family, OneOf, Rules
from astrarium.kernel.step import Step
from astrarium.kernel.switch import Switch
from astrarium.kernel.verbs import Argument, EachOf, Maybe, Names, Number, Verb, Verbs

__all__ = [
    "NOBODY",
    "Action",
    "Argument",
    "AstrariumError",
    "BadOption",
    "BadRecord",
    "Decision",
    "EachOf",
    "Event",
    "Family",
    "Game",
    "IllegalAction",
    "Maybe",
    "Moments",
    "Names",
    "NothingToUndo",
    "Number",
    "OneOf",
    "Option",
    "Perspective",
    "Position",
    "Record",
    "Refusal",
    "Rng",
    "Rules",
    "Step",
    "Switch",
    "UnknownGame",
    "UnreadableAction",
    "Verb",
    "Verbs",
]
