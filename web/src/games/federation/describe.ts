/** Actions and targets in a few words. */
import type { Target } from "../../table/board";
import type { Words } from "../../lib/words";
import { components } from "./components";
import { choiceWord, type Effect } from "./effects";
import { read, split } from "./notation";
import { reader, RESOURCES, type FederationView } from "./view";
import {
  capital,
  cellName,
  effectsText,
  lacking,
  megaText,
  specialistName,
  specialistText,
  teach,
  tokenText,
} from "./wording";

type Teller = (rest: string[], view: FederationView, words: Words) => string;

/** `3 votes`, `funding + 1 copernium`, `under an alteration token`. */
export function sideText(ambassador: string, side: string, view: FederationView, words: Words): string {
  const data = components(view).ambassadors.get(ambassador);
  if (side === "vote") return words.text("amount-votes", { amount: data?.votes ?? 0 });
  if (side === "cover") return words.text("with-token");
  const bonus = effectsText(data?.funding, words);
  return words.text("fund") + (bonus ? ` + ${bonus}` : "");
}

function place([ambassador = "", side = "", space = ""]: string[], view: FederationView, words: Words): string {
  const where = space === "outer" ? words.text("outer-module") : words.name("space", space);
  return `${where}: ${sideText(ambassador, side, view, words)}`;
}

function worth(text: string, points: number, words: Words): string {
  return points ? `${text} (${words.text("now-worth", { vp: points })})` : text;
}

function specialist([id = ""]: string[], view: FederationView, words: Words): string {
  const parts = components(view);
  const said = `${specialistName(id, words)} · ${specialistText(id, parts, words)}`;
  return worth(said, reader(view).specialist_points[id] ?? 0, words);
}

function shop([id = ""]: string[], view: FederationView, words: Words): string {
  const decided = view.decision?.kind === "disc" ? Number(view.decision.level ?? 1) : 1;
  const level = Math.max(Math.min((reader(view).discs[id] ?? 0) + 1, 2), decided);
  const bonus = components(view).shops.get(id)?.[level - 1];
  return words.text("shop-level", { level, bonus: effectsText(bonus, words) });
}

function building([id = ""]: string[], view: FederationView, words: Words): string {
  const income = components(view).productions.get(id);
  const mega = view.e81216.megastructures.find((one) => one.id === id);
  return `${words.name("structure", id)}: ${mega ? megaText(mega, words) : effectsText(income, words)}`;
}

function mission([id = ""]: string[], view: FederationView, words: Words): string {
  const data = components(view).missions.get(id);
  const said = `${words.name("mission", id)}: ${effectsText(data?.effects, words)}`;
  return worth(said, reader(view).mission_points[id] ?? 0, words);
}

function cell([id = ""]: string[], view: FederationView, words: Words): string {
  const found = view.neo.cells.find((one) => one.id === id);
  if (!found) return id;
  const name = capital(cellName(id, words));
  if (found.asteroid === "hidden") return `${name}: ${words.text("asteroid-hidden")}`;
  const gives = found.asteroid ? components(view).asteroids.get(found.asteroid) : found.gives;
  const said = words.amounts(gives ?? {});
  if (!found.next.length) return `${name}: ${words.text("dead-hidden", { count: view.neo.dead_left })}`;
  return said ? `${name}: ${said}` : name;
}

function project([id = ""]: string[], view: FederationView, words: Words): string {
  const found = view.projects.find((one) => one.id === id);
  return `${words.name("project", id)} · ${found?.at ?? 0}/${found?.length ?? 0}`;
}

function law([wing = ""]: string[], view: FederationView, words: Words): string {
  const { law: id, points } = view.laws[wing === "right" ? "right" : "left"];
  if (!id) return words.name("wing", wing);
  const said = words.text("federation-law-of", { wing: words.name("wing", wing), law: words.name("planet", id) });
  return worth(said, points[reader(view).seat] ?? 0, words);
}

function convert([id = ""]: string[], _: FederationView, words: Words): string {
  const into = RESOURCES[(RESOURCES as readonly string[]).indexOf(id) + 1] ?? id;
  return words.text("turns-into", { one: words.amount(id, 1), other: words.amount(into, 1) });
}

/** What the decision lets one choose from. */
const chosenFrom = (view: FederationView): Effect[] => (view.decision?.options as Effect[] | undefined) ?? [];

function option([word = ""]: string[], view: FederationView, words: Words): string {
  const found = chosenFrom(view).find((one) => choiceWord(one) === word);
  return found ? words.tell(found.said) : word;
}

function mix(rest: string[], view: FederationView, words: Words): string {
  const parts = chosenFrom(view).map((one, i) => words.amount(choiceWord(one), Number(rest[i] ?? 0)));
  return parts.filter((_, i) => Number(rest[i] ?? 0) > 0).join(", ");
}

const LETTERS: { [letter: string]: string } = { L: "lavandium", C: "copernium", O: "oceanium", G: "gold" };

/** `1L 2O` in words. */
function spent(rest: string[], words: Words): string {
  const goods = Object.fromEntries(rest.map((word) => [LETTERS[word.slice(-1)] ?? "", Number.parseInt(word, 10)]));
  return rest[0] === "nothing" ? words.text("free") : words.amounts(goods);
}

const TELLERS: { [verb: string]: Teller } = {
  place,
  use: specialist,
  hire: specialist,
  copy: specialist,
  refresh: specialist,
  shop,
  disc: shop,
  build: building,
  income: building,
  mission,
  marker: mission,
  move: cell,
  project,
  law,
  convert,
  choose: option,
  mix,
  start: ([id = ""], view, words) => effectsText(components(view).starts.get(id), words),
  cover: ([id = ""], view, words) => tokenText(components(view).tokens.get(id), words),
  take: ([id = ""], view, words) => tokenText(components(view).tokens.get(id), words),
  dead: ([id = ""], view, words) => words.amounts(components(view).asteroids.get(id) ?? {}),
  transport: ([to = ""], _, words) => words.text(to === "moon" ? "to-moon" : "to-cell"),
  spy: ([id = ""], view, words) => {
    const does = effectsText(components(view).actions.get(id)?.effects, words);
    return does ? `${words.name("action", id)}: ${does}` : words.name("action", id);
  },
  medal: ([id = ""], _, words) => words.name("medal", id),
  discard: ([id = ""], view, words) =>
    words.text("federation-give-back", { what: words.amount(id, 1), have: reader(view).resources[id] ?? 0 }),
  pay: (rest, _, words) => spent(rest, words),
  deep: ([id = ""], view, words) => effectsText(components(view).deep.get(id), words),
  skip: (_, view, words) => {
    const kind = view.decision?.kind ?? "";
    return kind === "die" || kind === "mission" ? words.text(`federation-skip-${kind}`) : words.text("federation-skip");
  },
  upkeep: ([level = ""], _, words) => words.text("stay-on-level", { level }),
};

/** An action in a few words, without its price. */
export function describe(action: string, view: FederationView, words: Words): string {
  teach(view, words);
  const { verb, rest } = read(action);
  const said = TELLERS[verb]?.(rest, view, words) || words.verb(verb);
  return capital(said);
}

/** A space as it is read aloud: its action, its place, and who stands there. */
export function spaceLabel(
  id: string,
  view: FederationView,
  words: Words,
  name = (seat: number) => words.seat(seat),
): string {
  if (id === "outer") return words.text("outer-module");
  const space = view.senate.spaces.find((one) => one.id === id);
  if (!space) return id;
  const where = words.name("space", id);
  if (space.neutral) return `${where}: ${words.text("federation-neutral", { votes: space.votes })}`;
  if (space.owner === null) return where;
  const does = space.funds ? words.text("fund") : words.text("amount-votes", { amount: space.votes });
  return `${where}: ${name(space.owner)}, ${does}`;
}

/** What placing an ambassador on a space does at once, whichever side is up; nothing for other targets. */
export function about(target: Target, view: FederationView, words: Words): string {
  const { kind, id } = split(target);
  if (kind !== "space") return "";
  const parts = components(view);
  if (id === "outer") return capital(`${effectsText(parts.outer, words)}; ${words.text("federation-outer")}.`);
  const action = view.senate.spaces.find((one) => one.id === id)?.action ?? "";
  if (words.has(`federation-about-${action}`)) return words.text(`federation-about-${action}`);
  const data = parts.actions.get(action);
  const price = words.amounts(data?.cost ?? {});
  return (
    capital(
      [price ? words.text("effect-pay", { price }) : "", effectsText(data?.effects, words)].filter(Boolean).join(": "),
    ) + "."
  );
}

/** What a target is called. */
export function targetName(target: Target, view: FederationView, words: Words): string {
  teach(view, words);
  const { kind, id } = split(target);
  if (kind === "space") return spaceLabel(id, view, words);
  if (kind === "cell") return cell([id], view, words);
  if (kind === "moon") return words.text("federation-moon", { moon: Number(id) });
  if (kind === "shop") return words.text("federation-shop", { shop: Number(id) });
  if (kind === "building") return building([id], view, words);
  if (kind === "specialist" || kind === "own") return capital(specialist([id], view, words));
  if (kind === "project") return words.text("federation-project", { project: project([id], view, words) });
  if (kind === "law") return law([id], view, words);
  if (kind !== "mission") return capital(words.name(kind, id));
  const lacks = lacking(id, reader(view), components(view), words);
  const done = reader(view).completed.includes(id);
  const state = done
    ? words.text("mission-done")
    : lacks.length
      ? words.text("mission-lacks", { what: lacks.join(", ") })
      : words.text("mission-ready");
  return `${mission([id], view, words)} · ${state}`;
}
