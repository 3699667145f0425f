/** Actions and targets in a few words. */
import type { Target } from "../../table/board";
import type { ActionInfo } from "../../lib/wire";
import type { Words } from "../../lib/words";
import { components } from "./components";
import { read, split } from "./notation";
import { hexAt, type GaiaView } from "./view";
import { boosterEffect, capital, conversion, levelEffect, octagonEffect, techEffect, tokenEffect } from "./wording";

type Teller = (rest: string[], view: GaiaView, words: Words) => string;

/** `Ice planet, sector 02`; what stands there comes with it. */
export function placeName(at: string, view: GaiaView, words: Words): string {
  const hex = hexAt(view, at);
  if (!hex) return at;
  const sector = words.name("sector", hex.sector);
  return hex.planet ? `${words.text(`gaia-planet-${hex.planet}`)}, ${sector}` : `${capital(sector)}, ${at}`;
}

/** `on an Ice planet, sector 02`; of empty space only the sector is told. */
export function onPlanet(at: string, view: GaiaView, words: Words): string {
  const hex = hexAt(view, at);
  if (!hex?.planet) return hex ? words.text("gaia-in-sector", { sector: words.name("sector", hex.sector) }) : at;
  return `${words.attribute(`gaia-planet-${hex.planet}`, "on")}, ${words.name("sector", hex.sector)}`;
}

function pieceAt(piece: string, at: string, view: GaiaView, words: Words): string {
  const name = capital(words.name("structure", piece));
  return words.text("gaia-do-piece", { piece: name, on: onPlanet(at, view, words) });
}

function area(id: string, view: GaiaView, words: Words): string {
  const seat = view.to_act[0] ?? view.you ?? 0;
  const level = (view.seats[seat]?.levels[id] ?? 0) + 1;
  const effect = levelEffect(components().areas.get(id)?.levels[Math.min(level, 5)], words);
  return words.text("to-level", { area: words.name("area", id), level, effect });
}

function federation(places: string[], view: GaiaView, words: Words): string {
  const hexes = places.map((at) => hexAt(view, at));
  const value = hexes.reduce((sum, hex) => sum + (hex?.power ?? 1), 0);
  // `Terra 08, Ice 03`: by their types alone two federations may look the same.
  const planets = hexes
    .map((hex) => {
      const name = hex?.planet ? words.name("planet", hex.planet) : words.name("structure", "space_station");
      return `${name} ${hex?.sector.slice(1, 3) ?? ""}`;
    })
    .join(", ");
  return words.text("gaia-do-federation", { count: places.length, value, planets });
}

function tech([tile = "", over, under = ""]: string[], view: GaiaView, words: Words): string {
  const effect = techEffect(tile, words);
  if (over) return words.text("gaia-do-cover", { tile: effect, over: words.name("tech", under) });
  const home = view.research.areas.find((each) => each.tile === tile);
  if (home) return words.text("then-area", { effect, area: words.name("area", home.id) });
  return words.text("then-any", { effect });
}

function turned([id = "", to = "0"]: string[], view: GaiaView, words: Words): string {
  const now = view.map.sectors.find((sector) => sector.id === id)?.rotation ?? 0;
  const degrees = ((Number(to) - now + 6) % 6) * 60;
  return words.text("gaia-do-rotate", { sector: words.name("sector", id), degrees });
}

/** `2/1/0/b1` as tokens of areas. */
function bowls(text: string, key: string, words: Words): string {
  const [one = "0", two = "0", three = "0", stone = ""] = text.split("/");
  const values = { one: Number(one), two: Number(two), three: Number(three) };
  const tokens = words.text(key, values);
  return stone ? `${tokens} ${words.text("gaia-do-stone", { area: "I".repeat(Number(stone.slice(1))) })}` : tokens;
}

const TELLERS: { [verb: string]: Teller } = {
  faction: ([id = ""], _, words) => words.name("faction", id),
  rotate: turned,
  place: ([at = ""], view, words) => words.text("gaia-do-place", { on: onPlanet(at, view, words) }),
  booster: ([id = ""], _, words) => capital(boosterEffect(id, words)),
  pass: ([id], _, words) =>
    id ? words.text("gaia-do-pass", { booster: boosterEffect(id, words) }) : words.verb("pass"),
  build: ([at = ""], view, words) => pieceAt("mine", at, view, words),
  project: ([at = ""], view, words) => pieceAt("gaiaformer", at, view, words),
  upgrade: ([at = "", to = ""], view, words) => pieceAt(to, at, view, words),
  swap: ([at = ""], view, words) => words.text("gaia-do-swap", { on: onPlanet(at, view, words) }),
  downgrade: ([at = ""], view, words) => words.text("gaia-do-downgrade", { on: onPlanet(at, view, words) }),
  station: ([at = ""], view, words) => pieceAt("space_station", at, view, words),
  satellite: ([at = ""], view, words) => pieceAt("satellite", at, view, words),
  lost: ([at = ""], view, words) => words.text("gaia-do-lost", { at: placeName(at, view, words) }),
  federation: (rest, view, words) => federation(rest, view, words),
  token: ([id = ""], _, words) => tokenEffect(id, words),
  rescore: ([id = ""], _, words) => tokenEffect(id, words),
  research: ([id = ""], view, words) => area(id, view, words),
  advance: ([id = ""], view, words) => area(id, view, words),
  lowest: ([id = ""], view, words) => area(id, view, words),
  power: ([id = ""], _, words) => capital(octagonEffect(id, words)),
  qic: ([id = ""], _, words) => capital(octagonEffect(id, words)),
  tech: (rest, view, words) => capital(tech(rest, view, words)),
  special: ([id = ""], _, words) => capital(words.name("special", id)),
  convert: ([id = ""], _, words) => conversion(id, words),
  redeem: ([id = ""], _, words) => capital(words.name("resource", id)),
  income: ([bowl = ""], _, words) => bowls(bowl, "gaia-do-income", words),
  pay: ([bowl = ""], _, words) => bowls(bowl, "gaia-do-pay", words),
  burn: ([how], _, words) => (how ? capital(words.name("burn", how)) : words.verb("burn")),
  charge: ([how], _, words) => (how ? capital(words.name("charge", how)) : words.verb("charge")),
  spend: ([how = ""], _, words) => capital(words.name("spend", how)),
  brainstone: ([how = ""], _, words) => capital(words.name("brainstone", how)),
};

/** An action in a few words, without its price. */
export function describe(action: string, view: GaiaView, words: Words): string {
  const { verb, rest } = read(action);
  return TELLERS[verb]?.(rest, view, words) ?? words.verb(verb);
}

/** An offer with its price. */
export function offer(action: ActionInfo, view: GaiaView, words: Words): string {
  if (action.verb !== "charge") return describe(action.text, view, words);
  const { charged = 0, vp = 0 } = action.quote;
  const price = words.text("gaia-offer-charge", { charged, vp });
  const how = read(action.text).rest[0];
  return how ? `${price} (${words.name("charge", how)})` : price;
}

const KINDS: { [kind: string]: string } = { booster: "booster", tech: "tech", token: "token", octagon: "octagon" };

/** What a target is called. */
export function targetName(target: Target, view: GaiaView, words: Words): string {
  const { kind, id } = split(target);
  if (kind === "hex") return hexLabel(id, view, words);
  if (kind === "tech") return `${words.name("tech", id)}: ${techEffect(id, words)}`;
  if (kind === "booster") return `${words.name("booster", id)}: ${boosterEffect(id, words)}`;
  if (kind === "octagon") return capital(words.name("octagon", id));
  return capital(words.name(KINDS[kind] ?? kind, id));
}

/** A hex as it is read aloud: planet, sector, what stands there and whose it is. */
export function hexLabel(at: string, view: GaiaView, words: Words): string {
  const hex = hexAt(view, at);
  if (!hex) return at;
  const parts = [placeName(at, view, words)];
  if (hex.structure && hex.owner !== undefined) parts.push(owned(hex.structure, hex.owner, view, words));
  if (hex.guest !== undefined) parts.push(owned("mine", hex.guest, view, words));
  if (hex.gaiaformer !== undefined && !hex.structure) parts.push(owned("gaiaformer", hex.gaiaformer, view, words));
  if (hex.station !== undefined) parts.push(owned("space_station", hex.station, view, words));
  for (const seat of hex.satellites ?? []) parts.push(owned("satellite", seat, view, words));
  return parts.join(", ");
}

function owned(piece: string, seat: number, view: GaiaView, words: Words): string {
  const structure = words.name("structure", piece);
  return words.text("planet-of", { structure, seat: seatName(view, seat, words) });
}

/** A seat is called by its faction. */
export function seatName(view: GaiaView, seat: number, words: Words): string {
  const faction = view.seats[seat]?.faction;
  return faction ? words.name("faction", faction) : words.seat(seat);
}
