/** What places and components are, as the engine tells it: asked when somebody wants to know, and then known. */
import { SvelteMap } from "svelte/reactivity";
import { get } from "../lib/api";
import type { About } from "../lib/wire";
import type { Words } from "../lib/words";
import type { GameScreen, Target, View } from "./board";

/** What is known of a thing on the table. */
export interface Known {
  name: string;
  /** What it is and does, in sentences, or "". */
  text: string;
  rules: string[];
}

export class Places {
  readonly #path: () => string;
  readonly #known = new SvelteMap<string, About | null>();

  /** `path` is that of the table at the position that is shown. */
  constructor(path: () => string) {
    this.#path = path;
  }

  /** What a thing is; its bare name until the server has answered. Reactive. */
  about(screen: GameScreen, target: Target, view: View, words: Words): Known {
    if (screen.rulesOf && screen.targetName)
      return {
        name: screen.targetName(target, view, words),
        text: "",
        rules: screen.rulesOf(target, view),
      };
    const found = this.#asked(target);
    const [kind = "", id = ""] = target.split(":");
    if (!found) return { name: words.name(kind, id), text: "", rules: [] };
    const said = (found.said ?? []).map((one) => words.tell(one));
    return { name: words.tell(found.name), text: said.join(" "), rules: found.rules ?? [] };
  }

  /** The same, once it is known. */
  async learn(screen: GameScreen, target: Target, view: View, words: Words): Promise<Known> {
    if (!screen.rulesOf) await this.#ask(target);
    return this.about(screen, target, view, words);
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
    try {
      this.#known.set(target, await get<About>(`${this.#path()}/about?place=${encodeURIComponent(target)}`));
    } catch {
      // It keeps its bare name.
    }
  }
}
