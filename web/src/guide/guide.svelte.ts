/** What the guide says now: it follows the decisions of the first rounds, and knows no rule. */
import { untrack } from "svelte";
import type { Turn } from "../table/turn.svelte";
import { ownMoves, verbIn, verbsOf } from "./moves";
import { COVERS, type Course } from "../lib/covers";
import { pagesOf, type Point, type Step } from "./step";

/** What is said whatever the game. */
export type Remark = "confirm" | "waiting" | "other" | "farewell";

export class Guide {
  readonly turn: Turn;
  /** What has been said, and after how many moves. Not reactive: what is being said must not go away because it is. */
  readonly #said = new Map<string, number>();
  #turned = $state.raw({ question: "", at: 0 });

  readonly course: Course | null = $derived.by(() => COVERS[this.turn.session.state?.table.game ?? ""]?.course ?? null);
  readonly over: boolean = $derived.by(() => this.#over());
  /** The question that is open, in a word that differs from that of every other one. */
  readonly question: string = $derived.by(() => this.#question());
  readonly pages: Step[] = $derived.by(() => this.#pages(this.question));
  /** Something among the pages has not been said before. */
  readonly isNew: boolean = $derived.by(() => this.pages.some((step) => !this.#said.has(step.id)));
  readonly at: number = $derived.by(() => (this.#turned.question === this.question ? this.#turned.at : 0));
  readonly step: Step | null = $derived.by(() => this.pages[this.at] ?? null);
  readonly remark: Remark = $derived.by(() => this.#remark());
  /** What it speaks of. */
  readonly points: Point[] = $derived.by(() => this.step?.points ?? []);

  constructor(turn: Turn) {
    this.turn = turn;
  }

  get more(): boolean {
    return this.at < this.pages.length - 1;
  }

  next(): void {
    if (this.more) this.#turned = { question: this.question, at: this.at + 1 };
  }

  back(): void {
    if (this.at > 0) this.#turned = { question: this.question, at: this.at - 1 };
  }

  /** This has been on the screen. */
  heard(step: Step): void {
    if (!this.#said.has(step.id)) this.#said.set(step.id, ownMoves(this.turn.session));
  }

  #over(): boolean {
    const position = this.turn.confirmed;
    if (!position || !this.course) return false;
    return position.over || Number(position.view.round) > this.course.game.rounds;
  }

  #question(): string {
    const { decision, tried, complete } = this.turn;
    if (this.over || !decision || (tried.length > 0 && complete)) return "";
    return `${ownMoves(this.turn.session)} ${tried.length} ${decision.kind}`;
  }

  #pages(question: string): Step[] {
    return untrack(() => {
      const { decision, position } = this.turn;
      if (!question || !decision || !position || !this.course) return [];
      const verbs = new Set(position.actions.map((action) => action.verb));
      const moves = [...verbsOf(this.turn.session), ...this.turn.tried.map(verbIn)];
      return pagesOf(this.course.steps, { kind: decision.kind, view: position.view, verbs, moves }, this.#said);
    });
  }

  #remark(): Remark {
    if (this.over) return "farewell";
    if (this.turn.tried.length > 0 && !this.question) return "confirm";
    return this.question ? "other" : "waiting";
  }
}
