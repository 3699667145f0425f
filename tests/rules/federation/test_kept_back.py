"""What the action of a space will cost is kept back between placing and paying (SEN-08, SEN-10)."""

import pytest

from tests.rules.federation.table import table


@pytest.mark.rule("FD-SEN-08", "FD-TRN-05")
def test_the_token_is_paid_with_what_the_space_does_not_need() -> None:
    # Either crystal could pay for the token, but the purchasing office asks for oceanium.
    game = table("L=1 O=1 tokens=v6_paid", "", "", "").play("0 place 1a cover s33")
    assert (game.reserve(0), game.seat(0).hangar) == ("", 3)
    assert [event.data["what"] for event in game.events if event.kind == "pay"] == ["lavandium", "oceanium"]


@pytest.mark.rule("FD-SEN-08", "FD-TRN-05", "FD-RES-05")
def test_a_payment_that_would_leave_too_little_is_refused() -> None:
    # A token that costs two lavandium: of two oceanium one may go, the other is for the purchasing office.
    data = '[six_moons.token.v6_paid]\nbonus = "pay 2 lavandium"\n'
    game = table("L=2 O=2 tokens=v6_paid", "", "", "", options={"data": data}).play("0 place 1a cover s33")
    assert game.legal(0) == ["pay 2L", "pay 1L 1O"]
    assert game.refused("0 pay 2O") == "FD-SEN-08"
    assert game.refused("0 pay 1O") == "FD-RES-05"
    # On Arratuin a shop costs nothing, so any payment will do.
    game = table("L=2 O=2 tokens=v6_paid", "", "", "", options={"data": data}).play("0 place 1a cover s11")
    assert game.legal(0) == ["pay 2L", "pay 1L 1O", "pay 2O"]


@pytest.mark.rule("FD-SEN-10", "FD-E81-06", "FD-RES-05")
def test_on_e81216_something_must_stay_within_reach() -> None:
    # Only the shipyard is left, for one crystal of each kind; mega1 and mega2 need a diamond.
    built = "built=transmutation_chamber,military_academy,alteration_incubator"
    game = table(f"L=2 C=1 O=1 tokens=v6_paid {built}", "", "", "").play("0 place 1a cover s22")
    assert game.reserve(0) == ""
    assert [event.data["structure"] for event in game.events if event.kind == "build"] == ["shipyard"]
    # With a second oceanium either will do.
    game = table(f"L=2 C=1 O=2 tokens=v6_paid {built}", "", "", "").play("0 place 1a cover s22")
    assert game.legal(0) == ["pay 1L", "pay 1O"]


@pytest.mark.rule("FD-SEN-08", "FD-RES-04")
def test_what_the_space_costs_is_not_given_back() -> None:
    # The lavandium of the funding side does not fit.
    game = table("L=5 C=4 O=1", "", "", "").play("0 place 2 fund s33")
    assert game.asked() == "discard 0"
    assert game.legal(0) == ["discard lavandium", "discard copernium"]
    assert game.refused("0 discard oceanium") == "FD-SEN-08"
    game.play("0 discard copernium")
    assert (game.reserve(0), game.seat(0).hangar) == ("6L 3C", 3)
    # With nothing else to spare there is nothing to choose.
    game = table("L=9 O=1", "", "", "").play("0 place 2 fund s33")
    assert (game.reserve(0), game.asked()) == ("9L", "turn 1")
    assert "discard" in game.kinds()


@pytest.mark.rule("FD-SEN-08", "FD-RES-05")
def test_oceanium_may_be_given_back_where_it_only_replaces_what_is_there() -> None:
    # The assistants' room asks for copernium.
    game = table("L=5 C=1 O=4", "", "", "").play("0 place 2 fund s15")
    assert game.legal(0) == ["discard lavandium", "discard copernium", "discard oceanium"]
    game.play("0 discard copernium")
    # The room is paid with oceanium, the only way left.
    assert game.reserve(0) == "6L 3O"


@pytest.mark.rule("FD-SEN-08", "FD-PRD-02", "FD-SP-1B3")
def test_what_the_space_costs_is_not_converted() -> None:
    # 1A2 turns 1B3 up while the die is thought about, and the transmutation chamber could take the last oceanium.
    game = table("L=1 O=1 die=1 has=1A2 used=1B3", "", "", "").play("0 place 1a vote s33", "0 use 1A2")
    game.play("0 income transmutation_chamber")
    assert game.legal(0) == ["convert lavandium", "skip"]
    assert game.refused("0 convert oceanium") == "FD-SEN-08"
    game.play("0 convert lavandium", "0 skip")
    assert (game.reserve(0), game.seat(0).hangar) == ("1C", 3)


@pytest.mark.rule("FD-SEN-08", "FD-PRD-02", "FD-RES-05")
def test_a_payment_under_way_stays_payable_too() -> None:
    # Spying can be paid in two ways; two conversions later it still can.
    game = table("L=1 O=1 has=2A3", "used=1B3", "", "", atal="2B3").play("0 place 1a vote s25")
    assert game.legal(0, "pay") == ["pay 1L", "pay 1O"]
    game.play("0 use 2A3", "0 copy 2B3", "0 income transmutation_chamber", "0 convert oceanium")
    game.play("0 income transmutation_chamber")
    assert game.legal(0) == ["skip"]
    assert game.refused("0 convert lavandium") == "FD-SEN-08"


@pytest.mark.rule("FD-SEN-10", "FD-SP-1A3")
def test_the_specialist_that_opened_the_space_is_not_spent_elsewhere() -> None:
    # Only by copying 1B1 anything can be built.
    game = table("C=1 die=1 has=1A3", "", "", "", atal="1B1 1C1").play("0 place 1a vote s22")
    assert game.asked() == "die 0"
    assert game.legal(0, "use") == []
    assert game.refused("0 use 1A3") == "FD-SEN-10"
    game.play("0 skip", "0 use 1A3")
    # Nothing else could be copied: so there was no question.
    assert game.legal(0) == ["build transmutation_chamber", "build military_academy"]


@pytest.mark.rule("FD-SEN-10", "FD-SP-2A3", "FD-SP-2A2")
def test_nor_the_one_without_which_nobody_could_be_hired() -> None:
    # All miners of level 1 are gone, and of the other types there is nothing left to take: only 2A2 leads to 3E1.
    own = "used=1A2,3A1,1B1,2B1,3B1,1C1,2C1,3C1,1D1,2D1,3D1"
    others = ("used=1E1", "used=1E2", "used=1E3")
    assert "s14" not in table(f"used=2A3 {own}", *others, atal="2A2").spaces(0)
    game = table(f"die=1 has=2A3 {own}", *others, atal="2A2").play("0 place 1a vote s14")
    assert game.asked() == "die 0"
    assert game.refused("0 use 2A3") == "FD-SEN-10"
    game.play("0 skip", "0 use 2A3")
    # What else lies face up would be of no use here.
    assert [event.data["specialist"] for event in game.events if event.kind == "copy"] == ["2A2"]
    assert game.specialists(0)["3E1"] == "used"


ONLY_PURCHASING = "".join(
    f"[senate.action.{name}]\ncopyable = false\n"
    for name in (
        *("neo", "six_moons", "atal", "arratuin", "e81216"),
        *("officers_quarters", "patrons_office", "assistants_room", "small_lounge"),
    )
)
"""A senate in which a spy can copy nothing but the purchasing office."""


@pytest.mark.rule("FD-SEN-08", "FD-SPY-05")
def test_the_price_of_spying_leaves_enough_for_something_to_copy() -> None:
    game = table("L=1 O=1", "", "", "", options={"data": ONLY_PURCHASING}).play("0 place 1a vote s25")
    assert (game.reserve(0), game.seat(0).hangar) == ("", 3)
    # With oceanium to spare one may choose.
    game = table("L=1 O=2", "", "", "", options={"data": ONLY_PURCHASING}).play("0 place 1a vote s25")
    assert game.legal(0) == ["pay 1L", "pay 1O"]


@pytest.mark.rule("FD-SPY-05", "FD-SEN-08")
@pytest.mark.parametrize("seat", ["L=1", "O=1", "L=1 O=1 ships=5"])
def test_the_spy_space_is_closed_without_something_to_copy(seat: str) -> None:
    game = table(seat, "", "", "", options={"data": ONLY_PURCHASING})
    assert game.refused("0 place 1a vote s25") == "FD-SEN-10"
    assert game.refused("0 place 1a vote s13") == "FD-SEN-10"


@pytest.mark.rule("FD-SPY-05", "FD-SEN-08")
@pytest.mark.parametrize("seat", ["L=1", "O=1"])
def test_by_the_literal_reading_only_the_price_of_spying_counts(seat: str) -> None:
    literal = ONLY_PURCHASING + "[senate.placement]\nrequires_effect = false\n"
    game = table(seat, "", "", "", options={"data": literal}).play("0 place 1a vote s25")
    assert [event.data for event in game.events if event.kind == "lost"] == [{"what": "spy"}]


@pytest.mark.rule("FD-SEN-08", "FD-TRN-05")
def test_a_token_that_can_no_longer_be_paid_is_no_choice_any_more() -> None:
    # While the token is chosen, the transmutation chamber may take the lavandium that one of them costs.
    seat = "L=1 has=1A2 used=1B3 tokens=v6_paid,v2_copernium"
    game = table(seat, "", "", "").play("0 place 1a cover s21")
    assert game.legal(0, "cover") == ["cover v2_copernium", "cover v6_paid"]
    game.play("0 use 1A2", "0 income transmutation_chamber", "0 convert lavandium")
    assert game.legal(0) == ["cover v2_copernium"]
    assert game.refused("0 cover v6_paid") == "FD-SEN-10"
    # The last one that the room could be paid with stays.
    game = table("C=1 has=1A2 used=1B3 tokens=v6_paid,v2_degree", "", "", "").play("0 place 1a cover s15")
    assert game.reserve(0) == ""


@pytest.mark.rule("FD-SEN-08", "FD-TRN-05")
def test_what_is_still_to_come_is_counted_in() -> None:
    # A token that is paid first and brings an oceanium afterwards.
    data = '[six_moons.token.v6_paid]\nbonus = "pay 1 lavandium, 1 oceanium"\n'
    game = table("L=1 O=1 tokens=v6_paid", "", "", "", options={"data": data}).play("0 place 1a cover s33")
    assert game.legal(0) == ["pay 1L", "pay 1O"]
    game.play("0 pay 1O")
    assert (game.reserve(0), game.seat(0).hangar) == ("1L", 3)


@pytest.mark.rule("FD-SEN-08", "FD-PRD-02", "FD-RES-05")
def test_what_becomes_a_crystal_that_pays_as_well_may_be_converted() -> None:
    # The assistants' room asks for copernium, and oceanium will do.
    game = table("C=1 G=1 die=1 has=1A2 used=1B3", "", "", "").play("0 place 1a vote s15", "0 use 1A2")
    game.play("0 income transmutation_chamber")
    assert game.legal(0) == ["convert copernium", "skip"]
    game.play("0 convert copernium", "0 skip")
    assert (game.reserve(0), game.seat(0).die) == ("1G", 3)


MEGA4_FOR_A_CRYSTAL = '[e81216.megastructure.4]\ncost = "1 lavandium, 1 gold"\n'
LAST_ROBOT = "built=shipyard,transmutation_chamber,military_academy,alteration_incubator,mega2"
"""One robot is left, and with it the other megastructures."""
DEEP = "ds8 ds3 ds4 ds7 ds1"


@pytest.mark.rule("FD-SEN-10", "FD-E81-06", "FD-DS-08")
def test_when_nobody_could_foresee_that_nothing_can_be_built_every_payment_is_free() -> None:
    # The degree of the token leads into deep space, and the tile takes the last robot.
    data = '[six_moons.token.v6_paid]\nbonus = "1 degree, pay 1 lavandium"\n'
    seat = f"L=1 O=1 G=2 degree=9 tokens=v6_paid {LAST_ROBOT}"
    game = table(seat, "", "", "", deep=DEEP, options={"data": data}).play("0 place 1a cover s22")
    game.play("0 deep ds8", "0 build mega1")
    assert game.legal(0) == ["pay 1L", "pay 1O"]
    game.play("0 pay 1O")
    assert [event.data for event in game.events if event.kind == "lost"] == [{"what": "e81216"}]


@pytest.mark.rule("FD-SEN-10", "FD-E81-06", "FD-DS-08")
def test_and_every_token_discard_and_conversion() -> None:
    # While the token is chosen, 1A2 turns up 1C1, and its degree leads into deep space.
    seat = f"L=5 C=5 G=2 degree=9 tokens=v6_paid,v2_oceanium has=1A2 used=1C1 {LAST_ROBOT}"
    game = table(seat, "", "", "", deep=DEEP).play("0 place 1a cover s22", "0 use 1A2", "0 deep ds8", "0 build mega1")
    assert game.legal(0) == ["cover v2_oceanium", "cover v6_paid"]
    game.play("0 cover v2_oceanium")
    # The oceanium does not fit.
    assert game.legal(0) == ["discard lavandium", "discard copernium", "discard oceanium"]
    game.play("0 discard oceanium")
    assert game.kinds()[-1] == "lost"
    # And while the die is thought about, anything may be converted.
    seat = f"L=1 G=2 die=1 degree=9 tokens=v2_degree has=1A2 used=1B3 {LAST_ROBOT}"
    game = table(seat, "", "", "", deep=DEEP).play("0 place 1a cover s22", "0 deep ds8", "0 build mega1", "0 use 1A2")
    game.play("0 income transmutation_chamber")
    assert game.legal(0) == ["convert lavandium", "skip"]


@pytest.mark.rule("FD-SEN-10", "FD-SP-2A3", "FD-DS-08")
def test_and_every_specialist() -> None:
    # Only by copying 1B1 mega4 would be within reach; once the last robot is gone, 2A3 may copy what it likes.
    seat = f"G=1 die=1 degree=9 has=2A3 used=1C1 {LAST_ROBOT} tokens=v2_degree"
    game = table(seat, "", "", "", deep=DEEP, atal="1B1", options={"data": MEGA4_FOR_A_CRYSTAL})
    game.play("0 place 1a cover s22")
    assert (game.asked(), game.refused("0 use 2A3")) == ("deep 0", "FD-SEN-10")
    game.play("0 deep ds8", "0 build mega1", "0 use 2A3")
    assert game.legal(0, "copy") == ["copy 1A1", "copy 1C2", "copy 2C1"]


@pytest.mark.rule("FD-SEN-08")
def test_a_game_begun_before_the_correction_may_spend_what_it_needs() -> None:
    game = table("L=1 O=1 tokens=v6_paid", "", "", "", version=1).play("0 place 1a cover s33")
    assert game.legal(0) == ["pay 1L", "pay 1O"]
    game.play("0 pay 1O")
    assert (game.reserve(0), game.kinds()) == ("1L", ["pay", "lost"])
    game = table("L=5 C=4 O=1", "", "", "", version=1).play("0 place 2 fund s33").play("0 discard oceanium")
    assert game.kinds() == ["discard", "marker", "lost"]
    game = table("O=1 degree=9 built=shipyard tokens=v2_degree", "", "", "", deep=DEEP, version=1)
    game.play("0 place 1a cover s33", "0 deep ds8", "0 build transmutation_chamber")
    assert game.legal(0) == ["convert oceanium", "skip"]
