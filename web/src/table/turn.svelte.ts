/** A turn in the making: tried on the real board, taken back step by step, made final by one button. */
import { post, postOnce, Refused } from "../lib/api";
import type { ActionInfo, Attempt, Decision, Entry, Position, Refusal, TableState } from "../lib/wire";
import type { GameScreen, Group, Series, Target } from "./board";
import { buttons, choiceAt, isPicking, lit, narrowed, placed, type Placed } from "./lighting";
import type { Mood, Notice, Why } from "./mood";
import { sameQuestion } from "./questions";
import type { Session } from "./session.svelte";
import { words } from "../lib/language.svelte";
import type { Words } from "../lib/words";
import { placesOf } from "./speaking";

/** Why not an action, a verb, or what might be meant at a place? */
type Question = { verb: string } | { action: string } | { place: Target; verbs: string[] };

/** How often a move is sent again because others were quicker. */
const TRIES = 6;

export class Turn {
  readonly session: Session;
  tried = $state.raw<string[]>([]);
  /** What each tried step came to; the last one is drawn. */
  attempts = $state.raw<Attempt[]>([]);
  /** Steps that were taken back, the latest last. */
  undone = $state.raw<string[]>([]);
  chosenGroup = $state<string | null>(null);
  picked = $state.raw<ReadonlySet<Target>>(new Set());
  /** The target whose menu is open, or that a finger has chosen. */
  chosen = $state<Target | null>(null);
  menu = $state.raw<ActionInfo[]>([]);
  why = $state.raw<Why | null>(null);
  notice = $state.raw<Notice | null>(null);
  busy = $state(false);
  /** The series among the tried steps. */
  #bundles: { from: number; count: number }[] = [];

  readonly attempt: Attempt | null = $derived.by(() => this.attempts.at(-1) ?? null);
  readonly confirmed: Position | null = $derived.by(() => this.session.state?.position ?? null);
  readonly position: Position | null = $derived.by(() => this.attempt?.position ?? this.confirmed);
  /** The last step is shown only once it is confirmed. */
  readonly settles: boolean = $derived.by(() => this.attempt?.settles ?? false);
  /** What this seat owes; others' decisions are told as well, but are not ours. */
  readonly decision: Decision | null = $derived.by(() => this.#decision());
  readonly groups: Group[] = $derived.by(() => this.#groups());
  readonly group: Group | null = $derived.by(() => this.#group());
  readonly placed: Placed[] = $derived.by(() => this.#placed());
  readonly picking: boolean = $derived.by(() => isPicking(this.placed));
  /** Several things are picked in any order, and tried together. */
  readonly series: Series | null = $derived.by(() => this.#series());
  readonly lit: Map<Target, ActionInfo[]> = $derived.by(() => this.#lit());
  readonly buttons: ActionInfo[] = $derived.by(() => this.#buttons());
  /** The action that ends the turn, if nothing else is owed. */
  readonly closing: ActionInfo | null = $derived.by(() => this.#closing());
  /** Nothing more is owed: confirming ends what was begun. */
  readonly complete: boolean = $derived.by(() => this.closing !== null || (this.tried.length > 0 && !this.decision));
  /** Steps can also be made final when more is owed after them. */
  readonly confirmable: boolean = $derived.by(() => !this.busy && (this.complete || this.tried.length > 0));
  readonly mood: Mood = $derived.by(() => this.#mood());

  constructor(session: Session) {
    this.session = session;
    session.onnews = (before, news) => this.#heard(before, news);
  }

  /** The words of the game. */
  get words(): Words {
    return words(this.session.state?.table.game ?? "");
  }

  get #screen(): GameScreen | null {
    return this.session.screen;
  }

  #decision(): Decision | null {
    const seat = this.session.state?.seat ?? null;
    const decision = this.position?.decision ?? null;
    return this.settles || !this.session.plays || decision?.seat !== seat ? null : decision;
  }

  #groups(): Group[] {
    const position = this.position;
    if (!position || !this.decision || !this.#screen) return [];
    return this.#screen.groups(position.actions, position.verbs, this.decision);
  }

  #group(): Group | null {
    const named = this.groups.find((group) => group.id === this.chosenGroup);
    if (named) return named;
    const possible = this.groups.filter((group) => group.actions.length > 0);
    return this.groups.length === 1 && possible.length === 1 ? possible[0]! : null;
  }

  #placed(): Placed[] {
    const { group, position } = this;
    const screen = this.#screen;
    if (!group || !position || !screen) return [];
    return placed(group.actions, (action) => placesOf(screen, action, position.view));
  }

  #series(): Series | null {
    if (!this.decision || !this.position) return null;
    return this.#screen?.series?.(this.position) ?? null;
  }

  #lit(): Map<Target, ActionInfo[]> {
    if (this.series) return new Map(this.series.targets.map((target) => [target, []]));
    return lit(this.placed, this.picked);
  }

  #buttons(): ActionInfo[] {
    if (this.series) return [];
    if (this.picking) return narrowed(this.placed, this.picked).map((one) => one.action);
    return buttons(this.placed);
  }

  #closing(): ActionInfo | null {
    if (!this.decision) return null;
    const verbs = this.#screen?.closing ?? [];
    const actions = this.position?.actions ?? [];
    return actions.find((one) => one.text === this.position?.closing || verbs.includes(one.verb)) ?? null;
  }

  #mood(): Mood {
    if (this.why) return "why";
    if (this.tried.length > 0) return "trying";
    if (this.position?.over) return "over";
    if (!this.decision) return "waiting";
    if (this.decision.interrupts || this.#screen?.interrupts?.includes(this.decision.kind)) return "interrupt";
    return (this.position?.to_act.length ?? 0) > 1 ? "together" : "choosing";
  }

  /** What a target at hand would do, without a click. */
  actionsAt(target: Target): ActionInfo[] {
    return this.lit.get(target) ?? [];
  }

  /** Choose a group: its targets are lit, its only action is done at once, an impossible one says why. */
  async chooseGroup(group: Group): Promise<void> {
    this.session.skip();
    this.closeAll();
    if (group.actions.length === 0) return this.askWhy(group);
    const again = this.chosenGroup === group.id;
    this.chosenGroup = again ? null : group.id;
    if (again || group.actions.length > 1) return;
    const only = group.actions[0]!;
    if (this.placed.every((one) => one.targets.length === 0)) await this.take(only.text);
  }

  /** Choose a target of the board. */
  async choose(target: Target): Promise<void> {
    this.session.skip();
    this.why = null;
    if (this.series) return this.#pick(this.series, target);
    const choice = choiceAt(this.placed, this.picked, target);
    if (choice.kind === "act") return this.take(choice.action.text);
    if (choice.kind === "menu") {
      this.menu = choice.actions;
      this.chosen = target;
    } else if (choice.kind === "pick") {
      this.picked = choice.picked;
      this.chosen = null;
    }
  }

  /** Pick one thing more of a series, or put it back; the last one that is needed tries them all. */
  async #pick(series: Series, target: Target): Promise<void> {
    if (!series.targets.includes(target)) return;
    const picked = new Set(this.picked);
    if (!picked.delete(target)) picked.add(target);
    this.picked = picked;
    if (picked.size < series.count) return;
    const actions = series.actions(picked);
    this.#bundles = [...this.#bundles, { from: this.tried.length, count: actions.length }];
    for (const action of actions) await this.take(action);
  }

  /** How many steps were tried together and are taken back together: those of the last series, or one. */
  #lastSteps(): number {
    const last = this.#bundles.at(-1);
    if (!last || last.from + last.count !== this.tried.length) return 1;
    this.#bundles = this.#bundles.slice(0, -1);
    return last.count;
  }

  /** Try one step more; an interrupt is answered at once, because nothing can follow it. */
  async take(text: string): Promise<void> {
    if (this.busy || this.settles) return;
    const actions = [...this.tried, text];
    if (this.mood === "interrupt") return this.#send([text]);
    const attempt = await this.#try(actions);
    if (!attempt) return;
    this.tried = actions;
    this.attempts = [...this.attempts, attempt];
    this.undone = [];
    this.notice = null;
    this.leave();
  }

  /** Take the last step back; the last tried one, or the last confirmed one where that is allowed. */
  async back(): Promise<void> {
    if (this.tried.length > 0) {
      const steps = this.#lastSteps();
      this.undone = [...this.undone, ...this.tried.slice(-steps).reverse()];
      this.tried = this.tried.slice(0, -steps);
      this.attempts = this.attempts.slice(0, -steps);
      this.leave();
      return;
    }
    if (this.session.state?.undo.possible) await this.#undo();
  }

  async redo(): Promise<void> {
    const text = this.undone.at(-1);
    if (text === undefined) return;
    const rest = this.undone.slice(0, -1);
    await this.take(text);
    this.undone = rest;
  }

  /** Make the tried steps final. */
  async confirm(): Promise<void> {
    if (!this.confirmable) return;
    await this.#send(this.closing ? [...this.tried, this.closing.text] : this.tried);
  }

  /** The connection is back: nothing is to be said about it any more. */
  connected(): void {
    if (this.notice?.message === "table-unreachable" || this.notice?.message === "table-failed") this.notice = null;
  }

  /** Close what is open, innermost first; true if something was. */
  escape(): boolean {
    if (this.why || this.menu.length > 0 || this.chosen) {
      this.closeAll();
      return true;
    }
    if (this.picked.size > 0) {
      this.picked = new Set();
      return true;
    }
    if (this.chosenGroup === null) return false;
    this.chosenGroup = null;
    return true;
  }

  closeAll(): void {
    this.why = null;
    this.menu = [];
    this.chosen = null;
    this.picked = new Set();
  }

  /** Leave the chosen group. */
  leave(): void {
    this.closeAll();
    this.chosenGroup = null;
  }

  /** Why is nothing of a group possible? The first of its verbs that has a reason answers. */
  async askWhy(group: Group): Promise<void> {
    for (const verb of group.verbs) {
      const refusal = await this.#ask({ verb });
      if (refusal === undefined) return;
      this.why = { group, target: null, refusal };
      if (refusal) return;
    }
  }

  /** Why not there? */
  async askWhyAt(target: Target): Promise<void> {
    const position = this.position;
    if (!position || !this.decision) return;
    const screen = this.#screen;
    if (screen?.attemptAt) {
      const action = screen.attemptAt(this.group, target, position.view);
      if (action !== null) await this.askWhyOf(action, target);
      return;
    }
    const refusal = await this.#ask({ place: target, verbs: this.group?.verbs ?? [] });
    if (!refusal) return;
    this.closeAll();
    this.why = { group: this.group, target, refusal };
  }

  /** Why not just that, at a target that allows something else? */
  async askWhyOf(action: string, target: Target): Promise<void> {
    const refusal = await this.#ask({ action });
    if (refusal === undefined) return;
    this.closeAll();
    this.why = { group: this.group, target, refusal };
  }

  async #ask(question: Question): Promise<Refusal | null | undefined> {
    const state = this.session.state;
    if (!state) return undefined;
    try {
      return await post<Refusal | null>(`${this.session.path}/why`, {
        seq: state.seq,
        actions: this.tried,
        ...question,
      });
    } catch (error) {
      this.#failed(error);
      return undefined;
    }
  }

  async #try(actions: string[]): Promise<Attempt | null> {
    if (!this.session.state) return null;
    this.busy = true;
    try {
      const path = `${this.session.path}/try`;
      return await this.#insist((seq) => post<Attempt>(path, { seq, actions, list: true }));
    } catch (error) {
      this.#failed(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** Have something written down; then what was tried is done with. */
  async #write(write: (seq: number) => Promise<{ state: TableState }>): Promise<void> {
    if (!this.session.state || this.busy) return;
    this.busy = true;
    try {
      const { state } = await this.#insist(write);
      this.#forget();
      this.session.accept(state);
    } catch (error) {
      this.#failed(error);
    } finally {
      this.busy = false;
    }
  }

  #send(actions: string[]): Promise<void> {
    const path = `${this.session.path}/moves`;
    return this.#write((seq) => postOnce<{ state: TableState }>(path, { seq, actions }));
  }

  /** Ask the server something; where all choose at the same time, others who were quicker change nothing about it. */
  async #insist<T>(ask: (seq: number) => Promise<T>): Promise<T> {
    const asked = this.confirmed;
    let seq = this.session.state!.seq;
    for (let more = TRIES; ; more--) {
      try {
        return await ask(seq);
      } catch (error) {
        const state = error instanceof Refused && error.code === "stale" ? error.state : null;
        if (!state || more === 0 || !sameQuestion(asked, state.position)) throw error;
        seq = state.seq;
      }
    }
  }

  #undo(): Promise<void> {
    const path = `${this.session.path}/undo`;
    return this.#write((seq) => postOnce<{ state: TableState }>(path, { seq }));
  }

  #forget(): void {
    this.#bundles = [];
    this.tried = [];
    this.attempts = [];
    this.undone = [];
    this.notice = null;
    this.leave();
  }

  /** Nothing was done: say why, and bring the state up to date where it was old. */
  #failed(error: unknown): void {
    if (error instanceof Refused && error.code === "stale") {
      if (error.state) this.session.accept(error.state);
      else void this.session.refresh();
      this.notice ??= { message: "table-stale", refusal: null };
    } else if (error instanceof Refused) {
      this.notice = { message: error.code === "illegal" ? "table-refused" : "table-failed", refusal: error.refusal };
    } else this.notice = { message: "table-unreachable", refusal: null };
  }

  /** The table has moved on: steps that were tried are tried again, if they have not been written down. */
  #heard(before: TableState | null, news: Entry[]): void {
    const state = this.session.state;
    if (!before || !state || state.seq === before.seq) return;
    // Others have chosen meanwhile, and nothing was revealed: what was tried stands.
    if (sameQuestion(before.position, state.position) && this.attempts.length === this.tried.length) return;
    this.closeAll();
    if (this.tried.length === 0) return;
    const mine = news.filter((entry) => entry.seat === state.seat).map((entry) => entry.text);
    if (mine.length > 0 && this.tried.every((text, i) => mine[i] === text)) return this.#forget();
    void this.#retry(this.tried);
  }

  /** Keep as many of the steps as are still possible, and say so. */
  async #retry(actions: string[]): Promise<void> {
    this.#forget();
    const state = this.session.state;
    if (!state) return;
    try {
      const attempts: Attempt[] = [];
      for (let i = 1; i <= actions.length; i++) {
        const body = { seq: state.seq, actions: actions.slice(0, i), list: true };
        attempts.push(await post<Attempt>(`${this.session.path}/try`, body));
        this.tried = actions.slice(0, i);
        this.attempts = [...attempts];
      }
      this.notice = { message: "table-steps-kept", refusal: null };
    } catch (error) {
      const refusal = error instanceof Refused ? error.refusal : null;
      this.notice = { message: "table-steps-lost", refusal };
    }
  }
}
