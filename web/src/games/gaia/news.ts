/** The events of Gaia Project for a reader: what is worth telling, what it brings, what it points at. */
import type { Gain, Outcome, Profit, Target } from "../../table/board";
import type { GameEvent } from "../../lib/wire";
import { hexAt, type GaiaView } from "./view";

/** Steps of a payment or an offer, whose outcome is told anyway. */
const UNTOLD = ["offer", "spend", "pay", "spend-with", "brainstone", "power"];

/** A conversion and an action of the research board say by their names what they give. */
const NAMED = /^(convert|board):/;

/** Goods from one cause become one sentence. */
export function news(events: GameEvent[]): GameEvent[] {
  const found: GameEvent[] = [];
  for (const event of events) {
    if (UNTOLD.includes(event.kind) || (event.kind !== "points" && NAMED.test(String(event.cause ?? "")))) continue;
    if (event.kind !== "gain") {
      found.push(event);
      continue;
    }
    let same = found.find(
      (other) => other.kind === "gains" && other.seat === event.seat && other.cause === event.cause,
    );
    if (!same) {
      same = { ...event, kind: "gains", goods: {} };
      found.push(same);
    }
    const goods = same.goods as { [what: string]: number };
    goods[String(event.what)] = (goods[String(event.what)] ?? 0) + Number(event.amount);
  }
  return found;
}

const BUILDING = ["build", "upgrade", "lost-planet"];

/** Who may charge for what was built: the first offer is an event at once, the others are in the view of the hex. */
function chargers(events: GameEvent[], seat: number, view: GaiaView | null): Profit[] {
  const built = events.find((event) => event.seat === seat && BUILDING.includes(event.kind));
  const charges = view && built ? hexAt(view, String(built.at))?.charges : null;
  if (!view || !charges) {
    const offers = events.filter((event) => event.kind === "offer" && event.seat !== seat);
    return offers.map((event) => ({ seat: event.seat, what: "charge", amount: Number(event.value) }));
  }
  return charges
    .map((amount, each) => ({ seat: each, what: "charge", amount }))
    .filter((one) => one.amount > 0 && one.seat !== seat && one.seat !== view.automa?.seat);
}

/** What the events bring a seat, and what the others may have from them. */
export function outcome(events: GameEvent[], seat: number, view: GaiaView | null = null): Outcome {
  const gains: Gain[] = [];
  for (const event of events) {
    if (event.seat !== seat) continue;
    const cause = String(event.cause ?? "");
    if (event.kind === "points") gains.push({ what: "vp", amount: Number(event.vp), cause });
    if (event.kind === "gain") gains.push({ what: String(event.what), amount: Number(event.amount), cause });
    if (event.kind === "charge") gains.push({ what: "charge", amount: Number(event.units), cause });
    if (event.kind === "federation-token") gains.push({ what: "federation_token", amount: 1, cause: "" });
  }
  return { gains, others: chargers(events, seat, view) };
}

const HEX_FIELDS = ["at", "planets"];

/** What a sentence about the event points at. */
export function targetsOf(event: GameEvent): Target[] {
  const found: Target[] = [];
  for (const field of HEX_FIELDS) {
    const value = event[field];
    for (const at of Array.isArray(value) ? value : [value])
      if (typeof at === "string" && /^-?\d+x-?\d+$/.test(at)) found.push(`hex:${at}`);
  }
  if (event.kind === "swap") found.push(`hex:${String(event.from)}`, `hex:${String(event.to)}`);
  if (typeof event.area === "string") found.push(`area:${event.area}`);
  if (typeof event.tile === "string") found.push(`tech:${event.tile}`);
  if (event.kind === "octagon") found.push(`octagon:${String(event.action)}`);
  if (typeof event.token === "string") found.push(`token:${event.token}`);
  if (typeof event.booster === "string" && event.booster) found.push(`booster:${event.booster}`);
  return found;
}

export function roundOf(event: GameEvent): number | null {
  return event.kind === "round" ? Number(event.round) : null;
}
