"""The face of a game to the kernel: the few questions that the kernel asks."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from astrarium.kernel import message, points
from astrarium.kernel.action import Action
from astrarium.kernel.compat import mypyc_attr
from astrarium.kernel.encoding import ActionSpace
from astrarium.kernel.event import Event
from astrarium.kernel.features import Features, FeatureSpace, scores_features, scores_space
from astrarium.kernel.message import Gain, Message, Row
from astrarium.kernel.option import Option
from astrarium.kernel.position import Position
from astrarium.kernel.refusal import NOT_NOW, Refusal
from astrarium.kernel.rng import Rng
from astrarium.kernel.step import Step
from astrarium.kernel.switch import Switch
from astrarium.kernel.telling import Telling
from astrarium.kernel.verbs import Verbs

if TYPE_CHECKING:
    # A thinker looks at games, and those have rules.
    from astrarium.kernel.thinking import Thinker

P = TypeVar("P", bound=Position)

Played = tuple[int, Step, list[Event]]
"""Who answered which decision, and what came of it."""

GATHERED = ("players", "rng", "agenda")
"""What the kernel itself tells of a position."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Family(Generic[P]):
    """A family of actions: listing, refusing, pricing and doing stand side by side.

    ``options`` lists exactly the actions that ``refuse`` does not refuse; ``quote`` and ``perform`` are only called
    with one of them. ``perform`` changes the position, and appends what happened to ``events``.
    """

    @property
    def verbs(self) -> tuple[str, ...]:
        """The verbs of its actions."""
        return ()

    def options(self, position: P, seat: int, step: Step) -> list[Action]:
        """Every legal action of this family, in a fixed order."""
        raise NotImplementedError

    def refuse(self, position: P, seat: int, step: Step, action: Action) -> Refusal | None:
        """Why the action is not legal now, or ``None`` if it is."""
        raise NotImplementedError

    def perform(self, position: P, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        """Carry the action out. The seat owes the decision no more; ``position.put_back(step)`` asks it again."""
        raise NotImplementedError

    def quote(self, position: P, seat: int, step: Step, action: Action) -> dict[str, Any]:
        """What the action costs and brings, as far as it is certain, by the functions that ``perform`` pays with."""
        return {}

    def parts(self, position: P, seat: int, step: Step, action: Action) -> list[Gain]:
        """What the price in ``quote`` is made of, each part with its reason; nothing where it has a single one."""
        return []

    def attempts(self, position: P, seat: int, step: Step) -> list[Action]:
        """What a person might try, legal or not, the likeliest first; so a screen can say why nothing is possible."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Family[P]):
    """A decision that is answered with one of some numbers: what is listed is what is not refused."""

    def choices(self, position: P, seat: int, step: Step) -> list[int]:
        """The numbers that may be chosen, in a fixed order."""
        raise NotImplementedError

    def action(self, number: int) -> Action:
        """The action that chooses a number."""
        raise NotImplementedError

    def refusal(self, position: P, seat: int, step: Step, number: int) -> Refusal:
        """Why another number may not be chosen."""
        raise NotImplementedError

    def options(self, position: P, seat: int, step: Step) -> list[Action]:
        return [self.action(number) for number in self.choices(position, seat, step)]

    def refuse(self, position: P, seat: int, step: Step, action: Action) -> Refusal | None:
        number = action.args[0]
        return None if number in self.choices(position, seat, step) else self.refusal(position, seat, step, number)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Telling[P]):
    """One game: its facts, and its answers to the kernel; what it says to people is in ``Telling``.

    ``decisions`` says for every kind of decision which families of actions answer it; listing, refusal,
    prompts and screens all read that one table.

    A game states its facts as class attributes (``id = "gaia"``). Here they are properties, because those a
    compiled kernel finds in an uncompiled game as well, and plain attributes it does not.
    """

    @property
    def id(self) -> str:
        """The name of the game in records and on the command line."""
        return ""

    @property
    def title(self) -> str:
        """The name of the game for people."""
        return ""

    @property
    def version(self) -> int:
        """Raised whenever a rule changes in a way that could break an older record; see ``switches``."""
        return 1

    @property
    def oldest(self) -> int:
        """The oldest version by which a game can still be played."""
        return 1

    @property
    def facts_format(self) -> int:
        """Raised when ``facts`` or ``step_facts`` are promised anew; hashes of another format are not compared."""
        return 1

    @property
    def codes_version(self) -> int:
        """Raised whenever a code of ``action_space`` gets another meaning: with the table of verbs or an id in it."""
        return 1

    @property
    def min_players(self) -> int:
        """The smallest table."""
        return 1

    @property
    def max_players(self) -> int:
        """The largest table."""
        return 1

    @property
    def turn_rule(self) -> str:
        """The rule that is cited when a seat acts that owes nothing."""
        return ""

    @property
    def end_rule(self) -> str:
        """The rule that is cited when somebody acts after the end."""
        return ""

    def __init__(self) -> None:
        self.declared: tuple[Option, ...] = ()
        # The corrections of the rules; ``setup`` finds each by its name among the options, true where it holds.
        self.switches: tuple[Switch, ...] = ()
        # What a seat may leave to the engine to answer; told to ``answer``, never part of a record.
        self.answers: tuple[Option, ...] = ()
        # Those of them that answer only what comes after others have acted: who acts is not hurried by them.
        self.answers_after_others: tuple[str, ...] = ()
        # The kinds of decisions whose answers nobody but their own seat may read, unless events tell of them.
        self.secret: tuple[str, ...] = ()
        self.decisions: dict[str, tuple[Family[P], ...]] = {}
        self.verbs: Verbs = Verbs()
        self._space: ActionSpace | None = None
        # Verbs that end turns and games: a busy random player avoids them, so that random games reach full boards.
        self.shy: tuple[str, ...] = ()
        # The ids of its cards, for a game that is made of cards.
        self.card_ids: list[str] = []
        # Questions that can take long, so many of each kind, by what they are about; `astrarium bench --late` asks.
        self.hard_questions: Callable[[int], list[tuple[str, list[Callable[[], object]]]]] | None = None
        # Counts the points of a game that was played on a table, from what lies there and the options.
        self.score_pad: Callable[[Any, dict[str, Any]], dict[str, Any]] | None = None

    def __reduce__(self) -> str:
        # Rules are not copied: a pickle says where they are, as the catalogue does.
        return "RULES"

    def knows(self, version: int) -> bool:
        """Whether a game of that version of the rules can be played here."""
        return self.oldest <= version <= self.version

    def check_options(self, players: int, options: dict[str, Any]) -> None:
        """Refuse (``BadOption``) values that do not go together or with this number of players."""

    def setup(self, players: int, options: dict[str, Any], rng: Rng) -> P:
        """The first position. All chance comes from ``rng``, which the position keeps."""
        raise NotImplementedError

    def run(self, position: P, step: Step, events: list[Event]) -> None:
        """Carry out a step that no seat decides; it has been taken off the agenda already."""
        raise NotImplementedError

    def parse(self, text: str) -> Action:
        """The action with that notation, or ``UnreadableAction``; a game makes it with ``verbs.read``.

        It decides what is well formed: families are asked about nothing that it could not have made.
        """
        raise NotImplementedError

    def places(self, position: P, seat: int, action: Action) -> list[str]:
        """Where on a board an action can be chosen, as ``kind:id``; with several it takes all of them."""
        return self.verbs.places(action) if action.verb in self.verbs.by_name else []

    def view(self, position: P, seat: int | None) -> dict[str, Any]:
        """All that this seat may know (``None``: a spectator), JSON-able. The one door for hidden things."""
        raise NotImplementedError

    def scores(self, position: P) -> list[int]:
        """The points of every seat as they stand; after the end they are final."""
        raise NotImplementedError

    def winners(self, position: P) -> list[int]:
        """The seats that win, given the final position; several share the victory."""
        best = max(self.scores(position))
        return [seat for seat, score in enumerate(self.scores(position)) if score == best]

    def rival(self, position: P) -> tuple[str, int] | None:
        """The opponent that the rules themselves play, by its name, and its points as they stand; usually none."""
        return None

    def rival_shares(self, position: P) -> bool:
        """Whether that opponent shares the victory of the winners, given the final position.

        Where no seat wins, the victory is its own.
        """
        rival = self.rival(position)
        return rival is not None and bool(self.winners(position)) and rival[1] >= max(self.scores(position))

    def verdict(self, position: P) -> Message:
        """Who has won, given the final position; of a rival a game says ``robot-wins``, ``-shares``, ``-loses``."""
        shares = self.rival_shares(position)
        return points.verdict(self.winners(position), self.scores(position), self.rival(position), shares)

    def breakdown(self, position: P) -> list[Row]:
        """Where everybody's points come from as things stand, row by row, and how many they are together."""
        return [points.total(self.scores(position), self.rival(position))]

    def round(self, position: P) -> tuple[int, int]:
        """The round that is played (0: before the first) and how many there are (0: that is not known before)."""
        return 0, 0

    def redraw_hidden(self, position: P, seat: int, rng: Rng) -> None:
        """Replace what ``seat`` cannot know by a random arrangement it cannot exclude."""

    def restore(self, plain: dict[str, Any]) -> P:
        """The position whose ``plain()`` this was."""
        raise NotImplementedError

    def facts(self, position: P) -> list[Any]:
        """What the rules know of a position besides agenda and generator: plain values in a promised order.

        Hashes are made of it, so it stays as it is whatever the position's fields are called; see docs/records.md.
        A game that declares nothing promises the names in its ``plain()``.
        """
        return [[name, value] for name, value in position.plain().items() if name not in GATHERED]

    def step_facts(self, position: P, step: Step) -> list[Any]:
        """A step of the agenda: its promised word, its seats, and what its numbers name."""
        return step.plain()

    def quote(self, position: P, seat: int, action: Action) -> dict[str, Any]:
        """What a legal action costs and brings, as far as it is certain; for people."""
        step = position.agenda[-1]
        return self._family(step, action).quote(position, seat, step, action)

    def parts(self, position: P, seat: int, action: Action) -> list[Gain]:
        """What the price of a legal action is made of, each part with its reason; for people."""
        step = position.agenda[-1]
        return self._family(step, action).parts(position, seat, step, action)

    def components(self) -> dict[str, Any]:
        """What is printed, JSON-able, for screens to draw; shared, so not to be changed."""
        return {}

    def table_components(self, position: P) -> dict[str, Any]:
        """What only this table has beside them: components that its players wrote. They never change."""
        return {}

    def ask(self, position: P, seat: int) -> Message:
        """What a seat is asked that owes a decision."""
        facts = self.view(position, seat).get("decision") or {}
        return message.asked(position.agenda[-1].kind, facts, self.field_kinds)

    def answer(self, position: P, seat: int, settings: dict[str, Any]) -> Action | None:
        """What the seat's settings (see ``answers``) answer to the decision it owes, or ``None``: it is asked.

        The answer is legal, and is made of what the seat may know.
        """
        return None

    def ahead(self, position: P, seat: int) -> P | None:
        """A position in which it is the seat's turn at once, for planning while others move; ``None``: no plans.

        It is made of what the seat may know, and may be thought of only where everything that a turn meets is open.
        """
        return None

    def evaluate(self, position: P, seat: int) -> float:
        """How good the position is for a seat; for programs that search."""
        return float(self.scores(position)[seat])

    def lines(self, position: P, seat: int) -> list[list[Action]]:
        """What a program that searches should look at: a few actions of the seat in a row, the likeliest first.

        The first action of a line is legal; each other one is once those before it are done. A game may leave out
        what is never worth a look, but not everything.
        """
        return [[action] for action in self.legal(position, seat)]

    def action_space(self, options: dict[str, Any] | None = None) -> ActionSpace:
        """The codes of all actions, made from ``verbs``: the same at every table, whatever its options."""
        if self._space is None:
            self._space = ActionSpace(self.verbs, self.parse, self.codes_version)
        return self._space

    def feature_space(self, players: int, options: dict[str, Any] | None = None) -> FeatureSpace:
        """What the numbers of ``features`` mean at a table of that size; options change values, never the space.

        A game that declares nothing has the seat's score and those of the others as quantities, and no marks.
        """
        return scores_space(players)

    def features(self, position: P, seat: int, board: bool = True) -> Features:
        """What the seat may know as numbers; without ``board`` only the marks below ``feature_space().core``.

        Like a view it holds nothing that the seat may not know.
        """
        return scores_features(self.scores(position), seat)

    def thinker(self, level: str) -> "Thinker | None":
        """The game's own player of a level (``LEVELS``), or ``None``: then a search plays that knows no game."""
        return None

    def check(self, position: P) -> list[str]:
        """What is wrong with a position that must never be; nothing, if the engine is right. Fuzzing asks it."""
        return []

    def sample_options(self, players: int, rng: Rng) -> dict[str, Any]:
        """Options that random games should see besides what the declared ones tell."""
        return {}

    def habits(self, view: dict[str, Any], played: list[Played]) -> list[dict[str, float]]:
        """How each seat has played a game that is over, in numbers, by a spectator's view and what was done."""
        return []

    def groups(self, begun: dict[str, Any], played: list[Played]) -> list[dict[str, str]]:
        """What each seat has played, besides what the view names, where statistics group by it.

        It is read from the spectator's view before the first action, and from what was done.
        """
        return []

    def legal(self, position: P, seat: int) -> list[Action]:
        """Every legal action of a seat that owes a decision."""
        step = position.agenda[-1]
        families = self.decisions[step.kind]
        found = families[0].options(position, seat, step)
        for family in families[1:]:
            more = family.options(position, seat, step)
            if more:
                # A list of its own: a family may list what it keeps.
                found = found + more
        return found

    def why_not(self, position: P, seat: int, action: Action) -> Refusal | None:
        """Why a seat that owes a decision may not answer it so, or ``None`` if it may."""
        step = position.agenda[-1]
        for family in self.decisions[step.kind]:
            if action.verb in family.verbs:
                return family.refuse(position, seat, step, action)
        return Refusal(self.turn_rule, NOT_NOW, action.verb)

    def attempts(self, position: P, seat: int, verb: str) -> list[Action]:
        """What a seat that owes a decision might try with a verb, legal or not, the likeliest first."""
        step = position.agenda[-1]
        for family in self.decisions[step.kind]:
            if verb in family.verbs:
                return [action for action in family.attempts(position, seat, step) if action.verb == verb]
        return []

    def perform(self, position: P, seat: int, action: Action, events: list[Event]) -> None:
        """Carry a legal action out. The seat owes the decision no more; other seats that owe it still do."""
        step = position.agenda.pop()
        if len(step.seats) > 1:
            position.agenda.append(step.without(seat))
        self._family(step, action).perform(position, seat, step, action, events)

    def _family(self, step: Step, action: Action) -> Family[P]:
        for family in self.decisions[step.kind]:
            if action.verb in family.verbs:
                return family
        raise AssertionError(f"no family of {step.kind!r} knows {action.verb!r}")
