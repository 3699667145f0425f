"""Typical turns, each with the clicks of an expert: the positions are those of golden games.

A click is ``kind:what``: a place of the board (``hex:1x-9``, ``card:…``), ``menu:`` a way in the list at a place,
``bar:`` a choice in the bar, ``group:`` a family of actions, ``do:`` one of the buttons at the right.
"""

from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.browser.pages import Visit

GOLDEN: Final = Path(__file__).parents[1] / "golden"
GAIA: Final = "gaia-20-terrans-xenos-ambas-hadsch_hallas"
RACE: Final = "race-06-storm-5"
FEDERATION: Final = "federation-02-experienced-4"

LEFT: Final = {"satellites": True, "pay_lowest": True}
"""What the page of clicks says is left to the engine in Gaia Project."""


class Typical(NamedTuple):
    """A turn: where it is found, how it is clicked, and what it comes to."""

    name: str
    record: str
    at: int
    seat: int
    clicks: tuple[str, ...]
    done: tuple[str, ...]
    answers: dict[str, Any] | None = None
    """What the person leaves to the engine; in Gaia Project ``LEFT`` where nothing is said, elsewhere nothing."""


GAIA_TURNS: Final = [
    Typical("build a mine", GAIA, 21, 2, ("hex:2x-3", "do:confirm"), ("build 2x-3",)),
    Typical("another planet after all", GAIA, 21, 2, ("hex:0x1", "hex:2x-3", "do:confirm"), ("build 2x-3",)),
    Typical("mine to trading station", GAIA, 52, 1, ("hex:3x0", "do:confirm"), ("upgrade 3x0 station",)),
    Typical(
        "trading station to lab, with tile and advance",
        GAIA,
        36,
        1,
        ("hex:1x-9", "menu:upgrade 1x-9 lab", "tech:vp_7", "area:sci", "do:confirm"),
        ("upgrade 1x-9 lab", "tech vp_7", "advance sci"),
        {"only_advance": False},
    ),
    Typical(
        "the same, with one open area",
        GAIA,
        36,
        1,
        ("hex:1x-9", "menu:upgrade 1x-9 lab", "tech:credits_4", "do:confirm"),
        ("upgrade 1x-9 lab", "tech credits_4", "advance sci"),
    ),
    Typical("Gaia project", GAIA, 13, 0, ("hex:-5x-1", "do:confirm"), ("project -5x-1", "pay")),
    Typical("research", GAIA, 43, 2, ("area:ai", "do:confirm"), ("research ai",)),
    Typical("power action that brings goods", GAIA, 86, 0, ("octagon:tokens_2", "do:confirm"), ("power tokens_2",)),
    Typical("Q.I.C. action", GAIA, 83, 1, ("octagon:types", "do:confirm"), ("qic types",)),
    Typical(
        "power action for a terraforming step, and a mine",
        GAIA,
        100,
        1,
        ("octagon:step_1", "hex:3x-1", "do:confirm"),
        ("power step_1", "build 3x-1"),
    ),
    Typical(
        "special action of a booster, and a mine",
        GAIA,
        60,
        3,
        ("group:special", "hex:-4x-2", "do:confirm"),
        ("special range", "build -4x-2"),
    ),
    Typical(
        "conversion, then research",
        GAIA,
        57,
        1,
        ("group:convert", "bar:convert ore_credit", "area:sci", "do:confirm"),
        ("convert ore_credit", "research sci"),
    ),
    Typical(
        "the only federation",
        GAIA,
        157,
        0,
        ("group:federation", "token:*", "do:confirm"),
        ("federation", "satellite", "satellite"),
    ),
    Typical(
        "federation as proposed first",
        GAIA,
        202,
        3,
        ("group:federation", "do:take", "token:*", "do:confirm"),
        ("federation -4x-2", "pay", "satellite"),
    ),
    Typical(
        "federation, second proposal",
        GAIA,
        202,
        3,
        ("group:federation", "named:Another", "do:take", "token:*", "do:confirm"),
        ("federation", "token"),
    ),
    Typical(
        "federation, by a planet that only one has",
        GAIA,
        202,
        3,
        ("hex:-2x4", "token:*", "do:confirm"),
        ("federation -6x1 -4x1 -6x2 -2x4",),
    ),
    Typical(
        "federation, with one satellite elsewhere",
        GAIA,
        157,
        0,
        ("group:federation", "hex:-5x0", "token:*", "do:confirm"),
        ("federation", "satellite -5x0"),
    ),
    Typical("pass", GAIA, 90, 0, ("booster:credits_qic", "do:confirm"), ("pass credits_qic",)),
    Typical("charge offered", GAIA, 53, 2, ("bar:charge",), ("charge",)),
    Typical("charge that a setting answers", GAIA, 53, 2, (), ("charge",), {"charge": "always"}),
    Typical("end of the turn after others' charges", GAIA, 54, 1, (), ("end",), {"end_turn": True}),
]

RACE_TURNS: Final = [
    Typical("choose an action", RACE, 14, 0, ("action:explore_5", "do:confirm"), ("action explore_5",)),
    Typical(
        "another action after all",
        RACE,
        14,
        0,
        ("action:settle", "action:explore_5", "do:confirm"),
        ("action explore_5",),
    ),
    Typical("first hand: discard two", RACE, 8, 0, ("hand:*", "hand:*", "do:confirm"), ("discard", "discard")),
    Typical("explore, keep one", RACE, 16, 0, ("drawn:*", "do:confirm"), ("keep",)),
    Typical("develop", RACE, 48, 0, ("hand:*", "do:confirm"), ("develop",)),
    Typical("pay two cards", RACE, 102, 0, ("hand:*", "hand:*", "do:confirm"), ("pay", "pay")),
    Typical("develop nothing", RACE, 48, 0, ("bar:nothing", "do:confirm"), ("nothing",)),
    Typical("nothing that could be developed", RACE, 79, 0, (), ("nothing",), {"only_answer": True}),
    Typical("settle a world", RACE, 126, 0, ("hand:*", "do:confirm"), ("settle",)),
    Typical("sell a good", RACE, 330, 0, ("tableau:*", "do:confirm"), ("sell",)),
    Typical("the dearest good, by a setting", RACE, 330, 0, (), ("sell",), {"sell": True}),
    Typical("consume twice", RACE, 331, 0, ("tableau:*", "tableau:*", "do:confirm"), ("consume", "consume")),
    Typical("consume, by a setting", RACE, 331, 0, (), ("consume", "consume"), {"consume": True}),
]

FEDERATION_TURNS: Final = [
    Typical("starting token", FEDERATION, 0, 0, ("bar:start oceanium", "do:confirm"), ("start oceanium",)),
    Typical(
        "place an ambassador to fund",
        FEDERATION,
        23,
        1,
        ("space:s15", "menu:place 1b fund s15", "do:confirm"),
        ("place 1b fund s15",),
    ),
    Typical(
        "vote, and move on Neo",
        FEDERATION,
        10,
        0,
        ("space:s32", "menu:place 2 vote s32", "cell:n1b", "do:confirm"),
        ("place 2 vote s32", "move n1b"),
    ),
    Typical(
        "vote, and hire on Atal",
        FEDERATION,
        6,
        2,
        ("space:s14", "menu:place 2 vote s14", "specialist:*", "do:confirm"),
        ("place 2 vote s14", "hire"),
    ),
    Typical(
        "fund, and visit a shop",
        FEDERATION,
        55,
        3,
        ("space:s11", "menu:place 1a fund s11", "shop:1", "do:confirm"),
        ("place 1a fund s11", "shop 1"),
    ),
    Typical(
        "fund, and build",
        FEDERATION,
        24,
        2,
        ("space:s22", "menu:place 3 fund s22", "building:alteration_incubator", "do:confirm"),
        ("place 3 fund s22", "build alteration_incubator"),
    ),
    Typical(
        "fund, and leave the mission for later",
        FEDERATION,
        8,
        3,
        ("space:s21", "menu:place 3 fund s21", "bar:skip", "do:confirm"),
        ("place 3 fund s21", "skip"),
    ),
    Typical(
        "vote, and take an alteration token",
        FEDERATION,
        4,
        1,
        ("space:s31", "menu:place 2 vote s31", "bar:take f_oceanium", "do:confirm"),
        ("place 2 vote s31", "take f_oceanium"),
    ),
    Typical("upkeep", FEDERATION, 45, 3, ("bar:upkeep 3", "do:confirm"), ("upkeep 3",)),
]

TURNS: Final = {turn.name: turn for turn in [*GAIA_TURNS, *RACE_TURNS, *FEDERATION_TURNS]}


class Expert:
    """Somebody who takes up positions of golden games; each game is brought along once."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.page = visit.page
        self._kept: dict[str, dict[str, Any]] = {}

    def take_up(self, turn: Typical) -> str:
        """A table at that position, with bots in the other seats, who wait; its path among the server's."""
        if turn.record not in self._kept:
            text = (GOLDEN / f"{turn.record}.jsonl").read_text(encoding="utf-8")
            kept = self.visit.post("/api/records", {"text": text, "title": turn.record})
            self._kept[turn.record] = kept["table"]
        kept = self._kept[turn.record]
        seats: list[dict[str, Any]] = [{"kind": "bot", "bot": "random"}] * kept["players"]
        seats[turn.seat] = {"kind": "person"}
        body = {"at": turn.at, "seats": seats, "title": turn.name}
        made = self.visit.post(f"/api/tables/{kept['id']}/fork", body)
        return f"/api/tables/{made['table']['id']}"

    def play(self, turn: Typical) -> int:
        """Play a turn; how many clicks it took."""
        path = self.take_up(turn)
        answers = LEFT if turn.answers is None and turn.record == GAIA else turn.answers
        if answers is not None:
            self.visit.put(f"{path}/answers", answers)
        if turn.clicks:
            self.visit.go(path.removeprefix("/api").replace("tables", "table"))
            self.visit.ready()
        for click in turn.clicks:
            self.click(click)
        self.page.wait_for_function(DONE, arg=[path, turn.at, turn.seat, list(turn.done)], polling=200)
        return len(turn.clicks)

    def click(self, what: str) -> None:
        """One click of the mouse on what is there."""
        kind, _, word = what.partition(":")
        if kind in PARTS:
            where = f'{PARTS[kind]}"{word}"]'
        elif kind == "named":
            where = f'#bar button:has-text("{word}")'
        elif word == "*":
            where = f'.lit[data-target^="{kind}:"]:not(.picked)'
        else:
            where = f'[data-target="{what}"]'
        self.page.locator(where).first.click()
        self.visit.still()


PARTS: Final = {
    "menu": "[role=menu] [data-action=",
    "bar": "#bar [data-action=",
    "group": "[data-group=",
    "do": "[data-do=",
}

DONE: Final = """async ([path, at, seat, wanted]) => {
  const { log } = await (await fetch(path)).json();
  const mine = log.slice(at).filter((one) => one.seat === seat).map((one) => one.text);
  return wanted.every((text, number) => mine[number] === text || mine[number]?.startsWith(text + ' '));
}"""
"""Whether the log begins with what the turn comes to: so it is final."""
