/** The cards of the game as the engine serves them: the printed ones once, what a table has of its own with it. */
import type { Words } from "../../../lib/words";
import type { CardFace, Components, PowerFace } from "../view_types";

export type { CardFace, PowerFace, ScoringFace, MatchFace } from "../view_types";

const first = new Map<string, CardFace>();
const second = new Map<string, CardFace>();
const own = new Map<string, CardFace>();

/** Makes the printed cards known to all drawings. */
export function learnCards({ cards, second_edition }: Components): void {
  for (const card of cards) first.set(card.id, card);
  for (const card of second_edition) second.set(card.id, card);
}

/** Makes the cards known that only the table that is open has, in the place of those of another. */
export function learnOwn(cards: CardFace[]): void {
  own.clear();
  for (const card of cards) own.set(card.id, card);
}

/** What the view says about the cards of the game. */
export interface CardView {
  options: { edition?: string };
}

/** A card by the name that views, actions and events use. */
export function cardOf(id: string, view: CardView): CardFace {
  const later = view.options.edition === "second" ? second.get(id) : undefined;
  const found = own.get(id) ?? later ?? first.get(id);
  if (!found) throw new Error(`there is no card ${id}`);
  return found;
}

/** What a card is called in the reader's language. */
export const cardName = (card: CardFace, words: Words): string => (card.own ? card.name : words.name("card", card.id));

/** The names of the players' own cards become words, for the causes of points. */
export function learnNames(words: Words): void {
  for (const card of own.values()) if (card.own) words.learn("card", card.id, card.name);
}

/** The rows of a card that have powers, in order. */
export function rowsOf(card: CardFace): { row: string; powers: PowerFace[] }[] {
  const rows = [...new Set(card.powers.map((power) => power.row))];
  return rows.map((row) => ({ row, powers: card.powers.filter((power) => power.row === row) }));
}

/** Printed points; a question mark where the card counts them by rows alone. */
export const pointsOf = (card: CardFace): string =>
  card.scoring.length && !card.vp ? "?" : String(card.vp).replace("-", "−");

/** The same with a number in place of the question mark, where it is known what the card is worth. */
export const worthOf = (card: CardFace, worth?: number): string =>
  pointsOf(card) === "?" && worth !== undefined ? String(worth) : pointsOf(card);

/** The colour family of a card: its good, grey, or development. */
export const toneOf = (card: CardFace): string => (card.type === "development" ? "dev" : card.good || "grey");
