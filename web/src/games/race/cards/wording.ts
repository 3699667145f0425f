/** Cards in words: the sentences of their powers, in the reader's language. */
import type { Values, Words } from "../../../lib/words";
import { cardName, pointsOf, type CardData } from "./data";
import type { Match, Power, Scoring } from "./power";

/** What a card must be, test by test. */
export function matchText(match: Match, words: Words): string {
  const parts = (["world", "development", "military"] as const)
    .filter((test) => match[test])
    .map((test) => words.text(`match-${test}`));
  for (const kind of ["good", "mode", "keyword", "symbol"] as const) {
    const word = match[kind];
    if (word) parts.push(words.name(kind, word));
  }
  if (match.cost !== undefined) parts.push(words.text("match-cost", { cost: match.cost }));
  if (match.row) parts.push(words.text("match-row", { row: match.row }));
  if (match.card) parts.push(words.name("card", match.card));
  return parts.join(", ");
}

function target(power: Power, words: Words): string {
  if (power.keyword) return words.name("keyword", power.keyword);
  if (power.symbol) return words.name("symbol", power.symbol);
  return power.good === "any" ? "" : words.name("good", power.good);
}

function values(power: Power, words: Words): Values {
  return {
    amount: power.amount,
    signed: power.amount < 0 ? `−${-power.amount}` : `+${power.amount}`,
    cards: power.cards,
    goods: power.goods,
    times: power.times,
    kind: power.here ? "here" : power.good,
    good: words.name("good", power.good),
    target: target(power, words),
    gain: words.amounts({ vp: power.vp, cards: power.cards }),
    priced: power.priced ? "yes" : "no",
    match: matchText(power.match, words),
  };
}

/** A power as a sentence. */
export const powerText = (power: Power, words: Words): string =>
  words.text(`power-${power.kind}`, values(power, words));

/** A line of what a development with a question mark counts. */
export function scoringText(row: Scoring, words: Words): string {
  if (row.per) return words.text(`per-${row.per}`, { vp: row.vp });
  return words.text("per-card", { vp: row.vp, match: matchText(row.match, words) });
}

/** What sort of card it is, with its cost or defence. */
export function typeText(card: CardData, words: Words): string {
  return words.text(`printed-${card.type}`, { cost: card.cost });
}

/** What is printed on a card besides its powers: type, points, good, keywords, symbols, start world. */
export function factsOf(card: CardData, words: Words): string[] {
  const facts = [typeText(card, words)];
  if (pointsOf(card) !== "?") facts.push(words.text("amount-vp", { amount: card.vp }));
  if (card.good) facts.push(`${words.name("good", card.good)}, ${words.name("mode", card.mode)}`);
  facts.push(...card.keywords.map((word) => words.name("keyword", word)));
  facts.push(...card.symbols.map((word) => words.name("symbol", word)));
  if (card.start >= 0) facts.push(words.text("printed-start", { number: card.start }));
  return facts;
}

/** A whole card in one line, for those who hear it. */
export function cardLabel(card: CardData, words: Words): string {
  return [
    `${cardName(card, words)}: ${factsOf(card, words).join(", ")}`,
    ...card.powers.map((power) => `${power.row}: ${powerText(power, words)}`),
  ].join(". ");
}
