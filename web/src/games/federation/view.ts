/** The view of Federation, as `view.py` writes it. */
import type { View } from "../../table/board";
import type { FederationView, Seat } from "./view_types";

export type * from "./view_types";

export type Goods = { [what: string]: number };

export const PLANETS = ["neo", "six_moons", "atal", "arratuin", "e81216"] as const;
export const RESOURCES = ["lavandium", "copernium", "oceanium", "gold"] as const;
export const WINGS = ["left", "right"] as const;

export type Wing = (typeof WINGS)[number];

/** The table page knows a view only as JSON; this module says what is in it. */
export function federation(view: View): FederationView {
  return view as unknown as FederationView;
}

/** The seat through whose eyes an action is described. */
export function reader(view: FederationView): Seat {
  return view.seats[view.you ?? view.to_act[0] ?? 0] ?? view.seats[0]!;
}
