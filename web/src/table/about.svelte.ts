/** What a thing on the table is, and the rules that govern it: shown beside it, or opened by a key. */
import { showRules } from "../rules/book.svelte";
import type { Words } from "../lib/words";
import type { GameScreen, Target, View } from "./board";
import type { Known, Places } from "./places.svelte";

export interface Thing {
  target: Target;
  name: string;
  /** What can be said of it in a sentence, or "". */
  text: string;
  rules: string[];
  at: DOMRect;
  /** It can be asked why nothing is possible there. */
  asks: boolean;
}

/** Everything on the table that says what it is: what can be chosen at times, and what is only shown. */
export const THINGS = "[data-target], [data-about]";

const keyOf = (element: Element): Target =>
  element.getAttribute("data-target") ?? element.getAttribute("data-about") ?? "";

/** The thing that something on the page belongs to. */
export function thingAt(place: EventTarget | null): Element | null {
  return place instanceof Element ? place.closest(THINGS) : null;
}

export interface Scene {
  screen: GameScreen;
  view: View;
  words: Words;
  places: Places;
  game: string;
  /** Whether there is something that the reader might want to do with a thing. */
  asks(target: Target): boolean;
}

export class About {
  thing = $state.raw<Thing | null>(null);
  /** What a board that finds its places by itself says is below the pointer. */
  over: Target | null = null;
  readonly #scene: () => Scene | null;
  #pressed = new DOMRect();
  #pointed: Element | null = null;

  constructor(scene: () => Scene | null) {
    this.#scene = scene;
  }

  /** The pointer or the focus has come to something: whichever was the last is meant by a key. */
  point(place: EventTarget | null): void {
    this.#pointed = thingAt(place);
  }

  /** Where the pointer went down: a board may mean a thing that is no element of its own. */
  pressed(x: number, y: number): void {
    this.#pressed = new DOMRect(x, y, 0, 0);
  }

  /** Show what a thing is, beside it. */
  show(target: Target, element: Element | null = null): void {
    const scene = this.#scene();
    if (!scene) return this.hide();
    const { words, places } = scene;
    void places.learn(target, words).then((known) => this.#shown(target, element, scene, known));
  }

  #shown(target: Target, element: Element | null, scene: Scene, { name, text, rules }: Known): void {
    if (rules.length === 0 && !text) return this.hide();
    const drawn = element ?? document.querySelector(`[data-target="${CSS.escape(target)}"]`);
    this.thing = {
      target,
      name: drawn?.hasAttribute("data-about") ? spoken(drawn) : name,
      text,
      rules,
      at: drawn?.getBoundingClientRect() ?? this.#pressed,
      asks: scene.asks(target),
    };
  }

  hide(): void {
    this.thing = null;
  }

  /** Open the rules of what is pointed at; false where nothing is. */
  openRules(): boolean {
    const scene = this.#scene();
    const target = this.#pointed?.isConnected ? keyOf(this.#pointed) : this.over;
    if (!scene || target === null) return false;
    const { words, places, game } = scene;
    void places.learn(target, words).then(({ rules }) => {
      if (rules.length > 0) showRules(game, rules);
    });
    return true;
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
