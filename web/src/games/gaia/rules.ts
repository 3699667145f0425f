/** The rules that govern what lies on the table, by its kind and, where it has rules of its own, by its id. */
import type { Target } from "../../table/board";
import { split } from "./notation";
import { hexAt, type GaiaView, type Hex } from "./view";

/** How many rules each faction has: `GP-FAC-TER-01` to `-04`. */
const FACTIONS: { [faction: string]: [string, number] } = {
  terrans: ["TER", 4],
  lantids: ["LAN", 7],
  xenos: ["XEN", 4],
  gleens: ["GLE", 6],
  taklons: ["TAK", 7],
  ambas: ["AMB", 5],
  hadsch_hallas: ["HAD", 3],
  ivits: ["IVI", 12],
  geodens: ["GEO", 3],
  bal_taks: ["BAL", 7],
  firaks: ["FIR", 6],
  bescods: ["BES", 7],
  nevlas: ["NEV", 5],
  itars: ["ITA", 5],
};

const group = (name: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `GP-${name}-${String(from + i).padStart(2, "0")}`);

const RESEARCH = ["GP-RES-01", "GP-RES-03", "GP-RES-04", "GP-RES-05"];
const AREAS: { [area: string]: string[] } = {
  terra: group("TRACK", 1, 6),
  nav: group("TRACK", 7, 14),
  ai: ["GP-TRACK-15"],
  gaia: group("TRACK", 16, 21),
  eco: group("TRACK", 22, 26),
  sci: ["GP-TRACK-27", "GP-TRACK-28"],
};
const OCTAGONS: { [octagon: string]: string[] } = {
  steps_2: ["GP-BOARD-04", "GP-BUILD-17"],
  step_1: ["GP-BOARD-04", "GP-BUILD-17"],
  tech: ["GP-BOARD-05", "GP-TECH-01"],
  rescore: ["GP-BOARD-06"],
  types: ["GP-BOARD-07", "GP-TILE-01"],
};
const BOOSTERS: { [booster: string]: string[] } = {
  terraform: ["GP-TILE-08"],
  range: ["GP-TILE-09"],
  mines: ["GP-TILE-10"],
  gaia: ["GP-TILE-10"],
};
const ROUNDS: { [tile: string]: string } = {
  terraform: "GP-TILE-12",
  research: "GP-TILE-17",
  mine: "GP-TILE-13",
  federation: "GP-TILE-15",
  station: "GP-TILE-14",
  gaia: "GP-TILE-13",
  big: "GP-TILE-16",
};

function techRules(id: string): string[] {
  const taking = id.startsWith("adv_")
    ? ["GP-TECH-07", "GP-TECH-08", "GP-TECH-06"]
    : ["GP-TECH-01", "GP-TECH-02", "GP-TECH-04", "GP-TECH-05"];
  return [...effectOf(id), ...taking];
}

/** What the tile itself does. */
function effectOf(id: string): string[] {
  if (id === "big_4") return ["GP-TILE-03"];
  if (["charge_4", "adv_qic_credits", "adv_3_ore", "adv_3_knowledge"].includes(id)) return ["GP-TILE-05", "GP-SPEC-01"];
  if (id.startsWith("adv_pass")) return ["GP-TILE-06"];
  if (["gaia_vp", "adv_research", "adv_mine", "adv_station"].includes(id)) return ["GP-TILE-04"];
  if (["ore_charge", "knowledge_credit", "credits_4"].includes(id)) return ["GP-INC-02"];
  return ["GP-TECH-10", "GP-TILE-01"];
}

const UPGRADES: { [structure: string]: string[] } = {
  mine: ["GP-UPG-03"],
  station: ["GP-UPG-04", "GP-UPG-05"],
  lab: ["GP-UPG-06"],
};

function planetRules(hex: Hex): string[] {
  if (hex.structure) {
    const more = UPGRADES[hex.structure] ?? ["GP-UPG-07"];
    return ["GP-UPG-01", ...more, "GP-FED-02", "GP-LEECH-01"];
  }
  if (hex.planet === "transdim")
    return hex.gaiaformer === undefined ? ["GP-PROJ-01", "GP-PROJ-07", "GP-BUILD-11"] : ["GP-GAIA-03", "GP-PROJ-04"];
  if (hex.planet === "gaia")
    return hex.gaiaformer === undefined ? ["GP-BUILD-12", "GP-BUILD-05"] : ["GP-BUILD-13", "GP-BUILD-14"];
  return ["GP-BUILD-01", "GP-BUILD-03", "GP-BUILD-05", "GP-BUILD-15", "GP-BUILD-16"];
}

function hexRules(hex: Hex | undefined): string[] {
  if (hex?.planet) return planetRules(hex);
  if (hex?.station !== undefined) return ["GP-FAC-IVI-05", "GP-FAC-IVI-06", "GP-FAC-IVI-07"];
  return ["GP-FED-04", "GP-FED-05", "GP-BUILD-08"];
}

function factionRules(id: string): string[] {
  const [name, count] = FACTIONS[id] ?? ["", 0];
  return name ? group(`FAC-${name}`, 1, count) : ["GP-ADV-01"];
}

export function rulesOf(target: Target, view: GaiaView): string[] {
  const { kind, id } = split(target);
  switch (kind) {
    case "hex":
      return hexRules(hexAt(view, id));
    case "sector":
      return ["GP-DEF-08", "GP-MAP-02", "GP-MAP-08"];
    case "area":
      return [...(AREAS[id] ?? []), ...RESEARCH];
    case "tech":
      return techRules(id);
    case "octagon":
      return ["GP-BOARD-01", "GP-BOARD-02", ...(OCTAGONS[id] ?? ["GP-BOARD-03"])];
    case "booster":
      return [...(BOOSTERS[id] ?? []), "GP-TILE-11", "GP-PASS-01", "GP-PASS-03"];
    case "token":
      return [...(id === "gleens" ? ["GP-FAC-GLE-04"] : []), "GP-FED-08", "GP-FED-19", "GP-TILE-07"];
    case "faction":
      return factionRules(id);
    case "round":
      return ["GP-ROUND-03", ROUNDS[id.split("_")[0]!] ?? "GP-TILE-18"];
    case "final":
      return ["GP-END-02", "GP-END-03", "GP-END-07", ...(view.players < 3 ? ["GP-NEUT-02", "GP-NEUT-03"] : [])];
    default:
      return [];
  }
}
