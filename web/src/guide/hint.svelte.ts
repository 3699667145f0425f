/** Advice: what a bot would do now. Asked of the server, and only where no other person plays. */
import { getContext, setContext } from "svelte";
import { post } from "../lib/api";
import type { Hint } from "../lib/wire";
import type { Target } from "../table/board";
import type { Turn } from "../table/turn.svelte";
import { ownMoves } from "./moves";

const KEY = Symbol("advice");

export class Advice {
  readonly turn: Turn;
  busy = $state(false);
  #given = $state.raw<{ question: string; action: string | null } | null>(null);

  /** Hints are only for tables without other people. */
  readonly possible: boolean = $derived.by(() => this.#possible());
  /** The question that is open; advice on another one is old. */
  readonly #question: string = $derived.by(() => this.#open());
  readonly given: boolean = $derived.by(() => this.#given !== null && this.#given.question === this.#question);
  /** The advised action in notation; null: none was given. */
  readonly action: string | null = $derived.by(() => (this.given ? this.#given!.action : null));
  readonly targets: Target[] = $derived.by(() => this.#targets());

  constructor(turn: Turn) {
    this.turn = turn;
  }

  /** Ask, and open the family to which the advised action belongs. */
  async ask(): Promise<void> {
    const question = this.#question;
    const { session, tried } = this.turn;
    if (!question || !this.possible || this.busy || !session.state) return;
    this.busy = true;
    let action: string | null = null;
    try {
      action = (await post<Hint>(`${session.path}/hint`, { seq: session.state.seq, actions: tried })).action;
    } catch {
      // No advice, whatever the reason: it is said that there is none.
    }
    this.busy = false;
    if (this.#question !== question) return;
    this.#given = { question, action };
    const group = this.turn.groups.find((one) => one.actions.some((each) => each.text === action));
    if (!group || this.turn.group === group || this.turn.mood === "interrupt") return;
    this.turn.closeAll();
    this.turn.chosenGroup = group.id;
  }

  /** The key was pressed; false where no advice is given. */
  press(): boolean {
    if (this.possible) void this.ask();
    return this.possible;
  }

  #possible(): boolean {
    const state = this.turn.session.state;
    if (!state || state.seat === null || state.table.status !== "playing") return false;
    return state.table.seats.every((seat) => seat.seat === state.seat || seat.kind === "bot");
  }

  #open(): string {
    const { decision, session, tried } = this.turn;
    return decision ? [ownMoves(session), decision.kind, ...tried].join("; ") : "";
  }

  #targets(): Target[] {
    const view = this.turn.position?.view;
    if (this.action === null || !view) return [];
    return this.turn.session.screen?.targets(this.action, view) ?? [];
  }
}

/** The advice of a table page, for everything that is drawn in it. */
export function provideAdvice(turn: Turn): Advice {
  return setContext(KEY, new Advice(turn));
}

export const useAdvice = (): Advice => getContext<Advice>(KEY);
