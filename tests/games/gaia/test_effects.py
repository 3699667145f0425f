"""The effect language and the reading of data files."""

import pytest

from astrarium.games.gaia.components import effects, loading
from astrarium.kernel.data import Entry


@pytest.mark.parametrize(
    ("text", "what", "amount", "per"),
    [
        ("1 ore", effects.ORE, 1, effects.PER_NOTHING),
        ("15 credits", effects.CREDITS, 15, effects.PER_NOTHING),
        ("1 credit", effects.CREDITS, 1, effects.PER_NOTHING),
        ("2 tokens", effects.TOKENS, 2, effects.PER_NOTHING),
        ("1 step", effects.STEPS, 1, effects.PER_NOTHING),
        ("charge 4", effects.CHARGE, 4, effects.PER_NOTHING),
        ("range 3", effects.RANGE, 3, effects.PER_NOTHING),
        ("gaiaformer", effects.GAIAFORMER, 1, effects.PER_NOTHING),
        ("federation_token", effects.FEDERATION_TOKEN, 1, effects.PER_NOTHING),
        ("2 vp per gaia_planet", effects.VP, 2, effects.PER_GAIA),
        ("1 ore per sector", effects.ORE, 1, effects.PER_SECTOR),
        ("4 vp per institute_or_academy", effects.VP, 4, effects.PER_BIG),
    ],
)
def test_one_icon(text: str, what: int, amount: int, per: int) -> None:
    (gain,) = effects.parse(text, "here")
    assert (gain.what, gain.amount, gain.per) == (what, amount, per)


def test_commas_separate_icons() -> None:
    assert [str(gain) for gain in effects.parse("1 ore, charge 2,gaiaformer", "here")] == [
        "1 ore",
        "charge 2",
        "gaiaformer",
    ]


def test_an_empty_text_gives_nothing() -> None:
    assert effects.parse("", "here") == []
    assert str(effects.NO_GAIN) == ""


@pytest.mark.parametrize("counter", effects.PER_IDS)
def test_text_of_an_icon_reads_back(counter: str) -> None:
    (gain,) = effects.parse(f"3 vp per {counter}", "here")
    assert str(gain) == f"3 vp per {counter}"


@pytest.mark.parametrize(
    "text",
    [
        "ore",
        "0 ore",
        "-1 ore",
        "01 ore",
        "1.5 ore",
        "one ore",
        "1 gold",
        "1 ore,",
        "1 ore 2 credits",
        "4 charge",
        "charge",
        "charge 2 per mine",
        "2 gaiaformer",
        "1 vp per mines",
        "1 vp for mine",
    ],
)
def test_a_bad_icon_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="cannot read"):
        effects.parse(text, "here")


def test_a_refusal_names_entry_text_and_what_is_allowed() -> None:
    with pytest.raises(ValueError, match="cannot read") as refusal:
        effects.parse("1 ore, 1 vp per mines", "boosters.toml, mines, on_pass")
    message = str(refusal.value)
    assert message.startswith('boosters.toml, mines, on_pass: cannot read "1 vp per mines"; allowed: ')
    for word in ("knowledge", "charge", "gaiaformer", *effects.PER_IDS):
        assert word in message


def test_points_for_an_event() -> None:
    score = effects.parse_score("3 vp on build_gaia_mine", "here")
    assert (score.trigger, score.vp) == (effects.BUILD_GAIA_MINE, 3)


@pytest.mark.parametrize("text", ["3 vp", "3 ore on build_mine", "3 vp on build_castle", "vp on build_mine"])
def test_a_bad_score_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"here: cannot read .*gain_federation_token"):
        effects.parse_score(text, "here")


@pytest.mark.parametrize(
    ("text", "what", "amount"),
    [
        ("4 power", effects.POWER, 4),
        ("1 qic", effects.QIC, 1),
        ("burn", effects.BURN, 1),
        ("gaiaformer_to_gaia", effects.GAIAFORMER_TO_GAIA, 1),
        ("token_to_gaia", effects.TOKEN_TO_GAIA, 1),
    ],
)
def test_prices_of_free_actions(text: str, what: int, amount: int) -> None:
    cost = effects.parse_cost(text, "here")
    assert (cost.what, cost.amount) == (what, amount)


@pytest.mark.parametrize("text", ["", "power", "4 vp", "burn 2"])
def test_a_bad_price_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"here: cannot read .*token_to_gaia"):
        effects.parse_cost(text, "here")


def test_the_icons_of_an_entry_stand_in_a_text_or_in_a_list_of_texts() -> None:
    entry = Entry("one", {"income": ["2 ore", "1 qic"], "once": "1 ore, charge 3"})
    assert [str(gain) for gain in loading.gains(entry, "income")] == ["2 ore", "1 qic"]
    assert [str(gain) for gain in loading.gains(entry, "once")] == ["1 ore", "charge 3"]
    assert loading.gains(entry, "never") == []


@pytest.mark.parametrize("text", ["", "swamp", "1,2 swamp", "1x2", "axb swamp", "1x2x3 swamp"])
def test_a_bad_place_is_refused(text: str) -> None:
    assert loading.place("3x-2 swamp", "here") == (3, -2, "swamp")
    with pytest.raises(ValueError, match="here: cannot read"):
        loading.place(text, "here")
