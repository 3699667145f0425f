"""Race for the Galaxy's face to the kernel: facts, declared options, and answers to its questions."""

from collections.abc import Mapping
from typing import Any, Final

from astrarium.games.race import telling
from astrarium.games.race.actions.choosing import (
    ChooseActions,
    ChoosePlacement,
    ChooseStart,
    DiscardDown,
    KeepExplored,
    PickDraft,
)
from astrarium.games.race.actions.consuming import Gamble, SellGood, SpendGood, SpendHandCards, UsePower
from astrarium.games.race.actions.placing import ChooseWay, HireMore, PayCards
from astrarium.games.race.actions.producing import Produce, SupplyFactory
from astrarium.games.race.answers import ANSWERS, answer, only_answer
from astrarium.games.race.attempts import attempts
from astrarium.games.race.breakdown import breakdown
from astrarium.games.race.components import served
from astrarium.games.race.components.drafts import check_cards
from astrarium.games.race.components.printed import CARD_IDS
from astrarium.games.race.drawn import drawn
from astrarium.games.race.encode import features
from astrarium.games.race.flow import run
from astrarium.games.race.hidden import COMMON, FROM_HAND, redraw
from astrarium.games.race.invariants import SHY, check, sample_options
from astrarium.games.race.marks import LAYOUTS
from astrarium.games.race.now import now
from astrarium.games.race.planning import ahead
from astrarium.games.race.robot.mat import DIFFICULTY_IDS
from astrarium.games.race.robot.points import robot_score
from astrarium.games.race.scorepad import score_sheet
from astrarium.games.race.scoring import robot_shares, score, winners
from astrarium.games.race.setup import check_setup, first_position
from astrarium.games.race.state.facts import facts, step_facts
from astrarium.games.race.state.state import State
from astrarium.games.race.statistics import habits, start_worlds
from astrarium.games.race.strategy.evaluate import evaluate
from astrarium.games.race.strategy.lines import lines
from astrarium.games.race.strategy.thinker import thinker_of
from astrarium.games.race.verbs import VERBS, read
from astrarium.games.race.view import view
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.features import Features, FeatureSpace
from astrarium.kernel.message import About, Beside, Line, Message, Outcome, Row, Thought
from astrarium.kernel.option import Option
from astrarium.kernel.rng import Rng
from astrarium.kernel.rules import Played, Rules
from astrarium.kernel.step import Step
from astrarium.kernel.switch import Switch
from astrarium.kernel.thinking import Thinker

LONGEST_CARDS: Final = 20_000
"""Characters of a set of cards; the twelve of the example have a seventh of that."""

LONGEST_DATA: Final = 40_000

OPTIONS: Final[tuple[Option, ...]] = (
    Option("expansion", "flag", True, "Play with The Gathering Storm.", (), "RG-SETUP-04", suits=(2, 3, 4)),
    Option(
        "goals", "flag", True, "Play with goals, if the expansion is used.", (), "RG-SETUP-17", suits=(2, 3, 4, 5)
    ),
    Option(
        "setup",
        "choice",
        "random",
        "Random start worlds and hands, or the hands printed for a first game.",
        ("random", "first_game"),
        "RG-SETUP-12",
        suits=(2, 3, 4, 5),
    ),
    Option("duel", "flag", False, "Two players choose two actions a round.", (), "RG-DUEL-01", suits=(2,)),
    Option("draft", "flag", False, "Two or three players draft decks of their own.", (), "RG-DRAFT-01", suits=(2, 3)),
    Option(
        "difficulty",
        "choice",
        "medium",
        "How strong the robot of the solo game is.",
        tuple(DIFFICULTY_IDS),
        "RG-SOLO-03",
        suits=(1,),
    ),
    Option(
        "edition",
        "choice",
        "first",
        "The values of the first printing, or those that a later one changed.",
        ("first", "second"),
        "RG-COMP-01",
    ),
    Option(
        "cards",
        "text",
        "",
        "Cards of your own: the text of a TOML file.",
        (),
        "RG-CUST-03",
        longest=LONGEST_CARDS,
        checker=check_cards,
    ),
    Option(
        "data",
        "text",
        "",
        "Changed numbers of the components, as the text of a TOML file: [rules] hand_limit = 12.",
        (),
        "",
        longest=LONGEST_DATA,
        added=True,
    ),
)

SWITCHES: Final[tuple[Switch, ...]] = (
    Switch(
        "draws_wait",
        2,
        "Powers that draw for produced goods wait for all production, unless a world takes hand cards.",
        "RG-PROD-07",
    ),
)


class Race(Rules[State]):
    """Race for the Galaxy with The Gathering Storm for one to five players."""

    id: str = "race"
    title: str = "Race for the Galaxy"
    version: int = 2
    min_players: int = 1
    max_players: int = 5
    turn_rule: str = "RG-TIME-01"
    end_rule: str = "RG-GEND-03"
    field_kinds: dict[str, str] = telling.KINDS
    refused_kinds: tuple[str, ...] = telling.REFUSED
    automatic: tuple[str, ...] = telling.AUTOMATIC

    def __init__(self) -> None:
        super().__init__()
        self.declared = OPTIONS
        self.switches = SWITCHES
        self.answers = ANSWERS
        self.secret = COMMON + FROM_HAND
        placement = ChoosePlacement()
        self.verbs = VERBS
        self.card_ids = CARD_IDS
        self.shy = SHY
        self.score_pad = score_sheet
        self.decisions = {
            "draft": (PickDraft(),),
            "start": (ChooseStart(),),
            "discard": (DiscardDown(),),
            "actions": (ChooseActions(),),
            "explore": (KeepExplored(),),
            "develop": (placement,),
            "settle": (placement,),
            "second": (placement,),
            "pay": (PayCards(),),
            "way": (ChooseWay(),),
            "hire": (HireMore(),),
            "sell": (SellGood(),),
            "consume": (UsePower(),),
            "spend": (SpendGood(),),
            "gamble": (Gamble(),),
            "hand_cards": (SpendHandCards(),),
            "produce": (Produce(),),
            "supply": (SupplyFactory(),),
        }

    def check_options(self, players: int, options: dict[str, Any]) -> None:
        check_setup(players, options)

    def setup(self, players: int, options: dict[str, Any], rng: Rng) -> State:
        return first_position(players, options, rng)

    def run(self, position: State, step: Step, events: list[Event]) -> None:
        run(position, step, events)

    def parse(self, text: str) -> Action:
        return read(text)

    def view(self, position: State, seat: int | None) -> dict[str, Any]:
        return view(position, seat)

    def scores(self, position: State) -> list[int]:
        return [score(position, player) for player in position.seats]

    def winners(self, position: State) -> list[int]:
        return winners(position)

    def rival(self, position: State) -> tuple[str, int] | None:
        robot = position.robot
        return ("robot", robot_score(position, robot)) if robot is not None else None

    def rival_shares(self, position: State) -> bool:
        return robot_shares(position)

    def breakdown(self, position: State) -> list[Row]:
        return breakdown(position, super().breakdown(position)[0])

    def round(self, position: State) -> tuple[int, int]:
        return position.round, 0

    def redraw_hidden(self, position: State, seat: int, rng: Rng) -> None:
        redraw(self, position, seat, rng)

    def restore(self, plain: dict[str, Any]) -> State:
        return State.restore(plain)

    def facts(self, position: State) -> list[Any]:
        return facts(position)

    def step_facts(self, position: State, step: Step) -> list[Any]:
        return step_facts(position, step)

    def attempts(self, position: State, seat: int, verb: str) -> list[Action]:
        known = [verb in family.verbs for family in self.decisions[position.agenda[-1].kind]]
        return attempts(position, position.seats[seat], verb) if any(known) else []

    def ahead(self, position: State, seat: int) -> State | None:
        return ahead(position, seat)

    def components(self) -> dict[str, Any]:
        return served.components()

    def table_components(self, position: State) -> dict[str, Any]:
        return served.table_components(position.switches.table)

    def describe(self, position: State, seat: int, action: Action) -> Message:
        return telling.describe(position, action)

    def ask(self, position: State, seat: int) -> Message:
        return telling.asked(position, super().ask(position, seat))

    def tell(self, position: State, events: list[Event], seat: int | None) -> list[Line]:
        return telling.tell(position, events, seat)

    def outcome(self, position: State, events: list[Event], seat: int) -> Outcome:
        return telling.outcome(events, seat)

    def thoughts(self, position: State, events: list[Event], seat: int | None) -> list[Thought]:
        return telling.thoughts(position, events, seat)

    def about(self, position: State, seat: int | None, place: str) -> About | None:
        return telling.about(position, place)

    def drawn(self, rules: Mapping[str, str]) -> dict[str, list[str]]:
        return drawn(rules)

    def now(self, position: State, seat: int | None) -> list[Beside]:
        return now(position, seat)

    def phase(self, position: State) -> Message | None:
        return telling.phase(position)

    def goods(self, position: State, seat: int) -> dict[str, int]:
        return telling.seat_goods(position, seat)

    def answer(self, position: State, seat: int, settings: dict[str, Any]) -> Action | None:
        found = answer(position, seat, settings)
        return found if found is not None else only_answer(self.legal(position, seat), settings)

    def sample_options(self, players: int, rng: Rng) -> dict[str, Any]:
        return sample_options(players, rng)

    def check(self, position: State) -> list[str]:
        return check(position)

    def habits(self, view: dict[str, Any], played: list[Played]) -> list[dict[str, float]]:
        return habits(view, played)

    def groups(self, begun: dict[str, Any], played: list[Played]) -> list[dict[str, str]]:
        return start_worlds(begun, played)

    def evaluate(self, position: State, seat: int) -> float:
        return evaluate(position, seat)

    def feature_space(self, players: int, options: dict[str, Any] | None = None) -> FeatureSpace:
        return LAYOUTS[players - 1].space

    def features(self, position: State, seat: int, board: bool = True) -> Features:
        return features(position, seat)

    def lines(self, position: State, seat: int) -> list[list[Action]]:
        return lines(self, position, seat)

    def thinker(self, level: str) -> Thinker | None:
        return thinker_of(level)


RULES: Final = Race()
