"""The order of play: what happens by itself between decisions (RG-ROUND, RG-TIME)."""

from astrarium.games.race.actions.choosing import make_discards
from astrarium.games.race.actions.consuming import (
    give,
    may_sell,
    open_powers,
    sell,
    use_power,
)
from astrarium.games.race.actions.placing import ask_payment, take_way, ways
from astrarium.games.race.actions.producing import next_of_produce, produce_by_itself, produce_on
from astrarium.games.race.cards import (
    add_good,
    amount_of,
    card_of,
    discard,
    draw,
    end_phase,
    goods_in_play,
    name_of,
    place,
    powers_of,
    take,
)
from astrarium.games.race.components import (
    ACTION_IDS,
    ACTIONS,
    EXPLORE_KEEP_BASE,
    EXPLORE_LOOK,
    HAND_LIMIT,
    TABLEAU_END,
)
from astrarium.games.race.goals import check_goals, lose_infrastructure, score_most
from astrarium.games.race.powers import (
    CONSUME_GAMBLE,
    CONSUME_HAND_CARDS,
    DEVELOP,
    DEVELOP_DRAW_AFTER,
    DEVELOP_DRAW_AT_START,
    DRAW_IF_MOST_PRODUCED,
    EXPLORE,
    EXPLORE_DRAW,
    EXPLORE_KEEP,
    PRODUCE,
    ROW_IDS,
    SETTLE,
    SETTLE_DRAW_AFTER,
    SETTLE_SECOND_WORLD,
    TRADE,
    WINDFALL,
)
from astrarium.games.race.robot import act, dice_on, robot_size, roll
from astrarium.games.race.settling import development_price, settle_bonus
from astrarium.games.race.setup import give_start, next_packs, pass_packs, set_order
from astrarium.games.race.state import NO_CARD, Player, State
from astrarium.kernel.event import NOBODY, Event
from astrarium.kernel.step import Step

PHASE_ROWS = [row for row in range(len(ROW_IDS)) if row != TRADE]


def run(state: State, step: Step, events: list[Event]) -> None:
    """Carry out a step that nobody decides."""
    kind = step.kind
    args = step.args
    if kind == "consume_of":
        next_of_consume(state, state.seats[args[0]], events)
    elif kind == "consumed":
        give(state, state.seats[args[0]], args[1], args[2], args[3], events)
    elif kind == "produce_more":
        next_of_produce(state, state.seats[args[0]], events)
    elif kind == "phase":
        begin_phase(state, args[0], args[1], events)
    elif kind == "phase_end":
        finish_phase(state, args[0], args[1], events)
    elif kind == "explored":
        keep_explored(state, events)
    elif kind == "revealed":
        reveal_placements(state, events)
    elif kind == "develop_of":
        develop(state, state.seats[args[0]], events)
    elif kind == "developed":
        finish_development(state, state.seats[args[0]], events)
    elif kind == "settle_of":
        settle(state, state.seats[args[0]])
    elif kind == "place_world":
        choose_way(state, state.seats[args[0]], args[1], events)
    elif kind == "world_placed":
        finish_world(state, state.seats[args[0]], args[1] == 1, events)
    elif kind == "second_world":
        offer_second_world(state, state.seats[args[0]])
    elif kind == "sell_of":
        offer_sale(state, state.seats[args[0]], events)
    elif kind == "produce_of":
        player = state.seats[args[0]]
        produce_by_itself(state, player, events)
        next_of_produce(state, player, events)
    elif kind == "supplied":
        produce_on(state, state.seats[args[0]], args[1], "RG-PROD-10", events)
    elif kind == "most_produced":
        reward_most_produced(state, events)
    elif kind == "actions_revealed":
        reveal_actions(state, events)
    elif kind == "round":
        begin_round(state, events)
    elif kind == "round_end":
        end_round(state)
    elif kind == "limit_done":
        after_limit(state, events)
    else:
        run_setup(state, step, events)


def run_setup(state: State, step: Step, events: list[Event]) -> None:
    """The steps before the first round."""
    kind = step.kind
    if kind == "discards_made":
        for seat in state.order:
            make_discards(state, state.seats[seat], "RG-SETUP-08", events)
    elif kind == "start_goods":
        for seat in state.order:
            player = state.seats[seat]
            if card_of(state, player.tableau[0]).mode == WINDFALL:
                add_good(state, player, 0, "RG-SETUP-10", events)
    elif kind == "draft_turn":
        next_packs(state, step.args[0])
    elif kind == "draft_pass":
        pass_packs(state, step.args[0], events)
    elif kind == "starts_revealed":
        reveal_starts(state, events)
    else:
        raise AssertionError(f"nothing is known about {kind!r}")


def reveal_starts(state: State, events: list[Event]) -> None:
    """After a draft start worlds are shown, the others discarded; Ancient Race cuts the hand (RG-DRAFT-09, -11)."""
    for player in state.seats:
        chosen, other = player.starts
        player.starts = []
        give_start(state, player, chosen)
        events.append(Event("start-world", player.seat, "RG-DRAFT-06", {"card": name_of(state, chosen)}))
        make_discards(state, player, "RG-DRAFT-06", events)
        discard(state, player.seat, other, 1 << player.seat)
    set_order(state)
    sizes: list[int] = []
    for player in state.seats:
        sizes.append(card_of(state, player.tableau[0]).start_hand or len(player.hand))
    cut = tuple([seat for seat in state.order if len(state.seats[seat].hand) > sizes[seat]])
    if cut:
        state.push("discards_made")
        state.push("discard", cut, tuple(sizes))


def begin_round(state: State, events: list[Event]) -> None:
    """All choose their actions in secret (RG-ROUND-01, RG-ACT-01)."""
    state.round += 1
    state.phase = "actions"
    events.append(Event("round", NOBODY, "RG-ROUND-01", {"round": state.round}))
    for player in state.seats:
        player.actions = []
        player.discarded = 0
    state.push("round_end")
    state.push("actions_revealed")
    state.push("actions", tuple(state.order))


def reveal_actions(state: State, events: list[Event]) -> None:
    """Actions are shown together, and the phases they call follow in order (RG-ROUND-02 to -04)."""
    state.revealed = True
    for seat in state.order:
        player = state.seats[seat]
        player.actions = player.secret
        player.secret = []
        names = [ACTION_IDS[action] for action in player.actions]
        events.append(Event("actions", seat, "RG-ACT-01", {"actions": names}))
    if state.robot is not None:
        roll(state, state.robot, events)
    for row in reversed(PHASE_ROWS):
        for nth in range(times_called(state, row), 0, -1):
            state.push("phase", (), (row, nth))


def times_called(state: State, row: int) -> int:
    """How often a phase takes place; only Develop and Settle can come twice (RG-DUEL-08, RG-SOLO-50)."""
    most = 0
    for player in state.seats:
        most = max(most, len([action for action in player.actions if ACTIONS[action].row == row]))
    if state.robot is not None:
        most = max(most, robot_calls(state, row))
    return most if row in (DEVELOP, SETTLE) else min(1, most)


def robot_calls(state: State, row: int) -> int:
    """How many of the robot's dice call a phase."""
    assert state.robot is not None
    faces = {EXPLORE: (0,), DEVELOP: (1,), SETTLE: (2,), PRODUCE: (5,)}.get(row, (3, 4))
    return sum(dice_on(state.robot, face) for face in faces)


def begin_phase(state: State, row: int, nth: int, events: list[Event]) -> None:
    """A phase begins for everybody (RG-ROUND-03)."""
    state.phase = ROW_IDS[row]
    state.second = nth == 2
    events.append(Event("phase", NOBODY, "RG-ROUND-03", {"phase": state.phase, "nth": nth}))
    state.push("phase_end", (), (row, nth))
    if row == EXPLORE:
        explore(state, events)
    elif row in (DEVELOP, SETTLE):
        if row == DEVELOP:
            for seat in state.order:
                player = state.seats[seat]
                cards = amount_of(state, player, DEVELOP, DEVELOP_DRAW_AT_START)
                draw(state, player, cards, "RG-DEV-02", events)
        state.push("revealed")
        state.push("develop" if row == DEVELOP else "settle", tuple(state.order))
    elif row == PRODUCE:
        state.push("most_produced")
        for seat in reversed(state.order):
            state.push("produce_of", (), (seat,))
    else:
        for seat in reversed(state.order):
            state.push("consume_of", (), (seat,))
            state.push("sell_of", (), (seat,))


def finish_phase(state: State, row: int, nth: int, events: list[Event]) -> None:
    """The robot's part, then goals, then powers of new cards awake (RG-GOAL-27, RG-POW-02)."""
    if state.robot is not None:
        act(state, ROW_IDS[row], nth, events)
    check_goals(state, ROW_IDS[row], events)
    end_phase(state)


def explore(state: State, events: list[Event]) -> None:
    """All draw, then all choose what to keep (RG-EXPL-01 to -05)."""
    keeps: list[int] = [0] * state.players
    asked: list[int] = []
    for seat in state.order:
        player = state.seats[seat]
        look = EXPLORE_LOOK + amount_of(state, player, EXPLORE, EXPLORE_DRAW)
        keep = EXPLORE_KEEP_BASE + amount_of(state, player, EXPLORE, EXPLORE_KEEP)
        for action in player.actions:
            look += ACTIONS[action].look
            keep += ACTIONS[action].keep
        pile = state.pile_of(seat)
        for _ in range(look):
            card = take(state, pile)
            if card >= 0:
                player.drawn.append(card)
        player.drawn.sort()
        keeps[seat] = min(keep, len(player.drawn))
        names = [name_of(state, card) for card in player.drawn]
        data = {"look": len(names), "keep": keeps[seat]}
        events.append(Event("explore", seat, "RG-EXPL-01", data, {"names": names}))
        if keeps[seat] < len(player.drawn):
            asked.append(seat)
        else:
            player.secret = list(player.drawn)
    state.push("explored")
    if asked:
        state.push("explore", tuple(asked), tuple(keeps))


def keep_explored(state: State, events: list[Event]) -> None:
    """What was kept comes into the hand, the rest is discarded (RG-EXPL-07)."""
    for seat in state.order:
        player = state.seats[seat]
        kept = player.secret
        player.secret = []
        for card in kept:
            player.drawn.remove(card)
        player.hand.extend(kept)
        player.hand.sort()
        for card in player.drawn:
            discard(state, seat, card, 1 << seat)
        player.drawn = []
        names = [name_of(state, card) for card in kept]
        events.append(Event("keep", seat, "RG-EXPL-06", {"cards": len(names)}, {"names": names}))


def reveal_placements(state: State, events: list[Event]) -> None:
    """Cards to be placed are shown together, then paid for in turn order (RG-DEV-03, RG-TIME-04)."""
    state.revealed = True
    kind = "develop_of" if state.phase == ROW_IDS[DEVELOP] else "settle_of"
    for seat in reversed(state.order):
        state.push(kind, (), (seat,))
    for seat in state.order:
        player = state.seats[seat]
        if player.secret:
            player.placing = player.secret.pop()
            player.hand.remove(player.placing)
            events.append(Event("reveal", seat, "RG-DEV-03", {"card": name_of(state, player.placing)}))
        else:
            events.append(Event("nothing", seat, "RG-DEV-10", {}))


def develop(state: State, player: Player, events: list[Event]) -> None:
    """Pay for a development (RG-DEV-04, -05)."""
    if player.placing == NO_CARD:
        return
    state.push("developed", (), (player.seat,))
    price = development_price(state, player, card_of(state, player.placing))
    ask_payment(state, player, price, "RG-DEV-04", events)


def finish_development(state: State, player: Player, events: list[Event]) -> None:
    """The development joins the tableau, and older cards draw for it (RG-DEV-08)."""
    card = player.placing
    player.placing = NO_CARD
    place(state, player, card, events)
    events.append(Event("placed", player.seat, "RG-DEV-01", {"card": name_of(state, card)}))
    draw(state, player, amount_of(state, player, DEVELOP, DEVELOP_DRAW_AFTER), "RG-DEV-08", events)


def settle(state: State, player: Player) -> None:
    """Complete the first world, then perhaps a second one (RG-TIME-10)."""
    if player.placing != NO_CARD:
        state.push("second_world", (), (player.seat,))
        state.push("place_world", (), (player.seat, 1))


def choose_way(state: State, player: Player, first: int, events: list[Event]) -> None:
    """Conquer, pay or sacrifice; asked only where there is more than one way (RG-RUL-09)."""
    open_ways = ways(state, player)
    if len(open_ways) == 1:
        take_way(state, player, first, open_ways[0], events)
    else:
        state.push("way", (player.seat,), (first,))


def finish_world(state: State, player: Player, first: bool, events: list[Event]) -> None:
    """The world with its good, the bonus card of Settle, the cards drawn for it (RG-SETTLE-08)."""
    card = player.placing
    player.placing = NO_CARD
    place(state, player, card, events)
    events.append(Event("placed", player.seat, "RG-SETTLE-01", {"card": name_of(state, card)}))
    if first:
        draw(state, player, settle_bonus(state, player), "RG-SETTLE-03", events)
    draw(state, player, amount_of(state, player, SETTLE, SETTLE_DRAW_AFTER), "RG-SETTLE-11", events)
    lose_infrastructure(state, events)


def offer_second_world(state: State, player: Player) -> None:
    """One more world for each power that allows it (RG-SETTLE-13, -17)."""
    allowed = len([item for item in powers_of(state, player, SETTLE) if item[2].kind == SETTLE_SECOND_WORLD])
    if player.hand and player.fresh <= allowed:
        state.push("second", (player.seat,))


def offer_sale(state: State, player: Player, events: list[Event]) -> None:
    """Sell one good first, if Trade was chosen (RG-TRADE-01)."""
    if not may_sell(player):
        return
    places = goods_in_play(player)
    if len(places) == 1:
        sell(state, player, places[0], events)
    else:
        state.push("sell", (player.seat,))


def next_of_consume(state: State, player: Player, events: list[Event]) -> None:
    """Use what can be used in one way only; otherwise ask (RG-CONS-01, -21)."""
    powers = open_powers(state, player)
    if not powers:
        return
    compulsory = [item for item in powers if item[2].kind != CONSUME_HAND_CARDS]
    if len(compulsory) == 1 and len(powers) == 1 and compulsory[0][2].kind != CONSUME_GAMBLE:
        state.push("consume_of", (), (player.seat,))
        position, number, power = compulsory[0]
        use_power(state, player, position, number, power, events)
        return
    state.push("consume", (player.seat,))


def reward_most_produced(state: State, events: list[Event]) -> None:
    """Cards for whoever produced more of a kind than everybody else (RG-PROD-09)."""
    for seat in state.order:
        player = state.seats[seat]
        for _, _, power in powers_of(state, player, PRODUCE):
            if power.kind == DRAW_IF_MOST_PRODUCED:
                own = count_of(player, power.good)
                others = [count_of(other, power.good) for other in state.seats if other.seat != seat]
                if own > max(others, default=0):
                    draw(state, player, power.amount, "RG-PROD-09", events)


def count_of(player: Player, kind: int) -> int:
    """Goods of a kind, or of any, that a player produced in this phase."""
    return player.produced[kind] if kind >= 0 else sum(player.produced)


def end_round(state: State) -> None:
    """Hands come down to the limit (RG-REND-01)."""
    state.phase = "limit"
    over = tuple([seat for seat in state.order if len(state.seats[seat].hand) > HAND_LIMIT])
    state.push("limit_done")
    if over:
        state.push("discard", over, (HAND_LIMIT,) * state.players)


def after_limit(state: State, events: list[Event]) -> None:
    """Discards are made together; then the game goes on or ends (RG-REND-03, RG-TIME-13)."""
    for seat in state.order:
        player = state.seats[seat]
        player.discarded = make_discards(state, player, "RG-REND-01", events)
    check_goals(state, "round", events)
    if not is_last_round(state):
        state.push("round")
        return
    score_most(state, events)
    state.phase = "over"
    events.append(Event("over", NOBODY, "RG-GEND-03", {}))


def is_last_round(state: State) -> bool:
    """A tableau of twelve cards, or an empty pool (RG-GEND-01, -02, RG-SOLO-46)."""
    if state.pool <= 0:
        return True
    if state.robot is not None and robot_size(state.robot) >= TABLEAU_END:
        return True
    return any(len(player.tableau) >= TABLEAU_END for player in state.seats)
