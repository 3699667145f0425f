/** A turn in the making: tried on the real board, taken back step by step, made final by one button. */
import { post, postOnce, Refused } from "../lib/api";
import type { Attempt, Entry, Refusal, TableState } from "../lib/wire";
import { insist, type Question } from "./asking";
import type { Group, Series, Target } from "./board";
import { choiceAt } from "./lighting";
import { waysAt } from "./offering";
import { Options } from "./options.svelte";
import { keepPlan, planOf } from "./plans";
import { sameQuestion } from "./questions";
import type { Session } from "./session.svelte";

export class Turn extends Options {
  constructor(session: Session) {
    super(session);
    session.onnews = (before, news) => this.#heard(before, news);
  }

  /** Choose a group: its targets are lit, its only action is done at once, an impossible one says why. */
  async chooseGroup(group: Group): Promise<void> {
    this.session.skip();
    this.closeAll();
    if (group.actions.length === 0) return this.askWhy(group);
    const again = this.chosenGroup === group.id;
    this.chosenGroup = again ? null : group.id;
    this.proposing.begin();
    if (again || group.actions.length > 1) return;
    await this.take(group.actions[0]!.text);
  }

  /** Choose a target of the board. */
  async choose(target: Target): Promise<void> {
    this.session.skip();
    this.why = null;
    const kept = this.keptAt(target);
    if (kept < this.tried.length && this.busy) return;
    if (kept < this.tried.length) this.#dropTo(kept);
    if (this.series) return this.#pick(this.series, target);
    if (this.thin) return this.#offer(target);
    const choice = choiceAt(this.placed, this.picked, target);
    if (choice.kind === "act") return this.take(choice.action.text);
    if (choice.kind === "menu") {
      this.menu = choice.actions;
      this.chosen = target;
    } else if (choice.kind === "pick") {
      const more = choice.picked.size > this.picked.size;
      this.picked = choice.picked;
      this.chosen = null;
      // The only one that takes all that was picked is tried at once.
      if (more && this.buttons.length === 1) await this.take(this.buttons[0]!.text);
    }
  }

  /** All that is possible at a place: the only way is gone at once, several are listed. */
  async #offer(target: Target): Promise<void> {
    const { actions, groups } = waysAt(this.groups, target);
    if (actions.length === 1 && groups.length === 0) return this.take(actions[0]!.text);
    if (actions.length === 0 && groups.length === 1) return this.enter(groups[0]!, target);
    if (actions.length === 0 && groups.length === 0) return;
    this.menu = actions;
    this.menuGroups = groups;
    this.chosen = target;
  }

  /** Go on with a group at a place. */
  async enter(group: Group, target: Target): Promise<void> {
    this.closeAll();
    this.chosenGroup = group.id;
    this.proposing.begin();
    await this.choose(target);
  }

  /** Take steps back until so many are left, and leave what was open. */
  #dropTo(count: number): void {
    this.cutTo(count);
    this.leave();
  }

  /** Pick one thing more of a series, or put it back; the last one that is needed tries them all. */
  async #pick(series: Series, target: Target): Promise<void> {
    if (!series.targets.includes(target)) return;
    const picked = new Set(this.picked);
    if (!picked.delete(target)) picked.add(target);
    this.picked = picked;
    if (picked.size < series.count) return;
    const actions = series.actions(picked);
    const from = this.tried.length;
    this.bundles = [...this.bundles, { from, count: actions.length }];
    // What there is no choice about has been answered already.
    for (let i = 0; i < actions.length; i++) if (this.tried.length === from + i) await this.take(actions[i]!);
  }

  /** Try one step more; an interrupt is answered at once, because nothing can follow it. */
  async take(text: string): Promise<void> {
    if (this.busy || this.reveals) return;
    const actions = [...this.tried, text];
    if (this.mood === "interrupt") return this.#send([text]);
    const attempt = await this.#try(actions);
    if (!attempt) return;
    this.keep(actions.length, attempt);
    this.undone = [];
    this.notice = null;
    this.leave();
  }

  /** Take the last step back; the last tried one, or the last confirmed one where that is allowed. */
  async back(): Promise<void> {
    if (this.tried.length > 0) {
      return this.#dropTo(this.tried.length - this.lastSteps());
    }
    if (this.session.state?.undo.possible) await this.#undo();
  }

  /** Take back a tried step, and all after it. */
  backTo(step: number): void {
    if (!this.busy) this.#dropTo(this.bundled(step));
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
    if (this.planning) return this.#stopPlanning();
    await this.#send(this.closing ? [...this.tried, this.closing.text] : this.tried);
  }

  /** The connection is back: nothing is to be said about it any more. */
  connected(): void {
    if (this.notice?.message === "table-unreachable" || this.notice?.message === "table-failed") this.notice = null;
  }

  /** Close what is open, innermost first; true if something was. */
  escape(): boolean {
    if (this.why || this.chosen) {
      this.closeAll();
      return true;
    }
    if (this.picked.size > 0) {
      this.picked = new Set();
      return true;
    }
    if (this.chosenGroup === null) return this.#left();
    this.chosenGroup = null;
    return true;
  }

  /** A plan is put away; true if there was one. */
  #left(): boolean {
    const { planning } = this;
    if (planning) this.#stopPlanning();
    return planning;
  }

  closeAll(): void {
    this.why = null;
    this.menu = [];
    this.menuGroups = [];
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
    if (!state || this.planning) return undefined;
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
      return await insist(this.session, this.confirmed, (seq) => post<Attempt>(path, this.trial(seq, actions)));
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
      const { state } = await insist(this.session, this.confirmed, write);
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

  #undo(): Promise<void> {
    const path = `${this.session.path}/undo`;
    return this.#write((seq) => postOnce<{ state: TableState }>(path, { seq }));
  }

  #forget(): void {
    this.clear();
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
    if (state && !before) void this.#offerPlan();
    if (!before || !state || state.seq === before.seq) return;
    if (this.planning && state.position?.decision?.seat !== state.seat) return void this.#replan();
    if (this.planning) this.#stopPlanning();
    if (this.tried.length === 0) void this.#offerPlan();
    // Others have chosen meanwhile, and nothing was revealed: what was tried stands.
    if (sameQuestion(before.position, state.position) && this.attempts.length === this.tried.length) return;
    this.closeAll();
    if (this.tried.length === 0) return;
    const mine = news.filter((entry) => entry.seat === state.seat).map((entry) => entry.text);
    if (mine.length > 0 && this.tried.every((text, i) => mine[i] === text)) return this.#forget();
    void this.#retry(this.tried);
  }

  /** Keep as many of the steps as are still possible, and say so; whether all are. */
  async #retry(
    actions: string[],
    kept = "table-steps-kept",
    lost = "table-steps-lost",
    said = this.said,
  ): Promise<boolean> {
    this.#forget();
    const state = this.session.state;
    if (!state) return false;
    try {
      for (let i = 1; i <= actions.length; i = this.tried.length + 1) {
        const body = this.trial(state.seq, actions.slice(0, i));
        this.keep(i, await post<Attempt>(`${this.session.path}/try`, body));
      }
      this.notice = { message: kept, refusal: null };
      return true;
    } catch (error) {
      const refusal = error instanceof Refused ? error.refusal : null;
      this.notice = { message: lost, refusal, step: said[this.tried.length] };
      return false;
    }
  }

  /** What is asked of a trial; a plan is tried as if it were this seat's turn. */
  trial(seq: number, actions: string[], list = true): object {
    return { seq, actions, list, ...(this.planning && { ahead: true }) };
  }

  /** Plan the next turn while others move, or put the plan away; it is kept for when the turn comes. */
  async plan(): Promise<void> {
    if (this.planning) return this.#stopPlanning();
    if (this.decision || !this.session.plays || !this.session.state) return;
    const kept = planOf(this.session.id);
    if (!(await this.#lookAhead())) return;
    this.atOnce = kept?.atOnce ?? false;
    if (kept && kept.kind === this.planned!.decision?.kind)
      await this.#retry(kept.steps, "", "table-plan-lost", kept.said);
  }

  /** The position in which the next turn can be planned; says so where there is none. */
  async #lookAhead(): Promise<boolean> {
    const body = { seq: this.session.state!.seq, actions: [], list: true, ahead: true };
    try {
      this.planned = (await post<Attempt>(`${this.session.path}/try`, body)).position;
    } catch {
      this.planned = null;
      this.notice = { message: "table-plan-none", refusal: null };
    }
    return this.planned !== null;
  }

  #stopPlanning(): void {
    const kind = this.planned?.decision?.kind ?? "";
    const { tried: steps, said, atOnce } = this;
    keepPlan(this.session.id, steps.length ? { kind, steps, said, atOnce } : null);
    this.#forget();
    this.planned = null;
  }

  /** The turn has come: the plan is tried as far as it is possible, and played at once only where that was wished. */
  async #offerPlan(): Promise<void> {
    const plan = planOf(this.session.id);
    if (!plan || this.tried.length > 0 || this.decision?.kind !== plan.kind) return;
    keepPlan(this.session.id, null);
    const whole = await this.#retry(plan.steps, "table-plan-offered", "table-plan-lost", plan.said);
    if (whole && plan.atOnce && this.complete) await this.confirm();
  }

  /** Others have moved while the next turn is planned: it is planned on what is now. */
  async #replan(): Promise<void> {
    const { tried: steps, said } = this;
    this.#forget();
    if ((await this.#lookAhead()) && steps.length > 0) await this.#retry(steps, "", "table-plan-lost", said);
  }
}
