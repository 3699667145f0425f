# mypyc: off
"""What rules come to in a game as it stands: the reader's own numbers, beside the rules that speak of them."""

from typing import cast

from astrarium.games.gaia.state.state import State
from astrarium.games.gaia.view import view
from astrarium.games.gaia.view_types import GaiaView, Seat
from astrarium.kernel.message import Beside, Message, amounts, beside, name, seat_name


def now(state: State, seat: int | None) -> list[Beside]:
    """What everybody sees, and what is the reader's own, if the reader plays and has a faction."""
    seen = cast(GaiaView, view(state, seat))
    mine = None if seat is None else seen["seats"][seat]
    return _common(seen) + (_own(mine) if mine is not None and mine["faction"] is not None else [])


def _common(seen: GaiaView) -> list[Beside]:
    found = [
        beside("now-vp", ["GP-ROUND-04", "GP-END-06"], seats=_seats([seat["vp"] for seat in seen["seats"]])),
        beside("now-boosters", ["GP-PASS-01", "GP-SETUP-10"], boosters=_names("booster", seen["boosters"])),
        beside("now-octagons", ["GP-BOARD-01"], octagons=_names("octagon", _octagons(seen))),
        beside("now-tokens", ["GP-FED-08", "GP-COMP-08"], tokens=_pieces("token", seen["federation_tokens"])),
    ]
    if 0 < seen["round"] <= len(seen["round_tiles"]):
        tile = name("round", seen["round_tiles"][seen["round"] - 1])
        rules = ["GP-ROUND-01", "GP-ROUND-03"]
        found.append(beside("now-round", rules, round=seen["round"], rounds=seen["rounds"], tile=tile))
    for final in seen["final_tiles"]:
        rules = ["GP-END-02", "GP-END-03", "GP-END-07"]
        found.append(beside("now-final", rules, final=name("final", final["id"]), seats=_seats(final["counts"])))
    return found


def _own(mine: Seat) -> list[Beside]:
    power, formers, final = mine["power"], mine["gaiaformers"], mine["final"]
    goods = {what: mine[what] for what in ("ore", "credits", "knowledge", "qic")}
    green = sum(token["green"] for token in mine["tokens"])
    return [
        beside("now-range", ["GP-BUILD-05", "GP-BUILD-06"], range=mine["range"]),
        beside("now-step", ["GP-BUILD-15", "GP-BUILD-16"], ore=mine["ore_per_step"]),
        beside(
            "now-supply",
            ["GP-BUILD-02", "GP-COMP-01", "GP-COMP-05", "GP-UPG-07", "GP-UPG-09"],
            pieces=_pieces("structure", mine["supply"]),
        ),
        beside("now-goods", ["GP-COMP-06", "GP-BUILD-01"], goods=amounts(goods)),
        beside(
            "now-power",
            ["GP-POWER-01", "GP-POWER-02"],
            one=power[0],
            two=power[1],
            three=power[2],
            gaia=mine["gaia_power"],
        ),
        beside("now-spendable", ["GP-POWER-04", "GP-BOARD-02", "GP-FREE-01"], power=mine["spendable_power"]),
        beside("now-income", ["GP-INC-01", "GP-INC-02"], goods=amounts(mine["income"])),
        beside("now-levels", ["GP-RES-01", "GP-SETUP-15"], levels=_pieces("area", mine["levels"], every=True)),
        beside(
            "now-formers",
            ["GP-PROJ-01", "GP-PROJ-03"],
            ready=formers["ready"],
            map=formers["map"],
            unearned=formers["unearned"],
        ),
        beside("now-federations", ["GP-FED-01", "GP-FED-09"], federations=mine["federations"]),
        beside("now-green", ["GP-FED-19", "GP-RES-04", "GP-TECH-07"], green=green),
        beside("now-research-points", ["GP-END-04", "GP-RES-07"], points=sum(final["research"].values())),
        beside("now-goods-points", ["GP-END-05"], points=final["resources"]),
    ]


def _octagons(seen: GaiaView) -> list[str]:
    return [action["id"] for action in seen["board_actions"] if not action["taken"]]


def _names(kind: str, words: list[str]) -> list[Message]:
    return [name(kind, word) for word in words]


def _pieces(kind: str, counts: dict[str, int], every: bool = False) -> list[Message]:
    """So many of each, those that are there."""
    return [
        Message("now-count", {"what": name(kind, word), "count": count})
        for word, count in counts.items()
        if count or every
    ]


def _seats(counts: list[int]) -> list[Message]:
    return [Message("now-count", {"what": seat_name(seat), "count": count}) for seat, count in enumerate(counts)]
