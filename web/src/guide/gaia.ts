/** The first round of Gaia Project, decision by decision. */
import type { Step } from "./step";

export const GAIA: Step[] = [
  { id: "welcome", kinds: ["faction"], rules: ["GP-ROUND-01", "GP-ROUND-04"] },
  { id: "faction", kinds: ["faction"], rules: ["GP-SETUP-11", "GP-BUILD-10"] },
  { id: "place", kinds: ["place"], rules: ["GP-ADV-03", "GP-BUILD-06", "GP-UPG-03"] },
  { id: "booster", kinds: ["booster"], rules: ["GP-SETUP-21", "GP-INC-02"] },
  { id: "turn", kinds: ["turn"], rules: ["GP-ACT-01", "GP-ACT-02"] },
  { id: "upgrade", kinds: ["turn"], rules: ["GP-BUILD-01", "GP-UPG-03", "GP-UPG-05"] },
  { id: "research", kinds: ["turn"], rules: ["GP-ROUND-03", "GP-RES-01"] },
  { id: "power", kinds: ["turn"], rules: ["GP-POWER-02", "GP-BOARD-01", "GP-BOARD-03"] },
  { id: "pass", kinds: ["turn"], rules: ["GP-PASS-01", "GP-PASS-05"] },
  { id: "closing", kinds: ["closing"], rules: ["GP-ACT-06", "GP-FREE-01"] },
  { id: "charge", kinds: ["charge", "brainstone"], rules: ["GP-LEECH-01", "GP-LEECH-03"] },
  { id: "tech", kinds: ["tech", "advance"], rules: ["GP-TECH-03", "GP-TECH-04", "GP-TECH-05"] },
  { id: "mine", kinds: ["mine", "mine_or_project"], rules: ["GP-BOARD-04", "GP-BUILD-17"] },
  { id: "tokens", kinds: ["pay", "spend"], rules: ["GP-POWER-06", "GP-POWER-07"] },
];
