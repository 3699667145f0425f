/** What the rules do by themselves, told step by step over the position that each step speaks of. */
import { untrack } from "svelte";
import { t, words as wordsOf } from "../lib/language.svelte";
import type { Position } from "../lib/wire";
import type { Target, Thinking, Thought } from "./board";
import { markedBy, Reasoning } from "./reasoning.svelte";
import { namesOf, stageOf } from "./speaking";
import type { Session } from "./session.svelte";

export class SceneTelling {
  readonly reasoning = new Reasoning();
  readonly #session: Session;
  #staged = $state.raw<{ at: number; position: Position | null } | null>(null);
  #before = $state.raw<{ at: number; position: Position | null } | null>(null);

  readonly thinking: Thinking | null = $derived.by(() => this.#thinking());
  readonly step: Thought | null = $derived.by(() => this.thinking?.steps[this.thinking.now] ?? null);
  /** The steps of the scene that is told now, all of them; none while an opponent reasons. */
  readonly chain: Thought[] = $derived.by(() => this.#chain());
  /** The entry of the log that is told: the log ends with it. */
  readonly until: number | null = $derived.by(() => (this.thinking ? this.#entry() : null));
  /** The number of the position that the step speaks of: a scene comes before its result. */
  readonly at: number | null = $derived.by(() =>
    this.until === null ? null : this.until - (this.step?.scene ? 1 : 0),
  );
  readonly position: Position | null = $derived.by(() =>
    this.at !== null && this.#staged?.at === this.at ? this.#staged.position : null,
  );
  readonly marked: Target[] = $derived.by(() => markedBy(this.thinking));

  /** To be made while a component is: it follows the steps. */
  constructor(session: Session) {
    this.#session = session;
    $effect.pre(() => {
      const { state } = session;
      this.reasoning.names = state?.position ? namesOf(state.position, state.table, this.#words) : [];
    });
    $effect(() => {
      const { at } = this;
      if (at === null || untrack(() => this.#staged?.at === at)) return;
      void session.positionAt(at).then((position) => {
        if (this.at === at) this.#staged = { at, position };
      });
    });
    $effect(() => {
      const at = this.#began;
      if (at === null || untrack(() => this.#before?.at === at)) return;
      void session.positionAt(at).then((position) => {
        if (this.#began === at) this.#before = { at, position };
      });
    });
  }

  /** Where an opponent began to reason: round and phase are those of before, and the rest of the page is as after it. */
  get #began(): number | null {
    return this.until === null || this.step?.scene ? null : this.until - 1;
  }

  get #words() {
    return wordsOf(this.#session.state?.table.game ?? "");
  }

  #thinking(): Thinking | null {
    const { screen, state } = this.#session;
    if (!screen || !state?.position) return null;
    const thinking = this.reasoning.thinking(screen, state.position.view, this.#words);
    return thinking && { ...thinking, before: this.#before?.position };
  }

  #entry(): number | null {
    return this.reasoning.entry(this.#words)?.number ?? null;
  }

  #chain(): Thought[] {
    const scene = this.step?.scene;
    return scene ? this.thinking!.steps.filter((step) => step.scene === scene) : [];
  }

  /** Round and phase of a position, named by the scene while one is told over it. */
  stage(position: Position): ReturnType<typeof stageOf> {
    const stage = stageOf((this.#began !== null && this.thinking?.before) || position, this.#words);
    return this.step?.scene ? { ...stage, phase: t(`scene-${this.step.scene}`) } : stage;
  }
}
