"""How cards are written: powers and scoring rows as lines of words, read into objects."""

from typing import Final

from astrarium.games.race.components.powers import (
    ANY,
    CONSUME_ALL,
    CONSUME_AT_TRADE_PRICE,
    CONSUME_DIFFERENT_KINDS,
    CONSUME_GAMBLE,
    CONSUME_GOODS,
    CONSUME_HAND_CARDS,
    DRAW_IF_MOST_PRODUCED,
    DRAW_PER_GOOD_PRODUCED,
    DRAW_PER_WORLD,
    GOOD_IDS,
    KEYWORD_IDS,
    MILITARY,
    MILITARY_AGAINST,
    MILITARY_BY_HAND_DISCARD,
    MODE_IDS,
    PAY_FOR_MILITARY,
    PER_IDS,
    POWER_IDS,
    PRODUCE_HERE,
    PRODUCE_ON_WINDFALL,
    ROW_IDS,
    SETTLE_DISCOUNT,
    SETTLE_FREE_BY_SACRIFICE,
    SETTLE_SECOND_WORLD,
    SYMBOL_IDS,
    TRADE_BONUS,
    TRADE_BONUS_PER_SYMBOL,
    Match,
    Power,
    Scoring,
)
from astrarium.games.race.errors import BadLine, reason

# How each kind is written; <n> is a number, <kind> a kind of good, [..] may be left out.
FORMS: Final[dict[str, str]] = {
    "explore_draw": "<n>",
    "explore_keep": "<n>",
    "develop_draw_at_start": "<n>",
    "develop_discount": "<n>",
    "develop_draw_after": "<n>",
    "military": "<n>",
    "military_against": "<n> <keyword, kind or symbol>",
    "military_by_sacrifice": "<n>",
    "military_by_hand_discard": "<cards> for <n>",
    "settle_discount": "<n> <kind or any>",
    "settle_free_by_sacrifice": "[except <kind>]",
    "pay_for_military": "<discount> [except <kind>]",
    "settle_draw_after": "<n>",
    "settle_second_world": "",
    "trade_bonus": "<n> <kind or any>",
    "trade_bonus_this_world": "<n>",
    "trade_bonus_per_symbol": "<n> <symbol> <kind or any>",
    "consume": "<goods> <kind, any or here> for [<n> vp] [<n> cards] [x<times>]",
    "consume_different_kinds": "<kinds> for [<n> vp] [<n> cards]",
    "consume_all": "<n>",
    "consume_at_trade_price": "[with_trade_powers]",
    "consume_hand_cards": "<cards> for <n> vp",
    "consume_draw": "<n>",
    "consume_gamble": "<lowest> to <highest>",
    "produce_here": "",
    "produce_here_by_hand_discard": "<cards>",
    "draw_if_produced_here": "<n>",
    "produce_on_windfall": "<kind or any>",
    "produce_draw": "<n>",
    "draw_per_good_produced": "<n> <kind or any>",
    "draw_per_kind_produced": "<n>",
    "draw_if_most_produced": "<n> <kind or any>",
    "draw_per_world": "<n> <what the world is>",
}

SMALL: Final = (-1, 9)
"""No number on a card is outside these."""
LEAST: Final[dict[int, int]] = {MILITARY: SMALL[0], CONSUME_ALL: SMALL[0], PAY_FOR_MILITARY: 0, CONSUME_GAMBLE: 0}
"""The least number of a power, where it is not one."""
NO_NUMBER: Final = (
    SETTLE_FREE_BY_SACRIFICE,
    SETTLE_SECOND_WORLD,
    CONSUME_GOODS,
    CONSUME_DIFFERENT_KINDS,
    CONSUME_AT_TRADE_PRICE,
    PRODUCE_HERE,
    PRODUCE_ON_WINDFALL,
)
"""Powers that do not begin with a number."""
WITH_GOOD: Final = (
    SETTLE_DISCOUNT,
    TRADE_BONUS,
    TRADE_BONUS_PER_SYMBOL,
    DRAW_PER_GOOD_PRODUCED,
    DRAW_IF_MOST_PRODUCED,
)
"""Powers whose number is followed by a kind of good."""


class Words:
    """The words of a line, taken from left to right; whatever does not fit is refused with the form."""

    def __init__(self, text: str, where: str, form: str) -> None:
        self.text: str = text
        self.words: list[str] = text.split()
        self.where: str = where
        self.form: str = form
        self.at: int = 1

    def wrong(self) -> ValueError:
        text = f'cannot read "{self.text}"; allowed: "{self.form}"'
        return BadLine(self.where, reason("form", text, line=self.text, form=self.form))

    def more(self) -> bool:
        return self.at < len(self.words)

    def take(self) -> str:
        if not self.more():
            raise self.wrong()
        self.at += 1
        return self.words[self.at - 1]

    def number(self, least: int = 1) -> int:
        return self.read_number(self.take(), least)

    def read_number(self, word: str, least: int) -> int:
        digits = word[1:] if word.startswith("-") else word
        if not digits.isascii() or not digits.isdigit() or len(digits) > 2:
            raise self.wrong()
        value = int(word)
        if not least <= value <= SMALL[1]:
            text = f'{value} in "{self.text}" is outside {least} to {SMALL[1]}'
            args = {"number": value, "line": self.text, "low": least, "high": SMALL[1]}
            raise BadLine(self.where, reason("number", text, **args))
        return value

    def good(self) -> int:
        word = self.take()
        if word == "any":
            return ANY
        if word not in GOOD_IDS:
            raise self.wrong()
        return GOOD_IDS.index(word)

    def literal(self, word: str) -> None:
        if self.take() != word:
            raise self.wrong()

    def excluded(self) -> int:
        """``except alien``, or nothing."""
        if not self.more():
            return ANY
        self.literal("except")
        good = self.good()
        if good == ANY:
            raise self.wrong()
        return good

    def gain(self, power: Power) -> None:
        """``1 vp 2 cards x2``: at least one of vp and cards."""
        while self.more():
            word = self.take()
            if word.startswith("x") and power.kind == CONSUME_GOODS and not self.more():
                power.times = self.read_number(word[1:], 1)
                continue
            amount = self.read_number(word, 1)
            unit = self.take()
            if unit == "vp" and not power.vp:
                power.vp = amount
            elif unit in ("card", "cards") and not power.cards:
                power.cards = amount
            else:
                raise self.wrong()
        if not power.vp and not power.cards:
            raise self.wrong()

    def end(self) -> None:
        if self.more():
            raise self.wrong()


def parse_power(text: str, where: str) -> Power:
    """The power that a line describes."""
    name = text.split()[0] if text.split() else ""
    if name not in POWER_IDS:
        known = ", ".join(POWER_IDS)
        text = f'there is no power "{name}"; there are {known}'
        raise BadLine(where, reason("no-power", text, power=name, known=known))
    words = Words(text, where, f"{name} {FORMS[name]}".strip())
    power = Power(POWER_IDS.index(name))
    _read(power, words)
    words.end()
    return power


def _read(power: Power, words: Words) -> None:
    """What stands behind the name of a power, by its kind; of most kinds it is a number."""
    kind = power.kind
    if kind in NO_NUMBER:
        _read_without_number(power, words)
        return
    if kind in (MILITARY_BY_HAND_DISCARD, CONSUME_HAND_CARDS):
        power.cards = words.number()
        words.literal("for")
    power.amount = words.number(LEAST.get(kind, 1))
    if kind == MILITARY and power.amount == 0:
        raise words.wrong()
    if kind == MILITARY_AGAINST:
        _read_target(power, words)
    elif kind in WITH_GOOD:
        if kind == TRADE_BONUS_PER_SYMBOL:
            power.symbol = _read_symbol(words)
        power.good = words.good()
    elif kind == PAY_FOR_MILITARY:
        power.good = words.excluded()
    elif kind == CONSUME_HAND_CARDS:
        words.literal("vp")
    elif kind == CONSUME_GAMBLE:
        words.literal("to")
        power.times = words.number(power.amount)
    elif kind == DRAW_PER_WORLD:
        power.match = _read_match(words)
        if power.match.development:
            raise words.wrong()


def _read_without_number(power: Power, words: Words) -> None:
    kind = power.kind
    if kind in (CONSUME_GOODS, CONSUME_DIFFERENT_KINDS):
        _read_consume(power, words)
    elif kind == SETTLE_FREE_BY_SACRIFICE:
        power.good = words.excluded()
    elif kind == PRODUCE_ON_WINDFALL:
        power.good = words.good()
    elif kind == CONSUME_AT_TRADE_PRICE and words.more():
        words.literal("with_trade_powers")
        power.priced = True


def _read_symbol(words: Words) -> int:
    symbol = words.take()
    if symbol not in SYMBOL_IDS:
        raise words.wrong()
    return SYMBOL_IDS.index(symbol)


def _read_target(power: Power, words: Words) -> None:
    # "alien" is a kind of good here, as on the printed cards; the keyword is written keyword:alien.
    word = words.take()
    if word in GOOD_IDS:
        power.good = GOOD_IDS.index(word)
    elif word in KEYWORD_IDS:
        power.keyword = KEYWORD_IDS.index(word)
    elif word in SYMBOL_IDS:
        power.symbol = SYMBOL_IDS.index(word)
    elif word.startswith("keyword:") and word[8:] in KEYWORD_IDS:
        power.keyword = KEYWORD_IDS.index(word[8:])
    else:
        raise words.wrong()


def _read_consume(power: Power, words: Words) -> None:
    power.goods = words.number()
    if power.kind == CONSUME_GOODS:
        if words.words[words.at : words.at + 1] == ["here"]:
            words.take()
            power.here = True
            if power.goods != 1:
                raise words.wrong()
        else:
            power.good = words.good()
    elif not 2 <= power.goods <= len(GOOD_IDS):
        raise words.wrong()
    words.literal("for")
    words.gain(power)


MATCH_FORM: Final = (
    f"world, development, military, {', '.join(GOOD_IDS)}, production, windfall, keyword:<word>, symbol:<word>, "
    "cost:<n>, row:<I, II, III, $, IV, V>, card:<id>"
)


def _read_match(words: Words) -> Match:
    match = Match()
    asked: list[str] = []
    while words.more():
        word = words.take()
        _read_test(match, word, words)
        about = _about(word)
        if about in asked:
            why = (
                f'"{word}" in "{words.text}" is the second word about one thing; '
                "all words must hold together, so write a line for each"
            )
            raise BadLine(words.where, reason("second-word", why, word=word, line=words.text))
        asked.append(about)
    if not asked:
        why = f'"{words.text}" names nothing; allowed: {MATCH_FORM}'
        raise BadLine(words.where, reason("names-nothing", why, line=words.text, form=MATCH_FORM))
    return match


def _about(word: str) -> str:
    """What a test looks at: no two tests of a line may look at the same."""
    if word in GOOD_IDS:
        return "good"
    if word in MODE_IDS:
        return "mode"
    return "type" if word in ("world", "development") else word.partition(":")[0]


def _read_test(match: Match, word: str, words: Words) -> None:
    name, _, value = word.partition(":")
    if word == "world":
        match.world = True
    elif word == "development":
        match.development = True
    elif word == "military":
        match.military = True
    elif word in GOOD_IDS:
        match.good = GOOD_IDS.index(word)
    elif word and word in MODE_IDS:
        match.mode = MODE_IDS.index(word)
    elif name == "keyword" and value in KEYWORD_IDS:
        match.keyword = KEYWORD_IDS.index(value)
    elif name == "symbol" and value in SYMBOL_IDS:
        match.symbol = SYMBOL_IDS.index(value)
    elif name == "row" and value in ROW_IDS:
        match.row = ROW_IDS.index(value)
    elif name == "cost":
        match.cost = words.read_number(value, 0)
    elif name == "card" and value:
        match.card = value
    else:
        why = f'"{word}" in "{words.text}" is none of {MATCH_FORM}'
        raise BadLine(words.where, reason("no-test", why, word=word, line=words.text, form=MATCH_FORM))


def parse_scoring(text: str, where: str) -> Scoring:
    """The scoring row that a line describes."""
    words = Words(text, where, f"<vp> per <{', '.join(PER_IDS)}, or {MATCH_FORM}>")
    words.at = 0
    row = Scoring(words.number())
    words.literal("per")
    if words.words[words.at : words.at + 1] and words.words[words.at] in PER_IDS:
        row.per = PER_IDS.index(words.take())
        words.end()
    else:
        row.match = _read_match(words)
    return row
