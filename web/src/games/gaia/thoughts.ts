/** The Automa's turn as a chain of steps: what it considers, what drops out, why. */
import type { Target, Thinking, Thought } from "../../table/board";
import type { GameEvent, Json } from "../../lib/wire";
import type { Words } from "../../lib/words";
import { seatName } from "./describe";
import { targetsOf } from "./news";
import { say } from "./telling";
import type { GaiaView, Hex } from "./view";

const DEEDS = ["gaia-planet", "build", "upgrade", "advance"];

const list = (kind: string, value: Json | undefined): Target[] =>
  Array.isArray(value) ? value.map((id) => `${kind}:${String(id)}`) : [];

function places(event: GameEvent): { kept: Target[]; dropped: Target[] } {
  if (event.kind === "automa-counts-areas" || event.kind === "automa-counts-octagons") {
    const kind = event.kind === "automa-counts-areas" ? "area" : "octagon";
    const chosen = `${kind}:${String(event[kind])}`;
    return { kept: [chosen], dropped: list(kind, event[`${kind}s`]).filter((target) => target !== chosen) };
  }
  if (event.kind === "automa-highest") return { kept: list("area", event.areas), dropped: [] };
  if (Array.isArray(event.left)) return { kept: list("hex", event.left), dropped: list("hex", event.out) };
  if (event.kind === "automa-closes") return { kept: [`octagon:${String(event.octagon)}`], dropped: [] };
  return { kept: targetsOf(event), dropped: [] };
}

function title(event: GameEvent, words: Words): string {
  if (event.kind === "automa-tie") return words.text(`gaia-tie-${String(event.by)}`);
  const key = `gaia-thought-${event.kind}`;
  return words.has(key) ? words.text(key) : words.text("gaia-automa-result");
}

/** The steps of the Automa's turn in the events of an entry; none where it has not moved. */
export function thoughts(events: GameEvent[], view: GaiaView, words: Words): Thought[] {
  const automa = view.automa?.seat;
  if (automa === undefined || !events.some((event) => event.kind === "automa-reveal" || event.kind === "automa-passes"))
    return [];
  const names = view.seats.map((seat) => seatName(view, seat.seat, words));
  const start = events.findIndex((event) => event.kind.startsWith("automa-"));
  return events
    .slice(start)
    .filter((event) => event.seat === automa && event.kind !== "automa-deck")
    .filter((event) => event.kind.startsWith("automa-") || DEEDS.includes(event.kind))
    .map((event) => ({
      event,
      title: title(event, words),
      sentence: say(event, view, words, names),
      ...places(event),
    }));
}

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
