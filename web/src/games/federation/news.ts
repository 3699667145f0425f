/** The events of Federation for a reader: what is worth telling, what it brings, what it points at. */
import type { Gain, Outcome, Target } from "../../table/board";
import type { GameEvent } from "../../lib/wire";

/** Events of single resources, and what several of them are told as. */
const SUMMED: { [kind: string]: string } = { gain: "gains", pay: "pays", discard: "discards" };

function uncovered(event: GameEvent): string {
  return ["moon", "specialist", "asteroid"].find((field) => field in event) ?? "dead";
}

/** Nobody voted there, and nobody scores. */
const isEmptyFloor = (event: GameEvent): boolean =>
  event.kind === "floor" && !event.neutral && (event.votes as number[]).every((count) => count === 0);

/** Resources come and go in one sentence, of several degrees the last is told, each uncovering has its words. */
export function news(events: GameEvent[]): GameEvent[] {
  const found: GameEvent[] = [];
  for (const event of events.filter((one) => !isEmptyFloor(one))) {
    const last = found.at(-1);
    const same = last?.seat === event.seat && last.cause === event.cause;
    const summed = SUMMED[event.kind];
    if (summed && same && last?.kind === summed) {
      const goods = last.goods as { [what: string]: number };
      goods[String(event.what)] = (goods[String(event.what)] ?? 0) + Number(event.amount);
    } else if (summed) found.push({ ...event, kind: summed, goods: { [String(event.what)]: Number(event.amount) } });
    else if (event.kind === "degree" && same && last?.kind === "degree") last.degree = event.degree ?? 0;
    else if (event.kind === "lost")
      found.push({ kind: "loses", seat: event.seat, rule: event.rule, action: event.what ?? "" });
    else if (event.kind === "reveal") found.push({ ...event, kind: `reveal-${uncovered(event)}` });
    else found.push({ ...event });
  }
  return found;
}

const COUNTS: { [kind: string]: [what: string, field: string] } = {
  ships: ["ship", "ships"],
};
const SINGLE: { [kind: string]: string } = { marker: "marker", degree: "degree", medal: "medal", token: "alteration" };

/** What the events bring a seat. */
export function outcome(events: GameEvent[], seat: number): Outcome {
  const gains: Gain[] = [];
  for (const event of events) {
    if (event.seat !== seat) continue;
    const cause = String(event.cause ?? "");
    const counts = COUNTS[event.kind];
    if (event.kind === "points") gains.push({ what: "vp", amount: Number(event.vp), cause });
    else if (event.kind === "gain") gains.push({ what: String(event.what), amount: Number(event.amount), cause });
    else if (counts) gains.push({ what: counts[0], amount: Number(event[counts[1]]), cause });
    else if (SINGLE[event.kind]) gains.push({ what: SINGLE[event.kind]!, amount: 1, cause });
  }
  return { gains, others: [] };
}

const FIELDS: { [field: string]: string } = {
  space: "space",
  mission: "mission",
  shop: "shop",
  structure: "building",
  production: "building",
  specialist: "specialist",
  project: "project",
  moon: "moon",
  cell: "cell",
  wing: "law",
};

/** What a sentence about the event points at. */
export function targetsOf(event: GameEvent): Target[] {
  const found: Target[] = [];
  for (const [field, kind] of Object.entries(FIELDS)) {
    const value = event[field];
    if (typeof value === "string" || typeof value === "number") found.push(`${kind}:${value}`);
  }
  if (event.kind === "move") found.push(`cell:${String(event.to)}`);
  if (event.kind === "block" && Array.isArray(event.spaces))
    found.push(...event.spaces.map((id) => `space:${String(id)}`));
  if (event.kind === "floor") found.push(`floor:${String(event.floor)}`);
  if (event.kind === "wing-votes") found.push("law:left", "law:right");
  return found;
}

export function roundOf(event: GameEvent): number | null {
  return event.kind === "round" ? Number(event.round) : null;
}
