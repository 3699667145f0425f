/** Words for what the engine says as data: Fluent messages in the reader's language.
 *
 * Sentences come as messages (`tell`); what is drawn is named by its kind and id: `planet-swamp` is a planet. What a language lacks is said in English. The terminal does the same in `cli/words.py`.
 */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";

import type { Argument, Json, Message } from "./wire";

export type Values = Record<string, FluentVariable>;

/** The messages of one language, for the whole client and for one game. */
export class Words {
  readonly locale: string;
  readonly #bundles: FluentBundle[];
  readonly #learned = new Map<string, string>();

  /** The bundles are asked in turn: the reader's language, then English. */
  constructor(locale: string, bundles: FluentBundle[]) {
    this.locale = locale;
    this.#bundles = bundles;
  }

  /** What a component is called that no file knows: one of the players' own. */
  learn(kind: string, word: string, name: string): void {
    this.#learned.set(`${kind}-${word}`, name);
  }

  /** Whether there is such a message in some language that can be fallen back to. */
  has(key: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(key));
  }

  /** The message with its values; its own id if there is none, so that nothing is ever lost. */
  text(key: string, values: Values = {}): string {
    for (const bundle of this.#bundles) {
      const pattern = bundle.getMessage(key)?.value;
      if (pattern != null) return bundle.formatPattern(pattern, values, []);
    }
    return key;
  }

  /** An attribute of a message, or an empty text; English is not asked if the reader's language has the message. */
  attribute(key: string, name: string, values: Values = {}): string {
    const bundle = this.#bundles.find((each) => each.hasMessage(key));
    const pattern = bundle?.getMessage(key)?.attributes[name];
    return bundle && pattern != null ? bundle.formatPattern(pattern, values, []) : "";
  }

  /** A message of the engine in words; `seats` are the names by which the seats are called. */
  tell(message: Message, seats: readonly string[] = []): string {
    const told = this.#told(message, seats);
    // "... for a Q.I.C." ends the sentence already.
    return told.endsWith("..") ? told.slice(0, -1) : told;
  }

  #told(message: Message, seats: readonly string[]): string {
    if (message.id === "seat") return this.seat(Number(message.args?.seat), seats);
    const given = Object.entries(message.args ?? {});
    const values: Values = Object.fromEntries(given.map(([name, value]) => [name, this.#argument(value, seats)]));
    const [key = "", attribute = ""] = message.id.split(".");
    for (const bundle of this.#bundles) {
      const found = bundle.getMessage(key);
      const pattern = found?.attributes[attribute] ?? found?.value;
      if (pattern != null) return bundle.formatPattern(pattern, values, []);
    }
    return this.#learned.get(key) || message.text || this.#unknown(key, values);
  }

  #argument(value: Argument, seats: readonly string[]): FluentVariable {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (Array.isArray(value)) return value.map((item) => String(this.#argument(item, seats))).join(", ");
    return typeof value === "object" ? this.#told(value, seats) : value;
  }

  /** What no language has a message for: `card-comet_zone` is a "comet zone", with its arguments if it has any. */
  #unknown(key: string, values: Values): string {
    const kind = key.split("-", 1)[0] ?? "";
    const said = key.slice(kind.length + 1).replaceAll("_", " ") || key;
    const shown = Object.entries(values).filter(([name]) => name !== "seat");
    if (Object.keys(values).length === 0) return said;
    const details =
      shown.length > 0 ? ` (${shown.map(([name, value]) => `${name}: ${String(value)}`).join(", ")})` : "";
    if (!this.has(`${kind}-any`)) return said + details;
    return this.text(`${kind}-any`, { ...values, kind: said, details });
  }

  /** The ids of all messages that begin with a text. */
  keys(prefix: string): string[] {
    const found = this.#bundles.flatMap((bundle) => [...bundle._messages.keys()]);
    return [...new Set(found)].filter((key) => key.startsWith(prefix));
  }

  /** What a component is called. */
  name(kind: string, word: string): string {
    const key = `${kind}-${word}`;
    return this.has(key) ? this.text(key) : (this.#learned.get(key) ?? word);
  }

  /** What a component is called where there is little room. */
  short(kind: string, word: string): string {
    return this.attribute(`${kind}-${word}`, "short") || this.name(kind, word);
  }

  /** The name of a seat. */
  seat(seat: number, seats: readonly string[] = []): string {
    const name = seats[seat];
    if (name !== undefined) return name;
    return seat >= 0 ? this.text("seat-number", { number: seat + 1 }) : this.text("seat-nobody");
  }

  /** Resources with their numbers, `1 ore, 2 credits`. */
  amounts(amounts: { [what: string]: Json }): string {
    const parts = Object.entries(amounts).filter(([, number]) => number);
    return parts
      .map(([what, number]) => this.amount(what, number))
      .filter(Boolean)
      .join(", ");
  }

  /** A number of one resource, `3 ore`. */
  amount(what: string, number: Json): string {
    const key = `amount-${what}`;
    const shown = typeof number === "number" ? number : String(number);
    return this.has(key) ? this.text(key, { amount: shown }) : `${what.replaceAll("_", " ")} ${shown}`;
  }

  /** What an option of the game means. */
  option(name: string): string {
    return this.name("option", name);
  }

  /** What actions of a verb do, as the heading above them. */
  verb(verb: string): string {
    return this.name("verb", verb);
  }
}
