/** The families of actions in the decision bar, and the icons of actions. */
import type { Group } from "../../table/board";
import type { ActionInfo } from "../../lib/wire";
import { read } from "./notation";

interface Family {
  id: string;
  icon: string;
  verbs: string[];
}

/** In the order of the bar; a decision shows those of which it knows a verb. */
const FAMILIES: Family[] = [
  { id: "faction", icon: "people", verbs: ["faction"] },
  { id: "rotate", icon: "sector", verbs: ["rotate"] },
  { id: "place", icon: "mine", verbs: ["place"] },
  { id: "booster", icon: "booster", verbs: ["booster"] },
  { id: "income", icon: "income", verbs: ["income"] },
  { id: "exchange", icon: "booster", verbs: ["exchange"] },
  { id: "redeem", icon: "income", verbs: ["redeem"] },
  { id: "tech", icon: "booster", verbs: ["tech"] },
  { id: "advance", icon: "track-science", verbs: ["advance"] },
  { id: "lost", icon: "planet-lost", verbs: ["lost"] },
  { id: "satellite", icon: "satellite", verbs: ["satellite"] },
  { id: "token", icon: "federation-green", verbs: ["token", "rescore"] },
  { id: "charge", icon: "charge", verbs: ["charge"] },
  { id: "decline", icon: "close", verbs: ["decline"] },
  { id: "pay", icon: "power", verbs: ["pay"] },
  { id: "spend", icon: "brainstone", verbs: ["spend", "brainstone"] },
  { id: "build", icon: "mine", verbs: ["build"] },
  { id: "project", icon: "gaiaformer", verbs: ["project"] },
  { id: "upgrade", icon: "institute", verbs: ["upgrade"] },
  { id: "federation", icon: "federation-green", verbs: ["federation"] },
  { id: "research", icon: "track-science", verbs: ["research"] },
  { id: "board", icon: "power", verbs: ["power", "qic"] },
  { id: "special", icon: "special-action", verbs: ["special", "swap", "downgrade", "station", "lowest"] },
  { id: "convert", icon: "phase-trade", verbs: ["convert", "burn"] },
  { id: "skip", icon: "close", verbs: ["skip"] },
  { id: "done", icon: "confirm", verbs: ["done"] },
  { id: "end", icon: "confirm", verbs: ["end"] },
  { id: "pass", icon: "pass", verbs: ["pass"] },
];

export function groups(actions: ActionInfo[], verbs: string[]): Group[] {
  const known = new Set([...verbs, ...actions.map((action) => action.verb)]);
  return FAMILIES.filter((family) => family.verbs.some((verb) => known.has(verb))).map((family) => ({
    id: family.id,
    icon: family.icon,
    label: `gaia-group-${family.id}`,
    verbs: family.verbs.filter((verb) => known.has(verb)),
    actions: actions.filter((action) => family.verbs.includes(action.verb)),
  }));
}

const STRUCTURE_ICONS: { [structure: string]: string } = {
  mine: "mine",
  station: "trading-station",
  lab: "research-lab",
  institute: "institute",
  academy_left: "academy",
  academy_right: "academy",
};
export const structureIcon = (structure: string): string => STRUCTURE_ICONS[structure] ?? structure;

const AREA_ICONS: { [area: string]: string } = {
  terra: "track-terraforming",
  nav: "track-navigation",
  ai: "track-ai",
  gaia: "track-gaia",
  eco: "track-economy",
  sci: "track-science",
};
export const areaIcon = (area: string): string => AREA_ICONS[area] ?? "track-science";

const VERB_ICONS: { [verb: string]: string } = {
  swap: "institute",
  downgrade: "trading-station",
  station: "space-station",
};

export function iconOf(action: string): string {
  const { verb, rest } = read(action);
  if (verb === "upgrade") return structureIcon(rest[1] ?? "");
  if (["research", "advance", "lowest"].includes(verb)) return areaIcon(rest[0] ?? "");
  return VERB_ICONS[verb] ?? FAMILIES.find((family) => family.verbs.includes(verb))?.icon ?? "special-action";
}
