"""Gaia Project's face to the kernel: facts, declared options, and answers to its questions."""

from collections.abc import Mapping
from typing import Any, Final

from astrarium.games.gaia import power, serving
from astrarium.games.gaia.actions.board import BoardAction, Rescore
from astrarium.games.gaia.actions.charging import ChargePower
from astrarium.games.gaia.actions.federation import ChooseToken, FormFederation, PlaceSatellite
from astrarium.games.gaia.actions.free import Burn, Convert, EndTurn
from astrarium.games.gaia.actions.mine import BuildMine
from astrarium.games.gaia.actions.passing import Pass
from astrarium.games.gaia.actions.payment import MoveBrainstone, PayTokens, SpendBrainstone
from astrarium.games.gaia.actions.phases import ExchangeTokens, OrderIncome, RedeemTokens
from astrarium.games.gaia.actions.project import StartProject
from astrarium.games.gaia.actions.setup import ChooseFaction, PlaceStart, RotateSectors, TakeBooster
from astrarium.games.gaia.actions.special import FactionAction, SpecialAction
from astrarium.games.gaia.actions.tech import Advance, PlaceLostPlanet, Research, TakeTech
from astrarium.games.gaia.actions.upgrade import Upgrade
from astrarium.games.gaia.answers import AFTER_OTHERS, ANSWERS, answer
from astrarium.games.gaia.automa.hidden import redraw
from astrarium.games.gaia.automa.setup import ANY
from astrarium.games.gaia.automa.setup import USUAL as USUAL_LEVEL
from astrarium.games.gaia.components.components import AUTOMA_FACTIONS, DIFFICULTY_IDS
from astrarium.games.gaia.components.ids import FACTION_IDS
from astrarium.games.gaia.encode import features
from astrarium.games.gaia.flow import run
from astrarium.games.gaia.hard import hard_questions
from astrarium.games.gaia.invariants import SHY, check, sample_options
from astrarium.games.gaia.map.layouts import LEAVE_OUT, USUAL
from astrarium.games.gaia.marks import LAYOUTS
from astrarium.games.gaia.planning import ahead
from astrarium.games.gaia.setup import check_setup, first_position
from astrarium.games.gaia.state.facts import facts, step_facts
from astrarium.games.gaia.state.state import AUTOMA, HUMAN, State
from astrarium.games.gaia.state.switches import SWITCHES
from astrarium.games.gaia.statistics import habits
from astrarium.games.gaia.strategy.evaluate import evaluate
from astrarium.games.gaia.strategy.levels import LEVELS, GaiaThinker
from astrarium.games.gaia.strategy.lines import lines
from astrarium.games.gaia.telling.about import about, drawn
from astrarium.games.gaia.telling.actions import ask_charge, describe
from astrarium.games.gaia.telling.breakdown import breakdown
from astrarium.games.gaia.telling.events import FIELD_KINDS, REFUSED_KINDS, outcome, tell
from astrarium.games.gaia.telling.now import now
from astrarium.games.gaia.telling.overlays import overlay
from astrarium.games.gaia.telling.places import title
from astrarium.games.gaia.telling.thoughts import thoughts
from astrarium.games.gaia.verbs import VERBS, read
from astrarium.games.gaia.view import view
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.features import Features, FeatureSpace
from astrarium.kernel.message import About, Beside, Line, Message, Outcome, Row, Thought
from astrarium.kernel.option import Option
from astrarium.kernel.rng import Rng
from astrarium.kernel.rules import Played, Rules
from astrarium.kernel.step import Step
from astrarium.kernel.thinking import Thinker

LONGEST_MAP: Final = 400
"""Characters of a map's code; the largest map has a third of that."""

LONGEST_DATA: Final = 40_000
"""Characters of corrections; all files of the components together have fewer."""

OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "setup",
        "choice",
        "advanced",
        "The advanced game, or the first game with its fixed map and a short list of factions.",
        ("advanced", "first_game"),
        "GP-SETUP-11",
    ),
    Option(
        "factions",
        "list",
        [],
        "The factions by seat; none: they are chosen in turn.",
        tuple(FACTION_IDS),
        "GP-ADV-01",
    ),
    Option(
        "automa",
        "choice",
        ANY,
        "The faction of the Automa in the solo game; random: any of another colour than yours.",
        (ANY, *AUTOMA_FACTIONS),
        "GP-AUTO-15",
        (1,),
    ),
    Option(
        "difficulty",
        "choice",
        USUAL_LEVEL,
        "How hard the Automa of the solo game is to beat, from the easiest to the hardest; in the first game "
        "always the easiest.",
        tuple(DIFFICULTY_IDS),
        "GP-AUTO-92",
        (1,),
    ),
    Option("draw_factions", "flag", False, "Factions are drawn at random.", (), "GP-ADV-01"),
    Option(
        "map",
        "text",
        USUAL,
        "usual: the fixed map, but alone all sectors at random; first: the fixed map; variable: all sectors at "
        "random; variant_1, variant_2, variant_3: variable maps for three and four players; or the code of a map, "
        "as a view shows it.",
        (),
        "GP-MAP-01",
        longest=LONGEST_MAP,
    ),
    Option("rotate", "flag", False, "The last player may turn the sectors of a variable map.", (), "GP-MAP-08"),
    Option(
        "leave_out",
        "choice",
        "none",
        "A smaller map for three players: sectors to leave out.",
        LEAVE_OUT,
        "GP-MAP-09",
    ),
    Option(
        "turn_order",
        "choice",
        "clockwise",
        "Turns go clockwise from whoever passed first, or in the order of passing.",
        ("clockwise", "passing"),
        "GP-ADV-08",
    ),
    Option(
        "free_steps_needed",
        "flag",
        False,
        "An action with free terraforming steps must use at least one of them.",
        (),
        "GP-BOARD-04",
    ),
    Option(
        "zero_scores",
        "flag",
        True,
        "A seat that counts nothing on a final scoring tile is ranked like any other.",
        (),
        "GP-END-02",
    ),
    Option(
        "end_conversions",
        "flag",
        False,
        "After the last pass everybody may take free actions once more.",
        (),
        "GP-END-09",
    ),
    Option(
        "nevlas_change",
        "flag",
        False,
        "When Nevlas with institute convert for an odd price, the power left over buys a credit.",
        (),
        "GP-FAC-NEV-03",
    ),
    Option(
        "station_on_satellite",
        "flag",
        True,
        "Ivits may put a space station on a hex with a satellite of their own.",
        (),
        "GP-FAC-IVI-05",
    ),
    Option(
        "lantids_gaia_triggers",
        "flag",
        True,
        "A Lantids mine on somebody else's Gaia planet scores as a mine on a Gaia planet.",
        (),
        "GP-FAC-LAN-03",
    ),
    Option(
        "ivits_upgrades_suffice",
        "flag",
        False,
        "Ivits may take their next federation token when upgrades alone lift the total high enough.",
        (),
        "GP-FAC-IVI-02",
    ),
    Option(
        "data",
        "text",
        "",
        "Changed numbers of the components, as the text of a TOML file: [structures.structure.mine] ore = 2.",
        (),
        "",
        longest=LONGEST_DATA,
        added=True,
    ),
)


class Gaia(Rules[State]):
    """Gaia Project for two to four players, or for one against the Automa."""

    id: str = "gaia"
    title: str = "Gaia Project"
    version: int = 2
    min_players: int = 1
    max_players: int = 4
    turn_rule: str = "GP-ACT-01"
    end_rule: str = "GP-END-01"
    field_kinds: dict[str, str] = FIELD_KINDS
    refused_kinds: tuple[str, ...] = REFUSED_KINDS
    interrupts: tuple[str, ...] = ("charge",)
    automatic: tuple[str, ...] = ("charge", "income", "pay", "brainstone", "closing", "advance")
    closing: tuple[str, ...] = ("end",)

    def __init__(self) -> None:
        super().__init__()
        self.declared = OPTIONS
        self.switches = SWITCHES
        self.verbs = VERBS
        self.answers = ANSWERS
        self.answers_after_others = AFTER_OTHERS
        self.hard_questions = hard_questions
        self.shy = SHY
        mine = BuildMine()
        project = StartProject()
        free = (Burn(), Convert())
        self.decisions = {
            "faction": (ChooseFaction(),),
            "rotate": (RotateSectors(),),
            "place": (PlaceStart(),),
            "booster": (TakeBooster(),),
            "income": (OrderIncome(),),
            "exchange": (ExchangeTokens(),),
            "redeem": (RedeemTokens(),),
            "turn": (
                mine,
                project,
                Upgrade(),
                FormFederation(),
                Research(),
                BoardAction(),
                SpecialAction(),
                FactionAction(),
                Pass(),
                *free,
            ),
            "closing": (EndTurn(), *free),
            "mine": (mine,),
            "mine_or_project": (mine, project),
            "tech": (TakeTech(),),
            "advance": (Advance(),),
            "lost": (PlaceLostPlanet(),),
            "satellite": (PlaceSatellite(),),
            "token": (ChooseToken(),),
            "rescore": (Rescore(),),
            "charge": (ChargePower(),),
            "pay": (PayTokens(),),
            "spend": (SpendBrainstone(),),
            "brainstone": (MoveBrainstone(),),
        }

    def feature_space(self, players: int, options: dict[str, Any] | None = None) -> FeatureSpace:
        return LAYOUTS[players - 1].space

    def features(self, position: State, seat: int, board: bool = True) -> Features:
        return features(position, seat, board)

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
        return [player.vp for player in position.seats[: position.players]]

    def winners(self, position: State) -> list[int]:
        if position.automa is not None:
            # Whoever is level with the Automa shares the victory (GP-END-06).
            return [HUMAN] if position.seats[HUMAN].vp >= position.seats[AUTOMA].vp else []
        return super().winners(position)

    def rival(self, position: State) -> tuple[str, int] | None:
        return ("automa", position.seats[AUTOMA].vp) if position.automa is not None else None

    def breakdown(self, position: State) -> list[Row]:
        return breakdown(position, super().breakdown(position)[0])

    def round(self, position: State) -> tuple[int, int]:
        return position.round, position.parts.rounds

    def redraw_hidden(self, position: State, seat: int, rng: Rng) -> None:
        if position.automa is not None:
            redraw(position.parts.automa, position.automa, rng)

    def restore(self, plain: dict[str, Any]) -> State:
        return State.restore(plain)

    def facts(self, position: State) -> list[Any]:
        return facts(position)

    def step_facts(self, position: State, step: Step) -> list[Any]:
        return step_facts(position, step)

    def answer(self, position: State, seat: int, settings: dict[str, Any]) -> Action | None:
        return answer(position, seat, settings)

    def ahead(self, position: State, seat: int) -> State | None:
        return ahead(position, seat)

    def components(self) -> dict[str, Any]:
        return serving.of_files()

    def table_components(self, position: State) -> dict[str, Any]:
        return serving.of_table(position.parts)

    def describe(self, position: State, seat: int, action: Action) -> Message:
        return describe(position, seat, action)

    def ask(self, position: State, seat: int) -> Message:
        if position.agenda[-1].kind == "charge":
            return ask_charge(position, seat)
        return super().ask(position, seat)

    def tell(self, position: State, events: list[Event], seat: int | None) -> list[Line]:
        return tell(position, events, seat)

    def outcome(self, position: State, events: list[Event], seat: int) -> Outcome:
        return outcome(position, events, seat)

    def thoughts(self, position: State, events: list[Event], seat: int | None) -> list[Thought]:
        return thoughts(position, events, seat)

    def about(self, position: State, seat: int | None, place: str) -> About | None:
        return about(position, place)

    def drawn(self, rules: Mapping[str, str]) -> dict[str, list[str]]:
        return drawn()

    def now(self, position: State, seat: int | None) -> list[Beside]:
        return now(position, seat)

    def overlay(self, position: State, seat: int | None, name: str) -> dict[str, Any] | None:
        return overlay(position, name)

    def seat_title(self, position: State, seat: int) -> Message | None:
        return title(position, seat)

    def phase(self, position: State) -> Message | None:
        return Message(f"phase-{position.phase}")

    def goods(self, position: State, seat: int) -> dict[str, int]:
        player = position.seats[seat]
        return {
            "credits": player.credits,
            "ore": player.ore,
            "knowledge": player.knowledge,
            "qic": player.qic,
            "power": power.spendable(player) if player.faction >= 0 else 0,
            "tokens": player.area1 + player.area2 + player.area3,
            "vp": player.vp,
        }

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
        return GaiaThinker(self, level) if level in LEVELS else None


RULES: Final = Gaia()
