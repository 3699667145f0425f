/** One family at a time: everything that may be done is lit at once. And the icons of actions. */
import type { Group } from "../../table/board";
import type { ActionInfo, Decision } from "../../lib/wire";
import { read } from "./notation";

export const PLANET_ICONS: { [planet: string]: string } = {
  neo: "fed-neo",
  six_moons: "fed-six-moons",
  atal: "fed-atal",
  arratuin: "fed-arratuin",
  e81216: "fed-e81216",
};
const ROOM_ICONS: { [action: string]: string } = {
  officers_quarters: "accreditation",
  purchasing_office: "spaceship",
  patrons_office: "mission",
  presidents_office: "president",
  assistants_room: "assistant-die",
  small_lounge: "project",
  spy: "spy",
};
const MISSION_ICONS: { [mission: string]: string } = {
  m1: "fed-neo",
  m2: "fed-six-moons",
  m3: "fed-atal",
  m4: "fed-arratuin",
  m5: "fed-e81216",
  m6: "accreditation",
  m7: "spy",
  m8: "crystal",
  m9: "intrigue",
  m10: "assistant-die",
  m11: "spaceship",
  m12: "mission",
};
export const MISSION_PLANETS: { [mission: string]: string } = {
  m1: "neo",
  m2: "six_moons",
  m3: "atal",
  m4: "arratuin",
  m5: "e81216",
};
const TYPE_ICONS: { [type: string]: string } = {
  A: "spec-diplomat",
  B: "spec-robot",
  C: "spec-trader",
  D: "spec-mage",
  E: "spec-miner",
};
const PROJECT_ICONS: { [project: string]: string } = { missions: "mission", general: "project" };
const COUNT_ICONS: { [count: string]: string } = {
  mission_completed: "mission",
  mission_opened: "mission",
  level: "accreditation",
  die: "assistant-die",
  crystal_or_gold: "crystal",
  gold: "gold",
  ship: "spaceship",
  token: "alteration",
  asteroid: "asteroid",
  disc_level_2: "fed-arratuin",
  megastructure: "megastructure",
  colour: "people",
  contribution: "project",
};
const VERB_ICONS: { [verb: string]: string } = {
  start: "first-player",
  keep: "ambassador",
  cover: "alteration",
  die: "assistant-die",
  skip: "close",
  end: "confirm",
  pay: "crystal",
  copy: "people",
  move: "fed-neo",
  transport: "arrow",
  dead: "asteroid",
  go: "fed-six-moons",
  take: "alteration",
  shop: "fed-arratuin",
  disc: "fed-arratuin",
  build: "fed-e81216",
  income: "income",
  medal: "medal",
  convert: "arrow",
  mix: "crystal",
  deep: "deep-space",
  upkeep: "upkeep",
  law: "law",
  discard: "discard",
};

export const actionIcon = (action: string): string => PLANET_ICONS[action] ?? ROOM_ICONS[action] ?? "vote";
export const missionIcon = (mission: string): string => MISSION_ICONS[mission] ?? "mission";
export const typeIcon = (type: string): string => TYPE_ICONS[type] ?? "people";
export const projectIcon = (project: string): string => PLANET_ICONS[project] ?? PROJECT_ICONS[project] ?? "project";
export const countIcon = (count: string): string =>
  PLANET_ICONS[count.replace("influence_", "")] ?? COUNT_ICONS[count] ?? "influence";

/** Confirming ends the turn by itself. */
export const CLOSING = ["end"];

export function groups(actions: ActionInfo[], verbs: string[], decision: Decision): Group[] {
  const open = actions.filter((action) => !CLOSING.includes(action.verb));
  if (open.length === 0) return [];
  return [{ id: decision.kind, icon: "vote", label: `decision-${decision.kind}`, verbs, actions: open }];
}

export function iconOf(action: string): string {
  const { verb, rest } = read(action);
  const [first = ""] = rest;
  if (verb === "place") return { vote: "vote", fund: "funding" }[rest[1] ?? ""] ?? "alteration";
  if (verb === "mission" || verb === "marker") return missionIcon(first);
  if (verb === "project") return projectIcon(first);
  if (verb === "spy") return actionIcon(first);
  if (["use", "hire", "copy", "refresh"].includes(verb)) return typeIcon(first[1] ?? "");
  if (verb === "discard" || verb === "convert") return first;
  if (verb === "choose")
    return (
      PLANET_ICONS[first] ??
      { degree: "accreditation", ship: "spaceship", marker: "mission", die: "assistant-die", token: "alteration" }[
        first
      ] ??
      first
    );
  return VERB_ICONS[verb] ?? "vote";
}
