/** The first two rounds of Federation, decision by decision. */
import type { View } from "../../table/board";
import type { Point, Step } from "../../guide/step";

const planet = (id: string): Point => ({ at: `[data-target="planet:${id}"]`, panel: "planets" });
const SENATE: Point = { at: ".senate", panel: "board" };
const SPACES: Point = { at: ".senate .grid", panel: "board" };
const AMBASSADORS: Point = { at: '[data-part="ambassadors"], #bar [data-group]' };
const FLOORS: Point = { at: '[data-about^="floor:"]', panel: "board" };
const PROJECTS: Point = { at: '[data-target^="project:"]', panel: "board" };
const LAWS: Point = { at: '[data-target^="law:"]', panel: "board" };
const OUTER: Point = { at: '[data-target="space:outer"]', panel: "board" };
const MISSIONS: Point = { at: ".missions", panel: "mine" };
const LEVEL: Point = { at: '[data-about="track:accreditation"]', panel: "mine" };
const GOODS: Point = { at: '[data-part="goods"]' };
const ANSWERS: Point = { at: "#bar [data-action], .lit[data-target]" };

const second = (view: View): boolean => Number(view.round) > 1;

export const FEDERATION: Step[] = [
  { id: "welcome", kinds: ["start"], points: [SENATE], rules: ["FD-GEN-01", "FD-GEN-02", "FD-GEN-03"] },
  { id: "start", kinds: ["start"], points: [ANSWERS], rules: ["FD-START-02", "FD-START-03", "FD-START-04"] },
  { id: "turn", kinds: ["turn"], points: [SPACES, AMBASSADORS], rules: ["FD-TRN-01", "FD-TRN-02", "FD-SEN-09"] },
  { id: "sides", kinds: ["turn"], points: [FLOORS, PROJECTS], rules: ["FD-AMB-04", "FD-AMB-05", "FD-EXE-10"] },
  { id: "law", kinds: ["turn"], points: [LAWS], rules: ["FD-EXE-13", "FD-EXE-15", "FD-GEN-07"] },
  {
    id: "executed",
    kinds: ["turn"],
    when: second,
    points: [PROJECTS, LAWS, AMBASSADORS],
    rules: ["FD-EXE-01", "FD-EXE-07", "FD-EXE-15"],
  },
  { id: "missions", kinds: ["turn"], when: second, points: [MISSIONS, GOODS], rules: ["FD-MIS-02", "FD-MIS-03"] },
  { id: "again", kinds: ["turn"], points: [FLOORS, OUTER], rules: ["FD-OUT-02", "FD-EXE-10", "FD-MIS-03"] },
  { id: "neo", kinds: ["neo", "dead"], points: [planet("neo")], rules: ["FD-NEO-01", "FD-NEO-02"] },
  { id: "moons", kinds: ["moons", "token", "look"], points: [planet("six_moons")], rules: ["FD-SIX-01", "FD-ALT-01"] },
  { id: "cover", kinds: ["cover"], rules: ["FD-TRN-03", "FD-ALT-04"] },
  { id: "atal", kinds: ["atal", "copy", "refresh"], points: [planet("atal")], rules: ["FD-ATA-01", "FD-TRN-12"] },
  { id: "arratuin", kinds: ["arratuin", "disc"], points: [planet("arratuin")], rules: ["FD-ARR-02", "FD-ARR-03"] },
  {
    id: "build",
    kinds: ["build", "built"],
    points: [planet("e81216")],
    rules: ["FD-E81-01", "FD-E81-04", "FD-EXE-02"],
  },
  { id: "die", kinds: ["die"], rules: ["FD-TRN-07"] },
  { id: "mission", kinds: ["mission"], points: [MISSIONS], rules: ["FD-MIS-02", "FD-MIS-06", "FD-MIS-08"] },
  { id: "marker", kinds: ["marker"], rules: ["FD-MIS-03", "FD-MIS-05"] },
  { id: "project", kinds: ["project"], points: [PROJECTS], rules: ["FD-END-03", "FD-GPR-05"] },
  { id: "medal", kinds: ["medal"], rules: ["FD-MED-01", "FD-MED-10"] },
  { id: "spy", kinds: ["spy", "transport"], rules: ["FD-SPY-01", "FD-SPY-03"] },
  { id: "pay", kinds: ["pay", "convert", "discard"], points: [GOODS], rules: ["FD-RES-02", "FD-RES-05", "FD-RES-07"] },
  { id: "choose", kinds: ["choose", "mix", "closing"], rules: ["FD-RES-07"] },
  { id: "upkeep", kinds: ["upkeep", "income"], points: [LEVEL], rules: ["FD-EXE-03", "FD-EXE-04"] },
  { id: "tie", kinds: ["law"], rules: ["FD-EXE-14", "FD-EXE-15"] },
];
