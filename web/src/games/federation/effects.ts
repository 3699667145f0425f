/** The language in which the data files say what tokens, tiles, rooms, shops and missions do. */
import { RESOURCES } from "./view";

export interface Effect {
  /** `gain`, `vp`, `degree`, `act` … */
  op: string;
  amount: number;
  /** A resource, a planet, how long it lasts: what the op gives it to mean. */
  what: string;
  /** What it is counted by, or "". */
  per: string;
  /** What may be chosen from, or mixed. */
  options: Effect[];
}

const made = (op: string, amount = 1, what = "", per = ""): Effect => ({ op, amount, what, per, options: [] });

const UNITS: { [word: string]: string } = { degrees: "degree", ships: "ship", markers: "marker", projects: "project" };

function counted(words: string[]): Effect {
  const [number = "", plural = "", , per = ""] = words;
  const what = UNITS[plural] ?? plural;
  const isResource = (RESOURCES as readonly string[]).includes(what);
  return made(isResource ? "gain" : what, Number(number), isResource ? what : "", per);
}

function simple(text: string): Effect {
  const words = text.trim().split(/\s+/);
  const [op = "", one = "", two = "", three = ""] = words;
  if (/^\d+$/.test(op)) return counted(words);
  if (op === "die" && one === "max") return made("die_max");
  if (op === "token" && two === "of") return made("look", Number(one), three);
  if (op === "act" || op === "medal" || op === "spy") return made(op, 1, one);
  if (op === "mix") return { ...made("mix", Number(one)), options: [simple(`1 ${two}`), simple(`1 ${three}`)] };
  if (op === "special_ambassador") return made("special");
  return made(op, one ? Number(one) : 1, two);
}

function part(text: string): Effect {
  const alternatives = text.split(" or ");
  if (alternatives.length === 1) return simple(text);
  return { ...made("choice"), options: alternatives.map(simple) };
}

/** The effects of a text, in its order. */
export function parse(text: string | undefined): Effect[] {
  return text?.trim() ? text.split(",").map(part) : [];
}

/** A price by resource. */
export function cost(text: string | undefined): { [what: string]: number } {
  const found: { [what: string]: number } = {};
  for (const effect of parse(text)) found[effect.what] = (found[effect.what] ?? 0) + effect.amount;
  return found;
}

/** The word by which an alternative is chosen in the notation. */
export function choiceWord(effect: Effect): string {
  return effect.op === "gain" || effect.op === "act" ? effect.what : effect.op;
}
