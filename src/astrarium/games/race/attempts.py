"""What a person might try with a card that lies somewhere, legal or not."""

from astrarium.games.race.components.powers import CONSUME, PRODUCE
from astrarium.games.race.components.printed import ACTIONS
from astrarium.games.race.state.player import Player
from astrarium.games.race.state.state import State, card_of
from astrarium.games.race.verbs import BONUS, VERBS, RaceAction
from astrarium.kernel.action import Action


def attempts(state: State, player: Player, verb: str) -> list[Action]:
    """A verb is tried with every card that lies where it takes its card from."""
    kind = state.agenda[-1].kind
    arguments = VERBS.by_name[verb].arguments
    if not arguments or (verb in ("develop", "settle") and (verb == "develop") != (kind == "develop")):
        return []
    target = arguments[0].target
    if target == "action":
        return [RaceAction(verb, (action,)) for action in range(len(ACTIONS))]
    if target == "tableau":
        return [action for slot in range(len(player.tableau)) for action in _of_slot(state, player, verb, slot)]
    cards = {"hand": player.hand, "drawn": player.drawn, "start": player.starts}.get(target, [])
    return [RaceAction(verb, (card,)) for card in cards]


def _of_slot(state: State, player: Player, verb: str, slot: int) -> list[Action]:
    """Copies of a world are told apart, and so are the powers of a card."""
    card = player.tableau[slot]
    if verb in ("sell", "spend"):
        return [RaceAction(verb, (card, player.tableau[:slot].count(card)))]
    if verb in ("consume", "draw"):
        powers = card_of(state, card).rows[CONSUME if verb == "consume" else PRODUCE]
        return [RaceAction(verb, (card, number)) for number in range(max(1, len(powers)))]
    return [RaceAction(verb, (card, BONUS) if verb == "produce" else (card,))]
