"""The view shows every piece of a table that is laid by hand."""

from typing import Any

import pytest

from tests.rules.federation.table import Table, table

FIRST = (
    "3@s32 2$s21 1a@outer die=2 die@s32 degree=8 L=1 G=2 ships=2 markers=m1,m8 done=m2 start=gold deep=ds3 miner=n3a "
    "moon=3 asteroids=a2 shops=1,3:2 built=shipyard,mega2 has=1A1 used=1C1 medals=neo tokens=v2_die given=2 level=1 "
    "level_game=3 vp=7"
)
SECOND = "moon=3 miner=n8 dead=d4 special built=mega2 shops=1 2@s31:v4_die 1a@outer:v1_ship"
THIRD = "special_gone medals=intrigue"


def laid() -> Table:
    return table(FIRST, SECOND, THIRD, turn=1, first=2, president=0, round=2, blocks="pb1", deep="ds5 ds6 ds7")


def shown(seat: int | None = 1) -> dict[str, Any]:
    return laid().game.view(seat)


def test_the_board_of_a_seat() -> None:
    assert shown()["seats"][0] == {
        "seat": 0,
        "vp": 7,
        "resources": {"lavandium": 1, "copernium": 0, "oceanium": 0, "gold": 2},
        "crystals": 1,
        "hangar": 2,
        "supply": 5,
        "die": 2,
        "die_at": "s32",
        "degree": 8,
        "level": 8,
        "marker_level": 4,
        "level_bonus": {"round": 1, "game": 3},
        "upkeep": {"lavandium": 0, "copernium": 1, "oceanium": 0, "gold": 0},
        "markers": ["m1", "m2", "m8"],
        "completed": ["m2"],
        "missions_completed": 3,
        "missions_opened": 5,
        "lacks": {"m1": [], "m8": [], **{f"m{n}": ["marker"] for n in (3, 4, 5, 6, 7, 9, 10, 11, 12)}},
        "mission_points": {"m8": 3, "m10": 4, "m11": 16, "m12": 3},
        "specialist_points": {"3A1": 5, "3B1": 6, "3C1": 16, "3D1": 3, "3E1": 5},
        "start": "gold",
        "deep_space": "ds3",
        "influence": {"neo": 3, "six_moons": 3, "atal": 2, "arratuin": 3, "e81216": 3},
        "miner": "n3a",
        "moon": 3,
        "asteroids": ["a2"],
        "specialists": [{"id": "1A1", "use": "ready"}, {"id": "1C1", "use": "used"}],
        "discs": {"1": 1, "3": 2},
        "built": ["shipyard", "mega2"],
        "robots": 4,
        "medals": ["neo"],
        "medal_points": 1,
        "next_medal_points": 3,
        "tokens": ["v2_die"],
        "contributions": 2,
        "ambassadors": ["1b"],
        "to_place": 1,
        "special_ambassador": None,
        "kept": False,
        "ledger": [[0, "start", 7]],
    }


def test_the_board_of_a_seat_with_less() -> None:
    second, third = shown()["seats"][1:]
    assert (second["die"], second["die_at"], second["start"], second["deep_space"]) == (None, None, None, None)
    assert (second["asteroids"], second["built"], second["robots"]) == (["d4"], ["mega2"], 5)
    assert (second["special_ambassador"], third["special_ambassador"]) == ("held", "gone")
    assert (third["medals"], third["ambassadors"]) == (["intrigue"], ["1a", "1b", "2", "3"])


def test_the_senate() -> None:
    senate = shown()["senate"]
    spaces = {space.pop("id"): space for space in senate["spaces"]}
    places = {name: [space.pop(part) for part in ("floor", "column", "wing")] for name, space in spaces.items()}
    assert (places["s12"], places["s31"], places["s24"]) == ([1, 2, "left"], [3, 1, "left"], [2, 4, "right"])
    bare = {name: space.pop("votes_without_die") for name, space in spaces.items()}
    assert (bare["s11"], bare["s31"], bare["s32"]) == (2, 4, 3)
    nothing = {"owner": None, "ambassador": None, "side": None, "token": None, "die": None, "funds": False}
    assert spaces["s12"] == {**nothing, "action": "patrons_office", "neutral": False, "votes": 0}
    assert spaces["s11"] == {**nothing, "action": "arratuin", "neutral": True, "votes": 2}
    assert spaces["s22"] == {**nothing, "action": "e81216", "neutral": True, "votes": 0}
    own = {"owner": 0, "neutral": False, "token": None}
    voting = {"ambassador": "3", "side": "vote", "votes": 5, "funds": False, "die": 2}
    assert spaces["s32"] == {**own, **voting, "action": "neo"}
    funding = {"ambassador": "2", "side": "fund", "votes": 0, "funds": True, "die": None}
    assert spaces["s21"] == {**own, **funding, "action": "officers_quarters"}
    covered = {"owner": 1, "ambassador": "2", "side": "cover", "token": "v4_die", "votes": 4}
    assert spaces["s31"] == {**nothing, **covered, "action": "six_moons", "neutral": False}
    assert senate["outer"] == [
        {"owner": 0, "ambassador": "1a", "side": "vote", "token": None},
        {"owner": 1, "ambassador": "1a", "side": "cover", "token": "v1_ship"},
    ]
    assert senate["wing_votes"] == {"left": 11, "right": 2}
    assert senate["floor_votes"] == {"1": [0, 0, 0], "2": [0, 0, 0], "3": [5, 4, 0]}
    assert senate["neutral_votes"] == {"1": 4, "2": 0, "3": 0}


def test_round_laws_projects_and_medals() -> None:
    view = shown()
    assert (view["round"], view["rounds"], view["phase"], view["to_act"]) == (2, 5, "ambassadors", [1])
    assert (view["you"], view["players"], view["first_player"], view["president"]) == (1, 3, 2, 0)
    left = {"law": "neo", "next": None, "left": 3, "points": [6, 16, 0], "discarded": ["e81216"]}
    right = {**left, "law": "six_moons", "points": [6, 6, 0]}
    assert view["laws"] == {"left": left, "right": right, "passed": []}
    assert view["projects"][2] == {
        "id": "atal",
        "column": 5,
        "at": 0,
        "length": 6,
        "funded": False,
        "counts": [2, 0, 0],
        "pending": 0,
    }
    general = view["projects"][6]
    assert (general["column"], general["at"], general["length"], general["counts"]) == (None, 2, 7, [2, 0, 0])
    planets = {name: [4, 5, 6] for name in ("six_moons", "atal", "arratuin", "e81216")}
    assert view["medals"] == {"neo": [5, 6], **planets, "accreditation": 3, "intrigue": 2}
    blocked = {"planet_tile": "pb1", "room_tile": None, "planet_tiles_left": 4, "room_tiles_left": 0}
    assert view["blocked"] == blocked


def test_what_the_executive_phase_would_bring() -> None:
    nobody = {"leaders": [], "neutral": False}
    executive = shown()["executive"]
    floors = {"1": {"leaders": [], "neutral": True}, "2": nobody, "3": {"leaders": [0], "neutral": False}}
    assert (executive["floors"], executive["law"]) == (floors, "left")
    said = {line["step"]: line["said"] for line in executive["lines"]}
    assert list(said) == ["income", "upkeep", "funding", "floor", "law"]
    assert said["income"] == {"id": "federation-exe-income", "args": {"count": 1}}
    assert said["upkeep"] == {"id": "seat", "args": {"seat": 0}}
    assert said["funding"] == {"id": "federation-exe-funding", "args": {"count": 1}}
    assert said["law"]["args"] == {"left": 11, "right": 2, "law": {"id": "planet-neo"}}


def test_miners_and_mages_stand_where_they_are() -> None:
    view = shown()
    cells = {cell["id"]: cell for cell in view["neo"]["cells"]}
    assert {name: cell["miners"] for name, cell in cells.items() if cell["miners"]} == {
        "n0": [2],
        "n3a": [0],
        "n8": [1],
    }
    assert cells["n2b"] == {
        "id": "n2b",
        "influence": 2,
        "gives": {"lavandium": 3, "copernium": 0, "oceanium": 0, "gold": 0},
        "next": ["n3a", "n3b"],
        "asteroid": None,
        "miners": [],
    }
    assert (view["neo"]["dead_asteroids"], view["neo"]["dead_left"]) == (["d1", "d2", "d3"], 3)
    moons = view["six_moons"]["moons"]
    assert [moon["mages"] for moon in moons] == [[], [], [0, 1], [], [], [], []]
    assert [moon["strength"] for moon in moons] == [1, 2, 2, 3, 3, 3, 4]
    assert [moon["left"] for moon in moons] == [4] * 7
    assert [moon["tokens"] is not None for moon in moons] == [True] * 4 + [False] * 3


def test_what_lies_on_the_other_planets() -> None:
    view = shown()
    assert view["atal"][0] == {"type": "A", "level": 1, "left": 2, "face_up": "1A2"}
    assert view["atal"][4] == {"type": "B", "level": 2, "left": 3, "face_up": None}
    assert [shop["discs"] for shop in view["arratuin"]] == [[1, 1, 0], [0] * 3, [2, 0, 0], [0] * 3, [0] * 3, [0] * 3]
    assert view["arratuin"][2] == {
        "id": "3",
        "cost": {"lavandium": 0, "copernium": 1, "oceanium": 0, "gold": 0},
        "bonus": ["2 oceanium or 2 degrees", "mix 3 oceanium degree"],
        "discs": [2, 0, 0],
    }
    buildings = view["e81216"]
    # Both robots stand there, so the last multiplier is left.
    said = buildings["megastructures"][1].pop("said")
    counts = {"one": {"id": "count-neo"}, "other": {"id": "count-missions"}}
    assert said == {"id": "mega-counts", "args": {"multipliers": "×1", "tiles": {"id": "slashed", "args": counts}}}
    assert [production["robots"] for production in buildings["productions"]] == [[0], [], [], []]
    assert buildings["megastructures"][1] == {
        "id": "mega2",
        "cost": {"lavandium": 0, "copernium": 2, "oceanium": 0, "gold": 1},
        "tiles": ["neo", "missions"],
        "multipliers": [3, 2, 1],
        "robots": [0, 1],
        "worth": [0, 0, 0],
    }


def test_who_has_looked_keeps_seeing_deep_space() -> None:
    assert shown(0)["deep_space"] == {"left": 3, "tiles": ["ds5", "ds6", "ds7"]}
    assert shown(1)["deep_space"] == {"left": 3, "tiles": None}
    assert shown(None)["deep_space"] == {"left": 3, "tiles": None}


# What a seat has and does, and the particulars of the decision that follows.
DECISIONS: list[tuple[str, list[str], dict[str, Any]]] = [
    ("tokens=v2_die,v2_degree", ["place 1a cover s21"], {"kind": "cover", "space": "s21"}),
    ("die=2", ["place 1a vote s12"], {"kind": "die", "space": "s12"}),
    ("has=1E3", ["place 1a vote s24", "use 1E3"], {"kind": "neo", "steps": 2}),
    ("has=1D3,2D3", ["place 1a vote s16", "use 2D3"], {"kind": "moons", "steps": 3}),
    ("L=2 C=2 has=1B1", ["place 1a vote s22", "use 1B1"], {"kind": "build", "discount": 1, "free": False}),
    ("degree=8", ["place 1a vote s21", "deep ds8"], {"kind": "build", "discount": 0, "free": True}),
    (
        "L=1 O=1",
        ["place 1a vote s25"],
        {"kind": "pay", "cost": {"lavandium": 1, "copernium": 0, "oceanium": 0, "gold": 0}, "discount": 0},
    ),
    ("", ["place 1a vote s12"], {"kind": "marker", "left": 1}),
    ("tokens=f_project_2", ["place 1a cover s21"], {"kind": "project", "left": 2}),
    ("has=2A3", ["use 2A3", "copy 2B3"], {"kind": "income", "left": 2}),
    ("C=1", ["place 1a vote s11", "shop 3"], {"kind": "choose", "effect": "2 oceanium or 2 degrees"}),
    ("C=1 shops=3", ["place 1a vote s11", "shop 3"], {"kind": "mix", "effect": "mix 3 oceanium degree"}),
    ("has=2A2", ["place 1a vote s14", "use 2A2"], {"kind": "atal", "level": 3}),
    ("", ["place 1a vote s14", "hire 1C3"], {"kind": "disc", "level": 1}),
    ("L=1", ["place 1a vote s25"], {"kind": "spy", "rooms": True}),
    ("L=1 degree=5 markers=m7", ["place 1a vote outer", "mission m7", "pay 1L"], {"kind": "spy", "rooms": False}),
    ("has=1A2 used=1B1,1E1", ["use 1A2"], {"kind": "refresh", "optional": False}),
    ("degree=8", ["place 1a vote s21", "deep ds2"], {"kind": "look", "strength": 4, "tokens": None}),
    ("", [], {"kind": "turn"}),
]


@pytest.mark.parametrize(("seat", "lines", "particulars"), DECISIONS)
def test_the_numbers_of_a_decision(seat: str, lines: list[str], particulars: dict[str, Any]) -> None:
    game = table(seat, "used=1B2", "", "", atal="1C3 2B3", deep="ds2 ds3 ds4 ds7 ds8")
    game.play(*[f"0 {text}" for text in lines])
    assert game.game.view(None)["decision"] == {"seats": [0], **particulars}


def test_only_who_looks_at_tokens_sees_them() -> None:
    game = table("degree=8", "", "", "", deep="ds2 ds3 ds4 ds7 ds8").play("0 place 1a vote s21", "0 deep ds2")
    top = game.stack(4)[1::-1]
    assert game.game.view(0)["decision"]["tokens"] == top
    assert game.game.view(1)["decision"]["tokens"] is None
    game.play(f"0 take {top[0]}")
    # The other one goes back under the stack, and its place is remembered by who has seen it.
    assert [stack["lowest"] for stack in game.game.view(0)["six_moons"]["stacks"]] == [None, None, None, top[1]]
    assert [stack["lowest"] for stack in game.game.view(1)["six_moons"]["stacks"]] == [None] * 4
