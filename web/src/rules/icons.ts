/** The icons of a game that a text speaks of, found by the words of its legend, in any form. */
import { wordsOf } from "../lib/searching";
import { stem } from "../lib/stems";

/** An icon with the words for it, as stems. */
interface Named {
  icon: string;
  stems: string[];
}

/** More than these tell nothing more. */
const MOST = 6;

/** What an icon is called, without what the legend says about it: `circle: cost of a world`, `genes, 4`. */
function named(word: string): string {
  const parts = word.split(/[:,]/).map((part) => part.trim());
  return parts.find((part) => /\p{L}/u.test(part)) ?? "";
}

/** Words that say something else in most sentences. */
const ELSEWHERE = new Set(["once", "pass"]);

const stemsOf = (text: string): string[] => wordsOf(text).map(stem);

/** Finds icons in texts of one game; `legend` has the words of each icon. */
export class Pictured {
  readonly #byFirst = new Map<string, Named[]>();

  constructor(legend: readonly (readonly [icon: string, word: string])[]) {
    for (const [icon, word] of legend) {
      const stems = stemsOf(named(word));
      if (stems.length === 0 || ELSEWHERE.has(icon)) continue;
      const there = this.#byFirst.get(stems[0]!) ?? [];
      // The longest name first: a federation token is no token.
      this.#byFirst.set(
        stems[0]!,
        [...there, { icon, stems }].sort((one, other) => other.stems.length - one.stems.length),
      );
    }
  }

  /** The icons of a text, each once, in the order in which it speaks of them. */
  in(text: string): string[] {
    const words = stemsOf(text);
    const found = new Set<string>();
    for (let at = 0; at < words.length && found.size < MOST; at++) {
      const fits = (one: Named): boolean => one.stems.every((wanted, step) => words[at + step] === wanted);
      const there = this.#byFirst.get(words[at]!)?.find(fits);
      if (!there) continue;
      found.add(there.icon);
      at += there.stems.length - 1;
    }
    return [...found];
  }
}
