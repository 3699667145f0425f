/** The rules that govern what lies on the table, by its kind and, where it has rules of its own, by its id. */
import type { Target } from "../../table/board";
import { split } from "./notation";
import type { FederationView, Wing } from "./view";

/** What happens on a planet. */
const PLANETS: { [planet: string]: string[] } = {
  neo: ["FD-NEO-01", "FD-NEO-02", "FD-NEO-06"],
  six_moons: ["FD-SIX-01", "FD-SIX-04"],
  atal: ["FD-ATA-01", "FD-ATA-03", "FD-ATA-07"],
  arratuin: ["FD-ARR-01", "FD-ARR-02", "FD-ARR-07"],
  e81216: ["FD-E81-01", "FD-E81-03", "FD-E81-04"],
};
const ROOMS: { [room: string]: string[] } = {
  officers_quarters: ["FD-ROOM-01"],
  purchasing_office: ["FD-ROOM-02", "FD-ROOM-10"],
  patrons_office: ["FD-ROOM-03", "FD-ROOM-10"],
  presidents_office: ["FD-ROOM-04", "FD-ROOM-06"],
  assistants_room: ["FD-ROOM-07", "FD-ROOM-10"],
  small_lounge: ["FD-ROOM-08"],
  spy: ["FD-SPY-01", "FD-SPY-03", "FD-SPY-04"],
};
const MISSIONS: { [mission: string]: string } = {
  m1: "FD-MIS-20",
  m2: "FD-MIS-21",
  m3: "FD-MIS-22",
  m4: "FD-MIS-23",
  m5: "FD-MIS-24",
  m6: "FD-MIS-25",
  m7: "FD-MIS-26",
  m8: "FD-MIS-27",
  m9: "FD-MIS-28",
  m10: "FD-MIS-29",
  m11: "FD-MIS-30",
  m12: "FD-MIS-31",
};
const PRODUCTIONS: { [production: string]: string } = {
  shipyard: "FD-PRD-01",
  transmutation_chamber: "FD-PRD-02",
  military_academy: "FD-PRD-03",
  alteration_incubator: "FD-PRD-04",
  transporter: "FD-PRD-05",
  lavandium_replicator: "FD-PRD-06",
  consulate: "FD-PRD-07",
  space_university: "FD-PRD-08",
};

function spaceRules(id: string, view: FederationView): string[] {
  if (id === "outer") return ["FD-OUT-01", "FD-OUT-02", "FD-OUT-04"];
  const action = view.senate.spaces.find((space) => space.id === id)?.action ?? "";
  return [...(PLANETS[action] ?? ROOMS[action] ?? []), "FD-SEN-07", "FD-SEN-08", "FD-AMB-04", "FD-AMB-05"];
}

function buildingRules(id: string): string[] {
  const production = PRODUCTIONS[id];
  if (production) return [production, "FD-E81-05", "FD-PRD-09", "FD-E81-02"];
  return ["FD-MEG-01", "FD-MEG-02", "FD-MEG-03", "FD-MEG-04"];
}

function projectRules(id: string, players: number): string[] {
  const ranks =
    id === "general"
      ? ["FD-GPR-02", "FD-GPR-04", "FD-GPR-05", "FD-END-06"]
      : ["FD-EXE-07", id === "missions" ? "FD-END-05" : "FD-END-04"];
  const places = { 2: "FD-2P-06", 3: "FD-END-08" }[players] ?? "FD-END-07";
  return [...ranks, "FD-END-03", places];
}

/** A law tile: how it is passed, and what is done on its planet. */
function lawRules(wing: string, view: FederationView): string[] {
  const planet = view.laws[wing as Wing]?.law ?? "";
  return ["FD-EXE-13", "FD-EXE-14", "FD-EXE-15", ...(PLANETS[planet]?.slice(-1) ?? [])];
}

const cellRules = (id: string, view: FederationView): string[] =>
  view.neo.cells.find((cell) => cell.id === id)?.asteroid
    ? ["FD-NEO-03", "FD-NEO-05"]
    : id === "n8"
      ? ["FD-NEO-07", "FD-NEO-08"]
      : [];

export function rulesOf(target: Target, view: FederationView): string[] {
  const { kind, id } = split(target);
  switch (kind) {
    case "space":
      return spaceRules(id, view);
    case "cell":
      return [...cellRules(id, view), ...PLANETS.neo!];
    case "moon":
      return ["FD-SIX-01", "FD-SIX-03", "FD-SIX-04", "FD-SIX-05", "FD-ALT-01", "FD-ALT-03"];
    case "shop":
      return ["FD-ARR-02", "FD-ARR-03", "FD-ARR-05", "FD-ARR-07"];
    case "building":
      return buildingRules(id);
    case "specialist":
    case "own":
      return [`FD-SP-${id.toUpperCase()}`, "FD-ATA-01", "FD-ATA-05", "FD-ATA-06"];
    case "mission":
      return [MISSIONS[id] ?? "FD-MIS-01", "FD-MIS-03", "FD-MIS-04", "FD-MIS-05"];
    case "project":
      return projectRules(id, view.players);
    case "law":
      return lawRules(id, view);
    case "resource":
      return id === "gold"
        ? ["FD-RES-03", "FD-RES-06", "FD-RES-04"]
        : ["FD-RES-01", "FD-RES-02", "FD-RES-05", "FD-RES-04"];
    case "floor":
      return ["FD-EXE-10", "FD-EXE-11", "FD-EXE-12"];
    case "planet":
      return [...(PLANETS[id] ?? []), "FD-MED-03", "FD-MED-04"];
    case "deep":
      return [`FD-DS-0${id.slice(2)}`, "FD-DS-00", "FD-DS-09"];
    case "start":
      return ["FD-START-03", "FD-START-04"];
    case "track":
      return ["FD-ACC-01", "FD-ACC-02", "FD-ACC-03", "FD-MED-05", "FD-EXE-03", "FD-EXE-05"];
    default:
      return [];
  }
}
