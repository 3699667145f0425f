/** Automatic answers in a few words. */
import type { Json } from "../lib/wire";
import type { Words } from "../lib/words";

/** One setting: `charge: up to 1 VP`, or only its name where it is switched on. */
function inWords(name: string, value: Json, words: Words): string {
  if (value === null || value === false || value === "ask" || value === "") return "";
  const title = words.name("answer", name);
  if (value === true) return title;
  const key = `choice-${name}-${String(value)}`;
  return `${title}: ${words.has(key) ? words.text(key) : String(value)}`;
}

/** All settings that answer something, or an empty text. */
export function answersInWords(answers: { [name: string]: Json }, words: Words): string {
  return Object.entries(answers)
    .map(([name, value]) => inWords(name, value, words))
    .filter(Boolean)
    .join("; ");
}
