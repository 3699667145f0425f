/** The keyboard alone plays a whole game: what each key does at the table. */
import { tick } from "svelte";
import { LIT, nextOf, WAYS } from "./arrows";
import { commandOf, isWriting, type Command } from "./keys";
import type { Peek } from "./peek.svelte";
import type { Reasoning } from "./reasoning.svelte";
import type { Turn } from "./turn.svelte";

export interface Hands {
  turn: Turn;
  peek: Peek;
  reasoning: Reasoning;
  /** How many steps of reasoning are being shown; 0: none. */
  steps(): number;
  open(letter: string): void;
  /** Ask for advice; false where none is given. */
  hint(): boolean;
  /** Open the rules of what is pointed at; false where nothing is. */
  rules(): boolean;
  /** Show or hide the sheet of keys. */
  sheet(): void;
}

function isControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("button, a, summary, [role=button], [role=menuitem], [role=tab]") !== null
  );
}

/** The first of these that is there gets the focus. */
function focusFirst(...selectors: string[]): void {
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement | SVGElement>(selector);
    if (found) return found.focus();
  }
}

/** Arrows walk along the groups or choices of the bar. */
function stepInBar(event: KeyboardEvent): boolean {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const row = event.target instanceof Element ? event.target.closest("#bar [role=group]") : null;
  if (step === undefined || !row) return false;
  const all = [...row.querySelectorAll("button")];
  const at = all.indexOf(event.target as HTMLButtonElement);
  all[(at + step + all.length) % all.length]?.focus();
  return true;
}

/** Arrows walk from what is lit to its neighbour, and begin with the first lit thing where nothing is focused. */
function walk(event: KeyboardEvent): boolean {
  const way = WAYS[event.key];
  const from = event.target instanceof Element ? event.target.closest(LIT) : null;
  if (!way || (!from && event.target !== document.body)) return false;
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>(LIT)];
  const next = from ? nextOf(from, all, way) : all[0];
  next?.focus();
  return next !== undefined;
}

/** The focus is moved from what has been dealt with, never out of a panel that somebody reads or writes in. */
function mayMove(active: Element | null): boolean {
  return !active || active === document.body || active.closest("#bar, [data-target]") !== null;
}

export class Keyboard {
  readonly #hands: Hands;
  /** Keys were used last, not the pointer. */
  #keyed = false;
  /** The pointer, not a key, has led the focus to where it is. */
  #clicked = false;

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  /** Keys or the pointer: told before anything else hears of it. */
  uses(keys: boolean): void {
    this.#keyed = keys;
    if (!keys) this.#clicked = true;
  }

  press(event: KeyboardEvent): void {
    if (event.defaultPrevented || isWriting(event.target) || document.querySelector("dialog[open]")) return;
    if (event.key === "Tab" || event.key.startsWith("Arrow")) this.#clicked = false;
    if (stepInBar(event) || walk(event)) return event.preventDefault();
    const command = commandOf(event);
    if (!command) return;
    // A button takes Enter and Space by itself, unless it was only clicked: then Enter confirms.
    const taken = command.kind === "next" || (command.kind === "enter" && !this.#confirms());
    if (taken && isControl(event.target)) return;
    if (this.#do(command, event)) event.preventDefault();
  }

  #confirms(): boolean {
    const { turn } = this.#hands;
    return this.#clicked && (turn.complete || turn.proposing.action !== null) && turn.chosen === null;
  }

  #do(command: Command, event: KeyboardEvent): boolean {
    const { turn, peek, reasoning, steps, open, hint, rules, sheet } = this.#hands;
    turn.session.skip();
    switch (command.kind) {
      case "group":
        return this.#choose(command.number - 1);
      case "back":
        void turn.back();
        return true;
      case "redo":
        void turn.redo();
        return true;
      case "enter":
        if (turn.mood === "interrupt") void turn.take(turn.position!.actions[0]!.text);
        else if (turn.proposing.action) void turn.take(turn.proposing.action.text);
        else if (turn.complete) void turn.confirm();
        else return false;
        return true;
      case "decline":
        if (turn.mood === "interrupt") void turn.take(turn.position!.actions.at(-1)!.text);
        return turn.mood === "interrupt";
      case "escape":
        peek.hide();
        return turn.escape();
      case "why":
        if (!this.#why(event.target)) sheet();
        return true;
      case "plan":
        void turn.plan();
        return true;
      case "keys":
        sheet();
        return true;
      case "next":
        if (steps() === 0) return false;
        reasoning.next(steps());
        return true;
      case "last":
        if (steps() === 0) return false;
        reasoning.finish();
        return true;
      case "panel":
        open(command.letter);
        return true;
      case "hint":
        return hint();
      case "rules":
        return rules();
    }
  }

  /** A digit chooses one of the listed choices, or one of the groups. */
  #choose(at: number): boolean {
    const { turn } = this.#hands;
    if (turn.chosen !== null && turn.menu.length + turn.menuGroups.length > 0) {
      const action = turn.menu[at];
      const group = turn.menuGroups[at - turn.menu.length];
      if (action) void turn.take(action.text);
      else if (group) void turn.enter(group, turn.chosen);
      return Boolean(action ?? group);
    }
    const choice = turn.group && turn.buttons.length > 0 ? turn.buttons[at] : undefined;
    if (turn.group && turn.buttons.length > 0) {
      if (choice) void turn.take(choice.text);
      return Boolean(choice);
    }
    const group = turn.groups.find((one) => turn.numbers.get(one.id) === at + 1);
    if (group) void turn.chooseGroup(group);
    return Boolean(group);
  }

  #why(target: EventTarget | null): boolean {
    const { turn } = this.#hands;
    if (!(target instanceof Element)) return false;
    const place = target.closest("[data-target]")?.getAttribute("data-target");
    if (place) {
      void turn.askWhyAt(place);
      return true;
    }
    const id = target.closest("[data-group]")?.getAttribute("data-group");
    const group = turn.groups.find((one) => one.id === id);
    if (group) void turn.askWhy(group);
    return Boolean(group);
  }

  /** The page has changed: where keys are used, the focus goes to what is to be done next. */
  async settle(): Promise<void> {
    if (!this.#keyed) return;
    await tick();
    if (!mayMove(document.activeElement)) return;
    const { turn, steps } = this.#hands;
    if (steps() > 0) return focusFirst('[data-do="next"]');
    if (turn.mood === "interrupt") return focusFirst("#bar .does .primary");
    if (turn.mood === "why" || turn.chosen !== null) return;
    if (turn.proposing.action) return focusFirst('[data-do="take"]');
    if (turn.group && turn.buttons.length > 0) return focusFirst(".choices [data-action]");
    const first = turn.lit.keys().next().value;
    if (turn.group && first !== undefined) return this.#focusLit(first);
    if (turn.complete) return focusFirst('[data-do="confirm"]:not(:disabled)');
    focusFirst("[data-group]");
  }

  #focusLit(first: string): void {
    const here = document.activeElement?.closest("[data-target]")?.getAttribute("data-target") ?? "";
    if (!this.#hands.turn.lit.has(here))
      focusFirst(`.lit[data-target="${CSS.escape(first)}"]`, `[data-target="${CSS.escape(first)}"]`);
  }
}
