/** What can be laid over the board: asked when somebody wants to see it, and then known for that position. */
import { get } from "../lib/api";
import { untilAnswered } from "../lib/persistent";

export class Overlays {
  #where = "";
  readonly #known = new Map<string, Promise<unknown>>();

  /** An overlay of a table after so many moves (-1: as it stands at `seq`); null where it cannot be had. */
  ask<T>(path: string, name: string, at: number, seq = 0): Promise<T | null> {
    const where = `${path} ${at} ${seq}`;
    if (where !== this.#where) this.#known.clear();
    this.#where = where;
    const found = this.#known.get(name) ?? this.#get(`${path}/overlay?name=${encodeURIComponent(name)}&at=${at}`);
    this.#known.set(name, found);
    return found as Promise<T | null>;
  }

  async #get(address: string): Promise<unknown> {
    try {
      return await untilAnswered(() => get<unknown>(address));
    } catch {
      // Nothing is laid over the board then.
      return null;
    }
  }
}
