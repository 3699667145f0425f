/** Words for what the engine says as data: Fluent messages in the reader's language.
 *
 * The ids of the messages follow from the data: `event-build` tells an event of kind `build`, `refusal-short`
 * a refusal with that reason, `decision-turn` asks for a decision of that kind, `planet-swamp` names a planet.
 * What a language lacks is said in English. The terminal does the same in `cli/words.py`.
 */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";

import table from "../../../src/astrarium/locale/kinds.json";
import type { Argument, GameEvent, Json, Message, Refusal } from "./wire";

export type Values = Record<string, FluentVariable>;

const KINDS: Record<string, string> = table.kinds;
const REFUSED: string[] = table.refused;

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

  /**
   * The sentence that tells an event; `seats` are the names by which the seats are called. A game may know better
   * words for some of its fields, and a message of its own.
   */
  say(event: GameEvent, seats: readonly string[] = [], better: Values = {}, key = `event-${event.kind}`): string {
    const kind = event.kind;
    const values: Values = {};
    for (const [field, value] of Object.entries(event)) values[field] = this.value(field, value, kind);
    values.seat = this.seat(event.seat ?? -1, seats);
    Object.assign(values, better);
    if (!this.has(key)) {
      const fields = Object.keys(event).filter((name) => !["kind", "seat", "rule"].includes(name));
      const details = fields.map((name) => `${name}: ${String(values[name])}`).join(", ");
      return this.text("event-any", { seat: values.seat, kind, details: ` (${details})` });
    }
    const sentence = this.text(key, values);
    // "... for a Q.I.C." ends the sentence already.
    return sentence.endsWith("..") ? sentence.slice(0, -1) : sentence;
  }

  /** The name of a seat. */
  seat(seat: number, seats: readonly string[] = []): string {
    const name = seats[seat];
    if (name !== undefined) return name;
    return seat >= 0 ? this.text("seat-number", { number: seat + 1 }) : this.text("seat-nobody");
  }

  /** A value as words; what an id names is told by the kind of its event, or by its field. */
  value(field: string, value: Json | undefined, event = ""): FluentVariable {
    if (value === null || value === undefined) return "";
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number") return value;
    if (Array.isArray(value)) return value.map((item) => String(this.value(field, item, event))).join(", ");
    if (typeof value === "object") return this.amounts(value);
    if (field === "cause") return this.cause(value);
    if (!value) return "none";
    return this.name(this.has(`${event}-${value}`) ? event : (KINDS[field] ?? field), value);
  }

  /** Where points or goods came from: a word, or a kind of component and its id (`round:mine_2`). */
  cause(cause: string): string {
    const at = cause.indexOf(":");
    const kind = at < 0 ? cause : cause.slice(0, at);
    const word = at < 0 ? "" : cause.slice(at + 1);
    if (!this.has(`cause-${kind}`)) return cause;
    return this.text(`cause-${kind}`, { name: word ? this.name(KINDS[kind] ?? kind, word) : "" });
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

  /** Why something may not be done, without the rule. */
  refusal(refusal: Refusal): string {
    const { reason, what, need, have } = refusal;
    const key = `refusal-${reason}`;
    if (!this.has(key)) return [reason, what].filter(Boolean).join(": ");
    const names = Object.fromEntries(REFUSED.map((kind) => [kind, this.name(kind, what)]));
    return this.text(key, { ...names, what, need, have });
  }

  /** What a seat is asked by a decision of that kind; its facts are put into words first. */
  prompt(kind: string, facts: { [name: string]: Json } = {}): string {
    const key = `decision-${kind}`;
    if (!this.has(key)) return this.text("decision-any", { kind });
    const values = Object.entries(facts).map(([name, value]) => [name, this.value(name, value)] as const);
    return this.text(key, Object.fromEntries(values));
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
