/** What a question asks for, and how well a text answers it: words in any form, slips of a letter, words for the same. */
import { folded, likeness, stem } from "./stems";

const WORD = /[\p{L}\p{N}]+(?:['’ʼ+-][\p{L}\p{N}]+)*/gu;

/** The words of a text; `Q.I.C.` is one. */
export const wordsOf = (text: string): string[] => text.replace(/\bQ\.I\.C\./g, "QIC").match(WORD) ?? [];

/** Words that ask and bind, and say nothing of what is asked for. */
const EMPTY = new Set(
  (
    "a an the of to in on for and or is are be do does did can could may must i me my you your it its how what when where " +
    "which who have has get gets " +
    "why much many work works with by at from if after before " +
    "и в во на за с со из у к по о об не а но или ли как что где когда кто какой какая какие сколько можно нужно мне мой я " +
    "при после для это есть если иметь ли то же мочь " +
    "і й у в на за з із зі до по про не а але або чи як що де коли хто який яка які скільки можна треба мені мій я " +
    "при після для це є якщо мати чи то ж можу"
  ).split(" "),
);

/** Words that players and the book use for the same, by their stems. */
const SAME = [
  "cost price pay",
  "convert exchange conversion give",
  "far range",
  "value worth",
  "12 twelve двенадцать дванадцять",
  "10 ten десять",
  "7 seven семь сім",
  "develop development",
  "explore exploration",
  "settle settlement",
  "consume consumption",
  "produce production",
  "далеко дальность",
  "далеко дальність",
  "дослідження розвідка",
  "leech charge",
  "tie equal",
  "end over finish",
  "upgrade replace",
  "lab laboratory",
  "limit most maximum max more",
  "technology tech",
  "empty exhausted short",
  "стоимость стоит цена платить",
  "ничья поровну равенство равны",
  "конец кончается окончание закончится",
  "военный защищённый",
  "потерянная затерянная",
  "сжечь сжигание сброс сбросить",
  "медали ордена",
  "разведка исследование",
  "лимит предел больше",
  "вартість коштує ціна платити",
  "нічия порівну",
  "вільні додаткові",
  "кінець закінчується завершення",
  "військовий захищений",
  "загублена втрачена",
  "спалити спалювання скидання скинути",
  "медалі ордени",
  "ліміт межа більше",
].map((line) => new Set(line.split(" ").map(stem)));

/** Words that ask for a number: whatever is spoken of, it is said without them. */
const ASKING = new Set(
  "cost price pay much limit max maximum стоимость стоит цена лимит максимум вартість коштує ціна ліміт максимум"
    .split(" ")
    .map(stem),
);
const SLIGHT = 0.35;

/** Another way to say it is a little less than the word itself. */
const SAID_OTHERWISE = 1.5;
/** A slip of a letter. */
const SLIP = 0.8;
/** A word of fewer letters has too many neighbours. */
const LONG = 5;

/** One letter is missing, too much, another, or two have changed places. */
export function slips(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  const [a, b] = [one.slice(from), other.slice(from)];
  if (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)) return true;
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}

/** How well a word answers one of the question, from 0 to 3. */
function nearness(word: string, asked: string): number {
  const near = likeness(word, asked);
  if (near > 0) return near;
  const [one, other] = [stem(word), stem(asked)];
  return SAME.some((same) => same.has(one) && same.has(other)) ? SAID_OTHERWISE : 0;
}

/** How well each word of a book answers each word of a question: the same words come again and again. */
export class Question {
  readonly words: string[];
  readonly #known = new Map<string, number[]>();
  /** How much each word of the question tells: rare ones most, and those that are in no text nothing. */
  readonly weights: number[];
  /** Words that tell less need not be answered. */
  readonly least = 1;

  constructor(question: string, texts: readonly (readonly string[])[]) {
    const all = wordsOf(folded(question));
    const telling = all.filter((word) => !EMPTY.has(word));
    this.words = [...new Set(telling.length > 0 ? telling : all)];
    const vocabulary = new Set(texts.flat());
    for (const word of vocabulary)
      this.#known.set(
        word,
        this.words.map((asked) => nearness(word, asked)),
      );
    this.#forgive(vocabulary);
    this.weights = this.words.map((_, at) => {
      const there = texts.filter((words) => words.some((word) => this.near(word, at) > 0)).length;
      if (there === 0) return 0;
      const weight = 1 + Math.log(texts.length / there) / 2;
      return ASKING.has(stem(this.words[at]!)) && this.words.length > 1 ? SLIGHT * Math.min(1, weight) : weight;
    });
  }

  near(word: string, at: number): number {
    return this.#known.get(word)?.[at] ?? 0;
  }

  /** The best answer of a text to a word of the question. */
  best(words: readonly string[], at: number): number {
    let most = 0;
    for (const word of words) most = Math.max(most, this.near(word, at));
    return most;
  }

  /** What no text has may be misspelt. */
  #forgive(vocabulary: ReadonlySet<string>): void {
    for (const [at, asked] of this.words.entries()) {
      if (asked.length < LONG || [...vocabulary].some((word) => this.near(word, at) > 0)) continue;
      const wanted = stem(asked);
      for (const word of vocabulary) {
        const plain = folded(word);
        if (slips(plain, asked) || (wanted.length >= LONG - 1 && slips(stem(plain), wanted)))
          this.#known.get(word)![at] = SLIP;
      }
    }
  }
}
