/** The notation of actions, as far as a screen needs it: where an action is chosen, and what might be meant there. */
import type { Target } from "../../table/board";
import { isPhone } from "./phone";
import { actor, PLANETS, type FederationView } from "./view";

const KIND: { [verb: string]: string } = {
  move: "cell",
  shop: "shop",
  disc: "shop",
  build: "building",
  income: "building",
  hire: "specialist",
  use: "own",
  refresh: "own",
  mission: "mission",
  marker: "mission",
  project: "project",
  law: "law",
  discard: "resource",
};
const ON_BOARD = ["mission", "own", "resource"];
const ON_PLANETS = ["planet", "cell", "moon", "shop", "building", "specialist"];

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

const isPlanet = (id: string): boolean => (PLANETS as readonly string[]).includes(id);

/** A planet's action stands on two spaces, so it is chosen at the planet; a room has one space. Phones show one or the other. */
function spied(action: string, view: FederationView): Target[] {
  if (isPhone()) return [];
  if (isPlanet(action)) return [`planet:${action}`];
  const space = view.senate.spaces.find((one) => one.action === action);
  return space ? [`space:${space.id}`] : [];
}

/** Where an action is chosen; what has no place is a button. */
export function targets(action: string, view: FederationView): Target[] {
  const { verb, rest } = read(action);
  if (verb === "place") return [`space:${rest[2]}`];
  if (verb === "go") return [moonAhead(view, Number(view.decision?.steps ?? 1))];
  if (verb === "transport") return [rest[0] === "moon" ? moonAhead(view, 1) : `cell:${rest[0]}`];
  if (verb === "spy") return spied(rest[0] ?? "", view);
  if (verb === "medal") return isPlanet(rest[0] ?? "") && !isPhone() ? [`planet:${rest[0]}`] : [];
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

/** The verb that somebody means at a target, by the decision that asks for it. */
const MEANT: { [kind: string]: { [decision: string]: string } } = {
  cell: { neo: "move", transport: "transport" },
  mission: { mission: "mission", marker: "marker" },
  shop: { arratuin: "shop", disc: "disc" },
  building: { build: "build", income: "income" },
  specialist: { atal: "hire" },
  own: { refresh: "refresh" },
  planet: { spy: "spy", medal: "medal" },
  project: { project: "project" },
  law: { law: "law" },
};

/** What somebody may have meant at a target that is not lit; the engine says why it is not possible. Null: nothing now. */
export function attemptAt(target: Target, view: FederationView): string | null {
  const { kind, id } = split(target);
  const decision = view.decision?.kind ?? "";
  if (kind === "space" && decision === "turn") return `place ${actor(view).ambassadors[0] ?? "3"} vote ${id}`;
  if (kind === "space" && decision === "spy")
    return `spy ${view.senate.spaces.find((one) => one.id === id)?.action ?? id}`;
  if (kind === "moon" && decision === "moons") return "go";
  if (kind === "moon" && decision === "transport") return "transport moon";
  // Specialists may serve at every decision of a turn.
  const verb = MEANT[kind]?.[decision] ?? (kind === "own" ? "use" : undefined);
  return verb ? `${verb} ${id}` : null;
}
