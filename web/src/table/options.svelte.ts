/** What may be chosen in a turn as it stands: groups, lit places, buttons, and the mood of the bar. */
import type { ActionInfo, Decision, Position } from "../lib/wire";
import { words } from "../lib/language.svelte";
import type { Words } from "../lib/words";
import type { GameScreen, Group, Series, Target } from "./board";
import { buttons, isPicking, lit, narrowed, placed, type Placed } from "./lighting";
import type { Mood, Notice, Why } from "./mood";
import { numbersOf } from "./numbering";
import { offersOf, stepAt, type Chosen } from "./offering";
import { Proposing } from "./proposing.svelte";
import type { Session } from "./session.svelte";
import { Tries } from "./tries.svelte";

export abstract class Options extends Tries {
  readonly session: Session;
  chosenGroup = $state<string | null>(null);
  picked = $state.raw<ReadonlySet<Target>>(new Set());
  /** The target whose menu is open, or that a finger has chosen. */
  chosen = $state<Target | null>(null);
  menu = $state.raw<ActionInfo[]>([]);
  /** Groups that go on at the target whose menu is open. */
  menuGroups = $state.raw<Group[]>([]);
  why = $state.raw<Why | null>(null);
  notice = $state.raw<Notice | null>(null);
  busy = $state(false);
  /** What takes several places is proposed whole, as long as none was picked. */
  readonly proposing = new Proposing(() => (this.picking && this.picked.size === 0 ? this.buttons : []));
  /** While others move: the position as if it were this seat's turn, on which the next one is planned. */
  planned = $state.raw<Position | null>(null);
  /** The plan is played without being asked, if all of it is possible. */
  atOnce = $state(false);
  readonly planning: boolean = $derived.by(() => this.planned !== null);

  readonly confirmed: Position | null = $derived.by(() => this.planned ?? this.session.state?.position ?? null);
  readonly position: Position | null = $derived.by(() => this.attempt?.position ?? this.confirmed);
  /** The last step is shown only once it is confirmed. */
  readonly reveals: boolean = $derived.by(() => this.attempt?.reveals ?? false);
  /** What this seat owes; others' decisions are told as well, but are not ours. */
  readonly decision: Decision | null = $derived.by(() => this.#decision());
  readonly groups: Group[] = $derived.by(() => this.#groups());
  /** The digits of the groups; they stay while the turn is tried. */
  readonly numbers: ReadonlyMap<string, number> = $derived.by(() => this.#numbers());
  readonly group: Group | null = $derived.by(() => this.#group());
  readonly placed: Placed[] = $derived.by(() => this.#placed());
  readonly picking: boolean = $derived.by(() => isPicking(this.placed));
  /** Several things are picked in any order, and tried together. */
  readonly series: Series | null = $derived.by(() => this.#series());
  /** No group is chosen: the board offers all that is possible, in thin rings. */
  readonly thin: boolean = $derived.by(() => this.group === null && this.series === null);
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
    super();
    this.session = session;
  }

  /** The words of the game. */
  get words(): Words {
    return words(this.session.state?.table.game ?? "");
  }

  protected get screen(): GameScreen | null {
    return this.session.screen;
  }

  #decision(): Decision | null {
    const seat = this.session.state?.seat ?? null;
    const decision = this.position?.decision ?? null;
    return this.reveals || !this.session.plays || decision?.seat !== seat ? null : decision;
  }

  #groups(): Group[] {
    return this.decision ? this.#groupsOf(this.position) : [];
  }

  #groupsOf(position: Position | null): Group[] {
    if (!position?.decision || !this.screen) return [];
    return this.screen.groups(position.actions, position.verbs, position.decision);
  }

  /** Ending the turn is no group: confirming does it. */
  #numbers(): ReadonlyMap<string, number> {
    const others = (groups: Group[]): Group[] =>
      groups.filter((group) => !group.actions.some((one) => one.text === this.closing?.text));
    return numbersOf(others(this.#groupsOf(this.confirmed)), others(this.groups));
  }

  #group(): Group | null {
    const named = this.groups.find((group) => group.id === this.chosenGroup);
    if (named) return named;
    const possible = this.groups.filter((group) => group.actions.length > 0);
    return this.groups.length === 1 && possible.length === 1 ? possible[0]! : null;
  }

  #placed(): Placed[] {
    return this.group ? placed(this.group.actions) : [];
  }

  #series(): Series | null {
    if (!this.decision || !this.position) return null;
    return this.screen?.series?.(this.position) ?? null;
  }

  #lit(): Map<Target, ActionInfo[]> {
    if (this.series) return new Map(this.series.targets.map((target) => [target, []]));
    if (this.thin) return this.#offered();
    return this.picking ? lit(this.placed, this.picked) : this.#instead(lit(this.placed), this.answered);
  }

  /** All that is possible now, and what could have been chosen instead: once nothing more is owed everywhere. */
  #offered(): Map<Target, ActionInfo[]> {
    const found = this.#possible();
    return this.mood === "interrupt" ? found : this.#instead(found, this.complete ? this.steps : this.answered);
  }

  /** With what could have been chosen at some steps, where nothing else is possible. */
  #instead(found: Map<Target, ActionInfo[]>, steps: Chosen[]): Map<Target, ActionInfo[]> {
    for (const { before, text } of steps.toReversed()) {
      const others = before.actions.filter((action) => action.text !== text);
      for (const [target, actions] of offersOf(others)) if (!found.has(target)) found.set(target, actions);
    }
    return found;
  }

  #possible(): Map<Target, ActionInfo[]> {
    return this.decision ? offersOf(this.position?.actions ?? []) : new Map();
  }

  /** How many steps stay when something is chosen at a place: all, or those before the choice that it replaces. */
  keptAt(target: Target | null): number {
    const now = this.tried.length;
    if (target === null || now === 0) return now;
    const open = this.thin ? this.#possible() : this.series ? this.lit : lit(this.placed, this.picked);
    if (open.has(target) || this.picked.has(target)) return now;
    const step = stepAt(this.steps, target);
    return step < 0 ? now : this.bundled(step);
  }

  #buttons(): ActionInfo[] {
    if (this.series) return [];
    if (this.picking) return narrowed(this.placed, this.picked).map((one) => one.action);
    return buttons(this.placed);
  }

  #closing(): ActionInfo | null {
    if (!this.decision) return null;
    return this.position?.actions.find((one) => one.text === this.position?.closing) ?? null;
  }

  #mood(): Mood {
    if (this.why) return "why";
    if (this.planning) return "planning";
    if (this.tried.length > 0) return "trying";
    if (this.position?.over) return "over";
    if (!this.decision) return "waiting";
    if (this.decision.interrupts) return "interrupt";
    return (this.position?.to_act.length ?? 0) > 1 ? "together" : "choosing";
  }

  /** What a target at hand would do, without a click. */
  actionsAt(target: Target): ActionInfo[] {
    return this.lit.get(target) ?? [];
  }
}
