/** The rules of a game as the server gives them, grouped and searched. */
import type { RuleInfo } from "./wire";

export type Rule = RuleInfo;

export interface Section {
  /** A smaller heading, such as the name of a faction; else empty. */
  name: string;
  rules: Rule[];
}

export interface Group {
  code: string;
  name: string;
  sections: Section[];
}

/** A piece of the text of a rule: plain, the id of another rule, or what was searched for. */
export interface Piece {
  kind: "text" | "rule" | "hit";
  text: string;
}

/** `GP-BUILD-03`, `GP-FAC-TER-01`, `FD-SP-1A1`: the last part has a digit, so that `re-roll` is none. */
const ID = /\b[A-Z]{2}(?:-[A-Z0-9]+)*-[A-Z0-9]*\d[A-Z0-9]*\b/;

/** The rules under their headings, in the order of the book. */
export function grouped(rules: readonly Rule[]): Group[] {
  const groups: Group[] = [];
  for (const rule of rules) {
    if (groups.at(-1)?.name !== rule.group) {
      groups.push({ code: rule.id.split("-")[1] ?? "", name: rule.group, sections: [] });
    }
    const { sections } = groups.at(-1)!;
    if (sections.at(-1)?.name !== rule.section) sections.push({ name: rule.section, rules: [] });
    sections.at(-1)!.rules.push(rule);
  }
  return groups;
}

/** Letters that are typed in more than one way count as one: `ё` and `е`, the apostrophes. */
function folded(text: string): string {
  return text.toLowerCase().replace(/ё/g, "е").replace(/[’ʼ`]/g, "'");
}

/** The rules in whose id, headings or text all the words of a question are. */
export function found(rules: readonly Rule[], question: string): Rule[] {
  const words = folded(question).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = folded(`${rule.id} ${rule.group} ${rule.section} ${rule.text}`);
    return words.every((word) => text.includes(word));
  });
}

function pattern(word: string): string {
  const safe = folded(word).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return safe.replace(/е/g, "[её]").replace(/'/g, "['’ʼ]");
}

/** The text of a rule in pieces: ids of rules become links, words that were searched for are marked. */
export function pieces(text: string, question: string): Piece[] {
  const words = question.split(/\s+/).filter((word) => word.length > 1);
  const parts = [ID.source, ...words.map(pattern)];
  // Emphasis and code of the book are told by the words alone.
  const plain = text.replace(/[`*]/g, "");
  const split = plain.split(new RegExp(`(${parts.join("|")})`, "i"));
  return split.filter(Boolean).map((part) => ({ kind: kindOf(part, words), text: part }));
}

function kindOf(part: string, words: readonly string[]): Piece["kind"] {
  if (new RegExp(`^${ID.source}$`).test(part)) return "rule";
  return words.some((word) => folded(word) === folded(part)) ? "hit" : "text";
}
