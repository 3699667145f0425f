/** The rules of the games in the reader's language: asked once for each language, then at hand everywhere. */
import { get } from "../lib/api";
import { language } from "../lib/language.svelte";
import type { Rule } from "../lib/rulebook";

const asked = new Map<string, Promise<Rule[]>>();
let books = $state.raw<ReadonlyMap<string, readonly Rule[]>>(new Map());

/** The rules of a game in a language, from the server; what has failed is asked again. */
export function loadRules(game: string, spoken: string = language()): Promise<Rule[]> {
  const key = `${game}/${spoken}`;
  const known = asked.get(key);
  if (known) return known;
  const coming = get<Rule[]>(`/api/games/${encodeURIComponent(game)}/rules?language=${spoken}`);
  asked.set(key, coming);
  coming.then(
    (rules) => (books = new Map([...books, [key, rules]])),
    () => asked.delete(key),
  );
  return coming;
}

/** A rule of a game in the language on the screen, once its book is there. Reactive. */
export function ruleOf(game: string, id: string): Rule | null {
  return books.get(`${game}/${language()}`)?.find((rule) => rule.id === id) ?? null;
}

/** What a rule is about, for a link to it; its id until its book is there. */
export function topicOf(game: string, id: string): string {
  const rule = ruleOf(game, id);
  return rule ? rule.section || rule.group : id;
}

let shown = $state.raw<{ game: string; rules: string[] } | null>(null);

/** The rules that are shown above the page, or null. Reactive. */
export function shownRules(): { game: string; rules: string[] } | null {
  return shown;
}

/** Show rules above the page, without leaving it. */
export function showRules(game: string, rules: string[]): void {
  shown = { game, rules };
  loadRules(game).catch(() => null);
}

/** Back to the page. */
export function hideRules(): void {
  shown = null;
}
