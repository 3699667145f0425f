# mypyc: off
"""What rules come to in a game as it stands: the reader's own numbers, beside the rules that speak of them."""

from typing import cast

from astrarium.games.federation.components.ids import RESOURCE_IDS
from astrarium.games.federation.state.state import State
from astrarium.games.federation.view import view
from astrarium.games.federation.view_types import FederationView, Seat
from astrarium.kernel.message import Beside, Message, amounts, beside, name, seat_name

GOLD = "gold"


def now(state: State, seat: int | None) -> list[Beside]:
    """What everybody sees, and what is the reader's own, if the reader plays."""
    seen = cast(FederationView, view(state, seat))
    votes, senate = seen["senate"]["wing_votes"], seen["senate"]
    found = [
        beside("now-points", ["FD-GEN-03"], seats=_counted([one["vp"] for one in seen["seats"]])),
        beside("now-wings", ["FD-EXE-13", "FD-AMB-05"], left=votes["left"], right=votes["right"]),
        *[
            beside("now-floor", ["FD-EXE-10", "FD-EXE-11"], floor=int(floor), seats=_counted(there))
            for floor, there in senate["floor_votes"].items()
        ],
        *[
            beside(
                "now-project",
                ["FD-EXE-07", "FD-END-03"],
                project=name("project", project["id"]),
                left=project["length"] - project["at"],
            )
            for project in seen["projects"]
        ],
    ]
    for wing in ("left", "right"):
        law = seen["laws"][wing]
        if law["law"] is not None:
            told = {"wing": name("wing", wing), "seats": _counted(law["points"])}
            found.append(beside("now-law", ["FD-EXE-15", "FD-GEN-07"], **told))
    if seat is not None:
        found += _own(seen["seats"][seat])
    return found


def _own(mine: Seat) -> list[Beside]:
    goods = mine["resources"]
    crystals = {what: goods.get(what, 0) for what in RESOURCE_IDS if what != GOLD}
    influence = [
        Message("now-count", {"what": name("planet", planet), "count": count})
        for planet, count in mine["influence"].items()
    ]
    return [
        beside("now-crystals", ["FD-RES-02", "FD-RES-05"], crystals=sum(crystals.values()), goods=amounts(crystals)),
        beside("now-gold", ["FD-RES-03", "FD-MEG-01"], gold=goods.get(GOLD, 0)),
        beside("now-level", ["FD-ACC-01", "FD-ACC-05", "FD-EXE-03"], degree=mine["degree"], level=mine["level"]),
        beside("now-ships", ["FD-MIS-04", "FD-MIS-08", "FD-SETP-03"], hangar=mine["hangar"], supply=mine["supply"]),
        beside(
            "now-missions",
            ["FD-MIS-01", "FD-MIS-07", "FD-END-05"],
            done=mine["missions_completed"],
            marked=len(mine["markers"]),
        ),
        beside("now-medals", ["FD-MED-01", "FD-MED-10"], medals=len(mine["medals"]), points=mine["medal_points"]),
        beside("now-influence", ["FD-GEN-07", "FD-MED-03", "FD-END-04"], planets=influence),
        beside("now-ambassadors", ["FD-RND-02", "FD-TRN-02"], ambassadors=len(mine["ambassadors"])),
        beside("now-die", ["FD-DIE-01", "FD-DIE-05"], die=mine["die"] or 0),
        beside("now-robots", ["FD-E81-03", "FD-E81-06"], robots=mine["robots"]),
        beside("now-played", ["FD-ALT-02", "FD-ALT-06"], tokens=len(mine["tokens"])),
    ]


def _counted(counts: list[int]) -> list[Message]:
    return [Message("now-count", {"what": seat_name(seat), "count": count}) for seat, count in enumerate(counts)]
