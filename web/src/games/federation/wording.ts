/** What components do, in the words of the engine. */
import type { Words } from "../../lib/words";
import type { Effect, Files } from "./components";
import type { Seat } from "./view";

/** Some effects, `1 ship, 1 marker`. */
export const effectsText = (effects: Effect[] | undefined, words: Words): string =>
  (effects ?? []).map((effect) => words.tell(effect.said)).join(", ");

/** What a mission still lacks, in words; nothing: it can be completed. */
export function lacking(id: string, seat: Seat, parts: Files, words: Words): string[] {
  const mission = parts.missions.mission[id];
  const known = { level: mission?.level ?? 1, price: words.amounts(mission?.cost ?? {}) };
  return (seat.lacks[id] ?? []).map((what) => words.text(`lacks-${what}`, known));
}
