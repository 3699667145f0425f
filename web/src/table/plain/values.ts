/** How any view is laid out in tables, and which of its values are places of the board. */
import type { Json } from "../../lib/wire";
import type { Target } from "../board";

export const isDeep = (value: Json): boolean => value !== null && typeof value === "object";

/** A value that is no table, in a word. */
export const plain = (value: Json): string =>
  value === null || value === "" ? "–" : String(value).replaceAll("_", " ");

/** The columns of a list of things that have names for their parts; null where it is no such list. */
export function columnsOf(value: Json): string[] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  if (!value.every((item) => isDeep(item) && !Array.isArray(item))) return null;
  return [...new Set(value.flatMap((item) => Object.keys(item as object)))];
}

/** The place that a value names: one of its field's kind, or else the first with that id. */
export function placeAt(field: string, value: Json, places: Iterable<Target>): Target | null {
  const found = [...places].filter((place) => place.slice(place.indexOf(":") + 1) === String(value));
  return found.find((place) => field.startsWith(place.split(":")[0]!)) ?? found[0] ?? null;
}
