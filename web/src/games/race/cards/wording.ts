/** Cards in words, in the reader's language. */
import type { Words } from "../../../lib/words";
import { cardName, pointsOf, type CardFace } from "./data";

/** What is printed on a card besides its powers: type, points, good, keywords, symbols, start world. */
export function factsOf(card: CardFace, words: Words): string[] {
  const facts = [words.text(`printed-${card.type}`, { cost: card.cost })];
  if (pointsOf(card) !== "?") facts.push(words.text("amount-vp", { amount: card.vp }));
  if (card.good) facts.push(`${words.name("good", card.good)}, ${words.name("mode", card.mode)}`);
  facts.push(...card.keywords.map((word) => words.name("keyword", word)));
  facts.push(...card.symbols.map((word) => words.name("symbol", word)));
  if (card.start >= 0) facts.push(words.text("printed-start", { number: card.start }));
  return facts;
}

/** A whole card in one line, for those who hear it. */
export function cardLabel(card: CardFace, words: Words): string {
  return [
    `${cardName(card, words)}: ${factsOf(card, words).join(", ")}`,
    ...card.powers.map((power) => `${power.row}: ${words.tell(power.said)}`),
  ].join(". ");
}
