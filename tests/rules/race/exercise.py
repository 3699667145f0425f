"""Cards at work: each check sets a card up, plays a phase with it, and compares what happens with a few words.

A card is described by what it is (``defence 2, 2 vp, genes windfall, uplift chromosome``; ``? vp`` for a question
mark) and by a line for each of its powers:

- ``explore 3 1``: its owner looks at three cards and keeps one
- ``bank 1`` draws when Develop begins, ``develop 2`` is a discount, ``works 1`` draws for a development
- ``military 2``, ``military 2 alien`` (against Alien, ``rare`` or ``rebel`` worlds only), ``tactics 3``, ``hire 2``
- ``discount 2 any``, ``free`` (thrown away for a world, but no Alien one), ``pay 1`` (for a military world, but no
  Alien one), ``settled 1`` draws for a world, ``second``
- ``sell 2 3 4 5``: the prices of the four kinds of goods; ``sell here 5``: of its own; ``sell symbols 2 3 5 5``
- ``eat N N R: 2 vp 0 cards 1 left``: what it does with Novelty, Rare, Genes or Alien goods, with one of any kind
  (``any``) or its own (``here``); ``kinds``, ``all`` and ``price`` are other ways to consume; ``hand 2`` and ``income
  1`` and ``gamble`` need no good
- ``produces``, ``supplied``, ``drawn 1`` (if produced here), ``fills genes``, ``gets 2``, ``per alien 1``, ``per kind
  1``, ``most rare 2``, ``worlds genes 1``
- ``score gem_world old_earth: 4``: points beside those cards
"""

from collections.abc import Callable, Iterable

from astrarium.games.race.components.card_table import card_table
from astrarium.games.race.components.powers import GOOD_IDS, KEYWORD_IDS, MODE_IDS, SYMBOL_IDS
from astrarium.games.race.scoring import card_points
from astrarium.games.race.verbs import NUMBERS
from tests.rules.race.table import Table, table

NEUTRAL = ["tourist_world", "terraformed_world"]
GOODS = {
    "N": ["artist_colony", "refugee_world", "rebel_sympathizers", "former_penal_colony"],
    "R": ["asteroid_belt", "destroyed_world", "mining_world", "radioactive_world"],
    "G": ["pre_sentient_race", "empath_world", "lost_species_ark_world", "hive_world"],
    "A": ["deserted_alien_colony", "deserted_alien_outpost", "alien_robotic_factory"],
}
"""Worlds of each kind, without powers to trade or consume."""
PRODUCERS = {
    "novelty": ["artist_colony", "space_port", "spice_world"],
    "rare": ["volcanic_world", "rebel_miners", "bio_hazard_mining_world"],
    "genes": ["hive_world", "malevolent_lifeforms", "distant_world"],
    "alien": ["alien_robotic_factory", "lost_alien_battle_fleet"],
}
WINDFALLS = {
    "novelty": ["refugee_world", "pirate_world"],
    "rare": ["asteroid_belt", "destroyed_world"],
    "genes": ["empath_world", "pre_sentient_race"],
    "alien": ["deserted_alien_colony", "deserted_alien_outpost"],
}
STRENGTH = {
    "lost_alien_battle_fleet": 3,
    "drop_ships": 3,
    "space_marines": 2,
    "new_sparta": 2,
    "expedition_force": 1,
    "blaster_gem_mines": 1,
    "epsilon_eridani": 1,
}
PAID = {
    "novelty": "prosperous_world",
    "rare": "mining_world",
    "genes": "distant_world",
    "alien": "deserted_alien_colony",
}
PAID_SPARE = {
    "novelty": "gem_world",
    "rare": "comet_zone",
    "genes": "lost_species_ark_world",
    "alien": "deserted_alien_outpost",
}


def others(card: str, names: Iterable[str], count: int = 1) -> list[str]:
    """The first so many cards of a list that are not the one under test."""
    found = [name for name in names if name != card][:count]
    assert len(found) == count
    return found


def at(card: str, seat: str, phase: str = "", deck: str = "", edition: str = "first") -> Table:
    """A table of two with that seat, the deck that has the card, and a neighbour who does not matter."""
    used = seat.replace("*", " ").split()
    other = next(name for name in NEUTRAL if name not in used)
    storm = card != "gambling_world"
    return table(seat, other, phase=phase, deck=deck, expansion=storm, edition=edition)


def strong(military: int, *used: str) -> str:
    """A tableau with so much Military, without the cards that are used already."""
    found: list[str] = []
    for name, amount in STRENGTH.items():
        if amount <= military and name not in used:
            found.append(name)
            military -= amount
    assert military == 0
    return " ".join(found)


def settle(game: Table, world: str) -> Table:
    """Seat 0 places a world, with the Military or the hand that it has."""
    game.play(f"0 settle {world}", "1 nothing")
    if game.asked() == "way 0":
        game.play("0 payment")
    events = game.events
    game.pay(0)
    game.events = events + game.events
    return game


def is_as_described(card: str, facts: str, edition: str = "first") -> None:
    """Cost or defence, points, good and words of a card, as it is placed."""
    kind, points, *rest = [part.strip() for part in facts.split(",")]
    what, cost = kind.split()
    piece = card_table(edition == "second", "").cards[NUMBERS[card]]
    words = " ".join(rest).split()
    good = [word for word in words if word in GOOD_IDS + MODE_IDS][:2] if any(w in MODE_IDS for w in words) else []
    assert [GOOD_IDS[piece.good], MODE_IDS[piece.mode]] == good if good else piece.mode == 0
    marks = [KEYWORD_IDS[keyword] for keyword in piece.keywords] + [SYMBOL_IDS[symbol] for symbol in piece.symbols]
    assert marks == words[len(good) :]
    assert (piece.world, piece.military) == (what != "development", what == "defence")
    verb, phase = ("develop", "II") if what == "development" else ("settle", "III")
    for less in (1, 0):
        if int(cost) < less:
            continue
        if what == "defence":
            seat = f"{strong(int(cost) - less, card)} | hand: {card}"
        else:
            seat = f"{others(card, ['galactic_trendsetters', 'tourist_world'])[0]} | hand: {card} {int(cost) - less}"
        game = at(card, seat, phase=phase, edition=edition)
        assert game.can(f"0 {verb} {card}") is (less == 0)
    before = game.score(0)
    game.play(f"0 {verb} {card}", "1 nothing")
    assert game.tableau(0)[-1] == card
    assert game.hand(0) == []
    assert (card in game.goods(0)) is ("windfall" in good)
    if points != "? vp":
        assert game.score(0) - before == int(points.split()[0])


def explore(card: str, look: str, keep: str) -> None:
    game = at(card, card)
    # With the five cards of the action there is always something to choose.
    game.play("0 action explore_5", "1 action produce")
    assert (len(game.drawn(0)) - 5, game.owes(0)) == (int(look), int(keep))


def bank(card: str, cards: str) -> None:
    assert at(card, card, phase="II").drew(0) == int(cards)


def develop(card: str, discount: str) -> None:
    game = at(card, f"{card} | hand: replicant_robots 4", phase="II")
    game.play("0 develop replicant_robots", "1 nothing")
    assert game.happened("price", 0) == [{"cards": 4 - int(discount)}]


def works(card: str, cards: str) -> None:
    game = at(card, f"{card} | hand: replicant_robots 4", phase="II")
    game.play("0 develop replicant_robots", "1 nothing")
    assert game.drew(0) == int(cards)


def military(card: str, amount: str, against: str = "", edition: str = "first") -> None:
    targets = {"alien": "lost_alien_warship", "rare": "rebel_miners", "rebel": "rebel_outpost"}
    defences = {"lost_alien_warship": 5, "rebel_miners": 2, "rebel_outpost": 5, "malevolent_lifeforms": 4}
    plain = "malevolent_lifeforms"
    expected = {targets[against]: int(amount), plain: 0} if against else {plain: int(amount)}
    for target, counts in expected.items():
        enough = defences[target] - counts
        for own in (enough, enough - 1):
            seat = f"{card} {strong(own, card)} | hand: {target}"
            assert at(card, seat, phase="III", edition=edition).can(f"0 settle {target}") is (own == enough)


def tactics(card: str, amount: str) -> None:
    own = strong(5 - int(amount), card)
    assert not at(card, f"{card} {strong(4 - int(amount), card)} | hand: lost_alien_warship", phase="III").can(
        "0 settle lost_alien_warship"
    )
    game = settle(at(card, f"{card} {own} | hand: lost_alien_warship", phase="III"), "lost_alien_warship")
    assert game.tableau(0) == [*own.split(), "lost_alien_warship"]


def hire(card: str, most: str) -> None:
    # With its own lasting Military, and one for each hand card.
    own = 5 - int(most) - 1
    for less in (1, 0):
        game = at(card, f"{card} {strong(own - less, card)} | hand: lost_alien_warship 4", phase="III")
        assert game.can("0 settle lost_alien_warship") is (less == 0)
    game.play("0 settle lost_alien_warship", "1 nothing")
    for _ in range(int(most)):
        game.play(f"0 {game.legal(0, 'hire')[0]}")
    if game.asked() == "way 0":
        game.play("0 conquer")
    assert (game.tableau(0)[-1], len(game.hand(0))) == ("lost_alien_warship", 4 - int(most))


def discount(card: str, amount: str, kind: str) -> None:
    cards = card_table(False, "").cards
    for good in [*GOOD_IDS, ""]:
        world = "galactic_trendsetters" if not good else PAID[good] if PAID[good] != card else PAID_SPARE[good]
        game = settle(at(card, f"{card} | hand: {world} 8", phase="III"), world)
        fits = kind == "any" or kind == good
        assert game.happened("price", 0) == [{"cards": cards[NUMBERS[world]].cost - (int(amount) if fits else 0)}]


def free(card: str) -> None:
    game = settle(at(card, f"{card} | hand: galactic_trendsetters", phase="III"), "galactic_trendsetters")
    assert game.tableau(0) == ["galactic_trendsetters"]
    assert not at(card, f"{card} | hand: deserted_alien_colony", phase="III").can("0 settle deserted_alien_colony")


def pay(card: str, less: str) -> None:
    game = settle(at(card, f"{card} | hand: hive_world 4", phase="III"), "hive_world")
    assert game.happened("price", 0) == [{"cards": 3 - int(less)}]
    assert not at(card, f"{card} | hand: alien_robot_sentry 5", phase="III").can("0 settle alien_robot_sentry")


def settled(card: str, cards: str) -> None:
    assert settle(at(card, f"{card} | hand: refugee_world", phase="III"), "refugee_world").drew(0) == int(cards)


def second(card: str) -> None:
    game = settle(at(card, f"{card} | hand: refugee_world pilgrimage_world", phase="III"), "refugee_world")
    assert game.asked() == "second 0"
    game.play("0 settle pilgrimage_world")
    assert game.tableau(0) == [card, "refugee_world", "pilgrimage_world"]


def sell(card: str, *prices: str) -> None:
    if prices[0] == "here":
        worlds, wanted = [f"{card}*"], prices[1:]
    else:
        worlds = [f"{card} {others(card, names)[0]}*" for names in GOODS.values()]
        wanted = prices[1:] if prices[0] == "symbols" else prices
    found = [at(card, f"{seat} | actions: consume_trade", phase="IV").happened("sell", 0) for seat in worlds]
    assert [sale[0]["cards"] for sale in found] == [int(price) for price in wanted]


def eat(card: str, *words: str) -> None:
    goods, _, result = " ".join(words).partition(":")
    for kinds in GOODS if goods == "any" else [goods]:
        seat = f"{card}*" if kinds == "here" else card
        for kind, names in GOODS.items():
            seat += "".join(f" {name}*" for name in others(card, names, kinds.split().count(kind)))
        game = at(card, seat, phase="IV", deck="pilgrimage_world" if "gambling" in card else "")
        while game.asked().endswith(" 0"):
            game.play(f"0 {game.legal(0)[0]}")
        found = f"{game.chips(0)} vp {len(game.hand(0))} cards {len(game.goods(0))} left"
        assert found == result.strip()


def hand(card: str, most: str) -> None:
    game = at(card, f"{card} | hand: gem_world comet_zone space_port", phase="IV")
    game.play(f"0 consume {card}")
    while game.asked() == "hand_cards 0":
        game.play(f"0 {game.legal(0)[0]}")
    assert (game.chips(0), len(game.hand(0))) == (int(most), 3 - int(most))


def income(card: str, cards: str) -> None:
    assert at(card, card, phase="IV").drew(0) == int(cards)


def gamble(card: str) -> None:
    for number, kept in ((2, ["gem_world"]), (3, [])):
        game = at(card, card, phase="IV", deck="gem_world")
        assert game.play(f"0 consume {card} 2").legal(0) == [f"gamble {named}" for named in range(1, 8)]
        assert game.play(f"0 gamble {number}").hand(0) == kept


def produces(card: str) -> None:
    assert at(card, card, phase="V").goods(0) == [card]
    assert at(card, f"{card}*", phase="V").happened("good") == []


def supplied(card: str) -> None:
    assert at(card, card, phase="V").goods(0) == []
    game = at(card, f"{card} | hand: gem_world", phase="V").play(f"0 supply {card}")
    assert (game.goods(0), game.hand(0)) == ([card], [])


def drawn(card: str, cards: str) -> None:
    game = at(card, f"{card} | actions: produce", phase="V")
    assert (game.goods(0), game.drew(0)) == ([card], int(cards))
    assert at(card, f"{card}* | actions: produce", phase="V").drew(0) == 0


def fills(card: str, kind: str) -> None:
    worlds = {good: others(card, names)[0] for good, names in WINDFALLS.items()}
    game = at(card, f"{card} {' '.join(worlds.values())}", phase="V")
    if kind == "any":
        assert game.legal(0) == [f"produce {world} {card}" for world in worlds.values()]
        game.play(f"0 produce {worlds['genes']} {card}")
        kind = "genes"
    assert game.goods(0) == [worlds[kind]]


def gets(card: str, cards: str) -> None:
    assert at(card, card, phase="V").drew(0) == int(cards)


def per(card: str, kind: str, cards: str) -> None:
    if kind == "kind":
        seat = f"{card} artist_colony space_port volcanic_world hive_world"
        assert at(card, seat, phase="V").drew(0) == 3 * int(cards)
        return
    for good, names in PRODUCERS.items():
        drew = at(card, f"{card} {' '.join(others(card, names, 2))}", phase="V").drew(0)
        assert drew == (2 * int(cards) if good == kind else 0)


def most(card: str, kind: str, cards: str) -> None:
    mine, other = others(card, PRODUCERS[kind], 2)
    assert at(card, f"{card} {mine}", phase="V").drew(0) == int(cards)
    assert table(f"{card} {mine}", other, phase="V").drew(0) == 0
    for good, names in PRODUCERS.items():
        if good != kind:
            assert at(card, f"{card} {names[0]}", phase="V").drew(0) == 0


def worlds(card: str, kind: str, cards: str) -> None:
    fitting = {"genes": "empath_world* hive_world*", "military": "new_sparta hive_world*"}[kind]
    assert at(card, f"{card} {fitting} gem_world*", phase="V").drew(0) == 2 * int(cards)


def scores(card: str, *words: str, edition: str = "first") -> None:
    rest, _, points = " ".join(words).partition(":")
    game = at(card, f"{card} {rest} | chips: 7", edition=edition)
    parts = card_points(game.state.switches.table, game.seat(0).tableau, game.chips(0), len(game.goods(0)))
    assert sum(parts[0].values()) == int(points)


CHECKS: dict[str, tuple[str, Callable[..., None]]] = {
    "bank": ("develop_draw_at_start", bank),
    "develop": ("develop_discount", develop),
    "works": ("develop_draw_after", works),
    "tactics": ("military_by_sacrifice", tactics),
    "hire": ("military_by_hand_discard", hire),
    "discount": ("settle_discount", discount),
    "free": ("settle_free_by_sacrifice", free),
    "pay": ("pay_for_military", pay),
    "settled": ("settle_draw_after", settled),
    "second": ("settle_second_world", second),
    "eat": ("consume", eat),
    "kinds": ("consume_different_kinds", eat),
    "all": ("consume_all", eat),
    "price": ("consume_at_trade_price", eat),
    "hand": ("consume_hand_cards", hand),
    "income": ("consume_draw", income),
    "gamble": ("consume_gamble", gamble),
    "produces": ("produce_here", produces),
    "supplied": ("produce_here_by_hand_discard", supplied),
    "drawn": ("draw_if_produced_here", drawn),
    "fills": ("produce_on_windfall", fills),
    "gets": ("produce_draw", gets),
    "most": ("draw_if_most_produced", most),
    "worlds": ("draw_per_world", worlds),
}
"""The word of a line, the power that it shows, and the check; the other words depend on what follows them."""


def shown_by(line: str) -> list[str]:
    """The powers that a line shows."""
    verb, *words = line.split()
    if verb == "explore":
        look, keep = int(words[0]), int(words[1])
        return ["explore_draw"] * (look > 2) + ["explore_keep"] * (keep > 1)
    if verb == "military":
        return ["military_against" if len(words) > 1 else "military"]
    if verb == "sell":
        return [{"here": "trade_bonus_this_world", "symbols": "trade_bonus_per_symbol"}.get(words[0], "trade_bonus")]
    if verb == "per":
        return ["draw_per_kind_produced" if words[0] == "kind" else "draw_per_good_produced"]
    return [] if verb == "score" else [CHECKS[verb][0]]


def show(card: str, line: str) -> None:
    """Play what a line says about a card."""
    verb, *words = line.split()
    special: dict[str, Callable[..., None]] = {
        "explore": explore,
        "military": military,
        "sell": sell,
        "per": per,
        "score": scores,
    }
    check = special[verb] if verb in special else CHECKS[verb][1]
    check(card, *words)
