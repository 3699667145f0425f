/** The first three rounds of Gaia Project, decision by decision. */
import type { View } from "../../table/board";
import type { Point, Step } from "../../guide/step";

const group = (id: string): Point => ({ at: `[data-group="${id}"]`, panel: "board" });
const ROUNDS: Point = { at: '[data-part="rounds"]', panel: "score" };
const BOOSTERS: Point = { at: '[data-part="boosters"]', panel: "board" };
const FACTIONS: Point = { at: '.lit[data-target^="faction:"]', panel: "factions" };
const PLANETS: Point = { at: '.lit[data-target^="hex:"]', panel: "board" };
const GOODS: Point = { at: '[data-part="goods"]' };
const POWER: Point = { at: '.seat.mine svg.power, .strip [data-part="power"]' };
const TRACKS: Point = { at: '[data-part="tracks"]', panel: "research" };
const OCTAGONS: Point = { at: '[data-part="octagons"]', panel: "research" };
const TOKENS: Point = { at: '[data-part="tokens"]', panel: "research" };
const TILES: Point = { at: '.lit[data-target^="tech:"]', panel: "research" };
const FINALS: Point = { at: '[data-part="finals"]', panel: "score" };
const ANSWERS: Point = { at: "#bar [data-action], #bar [data-group]" };

const from = (round: number) => (view: View) => Number(view.round) >= round;

export const GAIA: Step[] = [
  { id: "welcome", kinds: ["faction"], points: [ROUNDS], rules: ["GP-ROUND-01", "GP-ROUND-04"] },
  { id: "faction", kinds: ["faction"], points: [FACTIONS], rules: ["GP-SETUP-11", "GP-BUILD-10"] },
  { id: "place", kinds: ["place"], points: [PLANETS], rules: ["GP-ADV-03", "GP-BUILD-06", "GP-UPG-03"] },
  { id: "booster", kinds: ["booster"], points: [BOOSTERS], rules: ["GP-SETUP-21", "GP-INC-02"] },
  { id: "turn", kinds: ["turn"], points: [{ at: "#bar [data-group]" }], rules: ["GP-ACT-01", "GP-ACT-02"] },
  { id: "goods", kinds: ["turn"], points: [GOODS, POWER], rules: ["GP-INC-02", "GP-BUILD-07"] },
  {
    id: "upgrade",
    kinds: ["turn"],
    awaits: ["build", "upgrade"],
    points: [group("build"), group("upgrade")],
    rules: ["GP-BUILD-01", "GP-UPG-03", "GP-UPG-05"],
  },
  {
    id: "income",
    kinds: ["turn"],
    when: from(2),
    points: [GOODS, OCTAGONS, ROUNDS],
    rules: ["GP-INC-02", "GP-GAIA-01"],
  },
  { id: "research", kinds: ["turn"], points: [ROUNDS, TRACKS], rules: ["GP-ROUND-03", "GP-RES-01"] },
  {
    id: "advance",
    kinds: ["turn"],
    awaits: ["research"],
    points: [GOODS, group("research"), TRACKS],
    rules: ["GP-RES-01", "GP-RES-02"],
  },
  { id: "power", kinds: ["turn"], points: [POWER, OCTAGONS], rules: ["GP-POWER-02", "GP-BOARD-01", "GP-BOARD-03"] },
  {
    id: "project",
    kinds: ["turn"],
    when: from(2),
    points: [group("project"), TRACKS],
    rules: ["GP-BUILD-11", "GP-PROJ-01", "GP-PROJ-07"],
  },
  { id: "send", kinds: ["turn"], awaits: ["project"], points: [group("project")], rules: ["GP-PROJ-01", "GP-GAIA-03"] },
  {
    id: "federation",
    kinds: ["turn"],
    when: from(2),
    points: [group("federation"), TOKENS],
    rules: ["GP-FED-01", "GP-FED-02", "GP-FED-04"],
  },
  {
    id: "unite",
    kinds: ["turn"],
    awaits: ["federation"],
    points: [group("federation"), TOKENS],
    rules: ["GP-FED-08", "GP-FED-12"],
  },
  { id: "scoring", kinds: ["turn"], when: from(3), points: [FINALS, TRACKS], rules: ["GP-END-02", "GP-END-04"] },
  { id: "pass", kinds: ["turn"], points: [group("pass"), BOOSTERS], rules: ["GP-PASS-01", "GP-PASS-05"] },
  { id: "closing", kinds: ["closing"], rules: ["GP-ACT-06", "GP-FREE-01"] },
  { id: "charge", kinds: ["charge", "brainstone"], points: [POWER], rules: ["GP-LEECH-01", "GP-LEECH-03"] },
  { id: "tech", kinds: ["tech", "advance"], points: [TILES], rules: ["GP-TECH-03", "GP-TECH-04", "GP-TECH-05"] },
  { id: "mine", kinds: ["mine", "mine_or_project"], points: [PLANETS], rules: ["GP-BOARD-04", "GP-BUILD-17"] },
  { id: "tokens", kinds: ["pay", "spend"], points: [POWER], rules: ["GP-POWER-06", "GP-POWER-07"] },
  {
    id: "rare",
    kinds: ["income", "token", "satellite", "lost", "rescore"],
    points: [ANSWERS],
    rules: ["GP-INC-06", "GP-FED-08"],
  },
];
