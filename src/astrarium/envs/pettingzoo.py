"""The games for PettingZoo: one agent after the other, and all that owe a decision at once."""

from typing import Any

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from astrarium.envs.core import OVER, Observation, Setting, is_cut
from astrarium.envs.rewards import ILLEGAL
from astrarium.envs.spaces import spaces_of
from astrarium.kernel import CodedGame, Game, UnreadableAction

RENDER_MODES = ["ansi"]


def pettingzoo_env(
    game: str,
    players: int = 2,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    reward: str = "win",
    views: bool = True,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int]:
    """A game in which one agent chooses after the other.

    ``reward`` is ``win``, ``rank`` or ``difference``, given when the game is over. With ``views`` the info of the
    agent that chooses has its view.
    """
    return OrderEnforcingWrapper(SeatsInTurn(Setting(game, players, seed, options, reward), views, render_mode))


def pettingzoo_parallel_env(
    game: str,
    players: int = 2,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    reward: str = "win",
    views: bool = True,
    render_mode: str | None = None,
) -> ParallelEnv[str, Observation, int]:
    """The same for agents that choose at once; what an agent with an empty mask chooses is not looked at."""
    return SeatsAtOnce(Setting(game, players, seed, options, reward), views, render_mode)


class Seats:
    """What both kinds have: a game, and for every agent the same spaces at all times."""

    def __init__(self, setting: Setting, views: bool, render_mode: str | None) -> None:
        super().__init__()
        self.metadata: dict[str, Any] = {"name": f"astrarium_{setting.name}", "render_modes": RENDER_MODES}
        self.render_mode = render_mode
        self.setting = setting
        self.views = views
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.players)]
        self.agents: list[str] = []
        self.coded: CodedGame
        spaces = {agent: spaces_of(setting) for agent in self.possible_agents}
        self._observed: dict[str, Dict] = {agent: observed for agent, (observed, _) in spaces.items()}
        self._chosen: dict[str, Discrete] = {agent: chosen for agent, (_, chosen) in spaces.items()}

    @property
    def game(self) -> Game:
        """The game itself, with all that is hidden: for looking on, not for agents."""
        return self.coded.game

    def observation_space(self, agent: str) -> Dict:
        """What an agent sees."""
        return self._observed[agent]

    def action_space(self, agent: str) -> Discrete:
        """What an agent can choose."""
        return self._chosen[agent]

    def render(self) -> str | None:
        """The position as text."""
        return repr(self.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""


class SeatsInTurn(Seats, AECEnv[str, Observation, int]):
    """The seats choose one after the other; where several owe a decision, in their order."""

    def __init__(self, setting: Setting, views: bool, render_mode: str | None) -> None:
        super().__init__(setting, views, render_mode)
        self.metadata["is_parallelizable"] = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.coded = self.setting.new(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {}
        self._select()

    def observe(self, agent: str) -> Observation:
        return self.setting.observation(self.coded, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        try:
            self.coded.step(self.possible_agents.index(agent), int(action))
        except UnreadableAction:
            self.rewards[agent] = ILLEGAL
            self._end()
        else:
            if self.game.is_over:
                self.rewards = dict(zip(self.possible_agents, self.setting.rewards(self.game)))
                self._end()
            elif is_cut(self.game):
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)

    def _select(self) -> None:
        seat = self.coded.seat
        over = any(self.terminations.values()) or any(self.truncations.values())
        self.agent_selection = self.agents[0] if seat == OVER or over else self.possible_agents[seat]
        self.infos = {agent: {} for agent in self.agents}
        if self.views:
            chosen = self.possible_agents.index(self.agent_selection)
            self.infos[self.agent_selection] = self.setting.info(self.coded, chosen)


class SeatsAtOnce(Seats, ParallelEnv[str, Observation, int]):
    """All seats that owe a decision choose at once, without knowing what the others choose."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.coded = self.setting.new(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        agents = self.agents
        rewards = dict.fromkeys(agents, 0.0)
        over = not self._carry_out(actions, rewards)
        cut = is_cut(self.game)
        if self.game.is_over and not over:
            over = True
            rewards = dict(zip(agents, self.setting.rewards(self.game)))
        answers = (
            self._observations(),
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            self._infos(),
        )
        if over or cut:
            self.agents = []
        return answers

    def _carry_out(self, actions: dict[str, int], rewards: dict[str, float]) -> bool:
        """Carry out what those chose that owed a decision; whether all of it was legal."""
        asked = self.game.to_act
        for seat in asked:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise KeyError(f"{agent} owes a decision and has chosen nothing")
            if actions[agent] not in self.coded.legal(seat):
                rewards[agent] = ILLEGAL
        if any(rewards.values()):
            return False
        for seat in asked:
            # An answer can end what the others were asked; then theirs is not wanted any more.
            if seat in self.game.to_act:
                self.coded.step(seat, int(actions[self.possible_agents[seat]]))
        return True

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.setting.observation(self.coded, seat) for seat, agent in enumerate(self.agents)}

    def _infos(self) -> dict[str, dict[str, Any]]:
        if not self.views:
            return {agent: {} for agent in self.agents}
        return {agent: self.setting.info(self.coded, seat) for seat, agent in enumerate(self.agents)}
