/** What tiles, tokens, boards and levels give, in words made from their data. */
import type { Words } from "../../lib/words";
import { components, type Level } from "./components";
import { parse, type Icon } from "./effects";
import type { Seat } from "./view";

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function gain(icon: Icon, words: Words): string {
  const text = words.text(`amount-${icon.what}`, { amount: icon.amount });
  return icon.per ? `${text} ${words.text(`per-${icon.per}`)}` : text;
}

/** Some icons, `1 ore, 2 VP per mine`. */
export const gains = (text: string | undefined, words: Words): string =>
  parse(text)
    .map((icon) => gain(icon, words))
    .join(", ");

function part(when: string, text: string | undefined, words: Words): string {
  return text ? words.text(`effect-${when}`, { what: gains(text, words) }) : "";
}

const joined = (parts: string[]): string => parts.filter(Boolean).join("; ");

function trigger(text: string | undefined, message: string, words: Words): string {
  const icon = parse(text)[0];
  return icon ? words.text(message, { vp: icon.amount, event: words.text(`trigger-${icon.on}`) }) : "";
}

/** What a tech tile does, standard or advanced. */
export function techEffect(id: string, words: Words): string {
  const tile = components().tech.get(id);
  if (!tile) return id;
  return joined([
    part("now", tile.now, words),
    part("income", tile.income, words),
    part("action", tile.action, words),
    part("pass", tile.on_pass, words),
    trigger(tile.scores, "effect-trigger", words),
    tile.big_power ? words.text("effect-big", { value: tile.big_power }) : "",
  ]);
}

export function boosterEffect(id: string, words: Words): string {
  const booster = components().boosters.get(id);
  if (!booster) return id;
  const action = parse(booster.action)[0];
  const special = action ? words.text(`effect-${action.what}-action`, { amount: action.amount }) : "";
  return joined([part("income", booster.income, words), part("pass", booster.on_pass, words), special]);
}

export const roundEffect = (id: string, words: Words): string =>
  trigger(components().rounds.get(id)?.scores, "effect-round", words);

export const tokenEffect = (id: string, words: Words): string => gains(components().tokens.get(id)?.gains, words);

/** What a level of a research area means. */
export function levelEffect(level: Level | undefined, words: Words): string {
  if (!level) return "";
  return joined([
    level.ore_per_step ? words.text("level-step", { ore: level.ore_per_step }) : "",
    level.range ? words.text("level-range", { range: level.range }) : "",
    level.project_tokens ? words.text("level-project", { tokens: level.project_tokens }) : "",
    part("now", level.once, words),
    part("income", level.income, words),
  ]);
}

/** Where a seat's power lies, as it is read aloud. */
export function powerLabel(seat: Seat, words: Words): string {
  const [one, two, three] = seat.power;
  return words.text("gaia-power-label", { gaia: seat.gaia_power, one, two, three, stone: seat.brainstone });
}
