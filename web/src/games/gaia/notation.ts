/** The notation of actions, as far as a screen needs it: where an action is chosen, and what might be meant there. */
import type { Target } from "../../table/board";
import { components } from "./components";
import { hexAt, type GaiaView } from "./view";

const AT_HEX = ["place", "build", "project", "upgrade", "satellite", "swap", "downgrade", "station", "lost"];
const KIND: { [verb: string]: string } = {
  rotate: "sector",
  faction: "faction",
  booster: "booster",
  pass: "booster",
  token: "token",
  rescore: "token",
  research: "area",
  advance: "area",
  lowest: "area",
  power: "octagon",
  qic: "octagon",
  tech: "tech",
};
const TAB: { [kind: string]: string } = {
  area: "research",
  tech: "research",
  octagon: "research",
  token: "research",
  faction: "factions",
};

export interface Spoken {
  verb: string;
  rest: string[];
}

export function read(action: string): Spoken {
  const [verb = "", ...rest] = action.split(" ");
  return { verb, rest };
}

/** Where an action is chosen. A federation is made of several hexes; what has no place is a button. */
export function targets(action: string): Target[] {
  const { verb, rest } = read(action);
  if (verb === "federation") return rest.map((at) => `hex:${at}`);
  const kind = AT_HEX.includes(verb) ? "hex" : KIND[verb];
  return kind && rest[0] ? [`${kind}:${rest[0]}`] : [];
}

export function split(target: Target): { kind: string; id: string } {
  const at = target.indexOf(":");
  return { kind: target.slice(0, at), id: target.slice(at + 1) };
}

/** The side tab in which a target lies; "" for the map and the strip above it. */
export const tabOf = (target: Target): string => TAB[split(target).kind] ?? "";

/** What somebody may have meant at a target that is not lit. The engine says why it is not possible. */
export function attemptAt(verbs: string[], target: Target, view: GaiaView): string | null {
  const { kind, id } = split(target);
  if (kind === "hex") return attemptOnHex(verbs, id, view);
  if (kind === "octagon") {
    const octagon = view.board_actions.find((item) => item.id === id);
    return octagon ? `${octagon.qic ? "qic" : "power"} ${id}` : null;
  }
  if (kind === "tech") return attemptAtTile(id, view);
  const verb = verbs.find((each) => KIND[each] === kind) ?? Object.keys(KIND).find((each) => KIND[each] === kind);
  if (!verb || verb === "rotate") return null;
  return kind === "booster" && view.phase === "actions" ? `pass ${id}` : `${kind === "area" ? "research" : verb} ${id}`;
}

function attemptOnHex(verbs: string[], at: string, view: GaiaView): string | null {
  const wanted = verbs.find((verb) => AT_HEX.includes(verb));
  const hex = hexAt(view, at);
  if (wanted && wanted !== "upgrade") return `${wanted} ${at}`;
  if (!hex?.planet) return null;
  if (wanted === "upgrade" || (hex.structure && hex.owner === view.you)) {
    const next = components().upgrades(view.seats[view.you ?? 0]?.faction ?? "", hex.structure ?? "")[0];
    return next ? `upgrade ${at} ${next}` : null;
  }
  return `${hex.planet === "transdim" ? "project" : "build"} ${at}`;
}

function attemptAtTile(id: string, view: GaiaView): string {
  const advanced = view.research.areas.some((area) => area.advanced === id);
  if (!advanced) return `tech ${id}`;
  const own = view.seats[view.you ?? 0]?.tiles ?? [];
  const under = own.find((tile) => !tile.covered_by) ?? own[0];
  return under ? `tech ${id} over ${under.id}` : `tech ${id} over ${view.research.free_tiles[0]}`;
}
