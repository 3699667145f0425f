/** What a thing on the table is, and the rules that govern it: shown beside it, or opened by a key. */
import { showRules } from "../rules/book.svelte";
import type { Words } from "../lib/words";
import type { GameScreen, Target, View } from "./board";

export interface Thing {
  target: Target;
  name: string;
  rules: string[];
  at: DOMRect;
}

/** Everything on the table that says what it is: what can be chosen at times, and what is only shown. */
export const THINGS = "[data-target], [data-about]";

const keyOf = (element: Element): Target => element.getAttribute("data-target") ?? element.getAttribute("data-about") ?? "";

/** The thing that something on the page belongs to. */
export function thingAt(place: EventTarget | null): Element | null {
  return place instanceof Element ? place.closest(THINGS) : null;
}

/** The thing that a key is meant for: the one that the focus was led to, or the one below the pointer. */
function pointedAt(): Element | null {
  const focused = document.activeElement;
  if (focused?.matches(":focus-visible")) return thingAt(focused);
  return [...document.querySelectorAll(THINGS)].filter((one) => one.matches(":hover")).at(-1) ?? null;
}

export interface Scene {
  screen: GameScreen;
  view: View;
  words: Words;
  game: string;
}

export class About {
  thing = $state.raw<Thing | null>(null);
  /** What a board that finds its places by itself says is below the pointer. */
  over: Target | null = null;
  readonly #scene: () => Scene | null;
  #pressed = new DOMRect();

  constructor(scene: () => Scene | null) {
    this.#scene = scene;
  }

  /** Where the pointer went down: a board may mean a thing that is no element of its own. */
  pressed(x: number, y: number): void {
    this.#pressed = new DOMRect(x, y, 0, 0);
  }

  /** Show what a thing is, beside it. */
  show(target: Target, element: Element | null = null): void {
    const scene = this.#scene();
    const rules = scene?.screen.rulesOf(target, scene.view) ?? [];
    if (!scene || rules.length === 0) return this.hide();
    const drawn = element ?? document.querySelector(`[data-target="${CSS.escape(target)}"]`);
    const name = drawn?.hasAttribute("data-about") ? spoken(drawn) : scene.screen.targetName(target, scene.view, scene.words);
    this.thing = { target, name, rules, at: drawn?.getBoundingClientRect() ?? this.#pressed };
  }

  hide(): void {
    this.thing = null;
  }

  /** Open the rules of what is pointed at; false where nothing is. */
  openRules(): boolean {
    const scene = this.#scene();
    const pointed = pointedAt();
    const target = pointed ? keyOf(pointed) : this.over;
    const rules = scene && target !== null ? scene.screen.rulesOf(target, scene.view) : [];
    if (scene && rules.length > 0) showRules(scene.game, rules);
    return rules.length > 0;
  }

  /** A click on the page: what cannot be chosen says what it is. */
  clicked(place: EventTarget | null, isLit: (target: Target) => boolean): void {
    const element = thingAt(place);
    if (!element || isLit(keyOf(element).split("#")[0]!) || isLit(keyOf(element))) return this.hide();
    this.show(keyOf(element), element);
  }
}

/** What is said of an element that is only shown. */
function spoken(element: Element): string {
  return element.getAttribute("aria-label") ?? element.getAttribute("title") ?? element.textContent?.trim() ?? "";
}
