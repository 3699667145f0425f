"""Federation's face to the kernel: facts, declared options, and answers to its questions."""

from collections.abc import Mapping
from typing import Any, Final

from astrarium.games.federation import news, telling
from astrarium.games.federation.about import about, drawn
from astrarium.games.federation.actions.choices import (
    AdvanceProject,
    ChooseEffect,
    Convert,
    KeepToken,
    Mix,
    PutDisc,
    PutMarker,
    Spy,
    TakeIncome,
    TakeMedal,
    Transport,
)
from astrarium.games.federation.actions.executive import ChooseLaw, PayUpkeep, PickTile
from astrarium.games.federation.actions.missions import CompleteMission, EndTurn
from astrarium.games.federation.actions.paying import DiscardFreely, DiscardSurplus, Pay
from astrarium.games.federation.actions.placing import AddDie, Cover, KeepSpecial, Place
from astrarium.games.federation.actions.planets import (
    Build,
    GoOn,
    Hire,
    MoveMiner,
    TakeDead,
    TakeToken,
    Trade,
)
from astrarium.games.federation.actions.setup import PickStart
from astrarium.games.federation.actions.specialists import (
    CopySpecialist,
    RefreshSpecialist,
    SkipUsing,
    UseSpecialist,
)
from astrarium.games.federation.breakdown import breakdown
from astrarium.games.federation.consequences import overlay
from astrarium.games.federation.encode import features
from astrarium.games.federation.flow import run
from astrarium.games.federation.invariants import SHY, check, sample_options
from astrarium.games.federation.marks import layout_of
from astrarium.games.federation.now import now
from astrarium.games.federation.places import places
from astrarium.games.federation.planning import ahead
from astrarium.games.federation.serving import of_files
from astrarium.games.federation.setup import check_setup, first_position
from astrarium.games.federation.state.facts import facts, step_facts
from astrarium.games.federation.state.hidden import redraw
from astrarium.games.federation.state.state import State
from astrarium.games.federation.state.switches import SWITCHES
from astrarium.games.federation.statistics import habits
from astrarium.games.federation.strategy.evaluate import evaluate
from astrarium.games.federation.strategy.lines import lines
from astrarium.games.federation.strategy.search import Searcher
from astrarium.games.federation.verbs import VERBS, read
from astrarium.games.federation.view import decision_facts, view
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.features import Features, FeatureSpace
from astrarium.kernel.message import About, Beside, Line, Message, Outcome, Row, Thought
from astrarium.kernel.option import Option
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rng import Rng
from astrarium.kernel.rules import Played, Rules
from astrarium.kernel.step import Step
from astrarium.kernel.thinking import Thinker

LONGEST_DATA: Final = 40_000
"""Characters of corrections; all files of the components together have fewer."""

OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "setup",
        "choice",
        "experienced",
        "Productions and megastructure tiles at random, or as printed for a first game.",
        ("experienced", "first_game"),
        "FD-SETX-01",
    ),
    Option(
        "data",
        "text",
        "",
        'Corrections of single numbers of the components, as the text of a TOML file: [arratuin.shop.3] cost = "2 '
        'copernium".',
        (),
        "FD-CMP-01",
        longest=LONGEST_DATA,
    ),
)


class Federation(Rules[State]):
    """Federation for two to four players."""

    id: str = "federation"
    title: str = "Federation"
    version: int = 2
    min_players: int = 2
    max_players: int = 4
    turn_rule: str = "FD-TRN-01"
    end_rule: str = "FD-END-01"
    field_kinds: dict[str, str] = news.CAUSES
    refused_kinds: tuple[str, ...] = telling.REFUSED
    closing: tuple[str, ...] = ("end",)

    def __init__(self) -> None:
        super().__init__()
        self.declared = OPTIONS
        self.switches = SWITCHES
        self.verbs = VERBS
        self.shy = SHY
        use = UseSpecialist()
        self.decisions = {
            "start": (PickStart(),),
            "turn": (Place(), KeepSpecial(), use, DiscardFreely()),
            "cover": (Cover(), use),
            "die": (AddDie(), use),
            "neo": (MoveMiner(), use),
            "dead": (TakeDead(), use),
            "moons": (GoOn(), use),
            "token": (TakeToken(), use),
            "atal": (Hire(), use),
            "arratuin": (Trade(), use),
            "build": (Build(), use),
            "built": (SkipUsing(), use),
            "mission": (CompleteMission(), use),
            "closing": (EndTurn(), use),
            "copy": (CopySpecialist(), use),
            "refresh": (RefreshSpecialist(), use),
            "pay": (Pay(), use),
            "discard": (DiscardSurplus(), use),
            "spy": (Spy(), use),
            "choose": (ChooseEffect(), use),
            "mix": (Mix(), use),
            "marker": (PutMarker(), use),
            "project": (AdvanceProject(), use),
            "medal": (TakeMedal(), use),
            "income": (TakeIncome(), use),
            "convert": (Convert(), use),
            "transport": (Transport(), use),
            "disc": (PutDisc(), use),
            "look": (KeepToken(), use),
            "deep": (PickTile(), use),
            "upkeep": (PayUpkeep(),),
            "law": (ChooseLaw(),),
        }

    def check_options(self, players: int, options: dict[str, Any]) -> None:
        check_setup(options)

    def setup(self, players: int, options: dict[str, Any], rng: Rng) -> State:
        return first_position(players, options, rng)

    def run(self, position: State, step: Step, events: list[Event]) -> None:
        run(position, step, events)

    def parse(self, text: str) -> Action:
        return read(text)

    def view(self, position: State, seat: int | None) -> dict[str, Any]:
        return view(position, seat)

    def scores(self, position: State) -> list[int]:
        return [player.vp for player in position.seats]

    def feature_space(self, players: int, options: dict[str, Any] | None = None) -> FeatureSpace:
        return layout_of(players).space

    def features(self, position: State, seat: int, board: bool = True) -> Features:
        return features(position, seat)

    def breakdown(self, position: State) -> list[Row]:
        return breakdown(position, super().breakdown(position)[0])

    def round(self, position: State) -> tuple[int, int]:
        return position.round, position.parts.rounds

    def redraw_hidden(self, position: State, seat: int, rng: Rng) -> None:
        redraw(position, seat, rng)

    def restore(self, plain: dict[str, Any]) -> State:
        return State.restore(plain)

    def facts(self, position: State) -> list[Any]:
        return facts(position)

    def step_facts(self, position: State, step: Step) -> list[Any]:
        return step_facts(position, step)

    def places(self, position: State, seat: int, action: Action) -> list[str]:
        return places(position, seat, action)

    def describe(self, position: State, seat: int, action: Action) -> Message:
        return telling.describe(position, seat, action)

    def ask(self, position: State, seat: int) -> Message:
        return telling.ask(position, decision_facts(position, seat))

    def tell(self, position: State, events: list[Event], seat: int | None) -> list[Line]:
        return news.lines(position.parts, events, seat)

    def outcome(self, position: State, events: list[Event], seat: int) -> Outcome:
        return news.outcome(position.parts, events, seat)

    def thoughts(self, position: State, events: list[Event], seat: int | None) -> list[Thought]:
        return news.scenes(position.parts, position.players, events, seat)

    def about(self, position: State, seat: int | None, place: str) -> About | None:
        return about(position, seat, place)

    def drawn(self, rules: Mapping[str, str]) -> dict[str, list[str]]:
        return drawn()

    def now(self, position: State, seat: int | None) -> list[Beside]:
        return now(position, seat)

    def overlay(self, position: State, seat: int | None, name: str) -> dict[str, Any] | None:
        return overlay(position, seat, name)

    def explain(self, refusal: Refusal) -> Message:
        return telling.explain(refusal)

    def phase(self, position: State) -> Message:
        return Message(f"phase-{position.phase}")

    def goods(self, position: State, seat: int) -> dict[str, int]:
        return telling.goods(position.seats[seat])

    def ahead(self, position: State, seat: int) -> State | None:
        return ahead(position, seat)

    def components(self) -> dict[str, Any]:
        return of_files()

    def sample_options(self, players: int, rng: Rng) -> dict[str, Any]:
        return sample_options(players, rng)

    def check(self, position: State) -> list[str]:
        return check(position)

    def habits(self, view: dict[str, Any], played: list[Played]) -> list[dict[str, float]]:
        return habits(view, played)

    def evaluate(self, position: State, seat: int) -> float:
        return evaluate(position, seat)

    def lines(self, position: State, seat: int) -> list[list[Action]]:
        return lines(self, position, seat)

    def thinker(self, level: str) -> Thinker | None:
        return Searcher(level)


RULES: Final = Federation()
