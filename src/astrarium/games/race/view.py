"""What a seat may see (RG-INFO). Everything that leaves the engine for a player goes through here."""

from typing import Any

from astrarium.games.race.components.numbers import ACTION_IDS
from astrarium.games.race.components.powers import ROW_IDS
from astrarium.games.race.consuming import power_at, wanted
from astrarium.games.race.goals import goal_points, measure
from astrarium.games.race.hidden import COMMON
from astrarium.games.race.military import can_conquer
from astrarium.games.race.robot.dice import FACES_OF_PHASE, markers, robot_calls
from astrarium.games.race.robot.instructions import FACE_IDS
from astrarium.games.race.robot.mat import COLUMN_IDS, OVERLAY_IDS, covered_cells
from astrarium.games.race.scoring import (
    counted_points,
    points_by_kind,
    robot_rank,
    robot_won,
    score,
    tie_value,
    worth_in_hand,
)
from astrarium.games.race.settling import can_pay, hand_price
from astrarium.games.race.setup import full_pool
from astrarium.games.race.state.player import NO_CARD, NO_GOOD, Player
from astrarium.games.race.state.state import NOBODY, State, card_of, numbers_of
from astrarium.games.race.tableau import total_military
from astrarium.games.race.verbs import card_name


def view(state: State, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it; hands, decks, discards, goods and choices of others stay hidden."""
    step = state.agenda[-1] if state.agenda else None
    return {
        "game": "race",
        "players": state.players,
        "options": {word: value for word, value in state.options.items() if value or word != "data"},
        "you": seat,
        "round": state.round,
        "phase": state.phase,
        "second": state.second,
        "to_act": list(step.seats) if step else [],
        "decision": _decision(state, seat),
        "together": step is not None and step.kind in COMMON,
        "turn_order": list(state.order),
        "pool": state.pool,
        "pool_at_start": full_pool(state),
        "deck": [len(pile.deck) for pile in state.piles],
        "discards": [len(pile.discards) for pile in state.piles],
        "goals": [_goal(state, number) for number in range(len(state.goals))],
        "duel": state.switches.duel,
        "seats": [_seat(state, player, seat) for player in state.seats],
        "robot": _robot(state),
    }


def _decision(state: State, seat: int | None) -> dict[str, Any] | None:
    """What is asked; its particulars only for those who are asked."""
    if not state.agenda:
        return None
    step = state.agenda[-1]
    decision: dict[str, Any] = {"kind": step.kind, "seats": list(step.seats)}
    if step.kind in ("pay", "supply"):
        decision["cards"] = step.args[0]
    elif step.kind == "hire":
        decision["military"], decision["cards"] = step.args[0], step.args[1]
    elif step.kind == "hand_cards":
        decision["cards"] = step.args[0]
    elif step.kind == "actions" and seat is not None and seat in step.seats:
        decision["nth"] = len(state.seats[seat].secret) + 1
        decision["count"] = 2 if state.switches.duel else 1
    elif step.kind == "discard" and seat is not None and seat in step.seats:
        player = state.seats[seat]
        decision["cards"] = len(player.hand) - step.args[seat] - len(player.secret)
    elif step.kind == "explore" and seat is not None and seat in step.seats:
        decision["cards"] = step.args[seat] - len(state.seats[seat].secret)
    elif step.kind == "spend":
        slot, number, _, taken, _ = step.args
        player = state.seats[step.seats[0]]
        power = power_at(state, player, slot, number)
        decision["card"] = card_name(player.tableau[slot])
        decision["goods"] = wanted(state, player, slot, power, taken) - taken
    if step.kind in ("pay", "way", "hire"):
        # Whatever is paid for has been revealed.
        decision["placing"] = card_name(state.seats[step.seats[0]].placing)
    return decision


def _goal(state: State, number: int) -> dict[str, Any]:
    goal = numbers_of(state).goals[state.goals[number]]
    holder = state.holders[number]
    if goal.most:
        holders = [holder] if holder != NOBODY else []
    else:
        holders = [seat for seat in range(state.players) if holder >> seat & 1]
    return {
        "id": goal.id,
        "most": goal.most,
        "threshold": goal.threshold,
        "counts": [measure(state, player, goal) for player in state.seats],
        "holders": holders,
        "vp": goal_points(state, number),
    }


def _seat(state: State, player: Player, eyes: int | None) -> dict[str, Any]:
    own = eyes == player.seat
    military = total_military(state, player)
    counted = counted_points(state, player)
    seen: dict[str, Any] = {
        "seat": player.seat,
        "start": player.start,
        "score": score(state, player),
        "chips": player.chips,
        "goal_vp": player.goal_vp,
        "military": military,
        "temporary_military": player.military,
        "military_now": military + player.military,
        "hand_size": len(player.hand),
        "actions": [ACTION_IDS[action] for action in player.actions],
        "placing": card_name(player.placing) if player.placing != NO_CARD else None,
        "tableau": [
            {"card": card_name(card), "good": player.goods[i] != NO_GOOD} for i, card in enumerate(player.tableau)
        ],
        "points": counted,
        "sums": points_by_kind(state, player, counted),
        "tie": tie_value(player),
        "ledger": _ledger(player, counted),
    }
    if own:
        actions = bool(state.agenda) and state.agenda[-1].kind == "actions"
        seen["hand"] = [card_name(card) for card in player.hand]
        seen["prices"] = [_price(state, player, card) for card in player.hand]
        seen["worth"] = [worth_in_hand(state, player, card) for card in player.hand]
        seen["drawn"] = [card_name(card) for card in player.drawn]
        seen["starts"] = [card_name(card) for card in player.starts]
        seen["chosen"] = [ACTION_IDS[item] if actions else card_name(item) for item in player.secret]
    return seen


def _price(state: State, player: Player, number: int) -> dict[str, int | bool]:
    """The price of a hand card, whether the seat could meet it, and whether conquering is what it would do."""
    price: dict[str, int | bool] = dict(hand_price(state, player, number))
    card = card_of(state, number)
    price["payable"] = can_pay(state, player, card, len(player.hand) - 1)
    if card.military:
        price["conquerable"] = can_conquer(state, player, card, len(player.hand) - 1)
        price["conquered"] = "cards" not in price or price["military"] >= price["defence"]
    return price


def _ledger(player: Player, counted: list[dict[str, int]]) -> list[list[Any]]:
    """Where a seat's points come from as they stand: round (none), cause, points."""
    rows: list[list[Any]] = [[0, "chips", player.chips], [0, "goals", player.goal_vp]]
    for card, points in zip(player.tableau, counted, strict=True):
        rows.append([0, f"card:{card_name(card)}", sum(points.values())])
    return [row for row in rows if row[2]]


def _robot(state: State) -> dict[str, Any] | None:
    robot = state.robot
    if robot is None:
        return None
    points, tie = robot_rank(state, robot)
    return {
        "start": card_name(robot.start),
        "credit": robot.credit,
        "economy": robot.economy,
        "counter": FACE_IDS[robot.counter],
        "six_counters": robot.counters,
        "six_placed": robot.placed_counters,
        "chips": robot.chips,
        "stack": len(robot.stack),
        "tableau": [card_name(card) for card in robot.tableau],
        "overlays": [OVERLAY_IDS[overlay] for overlay in robot.overlays],
        "cells": covered_cells(robot.overlays),
        "marked": [COLUMN_IDS[column] for column in markers(state.seats[0].actions)],
        "dice": [COLUMN_IDS[column] for column in robot.dice],
        "calls": {ROW_IDS[row]: robot_calls(robot, row) for row in FACES_OF_PHASE if robot_calls(robot, row)},
        "score": points,
        "sums": {"cards": points - robot.chips, "chips": robot.chips},
        "tie": tie,
        "won": robot_won(state),
    }
