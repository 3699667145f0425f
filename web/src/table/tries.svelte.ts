/** The steps of a turn that have been tried: what each came to, and how they are taken back. */
import type { Attempt, Message, Position } from "../lib/wire";
import type { Chosen } from "./offering";

export abstract class Tries {
  tried = $state.raw<string[]>([]);
  /** What each tried step came to; the last one is drawn. */
  attempts = $state.raw<Attempt[]>([]);
  /** Steps that were taken back, the latest last. */
  undone = $state.raw<string[]>([]);
  /** Steps that were tried together, and go back together; the first of those that were `answered` has led to the others. */
  protected bundles: { from: number; count: number; answered?: boolean }[] = [];

  readonly attempt: Attempt | null = $derived.by(() => this.attempts.at(-1) ?? null);
  /** The steps of this turn, for choosing anew at one of them. */
  readonly steps: Chosen[] = $derived.by(() => this.#steps());

  /** What each step is, to be told also when it is possible no more. */
  protected get said(): (Message | undefined)[] {
    return this.attempts.map(({ entries }) => entries.at(-1)?.said);
  }

  /** The position before the first step. */
  abstract readonly confirmed: Position | null;

  #steps(): Chosen[] {
    return this.tried.flatMap((text, i) => {
      const before = this.before(i);
      return before ? [{ before, text }] : [];
    });
  }

  /** The position before a step. */
  before(step: number): Position | null {
    return step === 0 ? this.confirmed : (this.attempts[step - 1]?.position ?? null);
  }

  /** The first of the steps that are chosen anew together with one; what was answered can be chosen by itself. */
  protected bundled(step: number): number {
    const within = this.bundles.find((one) => !one.answered && one.from < step && step < one.from + one.count);
    return within?.from ?? step;
  }

  /** The steps that the seat's own settings have answered. */
  protected get answered(): Chosen[] {
    return this.bundles.flatMap((one) => (one.answered ? this.steps.slice(one.from + 1, one.from + one.count) : []));
  }

  /** How many steps were tried together and are taken back together: those of the last series, or one. */
  protected lastSteps(): number {
    return this.bundles.find((one) => one.from + one.count === this.tried.length)?.count ?? 1;
  }

  /** Keep a tried step, and those that the seat's own settings have answered after it: they go back together. */
  protected keep(count: number, attempt: Attempt): void {
    const { entries } = attempt;
    const last = Math.max(entries.length, count);
    for (let i = count; i <= last; i++) {
      // What the next of these steps was chosen among: so another can be chosen for it.
      const actions = entries[i]?.instead ?? attempt.position.actions;
      const position = { ...attempt.position, actions };
      this.attempts = [...this.attempts, { ...attempt, position, entries: entries.slice(0, i) }];
    }
    this.tried = [...this.tried, ...entries.slice(this.tried.length).map((one) => one.text)];
    if (last > count) this.bundles = [...this.bundles, { from: count - 1, count: last - count + 1, answered: true }];
  }

  /** Take steps back until so many are left; they can be had again. */
  protected cutTo(count: number): void {
    this.undone = [...this.undone, ...this.tried.slice(count).reverse()];
    this.tried = this.tried.slice(0, count);
    this.attempts = this.attempts.slice(0, count);
    this.bundles = this.bundles.filter((one) => one.from + one.count <= count);
  }

  protected clear(): void {
    this.bundles = [];
    this.tried = [];
    this.attempts = [];
    this.undone = [];
  }
}
