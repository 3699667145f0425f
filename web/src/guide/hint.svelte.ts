/** Advice: what a bot would do now. Asked of the server, and only where no other person plays. */
import { getContext, setContext } from "svelte";
import { post, Refused } from "../lib/api";
import type { Hint } from "../lib/wire";
import type { Series, Target } from "../table/board";
import type { Turn } from "../table/turn.svelte";
import { ownMoves } from "./moves";

const KEY = Symbol("advice");

export class Advice {
  readonly turn: Turn;
  busy = $state(false);
  #given = $state.raw<{ question: string; actions: string[] } | null>(null);

  /** Hints are only for tables without other people. */
  readonly possible: boolean = $derived.by(() => this.#possible());
  /** The question that is open; advice on another one is old. */
  readonly #question: string = $derived.by(() => this.#open());
  readonly given: boolean = $derived.by(() => this.#given !== null && this.#given.question === this.#question);
  /** What is advised, in notation: an action, or all of those that are picked together; empty: nothing. */
  readonly actions: string[] = $derived.by(() => (this.given ? this.#given!.actions : []));
  readonly action: string | null = $derived.by(() => this.actions[0] ?? null);
  readonly targets: Target[] = $derived.by(() => this.#targets());

  constructor(turn: Turn) {
    this.turn = turn;
  }

  /** Ask, and open the family to which the advised action belongs. */
  async ask(): Promise<void> {
    const question = this.#question;
    if (!question || !this.possible || this.busy) return;
    this.busy = true;
    const actions = await this.#askFor(this.turn.series?.count ?? 1);
    this.busy = false;
    if (this.#question !== question) return;
    this.#given = { question, actions };
    const [action] = actions;
    const group = this.turn.groups.find((one) => one.actions.some((each) => each.text === action));
    if (!group || this.turn.group === group || this.turn.mood === "interrupt") return;
    this.turn.closeAll();
    this.turn.chosenGroup = group.id;
  }

  /** So many actions in a row, or none where the bot cannot tell all of them. */
  async #askFor(count: number): Promise<string[]> {
    const { tried } = this.turn;
    const found: string[] = [];
    try {
      while (found.length < count) {
        const action = await this.#advised([...tried, ...found]);
        if (action === null) return [];
        found.push(action);
      }
      return found;
    } catch {
      // No advice, whatever the reason: it is said that there is none.
      return [];
    }
  }

  /** What is advised after these actions; where others have moved meanwhile, it is asked once more of how it stands now. */
  async #advised(actions: string[], again = true): Promise<string | null> {
    const { session } = this.turn;
    try {
      return (await post<Hint>(`${session.path}/hint`, { seq: session.state!.seq, actions })).action;
    } catch (error) {
      if (!again || !(error instanceof Refused) || error.code !== "stale") throw error;
      await session.refresh();
      return this.#advised(actions, false);
    }
  }

  /** The key was pressed; false where no advice is given. */
  press(): boolean {
    if (this.possible) void this.ask();
    return this.possible;
  }

  #possible(): boolean {
    const state = this.turn.session.state;
    if (!state || !this.turn.session.plays || state.table.status !== "playing") return false;
    return state.table.seats.every((seat) => seat.seat === state.seat || (seat.kind === "bot" && !seat.person));
  }

  #open(): string {
    const { decision, session, tried } = this.turn;
    return decision ? [ownMoves(session), decision.kind, ...tried].join("; ") : "";
  }

  #targets(): Target[] {
    const { position, series } = this.turn;
    if (!position) return [];
    if (series) return picksOf(series, this.actions);
    const listed = position.actions.filter((action) => this.actions.includes(action.text));
    return listed.flatMap((action) => action.places);
  }
}

/** The things of a series that actions take, each once: of two equal cards the second is another thing. */
function picksOf(series: Series, actions: string[]): Target[] {
  const left = [...actions];
  return series.targets.filter((target) => {
    const at = left.indexOf(series.actions(new Set([target]))[0] ?? "");
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The advice of a table page, for everything that is drawn in it. */
export function provideAdvice(turn: Turn): Advice {
  return setContext(KEY, new Advice(turn));
}

export const useAdvice = (): Advice => getContext<Advice>(KEY);
