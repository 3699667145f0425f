/** The first rounds of Race for the Galaxy, decision by decision. */
import type { Point, Step } from "../../guide/step";

const action = (id: string): Point => ({ at: `[data-target="action:${id}"]`, panel: "board" });
const ACTIONS: Point = { at: '[data-part="actions"]', panel: "board" };
const TRADE = action("consume_trade");
const PRODUCE = action("produce");
const CONSUME: Point = { at: '[data-target^="action:consume"]', panel: "board" };
const HAND: Point = { at: '[data-target^="hand:"]', panel: "board" };
const DRAWN: Point = { at: '[data-target^="drawn:"]', panel: "board" };
const TABLEAU: Point = { at: '[data-part="tableau"]', panel: "board" };
const LAST: Point = { at: ".ledger", panel: "board" };
const GOALS: Point = { at: '[data-part="goals"]', panel: "goals" };
const LIT: Point = { at: ".lit[data-target]", panel: "board" };
const ANSWERS: Point = { at: "#bar [data-action], .lit[data-target]", panel: "board" };

export const RACE: Step[] = [
  {
    id: "welcome",
    kinds: ["actions"],
    when: (view) => view.round === 1,
    points: [TABLEAU],
    rules: ["RG-GEND-01", "RG-SCORE-01"],
  },
  { id: "actions", kinds: ["actions"], points: [ACTIONS], rules: ["RG-ACT-01", "RG-ROUND-03"] },
  { id: "cards", kinds: ["actions"], points: [HAND], rules: ["RG-SETUP-13", "RG-DEV-05"] },
  {
    id: "goods",
    kinds: ["actions"],
    when: (view) => Number(view.round) > 1,
    points: [TRADE],
    rules: ["RG-TRADE-01", "RG-TRADE-02"],
  },
  {
    id: "again",
    kinds: ["actions"],
    when: (view) => Number(view.round) > 1,
    points: [LAST],
    rules: ["RG-ROUND-02", "RG-ROUND-05"],
  },
  {
    id: "producing",
    kinds: ["actions"],
    when: (view) => Number(view.round) > 2,
    points: [PRODUCE],
    rules: ["RG-PROD-01", "RG-PROD-02"],
  },
  {
    id: "consuming",
    kinds: ["actions"],
    when: (view) => Number(view.round) > 3,
    points: [CONSUME],
    rules: ["RG-CONS-01", "RG-CONS-03"],
  },
  {
    id: "goals",
    kinds: ["actions"],
    when: (view) => Number(view.round) > 4,
    points: [GOALS],
    rules: ["RG-GOAL-01"],
  },
  { id: "explore", kinds: ["explore"], points: [DRAWN], rules: ["RG-EXPL-01", "RG-EXPL-05"] },
  { id: "develop", kinds: ["develop"], points: [LIT], rules: ["RG-DEV-01", "RG-DEV-04", "RG-POW-02"] },
  { id: "settle", kinds: ["settle", "second"], points: [LIT], rules: ["RG-SETTLE-02", "RG-MIL-01", "RG-SETTLE-05"] },
  { id: "pay", kinds: ["pay"], points: [LIT], rules: ["RG-DEV-05", "RG-SETTLE-02"] },
  { id: "way", kinds: ["way", "hire"], rules: ["RG-MIL-05", "RG-MIL-06"] },
  { id: "consume", kinds: ["consume", "spend", "hand_cards"], points: [ANSWERS], rules: ["RG-CONS-01", "RG-CONS-03"] },
  { id: "gamble", kinds: ["gamble"], rules: ["RG-CONS-16"] },
  { id: "sell", kinds: ["sell"], points: [LIT], rules: ["RG-TRADE-01", "RG-TRADE-02"] },
  { id: "produce", kinds: ["produce", "supply"], rules: ["RG-PROD-01", "RG-PROD-02"] },
  { id: "discard", kinds: ["discard"], points: [LIT], rules: ["RG-REND-01"] },
];
