"""Fewer actions to look at, for programs: of many that differ little the first ones are enough."""

from astrarium.kernel.action import Action


def fewer(actions: list[Action], most: dict[str, int]) -> list[Action]:
    """The actions in their order, of the verbs in ``most`` only so many; a listing begins with the sensible ones."""
    seen: dict[str, int] = {}
    kept: list[Action] = []
    for action in actions:
        number = seen.get(action.verb, 0)
        if number < most.get(action.verb, len(actions)):
            kept.append(action)
        seen[action.verb] = number + 1
    return kept
