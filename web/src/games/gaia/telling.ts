/** Events in sentences that name a hex as people do: by its planet and sector. */
import type { Decision, GameEvent, Json } from "../../lib/wire";
import type { Values, Words } from "../../lib/words";
import { onPlanet, placeName, seatName } from "./describe";
import { hexAt, type GaiaView } from "./view";

const FEW = 2;
const HEX = /^-?\d+x-?\d+$/;

const hexesOf = (value: Json | undefined): string[] =>
  (Array.isArray(value) ? value : [value]).filter((at): at is string => typeof at === "string" && HEX.test(at));

/** A few places by their names; many only by their sectors, or nobody would read on. */
function placesOf(hexes: string[], view: GaiaView, words: Words): string {
  if (hexes.length <= FEW) return hexes.map((at) => placeName(at, view, words)).join("; ");
  const sectors = hexes.map((at) => words.name("sector", hexAt(view, at)?.sector ?? ""));
  return [...new Set(sectors)].join(", ");
}

/** The places of an event: where it happens, in which sector, and lists of places by their names. */
function places(event: GameEvent, view: GaiaView, words: Words): Values {
  const values: Values = {};
  for (const field of ["left", "from", "to"]) {
    const hexes = hexesOf(event[field]);
    if (hexes.length > 0) values[field] = placesOf(hexes, view, words);
  }
  const [at, ...others] = hexesOf(event.at);
  if (at) {
    values.at = onPlanet(at, view, words);
    values.sector = words.name("sector", hexAt(view, at)?.sector ?? "");
    values.number = others.length + 1;
  }
  const members = hexesOf(event.planets);
  if (members.length > 0) values.number = members.length;
  return values;
}

/** The sentence of an event; without a place it is the one that the terminal says, too. */
export function say(event: GameEvent, view: GaiaView, words: Words, names: readonly string[]): string {
  const better = places(event, view, words);
  const key = `gaia-told-${event.kind}`;
  return words.has(key) ? words.say(event, names, better, key) : words.say(event, names, better);
}

/** Who has built beside you, and where; "" for other questions. */
export function ask(decision: Decision, view: GaiaView, words: Words): string {
  if (decision.kind !== "charge") return "";
  const at = String(decision.facts.at);
  const hex = hexAt(view, at);
  const builders = [hex?.owner, hex?.guest].filter((seat) => typeof seat === "number" && seat !== decision.seat);
  if (builders.length !== 1) return "";
  return words.text("gaia-ask-charge", {
    seat: seatName(view, Number(builders[0]), words),
    at: onPlanet(at, view, words),
  });
}
