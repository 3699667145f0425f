/** The notation of actions, as far as a drawing needs it, and where things are drawn. */
import type { Target } from "../../table/board";
import { layout } from "../../lib/layout.svelte";

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

/** The side tab in which a target lies; "" for the senate and, where there is room, the planets. */
export function tabOf(target: Target): string {
  const [kind = ""] = target.split(":");
  if (ON_BOARD.includes(kind)) return "mine";
  return layout.phone && ON_PLANETS.includes(kind) ? "planets" : "";
}
