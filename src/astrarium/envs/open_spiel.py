"""The games for OpenSpiel: importing this registers ``astrarium_gaia``, ``astrarium_race`` and all others.

    pyspiel.load_game("astrarium_race(players=2,seed=1)")

With a seed the game is that one deal, and nothing in it is left to chance. Without one (``seed=-1``) it begins with a
chance node that picks one of ``deals`` deals, each as likely.
"""

from typing import Any

import msgspec

from astrarium.envs import MissingPackage

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise MissingPackage(f"this needs {error.name}: pip install 'astrarium[open_spiel]'") from error

import astrarium
from astrarium.envs.core import MOST_DECISIONS, Shape, is_cut
from astrarium.envs.rewards import REWARDS, reward_named
from astrarium.games import catalogue
from astrarium.kernel import BadOption, CodedGame, Event
from astrarium.kernel.coded import OVER

PREFIX = "astrarium_"
NO_SEED = -1
MOST_POINTS = 1000.0
"""No game ends with a larger difference of points."""
LONGEST_ACTION = 32
"""An action has fewer codes."""
PARAMETERS: dict[str, Any] = {"players": 2, "seed": NO_SEED, "deals": 1024, "reward": "win", "options": ""}


def game_type(name: str, seeded: bool, alone: bool) -> Any:
    """What OpenSpiel wants to know of a game in general."""
    rules = catalogue.rules_of(name)
    chance = pyspiel.GameType.ChanceMode
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=rules.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.DETERMINISTIC if seeded else chance.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if alone else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.max_players,
        min_num_players=rules.min_players,
        provides_information_state_string=True,
        # Features say what a seat knows now, not all that it has ever seen.
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class SpielGame(pyspiel.Game):
    """A game with its parameters; ``options`` are written ``name:value;name:value``."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = PARAMETERS | (params or {})
        self.name = name
        self.seats: int = given["players"]
        self.seed: int = given["seed"]
        self.deals: int = given["deals"]
        self.rewards = reward_named(given["reward"])
        self.options = read_options(given["options"])
        self.first = astrarium.new(name, self.seats, 0 if self.seed == NO_SEED else self.seed, self.options)
        self.shape = Shape(self.first.rules, self.first.players, self.first.options)
        most = MOST_POINTS if self.rewards is REWARDS["difference"] else 1.0
        alone = self.seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.shape.actions.size,
            max_chance_outcomes=0 if self.seed != NO_SEED else self.deals,
            num_players=self.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=None if alone else 0.0,
            max_game_length=MOST_DECISIONS * LONGEST_ACTION,
        )
        super().__init__(game_type(name, self.seed != NO_SEED, alone), info, given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        # By its name: the registered class is made where it is registered, and no module holds it.
        return pyspiel.load_game, (PREFIX + self.name, dict(self.get_parameters()))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):
    """A position, half-chosen actions included; before the deal there is none."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.coded = CodedGame(game.first.clone()) if game.seed != NO_SEED else None
        self.told = Told()

    def current_player(self) -> int:
        if self.coded is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.coded.seat

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.coded is None or player != self.coded.seat else self.coded.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.coded is None:
            self.coded = CodedGame(astrarium.new(game.name, game.seats, action, game.options))
            return
        self.told.add(self.coded.seat, action, self.coded.step(self.coded.seat, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().shape.actions.label(action))

    def is_terminal(self) -> bool:
        return self.coded is not None and (self.coded.seat == OVER or is_cut(self.coded.game))

    def returns(self) -> list[float]:
        game = self.get_game()
        if self.coded is None or not self.coded.game.is_over:
            return [0.0] * game.seats
        return list(game.rewards(self.coded.game))

    def __str__(self) -> str:
        return "before the deal" if self.coded is None else f"{self.coded.game!r} {self.coded.begun}"


class Told:
    """What was chosen and what came of it, in order; shared with copies, because nothing in it ever changes."""

    def __init__(self, entries: tuple[tuple[int, int, list[Event] | None], ...] = ()) -> None:
        self.entries = list(entries)

    def add(self, seat: int, code: int, events: list[Event] | None) -> None:
        """A seat has chosen a code."""
        self.entries.append((seat, code, events))

    def lines(self, seat: int) -> list[str]:
        """All that a seat has seen of it: its own codes, and the events as it may know them."""
        found = []
        for mover, code, events in self.entries:
            if mover == seat:
                found.append(f"chose {code}")
            for event in events or ():
                found.append(msgspec.json.encode(event.shown_to(seat)).decode())
        return found

    def __deepcopy__(self, memo: dict[int, Any]) -> "Told":
        return Told(tuple(self.entries))


class SpielObserver:
    """What a player sees: by its view and features, or, with perfect recall, all it has seen as text."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise BadOption(f"observers take no parameters here, but were given {params}")
        self.shape = game.shape
        self.recall = kind.perfect_recall
        self.public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(0 if self.public else self.shape.width, np.float32)
        self.dict = {} if self.public else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor; what only the public knows has none."""
        self.tensor.fill(0)
        if not self.public and state.coded is not None:
            self.tensor[:] = self.shape.observations([state.coded], [player])[0]

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        if state.coded is None:
            return "before the deal"
        view = state.coded.game.view(None if self.public else player)
        lines = [msgspec.json.encode(view).decode()]
        if not self.public:
            lines.append(f"begun {state.coded.begun[player]}")
            lines += state.told.lines(player) if self.recall else []
        return "\n".join(lines)


def read_options(text: str) -> dict[str, Any]:
    """Options as a parameter has them."""
    found: dict[str, Any] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise BadOption(f"options are written name:value;name:value, not {text!r}")
        found[name] = value
    return found


def _register(name: str) -> None:
    class Named(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    pyspiel.register_game(game_type(name, False, False), Named)


for _name in catalogue.names():
    if PREFIX + _name not in pyspiel.registered_names():
        _register(_name)
