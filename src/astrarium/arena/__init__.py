"""Many games at once: matches between bots, simulation, statistics, fuzzing, benchmarks."""

from astrarium.arena.match import BrokenMatch, Result, play_match
from astrarium.arena.simulate import Plan, Series, simulate
from astrarium.arena.statistics import Summary, Tally

__all__ = [
    "BrokenMatch",
    "Plan",
    "Result",
    "Series",
    "Summary",
    "Tally",
    "play_match",
    "simulate",
]
