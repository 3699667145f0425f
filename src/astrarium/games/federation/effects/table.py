"""The one table of effects: for every verb of the language its kind."""

from typing import Final

from astrarium.games.federation.components import language
from astrarium.games.federation.effects.acting import Act, CopyAction, Robot
from astrarium.games.federation.effects.choosing import (
    AllMarkers,
    Choice,
    Convert,
    Disc,
    Income,
    Markers,
    Medal,
    Mix,
    Projects,
    Transport,
)
from astrarium.games.federation.effects.gaining import (
    Degrees,
    Die,
    DieMax,
    Gain,
    GainPer,
    Level,
    Look,
    Pawn,
    Pay,
    Points,
    Ships,
    Special,
    Token,
)
from astrarium.games.federation.effects.helping import Copy, Discount, Extra, Hire, Refresh
from astrarium.games.federation.effects.kind import KINDS, EffectKind

BY_VERB: Final[dict[int, EffectKind]] = {
    language.GAIN: Gain(),
    language.GAIN_PER: GainPer(),
    language.VP: Points(),
    language.DEGREES: Degrees(),
    language.SHIPS: Ships(),
    language.MARKERS: Markers(),
    language.ALL_MARKERS: AllMarkers(),
    language.PROJECTS: Projects(),
    language.DIE: Die(),
    language.DIE_MAX: DieMax(),
    language.TOKEN: Token(),
    language.LOOK: Look(),
    language.ACT: Act(),
    language.MEDAL: Medal(),
    language.PAWN: Pawn(),
    language.LEVEL: Level(),
    language.REFRESH: Refresh(),
    language.COPY: Copy(),
    language.HIRE: Hire("atal"),
    language.DISCOUNT: Discount("build"),
    language.EXTRA: Extra(""),
    language.INCOME: Income(),
    language.DISC: Disc(),
    language.TRANSPORT: Transport(),
    language.CONVERT: Convert(),
    language.SPECIAL: Special(),
    language.ROBOT: Robot(),
    language.PAY: Pay(),
    language.COPY_ACTION: CopyAction(),
    language.CHOICE: Choice(),
    language.MIX: Mix(),
}

KINDS[:] = [BY_VERB[verb] for verb in range(len(BY_VERB))]
