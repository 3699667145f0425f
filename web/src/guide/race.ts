/** The first rounds of Race for the Galaxy, decision by decision. */
import type { Step } from "./step";

export const RACE: Step[] = [
  { id: "welcome", kinds: ["actions"], when: (view) => view.round === 1, rules: ["RG-GEND-01", "RG-SCORE-01"] },
  { id: "actions", kinds: ["actions"], rules: ["RG-ACT-01", "RG-ROUND-03"] },
  { id: "cards", kinds: ["actions"], rules: ["RG-SETUP-13", "RG-DEV-05"] },
  { id: "goods", kinds: ["actions"], when: (view) => Number(view.round) > 1, rules: ["RG-TRADE-01", "RG-TRADE-02"] },
  { id: "again", kinds: ["actions"], when: (view) => Number(view.round) > 1, rules: ["RG-ROUND-02", "RG-ROUND-05"] },
  { id: "explore", kinds: ["explore"], rules: ["RG-EXPL-01", "RG-EXPL-05"] },
  { id: "develop", kinds: ["develop"], rules: ["RG-DEV-01", "RG-DEV-04", "RG-POW-02"] },
  { id: "settle", kinds: ["settle", "second"], rules: ["RG-SETTLE-02", "RG-MIL-01", "RG-SETTLE-05"] },
  { id: "pay", kinds: ["pay"], rules: ["RG-DEV-05", "RG-SETTLE-02"] },
  { id: "way", kinds: ["way", "hire"], rules: ["RG-MIL-05", "RG-MIL-06"] },
  { id: "consume", kinds: ["consume", "spend", "hand_cards"], rules: ["RG-CONS-01", "RG-CONS-03"] },
  { id: "gamble", kinds: ["gamble"], rules: ["RG-CONS-16"] },
  { id: "sell", kinds: ["sell"], rules: ["RG-TRADE-01", "RG-TRADE-02"] },
  { id: "produce", kinds: ["produce", "supply"], rules: ["RG-PROD-01", "RG-PROD-02"] },
  { id: "discard", kinds: ["discard"], rules: ["RG-REND-01"] },
];
