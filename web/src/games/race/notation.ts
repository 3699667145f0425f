/** Actions as places of the table: which card an action takes, and series of them. */
import type { Series, Target } from "../../table/board";
import type { Position } from "../../lib/wire";
import { race, type RaceView } from "./view";

export interface Read {
  verb: string;
  rest: string[];
}

export function read(action: string): Read {
  const [verb = "", ...rest] = action.split(" ");
  return { verb, rest };
}

/** Where a verb takes its card from. */
const PLACES: { [verb: string]: string } = {
  start: "start",
  discard: "hand",
  draft: "pack",
  action: "action",
  keep: "pack",
  develop: "hand",
  settle: "hand",
  pay: "hand",
  sacrifice: "tableau",
  tactics: "tableau",
  hire: "hand",
  sell: "tableau",
  consume: "tableau",
  spend: "tableau",
  produce: "tableau",
  draw: "tableau",
  supply: "tableau",
};
/** Verbs whose number tells the copies of a world apart. */
const OF_COPIES = ["sell", "spend"];

/** The target of a card, or of the nth copy of it, from 0. */
export const spot = (place: string, id: string, copy = 0): Target => `${place}:${id}${copy ? `#${copy + 1}` : ""}`;

export function split(target: Target): { place: string; id: string } {
  const at = target.indexOf(":");
  return { place: target.slice(0, at), id: target.slice(at + 1).split("#")[0]! };
}

export function targets(action: string): Target[] {
  const { verb, rest } = read(action);
  const place = PLACES[verb];
  if (!place || !rest[0]) return [];
  const copy = OF_COPIES.includes(verb) && rest[1] ? Number(rest[1]) - 1 : 0;
  return [spot(place, rest[0], copy)];
}

/** Cards in a row as targets: copies are told apart. */
export function spots(place: string, ids: string[]): Target[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const copy = seen.get(id) ?? 0;
    seen.set(id, copy + 1);
    return spot(place, id, copy);
  });
}

/** The action cards, in the engine's order; in a duel there are two of some. */
export const ACTIONS = ["explore_5", "explore_1_1", "develop", "settle", "consume_trade", "consume_2x", "produce"];
export const TWICE = ["develop", "settle"];
export const actionCards = (duel: boolean): string[] =>
  duel ? ACTIONS.flatMap((id) => (TWICE.includes(id) ? [id, id] : [id])) : ACTIONS;

const VERB_OF: { [kind: string]: string } = {
  pay: "pay",
  supply: "discard",
  discard: "discard",
  explore: "keep",
  actions: "action",
};

/** What may be picked in a decision of several picks, in the engine's order. */
function row(kind: string, view: RaceView): Target[] {
  const own = view.seats[view.you ?? 0]!;
  if (kind === "actions") return spots("action", actionCards(view.duel));
  return kind === "explore" ? spots("pack", own.drawn ?? []) : spots("hand", own.hand ?? []);
}

/** The choice of several cards that is open, if nothing of it has been chosen yet. */
export function series(position: Position): Series | null {
  const { decision } = position;
  const view = race(position.view);
  const verb = VERB_OF[decision?.kind ?? ""];
  if (!decision || !verb || view.you === null) return null;
  const all = row(decision.kind, view);
  // Some have been chosen already: the engine tells which may follow.
  if (view.seats[view.you]!.chosen?.length || position.actions[0]?.text !== `${verb} ${split(all[0] ?? ":").id}`)
    return null;
  const count = decision.kind === "actions" ? (view.duel ? 2 : 1) : Number(decision.facts["cards"]);
  if (decision.kind === "actions" && count === 1) return null;
  return {
    count,
    targets: all,
    actions: (picked) => all.filter((target) => picked.has(target)).map((target) => `${verb} ${split(target).id}`),
  };
}

/** The action that somebody might have meant at a target that is not lit. */
export function attemptAt(target: Target, view: RaceView): string | null {
  const { place, id } = split(target);
  const kind = view.decision?.kind ?? "";
  if (place === "action") return `action ${id}`;
  if (place === "pack") return `${kind === "draft" ? "draft" : "keep"} ${id}`;
  if (place === "start") return `start ${id}`;
  if (place === "hand") return handAttempt(kind, id);
  const verbs: { [kind: string]: string } = { sell: "sell", consume: "consume", spend: "spend", way: "sacrifice" };
  if (kind === "produce") return `produce ${id} bonus`;
  return verbs[kind] ? `${verbs[kind]} ${id}` : null;
}

function handAttempt(kind: string, id: string): string | null {
  const verbs: { [kind: string]: string } = {
    develop: "develop",
    settle: "settle",
    second: "settle",
    pay: "pay",
    supply: "discard",
    discard: "discard",
    hand_cards: "discard",
    hire: "hire",
    way: "hire",
  };
  return verbs[kind] ? `${verbs[kind]} ${id}` : null;
}
