/** What components do, in words made from their data. */
import type { Words } from "../../lib/words";
import { components, type Components, type Effect, type Token } from "./components";
import { floorOf, wingOf, type FederationView, type Mega, type Seat, type Space } from "./view";

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Some effects, `1 ship, 1 marker`. */
export const effectsText = (effects: Effect[] | undefined, words: Words): string =>
  (effects ?? []).map((effect) => words.tell(effect.said)).join(", ");

/** What an alteration token shows. */
export function tokenText(token: Token | undefined, words: Words): string {
  if (!token) return "";
  const shows = token.votes ? words.text("amount-votes", { amount: token.votes }) : words.text("fund");
  const bonus = effectsText(token.effects, words);
  return bonus ? `${shows} + ${bonus}` : shows;
}

/** What a specialist does, and when. */
export function specialistText(id: string, parts: Components, words: Words): string {
  const data = parts.specialists.get(id);
  if (!data) return id;
  const when = { "at once": "when-once", "any time": "when-any" }[data.when];
  return `${when ? words.text(when) : words.name("planet", data.when)}: ${effectsText(data.effects, words)}`;
}

/** `Mage, level 2`. */
export const specialistName = (id: string, words: Words): string =>
  words.text("federation-specialist", { type: words.name("type", id[1] ?? ""), level: Number(id[0]) });

/** `Neo, floor 2, left wing`. */
export function spaceName(space: Space, words: Words): string {
  const place = { floor: floorOf(space.id), wing: words.short("wing", wingOf(space.id)) };
  return words.text("federation-space", { action: words.name("action", space.action), ...place });
}

export const cellName = (id: string, words: Words): string => words.text("federation-cell", { cell: id.slice(1) });

/** What a megastructure counts, and its free multipliers. */
export function megaText(mega: Mega, words: Words): string {
  const free = mega.multipliers.slice(mega.robots.length);
  const multipliers = free.map((number) => `×${number}`).join(", ") || words.text("no-multiplier");
  return words.text("mega-counts", {
    multipliers,
    tiles: mega.tiles.map((tile) => words.name("count", tile)).join(" / "),
  });
}

/** What a mission still lacks, in words; nothing: it can be completed. */
export function lacking(id: string, seat: Seat, parts: Components, words: Words): string[] {
  const mission = parts.missions.get(id);
  const known = { level: mission?.level ?? 1, price: words.amounts(mission?.cost ?? {}) };
  return (seat.lacks[id] ?? []).map((what) => words.text(`lacks-${what}`, known));
}

const taught = new WeakMap<Words, Components>();

/** Components that have no name in any file are called by what they do. */
export function teach(view: FederationView, words: Words): void {
  const parts = components(view);
  if (taught.get(words) === parts) return;
  taught.set(words, parts);
  for (const token of parts.tokens.values()) words.learn("token", token.id, tokenText(token, words));
  for (const id of parts.specialists.keys()) words.learn("specialist", id, specialistName(id, words));
  for (const space of view.senate.spaces) words.learn("space", space.id, spaceName(space, words));
  for (const [id, gives] of parts.asteroids)
    for (const kind of ["asteroid", "dead_asteroids"]) words.learn(kind, id, words.amounts(gives));
  for (const [id, effects] of parts.deep)
    for (const kind of ["tech", "deep_space"]) words.learn(kind, id, effectsText(effects, words));
  for (const cell of view.neo.cells)
    for (const kind of ["structure", "cell"]) words.learn(kind, cell.id, cellName(cell.id, words));
}
