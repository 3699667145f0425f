"""Maps, structures, factions and research are as printed."""

from collections import Counter

import pytest

from astrarium.games.gaia.components import components as c
from astrarium.games.gaia.components import effects, ids, maps
from astrarium.games.gaia.components.abilities import ABILITY_IDS, BRAINSTONE, INSTITUTE_START
from astrarium.games.gaia.components.boards import Faction
from astrarium.games.gaia.components.effects import Gain
from astrarium.games.gaia.components.pieces import PLANET_KINDS
from astrarium.games.gaia.map.hexes import distance, hex_at

SECTOR_HEXES = [(q, r) for q in range(-2, 3) for r in range(-2, 3) if max(abs(q), abs(r), abs(q + r)) <= 2]
MAPS = {
    "small": (maps.OUTLINE_SMALL, maps.FIRST_SMALL),
    "large": (maps.OUTLINE_LARGE, maps.FIRST_LARGE),
}


def text(gains: list[Gain]) -> str:
    return ", ".join(str(gain) for gain in gains)


def total(gains: list[Gain]) -> dict[str, int]:
    counts: Counter[str] = Counter()
    for gain in gains:
        counts[effects.RESOURCE_IDS[gain.what]] += gain.amount
    return dict(counts)


def planets_on(name: str) -> dict[int, int]:
    """The planet type by hex on a first-game map."""
    centres, sectors = MAPS[name]
    found: dict[int, int] = {}
    for (q, r), sector in zip(centres, sectors):
        for dq, dr, kind in maps.SECTORS[sector].planets:
            found[hex_at(q + dq, r + dr)] = kind
    return found


def first_income(faction: Faction) -> dict[str, int]:
    """What the faction board and the research levels give in round 1, without a booster."""
    icons = list(faction.base_income)
    for slot in faction.slot_income[ids.MINE][: faction.mines]:
        icons.extend(slot)
    if faction.abilities >> INSTITUTE_START & 1:
        icons.extend(faction.institute_income)
    for area, level in enumerate(faction.levels):
        icons.extend(c.DEFAULT.tracks[area][level].income)
    return total(icons)


class TestPlanetsAndMap:
    def test_constants_are_the_places_of_the_ids(self) -> None:
        assert ids.PLANET_IDS[ids.TERRA] == "terra"
        assert ids.PLANET_IDS[ids.ICE] == "ice"
        assert [ids.PLANET_IDS[i] for i in (ids.GAIA, ids.TRANSDIM, ids.LOST)] == ["gaia", "transdim", "lost"]
        assert [PLANET_KINDS[planet.kind] for planet in maps.PLANETS] == ["home"] * 7 + ["gaia", "transdim", "lost"]
        assert len({planet.colour for planet in maps.PLANETS}) == 10

    @pytest.mark.rule("GP-BUILD-15")
    def test_steps_are_the_shorter_way_round_the_wheel(self) -> None:
        assert maps.STEPS[ids.TERRA] == [0, 1, 2, 3, 3, 2, 1]
        assert maps.STEPS[ids.DESERT] == [3, 2, 1, 0, 1, 2, 3]
        for a in range(7):
            assert sorted(maps.STEPS[a]) == [0, 1, 1, 2, 2, 3, 3]
            assert [maps.STEPS[b][a] for b in range(7)] == maps.STEPS[a]

    def test_thirteen_faces_with_their_planets(self) -> None:
        assert [f"s{n:02}" for n in range(1, 11)] + ["s05o", "s06o", "s07o"] == maps.SECTOR_IDS
        assert [len(s.planets) for s in maps.SECTORS] == [6, 7, 6, 6, 6, 6, 6, 6, 6, 6, 5, 5, 5]
        for sector in maps.SECTORS:
            places = [(q, r) for q, r, _ in sector.planets]
            assert len(set(places)) == len(places)
            assert set(places) <= set(SECTOR_HEXES)
            assert sector.id.startswith(f"s{sector.number}")

    def test_outlined_sides_have_one_planet_less(self) -> None:
        for number in ("05", "06", "07"):
            sides = [len(sector.planets) for sector in maps.SECTORS if sector.number == number]
            assert sides == [6, 5]

    @pytest.mark.parametrize(("name", "hexes"), [("small", 133), ("large", 190)])
    def test_sectors_of_19_hexes_do_not_overlap(self, name: str, hexes: int) -> None:
        assert len(SECTOR_HEXES) == 19
        covered = {hex_at(q + dq, r + dr) for q, r in MAPS[name][0] for dq, dr in SECTOR_HEXES}
        assert len(covered) == hexes

    @pytest.mark.rule("GP-SETUP-02")
    @pytest.mark.rule("GP-SETUP-03")
    @pytest.mark.parametrize(("name", "home", "gaia", "transdim"), [("small", 4, 5, 7), ("large", 6, 7, 12)])
    def test_planets_of_the_first_game(self, name: str, home: int, gaia: int, transdim: int) -> None:
        counts = Counter(planets_on(name).values())
        assert [counts[kind] for kind in range(10)] == [home] * 7 + [gaia, transdim, 0]

    @pytest.mark.rule("GP-MAP-02")
    @pytest.mark.parametrize("name", ["small", "large"])
    def test_equal_home_types_are_never_neighbours(self, name: str) -> None:
        planets = planets_on(name)
        for here, kind in planets.items():
            for there, other in planets.items():
                assert kind != other or kind >= ids.GAIA or distance(here, there) != 1

    def test_some_planets_lie_where_they_are_printed(self) -> None:
        small = planets_on("small")
        assert small[hex_at(2, -6)] == ids.DESERT
        assert small[hex_at(0, 1)] == ids.ICE
        assert small[hex_at(3, -1)] == ids.VOLCANIC
        assert small[hex_at(-3, 6)] == ids.SWAMP
        assert small[hex_at(-5, 7)] == ids.TITANIUM

    @pytest.mark.rule("GP-MAP-05")
    def test_variants_keep_inner_and_outer_places(self) -> None:
        inner_places, outer_places = maps.VARIANTS[maps.VARIANT_IDS.index("variant_2")].groups
        inner = [maps.SECTOR_IDS[maps.FIRST_LARGE[spot]] for spot in inner_places]
        assert sorted(inner) == ["s01", "s02", "s03", "s04"]
        assert sorted(inner_places + outer_places) == list(range(10))
        dealt = {v.id: [len(group) for group in v.groups] for v in maps.VARIANTS}
        assert dealt == {"small_random": [7], "variant_1": [6], "variant_2": [4, 6], "variant_3": [10]}
        assert [maps.SECTOR_IDS[sector] for sector in maps.DROPPABLE] == ["s09", "s10"]


class TestStructures:
    @pytest.mark.rule("GP-COMP-01")
    def test_pieces_prices_and_power(self) -> None:
        rows = [(s.id, s.supply, s.ore, s.credits, s.near_credits, s.power) for s in c.DEFAULT.structures]
        assert rows == [
            ("", 0, 0, 0, 0, 0),
            ("mine", 8, 1, 2, 2, 1),
            ("station", 4, 2, 6, 3, 2),
            ("lab", 3, 3, 5, 5, 2),
            ("institute", 1, 4, 6, 6, 3),
            ("academy_left", 1, 6, 6, 6, 3),
            ("academy_right", 1, 6, 6, 6, 3),
        ]
        assert [s.id for s in c.DEFAULT.structures if s.tech_tile] == ["lab", "academy_left", "academy_right"]
        assert (
            c.DEFAULT.gaiaformers,
            c.DEFAULT.space_stations,
            c.DEFAULT.space_station_power,
            c.DEFAULT.neighbour_range,
        ) == (3, 6, 1, 2)

    @pytest.mark.rule("GP-FAC-BES-01")
    def test_bescods_swap_institute_and_academies(self) -> None:
        usual, bescods = c.DEFAULT.upgrades
        assert usual[ids.MINE] == bescods[ids.MINE] == [ids.STATION]
        assert usual[ids.STATION] == [ids.INSTITUTE, ids.LAB]
        assert usual[ids.LAB] == [ids.ACADEMY_LEFT, ids.ACADEMY_RIGHT]
        assert bescods[ids.STATION] == [ids.ACADEMY_LEFT, ids.ACADEMY_RIGHT, ids.LAB]
        assert bescods[ids.LAB] == [ids.INSTITUTE]
        for top in (ids.NONE, ids.INSTITUTE, ids.ACADEMY_LEFT, ids.ACADEMY_RIGHT):
            assert usual[top] == bescods[top] == []
        assert [f.id for f in c.DEFAULT.factions if f.upgrades] == ["bescods"]


class TestFactions:
    def test_two_factions_share_each_board_and_home(self) -> None:
        assert [faction.board for faction in c.DEFAULT.factions] == [i // 2 for i in range(14)]
        for one, other in c.DEFAULT.boards:
            assert c.DEFAULT.factions[one].home == c.DEFAULT.factions[other].home
        assert sorted(c.DEFAULT.factions[pair[0]].home for pair in c.DEFAULT.boards) == list(range(7))

    def test_boards_are_in_the_order_of_the_ids(self) -> None:
        for index, word in enumerate(ids.FACTION_IDS):
            assert (c.DEFAULT.factions[index].index, c.DEFAULT.factions[index].id) == (index, word)

    @pytest.mark.rule("GP-SETUP-13")
    def test_start_resources(self) -> None:
        unusual = {
            faction.id: (faction.ore, faction.credits, faction.knowledge, faction.qic)
            for faction in c.DEFAULT.factions
            if (faction.ore, faction.credits, faction.knowledge, faction.qic) != (4, 15, 3, 1)
        }
        assert unusual == {
            "lantids": (4, 13, 3, 1),
            "gleens": (4, 15, 3, 0),
            "bal_taks": (4, 15, 3, 0),
            "firaks": (3, 15, 2, 1),
            "bescods": (4, 15, 1, 1),
            "nevlas": (4, 15, 2, 1),
            "itars": (5, 15, 3, 1),
        }

    @pytest.mark.rule("GP-SETUP-14")
    def test_start_power(self) -> None:
        tokens = {f.id: f.area1 + f.area2 + (f.abilities >> BRAINSTONE & 1) for f in c.DEFAULT.factions}
        unusual = {"terrans": 8, "lantids": 4, "taklons": 7, "bal_taks": 4, "itars": 8}
        assert tokens == {word: unusual.get(word, 6) for word in ids.FACTION_IDS}
        assert (
            c.DEFAULT.factions[ids.FACTION_IDS.index("lantids")].area2,
            c.DEFAULT.factions[ids.FACTION_IDS.index("bal_taks")].area2,
        ) == (0, 2)

    @pytest.mark.rule("GP-SETUP-15")
    def test_start_research(self) -> None:
        entered = {f.id: ids.AREA_IDS[f.levels.index(1)] for f in c.DEFAULT.factions if any(f.levels)}
        assert entered == {
            "terrans": "gaia",
            "xenos": "ai",
            "gleens": "nav",
            "ambas": "nav",
            "hadsch_hallas": "eco",
            "geodens": "terra",
            "bal_taks": "gaia",
            "nevlas": "sci",
        }
        assert all(sum(faction.levels) <= 1 for faction in c.DEFAULT.factions)

    @pytest.mark.rule("GP-ADV-05")
    @pytest.mark.rule("GP-ADV-06")
    def test_start_structures(self) -> None:
        assert [f.mines for f in c.DEFAULT.factions] == [2, 2, 3, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2]
        assert [f.id for f in c.DEFAULT.factions if f.abilities >> INSTITUTE_START & 1] == ["ivits"]

    @pytest.mark.rule("GP-INC-03")
    @pytest.mark.parametrize(
        ("word", "income"),
        [
            ("terrans", {"ore": 3, "knowledge": 1}),
            ("lantids", {"ore": 3, "knowledge": 1}),
            ("xenos", {"ore": 3, "knowledge": 1}),
            ("gleens", {"ore": 3, "knowledge": 1}),
            ("taklons", {"ore": 3, "knowledge": 1}),
            ("ambas", {"ore": 4, "knowledge": 1}),
            ("hadsch_hallas", {"ore": 3, "knowledge": 1, "credits": 5, "charge": 1}),
            ("ivits", {"ore": 1, "knowledge": 1, "qic": 1, "charge": 4, "tokens": 1}),
            ("geodens", {"ore": 3, "knowledge": 1}),
            ("bal_taks", {"ore": 3, "knowledge": 1}),
            ("firaks", {"ore": 3, "knowledge": 2}),
            ("bescods", {"ore": 3}),
            ("nevlas", {"ore": 3, "knowledge": 2}),
            ("itars", {"ore": 3, "knowledge": 1, "tokens": 1}),
        ],
    )
    def test_income_of_the_first_round(self, word: str, income: dict[str, int]) -> None:
        assert first_income(c.DEFAULT.factions[ids.FACTION_IDS.index(word)]) == income

    def test_slots_of_the_rows(self) -> None:
        for faction in c.DEFAULT.factions:
            mine, station, lab = (faction.slot_income[row] for row in (ids.MINE, ids.STATION, ids.LAB))
            assert [text(slot) for slot in mine] == ["1 ore", "1 ore", "", *["1 ore"] * 5]
            sums = total([gain for slot in station for gain in slot])
            assert sums == ({"knowledge": 4} if faction.id == "bescods" else {"credits": 16})
            sums = total([gain for slot in lab for gain in slot])
            unusual = {"bescods": {"credits": 12}, "nevlas": {"charge": 6}}
            assert sums == unusual.get(faction.id, {"knowledge": 3})
            assert all(not faction.slot_income[row] for row in (0, 4, 5, 6))

    def test_academies_and_institutes(self) -> None:
        assert {text(f.academy_income) for f in c.DEFAULT.factions if f.id != "itars"} == {"2 knowledge"}
        assert text(c.DEFAULT.factions[ids.FACTION_IDS.index("itars")].academy_income) == "3 knowledge"
        assert {text(f.academy_action) for f in c.DEFAULT.factions if f.id != "bal_taks"} == {"1 qic"}
        assert text(c.DEFAULT.factions[ids.FACTION_IDS.index("bal_taks")].academy_action) == "4 credits"
        unusual = {
            "lantids": "charge 4",
            "xenos": "charge 4, 1 qic",
            "gleens": "charge 4, 1 ore",
            "ambas": "charge 4, 2 tokens",
            "bescods": "charge 4, 2 tokens",
        }
        for faction in c.DEFAULT.factions:
            assert text(faction.institute_income) == unusual.get(faction.id, "charge 4, 1 tokens")

    def test_every_institute_has_an_ability_of_its_own(self) -> None:
        held = [bits for f in c.DEFAULT.factions for bits in (f.abilities, f.institute_abilities)]
        everything = (1 << len(ABILITY_IDS)) - 1
        assert sum(held) == everything
        assert all(f.institute_abilities.bit_count() == 1 for f in c.DEFAULT.factions)

    def test_numbers_inside_abilities(self) -> None:
        assert (
            c.DEFAULT.brainstone_power,
            c.DEFAULT.double_token_power,
            c.DEFAULT.tokens_for_tile,
            c.DEFAULT.token_on_charge,
        ) == (
            3,
            2,
            4,
            1,
        )
        assert (c.DEFAULT.shared_mine_knowledge, c.DEFAULT.new_type_knowledge, c.DEFAULT.titanium_power) == (2, 3, 1)
        assert (c.DEFAULT.gaia_mine_vp, c.DEFAULT.gaia_for_ore) == (2, 1)

    @pytest.mark.rule("GP-SETUP-11")
    def test_factions_of_the_first_game(self) -> None:
        words = {n: [ids.FACTION_IDS[i] for i in some] for n, some in c.DEFAULT.first_game_factions.items()}
        assert words == {
            1: ["hadsch_hallas"],
            2: ["hadsch_hallas", "xenos"],
            3: ["terrans", "taklons", "geodens"],
            4: ["terrans", "hadsch_hallas", "xenos", "taklons"],
        }
        assert ids.FACTION_IDS[c.DEFAULT.first_game_automa] == "taklons"


class TestResearch:
    @pytest.mark.rule("GP-BUILD-06")
    @pytest.mark.rule("GP-BUILD-16")
    @pytest.mark.rule("GP-PROJ-07")
    def test_standing_effects(self) -> None:
        assert [len(track) for track in c.DEFAULT.tracks] == [6] * 6
        assert [level.ore_per_step for level in c.DEFAULT.tracks[ids.TERRAFORMING]] == [3, 3, 2, 1, 1, 1]
        assert [level.range for level in c.DEFAULT.tracks[ids.NAVIGATION]] == [1, 1, 2, 2, 3, 4]
        assert [level.project_tokens for level in c.DEFAULT.tracks[ids.GAIA_PROJECT]] == [0, 6, 6, 4, 3, 3]

    def test_single_gains(self) -> None:
        assert [[text(level.once) for level in track] for track in c.DEFAULT.tracks] == [
            ["", "2 ore", "", "", "2 ore", "federation_token"],
            ["", "1 qic", "", "1 qic", "", "lost_planet"],
            ["", "1 qic", "1 qic", "2 qic", "2 qic", "4 qic"],
            ["", "gaiaformer", "3 tokens", "gaiaformer", "gaiaformer", "4 vp, 1 vp per gaia_planet"],
            ["", "", "", "", "", "3 ore, 6 credits, charge 6"],
            ["", "", "", "", "", "9 knowledge"],
        ]

    def test_income(self) -> None:
        assert [text(level.income) for level in c.DEFAULT.tracks[ids.ECONOMY]] == [
            "",
            "2 credits, charge 1",
            "1 ore, 2 credits, charge 2",
            "1 ore, 3 credits, charge 3",
            "2 ore, 4 credits, charge 4",
            "",
        ]
        knowledge = [total(level.income).get("knowledge", 0) for level in c.DEFAULT.tracks[ids.SCIENCE]]
        assert knowledge == [0, 1, 2, 3, 4, 0]
        for area in (ids.TERRAFORMING, ids.NAVIGATION, ids.INTELLIGENCE, ids.GAIA_PROJECT):
            assert not any(level.income for level in c.DEFAULT.tracks[area])

    def test_price_and_crossing(self) -> None:
        assert (c.DEFAULT.advance_knowledge, c.DEFAULT.crossing_charge) == (4, 3)
        assert len(c.DEFAULT.tracks) == len(ids.AREA_IDS) == 6
