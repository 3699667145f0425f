"""Federation's face to the kernel: facts, declared options, and answers to its questions."""

from typing import Any, Final

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
from astrarium.games.federation.components.loading import DATA
from astrarium.games.federation.facts import facts, step_facts
from astrarium.games.federation.flow import run
from astrarium.games.federation.notation import read
from astrarium.games.federation.quotes import quote
from astrarium.games.federation.setup import check_setup, first_position
from astrarium.games.federation.state.hidden import redraw
from astrarium.games.federation.state.state import State
from astrarium.games.federation.state.switches import SWITCHES
from astrarium.games.federation.strategy.evaluate import evaluate
from astrarium.games.federation.strategy.lines import lines
from astrarium.games.federation.view import view
from astrarium.kernel.action import Action
from astrarium.kernel.data import read_folder
from astrarium.kernel.event import Event
from astrarium.kernel.option import Option
from astrarium.kernel.rng import Rng
from astrarium.kernel.rules import Rules
from astrarium.kernel.step import Step

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

    def __init__(self) -> None:
        super().__init__()
        self.declared = OPTIONS
        self.switches = SWITCHES
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

    def quote(self, position: State, seat: int, action: Action) -> dict[str, Any]:
        return dict(quote(position, seat, action))

    def components(self) -> dict[str, Any]:
        return read_folder(DATA)

    def evaluate(self, position: State, seat: int) -> float:
        return evaluate(position, seat)

    def lines(self, position: State, seat: int) -> list[list[Action]]:
        return lines(self, position, seat)


RULES: Final = Federation()
