/** A choice of several places is proposed whole, in the engine's order: one click takes it, another shows the next. */
import type { ActionInfo } from "../lib/wire";

export class Proposing {
  /** Which proposal is shown, from 0. */
  at = $state(0);
  /** The places are picked one by one instead. */
  byHand = $state(false);
  readonly #all: () => ActionInfo[];

  /** `all`: what can be proposed; none while nothing is. */
  constructor(all: () => ActionInfo[]) {
    this.#all = all;
  }

  readonly count: number = $derived.by(() => (this.byHand ? 0 : this.#all().length));
  readonly action: ActionInfo | null = $derived.by(() => (this.count > 0 ? this.#all()[this.at % this.count]! : null));

  /** Turn the pages. */
  turn(step: 1 | -1): void {
    this.at = (this.at + step + this.count) % this.count;
  }

  begin(): void {
    this.at = 0;
    this.byHand = false;
  }
}
