"""Nothing that a seat may not know reaches it, through no door (RG-INFO).

Two games are set up that differ only in something hidden; whoever may not know it must get the same bytes from both:
views, decisions, listings, quotes, refusals, undo and events, also after a reload.
"""

from collections.abc import Callable

import msgspec
import pytest

import astrarium
from astrarium.games.race.state.state import State
from astrarium.games.race.verbs import NUMBERS
from astrarium.kernel import Event
from tests.games.race.readers import PROBES, Reader, alike, changed, exchange, known, reloaded, told, undoing
from tests.rules.race.table import Table, real, table

SEATS = (
    "old_earth comet_zone* | hand: gem_world public_works 3 | actions: settle",
    "new_sparta galactic_studios* | hand: mining_world drop_ships 3 | actions: develop",
    "alpha_centauri* | hand: new_earth research_labs 3 | actions: explore_5",
)


@pytest.mark.parametrize("phase", ["", "I", "II", "III"])
def test_hands_are_seen_by_their_owners_only(phase: str) -> None:
    game = table(*SEATS, phase=phase).game
    twin = changed(game, lambda state: exchange(state.seats[0].hand, state.piles[0].deck))
    alike(game, twin, 1, 2, None)
    assert game.view(0) != twin.view(0)


@pytest.mark.parametrize("phase", ["", "I", "II", "III"])
def test_the_order_of_the_deck_is_seen_by_nobody(phase: str) -> None:
    game = table(*SEATS, phase=phase).game
    alike(game, changed(game, lambda state: state.piles[0].deck.reverse()), 0, 1, 2, None)


@pytest.mark.parametrize("phase", ["", "II", "III"])
def test_the_face_of_a_good_is_seen_by_nobody(phase: str) -> None:
    game = table(*SEATS, phase=phase).game

    def change(state: State) -> None:
        player = state.seats[0]
        player.goods[1], state.piles[0].deck[0] = state.piles[0].deck[0], player.goods[1]

    alike(game, changed(game, change), 0, 1, 2, None)


def test_discards_are_seen_by_nobody() -> None:
    game = table(*SEATS, discards="spice_world 5").game
    alike(game, changed(game, lambda state: exchange(state.piles[0].discards, state.piles[0].deck)), 0, 1, 2, None)


def test_who_pays_shows_only_how_many_cards() -> None:
    seats = ("old_earth | hand: gem_world drop_ships spice_world 2", "new_sparta | hand: mining_world 3")
    one = table(*seats, phase="III").play("0 settle gem_world", "1 nothing")
    two = Table(one.game.clone())
    first, second = one.legal(0)[0], one.legal(0)[1]
    one.play(f"0 {first}")
    two.play(f"0 {second}")
    # A payment is still due, so only the number of cards is known.
    assert told(one.events, 1) == told(two.events, 1)
    alike(one.game, two.game, 1, None)
    one.pay(0)
    two.pay(0)
    assert one.discards() != two.discards()
    assert one.game.view(1) == two.game.view(1)


@pytest.mark.parametrize("phase", ["III", "IV", "V"])
def test_what_others_draw_is_told_to_them_only(phase: str) -> None:
    lines = {
        "III": ("0 settle refugee_world", "1 nothing"),
        "IV": ("0 sell comet_zone",),
        "V": ("0 produce alpha_centauri bonus",),
    }[phase]
    seat = "old_earth comet_zone{} mining_world{} alpha_centauri asteroid_belt | hand: refugee_world 2 | actions: {}"
    goods, action = {"III": ("", "settle"), "IV": ("*", "consume_trade"), "V": ("", "produce")}[phase]
    game = table(seat.format(goods, goods, action), "new_sparta | hand: 3", phase=phase, deck="9").game
    twin = changed(game, lambda state: state.piles[0].deck.reverse())
    alike(game, twin, 0, 1, None)
    for line in lines:
        number, _, text = line.partition(" ")
        mine, other = game.apply(int(number), text), twin.apply(int(number), text)
        for reader in (1, None):
            assert told(mine, reader) == told(other, reader)
    alike(game, twin, 1, None)
    if phase != "V":
        assert game.view(0) != twin.view(0)


def test_the_robots_stack_is_seen_by_nobody() -> None:
    game = table("old_earth | hand: 4", robot="new_sparta | stack: gem_world spice_world 2").game
    twin = changed(game, lambda state: exchange(state.robot.stack if state.robot else [], state.piles[0].deck))
    alike(game, twin, 0, None)
    for text in ("action explore_5", "action produce"):
        mine, other = game.apply(0, text), twin.apply(0, text)
    draws = [event for event in mine if event.kind == "robot-draws"]
    assert told(draws, 0) == told([event for event in other if event.kind == "robot-draws"], 0)


def choosing(kind: str) -> tuple[Table, list[str]]:
    """A table at a secret common decision, and two different answers of seat 0, each perhaps of several actions."""
    hand = "hand: gem_world public_works space_marines spice_world 3"
    if kind == "first hand":
        game = real(3)
        return game, ["discard " + " ".join(game.hand(0)[i : i + 2]) for i in (0, 2)]
    if kind == "actions":
        return table(*SEATS), ["action settle", "action produce"]
    if kind == "half of a duel":
        return table(*SEATS[:2], duel=True), ["action explore_5", "action develop"]
    if kind == "duel":
        return table(*SEATS[:2], duel=True), ["action explore_5+action produce", "action develop+action develop"]
    if kind == "explore":
        game = table(*SEATS, phase="I")
        return game, [f"keep {game.drawn(0)[0]}", f"keep {game.drawn(0)[1]}"]
    if kind == "half of explore":
        game = table("old_earth | actions: explore_1_1", "new_sparta", phase="I")
        return game, [f"keep {game.drawn(0)[0]}", f"keep {game.drawn(0)[1]}"]
    if kind == "develop":
        return table(f"old_earth | {hand}", SEATS[1], phase="II"), ["develop public_works", "develop space_marines"]
    if kind == "develop nothing":
        return table(f"old_earth | {hand}", SEATS[1], phase="II"), ["develop public_works", "nothing"]
    if kind == "settle":
        return table(f"old_earth | {hand}", SEATS[1], phase="III"), ["settle gem_world", "settle spice_world"]
    if kind == "settle nothing":
        return table(f"old_earth | {hand}", SEATS[1], phase="III"), ["settle gem_world", "nothing"]
    if kind == "limit":
        game = table("old_earth | hand: 11", "new_sparta | hand: 12", phase="end")
        return game, [f"discard {game.hand(0)[0]}", f"discard {game.hand(0)[5]}"]
    if kind == "half of the limit":
        game = table("old_earth | hand: 12", "new_sparta | hand: 12", phase="end")
        return game, [f"discard {game.hand(0)[0]}", f"discard {game.hand(0)[5]}"]
    game = real(3, draft=True)
    if kind == "draft":
        return game, [f"draft {game.drawn(0)[0]}", f"draft {game.drawn(0)[1]}"]
    drafted(game)
    if kind == "start":
        return game, [text.strip() for text in game.legal(0)]
    assert kind == "hand after a draft"
    for seat in range(3):
        game.play(f"{seat} {game.legal(seat)[0]}")
    return game, ["discard " + " ".join(game.hand(0)[i : i + 2]) for i in (0, 2)]


def drafted(game: Table) -> None:
    """Everybody takes the first card of every pack."""
    while game.asked().startswith("draft"):
        for seat in game.game.to_act:
            game.play(f"{seat} {game.legal(seat)[0]}")


def answer(game: Table, text: str) -> Table:
    """Seat 0 answers, in one action or in several."""
    game.events = []
    events: list[Event] = []
    for part in text.split("+"):
        events += game.play(f"0 {part}").events
    game.events = events
    return game


KINDS = [
    *("first hand", "actions", "half of a duel", "duel", "explore", "half of explore", "develop", "develop nothing"),
    *("settle", "settle nothing", "limit", "half of the limit", "draft", "start", "hand after a draft"),
]


@pytest.mark.rule("RG-INFO-03")
@pytest.mark.rule("RG-INFO-08")
@pytest.mark.parametrize("kind", KINDS)
def test_a_secret_choice_is_known_to_nobody_else_while_it_is_secret(kind: str) -> None:
    base, (first, second) = choosing(kind)
    one = answer(Table(base.game.clone()), first)
    two = answer(Table(base.game.clone()), second)
    others: list[Reader] = [None, *range(1, base.game.players)]
    assert one.game.hash() != two.game.hash()
    alike(one.game, two.game, *others)
    for reader in others:
        assert told(one.events, reader) == told(two.events, reader)
    assert one.game.view(0) != two.game.view(0)


@pytest.mark.rule("RG-INFO-08")
@pytest.mark.parametrize("kind", KINDS)
def test_a_reload_in_the_middle_of_a_secret_choice_tells_nothing(kind: str) -> None:
    base, (first, second) = choosing(kind)
    games = [answer(Table(base.game.clone()), text).game for text in (first, second)]
    others: list[Reader] = [None, *range(1, base.game.players)]
    if base.game.length or kind in ("first hand", "draft", "start", "hand after a draft"):
        games = [astrarium.replay(game.record().dumps()) for game in games]
    alike(games[0], games[1], *others)
    for game, text in zip(games, (first, second), strict=True):
        again = reloaded(game)
        # What was chosen is neither lost nor asked again.
        assert again.view(0) == game.view(0)
        assert again.to_act == game.to_act
        assert text


@pytest.mark.rule("RG-INFO-05")
@pytest.mark.parametrize("kind", ["first hand", "explore", "limit", "hand after a draft"])
def test_cards_kept_or_discarded_stay_unknown_after_the_reveal(kind: str) -> None:
    base, texts = choosing(kind)
    games = [answer(Table(base.game.clone()), text) for text in texts]
    others: list[Reader] = [None, *range(1, base.game.players)]
    for game in games:
        game.events = []
        events: list[Event] = []
        kind_of_step = game.state.agenda[-1].kind
        while game.state.agenda[-1].kind == kind_of_step and 0 not in game.game.to_act and game.game.to_act:
            seat = game.game.to_act[0]
            events += game.play(f"{seat} {game.legal(seat)[0]}").events
        game.events = events
    for reader in others:
        assert told(games[0].events, reader) == told(games[1].events, reader)
        assert known(games[0].game, reader) == known(games[1].game, reader)
    assert games[0].game.view(0) != games[1].game.view(0)


@pytest.mark.parametrize("kind", ["actions", "develop", "settle"])
def test_at_the_reveal_everybody_sees_what_was_chosen(kind: str) -> None:
    base, texts = choosing(kind)
    seen = []
    for text in texts:
        game = answer(Table(base.game.clone()), text)
        while len(game.game.to_act) and 0 not in game.game.to_act and game.asked().split()[0] == kind:
            seat = game.game.to_act[0]
            game.play(f"{seat} {game.legal(seat)[-1]}")
        seen.append(told(game.events, None))
    assert seen[0] != seen[1]


@pytest.mark.parametrize("kind", KINDS)
def test_errors_and_undo_tell_nothing_of_a_secret_choice(kind: str) -> None:
    base, texts = choosing(kind)
    heard = []
    for text in texts:
        game = answer(Table(base.game.clone()), text).game
        lines = []
        for seat in range(1, game.players):
            for probe in [*PROBES, *[part for other in texts for part in other.split("+")]]:
                lines.append(str(game.clone().why_not(seat, probe)))
            assert not game.can_undo(seat)
            lines.append(undoing(game, seat))
        heard.append(lines)
    assert heard[0] == heard[1]


def test_who_chose_in_secret_may_take_it_back_until_somebody_else_has_moved() -> None:
    game = real(2).game
    before = game.hash()
    discards = [str(action) for action in game.legal_actions(0)]
    game.apply(0, discards[0])
    assert game.can_undo(0)
    game.undo(0)
    assert game.hash() == before
    game.apply(0, discards[0])
    game.apply(1, game.legal_actions(1)[0])
    assert undoing(game, 0) == "somebody else has moved since"


@pytest.mark.rule("RG-INFO-06")
def test_what_the_robot_has_turned_over_cannot_be_taken_back() -> None:
    robot = "new_sparta | stack: gem_world public_works | credit: 1 | counters: 0 | dice: settle_1 produce"
    game = table("old_earth | hand: space_marines 4 | actions: develop produce", phase="II", robot=robot)
    game.play("0 develop space_marines")
    game.pay(0)
    assert game.happened("robot-flip")
    assert not game.game.can_undo(0)


@pytest.mark.rule("RG-INFO-07")
@pytest.mark.parametrize("players", [2, 3])
def test_packs_picks_and_start_worlds_of_others_are_hidden_in_a_draft(players: int) -> None:
    base = real(players, draft=True)
    for seat in range(players):
        base.play(f"{seat} {base.legal(seat)[0]}")
    others: list[Reader] = [None, *range(1, players)]
    changes: list[Callable[[State], None]] = [
        lambda state: exchange(state.seats[0].drawn, state.piles[0].deck),
        lambda state: exchange(state.seats[0].hand, state.piles[0].deck),
        lambda state: state.seats[0].starts.reverse(),
        lambda state: exchange_start(state),
    ]
    for change in changes:
        twin = changed(base.game, change)
        alike(base.game, twin, *others)
        assert base.game.view(0) != twin.view(0)


def exchange_start(state: State) -> None:
    """The first seat has another start world of the same parity, if a card of the deck is one."""
    cards = state.switches.table.cards
    own = state.seats[0].starts[0]
    for i, card in enumerate(state.piles[0].deck):
        if cards[card].start >= 0 and cards[card].start % 2 == cards[own].start % 2:
            state.seats[0].starts[0], state.piles[0].deck[i] = card, own
            return
    raise AssertionError("no other start world is in the deck")


@pytest.mark.rule("RG-INFO-07")
def test_decks_and_rejected_start_worlds_of_others_stay_hidden_after_a_draft() -> None:
    base = real(3, draft=True)
    drafted(base)
    rejected = [base.game.view(seat)["seats"][seat]["starts"][1] for seat in range(3)]
    for seat in range(3):
        base.play(f"{seat} {base.legal(seat)[0]}")
    events: list[Event] = []
    while base.asked().startswith("discard"):
        seat = base.game.to_act[0]
        events += base.play(f"{seat} {base.legal(seat)[0]}").events
    for reader in (1, 2, None):
        text = told(events, reader).decode() + msgspec.json.encode(base.game.view(reader)).decode()
        assert rejected[0] not in text
    game = base.game
    alike(game, changed(game, lambda state: exchange(state.piles[0].discards, state.piles[0].deck)), 1, 2, None)
    alike(game, changed(game, lambda state: exchange(state.piles[0].deck, state.rejected)), 0, 1, 2, None)
    alike(game, changed(game, lambda state: state.piles[0].deck.reverse()), 0, 1, 2, None)
    alike(game, changed(game, lambda state: exchange(state.seats[0].hand, state.piles[0].deck)), 1, 2, None)


def test_views_name_no_hidden_card() -> None:
    """Each hand, deck and good has a card that is nowhere else; no other view, and no event, says its name."""
    game = table(
        "old_earth comet_zone*new_vinland | hand: tourist_world 2 | actions: explore_5",
        "new_sparta | hand: plague_world 2 | actions: develop",
        deck="distant_world pirate_world 9",
        discards="hive_world",
    )
    secret = {0: {"tourist_world"}, 1: {"plague_world"}}
    nobody = {"new_vinland", "distant_world", "pirate_world", "hive_world"}
    assert nobody <= NUMBERS.keys()
    for reader in (0, 1, None):
        text = msgspec.json.encode(game.game.view(reader)).decode()
        hidden = nobody.union(*[cards for seat, cards in secret.items() if seat != reader])
        assert not [name for name in hidden if f'"{name}"' in text]


def test_an_imagined_game_leaves_the_real_one_as_it_was() -> None:
    """Positions share lists that never change; imagining must not change them either."""
    base = real(2, draft=True)
    drafted(base)
    before = base.game.hash()
    base.game.determinize(0, astrarium.Rng(5))
    assert base.game.hash() == before


def test_an_imagined_draft_keeps_cards_with_their_owners() -> None:
    """A seat knows which cards it drafted: they are never imagined with anybody else (RG-DRAFT-12)."""
    base = real(2, draft=True)
    drafted(base)
    own = sorted(base.seat(0).hand + base.state.piles[0].deck)
    for seed in range(5):
        imagined = base.game.determinize(0, astrarium.Rng(seed)).position
        assert isinstance(imagined, State)
        assert sorted(imagined.seats[0].hand + imagined.piles[0].deck) == own
        assert imagined.seats[0].hand == base.seat(0).hand
        for player in imagined.seats:
            numbers = [imagined.switches.table.cards[card].start for card in player.starts]
            assert sorted(number % 2 for number in numbers) == [0, 1]
