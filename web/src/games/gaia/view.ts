/** The view of Gaia Project, as `view.py` writes it. */
import type { View } from "../../table/board";
import type { GaiaView, Hex } from "./view_types";

export type * from "./view_types";

export type Goods = { [what: string]: number };

/** The table page knows a view only as JSON; this module says what is in it. */
export function gaia(view: View): GaiaView {
  return view as unknown as GaiaView;
}

export function hexAt(view: GaiaView, at: string): Hex | undefined {
  return view.map.hexes.find((hex) => hex.at === at);
}
