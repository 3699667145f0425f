"""Major projects: advancing them, and contributing to the general one (FD-EXE-07 to -09, FD-GPR)."""

from astrarium.games.federation.components.ids import COLUMNS, FLOORS, GENERAL, PROJECT_IDS, SPACES
from astrarium.games.federation.counting import funds
from astrarium.games.federation.gains import gain, gain_fitting
from astrarium.games.federation.state.player import Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.event import Event
from astrarium.kernel.step import Step


def length(state: State, project: int) -> int:
    """The advances that fund a project (FD-END-03)."""
    lengths = state.parts.general_length if project == GENERAL else state.parts.column_length
    return lengths[state.players]


def is_funded(state: State, project: int) -> bool:
    """The marker is on the last space of its track (FD-END-03)."""
    return state.projects[project] >= length(state, project)


def advance(state: State, player: Player, project: int, rule: str, events: list[Event]) -> None:
    """A project advances one space; surplus goes to the general project (FD-EXE-09, FD-GPR-01)."""
    if project != GENERAL and not is_funded(state, project):
        state.projects[project] += 1
        data = {"project": PROJECT_IDS[project], "at": state.projects[project]}
        events.append(Event("project", player.seat, rule, data))
        return
    contribute(state, player, events)


def contribute(state: State, player: Player, events: list[Event]) -> None:
    """The own marker and the general project move on; the first contributions bring crystals (FD-GPR-02, -05)."""
    player.contributions += 1
    state.projects[GENERAL] = min(state.projects[GENERAL] + 1, length(state, GENERAL))
    data = {"contributions": player.contributions, "at": state.projects[GENERAL]}
    events.append(Event("contribution", player.seat, "FD-GPR-02", data))
    rewards = state.parts.rewards
    if player.contributions > len(rewards):
        return
    reward = rewards[player.contributions - 1]
    if state.contribution_surplus:
        gain(state, player, reward, "contribution", "FD-GPR-05", events)
    else:
        gain_fitting(state, player, reward, "contribution", "FD-GPR-05", events)


def choosable(state: State) -> list[int]:
    """The projects that an effect may advance: the general one always, the others until funded (FD-GPR-01)."""
    return [project for project in range(GENERAL + 1) if project == GENERAL or not is_funded(state, project)]


def begin_funding(state: State, step: Step, events: list[Event]) -> None:
    """Funding symbols advance the project of their column, from left to right and from the top down (FD-EXE-07).

    One that lets its owner choose what to give back interrupts; the rest follows from where it was.
    """
    begin = step.args[0] if step.args else 0
    for nth in range(begin, SPACES):
        column = nth // FLOORS
        space = (FLOORS - 1 - nth % FLOORS) * COLUMNS + column
        if not funds(state, space):
            continue
        project = state.parts.project_in_column[column]
        rule = "FD-EXE-09" if is_funded(state, project) else "FD-EXE-07"
        pending = len(state.agenda)
        advance(state, state.seats[state.owners[space]], project, rule, events)
        if len(state.agenda) > pending:
            state.agenda.insert(pending, Step("funding", (), (nth + 1,)))
            return
