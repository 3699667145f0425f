"""Tiles, tokens and printed actions are as printed."""

import pytest

from astrarium.games.gaia.components import abilities, effects, ids, maps
from astrarium.games.gaia.components import components as c
from astrarium.games.gaia.components.effects import Gain
from astrarium.games.gaia.components.pieces import TechTile


def text(gains: list[Gain]) -> str:
    return ", ".join(str(gain) for gain in gains)


def describe(tile: TechTile) -> str:
    parts = {"now": tile.now, "income": tile.income, "action": tile.action, "pass": tile.on_pass}
    words = [f"{when} {text(gains)}" for when, gains in parts.items() if gains]
    if tile.trigger >= 0:
        words.append(f"{tile.trigger_vp} on {effects.TRIGGER_IDS[tile.trigger]}")
    if tile.big_power:
        words.append(f"big {tile.big_power}")
    return f"{tile.id}: {'; '.join(words)}"


class TestTiles:
    @pytest.mark.rule("GP-COMP-02")
    def test_counts(self) -> None:
        assert len(c.DEFAULT.tech) * c.DEFAULT.tech_copies == 36
        assert (
            len(c.DEFAULT.advanced),
            len(c.DEFAULT.boosters),
            len(c.DEFAULT.round_tiles),
            len(c.DEFAULT.final_tiles),
        ) == (15, 10, 10, 6)
        assert sum(token.copies for token in c.DEFAULT.tokens) == 19

    def test_standard_tiles(self) -> None:
        assert [describe(tile) for tile in c.DEFAULT.tech] == [
            "ore_qic: now 1 ore, 1 qic",
            "knowledge_per_type: now 1 knowledge per planet_type",
            "big_4: big 4",
            "vp_7: now 7 vp",
            "ore_charge: income 1 ore, charge 1",
            "knowledge_credit: income 1 knowledge, 1 credits",
            "gaia_vp: 3 on build_gaia_mine",
            "credits_4: income 4 credits",
            "charge_4: action charge 4",
        ]
        assert not any(tile.advanced for tile in c.DEFAULT.tech)

    def test_advanced_tiles(self) -> None:
        assert [describe(tile) for tile in c.DEFAULT.advanced] == [
            "adv_pass_federations: pass 3 vp per federation_token",
            "adv_research: 2 on advance_research",
            "adv_qic_credits: action 1 qic, 5 credits",
            "adv_mines: now 2 vp per mine",
            "adv_pass_labs: pass 3 vp per research_lab",
            "adv_sector_ore: now 1 ore per sector",
            "adv_pass_types: pass 1 vp per planet_type",
            "adv_gaia: now 2 vp per gaia_planet",
            "adv_stations: now 4 vp per trading_station",
            "adv_sectors: now 2 vp per sector",
            "adv_3_ore: action 3 ore",
            "adv_federations: now 5 vp per federation_token",
            "adv_3_knowledge: action 3 knowledge",
            "adv_mine: 3 on build_mine",
            "adv_station: 3 on build_station",
        ]
        assert all(tile.advanced for tile in c.DEFAULT.advanced)

    def test_boosters(self) -> None:
        rows = [(b.id, text(b.income), text(b.on_pass), b.action_steps, b.action_range) for b in c.DEFAULT.boosters]
        assert rows == [
            ("ore_knowledge", "1 ore, 1 knowledge", "", 0, 0),
            ("credits_qic", "2 credits, 1 qic", "", 0, 0),
            ("tokens_ore", "2 tokens, 1 ore", "", 0, 0),
            ("terraform", "2 credits", "", 1, 0),
            ("range", "charge 2", "", 0, 3),
            ("mines", "1 ore", "1 vp per mine", 0, 0),
            ("labs", "1 knowledge", "3 vp per research_lab", 0, 0),
            ("stations", "1 ore", "2 vp per trading_station", 0, 0),
            ("big", "charge 4", "4 vp per institute_or_academy", 0, 0),
            ("gaia", "4 credits", "1 vp per gaia_planet", 0, 0),
        ]

    def test_round_tiles(self) -> None:
        rows = [(t.id, t.trigger, t.vp, t.automa_early, t.automa_late) for t in c.DEFAULT.round_tiles]
        assert rows == [
            ("terraform_2", effects.TERRAFORM_STEP, 2, 4, 6),
            ("research_2", effects.ADVANCE, 2, 2, 4),
            ("mine_2", effects.BUILD_MINE, 2, 4, 6),
            ("federation_5", effects.GAIN_FEDERATION, 5, 0, 5),
            ("station_3", effects.BUILD_STATION, 3, 3, 6),
            ("station_4", effects.BUILD_STATION, 4, 3, 6),
            ("gaia_3", effects.BUILD_GAIA_MINE, 3, 2, 2),
            ("gaia_4", effects.BUILD_GAIA_MINE, 4, 2, 2),
            ("big_5a", effects.BUILD_BIG, 5, 0, 5),
            ("big_5b", effects.BUILD_BIG, 5, 0, 5),
        ]

    @pytest.mark.rule("GP-NEUT-03")
    def test_final_scoring(self) -> None:
        assert {tile.id: tile.neutral for tile in c.DEFAULT.final_tiles} == {
            "structures": 11,
            "in_federations": 10,
            "types": 5,
            "gaia": 4,
            "sectors": 6,
            "satellites": 8,
        }
        assert c.DEFAULT.rank_vp == [18, 12, 6, 0]
        assert c.DEFAULT.research_vp == [0, 0, 0, 4, 8, 12]
        assert (c.DEFAULT.resources_per_vp, c.DEFAULT.finals_in_play) == (3, 2)

    def test_federation_tokens(self) -> None:
        assert {token.id: text(token.gains) for token in c.DEFAULT.tokens} == {
            "vp12": "12 vp",
            "vp8_qic": "8 vp, 1 qic",
            "vp8_tokens": "8 vp, 2 tokens",
            "vp7_ore": "7 vp, 2 ore",
            "vp7_credits": "7 vp, 6 credits",
            "vp6_knowledge": "6 vp, 2 knowledge",
            "gleens": "1 ore, 1 knowledge, 2 credits",
        }
        assert [token.id for token in c.DEFAULT.tokens if not token.flips] == ["vp12"]
        assert [token.own for token in c.DEFAULT.tokens] == [False] * 6 + [True]
        assert c.DEFAULT.tokens[c.DEFAULT.own_token].id == "gleens"
        assert (c.DEFAULT.threshold, c.DEFAULT.low_threshold, c.DEFAULT.solo_tokens_removed) == (7, 6, 1)


class TestActions:
    @pytest.mark.rule("GP-BOARD-03")
    def test_board_actions(self) -> None:
        assert [(a.id, a.power, a.qic, text(a.gains)) for a in c.DEFAULT.board] == [
            ("knowledge_3", 7, 0, "3 knowledge"),
            ("steps_2", 5, 0, "2 steps"),
            ("ore_2", 4, 0, "2 ore"),
            ("credits_7", 4, 0, "7 credits"),
            ("knowledge_2", 4, 0, "2 knowledge"),
            ("step_1", 3, 0, "1 steps"),
            ("tokens_2", 3, 0, "2 tokens"),
            ("tech", 0, 4, "tech_tile"),
            ("rescore", 0, 3, "rescore"),
            ("types", 0, 2, "3 vp, 1 vp per planet_type"),
        ]

    @pytest.mark.rule("GP-FREE-06")
    def test_free_actions(self) -> None:
        assert [(a.id, a.cost_what, a.cost, str(a.gain)) for a in c.DEFAULT.free] == [
            ("burn", effects.BURN, 1, ""),
            ("power_qic", effects.POWER, 4, "1 qic"),
            ("power_ore", effects.POWER, 3, "1 ore"),
            ("qic_ore", effects.QIC, 1, "1 ore"),
            ("power_knowledge", effects.POWER, 4, "1 knowledge"),
            ("power_credit", effects.POWER, 1, "1 credits"),
            ("knowledge_credit", effects.KNOWLEDGE, 1, "1 credits"),
            ("ore_credit", effects.ORE, 1, "1 credits"),
            ("ore_token", effects.ORE, 1, "1 tokens"),
            ("credits_qic", effects.CREDITS, 4, "1 qic"),
            ("credits_ore", effects.CREDITS, 3, "1 ore"),
            ("credits_knowledge", effects.CREDITS, 4, "1 knowledge"),
            ("former_qic", effects.GAIAFORMER_TO_GAIA, 1, "1 qic"),
            ("token_knowledge", effects.TOKEN_TO_GAIA, 1, "1 knowledge"),
        ]

    def test_free_actions_of_factions_name_what_they_need(self) -> None:
        needs = [action.needs for action in c.DEFAULT.free]
        assert needs[:9] == [abilities.NO_ABILITY] * 9
        assert needs[9:12] == [abilities.CREDITS_AS_POWER] * 3
        assert needs[12:] == [abilities.FORMER_QIC, abilities.TOKEN_KNOWLEDGE]

    def test_limits(self) -> None:
        assert (c.DEFAULT.cap_ore, c.DEFAULT.cap_knowledge, c.DEFAULT.cap_credits) == (15, 15, 30)
        assert (c.DEFAULT.rounds, c.DEFAULT.start_vp, c.DEFAULT.advanced_in_play) == (6, 10, 6)
        assert (c.DEFAULT.charge_range, c.DEFAULT.qic_range, c.DEFAULT.gaia_qic) == (2, 2, 1)
        assert (c.DEFAULT.boosters_beyond_players, c.DEFAULT.boosters_solo) == (3, 5)

    def test_ids_match_their_lists(self) -> None:
        assert [tile.id for tile in c.DEFAULT.tech] == c.TECH_IDS
        assert [tile.id for tile in c.DEFAULT.advanced] == c.ADVANCED_IDS
        assert [tile.id for tile in c.DEFAULT.boosters] == c.BOOSTER_IDS
        assert [tile.id for tile in c.DEFAULT.round_tiles] == c.ROUND_IDS
        assert [tile.id for tile in c.DEFAULT.final_tiles] == c.FINAL_IDS
        assert [token.id for token in c.DEFAULT.tokens] == c.TOKEN_IDS
        assert [action.id for action in c.DEFAULT.board] == c.BOARD_IDS
        assert [action.id for action in c.DEFAULT.free] == c.FREE_IDS
        assert [structure.id for structure in c.DEFAULT.structures] == ids.STRUCTURE_IDS
        assert [planet.id for planet in maps.PLANETS] == ids.PLANET_IDS
