/** What places and components are, as the engine tells it: asked when somebody wants to know, and then known. */
import { SvelteMap } from "svelte/reactivity";
import { get } from "../lib/api";
import { untilAnswered } from "../lib/persistent";
import type { About } from "../lib/wire";
import type { Words } from "../lib/words";
import type { Target } from "./board";

/** What is known of a thing on the table. */
export interface Known {
  name: string;
  /** What it is and does, in sentences, or "". */
  text: string;
  rules: string[];
}

export class Places {
  readonly #path: () => string;
  readonly #names: (words: Words) => readonly string[];
  readonly #known = new SvelteMap<string, About | null>();

  /** `path` is that of the table at the position that is shown, `names` what its seats are called. */
  constructor(path: () => string, names: (words: Words) => readonly string[]) {
    this.#path = path;
    this.#names = names;
  }

  /** What a thing is; its bare name until the server has answered. Reactive. */
  about(target: Target, words: Words): Known {
    const found = this.#asked(target);
    const [kind = "", id = ""] = target.split(":");
    if (!found) return { name: words.name(kind, id), text: "", rules: [] };
    const names = this.#names(words);
    const said = (found.said ?? []).map((one) => words.tell(one, names));
    return { name: words.tell(found.name, names), text: said.join(" "), rules: found.rules ?? [] };
  }

  /** The same, once it is known. */
  async learn(target: Target, words: Words): Promise<Known> {
    await this.#ask(target);
    return this.about(target, words);
  }

  /** Positions change what can be said. */
  forget(): void {
    this.#known.clear();
  }

  #asked(target: Target): About | null {
    const found = this.#known.get(target);
    if (found === undefined) queueMicrotask(() => void this.#ask(target));
    return found ?? null;
  }

  async #ask(target: Target): Promise<void> {
    if (this.#known.has(target)) return;
    this.#known.set(target, null);
    const address = `${this.#path()}/about?place=${encodeURIComponent(target)}`;
    try {
      this.#known.set(target, await untilAnswered(() => get<About>(address)));
    } catch {
      // It keeps its bare name.
    }
  }
}
