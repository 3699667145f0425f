"""The Automa's points (GP-AUTO-02, -92)."""

from astrarium.games.gaia.gains import score
from astrarium.games.gaia.state.state import AUTOMA, State
from astrarium.kernel.event import Event


def earn(state: State, vp: int, cause: str, rule: str, events: list[Event]) -> None:
    """Points during the game; on the hardest level every gain brings more (GP-AUTO-92)."""
    if vp <= 0:
        return
    assert state.automa is not None
    player = state.seats[AUTOMA]
    score(state, player, vp, "automa:" + cause, rule, events)
    score(
        state,
        player,
        state.parts.automa.difficulties[state.automa.difficulty].extra_vp,
        "automa:level",
        "GP-AUTO-92",
        events,
    )
