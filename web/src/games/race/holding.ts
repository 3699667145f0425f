/** What a seat holds: its hand, what it has drawn, and what becomes of each card in the turn that is tried. */
import type { BoardProps } from "../../table/board";
import type { Words } from "../../lib/words";
import { spot, spots } from "./notation";
import { race, type Price, type RaceSeat } from "./view";

/** A card in a row of cards to choose from. */
export interface Held {
  id: string;
  target: string;
  /** A short word at its upper edge. */
  label: string;
  /** Its price, for those who hear it. */
  note: string;
  /** Its price, for those who see it. */
  tag: string;
  /** What it would bring as things stand; unknown for what is not held. */
  worth?: number;
  tentative: boolean;
  dim: boolean;
}

/** What becomes of a card that is picked in a decision. */
const PICKED: { [kind: string]: string } = {
  pay: "race-pays",
  supply: "race-discarded",
  discard: "race-discarded",
  hand_cards: "race-discarded",
  explore: "race-kept",
};

function priceText(price: Price | undefined, words: Words): string {
  if (!price) return "";
  const parts: string[] = [];
  if (price.defence !== undefined)
    parts.push(words.text("against", { military: price.military ?? 0, defence: price.defence }));
  if (price.cards !== undefined) parts.push(words.text("price-cards", { cards: price.cards }));
  return parts.join(", ");
}

/** Decisions in which the price of a card matters. */
const PRICED = ["develop", "settle", "second"];

/** The price in a word or two, for the edge of a card that can be placed. */
function priceTag(price: Price | undefined, kind: string, words: Words): string {
  if (!price || !PRICED.includes(kind)) return "";
  if (price.conquered) return words.text("race-conquers");
  return price.cards === undefined ? "" : words.text("race-price", { cards: price.cards });
}

/** Take one copy out of a list; false if there is none. */
function taken(list: string[], id: string): boolean {
  const at = list.indexOf(id);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

const seatOf = (board: BoardProps, position: BoardProps["position"]): RaceSeat | undefined =>
  board.seat === null ? undefined : race(position.view).seats[board.seat];

/** The decision that the reader is in, also while it is tried. */
const kindOf = (board: BoardProps): string => race(board.position.view).decision?.kind ?? "";
const confirmedKind = (board: BoardProps): string => race(board.confirmed.view).decision?.kind ?? "";

/** The hand as it was before the turn that is tried, each card with what becomes of it; then what has come to it. */
export function handOf(board: BoardProps): Held[] {
  const own = seatOf(board, board.position);
  const before = seatOf(board, board.confirmed);
  if (!own?.hand || !before?.hand) return [];
  const { words } = board;
  const left = [...own.hand];
  const prices = new Map(own.hand.map((id, at) => [id, own.prices?.[at]]));
  const worth = new Map(own.hand.map((id, at) => [id, own.worth?.[at]]));
  const secret = kindOf(board) === "explore" || kindOf(board) === "actions" ? [] : [...(own.chosen ?? [])];
  const placing = race(board.position.view).phase === "II" || race(board.position.view).phase === "III";
  const copies = new Map<string, number>();
  const present = (id: string): Held => {
    const copy = copies.get(id) ?? 0;
    copies.set(id, copy + 1);
    const target = spot("hand", id, copy);
    const chosen = taken(secret, id);
    // The last step of a row may reveal something: then it is tried, but not carried out for show.
    const touched = board.picked.has(target) || (board.tentative.has(target) && !chosen);
    const picked = touched ? PICKED[kindOf(board)] : undefined;
    const label = chosen ? (placing ? "race-placing" : "race-discarded") : (picked ?? "");
    return {
      id,
      target,
      label: label && words.text(label),
      note: priceText(prices.get(id), words),
      tag: priceTag(prices.get(id), kindOf(board), words),
      worth: worth.get(id),
      tentative: chosen && !placing,
      dim: chosen && placing,
    };
  };
  const fresh = own.tableau.slice(before.tableau.length).map((item) => item.card);
  const cards = before.hand.map((id) =>
    taken(left, id) ? present(id) : gone(id, board, own.placing === id || taken(fresh, id)),
  );
  return [...cards, ...left.map(present)];
}

/** A card that has left the hand in the turn that is tried. */
function gone(id: string, board: BoardProps, placed: boolean): Held {
  const label = placed ? "race-placing" : (PICKED[confirmedKind(board)] ?? "race-pays");
  return {
    id,
    target: `card:${id}`,
    label: board.words.text(label),
    note: "",
    tag: "",
    tentative: !placed,
    dim: placed,
  };
}

/** What was drawn and is to be kept, or the pack that goes round. */
export function packOf(board: BoardProps): Held[] {
  const own = seatOf(board, board.position);
  const drawn = own?.drawn ?? [];
  const secret = [...(own?.chosen ?? [])];
  return spots("drawn", drawn).map((target, at) => {
    const id = drawn[at]!;
    const chosen = taken(secret, id);
    const label = chosen || board.picked.has(target) ? board.words.text("race-kept") : "";
    return { id, target, label, note: "", tag: "", tentative: chosen, dim: false };
  });
}

/** The start worlds to choose from after a draft. */
export function startsOf(board: BoardProps): Held[] {
  const starts = seatOf(board, board.position)?.starts ?? [];
  const first = board.tentative.has(spot("start", starts[0] ?? "")) ? starts[0] : "";
  return starts.map((id) => ({
    id,
    target: spot("start", id),
    label: id === first ? board.words.text("race-chosen") : "",
    note: "",
    tag: "",
    tentative: id === first,
    dim: false,
  }));
}
