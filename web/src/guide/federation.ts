/** The first round of Federation, decision by decision. */
import type { Step } from "./step";

export const FEDERATION: Step[] = [
  { id: "welcome", kinds: ["start"], rules: ["FD-GEN-01", "FD-GEN-02", "FD-GEN-03"] },
  { id: "start", kinds: ["start"], rules: ["FD-START-02", "FD-START-03", "FD-START-04"] },
  { id: "turn", kinds: ["turn"], rules: ["FD-TRN-01", "FD-TRN-02", "FD-SEN-09"] },
  { id: "sides", kinds: ["turn"], rules: ["FD-AMB-04", "FD-AMB-05", "FD-EXE-10"] },
  { id: "law", kinds: ["turn"], rules: ["FD-EXE-13", "FD-EXE-15", "FD-GEN-07"] },
  { id: "again", kinds: ["turn"], rules: ["FD-OUT-02", "FD-EXE-10", "FD-MIS-03"] },
  { id: "neo", kinds: ["neo", "dead"], rules: ["FD-NEO-01", "FD-NEO-02"] },
  { id: "moons", kinds: ["moons", "token", "look"], rules: ["FD-SIX-01", "FD-ALT-01"] },
  { id: "cover", kinds: ["cover"], rules: ["FD-TRN-03", "FD-ALT-04"] },
  { id: "atal", kinds: ["atal", "copy", "refresh"], rules: ["FD-ATA-01", "FD-TRN-12"] },
  { id: "arratuin", kinds: ["arratuin", "disc"], rules: ["FD-ARR-02", "FD-ARR-03"] },
  { id: "build", kinds: ["build", "built"], rules: ["FD-E81-01", "FD-E81-04", "FD-EXE-02"] },
  { id: "die", kinds: ["die"], rules: ["FD-TRN-07"] },
  { id: "mission", kinds: ["mission"], rules: ["FD-MIS-02", "FD-MIS-06", "FD-MIS-08"] },
  { id: "marker", kinds: ["marker"], rules: ["FD-MIS-03", "FD-MIS-05"] },
  { id: "project", kinds: ["project"], rules: ["FD-END-03", "FD-GPR-05"] },
  { id: "medal", kinds: ["medal"], rules: ["FD-MED-01", "FD-MED-10"] },
  { id: "spy", kinds: ["spy", "transport"], rules: ["FD-SPY-01", "FD-SPY-03"] },
  { id: "pay", kinds: ["pay", "convert", "discard"], rules: ["FD-RES-02", "FD-RES-05", "FD-RES-07"] },
  { id: "choose", kinds: ["choose", "mix", "closing"], rules: ["FD-RES-07"] },
  { id: "upkeep", kinds: ["upkeep", "income"], rules: ["FD-EXE-03", "FD-EXE-04"] },
  { id: "tie", kinds: ["law"], rules: ["FD-EXE-14", "FD-EXE-15"] },
];
