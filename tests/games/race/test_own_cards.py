"""Cards of a user's own: they play, what is broken is said, and records carry them."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import astrarium
from astrarium import BadOption, Game, Rng
from astrarium.games.race import invariants
from astrarium.games.race.components.card import Card
from astrarium.games.race.components.checking import MOST_OWN_CARDS
from astrarium.games.race.components.own_cards import OWN_KEYS, read_own_cards
from astrarium.games.race.components.powers import GOOD_IDS, KEYWORD_IDS, MODE_IDS, PER_IDS, POWER_IDS, SYMBOL_IDS
from astrarium.games.race.components.printed import CARD_IDS, PRINTED
from astrarium.games.race.components.reading import MATCH_FORM, parse_power, parse_scoring
from tests.rules.race.table import table

EXAMPLES = (Path(__file__).parents[3] / "examples" / "race-cards.toml").read_text(encoding="utf-8")


def card(body: str, id: str = "nova", name: str = "Nova") -> str:
    return f'[[card]]\nid = "{id}"\nname = "{name}"\n{body}\n'


def power(line: str, world: str = "world = 1") -> str:
    return card(f'{world}\npowers = ["{line}"]')


def row(line: str) -> str:
    return card(f'development = 6\nscoring = ["{line}"]')


def own_cards(game: Game) -> list[dict[str, Any]]:
    """The players' own cards of a game, as screens have them."""
    found: list[dict[str, Any]] = game.rules.table_components(game.position)["cards"]
    return found


def play(game: Game, seed: int) -> Game:
    """A random game that places a lot, checked after every action."""
    rng = Rng(seed)
    while not game.is_over:
        seat = game.to_act[0]
        actions = game.legal_actions(seat)
        busy = [action for action in actions if action.verb not in invariants.SHY]
        chosen = busy or actions
        game.apply(seat, chosen[rng.below(len(chosen))])
        wrong = game.rules.check(game.position)
        assert not wrong, wrong
    return game


def named(key: str) -> Card:
    return next(card for card in read_own_cards(EXAMPLES) if card.key == key)


# The examples


def test_there_are_twelve_examples_and_they_use_many_kinds_of_power() -> None:
    cards = read_own_cards(EXAMPLES)
    assert len(cards) == 12
    assert sum(card.copies for card in cards) <= MOST_OWN_CARDS
    assert len([card for card in cards if card.world]) == 7
    assert len({power.kind for card in cards for power in card.powers}) >= 18
    assert [card.id for card in cards] == [f"own_{number}" for number in range(1, 13)]


@pytest.mark.rule("RG-CUST-03")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"difficulty": "easy"}),
        (2, {"expansion": False}),
        (2, {"duel": True}),
        (3, {"draft": True}),
        (4, {"edition": "second"}),
        (5, {"setup": "first_game"}),
    ],
    ids=str,
)
def test_a_game_with_the_examples_plays_to_its_end(players: int, options: dict[str, Any]) -> None:
    game = astrarium.new("race", players, 11, {**options, "cards": EXAMPLES})
    own = [card["name"] for card in own_cards(game)]
    assert own == [entry["name"] for entry in tomllib.loads(EXAMPLES)["card"]]
    assert play(game, 7).is_over


@pytest.mark.rule("RG-CUST-03", "RG-CUST-04")
def test_the_examples_do_what_they_say() -> None:
    # Lantern Archipelago (own_1) is settled with its good and draws for the next one.
    game = table("old_earth | hand: own_1 2", "gem_world", phase="III", cards=EXAMPLES)
    game.play("0 settle own_1", "1 nothing")
    assert (game.tableau(0), game.goods(0)) == (["old_earth", "own_1"], ["own_1"])
    game = table("own_1 | actions: produce", "gem_world", phase="V", cards=EXAMPLES)
    assert (game.goods(0), game.drew(0)) == (["own_1"], 1)
    # Tidal Nursery (own_4) consumes its own good only.
    game = table("own_4* gem_world* | actions: consume_2x", "spice_world", phase="IV", cards=EXAMPLES)
    assert (game.chips(0), game.drew(0), game.goods(0)) == (2, 2, ["gem_world"])
    # Sleeping Dreadnought (own_7) is worth 5 Military once, and takes its good along.
    game = table("old_earth own_7* | hand: rebel_outpost", "gem_world", phase="III", cards=EXAMPLES)
    game.play("0 settle rebel_outpost", "1 nothing")
    assert game.tableau(0) == ["old_earth", "rebel_outpost"]
    # Mutual Defence Pact (own_10) pays the whole defence, but for no alien world.
    game = table("own_10 | hand: pirate_world alien_robot_sentry 3", "gem_world", phase="III", cards=EXAMPLES)
    assert game.legal(0) == ["settle pirate_world", "nothing"]
    game.play("0 settle pirate_world", "1 nothing")
    assert (game.asked(), game.owes(0)) == ("pay 0", 3)
    # Museum of Worlds (own_12) counts three kinds of card and its monastery (own_3).
    seat = "own_12 own_3 alien_robot_sentry aquatic_uplift_race asteroid_belt clandestine_uplift_lab"
    game = table(seat, "gem_world", cards=EXAMPLES)
    printed = 2 + 2 + 2 + 1 + 2
    assert game.score(0) == printed + 3 + 2 + 1 + 2 + 2


# The rules about own cards

SIX = card("development = 6", "hall", "Great Hall")


@pytest.mark.rule("RG-CUST-06")
def test_an_own_development_of_cost_six_counts_as_one() -> None:
    game = table("galactic_federation | hand: own_1 6", "old_earth", phase="II", goals="galactic_status", cards=SIX)
    game.play("0 develop own_1", "1 nothing").pay(0)
    assert game.holders("galactic_status") == [0]
    assert game.score(0) == 2 + 2 + 3
    solo = table("old_earth", robot="doomed_world own_1", difficulty="hard", cards=SIX)
    assert solo.game.view(0)["robot"]["score"] == -1 + 9


@pytest.mark.rule("RG-CUST-07")
def test_keywords_are_those_of_the_entry_and_not_of_the_name() -> None:
    alien = card("world = 0", "fake", "Alien Fake World") + card('world = 0\nkeywords = ["alien"]', "real", "Plain")
    game = table("alien_tech_institute own_1 own_2", "old_earth", cards=alien)
    assert game.score(0) == 2 + 2


@pytest.mark.rule("RG-CUST-08", "RG-CUST-05")
def test_a_cost_above_seven_cannot_be_named_at_gambling_world() -> None:
    game = table("gambling_world_gs", "old_earth", phase="IV", deck="own_1", cards=card("world = 8"))
    game.play("0 consume gambling_world_gs 2")
    assert game.legal(0) == [f"gamble {number}" for number in range(1, 8)]
    game.play("0 gamble 7")
    assert game.happened("gamble") == [{"number": 7, "card": "own_1", "hit": False}]


@pytest.mark.rule("RG-CUST-09")
def test_copies_of_an_own_world_may_lie_together_but_not_those_of_a_development() -> None:
    two = card("world = 0\ncopies = 2") + card("development = 1\ncopies = 2", "hall", "Great Hall")
    game = table("own_1 own_2 | hand: own_1 own_2 3", "old_earth", phase="II III", cards=two)
    assert game.refused("0 develop own_2") == "RG-DEV-06"
    game.play("0 nothing", "1 nothing", "0 settle own_1", "1 nothing")
    assert game.tableau(0) == ["own_1", "own_2", "own_1"]


def test_a_row_may_name_another_card_of_the_set() -> None:
    pair = card('development = 6\nscoring = ["4 per card:nova", "1 per card:gem_world"]', "hall", "Great Hall")
    game = table("own_1 own_2 gem_world", "old_earth", cards=pair + card("world = 0"))
    assert game.score(0) == 4 + 1 + 1


def test_equal_quantities_add_up() -> None:
    rows = card('development = 6\nscoring = ["1 per total_military", "2 per total_military"]')
    game = table("own_1 space_marines", "old_earth", cards=rows)
    assert game.score(0) == 3 * 2 + 1


def test_events_and_views_call_an_own_card_alike() -> None:
    own = card('world = 0\npowers = ["trade_bonus 1 any"]')
    game = table("old_earth | hand: own_1", "gem_world", phase="III", cards=own)
    game.play("0 settle own_1", "1 nothing")
    assert game.happened("placed", 0) == [{"card": "own_1"}]
    own_card = own_cards(game.game)[0]
    assert (own_card["id"], own_card["name"], own_card["type"], own_card["cost"]) == ("own_1", "Nova", "world", 0)
    assert [(power["row"], power["kind"], power["amount"]) for power in own_card["powers"]] == [
        ("$", "trade_bonus", 1)
    ]


# What is broken

BROKEN = [
    ("nothing but words", "", "no TOML"),
    ("[[card", "", "no TOML"),
    ("title = 'mine'", "card", "is missing"),
    ("card = 3", "card", "is no list"),
    ("card = [3]", "card", "is no table"),
    (card("world = 1") + "[extra]\n", "", "unknown key extra"),
    (card("world = 1\ncolour = 'red'"), "nova, colour", "id, name, world, defence, development, vp, good"),
    (card("world = 1\nstart = 9"), "nova, start", "no such field"),
    (card("world = 1\npreset_hand = 1"), "nova, preset_hand", "no such field"),
    ('[[card]]\nname = "Nova"\nworld = 1', "card 0, id", "is missing"),
    ('[[card]]\nid = "nova"\nworld = 1', "nova, name", "is missing"),
    (card("world = 1", id="No Va"), "No Va, id", "small letters, digits and underscores"),
    (card("world = 1", id=""), "id", "small letters, digits and underscores"),
    ("[[card]]\nid = 7\nname = 'Nova'\nworld = 1", "7, id", "is no text"),
    (card("world = 1", id="gem_world"), "gem_world, id", "another card with this id"),
    (card("world = 1") + card("world = 1", name="Other"), "nova, id", "another card with this id"),
    (card("world = 1", name="GEM world"), "nova, name", "another card called 'GEM world'"),
    (card("world = 1", name=" "), "nova, name", "1 to 40 letters"),
    (card("world = 1", name="N" * 41), "nova, name", "1 to 40 letters"),
    (card("world = 1", name="No\\nva"), "nova, name", "no line breaks"),
    (card(""), "nova, world", "exactly one of world, defence, development"),
    (card("world = 1\ndefence = 2"), "nova, world", "exactly one of world, defence, development"),
    (card("defence = 1\ndevelopment = 2"), "nova, defence", "exactly one of world, defence, development"),
    (card("world = 10"), "nova, world", "from 0 to 9"),
    (card("world = -1"), "nova, world", "from 0 up"),
    (card("world = true"), "nova, world", "whole number"),
    (card("world = 1.5"), "nova, world", "whole number"),
    (card("world = 1979-05-27"), "nova, world", "whole number"),
    (card("defence = 0"), "nova, defence", "from 1 to 9"),
    (card("development = 0"), "nova, development", "from 1 to 6"),
    (card("development = 7"), "nova, development", "from 1 to 6"),
    (card("world = 1\nvp = 10"), "nova, vp", "from -1 to 9"),
    (card("world = 1\nvp = 'many'"), "nova, vp", "from -1 to 9"),
    (card(f"world = 1\nvp = 0x{'f' * 5000}"), "nova, vp", "from -1 to 9"),
    (card("world = 1\ncopies = 0"), "nova, copies", "from 1 to 17"),
    (card(f"world = 1\ncopies = 0x{'f' * 5000}"), "nova, copies", "from 1 to 17"),
    (card("world = 1\ncopies = 9") + card("world = 1\ncopies = 9", "a", "A"), "own cards", "17 blank ones"),
    ("".join(card("world = 1", f"n{i}", f"N{i}") for i in range(18)), "own cards", "17 blank ones"),
    (card("world = 1\ngood = 'novelty'"), "nova, good", "novelty, rare, genes, alien, then production or windfall"),
    (card("world = 1\ngood = 'gold windfall'"), "nova, good", "novelty, rare, genes, alien"),
    (card("world = 1\ngood = ['rare']"), "nova, good", "is no text"),
    (card("development = 1\ngood = 'rare windfall'"), "nova, good", "a development has no goods"),
    (card("world = 1\nkeywords = ['wet']"), "nova, keywords", ", ".join(KEYWORD_IDS)),
    (card("world = 1\nkeywords = 'alien'"), "nova, keywords", "is no list"),
    (card("world = 1\nsymbols = ['star']"), "nova, symbols", "chromosome"),
    (card("world = 1\npowers = 'military 1'"), "nova, powers", "is no list"),
    (card("world = 1\npowers = [1]"), "nova, powers", "is no text"),
    (card("world = 1\nscoring = ['1 per world']"), "nova, scoring", "only developments"),
    (power("fly 3"), "nova, powers", 'there is no power "fly"; there are explore_draw, '),
    (power(""), "nova, powers", "there is no power"),
    (power("military"), "nova, powers", '"military <n>"'),
    (power("military 0"), "nova, powers", '"military <n>"'),
    (power("military 10"), "nova, powers", "outside -1 to 9"),
    (power("military -2"), "nova, powers", "outside -1 to 9"),
    (power("military 1 2"), "nova, powers", '"military <n>"'),
    (power("military ١"), "nova, powers", '"military <n>"'),
    (power("explore_draw 0"), "nova, powers", "outside 1 to 9"),
    (power("military_against 1 fish"), "nova, powers", "<keyword, kind or symbol>"),
    (power("settle_discount 1"), "nova, powers", "<kind or any>"),
    (power("settle_free_by_sacrifice except any"), "nova, powers", "[except <kind>]"),
    (power("settle_free_by_sacrifice alien"), "nova, powers", "[except <kind>]"),
    (power("military_by_hand_discard 2 1"), "nova, powers", "<cards> for <n>"),
    (power("consume_hand_cards 2 for 1"), "nova, powers", "<cards> for <n> vp"),
    (power("trade_bonus_per_symbol 1 star genes"), "nova, powers", "<symbol>"),
    (power("consume 1 any"), "nova, powers", "<kind, any or here>"),
    (power("consume 1 any for"), "nova, powers", "[<n> vp] [<n> cards]"),
    (power("consume 1 any for 1 vp 2 vp"), "nova, powers", "[<n> vp] [<n> cards]"),
    (power("consume 1 any for 1 gold"), "nova, powers", "[<n> vp] [<n> cards]"),
    (power("consume 1 any for x2 1 vp"), "nova, powers", "[x<times>]"),
    (power("consume 2 here for 1 vp", "world = 1\ngood = 'rare windfall'"), "nova, powers", "<kind, any or here>"),
    (power("consume_different_kinds 5 for 1 vp"), "nova, powers", "<kinds>"),
    (power("consume_different_kinds 3 for 1 vp x2"), "nova, powers", "<kinds>"),
    (power("consume_at_trade_price cheaply"), "nova, powers", "[with_trade_powers]"),
    (power("consume_gamble 7 to 1"), "nova, powers", "outside 7 to 9"),
    (power("produce_on_windfall"), "nova, powers", "<kind or any>"),
    (power("draw_per_world 1"), "nova, powers", "names nothing; allowed: world, development, military"),
    (power("draw_per_world 1 development"), "nova, powers", "<what the world is>"),
    (power("draw_per_world 1 big"), "nova, powers", "is none of world, development, military"),
    (power("draw_per_world 1 card:nobody"), "nova, powers", "the id of no card"),
    (power("produce_here"), "nova, powers", "only for a world whose good is of production"),
    (power("produce_here", "world = 1\ngood = 'rare windfall'"), "nova, powers", "of production"),
    (card("world = 1\ngood = 'rare production'"), "nova, powers", "needs produce_here or produce_here_by_hand"),
    (power("consume 1 here for 1 vp"), "nova, powers", "needs a world with a good"),
    (power("trade_bonus_this_world 1", "development = 1"), "nova, powers", "needs a world with a good"),
    (power("draw_if_produced_here 1"), "nova, powers", "needs a world with a good"),
    (
        power('military 1", "military 1", "military 1", "military 1", "military 1'),
        "nova, powers",
        "4 powers in row III",
    ),
    (row("per world"), "nova, scoring", "<vp> per"),
    (row("2 world"), "nova, scoring", "<vp> per"),
    (row("0 per world"), "nova, scoring", "outside 1 to 9"),
    (row("2 per"), "nova, scoring", "names nothing"),
    (row("2 per total_military world"), "nova, scoring", "three_vp_in_chips, total_military"),
    (row("2 per big_world"), "nova, scoring", "keyword:<word>"),
    (row("2 per keyword:wet"), "nova, scoring", "keyword:<word>"),
    (row("2 per cost:x"), "nova, scoring", "cost:<n>"),
    (row("2 per row:VI"), "nova, scoring", "row:<I, II, III, $, IV, V>"),
    (row("2 per novelty rare"), "nova, scoring", "a line for each"),
    (row("2 per world development"), "nova, scoring", "a line for each"),
    (row("2 per card:nobody"), "nova, scoring", "the id of no card"),
]


@pytest.mark.rule("RG-CUST-04")
@pytest.mark.parametrize(("text", "where", "allowed"), BROKEN)
def test_what_is_broken_is_said_with_card_field_and_what_is_allowed(text: str, where: str, allowed: str) -> None:
    with pytest.raises(BadOption) as caught:
        astrarium.new("race", 2, 1, {"cards": text})
    message = str(caught.value)
    assert message.startswith("own cards")
    assert where in message
    assert allowed in message


def test_characters_that_no_record_can_hold_are_refused() -> None:
    with pytest.raises(BadOption, match="no UTF-8"):
        astrarium.new("race", 2, 1, {"cards": "# \ud800\n" + card("world = 1")})


@pytest.mark.parametrize("text", ["", " \n\t"])
def test_no_text_is_no_cards(text: str) -> None:
    assert own_cards(astrarium.new("race", 2, 1, {"cards": text})) == []


# Records


def test_a_record_carries_its_cards() -> None:
    game = play(astrarium.new("race", 3, 5, {"cards": EXAMPLES}), 5)
    text = game.record().dumps()
    used = {f"own_{number}" for number in range(1, 13)}
    assert any(used & set(line.replace('"', " ").split()) for line in text.splitlines()[1:])
    again = astrarium.replay(text)
    assert again.hash() == game.hash()
    assert own_cards(again) == own_cards(game)
    assert again.scores() == game.scores()


def test_a_card_of_the_printed_game_has_the_same_number_with_and_without_own_cards() -> None:
    assert [card.index for card in read_own_cards(EXAMPLES)] == list(range(PRINTED, PRINTED + 12))
    assert len(CARD_IDS) == PRINTED
    assert named("museum_of_worlds").scoring[3].match.card == "own_3"


# The page about all this

PAGE = (Path(__file__).parents[3] / "docs" / "race-cards.md").read_text(encoding="utf-8")


def test_the_page_explains_every_kind_of_power_with_an_example_that_can_be_read() -> None:
    found = []
    for line in PAGE.splitlines():
        cells = [cell.strip(" `") for cell in line.replace("\\|", "/").strip("|").split(" | ")]
        if len(cells) == 3 and cells[0].split()[0] in POWER_IDS:
            name = cells[0].split()[0]
            assert POWER_IDS[parse_power(cells[2], name).kind] == name
            found.append(name)
    assert found == POWER_IDS


def test_the_page_names_every_field_word_and_quantity() -> None:
    for word in [*OWN_KEYS, *GOOD_IDS, *KEYWORD_IDS, *SYMBOL_IDS, *MODE_IDS[1:]]:
        assert f"`{word}`" in PAGE
    for word in PER_IDS:
        assert parse_scoring(f"1 per {word}", "").per == PER_IDS.index(word)
        assert f"`1 per {word}`" in PAGE
    for word in MATCH_FORM.replace(",", " ").split():
        assert word.partition(":")[0].strip("<>") in PAGE
