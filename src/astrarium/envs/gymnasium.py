"""The games for Gymnasium: one seat, and bots in the others; alone, or many tables at once."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from astrarium.bots import Bot, SeatedBot
from astrarium.bots.seated import check_single
from astrarium.envs.core import Array, Observation, Setting, is_cut
from astrarium.envs.rewards import ILLEGAL
from astrarium.envs.spaces import spaces_of
from astrarium.kernel import BadOption, CodedGame, Event, Game, UnreadableAction
from astrarium.kernel.coded import step_many

Bots = str | Bot | Sequence[str | Bot]


def gymnasium_env(
    game: str,
    players: int = 2,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    bots: Bots = "random",
    seat: int = 0,
    reward: str = "win",
    views: bool = True,
    render_mode: str | None = None,
) -> "OneSeat":
    """One seat of a game against a bot, or one for each other seat; see `pettingzoo_env` for the rest."""
    return OneSeat(game, players, seed, options, bots, seat, reward, views, render_mode)


def gymnasium_vector_env(
    game: str,
    num_envs: int,
    players: int = 2,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    bots: Bots = "random",
    seat: int = 0,
    reward: str = "win",
) -> "ManyTables":
    """The same seat at many tables: all of them step in one call of the engine."""
    return ManyTables(game, num_envs, players, seed, options, bots, seat, reward)


class Opponents:
    """The bots at one table."""

    def __init__(self, bots: Bots, game: Game, seat: int) -> None:
        others = [other for other in range(game.players) if other != seat]
        named = [bots] * len(others) if isinstance(bots, str | Bot) else list(bots)
        if len(named) != len(others):
            raise BadOption(f"{len(others)} other seats need one bot for all or one for each, not {len(named)}")
        check_single(named)
        self.seated = {other: SeatedBot(bot, game, other) for other, bot in zip(others, named)}

    def told(self, events: list[Event] | None) -> None:
        """An action was carried out."""
        if events is not None:
            for bot in self.seated.values():
                bot.told(events)

    def play(self, coded: CodedGame, seat: int) -> None:
        """They play until the seat owes a decision, or the game has an end."""
        game = coded.game
        while game.to_act and seat not in game.to_act and not is_cut(game):
            mover = game.to_act[0]
            self.told(game.apply(mover, self.seated[mover].choose(game)))

    def leave(self) -> None:
        """The game is over."""
        for bot in self.seated.values():
            bot.leave()


class OneSeat(gymnasium.Env[Observation, int]):
    """One seat; a code that is not legal ends the game with the reward -1."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as the base class declares it

    def __init__(
        self,
        game: str,
        players: int = 2,
        seed: int = 0,
        options: dict[str, Any] | None = None,
        bots: Bots = "random",
        seat: int = 0,
        reward: str = "win",
        views: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, players, seed, options, reward)
        if not 0 <= seat < players:
            raise BadOption(f"seats go from 0 to {players - 1}, not {seat}")
        self.observation_space, self.action_space = spaces_of(self.setting)
        self.render_mode = render_mode
        self.bots = bots
        self.seat = seat
        self.views = views
        self.coded: CodedGame
        self.opponents: Opponents | None = None

    @property
    def game(self) -> Game:
        """The game itself, with all that is hidden: for looking on, not for who learns."""
        return self.coded.game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.close()
        self.coded = self.setting.new(seed)
        self.opponents = Opponents(self.bots, self.game, self.seat)
        self.opponents.play(self.coded, self.seat)
        return self._answer()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        assert self.opponents is not None
        try:
            self.opponents.told(self.coded.step(self.seat, int(action)))
        except UnreadableAction:
            observation, info = self._answer()
            return observation, ILLEGAL, True, False, info
        self.opponents.play(self.coded, self.seat)
        over = self.game.is_over
        reward = self.setting.rewards(self.game)[self.seat] if over else 0.0
        observation, info = self._answer()
        return observation, reward, over, is_cut(self.game), info

    def action_masks(self) -> Array:
        """The mask alone, by the name that MaskablePPO asks for."""
        found: Array = self.setting.shape.masks([self.coded], [self.seat])[0].astype(bool)
        return found

    def _answer(self) -> tuple[Observation, dict[str, Any]]:
        info = self.setting.info(self.coded, self.seat) if self.views else {}
        return self.setting.observation(self.coded, self.seat), info

    def render(self) -> str | None:
        return repr(self.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Bots that are processes of their own end."""
        if self.opponents is not None:
            self.opponents.leave()
            self.opponents = None


class ManyTables(VectorEnv[Observation, Array, Array]):
    """The same seat at many tables; a table whose game is over has its next one with the next step."""

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int = 2,
        seed: int = 0,
        options: dict[str, Any] | None = None,
        bots: Bots = "random",
        seat: int = 0,
        reward: str = "win",
    ) -> None:
        check_single([bots] * num_envs if isinstance(bots, str | Bot) else list(bots) * num_envs)
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}
        self.setting = Setting(game, players, seed, options, reward)
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = spaces_of(self.setting)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.bots = bots
        self.seat = seat
        self.coded: list[CodedGame] = []
        self.opponents: list[Opponents] = []
        self.ended = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        self.close_extras()
        seeds = seed if isinstance(seed, list) else [seed, *[None] * (self.num_envs - 1)]
        self.coded = [self.setting.new(one) for one in seeds]
        self.opponents = [Opponents(self.bots, coded.game, self.seat) for coded in self.coded]
        for opponents, coded in zip(self.opponents, self.coded):
            opponents.play(coded, self.seat)
        self.ended = np.zeros(self.num_envs, np.bool_)
        return self._observed(), {}

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        codes: list[int] = np.asarray(actions).tolist()
        begun = self.ended
        playing = [number for number in range(self.num_envs) if not begun[number]]
        masks = self.setting.shape.masks([self.coded[number] for number in playing], [self.seat] * len(playing))
        legal = [number for number, mask in zip(playing, masks) if mask[codes[number]]]
        self._choose(legal, codes)
        for number in np.flatnonzero(begun).tolist():
            self._begin(number)
        rewards = np.zeros(self.num_envs)
        terminated = np.zeros(self.num_envs, np.bool_)
        truncated = np.zeros(self.num_envs, np.bool_)
        for number in set(playing) - set(legal):
            rewards[number], terminated[number] = ILLEGAL, True
        for number in legal:
            game = self.coded[number].game
            truncated[number] = is_cut(game)
            if game.is_over:
                rewards[number], terminated[number] = self.setting.rewards(game)[self.seat], True
        self.ended = terminated | truncated
        return self._observed(), rewards, terminated, truncated, {}

    def _choose(self, numbers: list[int], codes: list[int]) -> None:
        """Carry out what was chosen at these tables, in one call; then the bots answer."""
        chosen = [self.coded[number] for number in numbers]
        events = step_many(chosen, [self.seat] * len(chosen), [codes[number] for number in numbers])
        for number, coded, happened in zip(numbers, chosen, events):
            if happened is not None:
                self.opponents[number].told(happened)
                self.opponents[number].play(coded, self.seat)

    def _begin(self, number: int) -> None:
        self.opponents[number].leave()
        self.coded[number] = self.setting.new()
        self.opponents[number] = Opponents(self.bots, self.coded[number].game, self.seat)
        self.opponents[number].play(self.coded[number], self.seat)

    def _observed(self) -> Observation:
        seats = [self.seat] * self.num_envs
        return {
            "observation": self.setting.shape.observations(self.coded, seats),
            "action_mask": self.setting.shape.masks(self.coded, seats),
        }

    def close_extras(self, **kwargs: Any) -> None:
        """Bots that are processes of their own end."""
        for opponents in self.opponents:
            opponents.leave()
        self.opponents = []


__all__ = ["ManyTables", "OneSeat", "gymnasium_env", "gymnasium_vector_env"]
