/** Written by `python -m build_tools.types` from the types in Python: change them there. */

import type { Json } from "../../lib/schema";

/** The robot, as far as its player may know it. */
export interface RobotView {
  chips: number;
  counter: string;
  credit: number;
  dice: string[];
  economy: number;
  overlays: string[];
  score: number;
  six_counters: number;
  six_placed: number;
  stack: number;
  start: string;
  tableau: string[];
  won: boolean;
}

/** A card of the players' own, as the view has it. */
export interface OwnCard {
  cost: number;
  good: string | null;
  id: string;
  key: string;
  keywords: string[];
  lines: string[];
  military: boolean;
  mode: string | null;
  name: string;
  scoring: string[];
  symbols: string[];
  vp: number;
  world: boolean;
}

/** A card in a tableau. */
export interface Placed {
  card: string;
  good: boolean;
}

/** What a card of the hand would cost now. */
export interface Price {
  cards?: number;
  defence?: number;
  military?: number;
}

/** A seat; what only its owner sees is left out for others. */
export interface RaceSeat {
  actions: string[];
  chips: number;
  chosen?: string[];
  drawn?: string[];
  goal_vp: number;
  hand?: string[];
  hand_size: number;
  ledger: [number, string, number][];
  military: number;
  placing: string | null;
  points: { [name: string]: number }[];
  prices?: Price[];
  score: number;
  seat: number;
  start: string | number;
  starts?: string[];
  tableau: Placed[];
  temporary_military: number;
}

/** A goal, and how the seats stand on it. */
export interface Goal {
  counts: number[];
  holders: number[];
  id: string;
  most: boolean;
  threshold: number;
  vp: number[];
}

/** The decision that is owed: its kind, by whom, and its own facts. */
export interface Asked {
  kind: string;
  seats: number[];
  [field: string]: Json;
}

/** The whole table of Race for the Galaxy. */
export interface RaceView {
  decision: Asked | null;
  deck: number[];
  discards: number[];
  duel: boolean;
  game: string;
  goals: Goal[];
  options: { [name: string]: Json };
  own_cards: OwnCard[];
  phase: string;
  players: number;
  pool: number;
  robot: RobotView | null;
  round: number;
  seats: RaceSeat[];
  second: boolean;
  to_act: number[];
  turn_order: number[];
  you: number | null;
}
