"""Charging power passively when others build (LEECH), and how its decisions interrupt each other."""

import pytest

import astrarium
from astrarium.games.gaia.building import has_neighbour
from astrarium.games.gaia.state.state import State
from tests.rules.gaia.table import Table, table

# Builders build on 1x0, two hexes from here.
NEAR = "3x0"


def xenos_build(*others: str) -> Table:
    """The Xenos build a mine on 1x0."""
    return table("xenos mine@0x0", *others, planets="1x0 desert").play("xenos build 1x0")


@pytest.mark.rule("GP-LEECH-01")
@pytest.mark.parametrize(
    ("pieces", "line"),
    [
        ("mine@0x0", "build 1x0"),
        ("mine@1x0", "upgrade 1x0 station"),
        ("station@1x0", "upgrade 1x0 institute"),
    ],
)
def test_a_new_mine_and_every_upgrade_let_the_neighbours_charge(pieces: str, line: str) -> None:
    game = table(f"xenos {pieces}", f"geodens power=4/0/0 mine@{NEAR}", planets="1x0 desert")
    game.play(f"xenos {line}")
    assert game.asked() == ("geodens", "charge")
    game.play("geodens charge")
    assert game.power("geodens") == (3, 1, 0)


@pytest.mark.rule("GP-LEECH-01")
@pytest.mark.parametrize(
    ("pieces", "lines"),
    [
        ("station@1x0", ["upgrade 1x0 lab", "tech vp_7", "skip"]),
        ("lab@1x0", ["upgrade 1x0 academy_left", "tech vp_7", "skip"]),
    ],
)
def test_labs_and_academies_let_the_neighbours_charge_once_their_tile_is_taken(pieces: str, lines: list[str]) -> None:
    game = table(f"xenos {pieces}", f"geodens power=4/0/0 mine@{NEAR}")
    game.play(*[f"xenos {line}" for line in lines])
    assert game.asked() == ("geodens", "charge")


@pytest.mark.rule("GP-LEECH-01")
def test_whoever_has_nothing_within_two_hexes_is_not_asked() -> None:
    game = xenos_build("geodens power=4/0/0 institute@4x0", "terrans power=4/0/0 mine@3x1")
    assert game.asked() == ("xenos", "closing")


@pytest.mark.rule("GP-LEECH-01")
@pytest.mark.parametrize(
    "line", ["power steps_2", "special terraform", "special range"], ids=["octagon", "steps", "range"]
)
def test_a_mine_built_by_another_action_counts_as_well(line: str) -> None:
    booster = "range" if line == "special range" else "terraform"
    game = table(
        f"xenos power=0/0/5 booster={booster} mine@0x0",
        f"geodens power=4/0/0 mine@{NEAR}",
        planets="1x0 desert",
    )
    game.play(f"xenos {line}", "xenos build 1x0")
    assert game.asked() == ("geodens", "charge")


@pytest.mark.rule("GP-LEECH-01")
def test_the_builder_gains_nothing_by_it() -> None:
    game = table("xenos power=4/0/0 institute@0x0", "geodens", planets="1x0 desert")
    game.play("xenos build 1x0")
    assert game.power("xenos") == (4, 0, 0)
    assert game.asked() == ("xenos", "closing")


@pytest.mark.rule("GP-LEECH-02")
@pytest.mark.parametrize(
    ("pieces", "charged"),
    [
        ("mine@2x0 mine@3x0", 1),
        ("station@2x0 station@3x0", 2),
        ("mine@2x0 lab@3x0", 2),
        ("mine@2x0 station@1x1 institute@3x0 academy_left@1x2", 3),
        # An institute out of reach does not count.
        ("mine@2x0 institute@4x0", 1),
    ],
)
def test_the_best_single_structure_sets_the_amount(pieces: str, charged: int) -> None:
    game = xenos_build(f"geodens power=9/0/0 {pieces}").play("geodens charge")
    assert game.power("geodens") == (9 - charged, charged, 0)


@pytest.mark.rule("GP-LEECH-03")
@pytest.mark.parametrize(
    ("seat", "charged"),
    [
        ("geodens mine@3x0", 1),
        ("geodens lab@3x0", 2),
        ("geodens academy_right@3x0", 3),
        ("geodens tile=big_4 institute@3x0", 4),
        ("bescods tile=big_4 institute@3x0", 5),
    ],
)
def test_charging_costs_one_vp_less_than_the_power_gained(seat: str, charged: int) -> None:
    faction = seat.split()[0]
    game = xenos_build(f"{seat} vp=10 power=9/0/0").play(f"{faction} charge")
    assert game.power(faction) == (9 - charged, charged, 0)
    assert game.seat(faction).vp == 10 - (charged - 1)
    assert game.points(faction) == ({"charge": 1 - charged} if charged > 1 else {})


@pytest.mark.rule("GP-LEECH-04")
def test_it_is_the_whole_amount_or_nothing() -> None:
    game = xenos_build("geodens power=9/0/0 institute@3x0")
    assert game.legal("geodens") == ["charge", "decline"]


@pytest.mark.rule("GP-LEECH-05")
@pytest.mark.parametrize(
    ("before", "after", "vp"), [("0/1/5", (0, 0, 6), 10), ("0/2/0", (0, 0, 2), 9), ("1/0/0", (0, 0, 1), 9)]
)
def test_only_the_part_that_tokens_have_room_for_is_charged_and_paid(
    before: str, after: tuple[int, int, int], vp: int
) -> None:
    game = xenos_build(f"geodens vp=10 power={before} institute@3x0").play("geodens charge")
    assert game.power("geodens") == after
    assert game.seat("geodens").vp == vp


@pytest.mark.rule("GP-LEECH-06")
@pytest.mark.parametrize(("vp", "charged"), [(0, 1), (1, 2), (2, 3)])
def test_who_is_short_of_vp_gives_all_and_charges_one_more_than_that(vp: int, charged: int) -> None:
    game = xenos_build(f"geodens vp={vp} power=9/0/0 institute@3x0").play("geodens charge")
    assert game.power("geodens") == (9 - charged, charged, 0)
    assert game.seat("geodens").vp == 0


@pytest.mark.rule("GP-LEECH-07")
@pytest.mark.parametrize("piece", ["mine", "institute"])
def test_declining_is_always_possible_and_costs_nothing(piece: str) -> None:
    game = xenos_build(f"geodens vp=10 power=9/0/0 {piece}@3x0").play("geodens decline")
    assert game.power("geodens") == (9, 0, 0)
    assert game.seat("geodens").vp == 10


@pytest.mark.rule("GP-LEECH-08")
def test_they_decide_in_clockwise_order_from_the_builders_left() -> None:
    game = table(
        "geodens power=4/0/0 mine@2x0",
        "terrans power=4/0/0 mine@3x0",
        "xenos mine@0x0",
        "itars power=4/0/0 mine@1x1",
        planets="1x0 desert",
        turn="xenos",
    )
    game.play("xenos build 1x0")
    asked = []
    while game.asked()[1] == "charge":
        asked.append(game.asked()[0])
        game.play(f"{asked[-1]} charge")
    assert asked == ["itars", "geodens", "terrans"]


@pytest.mark.rule("GP-LEECH-08")
def test_everyone_who_may_charge_is_pointed_out_with_the_amount() -> None:
    game = xenos_build("geodens power=4/0/0 lab@3x0", "terrans power=4/0/0 mine@1x1")
    offers = [event for event in game.events if event.kind == "offer"]
    game.play("geodens charge")
    offers += [event for event in game.events if event.kind == "offer"]
    assert [(event.seat, event.data) for event in offers] == [
        (1, {"value": 2, "at": "1x0"}),
        (2, {"value": 1, "at": "1x0"}),
    ]


@pytest.mark.rule("GP-LEECH-09")
@pytest.mark.parametrize("round", [2, 6])
def test_whoever_has_passed_may_charge_in_the_last_round_too(round: int) -> None:
    game = table("xenos mine@0x0", "geodens passed power=4/0/0 lab@3x0", planets="1x0 desert", round=round)
    game.play("xenos build 1x0", "geodens charge")
    assert game.power("geodens") == (2, 2, 0)
    assert game.seat("geodens").vp == 9


@pytest.mark.rule("GP-LEECH-10")
@pytest.mark.parametrize(
    ("seat", "lines", "after"),
    [
        ("geodens tile=charge_4 power=9/0/0", ["special charge_4"], (5, 4, 0)),
        ("geodens knowledge=4 sci=2 power=9/0/0", ["research sci"], (6, 3, 0)),
        ("geodens knowledge=4 eco=4 token=vp7_ore power=9/0/0", ["research eco"], (3, 6, 0)),
        ("geodens power=9/0/0", ["pass big"], (5, 4, 0)),
    ],
)
def test_no_other_charge_costs_vp(seat: str, lines: list[str], after: tuple[int, int, int]) -> None:
    game = table(f"{seat} vp=10", "xenos passed", boosters="big")
    game.play(*[f"geodens {line}" for line in lines])
    assert game.power("geodens") == after
    assert game.seat("geodens").vp == 10


@pytest.mark.rule("GP-LEECH-11")
def test_nobody_charges_for_starting_structures() -> None:
    game = astrarium.new("gaia", 2, 1, {"factions": ["terrans", "xenos"]})
    state = game.position
    assert isinstance(state, State)
    kinds = []
    for seat in (0, 1, 1, 0, 1):
        options = game.legal_actions(seat)
        near = [
            action for action in options if has_neighbour(state, state.seats[seat], state.planet_at(action.args[0]))
        ]
        kinds += [event.kind for event in game.apply(seat, (near or options)[0])]
    # Some of them do stand within two hexes of each other.
    assert any(has_neighbour(state, state.seats[0], planet) for planet in state.seats[0].planets)
    assert kinds == ["place"] * 5
    assert [(player.area1, player.area2, player.area3) for player in state.seats] == [(4, 4, 0), (2, 4, 0)]


@pytest.mark.rule("GP-LEECH-11")
@pytest.mark.parametrize(
    ("seat", "lines", "planets"),
    [
        ("nevlas power=3/0/0 gaia_level=4 formers=1 mine@0x0", ["project 1x0"], "1x0 transdim"),
        ("ivits institute@0x0", ["station 1x0"], ""),
        ("ambas institute@0x0 mine@1x0", ["swap 1x0"], ""),
        (
            "nevlas power=1/0/0 institute@0x0 station@0x-1 mine@-1x0 mine@2x0",
            ["federation 0x-1 -1x0 0x0 2x0", "token vp12"],
            "",
        ),
    ],
    ids=["Gaiaformer", "space station", "swap", "satellite"],
)
def test_nobody_charges_for_what_is_not_built_or_upgraded(seat: str, lines: list[str], planets: str) -> None:
    game = table(seat, "geodens power=4/0/0 institute@2x-1", planets=planets)
    faction = seat.split()[0]
    for line in lines:
        game.play(f"{faction} {line}")
        assert "offer" not in game.kinds()
    assert game.power("geodens") == (4, 0, 0)
    assert game.asked()[1] in ("closing", "turn")


@pytest.mark.rule("GP-LEECH-11")
@pytest.mark.parametrize("piece", ["satellite@2x0", "space_station@2x0", "former@2x0/transdim"])
def test_nobody_charges_with_a_piece_that_is_no_structure(piece: str) -> None:
    game = xenos_build(f"ivits power=4/0/0 {piece}")
    assert game.asked() == ("xenos", "closing")


@pytest.mark.rule("GP-LEECH-12")
@pytest.mark.parametrize(
    ("seat", "charged"),
    [
        ("geodens tile=big_4 institute@3x0", 4),
        ("geodens tile=big_4 academy_left@3x0", 4),
        ("geodens tile=big_4 lab@3x0", 2),
        ("geodens tile=big_4<adv_mines institute@3x0", 3),
        # With their institute, each structure of the Bescods on Titanium is worth 1 more.
        ("bescods mine@3x0 institute@5x0", 2),
        ("bescods mine@3x0", 1),
        ("bescods mine@3x0/terra institute@5x0", 1),
        ("bescods tile=big_4 institute@3x0", 5),
    ],
)
def test_power_values_are_taken_as_they_are_now(seat: str, charged: int) -> None:
    faction = seat.split()[0]
    game = xenos_build(f"{seat} vp=10 power=9/0/0").play(f"{faction} charge")
    assert game.power(faction) == (9 - charged, charged, 0)


def lab_and_lost_planet(*others: str) -> Table:
    """The Nevlas build a lab on 0x0, whose tile leads them to the Lost Planet on 4x-1."""
    game = table("nevlas station@0x0 nav=4 token=vp7_ore", *others)
    game.play("nevlas upgrade 0x0 lab", "nevlas tech knowledge_per_type", "nevlas advance nav")
    return game.play("nevlas lost 4x-1")


def charges(game: Table) -> list[tuple[str, tuple[int, int, int]]]:
    """Who is asked, one after the other, if everybody accepts, and how the power lies afterwards."""
    asked = []
    while game.asked()[1] == "charge":
        faction = game.asked()[0]
        game.play(f"{faction} charge")
        asked.append((faction, game.power(faction)))
    return asked


@pytest.mark.rule("GP-LEECH-13")
def test_two_builds_of_one_turn_are_asked_about_one_after_the_other() -> None:
    game = lab_and_lost_planet(
        "geodens vp=10 power=9/0/0 station@0x2 mine@5x-1", "terrans vp=10 power=9/0/0 mine@1x1 institute@5x-2"
    )
    # First the lab, to both; then the Lost Planet, to both; then the closing free actions of the builder.
    assert charges(game) == [
        ("geodens", (7, 2, 0)),
        ("terrans", (8, 1, 0)),
        ("geodens", (6, 3, 0)),
        ("terrans", (5, 4, 0)),
    ]
    assert (game.seat("geodens").vp, game.seat("terrans").vp) == (9, 8)
    assert game.asked() == ("nevlas", "closing")


@pytest.mark.rule("GP-LEECH-13")
def test_the_second_charge_meets_the_tokens_that_the_first_has_left() -> None:
    game = lab_and_lost_planet("geodens vp=10 power=0/2/0 station@0x2 institute@5x-1")
    game.play("geodens charge")
    assert game.power("geodens") == (0, 0, 2)
    # Nothing is left to charge, so nothing more is asked.
    assert game.asked() == ("nevlas", "closing")


@pytest.mark.rule("GP-LEECH-13")
def test_the_second_offer_stands_even_if_the_first_was_declined() -> None:
    game = lab_and_lost_planet("geodens vp=10 power=0/2/0 station@0x2 institute@5x-1")
    game.play("geodens decline", "geodens charge")
    assert game.power("geodens") == (0, 0, 2)
    assert game.seat("geodens").vp == 9


@pytest.mark.rule("GP-LEECH-13")
def test_the_firaks_step_back_and_its_lost_planet_are_two_builds() -> None:
    game = table("firaks institute@-1x0 lab@0x0 nav=4 token=vp7_ore", "geodens vp=10 power=9/0/0 mine@0x2 lab@5x-1")
    game.play("firaks downgrade 0x0", "firaks advance nav", "firaks lost 4x-1")
    assert charges(game) == [("geodens", (8, 1, 0)), ("geodens", (6, 3, 0))]
    assert game.asked() == ("firaks", "closing")


@pytest.mark.rule("GP-LEECH-14")
@pytest.mark.parametrize(
    ("vp", "before", "after"),
    [
        # Least is the power value of 3, the room for 2, the 1 VP and 1.
        (10, "9/0/0", (6, 3, 0)),
        (10, "1/0/4", (0, 0, 5)),
        (1, "9/0/0", (7, 2, 0)),
    ],
)
def test_the_least_of_value_room_and_vp_is_charged(vp: int, before: str, after: tuple[int, int, int]) -> None:
    game = xenos_build(f"geodens vp={vp} power={before} institute@3x0").play("geodens charge")
    assert game.power("geodens") == after


@pytest.mark.rule("GP-LEECH-14")
def test_who_can_charge_nothing_is_not_asked() -> None:
    assert xenos_build("geodens power=0/0/9 gaia=3 institute@3x0").asked() == ("xenos", "closing")
    assert xenos_build("taklons power=0/0/9 brainstone=3 mine@3x0").asked() == ("xenos", "closing")


@pytest.mark.rule("GP-LEECH-14")
def test_taklons_with_their_institute_are_always_asked() -> None:
    game = xenos_build("taklons vp=10 power=0/0/9 brainstone=3 institute@3x0")
    assert game.asked() == ("taklons", "charge")
    game.play("taklons charge token_last")
    assert game.power("taklons") == (1, 0, 9)
    assert game.seat("taklons").vp == 10


@pytest.mark.rule("GP-LEECH-15")
def test_the_seats_give_the_order_even_with_the_turn_order_card() -> None:
    game = table(
        "geodens power=0/0/4 mine@2x0 booster=gaia",
        "terrans power=4/0/0 mine@3x0 booster=labs",
        "xenos mine@0x0 booster=stations",
        planets="1x0 desert",
        turn="xenos",
        boosters="mines ore_knowledge range",
        options={"turn_order": "passing"},
    )
    game.play("xenos pass mines", "geodens power ore_2", "geodens end", "terrans pass ore_knowledge")
    game.play("geodens pass labs", "xenos build 1x0")
    # Turns go from the Xenos to the Terrans and then to the Geodens, but the Geodens sit on the Xenos' left.
    assert [faction for faction, _ in charges(game)] == ["geodens", "terrans"]
    game.play("xenos end")
    assert game.asked() == ("terrans", "turn")


@pytest.mark.rule("GP-LEECH-16")
def test_each_decision_is_settled_when_the_next_player_is_asked() -> None:
    game = xenos_build("taklons vp=10 power=2/0/0 brainstone=1 lab@3x0", "geodens power=4/0/0 mine@2x0")
    game.play("taklons charge")
    # Two of three in area I move: whether the brainstone is among them comes first.
    assert game.asked() == ("taklons", "brainstone")
    assert game.refused("geodens charge") == "GP-ACT-01"
    game.play("taklons brainstone stays")
    assert game.power("taklons") == (0, 2, 0)
    assert game.seat("taklons").vp == 9
    assert game.asked() == ("geodens", "charge")


@pytest.mark.rule("GP-LEECH-16")
def test_a_taklons_token_that_comes_last_comes_after_the_brainstones_choice() -> None:
    game = xenos_build("taklons vp=0 power=1/0/0 brainstone=1 institute@3x0", "geodens power=4/0/0 mine@2x0")
    game.play("taklons charge token_last")
    assert game.asked() == ("taklons", "brainstone")
    assert game.power("taklons") == (1, 0, 0)
    game.play("taklons brainstone moves")
    assert game.power("taklons") == (2, 0, 0)
    assert game.seat("taklons").brainstone == 2
    assert game.asked() == ("geodens", "charge")


@pytest.mark.rule("GP-LEECH-16")
def test_brainstone_choices_of_two_charges_do_not_mix() -> None:
    game = lab_and_lost_planet("taklons vp=10 power=2/0/0 brainstone=1 mine@0x2 mine@5x-1")
    game.play("taklons charge", "taklons brainstone moves")
    assert (game.power("taklons"), game.seat("taklons").brainstone) == ((2, 0, 0), 2)
    # The second charge moves a token of area I; the brainstone is no longer there, so nothing is asked.
    game.play("taklons charge")
    assert (game.power("taklons"), game.seat("taklons").brainstone) == ((1, 1, 0), 2)
    assert game.asked() == ("nevlas", "closing")


@pytest.mark.rule("GP-LEECH-17")
def test_the_owner_of_a_planet_may_charge_for_a_lantids_mine_on_it() -> None:
    game = table("lantids mine@0x0", "xenos vp=10 power=9/0/0 institute@1x0")
    game.play("lantids build 1x0", "xenos charge")
    assert game.power("xenos") == (6, 3, 0)
    assert game.seat("xenos").vp == 8


@pytest.mark.rule("GP-LEECH-17")
def test_lantids_may_charge_for_an_upgrade_on_a_planet_they_share() -> None:
    game = table("xenos station@1x0", "lantids vp=10 power=9/0/0 mine@-3x0 guest@1x0")
    game.play("xenos upgrade 1x0 institute", "lantids charge")
    assert game.power("lantids") == (8, 1, 0)


@pytest.mark.rule("GP-LEECH-17")
def test_distance_is_counted_from_the_planet_built_on() -> None:
    # 3x0 is two hexes from the new mine on 1x0; -2x0 is near the old mine on 0x0 only.
    assert xenos_build("geodens power=9/0/0 mine@3x0").asked() == ("geodens", "charge")
    assert xenos_build("geodens power=9/0/0 mine@-2x0").asked() == ("xenos", "closing")


@pytest.mark.rule("GP-LEECH-17")
def test_the_lost_planet_counts_like_any_other_place() -> None:
    game = table("xenos mine@0x0", "geodens power=9/0/0 institute@5x0 mine@2x0/lost", planets="1x0 desert")
    game.play("xenos build 1x0", "geodens charge")
    assert game.power("geodens") == (8, 1, 0)
