/** The notation of actions, as far as a screen needs it: where an action is chosen, and what might be meant there. */
import type { Target } from "../../table/board";
import { isPhone } from "./phone";
import { actor, type FederationView } from "./view";

const KIND: { [verb: string]: string } = {
  move: "cell", shop: "shop", disc: "shop", build: "building", income: "building", hire: "specialist", use: "own",
  refresh: "own", mission: "mission", marker: "mission", project: "project", law: "law", discard: "resource",
};
const ON_BOARD = ["mission", "own", "resource"];
const ON_PLANETS = ["cell", "moon", "shop", "building", "specialist"];

export interface Spoken {
  verb: string;
  rest: string[];
}

export function read(action: string): Spoken {
  const [verb = "", ...rest] = action.split(" ");
  return { verb, rest };
}

/** The moon that the mage of whoever acts comes to. */
function moonAhead(view: FederationView, steps: number): Target {
  return `moon:${Math.min(actor(view).moon + steps, view.six_moons.moons.length)}`;
}

/** Where an action is chosen; what has no place is a button. */
export function targets(action: string, view: FederationView): Target[] {
  const { verb, rest } = read(action);
  if (verb === "place") return [`space:${rest[2]}`];
  if (verb === "go") return [moonAhead(view, Number(view.decision?.steps ?? 1))];
  if (verb === "transport") return [rest[0] === "moon" ? moonAhead(view, 1) : `cell:${rest[0]}`];
  const kind = KIND[verb];
  // A crystal that has to be given back is asked for in the bar.
  if (verb === "discard" && view.decision?.kind === "discard") return [];
  return kind && rest[0] ? [`${kind}:${rest[0]}`] : [];
}

export function split(target: Target): { kind: string; id: string } {
  const at = target.indexOf(":");
  return { kind: target.slice(0, at), id: target.slice(at + 1) };
}

/** The side tab in which a target lies; "" for the senate and, where there is room, the planets. */
export function tabOf(target: Target): string {
  const { kind } = split(target);
  if (ON_BOARD.includes(kind)) return "mine";
  return isPhone() && ON_PLANETS.includes(kind) ? "planets" : "";
}

/** What somebody may have meant at a target that is not lit. The engine says why it is not possible. */
export function attemptAt(target: Target, view: FederationView): string | null {
  const { kind, id } = split(target);
  const decision = view.decision?.kind ?? "";
  if (kind === "space") return `place ${actor(view).ambassadors[0] ?? "3"} vote ${id}`;
  if (kind === "moon") return decision === "transport" ? "transport moon" : "go";
  if (kind === "cell") return `${decision === "transport" ? "transport" : "move"} ${id}`;
  if (kind === "mission") return `${decision === "marker" ? "marker" : "mission"} ${id}`;
  if (kind === "shop") return `${decision === "disc" ? "disc" : "shop"} ${id}`;
  if (kind === "building") return `${decision === "income" ? "income" : "build"} ${id}`;
  if (kind === "own") return `${decision === "refresh" ? "refresh" : "use"} ${id}`;
  const verb = { specialist: "hire", project: "project", law: "law", resource: "discard" }[kind];
  return verb ? `${verb} ${id}` : null;
}
