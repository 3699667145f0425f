"""What happened is told whole: every kind of event, with its seat, its rule and its particulars."""

import re
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from astrarium import Event
from astrarium.games.federation import game as federation
from astrarium.games.federation.components.ids import PLANET_TILE_IDS, ROOM_TILE_IDS
from tests.rules.federation.table import table


class Told(NamedTuple):
    """What the first seat has and does, and all that is told of it after its ambassador was placed."""

    seat: str
    plays: str
    events: list[str]
    laid: Mapping[str, Any] = MappingProxyType({})


def line(event: Event) -> str:
    """``gain 0 FD-NEO-02 what=lavandium amount=2 cause=neo``."""
    return " ".join([event.kind, str(event.seat), event.rule, *[f"{key}={data}" for key, data in event.data.items()]])


TURNS = {
    "a miner on an asteroid": Told(
        "miner=n2a",
        "place 1a vote s24; move n3a",
        [
            "move 0 FD-NEO-01 to=n3a influence=3",
            "medal 0 FD-MED-03 medal=neo threshold=3",
            "asteroid 0 FD-NEO-03 asteroid=a1",
            "gain 0 FD-NEO-03 what=lavandium amount=1 cause=asteroid",
            "gain 0 FD-NEO-03 what=copernium amount=2 cause=asteroid",
        ],
    ),
    "a miner that uncovers": Told(
        "miner=n0",
        "place 1a vote s24; move n1a",
        [
            "move 0 FD-NEO-01 to=n1a influence=1",
            "gain 0 FD-NEO-02 what=lavandium amount=2 cause=neo",
            "gain 0 FD-NEO-02 what=copernium amount=1 cause=neo",
        ],
    ),
    "a dead asteroid": Told(
        "miner=n7a has=1E1",
        "place 1a vote s24; use 1E1; dead d2",
        [
            "use 0 FD-SP-1E1 specialist=1E1",
            "gain 0 FD-SP-1E1 what=lavandium amount=2 cause=specialist:1E1",
            "move 0 FD-NEO-01 to=n8 influence=8",
            "medal 0 FD-MED-03 medal=neo threshold=3",
            "asteroid 0 FD-NEO-07 asteroid=d2",
            "gain 0 FD-NEO-07 what=copernium amount=2 cause=asteroid",
            "gain 0 FD-NEO-07 what=oceanium amount=1 cause=asteroid",
        ],
    ),
    "a mage": Told(
        "has=1D1",
        "place 1a fund s16; use 1D1; take v1_ship",
        [
            "marker 0 FD-TRN-06 mission=m2",
            "moon 0 FD-SIX-01 moon=1",
            "use 0 FD-SP-1D1 specialist=1D1",
            "token 0 FD-SP-1D1 token=v2_die from=stack",
            "token 0 FD-SIX-01 token=v1_ship from=moon",
            "reveal -1 FD-SIX-03 moon=2 tokens=['v3_die', 'v3_oceanium', 'v2_degree_die', 'v2_ship']",
        ],
        {"stack": "v2_die", "moons": "1: v2_die v2_degree v1_ship v2_marker"},
    ),
    "a specialist for now": Told(
        "",
        "place 1a vote s14; hire 1C1",
        [
            "hire 0 FD-ATA-01 specialist=1C1",
            "reveal -1 FD-ATA-04 specialist=1C2",
            "reveal -1 FD-ATA-04 specialist=2C1",
            "degree 0 FD-SP-1C1 degree=1",
        ],
        {"atal": "1C1"},
    ),
    "a shop": Told(
        "L=1 C=1",
        "place 1a vote s11; shop 6",
        [
            "pay 0 FD-RES-05 what=lavandium amount=1",
            "pay 0 FD-RES-05 what=copernium amount=1",
            "shop 0 FD-ARR-02 shop=6 level=1",
            "points 0 FD-ARR-02 vp=3 cause=shop:6",
        ],
    ),
    "a production": Told(
        "L=1 C=1 O=1",
        "place 1a vote s22; build shipyard",
        [
            "pay 0 FD-RES-05 what=lavandium amount=1",
            "pay 0 FD-RES-05 what=copernium amount=1",
            "pay 0 FD-RES-05 what=oceanium amount=1",
            "build 0 FD-E81-01 structure=shipyard",
            "ships 0 FD-PRD-01 ships=1",
        ],
    ),
    "a megastructure": Told(
        "G=2 has=1C1,1B1",
        "place 1a vote s22; build mega4",
        [
            "pay 0 FD-RES-05 what=gold amount=2",
            "build 0 FD-E81-01 structure=mega4",
            "points 0 FD-MEG-03 vp=6 cause=mega:mega4",
        ],
    ),
    "a conversion": Told(
        "L=2 C=1",
        "place 1a vote s22; build transmutation_chamber; convert lavandium",
        [
            "pay 0 FD-RES-05 what=lavandium amount=1",
            "pay 0 FD-RES-05 what=copernium amount=1",
            "build 0 FD-E81-01 structure=transmutation_chamber",
            "convert 0 FD-PRD-02 what=lavandium into=copernium",
        ],
    ),
    "the transporter": Told(
        "L=1 C=1 O=1",
        "place 1a vote s22; build transporter; transport n1a",
        [
            "pay 0 FD-RES-05 what=lavandium amount=1",
            "pay 0 FD-RES-05 what=copernium amount=1",
            "pay 0 FD-RES-05 what=oceanium amount=1",
            "build 0 FD-E81-01 structure=transporter",
            "move 0 FD-PRD-05 to=n1a influence=1",
        ],
        {"productions": "transporter"},
    ),
    "a project": Told(
        "",
        "place 1a vote s34; project neo",
        ["degree 0 FD-ROOM-08 degree=1", "project 0 FD-SYM-03 project=neo at=4"],
        {"projects": "neo=3"},
    ),
    "a contribution": Told(
        "given=1",
        "place 1a vote s34; project general",
        [
            "degree 0 FD-ROOM-08 degree=1",
            "contribution 0 FD-GPR-02 contributions=2 at=2",
            "gain 0 FD-GPR-05 what=copernium amount=1 cause=contribution",
        ],
    ),
    "the president's office": Told(
        "",
        "place 1a vote s26; medal atal",
        ["pawn 0 FD-ROOM-04", "medal 0 FD-MED-08 medal=atal threshold=6"],
        {"first": 1},
    ),
    "the patron's office": Told(
        "",
        "place 1a vote s12; marker m5",
        ["ships 0 FD-ROOM-03 ships=1", "marker 0 FD-SYM-04 mission=m5"],
    ),
    "the assistant die": Told(
        "C=1 die=1",
        "place 2 vote s15; die",
        [
            "die-placed 0 FD-DIE-02 space=s15 value=1",
            "pay 0 FD-RES-05 what=copernium amount=1",
            "die 0 FD-ROOM-07 value=3",
        ],
    ),
    "spying": Told(
        "L=1",
        "place 2 vote s25; spy officers_quarters",
        [
            "pay 0 FD-RES-05 what=lavandium amount=1",
            "spy 0 FD-SPY-01 action=officers_quarters",
            "degree 0 FD-ROOM-01 degree=1",
            "degree 0 FD-ROOM-01 degree=2",
        ],
    ),
    "a covered ambassador": Told(
        "tokens=v2_degree",
        "place 2 cover outer",
        [
            "cover 0 FD-TRN-03 token=v2_degree space=outer",
            "degree 0 FD-TRN-04 degree=1",
            "gain 0 FD-OUT-02 what=oceanium amount=1 cause=outer",
        ],
    ),
    "a mission": Told(
        "degree=5 markers=m8 L=2",
        "place 2 vote outer; mission m8",
        [
            "gain 0 FD-OUT-02 what=oceanium amount=1 cause=outer",
            "mission 0 FD-MIS-06 mission=m8",
            "points 0 FD-MIS-27 vp=3 cause=mission:m8",
        ],
    ),
    "deep space": Told(
        "degree=8",
        "place 2 vote s21; deep ds7",
        [
            "degree 0 FD-ROOM-01 degree=9",
            "medal 0 FD-MED-05 medal=accreditation threshold=0",
            "degree 0 FD-ROOM-01 degree=10",
            "deep-space 0 FD-DS-00 tile=ds7",
            "special-ambassador 0 FD-DS-07",
        ],
        {"deep": "ds7 ds3 ds4 ds1 ds8"},
    ),
    "a level for the rest of the game": Told(
        "degree=9",
        "place 2 vote s21; deep ds4",
        [
            "degree 0 FD-ROOM-01 degree=10",
            "medal 0 FD-MED-05 medal=accreditation threshold=0",
            "deep-space 0 FD-DS-00 tile=ds4",
            "level 0 FD-DS-04 amount=1 until=game",
            "die 0 FD-DS-04 value=6",
            "points 0 FD-ACC-04 vp=1 cause=accreditation",
        ],
        {"deep": "ds7 ds3 ds4 ds1 ds8"},
    ),
    "the special ambassador is kept": Told("special 1a@outer 1b@outer 2@outer 3@outer", "keep", ["keep 0 FD-TRN-13"]),
    "a level for the round": Told(
        "has=1A1",
        "use 1A1",
        ["use 0 FD-SP-1A1 specialist=1A1", "level 0 FD-SP-1A1 amount=1 until=round"],
    ),
    "a specialist turned up again": Told(
        "has=1A2 used=1C1",
        "use 1A2",
        [
            "use 0 FD-SP-1A2 specialist=1A2",
            "refresh 0 FD-SP-1A2 specialist=1C1",
            "degree 0 FD-SP-1C1 degree=1",
        ],
    ),
    "a copy": Told(
        "has=1A3",
        "use 1A3",
        [
            "use 0 FD-SP-1A3 specialist=1A3",
            "copy 0 FD-SP-1A3 specialist=1C1",
            "degree 0 FD-SP-1C1 degree=1",
        ],
        {"atal": "1A2 1B1 1C1 1D1 1E1"},
    ),
    "an income without a robot": Told(
        "",
        "place 1a vote s14; hire 1B3; income shipyard",
        [
            "hire 0 FD-ATA-01 specialist=1B3",
            "reveal -1 FD-ATA-04 specialist=1B1",
            "reveal -1 FD-ATA-04 specialist=2B1",
            "income 0 FD-SYM-02 production=shipyard",
            "ships 0 FD-PRD-01 ships=1",
        ],
        {"atal": "1B3"},
    ),
    "surplus of one kind": Told(
        "O=10",
        "place 1a vote outer",
        [
            "gain 0 FD-OUT-02 what=oceanium amount=1 cause=outer",
            "discard 0 FD-RES-04 what=oceanium amount=1",
        ],
    ),
    "a diamond too many": Told(
        "G=5 tokens=f_gold",
        "place 1a cover outer",
        [
            "cover 0 FD-TRN-03 token=f_gold space=outer",
            "gain 0 FD-TRN-04 what=gold amount=1 cause=token:f_gold",
            "discard 0 FD-RES-04 what=gold amount=1",
            "gain 0 FD-OUT-02 what=oceanium amount=1 cause=outer",
        ],
    ),
    "surplus of the owner's choice": Told(
        "L=5 C=5",
        "place 1a vote outer; discard lavandium",
        [
            "gain 0 FD-OUT-02 what=oceanium amount=1 cause=outer",
            "discard 0 FD-RES-04 what=lavandium amount=1",
        ],
    ),
    "what is given back freely": Told("G=1", "discard gold", ["discard 0 FD-RES-04 what=gold amount=1"]),
    "a room that could not be paid": Told(
        "L=1 O=1 tokens=v6_paid",
        "place 1a cover s33; pay 1O",
        [
            "cover 0 FD-TRN-03 token=v6_paid space=s33",
            "pay 0 FD-RES-05 what=oceanium amount=1",
            "lost 0 FD-SEN-08 what=purchasing_office",
        ],
        # By the rules of today what the room costs is kept back.
        {"version": 1},
    ),
    "a miner at its end": Told(
        "miner=n8 dead=d1,d2,d3,d4 degree=3 markers=m1",
        "place 1a vote outer; mission m1",
        [
            "gain 0 FD-OUT-02 what=oceanium amount=1 cause=outer",
            "mission 0 FD-MIS-06 mission=m1",
            "lost 0 FD-NEO-09 what=neo",
        ],
    ),
    "a mage at its end": Told(
        "moon=7 markers=m2",
        "place 1a vote outer; mission m2",
        [
            "gain 0 FD-OUT-02 what=oceanium amount=1 cause=outer",
            "mission 0 FD-MIS-06 mission=m2",
            "lost 0 FD-SIX-07 what=six_moons",
        ],
        {"moons": "7:"},
    ),
    "nothing to build": Told(
        "degree=5 markers=m5",
        "place 1a vote outer; mission m5",
        [
            "gain 0 FD-OUT-02 what=oceanium amount=1 cause=outer",
            "mission 0 FD-MIS-06 mission=m5",
            "lost 0 FD-E81-06 what=e81216",
        ],
    ),
    "nobody to hire": Told(
        "used=1A2,2A1,3A1,1B1,2B1,3B1,1C1,2C1,3C1,1D1,2D1,3D1,1E1,2E1,3E1 markers=m3",
        "place 1a vote outer; mission m3",
        [
            "gain 0 FD-OUT-02 what=oceanium amount=1 cause=outer",
            "mission 0 FD-MIS-06 mission=m3",
            "lost 0 FD-ATA-03 what=atal",
        ],
    ),
    "no shop within reach": Told(
        "markers=m4",
        "place 1a vote outer; mission m4",
        [
            "gain 0 FD-OUT-02 what=oceanium amount=1 cause=outer",
            "mission 0 FD-MIS-06 mission=m4",
            "lost 0 FD-ARR-02 what=arratuin",
        ],
        {"options": {"data": '[arratuin.shops]\nin_play = 1\n[arratuin.shop.1]\ncost = "1 gold"\n'}},
    ),
}


@pytest.mark.rule("FD-TRN-02", "FD-TRN-10", "FD-RES-04", "FD-SEN-08", "FD-ATA-08", "FD-DS-07")
@pytest.mark.parametrize("name", TURNS)
def test_a_turn_is_told_in_its_order(name: str) -> None:
    told = TURNS[name]
    game = table(told.seat, "", "", "", **told.laid)
    plays = told.plays.split("; ")
    game.play(*[f"0 {text}" for text in plays])
    events = [line(event) for event in game.events]
    if plays[0].startswith("place"):
        _, ambassador, side, space = plays[0].split()
        placed = f"place 0 FD-TRN-02 ambassador={ambassador} side={side} space={space}"
        assert events.pop(0) == placed
    assert events == told.events


EXECUTIVE = [
    "upkeep 0 FD-EXE-03 level=3",
    "pay 0 FD-RES-05 what=lavandium amount=1",
    "fall 1 FD-EXE-04 level=2 degree=3",
    "project 1 FD-EXE-07 project=neo at=4",
    "contribution 0 FD-GPR-02 contributions=1 at=1",
    "gain 0 FD-GPR-05 what=lavandium amount=1 cause=contribution",
    "floor -1 FD-EXE-10 floor=1 votes=[0, 1] neutral=0",
    "points 1 FD-EXE-10 vp=2 cause=floor:1",
    "floor -1 FD-EXE-10 floor=2 votes=[0, 0] neutral=2",
    "floor -1 FD-EXE-10 floor=3 votes=[3, 0] neutral=0",
    "points 0 FD-EXE-10 vp=3 cause=floor:3",
    "wing-votes -1 FD-EXE-13 left=4 right=2",
    "law -1 FD-EXE-13 law=arratuin wing=left",
    "points 0 FD-EXE-15 vp=4 cause=law:arratuin",
    "laws -1 FD-EOR-05 left=neo right=six_moons round=2",
    "block -1 FD-3P-06 tile=pb1 spaces=['s11', 's16', 's22']",
    "block -1 FD-2P-04 tile=rb1 spaces=['s34', 's13']",
    "round -1 FD-GEN-02 round=2",
]


@pytest.mark.rule("FD-EXE-01", "FD-EXE-04", "FD-EXE-07", "FD-EXE-10", "FD-EXE-13", "FD-EOR-05", "FD-2P-04")
def test_the_executive_phase_is_told_step_by_step() -> None:
    first = "3@s32 2$s11 degree=5 L=1 built=lavandium_replicator shops=1:2"
    second = "1a@s14 2$s31 degree=7"
    laid: dict[str, Any] = {"productions": "lavandium_replicator", "blocks": "pb3 rb2", "laws": "arratuin atal"}
    game = table(first, second, phase="executive", projects="neo=3", **laid)
    assert [line(event) for event in game.events] == [
        "executive -1 FD-EXE-01 round=1",
        "gain 0 FD-PRD-06 what=lavandium amount=1 cause=production:lavandium_replicator",
    ]
    for tiles, name, ids in (
        (game.state.planet_tiles, "pb1", PLANET_TILE_IDS),
        (game.state.room_tiles, "rb1", ROOM_TILE_IDS),
    ):
        tiles.remove(ids.index(name))
        tiles.append(ids.index(name))
    game.play("0 upkeep 3")
    assert [line(event) for event in game.events] == EXECUTIVE


@pytest.mark.rule("FD-START-02", "FD-START-03")
def test_the_pick_of_a_starting_token_is_told_with_its_bonus() -> None:
    game = table("", "")
    game.state.agenda.clear()
    game.state.phase = "setup"
    game.state.starting = [0]
    game.state.push("starting_tokens")
    game.state.push("start", (0,), (0,))
    game.play("0 start crystals")
    assert [line(event) for event in game.events] == [
        "start 0 FD-START-02 token=crystals",
        "gain 0 FD-START-03 what=lavandium amount=2 cause=start:crystals",
        "gain 0 FD-START-03 what=copernium amount=1 cause=start:crystals",
    ]


def test_every_kind_of_event_of_the_engine_is_told_above() -> None:
    folder = Path(federation.__file__).parent
    kinds: set[str] = set()
    for path in folder.rglob("*.py"):
        kinds |= set(re.findall(r'Event\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8")))
    lines = [*EXECUTIVE, "executive", "start", "place", *[text for told in TURNS.values() for text in told.events]]
    assert kinds == {text.split()[0] for text in lines}
