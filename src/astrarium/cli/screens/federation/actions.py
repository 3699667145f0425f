"""The actions of Federation for a reader: what each means."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from astrarium.cli.screens.federation.effects import EffectWords, points
from astrarium.cli.screens.federation.planets import Planets
from astrarium.cli.screens.federation.seats import Seats
from astrarium.games.federation.components import language
from astrarium.games.federation.components.components import Components
from astrarium.games.federation.components.ids import (
    ACTION_IDS,
    AMBASSADOR_IDS,
    DEEP_IDS,
    MISSION_IDS,
    PLANETS,
    PRODUCTION_IDS,
    SHOP_IDS,
    SIDE_IDS,
    SPACE_IDS,
    START_IDS,
    WING_IDS,
    wing_of,
)

LAST: Final = {"use": 1, "keep": 2, "skip": 2, "end": 2, "discard": 3}
"""What does less stands behind the rest; giving something back stands last."""
STRONGEST: Final = ("3", "2", "1a", "1b", "special")
"""Ambassadors in the order of the list."""

View = Mapping[str, Any]


class ActionWords:
    """Reads notation; it knows no rule."""

    def __init__(self, seats: Seats, planets: Planets) -> None:
        self.seats = seats
        self.planets = planets
        self.effects: EffectWords = seats.effects
        self.words = seats.words
        self.look = seats.look
        self._by_verb: dict[str, Callable[[View, Components, list[str]], str]] = {
            "start": self._start,
            "place": self._place,
            "cover": self._token,
            "take": self._token,
            "use": self._specialist,
            "copy": self._specialist,
            "refresh": self._specialist,
            "hire": self._hire,
            "move": self._move,
            "transport": self._transport,
            "dead": self._dead,
            "shop": self._shop,
            "disc": self._shop,
            "build": self._build,
            "spy": self._spy,
            "mission": self._mission,
            "marker": self._mission,
            "project": self._project,
            "medal": self._medal,
            "income": self._income,
            "convert": self._convert,
            "discard": self._resource,
            "choose": self._choose,
            "mix": self._mix,
            "deep": self._deep,
            "law": self._law,
            "upkeep": self._upkeep,
        }

    def place(self, verb: str) -> int:
        """Doing something comes before doing nothing."""
        return LAST.get(verb, 0)

    def worth(self, text: str) -> int:
        """The strongest ambassador comes first, with votes before funding, floor by floor from above."""
        verb, *rest = text.split()
        if verb != "place":
            return 0
        ambassador, side, space = rest
        floor = -int(space[1]) * 10 + int(space[2]) if space != "outer" else 10
        return (STRONGEST.index(ambassador) * len(SIDE_IDS) + SIDE_IDS.index(side)) * 100 + floor

    def describe(self, text: str, view: View) -> str:
        """A few words after the notation."""
        verb, *rest = text.split()
        if verb not in self._by_verb or not rest:
            return ""
        return self._by_verb[verb](view, self.effects.parts(view), rest)

    def _me(self, view: View) -> Mapping[str, Any]:
        seat = view["you"] if view["you"] is not None else view["to_act"][0]
        found: Mapping[str, Any] = view["seats"][seat]
        return found

    def _start(self, view: View, parts: Components, rest: list[str]) -> str:
        return self.effects.all(parts.starting[START_IDS.index(rest[0])].effects)

    def _place(self, view: View, parts: Components, rest: list[str]) -> str:
        word, side, space = rest
        ambassador = parts.ambassadors[AMBASSADOR_IDS.index(word)]
        if side == "vote":
            shows = self.words.text("amount-votes", amount=ambassador.votes)
        elif side == "fund":
            bonus = self.effects.all(ambassador.funding)
            shows = self.words.text("fund") + (f" + {bonus}" if bonus else "")
        else:
            shows = self.words.text("with-token")
        if space == "outer":
            outer = self.effects.all(parts.outer_effects)
            # Votes count nowhere out there.
            return self.look.dot.join([self.words.text("outer-module"), *([] if side == "vote" else [shows]), outer])
        number = SPACE_IDS.index(space)
        action = parts.space_actions[number]
        name = self.words.name("action", ACTION_IDS[action])
        if action >= PLANETS:
            name += f" ({self.effects.all(parts.actions[action].effects)})"
        return self.look.dot.join([name, self.words.short("wing", WING_IDS[wing_of(number)]), shows])

    def _token(self, view: View, parts: Components, rest: list[str]) -> str:
        return self.words.name("token", rest[0])

    def _specialist(self, view: View, parts: Components, rest: list[str]) -> str:
        return self.seats.about(view, rest[0])

    def _hire(self, view: View, parts: Components, rest: list[str]) -> str:
        said = self.seats.about(view, rest[0])
        data = next(specialist for specialist in parts.specialists if specialist.id == rest[0])
        vp = points(self._me(view), data.effects)
        return f"{said} ({self.words.text('now-worth', vp=vp)})" if vp else said

    def _move(self, view: View, parts: Components, rest: list[str]) -> str:
        cell = next(cell for cell in view["neo"]["cells"] if cell["id"] == rest[0])
        if cell["asteroid"] == "hidden":
            return self.words.text("asteroid-hidden")
        if cell["asteroid"]:
            gives = self.effects.asteroid(parts, cell["asteroid"])
            return self.words.text("asteroid-open", token=cell["asteroid"], gives=gives)
        return self.words.amounts(cell["gives"])

    def _transport(self, view: View, parts: Components, rest: list[str]) -> str:
        return self.words.text("to-moon" if rest[0] == "moon" else "to-cell")

    def _dead(self, view: View, parts: Components, rest: list[str]) -> str:
        return self.effects.asteroid(parts, rest[0])

    def _shop(self, view: View, parts: Components, rest: list[str]) -> str:
        me = self._me(view)
        level = min(me["discs"].get(rest[0], 0) + 1, 2)
        if view["decision"] and view["decision"]["kind"] == "disc":
            level = max(level, view["decision"]["level"])
        bonus = self.effects.all(parts.shops[SHOP_IDS.index(rest[0])].bonus[level - 1])
        return self.words.text("shop-level", level=level, bonus=bonus)

    def _build(self, view: View, parts: Components, rest: list[str]) -> str:
        name = self.words.name("structure", rest[0])
        if rest[0] in PRODUCTION_IDS:
            return f"{name}: {self.effects.all(parts.productions[PRODUCTION_IDS.index(rest[0])].income)}"
        return f"{name}: {self.planets.mega(view, rest[0], self._me(view)['seat']).plain}"

    def _spy(self, view: View, parts: Components, rest: list[str]) -> str:
        action = ACTION_IDS.index(rest[0])
        name = self.words.name("action", rest[0])
        return f"{name}: {self.effects.all(parts.actions[action].effects)}" if action >= PLANETS else name

    def _mission(self, view: View, parts: Components, rest: list[str]) -> str:
        data = parts.missions[MISSION_IDS.index(rest[0])]
        said = f"{self.words.name('mission', rest[0])} ({self.words.text('lacks-level', level=data.level)})"
        said += f": {self.effects.all(data.effects)}"
        vp = points(self._me(view), data.effects)
        return f"{said} ({self.words.text('now-worth', vp=vp)})" if vp else said

    def _project(self, view: View, parts: Components, rest: list[str]) -> str:
        project = next(project for project in view["projects"] if project["id"] == rest[0])
        counts = self.seats.senate.counts(project["counts"]).plain
        return self.look.dot.join(
            [self.words.name("project", rest[0]), f"{project['at']}/{project['length']}", counts]
        )

    def _medal(self, view: View, parts: Components, rest: list[str]) -> str:
        return self.words.name("medal", rest[0])

    def _income(self, view: View, parts: Components, rest: list[str]) -> str:
        return self._build(view, parts, rest)

    def _convert(self, view: View, parts: Components, rest: list[str]) -> str:
        words = list(self._me(view)["resources"])
        into = words[words.index(rest[0]) + 1]
        return self.words.text(
            "turns-into", one=self.words.amounts({rest[0]: 1}), other=self.words.amounts({into: 1})
        )

    def _resource(self, view: View, parts: Components, rest: list[str]) -> str:
        return self.words.text("you-have", amount=self.words.amounts({rest[0]: self._me(view)["resources"][rest[0]]}))

    def _choose(self, view: View, parts: Components, rest: list[str]) -> str:
        for effect in parts.effects:
            if effect.op == language.CHOICE and effect.text == view["decision"]["effect"]:
                for option in effect.options:
                    if language.CHOICE_IDS[option.choice()] == rest[0]:
                        return self.effects.effect(option)
        return ""

    def _mix(self, view: View, parts: Components, rest: list[str]) -> str:
        for effect in parts.effects:
            if effect.op == language.MIX and effect.text == view["decision"]["effect"]:
                said = []
                for option, number in zip(effect.options, rest, strict=True):
                    if int(number):
                        word = language.CHOICE_IDS[option.choice()]
                        said.append(self.words.text(f"amount-{word}", amount=int(number)))
                return ", ".join(said)
        return ""

    def _deep(self, view: View, parts: Components, rest: list[str]) -> str:
        return self.effects.all(parts.deep_space[DEEP_IDS.index(rest[0])].effects)

    def _law(self, view: View, parts: Components, rest: list[str]) -> str:
        law = view["laws"][rest[0]]["law"]
        counts = self.seats.senate.counts(self.seats.senate.law_points(view, law)).plain
        return f"{self.words.name('planet', law)}: {counts}"

    def _upkeep(self, view: View, parts: Components, rest: list[str]) -> str:
        return self.words.text("stay-on-level", level=rest[0])
