/** The notation of actions and targets, as far as a screen needs it to draw them. */
import type { Target } from "../../table/board";

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

function split(target: Target): { kind: string; id: string } {
  const at = target.indexOf(":");
  return { kind: target.slice(0, at), id: target.slice(at + 1) };
}

/** The side tab in which a target lies; "" for the map and the strip above it. */
export const tabOf = (target: Target): string => TAB[split(target).kind] ?? "";
