/** The rules of a game as the server gives them, grouped and searched. */
import { Question, wordsOf } from "./searching";
import { folded } from "./stems";
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

/** A heading says what a rule is about, the heading of a section most exactly. */
const [CHAPTER, SECTION] = [2, 3];
/** Examples, parts and what only one way to play needs are seldom what is asked for. */
const ASIDE = /^(EX|COMP|CMP|SET|SETUP|SETP|DEF|AUTO|SOLO|DUEL|ADV|MAP|NEUT|THREE|TIME|FAC|SP|SIX|CARD|TILE)$/;
const [PLAIN, SELDOM] = [1, 0.6];
/** Where fewer rules answer all of a question, those are shown, too, that answer a part of it. */
const FEW = 4;
const [ALL, MUCH] = [0.85, 0.35];
/** The first words of a rule say what it is about. */
const [BEGINNING, OPENING] = [9, 3];
/** A chapter begins with what matters most in it; so much less its last rule is worth. */
const LATER = 0.5;
/** In a chapter that is called like the question its order tells more than the words, and the first rules most. */
const [NAMED, OF_ITS_WORDS, FIRST_RULES, AFTER_THEM] = [9, 0.15, 8, 0.8];

interface Answer {
  rule: Rule;
  /** The part of the question that it answers. */
  part: number;
  worth: number;
}

/** How late a rule comes in its section: as a share of it, and among its first rules. */
interface Place {
  later: number;
  at: number;
}

function answer(rule: Rule, asked: Question, { later, at: place }: Place): Answer {
  const [chapter, section, text] = [wordsOf(rule.group), wordsOf(rule.section), wordsOf(rule.text)];
  const [beginning, opening] = [text.slice(0, BEGINNING), text.slice(0, OPENING)];
  let [part, worth, all, headings] = [0, 0, 0, 0];
  // A question of several words asks for more than a chapter.
  let isNamed = asked.weights.filter((weight) => weight >= asked.least).length === 1;
  for (const [at, weight] of asked.weights.entries()) {
    const inText = asked.best(text, at);
    const heading = CHAPTER * asked.best(chapter, at) + SECTION * asked.best(section, at);
    all += weight;
    if (inText + heading > 0) part += weight;
    headings += weight * heading;
    isNamed &&= heading > 0 || weight < asked.least;
    worth += weight * (heading + inText + asked.best(beginning, at) + asked.best(opening, at));
  }
  const code = rule.id.split("-")[1] ?? "";
  part = all > 0 ? part / all : 0;
  if (isNamed && headings > 0) {
    const words = worth > headings ? 1 + OF_ITS_WORDS : 1;
    worth = (headings + NAMED * all) * words * (1 - AFTER_THEM * Math.min(1, place / FIRST_RULES));
  } else worth *= 1 - LATER * later;
  return { rule, part, worth: worth * part * part * (ASIDE.test(code) ? SELDOM : PLAIN) };
}

function places(rules: readonly Rule[]): Place[] {
  const sections = grouped(rules).flatMap((group) => group.sections);
  return sections.flatMap(({ rules: there }) => there.map((_, at) => ({ later: at / there.length, at })));
}

/** The rules that answer a question, or most of it where none answers all; the best, with their chapters, come first. */
export function found(rules: readonly Rule[], question: string): Rule[] {
  const wanted = folded(question.trim());
  const named = rules.filter((rule) => wanted.includes("-") && folded(rule.id).startsWith(wanted));
  if (named.length > 0) return named;
  const asked = new Question(
    question,
    rules.map((rule) => wordsOf(`${rule.group} ${rule.section} ${rule.text}`)),
  );
  const there = places(rules);
  const answers = rules.map((rule, at) => answer(rule, asked, there[at]!)).filter(({ part }) => part > 0);
  const whole = answers.filter(({ part }) => part >= ALL);
  return clustered(whole.length >= FEW ? whole : answers.filter(({ part }) => part >= MUCH));
}

/** Chapters and sections stay together; each comes when its best answer does. */
function clustered(answers: Answer[]): Rule[] {
  const best = new Map<string, number>();
  const [chapter, section] = [
    ({ rule }: Answer): string => rule.group,
    ({ rule }: Answer): string => `${rule.group}/${rule.section}`,
  ];
  for (const one of answers)
    for (const key of [chapter(one), section(one)]) best.set(key, Math.max(best.get(key) ?? 0, one.worth));
  const place = new Map([...best.keys()].map((key, at) => [key, at]));
  const apart = (key: (one: Answer) => string, one: Answer, other: Answer): number =>
    best.get(key(other))! - best.get(key(one))! || place.get(key(one))! - place.get(key(other))!;
  return answers
    .sort((one, other) => apart(chapter, one, other) || apart(section, one, other) || other.worth - one.worth)
    .map(({ rule }) => rule);
}

/** The text of a rule in pieces: ids of rules become links, words that were searched for are marked. */
export function pieces(text: string, question: string): Piece[] {
  const asked = new Question(question.trim(), [wordsOf(text)]);
  // Emphasis and code of the book are told by the words alone.
  const plain = text.replace(/[`*]/g, "");
  const parts = plain
    .split(new RegExp(`(${ID.source}|[\\p{L}\\p{N}]+(?:['’ʼ+-][\\p{L}\\p{N}]+)*)`, "u"))
    .filter(Boolean);
  return joined(parts.map((part) => ({ kind: kindOf(part, asked), text: part })));
}

function kindOf(part: string, asked: Question): Piece["kind"] {
  if (new RegExp(`^${ID.source}$`).test(part)) return "rule";
  return part.length > 1 && asked.words.some((_, at) => asked.near(part, at) > 0) ? "hit" : "text";
}

/** Plain pieces that stand beside each other are one. */
function joined(all: Piece[]): Piece[] {
  const made: Piece[] = [];
  for (const piece of all) {
    const last = made.at(-1);
    if (piece.kind === "text" && last?.kind === "text") last.text += piece.text;
    else made.push({ ...piece });
  }
  return made;
}
