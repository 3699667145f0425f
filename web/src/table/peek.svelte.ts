/** What an action would do, asked while the pointer or the focus rests on it. Nothing is written. */
import { post } from "../lib/api";
import type { ActionInfo, Attempt } from "../lib/wire";
import type { Target } from "./board";
import { previewOf, type Preview } from "./preview";
import { goodsOf, outcomeOf, partsOf } from "./speaking";
import type { Turn } from "./turn.svelte";

const REST = 90;

export class Peek {
  readonly turn: Turn;
  target = $state<Target | null>(null);
  /** Where the thing is on the screen, for the popover beside it. */
  at = $state.raw<DOMRect | null>(null);
  /** Several actions are possible there: they are listed, none is tried. */
  actions = $state.raw<ActionInfo[]>([]);
  attempt = $state.raw<Attempt | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #known = new Map<string, Attempt>();
  /** What the ways at a place would do, by their notation. */
  #ways = $state.raw<ReadonlyMap<string, Attempt>>(new Map());

  readonly action: ActionInfo | null = $derived.by(() => (this.actions.length === 1 ? this.actions[0]! : null));
  readonly rows: Preview | null = $derived.by(() => (this.action ? this.#rows(this.action, this.attempt) : null));

  constructor(turn: Turn) {
    this.turn = turn;
  }

  /** Something is looked at; null: nothing any more. */
  look(target: Target | null, actions: ActionInfo[], at: DOMRect | null): void {
    clearTimeout(this.#timer);
    if (actions.length === 0) return this.hide();
    const same = this.target === target && this.action?.text === (actions.length === 1 ? actions[0]!.text : undefined);
    this.target = target;
    this.actions = actions;
    this.at = at;
    if (!same) this.attempt = null;
    const only = this.action;
    if (only) this.#timer = setTimeout(() => void this.#ask(only), REST);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.target = null;
    this.actions = [];
    this.attempt = null;
    this.at = null;
  }

  /** The several ways at a place are listed: each is tried. */
  ask(target: Target | null, ways: ActionInfo[]): void {
    this.#ways = new Map();
    for (const way of ways)
      void this.#tried(way, target).then((found) => {
        if (found) this.#ways = new Map(this.#ways).set(way.text, found);
      });
  }

  /** The rows of one of those ways. */
  rowsOf(way: ActionInfo): Preview | null {
    return this.#rows(way, this.#ways.get(way.text) ?? null);
  }

  async #ask(action: ActionInfo): Promise<void> {
    const found = await this.#tried(action, this.target);
    if (found && this.action?.text === action.text) this.attempt = found;
  }

  async #tried(action: ActionInfo, target: Target | null): Promise<Attempt | null> {
    const state = this.turn.session.state;
    const kept = this.turn.keptAt(target);
    if (!state || this.turn.busy || (this.turn.reveals && kept === this.turn.tried.length)) return null;
    const actions = [...this.turn.tried.slice(0, kept), action.text];
    const key = `${state.seq} ${actions.join("; ")}`;
    const found = this.#known.get(key) ?? (await this.#fetch(state.seq, actions));
    if (found) this.#known.set(key, found);
    return found;
  }

  async #fetch(seq: number, actions: string[]): Promise<Attempt | null> {
    try {
      return await post<Attempt>(`${this.turn.session.path}/try`, this.turn.trial(seq, actions, false));
    } catch {
      // A preview that does not come is no preview; choosing will say what is wrong.
      return null;
    }
  }

  #rows(action: ActionInfo, attempt: Attempt | null): Preview | null {
    const screen = this.turn.session.screen;
    const seat = this.turn.session.state?.seat;
    const before = this.turn.before(this.turn.keptAt(this.target));
    if (!screen || seat === null || seat === undefined || !before) return null;
    const goods = goodsOf(before, seat);
    const last = attempt?.entries.at(-1);
    if (!attempt || !last || attempt.reveals)
      return { ...previewOf(action.quote, goods, goods, { gains: [], others: [] }), after: [] };
    const { position } = attempt;
    const outcome = outcomeOf(last, this.turn.words);
    return previewOf(action.quote, goods, goodsOf(position, seat), outcome, partsOf(last, this.turn.words));
  }
}
