"""What every game shares. It knows no game."""

from astrarium.kernel.action import Action
from astrarium.kernel.coded import CodedGame
from astrarium.kernel.decision import Decision
from astrarium.kernel.encoding import ActionSpace, PartialAction
from astrarium.kernel.errors import (
    AstrariumError,
    BadOption,
    BadRecord,
    IllegalAction,
    NothingToUndo,
    UnknownGame,
    UnreadableAction,
    WouldReveal,
)
from astrarium.kernel.event import NOBODY, Event
from astrarium.kernel.features import Features, FeatureSpace
from astrarium.kernel.game import Game
from astrarium.kernel.message import About, Beside, Gain, Line, Message, Outcome, Profit, Row, Thought
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
from astrarium.kernel.thinking import LEVELS, Meter, Thinker
from astrarium.kernel.verbs import Argument, EachOf, Maybe, Names, Number, Verb, Verbs

__all__ = [
    "LEVELS",
    "NOBODY",
    "About",
    "Action",
    "ActionSpace",
    "Argument",
    "AstrariumError",
    "BadOption",
    "BadRecord",
    "Beside",
    "CodedGame",
    "Decision",
    "EachOf",
    "Event",
    "Family",
    "FeatureSpace",
    "Features",
    "Gain",
    "Game",
    "IllegalAction",
    "Line",
    "Maybe",
    "Message",
    "Meter",
    "Moments",
    "Names",
    "NothingToUndo",
    "Number",
    "OneOf",
    "Option",
    "Outcome",
    "PartialAction",
    "Perspective",
    "Position",
    "Profit",
    "Record",
    "Refusal",
    "Rng",
    "Row",
    "Rules",
    "Step",
    "Switch",
    "Thinker",
    "Thought",
    "UnknownGame",
    "UnreadableAction",
    "Verb",
    "Verbs",
    "WouldReveal",
]
