/** The events of Race for the Galaxy for a reader: put together as a person would tell them. */
import type { Gain, Outcome, Target } from "../../table/board";
import type { GameEvent } from "../../lib/wire";
import { spot } from "./notation";

/** Events of which the seat concerned is told the cards by name. */
const OWN = ["draw", "discard", "keep", "explore"];
const list = (value: GameEvent[string] | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);

/** That others take a card of their pack is known to all, and nothing drawn is nothing told. */
function isNews(event: GameEvent): boolean {
  if (event.kind === "produced") return Boolean(event.cards);
  return event.kind !== "drafted" || "card" in event;
}

/** Placing, consuming and drawing are one sentence each. */
export function news(events: GameEvent[]): GameEvent[] {
  const told: GameEvent[] = [];
  for (const event of events) if (isNews(event)) add(told, { ...event });
  return told.map(named);
}

function add(told: GameEvent[], event: GameEvent): void {
  const last = told.at(-1);
  const follows = last && last.seat === event.seat ? last : null;
  if (event.kind === "draw" && follows?.kind === "draw") {
    follows.cards = Number(follows.cards) + Number(event.cards);
    if (event.names) follows.names = [...list(follows.names), ...list(event.names)];
  } else if (event.kind === "chips" && follows?.kind === "chips") {
    follows.vp = Number(follows.vp) + Number(event.vp);
  } else if (event.kind === "good" && follows && (follows.kind === "good" || follows.kind === "goods")) {
    const worlds = follows.kind === "goods" ? list(follows.worlds) : [String(follows.world)];
    Object.assign(follows, { kind: "goods", worlds: [...worlds, String(event.world)] });
  } else if (event.kind === "placed") place(told, event);
  else if (event.kind === "keep" || event.kind === "good-spent") join(told, event);
  else told.push(event);
}

const lastOf = (told: GameEvent[], seat: number, ...kinds: string[]): GameEvent | undefined =>
  told.findLast((event) => event.seat === seat && kinds.includes(event.kind));

/** What was kept replaces what was looked at; goods that were spent belong to the power that took them. */
function join(told: GameEvent[], event: GameEvent): void {
  if (event.kind === "keep") {
    const looked = lastOf(told, event.seat, "explore");
    if (looked) Object.assign(looked, event);
    else told.push(event);
    return;
  }
  const used = told.findLast((other) => other.seat === event.seat);
  if (used?.kind !== "consume" && used?.kind !== "consumes") told.push(event);
  else Object.assign(used, { kind: "consumes", worlds: [...list(used.worlds), String(event.world)] });
}

function remove(told: GameEvent[], event: GameEvent): void {
  told.splice(told.indexOf(event), 1);
}

/** Reveal, price and placing as one sentence, where the card was revealed in the same news. */
function place(told: GameEvent[], event: GameEvent): void {
  const shown = lastOf(told, event.seat, "reveal");
  if (shown && shown.card === event.card) remove(told, shown);
  const price = lastOf(told, event.seat, "price");
  if (price) {
    remove(told, price);
    Object.assign(event, { kind: "places", cards: price.cards });
  }
  const conquest = lastOf(told, event.seat, "conquer");
  if (conquest?.card === event.card) return;
  const good = told.at(-1);
  if (good?.kind === "good" && good.seat === event.seat) told.splice(-1, 0, event);
  else told.push(event);
}

function named(event: GameEvent): GameEvent {
  if (OWN.includes(event.kind) && list(event.names).length) return { ...event, kind: `${event.kind}-own` };
  if (event.kind === "drafted") return { ...event, kind: "drafted-own" };
  if (event.kind === "robot-dice" && !list(event.faces).includes("robot")) return { ...event, kind: "robot-rolls" };
  return event;
}

/** What the events bring a seat. */
export function outcome(events: GameEvent[], seat: number): Outcome {
  const gains: Gain[] = [];
  for (const event of events) {
    if (event.seat !== seat) continue;
    if (event.kind === "draw") gains.push({ what: "cards", amount: Number(event.cards), cause: "" });
    if (event.kind === "chips" || event.kind === "goal")
      gains.push({ what: "vp", amount: Number(event.vp), cause: "" });
  }
  return { gains, others: [] };
}

const FIELDS = ["card", "world", "worlds", "names"];

/** What a sentence about the event points at: cards in the own tableau and hand. */
export function targetsOf(event: GameEvent): Target[] {
  const found: Target[] = [];
  for (const field of FIELDS) {
    const value = event[field];
    for (const id of Array.isArray(value) ? value : [value])
      if (typeof id === "string") found.push(spot("tableau", id), spot("hand", id));
  }
  return found;
}

export const roundOf = (event: GameEvent): number | null => (event.kind === "round" ? Number(event.round) : null);
