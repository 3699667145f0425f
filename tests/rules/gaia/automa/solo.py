"""Positions of the solo game, set up in a few words: two seats as in ``table``, and the Automa's cards.

``solo("geodens mine@0x0 terra=1", "taklons mine@2x0", cards="13 4")``: the Automa plays the Geodens and reveals card
13 first, then card 4; three more cards lie below, so that nothing lies crosswise yet. ``deck`` names the whole deck
instead, its top first. The player has just acted, and the Automa's turn comes next: ``turn()``.
"""

from typing import Any

import astrarium
from astrarium import Game
from astrarium.games.gaia.automa.deck import NO_CARD, Automa
from astrarium.games.gaia.components import components as c
from astrarium.games.gaia.components.components import CARD_IDS
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import AUTOMA, HUMAN, State
from tests.rules.gaia.table import Table, arrange, lay_empty

HOME = "mine@-9x0"
"""A planet of the player's far from everything."""
CROSSWISE = 3


class Solo(Table):
    """A solo game set up for a test."""

    @property
    def automa(self) -> Player:
        """What the Automa has on the map and on the tracks."""
        return self.state.seats[AUTOMA]

    @property
    def cards(self) -> Automa:
        """The Automa's cards."""
        assert self.state.automa is not None
        return self.state.automa

    def turn(self) -> "Solo":
        """The player does nothing but decline, and the Automa has its turn; what happened is in ``events``."""
        agenda = self.state.agenda
        if agenda[-1].kind == "charge":
            self.game.apply(HUMAN, "decline")
        if agenda[-1].kind == "turn":
            agenda.pop()
            self.state.push("closing", (HUMAN,))
            # What the game remembers to have listed was for the turn.
            self.game = Game(self.game.rules, self.state, self.game.seed, self.game.options)
        self.events = self.game.apply(HUMAN, "end")
        return self

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The particulars of the last turn's events of a kind."""
        return [event.data for event in self.events if event.kind == kind]

    def acted(self) -> str:
        """What the last turn's action card said."""
        return ", ".join(event["deed"] for event in self.told("automa-action"))

    def built(self) -> str:
        """Where the Automa built a mine in the last turn."""
        return ", ".join(event["at"] for event in self.told("build"))

    def upgraded(self) -> str:
        """What the Automa upgraded in the last turn: ``2x0 mine station``."""
        return ", ".join(f"{event['at']} {event['from']} {event['to']}" for event in self.told("upgrade"))

    def closed(self) -> list[int]:
        """The octagons that the Automa closed in the last turn, by their place from the left."""
        names = [event["octagon"] for event in self.told("automa-closes")]
        used = [c.BOARD_IDS.index(name) + 1 for name in names]
        assert all(self.state.board_used >> number - 1 & 1 for number in used)
        return used

    def advanced(self) -> list[str]:
        """The areas in which the Automa advanced in the last turn."""
        return [event["area"] for event in self.told("advance")]

    def impossible(self) -> list[str]:
        """What the Automa could not do in the last turn."""
        return [event["deed"] for event in self.told("automa-cannot")]

    def earned(self) -> dict[str, int]:
        """The Automa's points of the last turn by cause."""
        found: dict[str, int] = {}
        for event in self.events:
            if event.kind == "points" and event.seat == AUTOMA:
                found[event.data["cause"]] = found.get(event.data["cause"], 0) + event.data["vp"]
        return found

    def passed(self) -> bool:
        """Whether the Automa passed in the last turn."""
        return "automa-passes" in self.kinds()

    def considered(self) -> list[str]:
        """The planets that the Automa could have built a mine on in the last turn, in yellow order."""
        (event,) = self.told("automa-planets")
        names: list[str] = event["left"]
        return names

    def left_after(self, by: str) -> list[str] | None:
        """What a tie-breaker of the last turn left, or None if it was not asked."""
        for event in self.told("automa-tie"):
            if event["by"] == by:
                names: list[str] = event["left"]
                return names
        return None


def solo(
    automa: str,
    human: str = "",
    *,
    cards: str = "",
    deck: str = "",
    planets: str = "",
    round: int = 2,
    round_tile: str = "gaia_4",
    finals: str = "structures satellites",
    boosters: str = "",
    difficulty: str = "automa",
    covered: str = "",
    options: dict[str, Any] | None = None,
) -> Solo:
    """The position before a turn of the Automa; ``covered`` are octagons, by their place from the left."""
    faction = automa.split()[0]
    human = human or f"{'terrans' if faction != 'terrans' else 'xenos'} {HOME}"
    named = {"factions": [human.split()[0]], "automa": faction, "difficulty": difficulty, "map": "first"}
    game = astrarium.new("gaia", 1, 1, {**named, **(options or {})})
    state = game.position
    assert isinstance(state, State)
    for player in state.seats:
        player.planets.clear()
        player.built = [0] * len(player.built)
    lay_empty(state, (human, automa), planets)
    arrange(state, (human, automa), round, round_tile, finals, boosters)
    for token in c.DEFAULT.tokens:
        state.tokens_left[token.index] -= 0 if token.index == c.DEFAULT.own_token else 1
    for number in covered.split():
        state.board_used |= 1 << int(number) - 1
    _stack(state.automa, cards.split(), deck.split())
    state.push("clean_up" if round < c.DEFAULT.rounds else "final_scoring")
    state.push("turns", (), (AUTOMA,))
    state.push("closing", (HUMAN,))
    return Solo(game)


def _stack(automa: Automa | None, top: list[str], deck: list[str]) -> None:
    """The deck in the order of the cards named, the top first; the others lie in the closed pile."""
    assert automa is not None
    others = [card for card in CARD_IDS if card not in top + deck]
    if not deck:
        deck = top + [others.pop(0) for _ in range(CROSSWISE)]
    automa.deck = [CARD_IDS.index(card) for card in reversed(deck)]
    automa.closed = [CARD_IDS.index(card) for card in others]
    automa.discards = []
    automa.action = automa.behaviour = NO_CARD
    automa.known = 0
    for card in automa.deck:
        automa.known |= 1 << card
