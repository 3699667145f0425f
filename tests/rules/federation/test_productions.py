"""Productions and what they give (PRD)."""

import pytest

from tests.rules.federation.table import Table, table

EIGHT = [
    ("shipyard", "1L 1C 1O"),
    ("transporter", "1L 1C 1O"),
    ("transmutation_chamber", "1L 1C"),
    ("lavandium_replicator", "1L 1C"),
    ("military_academy", "2C"),
    ("consulate", "2C"),
    ("alteration_incubator", "2L 1C"),
    ("space_university", "2L 1C"),
]


def income(production: str, has: str = "", stack: str = "", moons: str = "", deep: str = "") -> Table:
    """The executive phase of four seats, of whom the first has a production."""
    seat = f"built={production} {has}"
    return table(seat, "", "", "", phase="executive", productions=production, stack=stack, moons=moons, deep=deep)


def building(production: str, has: str = "L=3 C=2 O=1", stack: str = "") -> Table:
    """The first of four seats builds a production."""
    game = table(has, "", "", "", productions=production, stack=stack).play("0 place 1a vote s36")
    if game.asked() == "build 0":
        game.play(f"0 build {production}")
    if game.asked() == "pay 0":
        game.play(f"0 {game.legal(0)[0]}")
    return game


def purse(cost: str) -> str:
    """A cost as what a seat has: ``1L 1C`` is ``L=1 C=1``."""
    return " ".join(f"{part[1]}={part[0]}" for part in cost.split())


@pytest.mark.rule("FD-PRD-09")
@pytest.mark.parametrize(("production", "cost"), EIGHT)
def test_the_cost_is_that_of_the_slot(production: str, cost: str) -> None:
    game = table(purse(cost), "", "", "", productions=production)
    costs = {entry["id"]: entry["cost"] for entry in game.game.view(None)["e81216"]["productions"]}
    amounts = dict.fromkeys(["lavandium", "copernium", "oceanium", "gold"], 0)
    names = {"L": "lavandium", "C": "copernium", "O": "oceanium"}
    assert costs[production] == amounts | {names[part[1]]: int(part[0]) for part in cost.split()}
    assert not table("L=1", "", "", "", productions=production).can("0 place 1a vote s36")


@pytest.mark.rule("FD-PRD-09")
@pytest.mark.parametrize(("production", "cost"), EIGHT)
def test_the_cost_is_paid_and_less_does_not_do(production: str, cost: str) -> None:
    game = building(production, purse(cost))
    assert game.game.view(None)["seats"][0]["built"] == [production]
    paid = {event.data["what"]: event.data["amount"] for event in game.events if event.kind == "pay"}
    letters = {"lavandium": "L", "copernium": "C", "oceanium": "O"}
    assert " ".join(f"{paid[name]}{letters[name]}" for name in letters if name in paid) == cost
    dear = {"1L 1C 1O": "L=2 C=1", "1L 1C": "C=2", "2C": "L=2 C=1", "2L 1C": "L=1 C=1"}[cost]
    poor = table(f"{dear} has=1B1", "", "", "", productions=production).play("0 place 1a vote s36")
    assert poor.refused(f"0 build {production}") == "FD-E81-01"


@pytest.mark.rule("FD-PRD-09")
@pytest.mark.parametrize(
    ("production", "other"),
    [
        ("shipyard", "transporter"),
        ("lavandium_replicator", "transmutation_chamber"),
        ("military_academy", "consulate"),
        ("space_university", "alteration_incubator"),
    ],
)
def test_the_other_side_of_a_tile_cannot_be_built(production: str, other: str) -> None:
    game = table("L=3 C=3 O=3", "", "", "", productions=production).play("0 place 1a vote s36")
    assert game.can(f"0 build {production}")
    assert game.refused(f"0 build {other}") == "FD-E81-01"


@pytest.mark.rule("FD-E81-02")
@pytest.mark.parametrize("production", [name for name, _ in EIGHT])
def test_each_production_is_built_once(production: str) -> None:
    game = table(f"L=4 C=3 O=3 G=2 built={production}", "", "", "", productions=production)
    game.play("0 place 1a vote s36")
    assert game.refused(f"0 build {production}") == "FD-E81-02"


@pytest.mark.rule("FD-PRD-01")
def test_the_shipyard_gives_a_ship() -> None:
    game = building("shipyard")
    assert (game.seat(0).hangar, game.seat(0).supply) == (2, 6)
    assert income("shipyard", "ships=3").seat(0).hangar == 4


@pytest.mark.rule("FD-PRD-01")
def test_no_ship_into_a_full_hangar_or_from_an_empty_supply() -> None:
    assert income("shipyard", "ships=5").seat(0).hangar == 5
    assert income("shipyard", "ships=2 done=m1,m2,m3,m4,m5,m6").seat(0).hangar == 2


@pytest.mark.rule("FD-PRD-02")
@pytest.mark.parametrize(
    ("resource", "reserve"),
    [("lavandium", "2C 1O 1G"), ("copernium", "1L 2O 1G"), ("oceanium", "1L 1C 2G")],
)
def test_the_transmutation_chamber_turns_a_resource_into_the_next_dearer_one(resource: str, reserve: str) -> None:
    game = income("transmutation_chamber", "L=1 C=1 O=1 G=1")
    assert game.legal(0) == ["convert lavandium", "convert copernium", "convert oceanium", "skip"]
    assert game.refused("0 convert gold") == "FD-PRD-02"
    game.play(f"0 convert {resource}")
    assert (game.reserve(0), game.asked()) == (reserve, "law 0")


@pytest.mark.rule("FD-PRD-02")
def test_only_what_one_has_is_transmuted_and_never_above_the_limit() -> None:
    game = income("transmutation_chamber", "L=1 O=1 G=5")
    assert game.legal(0) == ["convert lavandium", "skip"]
    for resource in ("copernium", "oceanium"):
        assert game.refused(f"0 convert {resource}") == "FD-PRD-02"
    game.play("0 skip")
    assert game.reserve(0) == "1L 1O 5G"
    assert income("transmutation_chamber", "G=2").asked() == "law 0"


@pytest.mark.rule("FD-PRD-02")
def test_the_transmutation_chamber_serves_when_it_is_built() -> None:
    game = building("transmutation_chamber", "L=2 C=1")
    assert game.legal(0) == ["convert lavandium", "skip"]
    assert game.play("0 convert lavandium").reserve(0) == "1C"


@pytest.mark.rule("FD-EX-27")
def test_example_one_oceanium_becomes_a_diamond() -> None:
    assert income("transmutation_chamber", "O=1").play("0 convert oceanium").reserve(0) == "1G"
    assert income("transmutation_chamber", "O=1 G=4").play("0 convert oceanium").reserve(0) == "5G"
    full = income("transmutation_chamber", "O=1 G=5")
    assert (full.reserve(0), full.asked()) == ("1O 5G", "law 0")


@pytest.mark.rule("FD-PRD-03")
def test_the_academy_gives_a_degree() -> None:
    assert building("military_academy").seat(0).degree == 1
    assert income("military_academy").seat(0).degree == 1


@pytest.mark.rule("FD-PRD-03")
def test_the_academy_brings_the_medal_at_once() -> None:
    game = income("military_academy", "degree=7 C=1")
    assert (game.seat(0).degree, game.medals(0)) == (8, ["accreditation"])


@pytest.mark.rule("FD-PRD-03")
def test_the_academy_leads_into_deep_space() -> None:
    game = income("military_academy", "degree=9 medals=accreditation O=1", deep="ds3 ds4")
    assert game.asked() == "deep 0"
    game.play("0 deep ds4")
    assert (game.seat(0).die, game.level(0), game.asked()) == (6, 6, "upkeep 0")


@pytest.mark.rule("FD-PRD-03")
def test_at_the_top_the_degree_is_a_point() -> None:
    game = income("military_academy", "degree=10 medals=accreditation deep=ds1")
    assert game.points(0) == {"accreditation": 1}


@pytest.mark.rule("FD-PRD-04")
def test_the_incubator_gives_the_top_token_of_strength_1() -> None:
    game = building("alteration_incubator", stack="f_oceanium v2_die")
    assert game.tokens(0) == ["f_oceanium"]
    assert game.stack(1)[0] == "v2_die"
    assert income("alteration_incubator", stack="v2_die").tokens(0) == ["v2_die"]


@pytest.mark.rule("FD-PRD-04")
def test_an_empty_stack_gives_nothing() -> None:
    game = table("L=2 C=1", "", "", "")
    game.state.gone = sorted(game.state.gone + game.state.stacks[0])
    game.state.stacks[0] = []
    game.play("0 place 1a vote s36", "0 build alteration_incubator")
    assert (game.tokens(0), game.asked()) == ([], "turn 1")


@pytest.mark.rule("FD-PRD-05")
def test_the_transporter_moves_the_miner_without_reward() -> None:
    game = income("transporter")
    assert game.legal(0) == ["transport n1a", "transport n1b", "transport moon", "skip"]
    for target in ("n2a", "n3a"):
        assert game.refused(f"0 transport {target}") == "FD-PRD-05"
    game.play("0 transport n1a")
    assert (game.miner(0), game.influence(0, "neo"), game.reserve(0), game.asked()) == ("n1a", 1, "", "law 0")


@pytest.mark.rule("FD-PRD-05")
def test_the_transporter_leaves_the_asteroid_where_it_is_but_brings_influence_and_medal() -> None:
    game = income("transporter", "miner=n2b").play("0 transport n3a")
    assert (game.influence(0, "neo"), game.medals(0), game.reserve(0)) == (3, ["neo"], "")
    assert game.seat(0).asteroids == []
    cells = {cell["id"]: cell["asteroid"] for cell in game.game.view(None)["neo"]["cells"]}
    assert cells["n3a"] == "a1"


@pytest.mark.rule("FD-PRD-05")
def test_the_transporter_turns_up_what_lies_next_to_the_miner() -> None:
    game = income("transporter", "miner=n1a").play("0 transport n2b")
    cells = {cell["id"]: cell["asteroid"] for cell in game.game.view(None)["neo"]["cells"]}
    assert [cells[name] for name in ("n3a", "n3b", "n5a", "n5b")] == ["a1", "a2", "hidden", "hidden"]


@pytest.mark.rule("FD-PRD-05")
def test_the_transporter_takes_no_dead_asteroid() -> None:
    game = income("transporter", "miner=n7a").play("0 transport n8")
    assert (game.influence(0, "neo"), game.seat(0).dead, game.asked()) == (8, [], "law 0")


@pytest.mark.rule("FD-PRD-05")
def test_the_transporter_moves_the_mage_without_a_token() -> None:
    game = income("transporter", "moon=3").play("0 transport moon")
    assert (game.influence(0, "six_moons"), game.tokens(0), game.medals(0)) == (4, [], ["six_moons"])
    assert len(game.moon(4)) == 4
    up = [moon["tokens"] is not None for moon in game.game.view(None)["six_moons"]["moons"]]
    assert up == [True] * 5 + [False] * 2


@pytest.mark.rule("FD-PRD-05")
def test_the_transporter_goes_no_further_than_the_end_and_may_stay() -> None:
    game = income("transporter", "miner=n8 moon=3")
    assert game.legal(0) == ["transport moon", "skip"]
    assert game.refused("0 transport n8") == "FD-PRD-05"
    game.play("0 skip")
    assert game.seat(0).moon == 3
    game = income("transporter", "miner=n7a moon=7")
    assert game.legal(0) == ["transport n8", "skip"]
    assert game.refused("0 transport moon") == "FD-PRD-05"
    assert income("transporter", "miner=n8 moon=7").asked() == "law 0"


@pytest.mark.rule("FD-PRD-05")
def test_the_transporter_serves_when_it_is_built() -> None:
    game = building("transporter", "L=1 C=1 O=1").play("0 transport moon")
    assert (game.influence(0, "six_moons"), game.influence(0, "e81216"), game.asked()) == (1, 1, "turn 1")


@pytest.mark.rule("FD-PRD-06")
def test_the_replicator_gives_a_lavandium() -> None:
    assert building("lavandium_replicator", "L=1 C=1").reserve(0) == "1L"
    assert income("lavandium_replicator", "C=2").reserve(0) == "1L 2C"


@pytest.mark.rule("FD-PRD-06")
def test_a_full_reserve_holds_no_more() -> None:
    assert income("lavandium_replicator", "L=10").reserve(0) == "10L"
    game = income("lavandium_replicator", "L=9 C=1")
    assert (game.asked(), game.legal(0)) == ("discard 0", ["discard lavandium", "discard copernium"])
    assert game.play("0 discard copernium").reserve(0) == "10L"


@pytest.mark.rule("FD-PRD-07")
def test_the_consulate_turns_a_used_specialist_of_level_1_face_up() -> None:
    game = income("consulate", "used=1D1,1E1,2E1 has=1A1")
    assert game.legal(0) == ["refresh 1D1", "refresh 1E1", "skip"]
    for name in ("2E1", "1A1", "1B1"):
        assert game.refused(f"0 refresh {name}") == "FD-SP-1A2"
    game.play("0 refresh 1E1")
    assert game.specialists(0) == {"1D1": "used", "1E1": "ready", "2E1": "used", "1A1": "ready"}
    assert game.reserve(0) == ""


@pytest.mark.rule("FD-PRD-07")
def test_it_may_be_used_again_at_its_time() -> None:
    game = income("consulate", "used=1E1").play("0 refresh 1E1").finish_round()
    game.play("0 place 1a vote s32", "0 use 1E1")
    assert (game.reserve(0), game.specialists(0)) == ("2L", {"1E1": "used"})


@pytest.mark.rule("FD-PRD-07")
def test_an_immediate_specialist_is_applied_anew() -> None:
    game = income("consulate", "used=1C1").play("0 refresh 1C1")
    assert (game.seat(0).degree, game.specialists(0)) == (1, {"1C1": "used"})


@pytest.mark.rule("FD-PRD-07")
def test_the_consulate_may_be_declined_and_without_a_target_nothing_happens() -> None:
    game = income("consulate", "used=1C1").play("0 skip")
    assert (game.seat(0).degree, game.specialists(0)) == (0, {"1C1": "used"})
    assert income("consulate", "has=1E1 used=2E1").asked() == "law 0"


@pytest.mark.rule("FD-PRD-07")
def test_the_consulate_serves_when_it_is_built() -> None:
    game = building("consulate", "C=2 used=1D1").play("0 refresh 1D1")
    assert game.specialists(0) == {"1D1": "ready"}


@pytest.mark.rule("FD-PRD-08")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (5, 6), (6, 6)])
def test_the_university_gives_the_die_or_raises_it(before: int, after: int) -> None:
    assert income("space_university", f"die={before}").seat(0).die == after


@pytest.mark.rule("FD-PRD-08")
def test_the_university_serves_when_it_is_built() -> None:
    assert building("space_university").seat(0).die == 1
