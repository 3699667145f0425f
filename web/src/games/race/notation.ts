/** Actions as places of the table: which card an action takes, and series of them. */
import type { Series, Target } from "../../table/board";
import type { Position } from "../../lib/wire";
import { actionCards } from "./components";
import { race, type RaceView } from "./view";

export interface Read {
  verb: string;
  rest: string[];
}

export function read(action: string): Read {
  const [verb = "", ...rest] = action.split(" ");
  return { verb, rest };
}

/** The target of a card, or of the nth copy of it, from 0. */
export const spot = (place: string, id: string, copy = 0): Target => `${place}:${id}${copy ? `#${copy + 1}` : ""}`;

export function split(target: Target): { place: string; id: string } {
  const at = target.indexOf(":");
  return { place: target.slice(0, at), id: target.slice(at + 1).split("#")[0]! };
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

/** The action cards of a seat, in the engine's order; in a duel there are two of some. */
export const actionSpots = (duel: boolean): Target[] =>
  spots(
    "action",
    actionCards().flatMap(({ id, in_duel }) => Array<string>(duel ? in_duel : 1).fill(id)),
  );

/** Decisions of several picks. */
const SEVERAL = ["pay", "supply", "discard", "explore", "actions"];

/** What may be picked in a decision of several picks, in the engine's order. */
function row(kind: string, view: RaceView): Target[] {
  const own = view.seats[view.you ?? 0]!;
  if (kind === "actions") return actionSpots(view.duel);
  return kind === "explore" ? spots("drawn", own.drawn ?? []) : spots("hand", own.hand ?? []);
}

/** The choice of several cards that is open, if nothing of it has been chosen yet. */
export function series(position: Position): Series | null {
  const { decision } = position;
  const view = race(position.view);
  if (!decision || !SEVERAL.includes(decision.kind) || view.you === null) return null;
  const all = row(decision.kind, view);
  // Some have been chosen already: the engine tells which may follow.
  const [first] = position.actions;
  if (view.seats[view.you]!.chosen?.length || first?.places[0] !== all[0]) return null;
  const count = Number(decision.facts[decision.kind === "actions" ? "count" : "cards"]);
  if (decision.kind === "actions" && count === 1) return null;
  return {
    count,
    targets: all,
    actions: (picked) =>
      all.filter((target) => picked.has(target)).map((target) => `${first!.verb} ${split(target).id}`),
  };
}
