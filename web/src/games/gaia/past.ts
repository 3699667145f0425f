/** The map as it was: while the Automa's reasoning is shown, what comes after the step is not there yet. */
import type { Thinking } from "../../table/board";
import type { GameEvent } from "../../lib/wire";
import type { GaiaView, Hex } from "./view";

/** A hex as it was before the event. */
function before(hex: Hex, event: GameEvent): Hex {
  if (event.kind === "build") return { ...hex, owner: undefined, structure: undefined, power: undefined };
  if (event.kind === "upgrade") return { ...hex, structure: String(event.from) };
  if (event.kind === "gaia-planet") return { ...hex, planet: "transdim" };
  if (event.kind === "automa-satellite")
    return { ...hex, satellites: hex.satellites?.filter((seat) => seat !== event.seat) };
  return hex;
}

/** The map as it was at the step that is shown: what comes after it is not there yet. */
export function asOf(view: GaiaView, thinking: Thinking | null): GaiaView {
  if (!thinking) return view;
  const hexes = new Map(view.map.hexes.map((hex) => [hex.at, hex]));
  for (const { event } of thinking.steps.slice(thinking.now + 1).reverse()) {
    const hex = hexes.get(String(event.at));
    if (hex) hexes.set(hex.at, before(hex, event));
  }
  return { ...view, map: { ...view.map, hexes: [...hexes.values()] } };
}
