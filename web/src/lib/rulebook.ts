/** The rules of a game as the server gives them, grouped and searched. */
import type { Json } from "./wire";

export interface Rule {
  id: string;
  /** The heading that it stands under, such as `Build a mine`. */
  group: string;
  text: string;
}

export interface Group {
  code: string;
  name: string;
  rules: Rule[];
}

/** A piece of the text of a rule: plain, the id of another rule, or what was searched for. */
export interface Piece {
  kind: "text" | "rule" | "hit";
  text: string;
}

const ID = /\b[A-Z]{2}(?:-[A-Z]+)+-\d+[a-z]?\b/;

/** The rules under their headings, in the order of the book. */
export function grouped(rules: readonly Rule[]): Group[] {
  const groups: Group[] = [];
  for (const rule of rules) {
    const code = rule.id.split("-")[1] ?? "";
    const last = groups.at(-1);
    if (last?.name === rule.group) last.rules.push(rule);
    else groups.push({ code, name: rule.group, rules: [rule] });
  }
  return groups;
}

/** The rules whose id or text has all the words of a question. */
export function found(rules: readonly Rule[], question: string): Rule[] {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The text of a rule in pieces: ids of rules become links, words that were searched for are marked. */
export function pieces(text: string, question: string): Piece[] {
  const words = question.split(/\s+/).filter((word) => word.length > 1);
  const parts = [ID.source, ...words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))];
  // Emphasis and code of the book are told by the words alone.
  const plain = text.replace(/[`*]/g, "");
  const split = plain.split(new RegExp(`(${parts.join("|")})`, "i"));
  return split.filter(Boolean).map((part) => ({ kind: kindOf(part, words), text: part }));
}

function kindOf(part: string, words: readonly string[]): Piece["kind"] {
  if (new RegExp(`^${ID.source}$`).test(part)) return "rule";
  return words.some((word) => word.toLowerCase() === part.toLowerCase()) ? "hit" : "text";
}

/** What the server says, as rules. */
export function readRules(answer: Json): Rule[] {
  return (answer as unknown as Rule[]).filter((rule) => rule.id);
}
