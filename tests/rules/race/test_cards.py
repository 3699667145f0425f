"""Every card: what it is, and each of its powers at work. The lines are explained in ``exercise``."""

import pytest

from astrarium.games.race.components.card_table import card_table
from astrarium.games.race.components.powers import POWER_IDS
from astrarium.games.race.components.printed import CARD_IDS
from astrarium.games.race.verbs import NUMBERS
from tests.rules.race.exercise import is_as_described, military, scores, show, shown_by

CARDS: dict[str, list[str]] = {
    "old_earth": [
        "world 3, 2 vp",
        "sell 3 4 5 6",
        "eat any: 1 vp 0 cards 0 left",
        "eat N R: 2 vp 0 cards 0 left",
        "eat N R G: 2 vp 0 cards 1 left",
    ],
    "epsilon_eridani": [
        "world 2, 1 vp",
        "military 1",
        "eat any: 1 vp 1 cards 0 left",
        "eat G A: 1 vp 1 cards 1 left",
    ],
    "alpha_centauri": ["world 2, 0 vp, rare windfall", "discount 1 rare", "military 1 rare"],
    "new_sparta": ["defence 2, 1 vp", "military 2"],
    "earths_lost_colony": [
        "world 2, 1 vp, novelty production",
        "eat any: 1 vp 0 cards 0 left",
        "eat R A: 1 vp 0 cards 1 left",
        "produces",
    ],
    "alien_tech_institute": [
        "development 6, ? vp, alien",
        "discount 2 alien",
        "military 2 alien",
        "score alien_robotic_factory alien_robot_sentry deserted_alien_world gem_world: 9",
    ],
    "colony_ship": ["development 2, 1 vp", "free"],
    "consumer_markets": [
        "development 5, 3 vp",
        "eat N N N N R: 3 vp 0 cards 2 left",
        "eat R G A: 0 vp 0 cards 3 left",
        "eat N: 1 vp 0 cards 0 left",
        "per novelty 1",
    ],
    "contact_specialist": ["development 1, 1 vp", "military -1", "pay 1"],
    "deficit_spending": ["development 2, 1 vp", "hand 2"],
    "diversified_economy": [
        "development 4, 2 vp",
        "kinds N R G: 3 vp 0 cards 0 left",
        "kinds N N R: 0 vp 0 cards 3 left",
        "kinds N R G A: 3 vp 0 cards 1 left",
        "per kind 1",
    ],
    "drop_ships": ["development 4, 2 vp", "military 3"],
    "expedition_force": ["development 1, 1 vp", "explore 3 1", "military 1"],
    "export_duties": ["development 1, 1 vp", "sell 3 4 5 6"],
    "free_trade_association": [
        "development 6, ? vp",
        "eat N N N N R: 3 vp 3 cards 2 left",
        "eat R G A: 0 vp 0 cards 3 left",
        "fills novelty",
        "score gem_world refugee_world consumer_markets expanding_colony comet_zone: 7",
    ],
    "galactic_federation": [
        "development 6, ? vp",
        "develop 2",
        "score new_economy public_works gem_world: 5",
    ],
    "galactic_imperium": [
        "development 6, ? vp, imperium",
        "military 4 rebel",
        "score rebel_base hive_world gem_world: 3",
    ],
    "galactic_renaissance": [
        "development 6, ? vp",
        "explore 4 2",
        "score research_labs galactic_trendsetters artist_colony gem_world: 11",
    ],
    "galactic_survey_seti": [
        "development 6, ? vp",
        "explore 4 1",
        "score expedition_force star_nomad_lair gem_world drop_ships: 5",
    ],
    "genetics_lab": ["development 2, 1 vp", "sell 2 3 5 5", "fills genes"],
    "interstellar_bank": ["development 2, 1 vp", "bank 1"],
    "investment_credits": ["development 1, 1 vp", "develop 1"],
    "merchant_guild": ["development 6, ? vp", "gets 2", "score gem_world comet_zone* asteroid_belt: 4"],
    "mining_conglomerate": [
        "development 3, 2 vp",
        "sell 2 4 4 5",
        "eat R R R: 2 vp 0 cards 1 left",
        "eat N R: 1 vp 0 cards 1 left",
        "most rare 2",
    ],
    "mining_league": [
        "development 6, ? vp",
        "eat R R R R: 3 vp 0 cards 2 left",
        "eat N R: 0 vp 0 cards 2 left",
        "fills rare",
        "score comet_zone asteroid_belt mining_robots mining_conglomerate gem_world: 7",
    ],
    "mining_robots": ["development 2, 1 vp", "discount 1 rare", "fills rare"],
    "new_economy": [
        "development 6, ? vp",
        "income 1",
        "score public_works old_earth export_duties gem_world: 5",
    ],
    "new_galactic_order": ["development 6, ? vp", "military 2", "score drop_ships empath_world galactic_imperium: 4"],
    "new_military_tactics": ["development 1, 1 vp", "tactics 3"],
    "pan_galactic_league": [
        "development 6, ? vp",
        "military -1",
        "worlds genes 1",
        "score contact_specialist avian_uplift_race rebel_miners gem_world: 6",
    ],
    "public_works": [
        "development 1, 1 vp",
        "works 1",
        "eat any: 1 vp 0 cards 0 left",
        "eat N G: 1 vp 0 cards 1 left",
    ],
    "replicant_robots": ["development 4, 2 vp", "discount 2 any"],
    "research_labs": [
        "development 4, 2 vp",
        "explore 2 2",
        "eat G G: 1 vp 0 cards 1 left",
        "eat N R A: 0 vp 0 cards 3 left",
        "per alien 1",
    ],
    "space_marines": ["development 2, 1 vp", "military 2"],
    "terraforming_robots": [
        "development 3, 2 vp, terraforming",
        "settled 1",
        "eat R R: 1 vp 1 cards 1 left",
        "eat N G A: 0 vp 0 cards 3 left",
    ],
    "trade_league": [
        "development 6, ? vp",
        "sell 3 4 5 6",
        "price N: 0 vp 3 cards 0 left",
        "price R: 0 vp 4 cards 0 left",
        "price G: 0 vp 5 cards 0 left",
        "price A: 0 vp 6 cards 0 left",
        "score export_duties old_earth public_works black_market_trading_world: 5",
    ],
    "alien_robot_scout_ship": ["defence 4, 2 vp, alien windfall, alien", "military 1"],
    "alien_robot_sentry": ["defence 2, 2 vp, alien windfall, alien"],
    "alien_robotic_factory": ["world 6, 5 vp, alien production, alien", "produces"],
    "alien_rosetta_stone_world": ["world 3, 3 vp, alien", "discount 2 alien", "military 2 alien", "fills alien"],
    "aquatic_uplift_race": ["defence 2, 2 vp, genes windfall, uplift chromosome"],
    "artist_colony": ["world 1, 1 vp, novelty production", "produces"],
    "asteroid_belt": ["world 2, 1 vp, rare windfall"],
    "avian_uplift_race": ["defence 2, 2 vp, genes windfall, uplift chromosome"],
    "bio_hazard_mining_world": ["world 3, 2 vp, rare production", "sell 2 3 6 5", "produces"],
    "black_market_trading_world": [
        "world 3, 2 vp",
        "price N: 0 vp 2 cards 0 left",
        "price R: 0 vp 3 cards 0 left",
        "price G: 0 vp 4 cards 0 left",
        "price A: 0 vp 5 cards 0 left",
        "price N R: 0 vp 2 cards 1 left",
    ],
    "blaster_gem_mines": ["world 3, 2 vp, rare windfall", "military 1"],
    "comet_zone": ["world 3, 2 vp, rare production", "produces", "drawn 1"],
    "deserted_alien_colony": ["world 5, 4 vp, alien windfall, alien"],
    "deserted_alien_library": ["world 6, 5 vp, alien windfall, alien"],
    "deserted_alien_outpost": ["world 4, 3 vp, alien windfall, alien"],
    "destroyed_world": ["world 1, 0 vp, rare windfall"],
    "distant_world": ["world 4, 2 vp, genes production", "sell 5 3 4 5", "produces"],
    "empath_world": ["world 1, 1 vp, genes windfall", "military -1"],
    "expanding_colony": [
        "world 1, 1 vp",
        "eat any: 1 vp 0 cards 0 left",
        "eat G R: 1 vp 0 cards 1 left",
        "fills novelty",
    ],
    "former_penal_colony": ["defence 2, 1 vp, novelty windfall", "military 1"],
    "galactic_engineers": ["world 2, 1 vp", "sell 3 4 5 6", "fills any"],
    "galactic_resort": [
        "world 3, 2 vp, novelty windfall",
        "eat any: 1 vp 1 cards 0 left",
        "eat R A: 1 vp 1 cards 1 left",
    ],
    "galactic_trendsetters": ["world 5, 3 vp", "eat any: 2 vp 0 cards 0 left", "eat N R: 2 vp 0 cards 1 left"],
    "gambling_world": ["world 1, 1 vp", "eat any: 1 vp 0 cards 0 left", "eat N R: 1 vp 0 cards 1 left", "gamble"],
    "gem_world": ["world 2, 1 vp, novelty production", "produces", "drawn 1"],
    "imperium_armaments_world": ["world 4, 2 vp, rare production, imperium", "military 1", "produces"],
    "lost_alien_battle_fleet": ["defence 6, 4 vp, alien production, alien", "military 3", "produces"],
    "lost_alien_warship": ["defence 5, 3 vp, alien windfall, alien", "military 2"],
    "lost_species_ark_world": ["world 5, 3 vp, genes production", "produces", "drawn 2"],
    "malevolent_lifeforms": ["defence 4, 2 vp, genes production", "explore 3 1", "produces"],
    "merchant_world": ["world 4, 2 vp", "sell 4 5 6 7", "hand 2"],
    "mining_world": ["world 3, 2 vp, rare production", "produces", "drawn 1"],
    "new_earth": [
        "world 5, 3 vp, rare production",
        "eat any: 1 vp 1 cards 0 left",
        "eat N R: 1 vp 1 cards 1 left",
        "produces",
    ],
    "new_survivalists": [
        "defence 1, 1 vp, novelty production",
        "eat N N: 0 vp 1 cards 1 left",
        "eat R G A: 0 vp 0 cards 3 left",
        "produces",
    ],
    "new_vinland": [
        "world 2, 1 vp, novelty production",
        "eat any: 0 vp 2 cards 0 left",
        "eat R G: 0 vp 2 cards 1 left",
        "produces",
    ],
    "outlaw_world": ["defence 1, 1 vp", "eat any: 1 vp 1 cards 0 left", "eat R G: 1 vp 1 cards 1 left"],
    "pilgrimage_world": ["world 0, 2 vp", "all N N R G A: 4 vp 0 cards 0 left", "all A: 0 vp 0 cards 0 left"],
    "pirate_world": ["defence 3, 2 vp, novelty windfall", "sell here 5"],
    "plague_world": [
        "world 3, 0 vp, genes production",
        "eat G G: 1 vp 1 cards 1 left",
        "eat N R A: 0 vp 0 cards 3 left",
        "produces",
    ],
    "pre_sentient_race": ["world 2, 1 vp, genes windfall"],
    "prosperous_world": [
        "world 3, 2 vp, novelty production",
        "eat any: 1 vp 0 cards 0 left",
        "eat N R: 1 vp 0 cards 1 left",
        "produces",
    ],
    "radioactive_world": ["world 2, 1 vp, rare windfall"],
    "rebel_base": ["defence 6, 6 vp, rebel"],
    "rebel_fuel_cache": ["defence 1, 1 vp, rare windfall, rebel"],
    "rebel_homeworld": ["defence 7, 7 vp, rebel"],
    "rebel_miners": ["defence 2, 1 vp, rare production, rebel", "produces"],
    "rebel_outpost": ["defence 5, 5 vp, rebel", "military 1"],
    "rebel_underground": ["defence 3, 4 vp, rebel", "gets 1"],
    "rebel_warrior_race": ["defence 3, 2 vp, genes windfall, rebel", "military 1"],
    "refugee_world": ["world 0, 1 vp, novelty windfall", "military -1"],
    "reptilian_uplift_race": ["defence 2, 2 vp, genes windfall, uplift chromosome"],
    "runaway_robots": ["defence 1, 1 vp, rare windfall", "drawn 1"],
    "secluded_world": [
        "world 1, 1 vp, novelty production",
        "eat any: 0 vp 1 cards 0 left",
        "eat R A: 0 vp 1 cards 1 left",
        "produces",
    ],
    "space_port": ["world 2, 1 vp, novelty production", "sell 2 5 4 5", "produces"],
    "spice_world": ["world 2, 1 vp, novelty production", "sell 4 3 4 5", "produces"],
    "star_nomad_lair": ["defence 1, 1 vp, novelty windfall", "explore 3 1", "sell here 3"],
    "terraformed_world": ["world 5, 5 vp", "eat any: 1 vp 0 cards 0 left", "eat R A: 1 vp 0 cards 1 left"],
    "the_last_of_the_uplift_gnarssh": ["defence 1, 0 vp, genes windfall, uplift chromosome"],
    "tourist_world": [
        "world 4, 2 vp",
        "eat N R R G: 3 vp 0 cards 2 left",
        "eat G A: 3 vp 0 cards 0 left",
        "eat A: 0 vp 0 cards 1 left",
    ],
    "separatist_colony": ["world 2, 1 vp", "explore 4 1", "military 1"],
    "ancient_race": ["world 2, 1 vp, genes windfall"],
    "damaged_alien_factory": ["defence 3, 2 vp, alien production, alien", "supplied"],
    "doomed_world": ["world 1, -1 vp", "explore 3 1", "free"],
    "galactic_genome_project": [
        "development 6, ? vp",
        "eat G G G G: 3 vp 0 cards 2 left",
        "eat G R: 0 vp 0 cards 2 left",
        "score hive_world ancient_race genetics_lab gem_world: 7",
    ],
    "imperium_lords": [
        "development 6, ? vp, imperium",
        "worlds military 1",
        "score imperium_armaments_world galactic_imperium rebel_base new_sparta: 8",
    ],
    "improved_logistics": ["development 3, 2 vp", "second"],
    "space_mercenaries": ["development 1, 0 vp", "military 1", "hire 2"],
    "terraforming_guild": [
        "development 6, ? vp, terraforming",
        "settled 1",
        "fills any",
        "score terraforming_robots terraformed_world asteroid_belt ancient_race: 8",
    ],
    "alien_toy_shop": [
        "world 3, 1 vp, alien windfall, alien",
        "eat here: 2 vp 0 cards 0 left",
        "eat A N: 0 vp 0 cards 2 left",
    ],
    "clandestine_uplift_lab": [
        "defence 3, 2 vp, uplift chromosome",
        "explore 3 1",
        "sell symbols 2 3 5 5",
        "eat any: 1 vp 1 cards 0 left",
        "eat R A: 1 vp 1 cards 1 left",
    ],
    "deserted_alien_world": ["world 1, 2 vp, alien", "explore 3 1", "discount 2 alien", "military 2 alien"],
    "galactic_bazaar": ["world 3, 2 vp, novelty windfall", "sell 3 3 4 5", "hand 1"],
    "galactic_studios": [
        "world 5, 3 vp, novelty production",
        "eat any: 1 vp 1 cards 0 left",
        "eat R A: 1 vp 1 cards 1 left",
        "produces",
        "drawn 1",
    ],
    "gambling_world_gs": ["world 1, 1 vp", "eat any: 1 vp 0 cards 0 left", "eat N R: 1 vp 0 cards 1 left", "gamble"],
    "hive_world": ["defence 3, 2 vp, genes production", "produces"],
    "rebel_colony": ["defence 4, 4 vp, rebel", "eat any: 1 vp 0 cards 0 left", "eat N A: 1 vp 0 cards 1 left"],
    "rebel_sympathizers": ["defence 1, 1 vp, novelty windfall, rebel", "drawn 1"],
    "smuggling_lair": [
        "defence 1, 1 vp, rare windfall",
        "eat any: 0 vp 2 cards 0 left",
        "eat N A: 0 vp 2 cards 1 left",
    ],
    "volcanic_world": ["world 2, 1 vp, rare production", "produces"],
}


@pytest.mark.parametrize("card", CARDS)
def test_the_card_is_placed_for_what_it_costs(card: str) -> None:
    is_as_described(card, CARDS[card][0])


@pytest.mark.parametrize(("card", "line"), [(card, line) for card, lines in CARDS.items() for line in lines[1:]])
def test_the_power_works(card: str, line: str) -> None:
    show(card, line)


@pytest.mark.parametrize("card", CARDS)
def test_every_power_of_the_card_is_shown_and_no_other(card: str) -> None:
    has = {POWER_IDS[power.kind] for power in card_table(False, "").cards[NUMBERS[card]].powers}
    assert {power for line in CARDS[card][1:] for power in shown_by(line)} == has


def test_every_card_is_here() -> None:
    assert list(CARDS) == CARD_IDS
    assert len(CARDS) == 115


@pytest.mark.parametrize(
    ("card", "facts"),
    [
        ("bio_hazard_mining_world", "world 2, 0 vp, rare production"),
        ("black_market_trading_world", "world 2, 1 vp"),
        ("imperium_armaments_world", "world 3, 2 vp, rare production, imperium"),
        ("outlaw_world", "defence 1, 1 vp"),
        ("gem_world", "world 2, 1 vp, novelty production"),
    ],
)
def test_costs_and_points_of_the_second_edition(card: str, facts: str) -> None:
    is_as_described(card, facts, edition="second")


def test_powers_of_the_second_edition() -> None:
    military("outlaw_world", "1", edition="second")
    scores("merchant_guild", "gem_world comet_zone* asteroid_belt*: 6", edition="second")
