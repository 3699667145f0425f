/** Actions and targets in a few words. */
import type { Target } from "../../table/board";
import type { ActionInfo } from "../../lib/wire";
import type { Words } from "../../lib/words";
import { cardName, cardOf } from "./cards/data";
import { powerText } from "./cards/wording";
import { read, split } from "./notation";
import type { RaceView } from "./view";

export const nameOf = (id: string, view: RaceView, words: Words): string => cardName(cardOf(id, view), words);

/** The power of a card that an action uses. */
function power(row: "IV" | "V", [id = "", nth = "1"]: string[], view: RaceView, words: Words): string {
  const card = cardOf(id, view);
  const used = card.powers.filter((each) => each.row === row)[Number(nth) - 1];
  return used ? `${cardName(card, words)}: ${powerText(used, words)}` : cardName(card, words);
}

function produced([world = "", source = ""]: string[], view: RaceView, words: Words): string {
  const by = source === "bonus" ? words.text("by-bonus") : nameOf(source, view, words);
  return `${nameOf(world, view, words)}, ${words.text("produced-by", { source: by })}`;
}

const SUMMED = ["pay", "discard", "explore", "supply"];
const PLAIN = ["start", "draft"];

/** An action in a few words, without its price. */
export function describe(action: string, view: RaceView, words: Words): string {
  const { verb, rest } = read(action);
  const [first = ""] = rest;
  if (verb === "action") return words.name("action", first);
  if (verb === "gamble") return first;
  if (verb === "consume") return power("IV", rest, view, words);
  if (verb === "draw") return power("V", rest, view, words);
  if (verb === "produce") return produced(rest, view, words);
  if (!first) return words.verb(verb);
  const name = nameOf(first, view, words);
  return PLAIN.includes(verb) ? name : `${words.verb(verb)}: ${name}`;
}

/** Cards that were picked one by one, as the answer to one question: `Pay 3 cards for Gem World`. */
export function sum(tried: string[], view: RaceView, words: Words): string {
  const kind = view.decision?.kind ?? "";
  const verbs = new Set(tried.map((action) => read(action).verb));
  if (!SUMMED.includes(kind) || verbs.size > 1) return "";
  const placing = view.you === null ? null : view.seats[view.you]!.placing;
  const values = { cards: tried.length, placing: placing ? words.name("card", placing) : "" };
  return words.attribute(`decision-${kind}`, "sum", values) || words.attribute(`decision-${kind}`, "ask", values);
}

/** An action with what it costs or brings. */
export function offer(action: ActionInfo, view: RaceView, words: Words): string {
  const { drawn } = action.quote;
  const text = describe(action.text, view, words);
  return drawn ? `${text}, ${words.text("brings", { cards: drawn })}` : text;
}

/** What a target is called. */
export function targetName(target: Target, view: RaceView, words: Words): string {
  const { place, id } = split(target);
  return place === "action" ? words.name("action", id) : nameOf(id, view, words);
}
